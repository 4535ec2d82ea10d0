//! Random choice between equal moves.

use crate::{Game, Rng};

/// Chooses one of several equal items by the seed and the root position; `None` if there is none.
pub(super) fn break_tie<G: Game, T>(
    root: &G,
    seed: u64,
    mut equal: impl Iterator<Item = T> + Clone,
) -> Option<T> {
    let count = equal.clone().count() as u64;
    let chosen = (count > 0).then(|| Rng::new(seed ^ root.key()).below(count))?;
    equal.nth(chosen as usize)
}
