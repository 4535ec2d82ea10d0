//! The rules again, written from their text alone with arrays and loops, to compare the engine with.

pub(crate) mod gambit;
