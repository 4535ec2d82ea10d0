//! What is said of a word of the command line, or of a line of the interface, that is not understood.

use std::fmt;

/// A text that was refused: the place, what stood there, and what was expected. Displayed like the
/// engine's own errors.
#[derive(Clone, Debug)]
pub(crate) struct Refusal {
    place: String,
    found: String,
    expected: String,
}

impl Refusal {
    /// A refusal at `place`, where `found` stood (empty where nothing did) instead of `expected`.
    pub(crate) fn new(
        place: impl Into<String>,
        found: impl Into<String>,
        expected: impl Into<String>,
    ) -> Self {
        Self { place: place.into(), found: found.into(), expected: expected.into() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        gambol::write_line(f, &self.place, &self.found, &self.expected)
    }
}

impl std::error::Error for Refusal {}
