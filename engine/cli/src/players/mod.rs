//! Players of all kinds: levels of the engine, baselines for comparison, and external programs.

mod baselines;
pub(crate) mod choice;
mod max_n;
pub(crate) mod minimax_crate;
pub(crate) mod moves;
pub(crate) mod player;
pub(crate) mod program;
pub(crate) mod thinking;
mod two_ply;
