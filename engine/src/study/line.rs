//! Lines of at most 80 columns.

use super::cursor::is_first;
use alloc::string::String;

/// The most columns of a line that has more than one word, as PGN's export format has it.
const COLUMNS: usize = 80;

/// Appends words with single spaces between them, as lines with single spaces or line breaks.
pub(super) fn fold(out: &mut String, text: &str) {
    let mut column = 0;
    for word in text.split(' ') {
        let width = word.bytes().filter(|byte| is_first(*byte)).count();
        if column > 0 {
            let is_full = column + 1 + width > COLUMNS;
            out.push(if is_full { '\n' } else { ' ' });
            column = if is_full { 0 } else { column + 1 };
        }
        out.push_str(word);
        column += width;
    }
    out.push('\n');
}
