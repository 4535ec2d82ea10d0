//! The settings of a book.

use gambol::Entry;

/// The settings of a book.
pub(super) struct Plan {
    pub(super) game: &'static Entry,
    pub(super) setup: String,
    pub(super) nodes: u64,
    pub(super) seed: u64,
}
