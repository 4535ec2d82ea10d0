//! Sorting by a key, compiled once for items of every type.
//!
//! The sort of the standard library is compiled anew for every type: a fifth of the program that a
//! page fetches. Here keys are sorted, and the items follow.

use alloc::vec::Vec;

/// A key and the place of its item.
pub(super) type Ranked = (i64, u32);

/// Sorts items by a key, the least first; items of equal keys keep their order.
pub(super) fn sort_by_key<T>(items: &mut [T], key: impl FnMut(&T) -> i64) {
    sort_with(items, &mut Vec::new(), key);
}

/// [`sort_by_key`] with a buffer of the caller's, so that nothing is allocated where it is long enough.
pub(super) fn sort_with<T>(
    items: &mut [T],
    ranked: &mut Vec<Ranked>,
    mut key: impl FnMut(&T) -> i64,
) {
    ranked.clear();
    ranked.extend(items.iter().zip(0..).map(|(item, place)| (key(item), place)));
    sort(ranked);
    for place in 0..ranked.len() {
        // An item that stood at an earlier place was moved when that place was filled.
        let mut from = ranked[place].1 as usize;
        while from < place {
            from = ranked[from].1 as usize;
        }
        items.swap(place, from);
    }
}

/// Two keys as one: the second decides where the first are equal.
pub(super) fn both(first: i32, second: i32) -> i64 {
    (i64::from(first) << 32) | i64::from(second.wrapping_sub(i32::MIN) as u32)
}

#[inline(never)]
fn sort(ranked: &mut [Ranked]) {
    ranked.sort_unstable();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;

    #[test]
    fn items_are_sorted_as_the_standard_library_sorts_them() {
        let mut rng = Rng::new(5);
        for length in (0..200).chain([1000]) {
            let mut items: Vec<(i32, usize)> =
                (0..length).map(|n| (rng.below(20) as i32 - 10, n)).collect();
            let mut expected = items.clone();
            expected.sort_by_key(|(key, _)| *key);
            sort_by_key(&mut items, |(key, _)| i64::from(*key));
            assert_eq!(items, expected);
        }
    }

    #[test]
    fn two_keys_are_compared_one_after_the_other() {
        let keys = [i32::MIN, -7, -1, 0, 1, 7, i32::MAX];
        let pairs: Vec<_> = keys.iter().flat_map(|a| keys.map(|b| (*a, b))).collect();
        for (a, b) in &pairs {
            for (c, d) in &pairs {
                assert_eq!(both(*a, *b).cmp(&both(*c, *d)), (a, b).cmp(&(c, d)));
            }
        }
    }
}
