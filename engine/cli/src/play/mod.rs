//! The command `play`: games at the terminal, line by line or on the full screen.

mod board;
pub(crate) mod clock;
pub(crate) mod command;
mod ending;
mod hand;
mod keep;
pub(crate) mod notation;
mod pick;
mod plain;
mod screen;
mod seat;
pub(crate) mod settings;
mod sheet;
mod study;
mod table;
mod thought;
mod words;

use crate::input_error::InputError;
use crate::options::Options;
use gambol::games::GAMES;
use keep::Keep;
use settings::Settings;
use std::io::{self, IsTerminal, Write};
use table::Table;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Runs the command.
pub(crate) fn run(mut options: Options, out: &mut dyn Write) -> Result {
    let settings = Settings::parse(&mut options)?;
    options.finish()?;
    let is_simple = std::env::var("TERM").is_ok_and(|term| term == "dumb");
    if settings.is_plain || !is_terminal() || is_simple {
        return plain::run(settings, out);
    }
    screen::run(settings, out)
}

/// Whether a person reads and types at a terminal.
pub(crate) fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// The table of the settings: a game of a file, the last game, or a new one.
fn opened(settings: &Settings) -> Result<Table> {
    if let Some(path) = settings.file.as_ref().filter(|path| path.exists()) {
        let table = Table::open(path, settings.study, settings)?;
        if let Some(game) = settings.game.filter(|game| game.id != table.game.id) {
            return Err(InputError::new("game", game.id, table.game.id).into());
        }
        return Ok(table);
    }
    if settings.is_resumed {
        let path = last_game(settings).ok_or_else(|| {
            InputError::new("option --resume", "", "a game that was begun before")
        })?;
        return Table::open(&path, None, settings);
    }
    let game = settings.game.ok_or_else(|| InputError::new("game", "", "a game"))?;
    let mut table = Table::new(game, settings)?;
    table.keep = settings.file.as_ref().map(Keep::new).or_else(|| {
        let path = keep::last_game(game.id)?;
        std::fs::create_dir_all(path.parent()?).ok()?;
        Some(Keep::alone(path))
    });
    Ok(table)
}

/// The file of the last game, of the game of the settings or of any.
fn last_game(settings: &Settings) -> Option<std::path::PathBuf> {
    let games = GAMES.iter().filter(|game| settings.game.is_none_or(|other| other.id == game.id));
    let paths = games.filter_map(|game| keep::last_game(game.id)).filter(|path| path.exists());
    paths.max_by_key(|path| path.metadata().and_then(|data| data.modified()).ok())
}
