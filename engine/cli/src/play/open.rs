//! Opens the table of the settings.

use super::save_file::{self, SaveFile};
use super::settings::Settings;
use super::table::Table;
use crate::base::error::{InputError, Result};
use gambol::games::GAMES;

/// The table of the settings: a game of a file, the last game, or a new one.
pub(crate) fn open_table(settings: &Settings) -> Result<Table> {
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
    table.save_file = settings.file.as_ref().map(SaveFile::new).or_else(|| {
        let path = save_file::last_game(game.id)?;
        std::fs::create_dir_all(path.parent()?).ok()?;
        Some(SaveFile::alone(path))
    });
    Ok(table)
}

/// The file of the last game, of the game of the settings or of any.
fn last_game(settings: &Settings) -> Option<std::path::PathBuf> {
    let games = GAMES.iter().filter(|game| settings.game.is_none_or(|other| other.id == game.id));
    let paths = games.filter_map(|game| save_file::last_game(game.id)).filter(|path| path.exists());
    paths.max_by_key(|path| path.metadata().and_then(|data| data.modified()).ok())
}
