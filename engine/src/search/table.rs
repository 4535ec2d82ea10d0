//! The transposition table.

use alloc::vec::Vec;

/// The kind of a stored value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    /// The exact value.
    #[default]
    Exact,
    /// A lower bound.
    Lower,
    /// An upper bound.
    Upper,
}

impl Bound {
    /// The kind of a value found with the window from `alpha` to `beta`.
    pub(super) fn of(value: i32, alpha: i32, beta: i32) -> Self {
        match value {
            value if value >= beta => Self::Lower,
            value if value <= alpha => Self::Upper,
            _ => Self::Exact,
        }
    }

    /// Whether a stored value answers a search with the window from `alpha` to `beta`.
    pub(super) fn is_sufficient(self, value: i32, alpha: i32, beta: i32) -> bool {
        match self {
            Self::Exact => true,
            Self::Lower => value >= beta,
            Self::Upper => value <= alpha,
        }
    }
}

/// The stored result of a position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    /// For the player to move, in hundredths of the game's unit.
    pub(super) value: i32,
    /// The index of the best move among the legal moves that the level sees, which may exceed 65,536
    /// in LuckyMoose. In a selective search, the move's code.
    pub(super) best: u32,
    /// The search depth in plies.
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// Whether the value involves no heuristic evaluation.
    pub(super) proved: bool,
}

/// A table of fixed size with buckets of two entries: the deepest and the most recent one (Breuker,
/// Uiterwijk and van den Herik 1994, "TwoDeep").
#[derive(Debug)]
pub(super) struct Table {
    /// The number of buckets is a power of two. Keys are stored in full, so that a proved value is
    /// never taken from another position.
    buckets: Vec<Bucket>,
}

impl Table {
    /// Creates a table of 2^`bits` buckets, or of fewer where memory is short.
    pub(super) fn new(bits: u32) -> Self {
        Self { buckets: buckets(bits, [None; 2]) }
    }

    /// Takes the entries out, for another search. This table must not be used after that. Proved values
    /// become estimates unless they are kept: a proof does not hold where positions of its lines have
    /// occurred in the game since then.
    pub(super) fn take(&mut self, keeps_proofs: bool) -> Self {
        let mut buckets = core::mem::take(&mut self.buckets);
        if !keeps_proofs {
            for (_, entry) in buckets.as_flattened_mut().iter_mut().flatten() {
                entry.proved = false;
            }
        }
        Self { buckets }
    }

    /// The entry of the position with this key.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let slots = &self.buckets[self.bucket(key)];
        slots.iter().flatten().find(|(stored, _)| *stored == key).map(|(_, entry)| *entry)
    }

    /// Stores an entry, which may replace another one.
    pub(super) fn put(&mut self, key: u64, entry: Entry) {
        let bucket = self.bucket(key);
        let [deep, recent] = &mut self.buckets[bucket];
        let depth_key = |entry: &Entry| (entry.proved, entry.depth);
        match deep {
            Some((stored, kept)) if *stored != key && depth_key(kept) > depth_key(&entry) => {
                *recent = Some((key, entry));
            }
            Some((stored, _)) if *stored == key => *deep = Some((key, entry)),
            _ => {
                *recent = *deep;
                *deep = Some((key, entry));
            }
        }
    }

    fn bucket(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }
}

/// The deepest and the most recent entry, with their keys.
type Bucket = [Option<(u64, Entry)>; 2];

/// Allocates 2^`bits` buckets. The tables of the page's levels are small.
#[cfg(not(feature = "full"))]
pub(super) fn buckets<B: Clone>(bits: u32, empty: B) -> Vec<B> {
    alloc::vec![empty; 1 << bits]
}

/// Allocates 2^`bits` buckets, or half as many again and again until they fit into memory.
#[cfg(feature = "full")]
pub(super) fn buckets<B: Clone>(bits: u32, empty: B) -> Vec<B> {
    let mut buckets = Vec::new();
    let fits = |bits: &u32| buckets.try_reserve_exact(1 << bits).is_ok();
    let bits = (1..=bits).rev().find(fits).unwrap_or(0);
    buckets.resize(1 << bits, empty);
    buckets
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(value: i32, depth: u8, proved: bool) -> Entry {
        Entry { value, depth, proved, ..Entry::default() }
    }

    /// Checks which of the entries with keys 0, 1, 2, …, stored in this order, a bucket still holds.
    #[track_caller]
    fn check_kept(stored: &[Entry], expected: &[Option<i32>]) {
        let mut table = Table::new(0);
        for (key, entry) in (0..).zip(stored) {
            table.put(key, *entry);
        }
        let values = (0..stored.len() as u64).map(|key| table.get(key).map(|entry| entry.value));
        assert_eq!(values.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_bucket_keeps_the_deepest_and_the_most_recent_entry() {
        let [a, b, c] = [1, 2, 3].map(|value| move |depth| entry(value, depth, false));
        check_kept(&[a(5)], &[Some(1)]);
        check_kept(&[a(5), b(3)], &[Some(1), Some(2)]);
        check_kept(&[a(5), b(3), c(4)], &[Some(1), None, Some(3)]);
        check_kept(&[a(5), b(3), c(6)], &[Some(1), None, Some(3)]);
        check_kept(&[a(3), b(5), c(4)], &[None, Some(2), Some(3)]);
        // A proved entry is kept like the deepest one.
        check_kept(&[entry(1, 2, true), b(9), c(9)], &[Some(1), None, Some(3)]);
    }

    #[test]
    fn a_new_entry_replaces_that_of_the_same_key() {
        let mut table = Table::new(0);
        for (key, depth) in [(0, 5), (1, 3), (1, 2), (0, 1), (1, 4)] {
            table.put(key, entry(i32::from(depth), depth, false));
            assert_eq!(table.get(key).map(|entry| entry.depth), Some(depth));
        }
    }

    #[test]
    fn keys_of_one_bucket_are_distinguished() {
        let mut table = Table::new(4);
        table.put(3, entry(7, 1, true));
        assert!(table.get(3).is_some());
        assert!(table.get(3 + 16).is_none());
        assert!(table.get(3 + (1 << 40)).is_none());
    }
}
