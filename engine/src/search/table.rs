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

impl Bound {
    /// How a value that was found in a window relates to the true one.
    pub(super) fn of(value: i32, alpha: i32, beta: i32) -> Self {
        match value {
            value if value >= beta => Self::Lower,
            value if value <= alpha => Self::Upper,
            _ => Self::Exact,
        }
    }

    /// Whether a value that relates to the true one like this is all that a window asks for.
    pub(super) fn is_enough(self, value: i32, alpha: i32, beta: i32) -> bool {
        match self {
            Self::Exact => true,
            Self::Lower => value >= beta,
            Self::Upper => value <= alpha,
        }
    }
}

/// What is known of one position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Known {
    /// For the player to move, in hundredths of the game's unit.
    pub(super) value: i32,
    /// The index of the best move among those that the level sees, in the game's own order: a hand
    /// with much room on a large board has more than 65,536. In a selective search it is the move's
    /// code.
    pub(super) best: u32,
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

#[cfg(test)]
mod tests {
    use super::*;

    fn known(value: i32, depth: u8, proved: bool) -> Known {
        Known { value, depth, proved, ..Known::default() }
    }

    /// What a table of one bucket still knows of keys 0, 1, 2, …, stored in this order.
    #[track_caller]
    fn check_kept(stored: &[Known], expected: &[Option<i32>]) {
        let mut table = Table::new(0);
        for (key, known) in (0..).zip(stored) {
            table.put(key, *known);
        }
        let values = (0..stored.len() as u64).map(|key| table.get(key).map(|known| known.value));
        assert_eq!(values.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn what_cost_most_stays_and_what_came_last() {
        let [a, b, c] = [1, 2, 3].map(|value| move |depth| known(value, depth, false));
        check_kept(&[a(5)], &[Some(1)]);
        check_kept(&[a(5), b(3)], &[Some(1), Some(2)]);
        check_kept(&[a(5), b(3), c(4)], &[Some(1), None, Some(3)]);
        check_kept(&[a(5), b(3), c(6)], &[Some(1), None, Some(3)]);
        check_kept(&[a(3), b(5), c(4)], &[None, Some(2), Some(3)]);
        // A proof is worth more than any depth.
        check_kept(&[known(1, 2, true), b(9), c(9)], &[Some(1), None, Some(3)]);
    }

    #[test]
    fn a_key_is_stored_once_and_the_last_word_counts() {
        let mut table = Table::new(0);
        for (key, depth) in [(0, 5), (1, 3), (1, 2), (0, 1), (1, 4)] {
            table.put(key, known(i32::from(depth), depth, false));
            assert_eq!(table.get(key).map(|known| known.depth), Some(depth));
        }
    }

    #[test]
    fn keys_of_one_bucket_are_told_apart() {
        let mut table = Table::new(4);
        table.put(3, known(7, 1, true));
        assert!(table.get(3).is_some());
        assert!(table.get(3 + 16).is_none());
        assert!(table.get(3 + (1 << 40)).is_none());
    }
}
