//! The file of a game: a study, which may stand among others.

use super::table::Table;
use crate::commands::problem;
use crate::input_error::InputError;
use gambol::study::{self, Study};
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The file that a game is written to after every change.
#[derive(Clone, Debug)]
pub(crate) struct Keep {
    pub(crate) path: PathBuf,
    /// The number of the game among the studies of the file, and how many there are.
    pub(crate) place: (usize, usize),
    /// The other studies of the file, before and after that of the game.
    around: [String; 2],
}

impl Keep {
    /// A file that has nothing but the game.
    pub(crate) fn new(path: impl Into<PathBuf>) -> Self {
        Self { path: path.into(), place: (1, 1), around: Default::default() }
    }

    /// A file that has nothing but the game, or the game after the studies that are there already.
    ///
    /// # Errors
    /// A file that is no file of studies.
    pub(crate) fn beside(path: &Path) -> Result<Self> {
        if !path.exists() {
            return Ok(Self::new(path));
        }
        let (mut keep, _) = Self::open(path, None)?;
        let text = fs::read_to_string(path)?;
        keep.place = (keep.place.1 + 1, keep.place.1 + 1);
        keep.around = [format!("{}\n\n", text.trim_end()), String::new()];
        Ok(keep)
    }

    /// Opens the study of a number from 1, or the last one of a file.
    pub(crate) fn open(path: &Path, number: Option<usize>) -> Result<(Self, Study)> {
        let name = path.display().to_string();
        let unreadable =
            |error: io::Error| InputError::new("file", &name, format!("a file ({error})"));
        let text = fs::read_to_string(path).map_err(unreadable)?;
        let parts = study::split(&text);
        let count = parts.len();
        let number = number.unwrap_or(count);
        let Some(part) = number.checked_sub(1).and_then(|n| parts.get(n)) else {
            let expected = match count {
                0 => "a file with a study".to_string(),
                1 => "the number of a study: 1".to_string(),
                _ => format!("the number of a study from 1 to {count}"),
            };
            let found = if count == 0 { name } else { number.to_string() };
            return Err(InputError::new("file", found, expected).into());
        };
        let study = study::read(part.text, part.line).map_err(|error| problem(&name, &error))?;
        let begin = part.text.as_ptr().addr() - text.as_ptr().addr();
        let after = text[begin + part.text.len()..].trim_start();
        let after = if after.is_empty() { String::new() } else { format!("\n{after}") };
        let around = [text[..begin].to_string(), after];
        Ok((Self { path: path.to_path_buf(), place: (number, count), around }, study))
    }

    /// The file of the next game at the same table. A file of the player's own keeps the game before as well.
    pub(crate) fn next(&self, game: &str) -> Result<Self> {
        if last_game(game).as_ref() == Some(&self.path) {
            return Ok(Self::new(&self.path));
        }
        Self::beside(&self.path)
    }

    /// Writes a game to the file, which is replaced as a whole: it is never half written.
    pub(crate) fn write(&self, table: &Table) -> Result {
        let text = table.to_study()?;
        let [before, after] = &self.around;
        let mut name = OsString::from(&self.path);
        name.push(".new");
        let new = PathBuf::from(name);
        let written = File::create(&new)
            .and_then(|mut file| file.write_all(format!("{before}{text}{after}").as_bytes()));
        let replaced = written.and_then(|()| fs::rename(&new, &self.path));
        replaced.map_err(|error| {
            let expected = format!("a file that can be written ({error})");
            InputError::new("file", self.path.display().to_string(), expected).into()
        })
    }
}

/// The file of the last game of each kind, `None` on a system without a place for it.
pub(crate) fn last_game(game: &str) -> Option<PathBuf> {
    let state = std::env::var_os("XDG_STATE_HOME").filter(|path| !path.is_empty());
    let home = || std::env::var_os("HOME").filter(|path| !path.is_empty());
    let state = state.map(PathBuf::from).or_else(|| Some(Path::new(&home()?).join(".local/state")));
    Some(state?.join("gambol").join(format!("{game}.study")))
}
