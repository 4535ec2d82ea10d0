//! The command `status`: the status of a position.

use super::position::open;
use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::Result;
use std::io::Write;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "status",
    usage: "GAME POSITION",
    summary: "the status: playing or over, the winners, the scores",
    details: "",
    options: &[],
    has_setup: true,
    run,
};

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let session = open(&mut arguments)?;
    arguments.finish()?;
    Ok(writeln!(out, "{}", session.status())?)
}
