//! The command line: the engine at a terminal.
//!
//! Imports go downward and never in a circle, which `tests/imports.rs` checks: from this file, which alone
//! knows all commands, to `commands`, `lab`, `matches`, `play` and `ugi`, which do not know each other, to
//! `players`, to `base`.

mod base;
mod commands;
#[cfg(test)]
mod fuzz;
mod lab;
mod matches;
mod play;
mod players;
mod ugi;

use base::arguments::{Arguments, SETUP};
use base::command::Command;
use base::error::Result;
use base::interrupt::Interrupted;
use base::output::{self, EscapingWriter};
use commands::help;
use std::error::Error;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

/// All commands, in the order of the help text.
static COMMANDS: &[&Command] = &[
    &play::COMMAND,
    &commands::start::COMMAND,
    &commands::moves::COMMAND,
    &commands::status::COMMAND,
    &commands::perft::COMMAND,
    &commands::dump::COMMAND,
    &commands::best::COMMAND,
    &matches::arena::COMMAND,
    &matches::tournament::COMMAND,
    &commands::compliance::COMMAND,
    &lab::games::COMMAND,
    &lab::train::COMMAND,
    &lab::fit::COMMAND,
    &lab::luck::COMMAND,
    &lab::book::COMMAND,
    &lab::openings::COMMAND,
    &lab::puzzles::COMMAND,
    &lab::insight::COMMAND,
    &lab::agreement::COMMAND,
    &commands::check::COMMAND,
    &commands::convert::COMMAND,
    &lab::speed::COMMAND,
    &ugi::COMMAND,
    &HELP,
];

/// It describes the others.
const HELP: Command = Command {
    name: "help",
    usage: "[COMMAND]",
    summary: "this overview, or the help of a command",
    details: "",
    options: &[],
    has_setup: false,
    run: |arguments, out| help::run(COMMANDS, arguments, out),
};

fn main() -> ExitCode {
    let mut out = EscapingWriter::new(BufWriter::new(io::stdout().lock()));
    let result =
        run(lexopt::Parser::from_env(), &mut out).and_then(|()| out.flush().map_err(Into::into));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(error.as_ref()) => {
            // Discard the buffer: its reader is gone.
            drop(out.into_inner().into_parts());
            ExitCode::SUCCESS
        }
        Err(error) => {
            drop(out.into_inner().into_parts());
            let line = output::line(&error.to_string());
            // A failure to write to standard error cannot be reported.
            let _ = writeln!(io::stderr(), "gambol: {line}");
            let interrupted = error.downcast_ref::<Interrupted>();
            ExitCode::from(interrupted.map_or(2, |interrupted| 128 + interrupted.signal))
        }
    }
}

fn is_closed_pipe(error: &(dyn Error + 'static)) -> bool {
    let error = error.downcast_ref::<io::Error>();
    error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Runs the command of a command line.
fn run(parser: lexopt::Parser, out: &mut EscapingWriter<impl Write>) -> Result {
    let mut arguments = Arguments::parse(parser, |name| {
        SETUP.contains(&name) || COMMANDS.iter().any(|command| command.options.contains(&name))
    })?;
    if arguments.switch("version") {
        return Ok(writeln!(out, "gambol {}", env!("CARGO_PKG_VERSION"))?);
    }
    let needs_help = arguments.switch("help");
    let name = match arguments.word("command") {
        Err(_) if needs_help => {
            arguments.check(&[])?;
            return help::overview(COMMANDS, out);
        }
        // The games are offered.
        Err(_) if play::is_terminal() && arguments.check(&[]).is_ok() => {
            return (play::COMMAND.run)(arguments, out);
        }
        Err(error) => {
            arguments.check(&["help", "version"])?;
            return Err(error.into());
        }
        Ok(name) => name,
    };
    let command = Command::by_name(COMMANDS, &name)?;
    if needs_help {
        return help::command(command, out);
    }
    arguments.check(&command.all_options())?;
    // The bytes of studies are those of a file.
    if command.name == commands::convert::COMMAND.name && !io::stdout().is_terminal() {
        out.write_exactly();
    }
    (command.run)(arguments, out)
}
