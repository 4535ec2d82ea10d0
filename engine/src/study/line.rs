//! Lines of at most 80 columns.

use alloc::string::String;

/// The most columns of a line that has more than one word, as PGN's export format has it.
const COLUMNS: usize = 80;

/// Appends words with single spaces between them, as lines with single spaces or line breaks.
pub(super) fn fold(out: &mut String, text: &str) {
    let mut column = 0;
    for word in text.split(' ') {
        let width = word.chars().count();
        if column > 0 && column + 1 + width > COLUMNS {
            out.push('\n');
            column = 0;
        } else if column > 0 {
            out.push(' ');
            column += 1;
        }
        out.push_str(word);
        column += width;
    }
    out.push('\n');
}
