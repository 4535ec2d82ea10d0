//! The writer of everything that a terminal shows: what a terminal would obey, or what changes the order
//! of letters, is written as its code instead.

use std::fmt::Write as _;
use std::io::{self, Write};

/// A writer that lets no character through that a terminal obeys: `\u{1b}` instead of an escape, and
/// `\x9b` instead of a byte that is no text.
pub(crate) struct EscapingWriter<W: Write> {
    inner: W,
    /// The first bytes of a character whose last ones have not come.
    begun: Vec<u8>,
    text: String,
    /// Whether everything is written as it is.
    is_exact: bool,
}

impl<W: Write> EscapingWriter<W> {
    pub(crate) fn new(inner: W) -> Self {
        Self { inner, begun: Vec::new(), text: String::new(), is_exact: false }
    }

    /// Writes everything as it is from now on.
    pub(crate) fn write_exactly(&mut self) {
        self.is_exact = true;
    }

    pub(crate) fn into_inner(self) -> W {
        self.inner
    }
}

impl<W: Write> Write for EscapingWriter<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.is_exact {
            return self.inner.write(bytes);
        }
        let mut all = std::mem::take(&mut self.begun);
        all.extend_from_slice(bytes);
        self.text.clear();
        for chunk in all.utf8_chunks() {
            chunk.valid().chars().for_each(|c| push(&mut self.text, c));
            let invalid = chunk.invalid();
            let is_last = all.as_ptr_range().end == invalid.as_ptr_range().end;
            if is_last
                && std::str::from_utf8(invalid).is_err_and(|error| error.error_len().is_none())
            {
                self.begun = invalid.to_vec();
                break;
            }
            for byte in invalid {
                let _ = write!(self.text, "\\x{byte:02x}");
            }
        }
        self.inner.write_all(self.text.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

/// A text in one line without characters that a terminal obeys.
pub(crate) fn line(text: &str) -> String {
    let mut line = String::new();
    text.chars().for_each(|c| push(&mut line, if c == '\n' { ' ' } else { c }));
    line
}

fn push(text: &mut String, c: char) {
    match c {
        '\n' | '\t' => text.push(c),
        c if is_obeyed(c) => {
            let _ = write!(text, "\\u{{{:x}}}", u32::from(c));
        }
        c => text.push(c),
    }
}

/// Whether a terminal obeys a character instead of showing it: controls, and those that change the order
/// of what is around them.
pub(crate) fn is_obeyed(c: char) -> bool {
    let is_order = matches!(
        c,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    c.is_control() || is_order || matches!(c, '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is shown of bytes that come in parts of a length.
    fn shown(bytes: &[u8], length: usize) -> String {
        let mut out = Vec::new();
        let mut writer = EscapingWriter::new(&mut out);
        bytes.chunks(length).for_each(|part| writer.write_all(part).expect("memory"));
        String::from_utf8(out).expect("it is text")
    }

    #[test]
    fn nothing_that_a_terminal_obeys_is_written() {
        let cases: [(&[u8], &str); 6] = [
            (b"a\tb\n", "a\tb\n"),
            ("é日😀".as_bytes(), "é日😀"),
            (b"\x1b]0;x\x07\r\0", r"\u{1b}]0;x\u{7}\u{d}\u{0}"),
            (
                "\u{9b}31m\u{202e}ab\u{2066}\u{200f}".as_bytes(),
                r"\u{9b}31m\u{202e}ab\u{2066}\u{200f}",
            ),
            (b"\x9b31m \xff", r"\x9b31m \xff"),
            (b"\xe6\x97x \xf0\x9f\x98", r"\xe6\x97x "),
        ];
        for (bytes, expected) in cases {
            for length in [1, 2, 3, 100] {
                assert_eq!(shown(bytes, length), expected, "{length}");
            }
        }
        assert_eq!(line("a\nb\u{1b}"), r"a b\u{1b}");
    }
}
