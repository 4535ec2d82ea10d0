//! Escapes in headers and comments: a backslash and a character.

use super::cursor::Cursor;
use crate::{Error, codes};
use alloc::string::String;

/// Reads the character after a backslash that has just been read.
#[inline(never)]
pub(super) fn read(cursor: &mut Cursor<'_>) -> Result<char, Error> {
    let begin = cursor.at - 1;
    Ok(match cursor.next_char() {
        Some('n') => '\n',
        Some('r') => '\r',
        Some('t') => '\t',
        Some('s') => ' ',
        Some(c @ ('\\' | '"' | '}' | '[')) => c,
        _ => return Err(cursor.refuse(begin, cursor.between(begin, cursor.at), codes::ESCAPE)),
    })
}

/// Appends a character of a header or a comment, escaped where it could be taken for something else.
#[inline(never)]
pub(super) fn push(out: &mut String, c: char, is_header: bool) {
    let escaped = match c {
        '\n' => 'n',
        '\r' => 'r',
        '\t' => 't',
        '"' if is_header => c,
        '}' | '[' if !is_header => c,
        '\\' => c,
        _ => return out.push(c),
    };
    out.push('\\');
    out.push(escaped);
}
