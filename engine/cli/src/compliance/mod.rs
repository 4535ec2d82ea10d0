//! The command `compliance`: whether a program speaks the Universal Game Interface.

mod checks;
mod dialogue;
mod extras;

use crate::input_error::InputError;
use crate::interrupt;
use crate::options::Options;
use crate::players::Player;
use checks::CHECKS;
use dialogue::Dialogue;
use gambol::games;
use std::io::Write;
use std::time::Duration;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The game of a program that is named without one.
const GAME: &str = "combo";

/// Runs the command.
pub(crate) fn run(mut options: Options, out: &mut dyn Write) -> Result {
    let name = options.word("player")?;
    let id = options.word("game").unwrap_or_else(|_| GAME.to_string());
    let setup = options.setup();
    let patience = options.number("patience-ms", u64::MAX)?.unwrap_or(5000);
    options.finish()?;
    let game = games::find(&id)?;
    game.start(&setup)?;
    let Player::Ugi(command) = Player::of_command_line(&name, game)? else {
        return Err(InputError::new("player", name, "ugi:COMMAND").into());
    };
    interrupt::listen()?;
    let mut failed = 0;
    for check in &CHECKS {
        let patience = Duration::from_millis(patience);
        // A program of its own for each check, so that a failure has no others.
        let result = Dialogue::begin(&command, game, &setup, patience)
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
