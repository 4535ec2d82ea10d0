//! Sorting by integer keys, compiled once for all item types.
//!
//! The generic sort of the standard library is compiled for each type, which made up a fifth of the
//! WebAssembly module. Here only keys are sorted, and the items are permuted accordingly.

use alloc::vec::Vec;

/// A key and the index of its item.
pub(super) type KeyedIndex = (i64, u32);

/// Sorts items by key in ascending order. Stable.
pub(super) fn sort_by_key<T>(items: &mut [T], key: impl FnMut(&T) -> i64) {
    sort_by_key_with(items, &mut Vec::new(), key);
}

/// Like [`sort_by_key`], with a reusable buffer to avoid allocation.
pub(super) fn sort_by_key_with<T>(
    items: &mut [T],
    keys: &mut Vec<KeyedIndex>,
    mut key: impl FnMut(&T) -> i64,
) {
    keys.clear();
    keys.extend(items.iter().zip(0..).map(|(item, index)| (key(item), index)));
    sort(keys);
    for index in 0..keys.len() {
        // An item from an earlier index was swapped away when that index was filled: follow it.
        let mut from = keys[index].1 as usize;
        while from < index {
            from = keys[from].1 as usize;
        }
        items.swap(index, from);
    }
}

/// Packs two keys into one that orders by the first, then by the second.
pub(super) fn lexicographic_key(first: i32, second: i32) -> i64 {
    (i64::from(first) << 32) | i64::from(second.wrapping_sub(i32::MIN) as u32)
}

#[inline(never)]
fn sort(keys: &mut [KeyedIndex]) {
    keys.sort_unstable();
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;

    #[test]
    fn sorting_agrees_with_the_standard_library() {
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
    fn packed_keys_order_lexicographically() {
        let keys = [i32::MIN, -7, -1, 0, 1, 7, i32::MAX];
        let pairs: Vec<_> = keys.iter().flat_map(|a| keys.map(|b| (*a, b))).collect();
        for (a, b) in &pairs {
            for (c, d) in &pairs {
                assert_eq!(
                    lexicographic_key(*a, *b).cmp(&lexicographic_key(*c, *d)),
                    (a, b).cmp(&(c, d))
                );
            }
        }
    }
}
