//! Headers: `[Key "value"]`.

use super::cursor::Cursor;
use super::escape;
use crate::{Error, codes};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

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

pub(super) fn is_key_byte(byte: u8) -> bool {
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
    let end = cursor.at;
    cursor.take(is_blank);
    if is_sound && cursor.eat("]") {
        return Ok((key.to_string(), value));
    }
    // Another quotation mark on the line was to end the value.
    if is_sound && cursor.take_line().contains('"') {
        return Err(cursor.refuse_line(end - 1, codes::HEADER_QUOTE));
    }
    Err(cursor.refuse_line(begin, codes::HEADER))
}

/// The names of headers, to find those that occur twice.
pub(super) struct Names {
    /// The hashes of names and the indices of their headers, by the first byte of the hash, so that each
    /// is compared with few others.
    buckets: Vec<Vec<(u32, usize)>>,
}

impl Names {
    pub(super) fn new() -> Self {
        Self { buckets: vec![Vec::new(); 256] }
    }

    /// Adds the name of the header with an index. Returns false if another one has it already, as
    /// `has_name` says of their indices.
    #[inline(never)]
    pub(super) fn add(
        &mut self,
        name: &str,
        index: usize,
        has_name: &dyn Fn(usize) -> bool,
    ) -> bool {
        // FNV-1a.
        let step = |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(16_777_619);
        let hash = name.bytes().fold(2_166_136_261, step);
        let alike = &mut self.buckets[hash as usize & 255];
        if alike.iter().any(|(other, n)| *other == hash && has_name(*n)) {
            return false;
        }
        alike.push((hash, index));
        true
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
