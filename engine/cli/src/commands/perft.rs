//! The command `perft`: the number of leaf positions.

use super::position::open;
use crate::base::arguments::{Arguments, parse_number};
use crate::base::command::Command;
use crate::base::error::Result;
use std::io::Write;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "perft",
    usage: "GAME POSITION DEPTH",
    summary: "the number of move sequences of length DEPTH",
    details: "",
    options: &[],
    has_setup: true,
    run,
};

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let session = open(&mut arguments)?;
    let depth = parse_number("depth", &arguments.word("depth")?, 0..=1000)? as u32;
    arguments.finish()?;
    Ok(writeln!(out, "{}", session.perft(depth))?)
}
