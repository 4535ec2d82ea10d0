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
#[inline(never)]
pub(super) fn is_key(text: &str) -> bool {
    text.as_bytes().first().is_some_and(u8::is_ascii_alphabetic) && text.bytes().all(is_key_byte)
}

fn is_key_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t')
}

/// Reads a header.
#[inline(never)]
pub(super) fn read(cursor: &mut Cursor<'_>) -> Result<Header, Error> {
    cursor.eat("[");
    cursor.take(is_blank);
    let begin = cursor.at;
    let key = cursor.take(is_key_byte);
    if !is_key(key) {
        return Err(cursor.refuse_line(begin, codes::HEADER));
    }
    cursor.take(is_blank);
    let mut value = String::new();
    let mut is_sound = cursor.eat("\"");
    while is_sound && !cursor.eat("\"") {
        match cursor.next_char() {
            Some('\\') => value.push(escape::read(cursor)?),
            None | Some('\n' | '\r') => is_sound = false,
            Some(c) => value.push(c),
        }
    }
    cursor.take(is_blank);
    match is_sound && cursor.eat("]") {
        true => Ok((key.to_string(), value)),
        false => Err(cursor.refuse_line(begin, codes::HEADER)),
    }
}

/// Appends a header and the end of its line.
#[inline(never)]
pub(super) fn write(out: &mut String, key: &str, value: &str) {
    out.push('[');
    out.push_str(key);
    out.push_str(" \"");
    for c in value.chars() {
        escape::push(out, c, true);
    }
    out.push_str("\"]\n");
}
