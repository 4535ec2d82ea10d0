//! The transposition table of selective search: four entries in each line of the processor's cache.

use super::table::{Bound, buckets};
use alloc::vec::Vec;

/// The stored result of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub(super) struct PackedEntry {
    /// The whole key, so that a proved value is never taken from another position.
    pub(super) key: u64,
    /// For the player to move, in hundredths of the game's unit.
    pub(super) value: i16,
    /// The static evaluation for the player to move; [`UNKNOWN`] where it was not needed.
    pub(super) static_value: i16,
    /// The code of the best move.
    pub(super) best: u16,
    /// The search depth in plies.
    pub(super) depth: u8,
    /// The bound plus one, [`PROVED`], and from [`AGE`] on the number of the search. 0 if there is no entry.
    pub(super) flags: u8,
}

/// The static value of an entry that has none.
pub(super) const UNKNOWN: i16 = i16::MIN;

/// A value as it is stored: those of selective search are small, but for strengths of the caller's own.
pub(super) fn packed(value: i32) -> i16 {
    value.clamp(-i32::from(i16::MAX), i16::MAX.into()) as i16
}

impl PackedEntry {
    const EMPTY: Self = Self { key: 0, value: 0, static_value: 0, best: 0, depth: 0, flags: 0 };

    /// The same with a bound, and whether the value involves no heuristic evaluation.
    pub(super) fn with_bound(self, bound: Bound, proved: bool) -> Self {
        Self { flags: (bound as u8 + 1) | if proved { PROVED } else { 0 }, ..self }
    }

    #[inline]
    pub(super) fn bound(self) -> Bound {
        match self.flags & BOUND {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        }
    }

    #[inline]
    pub(super) fn is_proved(self) -> bool {
        self.flags & PROVED != 0
    }

    /// How much an entry is worth in a search: proved ones more than all others, then its depth, less if
    /// it is of an earlier search. An empty slot is worth least.
    #[inline]
    fn worth(self, generation: u8) -> i32 {
        if self.flags == 0 {
            return i32::MIN;
        }
        let age = generation.wrapping_sub(self.flags & GENERATION) / AGE;
        let worth = i32::from(self.depth) - AGE_PLIES * i32::from(age);
        if self.is_proved() { worth + PROVED_PLIES } else { worth }
    }
}

const BOUND: u8 = 3;
const PROVED: u8 = 4;
/// The lowest bit of the number of the search.
const AGE: u8 = 8;
const GENERATION: u8 = !(AGE - 1);
/// The plies that an entry loses with each search that has followed.
const AGE_PLIES: i32 = 4;
/// More plies than any depth.
const PROVED_PLIES: i32 = 256;

/// Entries in one line of the processor's cache, so that a look-up waits for memory once.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Bucket([PackedEntry; 4]);

/// A table of fixed size. A new entry replaces the one that is worth least in its bucket.
#[derive(Debug)]
pub(super) struct PackedTable {
    /// The number of buckets is a power of two.
    buckets: Vec<Bucket>,
    /// The number of the search, modulo 32, in the bits of [`GENERATION`].
    generation: u8,
}

impl PackedTable {
    /// Creates a table of 2^`bits` pairs of entries, or of fewer where memory is short.
    pub(super) fn new(bits: u32) -> Self {
        let buckets = buckets(bits.saturating_sub(1), Bucket([PackedEntry::EMPTY; 4]));
        Self { buckets, generation: 0 }
    }

    /// Takes the entries out, for the next search. This table must not be used after that. Unless values are
    /// kept, only the best moves are: in a game with draws by repetition or by quiet plies a value depends on
    /// what came before, and one of an earlier search, as deep as it may be, misleads.
    pub(super) fn take(&mut self, keeps_values: bool) -> Self {
        let mut buckets = core::mem::take(&mut self.buckets);
        if !keeps_values {
            for entry in buckets.iter_mut().flat_map(|bucket| &mut bucket.0) {
                // No search is so shallow that a value of depth 0 answers it.
                *entry = PackedEntry {
                    depth: 0,
                    static_value: UNKNOWN,
                    flags: entry.flags & !PROVED,
                    ..*entry
                };
            }
        }
        Self { buckets, generation: self.generation.wrapping_add(AGE) }
    }

    /// The entry of the position with this key.
    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<PackedEntry> {
        let entries = &self.buckets[self.bucket(key)].0;
        entries.iter().find(|entry| entry.key == key && entry.flags != 0).copied()
    }

