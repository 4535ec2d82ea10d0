//! The command `help`: an overview, or the description of a command.

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::Result;
use gambol::games;
use std::io::Write;

/// Prints an overview with one line per command.
pub(crate) fn overview(commands: &[&Command], out: &mut dyn Write) -> Result {
    writeln!(out, "The rules, computer players and matches of four board games.\n")?;
    writeln!(out, "Usage: gambol COMMAND …\n")?;
    for command in commands {
        let call = format!("{} {}", command.name, command.usage);
        writeln!(out, "  {call:<30}{}", command.summary)?;
    }
    writeln!(out, "\n  {:<30}the description and the options of a command", "COMMAND --help, -h")?;
    writeln!(out, "  {:<30}the version\n", "--version, -V")?;
    let ids: Vec<&str> = games::GAMES.iter().map(|game| game.id).collect();
    writeln!(out, "GAME is one of: {}", ids.join(", "))?;
    Ok(writeln!(out, "{EXIT}")?)
}

/// Prints the help of a command.
pub(crate) fn command(command: &Command, out: &mut dyn Write) -> Result {
    writeln!(out, "{} {}: {}", command.name, command.usage, command.summary)?;
    if !command.details.is_empty() {
        write!(out, "\n{}", command.details)?;
    }
    if command.has_setup {
        write!(out, "\n{SETUP}")?;
    }
    Ok(())
}

/// Runs the command.
pub(crate) fn run(commands: &[&Command], mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let command = arguments.word("command").ok();
    arguments.finish()?;
    match command {
        Some(name) => self::command(Command::by_name(commands, &name)?, out),
        None => overview(commands, out),
    }
}

const EXIT: &str = "\
An error is printed as one line on standard error, and the exit code is 2.";

const SETUP: &str = "\
Set-up:
  --draws on|pieces   whether draws stand or are decided by the number of pieces (combo)
  --players N         2 to 4 players (luckymoose)
  --size N            a board of N × N tiles, an odd number from 9 to 21 (luckymoose)
  --sets N            1 to 6 sets of tokens (luckymoose)
";
