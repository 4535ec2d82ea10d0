//! What is wrong with a text, and where.

use alloc::string::{String, ToString};
use core::fmt;

/// A text that was refused: the place, what stood there, and what should have.
///
/// Its display is one line: `board, rank 3: found "9", expected 8 squares`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    place: String,
    found: String,
    expected: String,
}

impl Error {
    /// An error at `place`, where `found` stood (empty where nothing did) instead of `expected`.
    pub fn new(place: impl ToString, found: impl ToString, expected: impl ToString) -> Self {
        Self { place: place.to_string(), found: found.to_string(), expected: expected.to_string() }
    }

    /// The same error in the `n`-th of several: its place `move, square 1` becomes
    /// `move 3, square 1`.
    pub fn numbered(mut self, n: usize) -> Self {
        let end = self.place.find(',').unwrap_or(self.place.len());
        self.place.insert_str(end, &alloc::format!(" {n}"));
        self
    }

    /// Where it is: a field, a rank, a square, an option.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// What stood there.
    pub fn found(&self) -> &str {
        &self.found
    }

    /// What should have stood there.
    pub fn expected(&self) -> &str {
        &self.expected
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Long enough for a whole rank of any game, short enough for one line.
        const SHOWN: usize = 60;
        write!(f, "{}: found ", self.place)?;
        if self.found.is_empty() {
            f.write_str("nothing")?;
        } else if self.found.chars().count() > SHOWN {
            let start: String = self.found.chars().take(SHOWN).collect();
            write!(f, "\"{}…\"", start.escape_debug())?;
        } else {
            write!(f, "\"{}\"", self.found.escape_debug())?;
        }
        write!(f, ", expected {}", self.expected)
    }
}

impl core::error::Error for Error {}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(error: &Error, line: &str) {
        assert_eq!(error.to_string(), line);
    }

    #[test]
    fn an_error_is_one_line_with_place_found_and_expected() {
        let error = Error::new("board, rank 3", "9", "8 squares");
        check(&error, r#"board, rank 3: found "9", expected 8 squares"#);
        check(&Error::new("side", "", "o or x"), "side: found nothing, expected o or x");
        check(
            &Error::new("move, square 1", "a\n1", "a square").numbered(3),
            r#"move 3, square 1: found "a\n1", expected a square"#,
        );
        check(&Error::new("move", "c2", "").numbered(2), r#"move 2: found "c2", expected "#);
        assert!(Error::new("board", "x".repeat(1000), "").to_string().len() < 100);
    }
}
