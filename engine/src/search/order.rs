//! The order in which moves are tried.

use core::cmp::Reverse;

/// Brings the greatest of the moves from place `n` on there, the first of equals, and answers with it.
///
/// Often few are needed, so that sorting them all would be wasted. Where `picked` were no good, the
/// others hardly are: unless `is_worth` says so of the next one, they come as they stand.
pub(super) fn bring_best<T: Copy, K: Ord>(
    order: &mut [T],
    n: usize,
    picked: usize,
    key: impl Fn(&T) -> K,
    is_worth: impl Fn(&T) -> bool,
) -> Option<T> {
    let left = order.get_mut(n..)?;
    let first = *left.first()?;
    if n >= picked && !is_worth(&first) {
        return Some(first);
    }
    // Of equals the least by `Reverse` comes first.
    let best = (0..left.len()).min_by_key(|&place| Reverse(key(&left[place])))?;
    left.swap(0, best);
    Some(left[0])
}
