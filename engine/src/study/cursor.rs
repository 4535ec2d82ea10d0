//! A place in the text of a study, and the errors there.

use crate::{Code, Error, Place};

/// The text of a study, read from the front. Small functions stay functions: the page fetches every
/// byte.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    text: &'a str,
    /// The offset of the next byte.
    pub(super) at: usize,
    /// The number of the first line.
    line: usize,
    /// Whether errors need no place, since nobody sees them: finding it takes as long as the text.
    pub(super) skips_places: bool,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str, line: usize) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self { text, at: 0, line, skips_places: false }
    }

    /// The text between two offsets, and at most to its end.
    #[inline(never)]
    pub(super) fn between(&self, begin: usize, end: usize) -> &'a str {
        self.text.get(begin..end.min(self.text.len())).unwrap_or_default()
    }

    pub(super) fn rest(&self) -> &'a str {
        self.between(self.at, usize::MAX)
    }

    #[inline(never)]
    pub(super) fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    #[inline(never)]
    pub(super) fn next_char(&mut self) -> Option<char> {
        let next = self.rest().chars().next()?;
        self.at += next.len_utf8();
        Some(next)
    }

    /// Skips a text. Returns false where another one stands.
    #[inline(never)]
    pub(super) fn eat(&mut self, text: &str) -> bool {
        let is_there = self.rest().starts_with(text);
        self.at += if is_there { text.len() } else { 0 };
        is_there
    }

    /// Takes all bytes of a kind. The bytes of a character beyond ASCII must all be of the same kind.
    #[inline(never)]
    pub(super) fn take(&mut self, is_kind: fn(u8) -> bool) -> &'a str {
        let begin = self.at;
        let rest = self.text.as_bytes().get(begin..).unwrap_or_default();
        self.at += rest.iter().position(|byte| !is_kind(*byte)).unwrap_or(rest.len());
        self.between(begin, self.at)
    }

    pub(super) fn skip_space(&mut self) -> bool {
        !self.take(is_space).is_empty()
    }

    /// Takes the rest of the line.
    #[inline(never)]
    pub(super) fn take_line(&mut self) -> &'a str {
        self.take(|byte| !matches!(byte, b'\r' | b'\n'))
    }

    /// Skips the rest of the line and its end.
    #[inline(never)]
    pub(super) fn skip_line(&mut self) {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        self.at += rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len()) + 1;
    }

    /// An error at an offset, which found the rest of the line there.
    #[inline(never)]
    pub(super) fn refuse_line(mut self, at: usize, code: Code) -> Error {
        self.at = at;
        let found = self.take_line();
        self.refuse(at, found, code)
    }

    /// An error at an offset.
    #[inline(never)]
    pub(super) fn refuse(&self, at: usize, found: &str, code: Code) -> Error {
        let [line, column] = self.line_and_column(at);
        Error::new(Place::in_text(line, column), found, code)
    }

    /// Puts line and column of an offset before the place of an error.
    #[inline(never)]
    pub(super) fn place(&self, at: usize, error: Error) -> Error {
        let [line, column] = self.line_and_column(at);
        error.within(line, column)
    }

    #[inline(never)]
    fn line_and_column(&self, at: usize) -> [usize; 2] {
        let mut place = [self.line, 1];
        let before = if self.skips_places { "" } else { self.between(0, at) };
        for byte in before.bytes() {
            if byte == b'\n' {
                place = [place[0] + 1, 1];
            } else if is_first(byte) {
                place[1] += 1;
            }
        }
        place
    }
}

pub(super) fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n')
}

/// Whether a byte is the first of a character.
pub(super) fn is_first(byte: u8) -> bool {
    byte & 0xc0 != 0x80
}

/// Whether a byte is part of a word of the moves.
pub(super) fn is_word(byte: u8) -> bool {
    !is_space(byte) && !b"(){}[];\"*$".contains(&byte)
}
