//! Commands about rules, positions, studies and programs.

pub(crate) mod best;
pub(crate) mod check;
pub(crate) mod compliance;
pub(crate) mod convert;
pub(crate) mod dump;
pub(crate) mod help;
pub(crate) mod moves;
pub(crate) mod perft;
mod position;
pub(crate) mod start;
pub(crate) mod status;
