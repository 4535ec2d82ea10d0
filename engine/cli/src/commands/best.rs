//! The command `best`: the computer's move, or the values of all moves.

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::{InputError, Result};
use crate::base::seed::MAX_SEED;
use crate::players::thinking;
use gambol::search::{self, Level};
use std::io::Write;
use std::time::Duration;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "best",
    usage: "GAME POSITION",
    summary: "the computer's move, or the values of all moves",
    details: DETAILS,
    options: &["level", "seed", "time-ms", "all"],
    has_setup: true,
    run,
};

const DETAILS: &str = "\
Options:
  --level LEVEL       beginner, easy, medium, hard or master (default: master)
  --seed N            the seed of the choice among equally good moves
  --time-ms N         the time limit in milliseconds (default: 10,000)
  --all               prints all legal moves with their values and depths, best first; a value is
                      in the game's unit for the player to move, and a depth is in plies, or
                      `exact` if the value is proved
";

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let game = arguments.game()?;
    let setup = arguments.setup();
    let position = arguments.word("position")?;
    let level = arguments.level()?;
    let seed = arguments.number("seed", MAX_SEED)?.unwrap_or(0);
    let time = arguments.number("time-ms", u64::MAX)?.unwrap_or(10_000);
    let all = arguments.switch("all");
    arguments.finish()?;
    if let Some(level) = level.filter(|level| all && *level != Level::Master) {
        let expected = "master, the only level for --all";
        return Err(InputError::new("option --level", level.name(), expected).into());
    }
    let session = game.open(&setup, &position)?;
    if session.to_move().is_none() {
        return Err(InputError::new(
            "position",
            position,
            "a position in which the game is not over",
        )
        .into());
    }
    let search_options = search::Options::new(level.unwrap_or_default(), seed).with_all(all);
    let thinker = session.think(search_options)?;
    let report = thinking::finish(thinker, Duration::from_millis(time));
    if !all {
        let best = report.best.expect("a search of an unfinished game has a best move");
        return Ok(writeln!(out, "{best}")?);
    }
    for value in report.values {
        let depth = if value.proved { "exact".to_string() } else { value.depth.to_string() };
        writeln!(out, "{}\t{}\t{depth}", value.mv, f64::from(value.value) / 100.0)?;
    }
    Ok(())
}
