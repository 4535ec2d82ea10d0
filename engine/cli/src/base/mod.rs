//! What all commands share: arguments, errors, seeds, clocks, output, files and statistics.

pub(crate) mod arguments;
pub(crate) mod clock;
pub(crate) mod command;
pub(crate) mod decode;
pub(crate) mod error;
#[cfg(test)]
pub(crate) mod fuzz;
pub(crate) mod interrupt;
pub(crate) mod journal;
pub(crate) mod lines;
pub(crate) mod lock;
pub(crate) mod log;
pub(crate) mod output;
pub(crate) mod parallel;
pub(crate) mod places;
pub(crate) mod plural;
pub(crate) mod save;
pub(crate) mod seed;
pub(crate) mod statistics;
pub(crate) mod study_file;
