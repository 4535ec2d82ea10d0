//! Studies as text: games with variations, comments and marks, as close to PGN as the games allow.
//!
//! `www/docs/study.md` has the grammar. [`read()`] takes any text of it, and [`write()`] has one text for
//! each study, so that a text that was written here is written again as the same bytes. A file holds
//! any number of studies, which [`split()`] finds without a look at their moves. What other programs, mail
//! and forums do to a text, [`normalize()`] undoes first.
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
mod foreign;
mod header;
mod line;
mod moves;
mod outcome;
mod split;
#[cfg(test)]
mod tests;
mod write;

use crate::rng::parse_seed;
use crate::session::open_record;
use crate::{Error, Game, Record, Session, codes, games};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::str::FromStr;
use cursor::Cursor;
use header::{GAME, Names, POSITION, RESULT, SEED, SETUP};

pub use foreign::normalize;
pub use header::Header;
pub use moves::MAX_MOVES;
pub use outcome::result;
pub use split::{Part, split};
pub use write::write;

/// A study that was read.
#[derive(Debug)]
#[non_exhaustive]
pub struct Study {
    /// The game with its variations and annotations, at the end of its main line.
    pub session: Box<dyn Session>,
    /// All headers in the order of the text, and the result at the end of the moves if they have none.
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
    let opening = Opening::read(&mut cursor)?;
    let game = games::find(opening.value(GAME).0);
    let game = game.map_err(|error| opening.place(GAME, error))?;
    let mut session = opening.open(&mut |setup, position| match position {
        Some(position) => game.open(setup, position),
        None => game.start(setup),
    })?;
    let moves = moves::read(&mut cursor, session.as_mut(), opening.result());
    Ok((Study { session, headers: opening.headers }, opening.error.or(moves.err())))
}

impl FromStr for Study {
    type Err = Error;

    /// Reads a text that is one study.
    ///
    /// ```
    /// use gambol::study::Study;
    ///
    /// let study: Study = "[Game \"gambit\"]\n\n1. c2xc4 *".parse()?;
    /// assert_eq!(study.session.moves(), ["c2xc4"]);
    /// # Ok::<(), gambol::Error>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, Error> {
        read(text, 1)
    }
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
        let opening = Opening::read(&mut cursor)?;
        let (id, _) = opening.value(GAME);
        if id != G::ID {
            return Err(opening.place(GAME, codes::choice("game", id, [G::ID])));
        }
        let mut record = opening.open(&mut open_record::<G>)?;
        let moves = moves::read(&mut cursor, &mut record, opening.result());
        opening.error.or(moves.err()).map_or(Ok((record, opening.headers)), Err)
    }

    /// Writes a study with all variations and annotations; see [`write()`].
    ///
    /// # Errors
    /// Refuses a header whose name is none.
    pub fn to_study(&self, headers: &[Header]) -> Result<String, Error> {
        write(self, headers)
    }
}

/// Opens a game by its set-up, and by a position if there is one.
type OpenGame<'a, T> = dyn FnMut(&str, Option<&str>) -> Result<T, Error> + 'a;

/// The headers of a study.
struct Opening<'a> {
    cursor: Cursor<'a>,
    headers: Vec<Header>,
    /// The offset of each.
    offsets: Vec<usize>,
    /// The error of the first that had to be left out.
    error: Option<Error>,
}

impl<'a> Opening<'a> {
    #[inline(never)]
    fn read(cursor: &mut Cursor<'a>) -> Result<Self, Error> {
        cursor.skip_space();
        let begin = cursor.at;
        let (headers, offsets) = (Vec::new(), Vec::new());
        let mut opening = Self { cursor: *cursor, headers, offsets, error: None };
        let mut names = Names::new();
        while cursor.peek() == Some(b'[') {
            let at = cursor.at;
            let read = header::read(cursor).and_then(|header| {
                let headers = &opening.headers;
                let has_name = |n: usize| headers[n].0 == header.0;
                if !names.add(&header.0, headers.len(), &has_name) {
                    return Err(cursor.refuse_line(at, codes::HEADER_TWICE));
                }
                Ok(header)
            });
            match read {
                Ok(header) => {
                    opening.headers.push(header);
                    opening.offsets.push(at);
                }
                Err(error) => {
                    opening.error.get_or_insert(error);
                    cursor.skips_places = true;
                    cursor.take_line();
                }
            }
            cursor.skip_space();
        }
        outcome::complete(&mut opening.headers, cursor.rest());
        match opening.find(GAME) {
            Some(0) => Ok(opening),
            _ => Err(opening.cursor.refuse_line(begin, codes::STUDY_GAME)),
        }
    }

    fn find(&self, key: &str) -> Option<usize> {
        self.headers.iter().position(|(each, _)| each == key)
    }

    /// The value of a header, and whether there is one.
    #[inline(never)]
    fn value(&self, key: &str) -> (&str, bool) {
        let header = self.find(key).and_then(|n| self.headers.get(n));
        header.map_or(("", false), |(_, value)| (value, true))
    }

    fn result(&self) -> Option<&str> {
        let (result, is_there) = self.value(RESULT);
        Some(result).filter(|_| is_there)
    }

    /// Puts the place of a header before that of an error.
    #[inline(never)]
    fn place(&self, key: &str, error: Error) -> Error {
        let at = self.find(key).and_then(|n| self.offsets.get(n));
        self.cursor.place(at.copied().unwrap_or_default(), error)
    }

    /// Opens the game by its set-up, and its position if there is one.
    fn open<T>(&self, open: &mut OpenGame<'_, T>) -> Result<T, Error> {
        let mut setup = String::from(self.value(SETUP).0);
        // An error is of the last header without which the game opens.
        let mut opened = open(&setup, None).map_err(|error| self.place(SETUP, error))?;
        for key in [SEED, POSITION] {
            let (value, is_there) = self.value(key);
            if is_there {
                let position = Some(value).filter(|_| key == POSITION);
                if position.is_none() {
                    // More words would be further options.
                    parse_seed(value).map_err(|error| self.place(key, error))?;
                    setup.push_str(" seed=");
                    setup.push_str(value);
                }
                opened = open(&setup, position).map_err(|error| self.place(key, error))?;
            }
        }
        Ok(opened)
    }
}
