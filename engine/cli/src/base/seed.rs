//! Seeds of games and players.

use super::error::Result;
use gambol::{Entry, Rng};
use std::hash::{BuildHasher, Hasher, RandomState};

/// The largest seed of a game.
pub(crate) const MAX_SEED: u64 = (1 << 53) - 1;

/// A seed that differs from run to run.
pub(crate) fn random() -> u64 {
    RandomState::new().build_hasher().finish() & MAX_SEED
}

/// Whether the seed makes a part of the start: the board or the deal.
pub(crate) fn makes_start(game: &Entry, setup: &str) -> Result<bool> {
    let start = |seed: u64| game.start(&format!("{setup} seed={seed}"));
    Ok(start(0)?.position() != start(1)?.position())
}

/// The random numbers of one of many games of a seed, which depend on its number alone.
pub(crate) fn rng_of(seed: u64, number: u64) -> Rng {
    Rng::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number)
}
