//! The command `compliance`: whether a program speaks the Universal Game Interface.

mod checks;
mod dialogue;
mod extras;
mod steps;

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::{InputError, Result};
use crate::base::interrupt;
use crate::players::player::Player;
use crate::players::program::{MARGIN, Timeouts};
use checks::CHECKS;
use dialogue::Dialogue;
use gambol::games;
use std::io::Write;
use std::time::Duration;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "compliance",
    usage: "ugi:COMMAND [GAME]",
    summary: "whether a program can play in matches",
    details: DETAILS,
    options: &["margin-ms", "patience-ms"],
    has_setup: true,
    run,
};

const DETAILS: &str = "\
Starts a program anew for each check, and prints `ok`, or what is wrong: FAILED if matches need it,
or else optional. The game is combo if none is given. www/docs/ugi.md describes the interface.

Options:
  --margin-ms N       how much later than its time an answer may arrive (default: 500)
  --patience-ms N     the timeout of an answer without a time limit (default: 5,000); a program has
                      six times as long to start and for `isready`
";

/// The game of a program that is named without one.
const GAME: &str = "combo";

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let name = arguments.word("player")?;
    let id = arguments.word("game").unwrap_or_else(|_| GAME.to_string());
    let setup = arguments.setup();
    let margin = arguments.number("margin-ms", u64::MAX)?.unwrap_or(MARGIN);
    let patience = arguments.number("patience-ms", u64::MAX)?.unwrap_or(5000);
    let waits = Timeouts {
        margin: Duration::from_millis(margin),
        patience: Duration::from_millis(patience),
    };
    arguments.finish()?;
    let game = games::find(&id)?;
    game.start(&setup)?;
    let Player::Ugi(command) = Player::of_command_line(&name, game)? else {
        return Err(InputError::new("player", name, "ugi:COMMAND").into());
    };
    interrupt::listen()?;
    let mut failed = 0;
    for check in &CHECKS {
        // A program of its own for each check, so that a failure has no others.
        let result = Dialogue::begin(&command, game, &setup, waits)
            .and_then(|mut dialogue| (check.run)(&mut dialogue));
        match result {
            Ok(()) => writeln!(out, "ok        {}", check.name)?,
            Err(reason) if check.is_required => {
                failed += 1;
                writeln!(out, "FAILED    {}: {reason}", check.name)?;
            }
            Err(reason) => writeln!(out, "optional  {}: {reason}", check.name)?,
        }
        out.flush()?;
    }
    match failed {
        0 => Ok(writeln!(out, "{name} can play {id} in matches")?),
        _ => Err(InputError::new("compliance", failed.to_string(), "no failure").into()),
    }
}
