//! Commands that make puzzles, books, fits, figures of the games and the weights of their evaluations.

pub(crate) mod agreement;
pub(crate) mod book;
pub(crate) mod fit;
pub(crate) mod games;
pub(crate) mod insight;
pub(crate) mod luck;
pub(crate) mod openings;
pub(crate) mod puzzles;
pub(crate) mod speed;
pub(crate) mod train;
