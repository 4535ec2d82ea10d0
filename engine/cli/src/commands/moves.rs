//! The command `moves`: the legal moves of a position.

use super::position::{open, sorted_moves};
use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::Result;
use std::io::Write;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "moves",
    usage: "GAME POSITION",
    summary: "the legal moves, each with the resulting position",
    details: "",
    options: &[],
    has_setup: true,
    run,
};

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let session = open(&mut arguments)?;
    arguments.finish()?;
    for (mv, position) in sorted_moves(session.as_ref())? {
        writeln!(out, "{mv}\t{position}")?;
    }
    Ok(())
}
