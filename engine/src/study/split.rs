//! Finds the studies in a file.

use super::cursor::Cursor;
use super::header::{self, Header};
use super::outcome;
use alloc::vec::Vec;

/// One study in a file.
///
/// ```
/// use gambol::study;
///
/// let parts = study::split("[Game \"gambit\"]\n\nc2xc4 *\n\n[Game \"combo\"]\n\n*\n");
/// assert_eq!((parts.len(), parts[1].line), (2, 5));
/// assert_eq!(parts[1].headers(), [("Game".to_string(), "combo".to_string())]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Part<'a> {
    /// Its text, from its first header to the end of its last line.
    pub text: &'a str,
    /// The number of its first line in the file, from 1.
    pub line: usize,
}

impl Part<'_> {
    /// Its headers; damaged ones are left out. The result at the end of the moves is one of them.
    #[must_use]
    pub fn headers(&self) -> Vec<Header> {
        let mut cursor = Cursor::new(self.text, 1);
        cursor.skips_places = true;
        let mut headers = Vec::new();
        while cursor.peek() == Some(b'[') {
            match header::read(&mut cursor) {
                Ok(header) => headers.push(header),
                Err(_) => drop(cursor.take_line()),
            }
            cursor.skip_space();
        }
        outcome::complete(&mut headers, cursor.rest());
        headers
    }
}

/// The studies in a file, from the front. A line that begins with the header `Game` begins a study,
/// wherever it stands, so that damage never reaches the next study. Other text before the first
/// one is a part, too. Neither positions nor moves are checked.
#[must_use]
pub fn split(file: &str) -> Vec<Part<'_>> {
    let mut cursor = Cursor::new(file, 1);
    let mut parts = Vec::new();
    // The part that has begun: its offset, the end of its last line that is not blank, and its number.
    let [mut begin, mut end, mut first] = [0; 3];
    let mut line = 0;
    while cursor.peek().is_some() {
        line += 1;
        cursor.take(|byte| matches!(byte, b' ' | b'\t' | b'\r'));
        let at = cursor.at;
        let is_begin = cursor.eat("[Game") && matches!(cursor.peek(), Some(b' ' | b'\t' | b'"'));
        let is_blank = matches!(cursor.peek(), None | Some(b'\n')) && cursor.at == at;
        cursor.skip_line();
        if is_begin && begin < end {
            parts.push(Part { text: cursor.between(begin, end), line: first });
            end = begin;
        }
        if !is_blank {
            if begin >= end {
                (begin, first) = (at, line);
            }
            end = cursor.at;
        }
    }
    if begin < end {
        parts.push(Part { text: cursor.between(begin, end), line: first });
    }
    parts
}
