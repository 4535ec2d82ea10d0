//! The command `dump`: random games, with the moves and the status of every position.

use super::position::sorted_moves;
use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::{InputError, Result};
use crate::base::seed::MAX_SEED;
use gambol::Rng;
use std::io::Write;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "dump",
    usage: "GAME --seed N --games N",
    summary: "random games: positions (P), moves (M) and statuses (S)",
    details: DETAILS,
    options: &["seed", "games"],
    has_setup: true,
    run,
};

const DETAILS: &str = "\
Options:
  --seed N            the seed of the random generator: equal seeds give equal output
  --games N           the number of games
";

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let game = arguments.game()?;
    let seed = arguments.number("seed", MAX_SEED)?;
    let seed = seed.ok_or_else(|| InputError::new("option --seed", "", "a seed"))?;
    let games = arguments.number("games", u64::MAX)?;
    let games = games.ok_or_else(|| InputError::new("option --games", "", "a number of games"))?;
    let setup = arguments.setup();
    arguments.finish()?;
    let mut rng = Rng::new(seed);
    for _ in 0..games {
        let mut session = game.start(&format!("{setup} seed={}", rng.below(1 << 53)))?;
        loop {
            writeln!(out, "P {}", session.position())?;
            for (mv, position) in sorted_moves(session.as_ref())? {
                writeln!(out, "M {mv}\t{position}")?;
            }
            writeln!(out, "S {}", session.status())?;
            let moves = session.legal_moves();
            if moves.is_empty() {
                break;
            }
            session.play(&moves[rng.below(moves.len() as u64) as usize])?;
        }
    }
    Ok(())
}
