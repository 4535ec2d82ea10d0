//! Finds the studies in a file.

use super::cursor::Cursor;
use super::header::{self, Header};
use alloc::vec::Vec;

/// One study in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part<'a> {
    /// Its text, from its first header to the end of its last line.
    pub text: &'a str,
    /// The number of its first line in the file, from 1.
    pub line: usize,
    /// Its headers; damaged ones are left out.
    pub headers: Vec<Header>,
}

/// The beginning of the first header.
const BEGIN: &str = "[Game";

/// The studies in a file, from the front. A line that begins with the header `Game` begins a study,
/// wherever it stands, so that damage never reaches the next study. Other text before the first
/// one is a part, too. Neither positions nor moves are checked.
pub fn split(file: &str) -> impl Iterator<Item = Part<'_>> {
    let file = file.strip_prefix('\u{feff}').unwrap_or(file);
    let mut begins = file.match_indices(BEGIN).map(|(at, _)| at).filter(|at| is_begin(file, *at));
    let mut next = Some(0);
    let mut line = 1;
    core::iter::from_fn(move || {
        let begin = next?;
        // Blanks before the first header are no part.
        next = begins.find(|at| *at > begin);
        let whole = &file[begin..next.unwrap_or(file.len())];
        let first = line;
        line += newlines(whole);
        Some((whole, first))
    })
    .filter_map(|(whole, line)| {
        let text = whole.trim_start();
        let line = line + newlines(&whole[..whole.len() - text.len()]);
        let end = text.trim_end().len();
        let line_end = text[end..].find('\n').map_or(end, |at| end + at + 1);
        let text = &text[..line_end];
        (end > 0).then(|| Part { text, line, headers: headers(text) })
    })
}

/// Whether a line begins at an offset with the header `Game`, blanks before it left out.
fn is_begin(file: &str, at: usize) -> bool {
    let before = file[..at].trim_end_matches([' ', '\t']);
    let after = file.as_bytes().get(at + BEGIN.len());
    matches!(before.as_bytes().last(), None | Some(b'\n'))
        && matches!(after, Some(b' ' | b'\t' | b'"'))
}

fn newlines(text: &str) -> usize {
    text.bytes().filter(|byte| *byte == b'\n').count()
}

fn headers(text: &str) -> Vec<Header> {
    let mut cursor = Cursor::new(text, 1);
    let mut headers = Vec::new();
    while cursor.peek() == Some(b'[') {
        match header::read(&mut cursor) {
            Ok((header, _)) => headers.push(header),
            Err(_) => cursor.skip_line(),
        }
        cursor.skip_space();
    }
    headers
}
