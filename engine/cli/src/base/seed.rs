//! Seeds of games and players.

use std::hash::{BuildHasher, Hasher, RandomState};

/// The largest seed of a game.
pub(crate) const MAX_SEED: u64 = (1 << 53) - 1;

/// A seed that differs from run to run.
pub(crate) fn random() -> u64 {
    RandomState::new().build_hasher().finish() & MAX_SEED
}
