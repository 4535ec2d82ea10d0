//! The command `best`: the computer's move, or the values of all moves.

use super::{MAX_SEED, Result, game};
use crate::input_error::InputError;
use crate::options::Options;
use crate::thinking;
use gambol::search::{self, Level};
use std::io::Write;
use std::time::Duration;

pub(super) fn best(mut options: Options, out: &mut dyn Write) -> Result {
    let game = game(&mut options)?;
    let setup = options.setup();
    let position = options.word("position")?;
    let level: Option<Level> = options.value("level").map(|text| text.parse()).transpose()?;
    let seed = options.number("seed", MAX_SEED)?.unwrap_or(0);
    let time = options.number("time-ms", u64::MAX)?.unwrap_or(10_000);
    let all = options.switch("all");
    options.finish()?;
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
