//! Seeds of games and players.

use gambol::Rng;
use std::hash::{BuildHasher, Hasher, RandomState};

/// The largest seed of a game.
pub(crate) const MAX_SEED: u64 = (1 << 53) - 1;

/// A seed that differs from run to run.
pub(crate) fn random() -> u64 {
    RandomState::new().build_hasher().finish() & MAX_SEED
}

/// The random numbers of one of many games of a seed, which depend on its number alone.
pub(crate) fn rng_of(seed: u64, number: u64) -> Rng {
    Rng::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number)
}
