//! The choice between moves that look alike.

use crate::{Game, Rng};

/// One of several that are as good as each other, by the seed: the same for the same position. `None`
/// where there is none.
pub(super) fn break_tie<G: Game, T>(
    root: &G,
    seed: u64,
    mut equal: impl Iterator<Item = T> + Clone,
) -> Option<T> {
    let count = equal.clone().count() as u64;
    let chosen = (count > 0).then(|| Rng::new(seed ^ root.key()).below(count))?;
    equal.nth(chosen as usize)
}
