//! The file of a game: a study, which may stand among others.

use crate::base::error::{InputError, Result};
use crate::base::save;
use crate::base::study_file::problem;
use gambol::study::{self, Part, Study};
use std::cell::{Cell, RefCell};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The file that a game is written to after every change. Only the game's own part of it is replaced.
#[derive(Clone, Debug)]
pub(crate) struct SaveFile {
    pub(crate) path: PathBuf,
    /// The number of the game among the studies of the file, and how many there are.
    place: Cell<(usize, usize)>,
    /// The text of the game as it was read or written last; `None` before it is in the file.
    own: RefCell<Option<String>>,
    /// Whether the game is all that the file is to have: that of the last game.
    is_alone: bool,
    /// Whether another program has changed the game in the file since the last look.
    is_split: Cell<bool>,
}

impl SaveFile {
    /// The file of the last game, which the game before makes room in.
    pub(crate) fn alone(path: impl Into<PathBuf>) -> Self {
        Self { is_alone: true, ..Self::new(path) }
    }

    /// A file that the game is written to, after the studies that are there already.
    pub(crate) fn new(path: impl Into<PathBuf>) -> Self {
        Self {
            path: path.into(),
            place: Cell::new((1, 1)),
            own: RefCell::default(),
            is_alone: false,
            is_split: Cell::default(),
        }
    }

    /// A file that has nothing but the game, or the game after the studies that are there already.
    ///
    /// # Errors
    /// A file that is no file of studies.
    pub(crate) fn beside(path: &Path) -> Result<Self> {
        let keep = Self::new(path);
        if path.exists() {
            let (others, _) = Self::open(path, None)?;
            let count = others.place.get().1 + 1;
            keep.place.set((count, count));
        }
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
        let keep = Self::new(path);
        keep.place.set((number, count));
        *keep.own.borrow_mut() = Some(part.text.to_string());
        Ok((keep, study))
    }

    /// The file of the next game at the same table. A file of the player's own keeps the game before as well.
    pub(crate) fn next(&self, game: &str) -> Result<Self> {
        if last_game(game).as_ref() == Some(&self.path) {
            return Ok(Self::alone(&self.path));
        }
        Self::beside(&self.path)
    }

    /// The number of the game among the studies of the file, and how many there are.
    pub(crate) fn place(&self) -> (usize, usize) {
        self.place.get()
    }

    /// Says once that another program has changed the game in the file, which then has both.
    pub(crate) fn notice(&self) -> Option<String> {
        let (number, _) = self.place.get();
        self.is_split.take().then(|| {
            let path = self.path.display();
            format!("The game in {path} was changed elsewhere. This one is kept beside it, as study {number}.")
        })
    }

    /// Writes the study of a game to the file, as that is by now.
    pub(crate) fn write(&self, text: &str) -> Result {
        let written = save::replace(&self.path, |before| self.replaced(before, text));
        written.map_err(|refusal| match refusal {
            Refusal::Foreign(error) => error,
            Refusal::Unwritable(error) => {
                let expected = format!("a file that can be written ({error})");
                InputError::new("file", self.path.display().to_string(), expected)
            }
        })?;
        *self.own.borrow_mut() = Some(text.to_string());
        Ok(())
    }

    /// The content of the file with the game in it, from what is there.
    fn replaced(&self, before: &[u8], text: &str) -> std::result::Result<Vec<u8>, Refusal> {
        let own = self.own.borrow();
        if self.is_alone && own.is_none() {
            self.place.set((1, 1));
            return Ok(text.as_bytes().to_vec());
        }
        let refuse = || {
            let path = self.path.display().to_string();
            Refusal::Foreign(InputError::new("file", path, "a file of studies"))
        };
        let before = std::str::from_utf8(before).map_err(|_| refuse())?;
        let parts = study::split(before);
        let is_game = |part: &Part<'_>| part.headers().iter().any(|(key, _)| key == "Game");
        if !parts.iter().all(is_game) {
            return Err(refuse());
        }
        // Where it was, or where another program has moved it to.
        let is_own = |n: &usize| {
            own.as_deref()
                .is_some_and(|own| parts.get(*n).is_some_and(|part| part.text.trim() == own.trim()))
        };
        let at = Some(self.place.get().0.saturating_sub(1)).filter(is_own);
        let at = at.or_else(|| (0..parts.len()).find(is_own));
        let Some(at) = at else {
            self.is_split.set(own.is_some() && !parts.is_empty());
            self.place.set((parts.len() + 1, parts.len() + 1));
            let (before, blank) = (before.trim_end(), if parts.is_empty() { "" } else { "\n\n" });
            return Ok(format!("{before}{blank}{text}").into_bytes());
        };
        self.place.set((at + 1, parts.len()));
        let begin = parts[at].text.as_ptr().addr() - before.as_ptr().addr();
        let after = before[begin + parts[at].text.len()..].trim_start();
        let blank = if after.is_empty() { "" } else { "\n" };
        Ok(format!("{}{text}{blank}{after}", &before[..begin]).into_bytes())
    }
}

/// Why a game is not written.
enum Refusal {
    /// The file is none of studies any more.
    Foreign(InputError),
    Unwritable(io::Error),
}

impl From<io::Error> for Refusal {
    fn from(error: io::Error) -> Self {
        Self::Unwritable(error)
    }
}

/// The file of the last game of each kind, `None` on a system without a place for it.
pub(crate) fn last_game(game: &str) -> Option<PathBuf> {
    let state = std::env::var_os("XDG_STATE_HOME").filter(|path| !path.is_empty());
    let home = || std::env::var_os("HOME").filter(|path| !path.is_empty());
    let state = state.map(PathBuf::from).or_else(|| Some(Path::new(&home()?).join(".local/state")));
    Some(state?.join("gambol").join(format!("{game}.study")))
}
