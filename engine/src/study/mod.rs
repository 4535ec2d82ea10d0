//! Studies as text: games with variations, comments and marks, as close to PGN as the games allow.
//!
//! [`read()`] takes any text of it, and [`write()`] has one text for
//! each study, so that a text that was written here is written again as the same bytes. A file holds
//! any number of studies, which [`split()`] finds without a look at their moves.
//!
//! ```
//! use gambol::study;
//!
//! let text = "[Game \"gambit\"]\n[Result \"*\"]\n\n1. c2xc4!? {solid} (1. d2xd4) *\n";
//! let read = study::read(text, 1)?;
//! assert_eq!(read.session.moves(), ["c2xc4"]);
//! assert_eq!(study::write(read.session.as_ref(), &read.headers)?, text);
//! // Where a study is damaged, the error says where, and the sound part can still be read.
//! let (part, error) = study::salvage("[Game \"gambit\"]\n\nc2xc4 c3xc9 *", 1)?;
//! assert_eq!(part.session.moves(), ["c2xc4"]);
//! let error = error.expect("a move is damaged");
//! assert_eq!(error.line_and_column(), Some((3, 7)));
//! # Ok::<(), gambol::Error>(())
//! ```

mod comment;
mod cursor;
mod escape;
mod header;
mod line;
mod moves;
mod outcome;
mod split;
#[cfg(test)]
mod tests;
mod write;

use crate::session::open_record;
use crate::{Entry, Error, Game, Record, Session, codes, games};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use cursor::Cursor;
use header::{GAME, POSITION, RESULT, SEED, SETUP};

pub use header::Header;
pub use moves::MAX_MOVES;
pub use split::{Part, split};
pub use write::write;

/// A study that was read.
pub struct Study {
    /// The game with its variations and annotations, at the end of its main line.
    pub session: Box<dyn Session>,
    /// All headers in the order of the text.
    pub headers: Vec<Header>,
}

/// Reads a study. `line` is the number of the first line of its text, usually 1.
///
/// # Errors
/// Refuses text that is not one study, with [line and column](Error::line_and_column).
pub fn read(text: &str, line: usize) -> Result<Study, Error> {
    match salvage(text, line)? {
        (study, None) => Ok(study),
        (_, Some(error)) => Err(error),
    }
}

/// Reads a study as far as it is sound: up to the first move, comment or variation that is not, and
/// without headers that are not. Also returns the first error, if there is one.
///
/// # Errors
/// Refuses text that does not tell how the game begins.
pub fn salvage(text: &str, line: usize) -> Result<(Study, Option<Error>), Error> {
    let mut cursor = Cursor::new(text, line);
    let (opening, mut error) = Opening::read(&mut cursor)?;
    let game = opening.game(games::find)?;
    let mut session = opening.open(|setup, position| match position {
        Some(position) => Entry::open(game, setup, position),
        None => game.start(setup),
    })?;
    let moves = moves::read(&mut cursor, session.as_mut(), opening.value(RESULT));
    error = error.or(moves.err());
    Ok((Study { session, headers: opening.headers() }, error))
}

