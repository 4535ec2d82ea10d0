//! Headers: `[Key "value"]`.

use super::cursor::Cursor;
use super::escape;
use crate::{Error, codes};
use alloc::string::{String, ToString};

/// A header: its name, and its value.
pub type Header = (String, String);

/// The id of the game.
pub(super) const GAME: &str = "Game";
/// The options of the game that differ from the default, but for the seed.
pub(super) const SETUP: &str = "Setup";
/// The seed of the set-up.
pub(super) const SEED: &str = "Seed";
/// The first position, where it is not that of the set-up.
pub(super) const POSITION: &str = "Position";
/// The result, as it ends the text.
pub(super) const RESULT: &str = "Result";

/// Whether a text is the name of a header: an ASCII letter, then letters, digits and `_`.
pub(super) fn is_key(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic()) && text.bytes().all(is_key_byte)
}

fn is_key_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

/// Reads a header, and returns it with the offset of its value.
pub(super) fn read(cursor: &mut Cursor<'_>) -> Result<(Header, usize), Error> {
    let refuse = |cursor: &Cursor<'_>| {
        let at = cursor.at;
        Err(cursor.refuse(at, cursor.line_at(at), codes::HEADER))
    };
    cursor.eat("[");
    cursor.take(is_blank);
    let begin = cursor.at;
    let key = cursor.take(is_key_byte);
    if !is_key(key) {
        cursor.at = begin;
        return refuse(cursor);
    }
    cursor.take(is_blank);
    let value_at = cursor.at;
    if !cursor.eat("\"") {
        return refuse(cursor);
    }
    let mut value = String::new();
    while !cursor.eat("\"") {
        if matches!(cursor.peek(), None | Some(b'\n' | b'\r')) {
            return refuse(cursor);
        }
        match cursor.next_char() {
            Some('\\') => value.push(escape::read(cursor)?),
            next => value.extend(next),
        }
    }
    cursor.take(is_blank);
    if !cursor.eat("]") {
        return refuse(cursor);
    }
    Ok(((key.to_string(), value), value_at))
}

/// Appends a header and the end of its line.
pub(super) fn write(out: &mut String, key: &str, value: &str) {
    out.push('[');
    out.push_str(key);
    out.push_str(" \"");
    for c in value.chars() {
        escape::push(out, c, &['"']);
    }
    out.push_str("\"]\n");
}
