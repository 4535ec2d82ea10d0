//! Searches for the player to move.

use gambol::search::{Options, Report};
use gambol::{Entry, Session, Thinker};
use std::time::{Duration, Instant};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The number of nodes searched between checks of the clock.
const SLICE: u64 = 20_000;
/// The number of nodes searched between checks of their number.
const SHORT_SLICE: u64 = 5_000;

/// Starts a search for the player to move.
pub(crate) fn begin(
    game: &Entry,
    setup: &str,
    session: &dyn Session,
    options: Options,
) -> Result<Box<dyn Thinker>> {
    let player = session.to_move().ok_or("the game is over")?;
    // In a game with hidden hands the search gets the player's view and no moves.
    if game.is_hidden {
        return Ok(game.think(setup, &session.view(player), &[], options)?);
    }
    let moves = session.moves();
    let moves: Vec<&str> = moves.iter().take(session.ply()).map(String::as_str).collect();
    Ok(game.think(setup, &session.first_position(), &moves, options)?)
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
