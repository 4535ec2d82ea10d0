//! Searches for the player to move.

use crate::base::error::Result;
use gambol::search::{Options, Report};
use gambol::{Entry, Session, Thinker};
use std::time::{Duration, Instant};

/// The number of nodes searched between checks of the clock.
const SLICE: u64 = 20_000;
/// The number of nodes searched between checks of their number.
const SHORT_SLICE: u64 = 5_000;

/// Searches a position for the player to move, with what an earlier search of the game knows.
pub(crate) fn follow(
    thinker: &mut dyn Thinker,
    game: &Entry,
    setup: &str,
    session: &dyn Session,
    options: Options,
) -> Result<()> {
    let (view, moves) = question(game, session)?;
    let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
    Ok(thinker.follow(setup, &view, &moves, options)?)
}

/// What a search is told: a position and the moves since, or in a game with hidden hands the view of the
/// player to move, and no moves.
fn question(game: &Entry, session: &dyn Session) -> Result<(String, Vec<String>)> {
    let player = session.to_move().ok_or("the game is over")?;
    if game.is_hidden {
        return Ok((session.view(player), Vec::new()));
    }
    let mut moves = session.moves();
    moves.truncate(session.ply());
    Ok((session.first_position(), moves))
}

/// Runs a search until it is finished or has searched so many positions.
pub(crate) fn finish_nodes(mut thinker: Box<dyn Thinker>, nodes: u64) -> Report<String> {
    loop {
        let progress = thinker.run(nodes.min(SHORT_SLICE));
        if progress.done || progress.nodes >= nodes {
            return thinker.report();
        }
    }
}

/// Runs a search until it is finished or the time is up.
pub(crate) fn finish(mut thinker: Box<dyn Thinker>, time: Duration) -> Report<String> {
    let begin = Instant::now();
    while !thinker.run(SLICE).done && begin.elapsed() < time {}
    thinker.report()
}
