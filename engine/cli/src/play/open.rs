//! Opens the table of the settings.

use super::save_file::{self, SaveFile};
use super::settings::Settings;
use super::table::Table;
use crate::base::error::{InputError, Result};
use gambol::games::GAMES;

/// The table of the settings: a game of a file, the last game, or a new one.
pub(crate) fn open_table(settings: &Settings) -> Result<Table> {
    if let Some(mut table) = open_begun(settings)? {
        let ignored = ignored(settings, &table);
        if !ignored.is_empty() {
            let notice = format!("The game goes on as it began, without {}.", ignored.join(", "));
            table.notice =
                Some(table.notice.map_or(notice.clone(), |said| format!("{said} {notice}")));
        }
        return Ok(table);
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

/// The table of a game that was begun before, if the settings name one.
fn open_begun(settings: &Settings) -> Result<Option<Table>> {
    if let Some(path) = settings.file.as_ref().filter(|path| path.exists()) {
        let table = Table::open(path, settings.study, settings)?;
        if let Some(game) = settings.game.filter(|game| game.id != table.game.id) {
            return Err(InputError::new("game", game.id, table.game.id).into());
        }
        return Ok(Some(table));
    }
    if settings.is_resumed {
        let path = last_game(settings).ok_or_else(|| {
            InputError::new("option --resume", "", "a game that was begun before")
        })?;
        return Table::open(&path, None, settings).map(Some);
    }
    Ok(None)
}

/// The options of a new game that were asked for, and that a game which goes on has otherwise.
fn ignored(settings: &Settings, table: &Table) -> Vec<String> {
    let known = table.session.setup().unwrap_or_default();
    let asked = settings.asked.split_whitespace();
    // Without a seed of the game it is that of the computers alone.
    let is_of_game = |option: &&str| !option.starts_with("seed=") || known.contains("seed=");
    let differs = |option: &&str| !known.split(' ').any(|each| each == *option);
    let name = |option: &str| format!("--{}", option.replace('=', " "));
    let mut ignored: Vec<_> = asked.filter(is_of_game).filter(differs).map(name).collect();
    let setting = table.clock.as_ref().map(|clock| clock.setting);
    if settings.clock.is_some_and(|clock| setting != Some(clock)) {
        ignored.push("--clock".into());
    }
    ignored
}

/// The file of the last game, of the game of the settings or of any.
fn last_game(settings: &Settings) -> Option<std::path::PathBuf> {
    let games = GAMES.iter().filter(|game| settings.game.is_none_or(|other| other.id == game.id));
    let paths = games.filter_map(|game| save_file::last_game(game.id)).filter(|path| path.exists());
    paths.max_by_key(|path| path.metadata().and_then(|data| data.modified()).ok())
}