impl<G: Game> Record<G> {
    /// Reads a study of this game, and returns it with its headers.
    ///
    /// ```
    /// use gambol::games::combo::Combo;
    /// use gambol::Record;
    ///
    /// let text = "[Game \"combo\"]\n[Result \"*\"]\n[Event \"Example\"]\n\n1. 1a2-a3 1h7-h6 *\n";
    /// let (mut record, mut headers) = Record::<Combo>::from_study(text)?;
    /// record.play("2a2+a3".parse()?).expect_err("only one piece stands there");
    /// record.play("1b2+b1".parse()?)?;
    /// headers.push(("Place".into(), "Home".into()));
    /// assert_eq!(
    ///     record.to_study(&headers)?,
    ///     "[Game \"combo\"]\n[Result \"*\"]\n[Event \"Example\"]\n[Place \"Home\"]\n\n\
    ///      1. 1a2-a3 1h7-h6 2. 1b2+b1 *\n"
    /// );
    /// # Ok::<(), gambol::Error>(())
    /// ```
    ///
    /// # Errors
    /// Refuses text that is not one study of this game.
    pub fn from_study(text: &str) -> Result<(Self, Vec<Header>), Error> {
        let mut cursor = Cursor::new(text, 1);
        let (opening, error) = Opening::read(&mut cursor)?;
        opening.game(|id| match id == G::ID {
            true => Ok(()),
            false => Err(codes::choice("game", id, [G::ID])),
        })?;
        let mut record = opening.open(open_record::<G>)?;
        moves::read(&mut cursor, &mut record, opening.value(RESULT))?;
        error.map_or(Ok((record, opening.headers())), Err)
    }

    /// Writes a study with all variations and annotations; see [`write()`].
    ///
    /// # Errors
    /// Refuses a header whose name is none.
    pub fn to_study(&self, headers: &[Header]) -> Result<String, Error> {
        write(self, headers)
    }
}

/// The headers of a study, each with the offset of its value.
struct Opening<'a> {
    cursor: Cursor<'a>,
    found: Vec<(Header, usize)>,
}

impl<'a> Opening<'a> {
    /// Reads the headers of a study. Also returns the error of the first that had to be left out.
    fn read(cursor: &mut Cursor<'a>) -> Result<(Self, Option<Error>), Error> {
        cursor.skip_space();
        let begin = cursor.at;
        let mut opening = Self { cursor: cursor.clone(), found: Vec::new() };
        let mut first_error = None;
        while cursor.peek() == Some(b'[') {
            let at = cursor.at;
            let refused = match header::read(cursor) {
                Ok((header, _)) if opening.value(&header.0).is_some() => {
                    cursor.refuse(at, &header.0, codes::HEADER_TWICE)
                }
                Ok(header) => {
                    opening.found.push(header);
                    cursor.skip_space();
                    continue;
                }
                Err(error) => error,
            };
            first_error.get_or_insert(refused);
            cursor.skip_line();
            cursor.skip_space();
        }
        match opening.found.first() {
            Some(((key, _), _)) if key == GAME => Ok((opening, first_error)),
            _ => Err(cursor.refuse(begin, cursor.line_at(begin), codes::STUDY_GAME)),
        }
    }

    fn value(&self, key: &str) -> Option<&str> {
        self.found.iter().find(|(header, _)| header.0 == key).map(|(header, _)| header.1.as_str())
    }

    /// Sets the place of an error to the value of a header.
    fn at<T>(&self, key: &str, result: Result<T, Error>) -> Result<T, Error> {
        let at = self.found.iter().find(|(header, _)| header.0 == key).map_or(0, |(_, at)| *at);
        result.map_err(|error| self.cursor.place(at, error))
    }

    fn game<T>(&self, find: impl Fn(&str) -> Result<T, Error>) -> Result<T, Error> {
        self.at(GAME, find(self.value(GAME).unwrap_or_default()))
    }

    /// Opens the game by its set-up, and its position if there is one.
    fn open<T>(&self, open: impl Fn(&str, Option<&str>) -> Result<T, Error>) -> Result<T, Error> {
        let setup = self.value(SETUP).unwrap_or_default();
        // An error is of the last header without which the game opens.
        let with_setup = self.at(SETUP, open(setup, None))?;
        if let Some(position) = self.value(POSITION) {
            return self.at(POSITION, open(setup, Some(position)));
        }
        match self.value(SEED) {
            Some(seed) => self.at(SEED, open(&format!("{setup} seed={seed}"), None)),
            None => Ok(with_setup),
        }
    }

    fn headers(self) -> Vec<Header> {
        self.found.into_iter().map(|(header, _)| header).collect()
    }
}
