//! Commands that make puzzles, books, fits and figures of the games.

pub(crate) mod agreement;
pub(crate) mod book;
pub(crate) mod fit;
pub(crate) mod insight;
pub(crate) mod luck;
pub(crate) mod puzzles;
pub(crate) mod speed;
