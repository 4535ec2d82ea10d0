//! Lines of at most 80 columns.

use super::cursor::is_first;
use alloc::string::String;

/// The most columns of a line that has more than one word, as PGN's export format has it.
const COLUMNS: usize = 80;

/// Breaks a text with single spaces between its words into lines.
#[inline(never)]
pub(super) fn fold(text: String) -> String {
    let mut bytes = text.into_bytes();
    let mut column = 0;
    // The last space of the line.
    let mut space = None;
    for at in 0..bytes.len() {
        if bytes[at] == b' ' {
            space = Some(at);
        }
        column += usize::from(is_first(bytes[at]));
        if column > COLUMNS
            && let Some(space) = space.take()
        {
            bytes[space] = b'\n';
            column = bytes[space + 1..=at].iter().filter(|byte| is_first(**byte)).count();
        }
    }
    // It stays UTF-8: a space and a line feed are one byte each.
    String::from_utf8(bytes).unwrap_or_default()
}
