//! Bounded line reading from untrusted input.

use std::io::{self, BufRead};

/// A line without its terminator.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// Text.
    Text(String),
    /// Bytes that are not UTF-8, decoded lossily.
    NotText(String),
    /// A line longer than the limit. The rest of it has not been read yet.
    TooLong,
}

/// Reads the next line of at most `most` bytes; `None` at the end of the input.
pub(crate) fn read(input: &mut impl BufRead, most: usize) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let mut is_ended = false;
    while !is_ended {
        let bytes = fill(input)?;
        if bytes.is_empty() && line.is_empty() {
            return Ok(None);
        }
        let end = bytes.iter().position(|byte| *byte == b'\n');
        is_ended = end.is_some() || bytes.is_empty();
        line.extend_from_slice(&bytes[..end.unwrap_or(bytes.len())]);
        let used = end.map_or(bytes.len(), |end| end + 1);
        input.consume(used);
        if line.len() > most && !is_ended {
            return Ok(Some(Line::TooLong));
        }
    }
    Ok(Some(match String::from_utf8(line) {
        Ok(text) => Line::Text(text),
        Err(error) => Line::NotText(String::from_utf8_lossy(error.as_bytes()).into_owned()),
    }))
}

/// Skips to the end of the line.
pub(crate) fn skip(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let bytes = fill(input)?;
        let end = bytes.iter().position(|byte| *byte == b'\n');
        let is_ended = end.is_some() || bytes.is_empty();
        let used = end.map_or(bytes.len(), |end| end + 1);
        input.consume(used);
        if is_ended {
            return Ok(());
        }
    }
}

/// Fills the buffer, retrying reads interrupted by a signal.
fn fill(input: &mut impl BufRead) -> io::Result<&[u8]> {
    loop {
        match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
            Ok(_) => break,
        }
    }
    // The buffer is filled, so this does not read. Satisfies the borrow checker.
    input.fill_buf()
}
