//! The games of a book, a line each in a file that a later call continues.

use super::plan::Plan;
use super::position::Book;
use crate::base::error::Result;
use crate::base::log::Log;
use crate::base::seed;
use crate::players::choice::{Budget, OngoingGame};
use crate::players::moves::pick;
use crate::players::player::Player;
use gambol::search::Level;
use std::path::Path;

/// The number of moves that are kept of a game.
const PLIES: usize = 12;
/// The most random moves that a game begins with, so that the games differ.
const OPENING: u64 = 4;

/// The lines of all games: the result for the first player (`1`, `=` or `0`), and the first moves. Those
/// that are in the file already are not played again.
pub(super) fn complete(plan: &Plan, games: u64, path: Option<&Path>) -> Result<Vec<String>> {
    let is_line = |line: &str| Book::default().add(plan, line).is_ok();
    // The file may be another one, or that of a book of another game.
    let open = |path| {
        let is_start = |text: &str| text.starts_with(['1', '=', '0']);
        Log::open("log", path, "the lines of games of this book", is_line, is_start)
    };
    let mut log = path.map(open).transpose()?;
    let there = log.as_ref().map_or(&[][..], Log::lines);
    let mut lines: Vec<String> = there.iter().take(games as usize).cloned().collect();
    crate::base::parallel::run(
        lines.len() as u64,
        games,
        |number| play(plan, number),
        |_, line| {
            if let Some(log) = &mut log {
                log.write(&line)?;
            }
            lines.push(line);
            Ok(())
        },
    )?;
    Ok(lines)
}

/// Plays the game of a number. Returns its line.
fn play(plan: &Plan, number: u64) -> Result<String> {
    let mut rng = seed::rng_of(plan.seed, number);
    let mut session = plan.game.start(&plan.setup)?;
    let random = rng.below(OPENING + 1) as usize;
    while session.to_move().is_some() {
        let seed = rng.bits() >> 11;
        let mv = if session.ply() < random {
            pick(session.legal_moves(), &mut rng)
        } else {
            let (game, setup) = (plan.game, plan.setup.as_str());
            let ongoing = OngoingGame { game, setup, session: session.as_ref() };
            Player::Level(Level::Master).choose(&ongoing, seed, Budget::Nodes(plan.nodes))?.mv
        };
        session.play(&mv)?;
    }
    let winners = session.status().winners;
    let result = match &winners[..] {
        [winner] if winner.0 == 0 => "1",
        [_] => "0",
        _ => "=",
    };
    let moves: Vec<String> = session.moves().into_iter().take(PLIES).collect();
    Ok(format!("{result} {}", moves.join(" ")))
}
