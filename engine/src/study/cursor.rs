//! A place in the text of a study, and the errors there.

use crate::{Code, Error, Place};

/// The text of a study, read from the front.
#[derive(Clone)]
pub(super) struct Cursor<'a> {
    text: &'a str,
    /// The offset of the next byte.
    pub(super) at: usize,
    /// The number of the first line.
    line: usize,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str, line: usize) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self { text, at: 0, line }
    }

    pub(super) fn rest(&self) -> &'a str {
        self.rest_from(self.at)
    }

    pub(super) fn rest_from(&self, at: usize) -> &'a str {
        &self.text[at..]
    }

    pub(super) fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    pub(super) fn next_char(&mut self) -> Option<char> {
        let next = self.rest().chars().next()?;
        self.at += next.len_utf8();
        Some(next)
    }

    /// Skips a text. Returns false where another one stands.
    pub(super) fn eat(&mut self, text: &str) -> bool {
        let is_there = self.rest().starts_with(text);
        self.at += if is_there { text.len() } else { 0 };
        is_there
    }

    /// Takes all bytes of a kind. The bytes of a character beyond ASCII must all be of the same kind.
    #[inline(never)]
    pub(super) fn take(&mut self, is_kind: fn(u8) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.bytes().position(|byte| !is_kind(byte)).unwrap_or(rest.len());
        self.at += end;
        &rest[..end]
    }

    pub(super) fn skip_space(&mut self) {
        self.take(is_space);
    }

    /// Skips the rest of the line.
    pub(super) fn skip_line(&mut self) {
        self.take(|byte| byte != b'\n');
    }

    /// The line that begins or goes on at an offset.
    pub(super) fn line_at(&self, at: usize) -> &'a str {
        self.rest_from(at).lines().next().unwrap_or_default()
    }

    /// An error at an offset.
    pub(super) fn refuse(&self, at: usize, found: &str, code: Code) -> Error {
        let [line, column] = self.line_and_column(at);
        Error::new(Place::in_text(line, column), found, code)
    }

    /// Adds line and column of an offset to the place of an error.
    pub(super) fn place(&self, at: usize, error: Error) -> Error {
        let [line, column] = self.line_and_column(at);
        error.within(line, column)
    }

    #[cold]
    #[inline(never)]
    fn line_and_column(&self, at: usize) -> [usize; 2] {
        let before = &self.text[..at];
        let begin = before.rfind('\n').map_or(0, |end| end + 1);
        let line = self.line + before.bytes().filter(|byte| *byte == b'\n').count();
        [line, before[begin..].chars().count() + 1]
    }
}

pub(super) fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n')
}
