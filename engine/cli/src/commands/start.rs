//! The command `start`: the start position of a game.

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::Result;
use std::io::Write;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "start",
    usage: "GAME",
    summary: "the start position",
    details: DETAILS,
    options: &["seed"],
    has_setup: true,
    run,
};

const DETAILS: &str = "\
Options:
  --seed N            the seed of the set-up or deal (triboard, luckymoose)
";

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let game = arguments.game()?;
    let setup = arguments.setup_with_seed();
    arguments.finish()?;
    Ok(writeln!(out, "{}", game.start(&setup)?.position())?)
}
