//! The command `play`: games at the terminal, line by line or on the full screen.

mod board;
pub(crate) mod clock;
pub(crate) mod command;
mod ending;
#[cfg(test)]
mod fuzz;
mod hand;
pub(crate) mod notation;
mod open;
mod pick;
mod plain;
mod save_file;
mod screen;
mod seat;
pub(crate) mod settings;
mod sheet;
mod study;
mod table;
mod thought;
mod words;

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::Result;
pub(crate) use screen::is_terminal;
use settings::Settings;
use std::io::Write;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "play",
    usage: "[GAME [PLAYER…]]",
    summary: "a game at the terminal, against people, levels and programs",
    details: DETAILS,
    options: &["clock", "file", "plain", "resume", "seed", "study", "theme", "tier", "time-ms"],
    has_setup: true,
    run,
};

const DETAILS: &str = "\
A player is human, a level (beginner, easy, medium, hard, master), ugi:COMMAND for an external
program that implements the Universal Game Interface, or another player of the arena. The last
player takes all remaining seats; without players a person plays against medium. Without GAME the
games are offered. A person's turn also takes commands, which `help` lists there. No name in a file
starts a program: only the command line does.

Options:
  --clock SECONDS[+INCREMENT]
                      the time of each player, who loses when it runs out
  --file FILE         the file of a study that the game goes on with, or is written to after every
                      move; the other studies of the file are kept
  --plain             prints and asks line by line, for screen readers; so without a terminal
  --resume            goes on with the last game
  --seed N            the seed of the set-up or deal, and of the computer's choices
  --study N           the number of the study in the file, browsed with its variations (default:
                      the last one)
  --theme THEME       dark or light (default: what COLORFGBG says, or dark)
  --tier TIER         the characters of the full screen: ascii, unicode (one column wide) or blocks
                      (half blocks); the default is what the terminal can show. Nothing is coloured
                      where NO_COLOR is set
  --time-ms N         the longest time for a move of the computer in milliseconds (default: 2,000)
";

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let settings = Settings::parse(&mut arguments)?;
    arguments.finish()?;
    let is_simple = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    if settings.is_plain || !is_terminal() || is_simple {
        return plain::run(settings, out);
    }
    screen::run(settings, out)
}
