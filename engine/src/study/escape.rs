//! Escapes in headers and comments: a backslash and a character.

use super::cursor::Cursor;
use crate::{Error, codes};
use alloc::string::String;

/// The letters of characters that are not written themselves.
const LETTERS: [(char, char); 4] = [('n', '\n'), ('r', '\r'), ('t', '\t'), ('s', ' ')];
/// The characters that are written after a backslash.
const ESCAPED: [char; 4] = ['\\', '"', '}', '['];

/// Reads the character after a backslash that has just been read.
pub(super) fn read(cursor: &mut Cursor<'_>) -> Result<char, Error> {
    let begin = cursor.at - 1;
    let escaped = cursor.next_char();
    let known = escaped.and_then(|letter| {
        let meant = LETTERS.iter().find(|(each, _)| *each == letter).map(|(_, meant)| *meant);
        meant.or(Some(letter).filter(|letter| ESCAPED.contains(letter)))
    });
    let found = &cursor.rest_from(begin)[..cursor.at - begin];
    known.ok_or_else(|| cursor.refuse(begin, found, codes::ESCAPE))
}

/// Appends a character, escaped if it is a line break, a tab, a backslash or in `special`.
pub(super) fn push(out: &mut String, c: char, special: &[char]) {
    let letter = LETTERS.iter().find(|(_, meant)| *meant == c && c != ' ').map(|(each, _)| *each);
    if letter.is_some() || c == '\\' || special.contains(&c) {
        out.push('\\');
    }
    out.push(letter.unwrap_or(c));
}
