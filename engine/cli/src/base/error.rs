//! Errors of commands, and of the text that they read.

use std::error::Error;
use std::fmt;

/// The result of a command, or of a part of one.
pub(crate) type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

/// Invalid input: its place, the text found and the text expected. Displayed like the errors of the
/// engine.
#[derive(Clone, Debug)]
pub(crate) struct InputError {
    place: String,
    found: String,
    expected: String,
}

impl InputError {
    /// Creates an error. `found` is empty if the input is missing.
    pub(crate) fn new(
        place: impl Into<String>,
        found: impl Into<String>,
        expected: impl Into<String>,
    ) -> Self {
        Self { place: place.into(), found: found.into(), expected: expected.into() }
    }

    /// Adds another text that is expected, after the others.
    pub(crate) fn or_at_last(self, text: &str) -> Self {
        Self { expected: format!("{} or {text}", self.expected), ..self }
    }

    /// Adds another text that is expected, before the others.
    pub(crate) fn or(self, text: &str) -> Self {
        Self { expected: format!("{text}, {}", self.expected), ..self }
    }
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        gambol::write_line(f, &self.place, &self.found, &self.expected)
    }
}

impl Error for InputError {}
