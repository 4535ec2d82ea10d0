//! The transposition table: what is known of positions that were searched before.

use alloc::vec;
use alloc::vec::Vec;

/// How a stored value relates to the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is the value.
    #[default]
    Exact,
    /// The value is this or more.
    Lower,
    /// The value is this or less.
    Upper,
}

/// What is known of one position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Known {
    /// For the player to move, in hundredths of the game's unit.
    pub(super) value: i32,
    /// The index of the best move in the order of `Game::legal_moves`.
    pub(super) best: u16,
    /// The plies that were looked ahead.
    pub(super) depth: u8,
    pub(super) bound: Bound,
    /// Whether no opinion went into the value.
    pub(super) proved: bool,
}

/// A table of fixed size, in buckets of two: one place keeps what cost most, the other what came
/// last (Breuker, Uiterwijk and van den Herik 1994, "TwoDeep").
#[derive(Debug)]
pub(super) struct Table {
    /// A power of two of buckets. The whole key is stored: a value that is called proved must not
    /// belong to another position.
    buckets: Vec<[Option<(u64, Known)>; 2]>,
}

impl Table {
    /// A table of 2^`bits` buckets of two places.
    pub(super) fn new(bits: u32) -> Self {
        Self { buckets: vec![[None; 2]; 1 << bits] }
    }

    /// What is known of the position with this key.
    pub(super) fn get(&self, key: u64) -> Option<Known> {
        let places = &self.buckets[self.bucket(key)];
        places.iter().flatten().find(|(stored, _)| *stored == key).map(|(_, known)| *known)
    }

    /// Stores what is known; something else may be forgotten for it.
    pub(super) fn put(&mut self, key: u64, known: Known) {
        let bucket = self.bucket(key);
        let [deep, recent] = &mut self.buckets[bucket];
        let worth = |known: &Known| (known.proved, known.depth);
        match deep {
            Some((stored, kept)) if *stored != key && worth(kept) > worth(&known) => {
                *recent = Some((key, known));
            }
            Some((stored, _)) if *stored == key => *deep = Some((key, known)),
            _ => {
                *recent = *deep;
                *deep = Some((key, known));
            }
        }
    }

    fn bucket(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }
}