    /// Stores an entry, which may replace another one.
    pub(super) fn put(&mut self, entry: PackedEntry) {
        let (bucket, generation) = (self.bucket(entry.key), self.generation);
        let mut worst = (0, i32::MAX);
        for (n, other) in self.buckets[bucket].0.iter().enumerate() {
            if other.key == entry.key {
                worst.0 = n;
                break;
            }
            let worth = other.worth(generation);
            if worth < worst.1 {
                worst = (n, worth);
            }
        }
        let flags = entry.flags | generation;
        self.buckets[bucket].0[worst.0] = PackedEntry { flags, ..entry };
    }

    fn bucket(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(key: u64, value: i32, depth: u8, proved: bool) -> PackedEntry {
        let value = packed(value);
        PackedEntry { key, value, static_value: -value, best: 7, depth, flags: 0 }
            .with_bound(Bound::Exact, proved)
    }

    /// Checks which of the entries with keys 0, 1, 2, …, stored in this order, a bucket still holds.
    #[track_caller]
    fn check_kept(table: &PackedTable, expected: &[i16]) {
        let values = (0..64).filter_map(|key| table.get(key)).map(|entry| entry.value);
        assert_eq!(values.collect::<Vec<_>>(), expected);
    }

    fn filled(depths: &[(u8, bool)]) -> PackedTable {
        let mut table = PackedTable::new(0);
        for (key, (depth, proved)) in (0..).zip(depths) {
            table.put(entry(key, key as i32, *depth, *proved));
        }
        table
    }

    #[test]
    fn a_bucket_is_one_line_of_the_cache() {
        assert_eq!(
            (size_of::<PackedEntry>(), size_of::<Bucket>(), align_of::<Bucket>()),
            (16, 64, 64)
        );
        assert_eq!([0, 1, 2, 5].map(|bits| PackedTable::new(bits).buckets.len()), [1, 1, 2, 16]);
    }

    #[test]
    fn an_entry_is_read_as_it_was_stored() {
        let mut table = PackedTable::new(4);
        for bound in [Bound::Exact, Bound::Lower, Bound::Upper] {
            for (value, proved) in [(-10_000, true), (0, false), (9_999, true)] {
                let entry = entry(3, value, 254, false).with_bound(bound, proved);
                table.put(entry);
                assert_eq!(table.get(3), Some(entry));
                assert_eq!((i32::from(entry.value), entry.bound()), (value, bound));
                assert_eq!(entry.is_proved(), proved);
            }
        }
        // Other keys of the same bucket, and that of an empty slot.
        assert_eq!([0, 3 + 8, 3 + (1 << 40)].map(|key| table.get(key)), [None; 3]);
        assert_eq!([-40_000, -3, 40_000].map(packed), [-32_767, -3, 32_767]);
    }

    #[test]
    fn the_entry_of_the_least_depth_is_replaced() {
        check_kept(&filled(&[(5, false), (3, false), (4, false), (9, false)]), &[0, 1, 2, 3]);
        let four = [(5, false), (3, false), (4, false), (9, false), (1, false)];
        check_kept(&filled(&four), &[0, 2, 3, 4]);
        // The most recent one is always there, so it is the next to go.
        check_kept(&filled(&[&four[..], &[(2, false)]].concat()), &[0, 2, 3, 5]);
        let proved = [(5, false), (3, true), (4, false), (9, false), (1, false)];
        check_kept(&filled(&proved), &[0, 1, 3, 4]);
    }

    #[test]
    fn a_new_entry_replaces_that_of_the_same_key() {
        let mut table = filled(&[(5, false), (3, false), (4, false)]);
        table.put(entry(1, 8, 1, false));
        check_kept(&table, &[0, 8, 2]);
    }

    #[test]
    fn entries_of_earlier_searches_go_first() {
        let mut table = filled(&[(5, false), (8, true), (4, false), (9, false)]).take(false);
        let of_one = table
            .get(1)
            .map(|entry| (entry.best, entry.depth, entry.static_value, entry.is_proved()));
        assert_eq!(
            of_one,
            Some((7, 0, UNKNOWN, false)),
            "of an earlier search only the moves are kept"
        );
        table.put(entry(2, 2, 4, false));
        table.put(entry(10, 10, 6, false));
        // However deep those of the last search were.
        check_kept(&table, &[1, 2, 3, 10]);
        table.put(entry(11, 11, 6, false));
        check_kept(&table, &[2, 3, 10, 11]);
        assert_eq!(filled(&[(5, true)]).take(true).get(0), Some(entry(0, 0, 5, true)));
    }
}
