//! A priority queue of moves.

use alloc::vec::Vec;

/// The moves of a position with their priorities.
///
/// Selects lazily instead of sorting, since a cutoff often comes after a few moves.
#[derive(Clone, Debug)]
pub(super) struct MoveQueue<M> {
    moves: Vec<M>,
    /// Packed keys: priority in the high bits, reverse index in the low bits, so that the maximum is
    /// the first of the best moves. [`POPPED`] for moves that were popped.
    keys: Vec<i32>,
    /// The largest key of each [`BLOCK`], so that a pop need not look at all keys.
    tops: Vec<i32>,
    /// The number of keys that `tops` takes into account.
    known: usize,
}

/// The absolute value of a priority is less than this.
pub(super) const MAX_PRIORITY: i32 = 1 << (i32::BITS - 1 - INDEX_BITS);
const INDEX_BITS: u32 = 11;
const MAX_INDEX: usize = (1 << INDEX_BITS) - 1;
/// The number of keys in a block.
const BLOCK: usize = 16;
/// The key of a move that was popped.
const POPPED: i32 = i32::MIN;

impl<M> Default for MoveQueue<M> {
    fn default() -> Self {
        Self { moves: Vec::new(), keys: Vec::new(), tops: Vec::new(), known: 0 }
    }
}

impl<M: Copy> MoveQueue<M> {
    pub(super) fn clear(&mut self) {
        self.moves.clear();
        self.keys.clear();
        self.tops.clear();
        self.known = 0;
    }

    /// All moves, including those that were popped.
    pub(super) fn moves(&self) -> &[M] {
        &self.moves
    }

    /// Adds a move.
    ///
    /// # Panics
    /// A queue holds at most 2048 moves: the keys of more would be mixed up.
    #[inline]
    pub(super) fn push(&mut self, priority: i32, mv: M) {
        debug_assert!(priority.abs() < MAX_PRIORITY);
        assert!(self.moves.len() <= MAX_INDEX, "at most 2,048 moves");
        let reverse_index = MAX_INDEX - self.moves.len();
        self.keys.push((priority << INDEX_BITS) + reverse_index as i32);
        self.moves.push(mv);
    }

    /// Removes and returns the first move of the highest priority, if that is at least
    /// `min_priority`.
    #[inline]
    pub(super) fn pop_best(&mut self, min_priority: i32) -> Option<(i32, M)> {
        if self.known < self.keys.len() {
            self.tops.truncate(self.known / BLOCK);
            let new = self.keys[self.tops.len() * BLOCK..].chunks(BLOCK);
            self.tops.extend(new.map(largest));
            self.known = self.keys.len();
        }
        let best = largest(&self.tops);
        let priority = best >> INDEX_BITS;
        if best == POPPED || priority < min_priority {
            return None;
        }
        let index = MAX_INDEX - (best as usize & MAX_INDEX);
        *self.keys.get_mut(index)? = POPPED;
        let block = self.keys.chunks(BLOCK).nth(index / BLOCK)?;
        *self.tops.get_mut(index / BLOCK)? = largest(block);
        Some((priority, *self.moves.get(index)?))
    }
}

#[inline(always)]
fn largest(keys: &[i32]) -> i32 {
    keys.iter().fold(POPPED, |largest, key| largest.max(*key))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the order in which the moves, named by letters, are popped down to `min_priority`.
    #[track_caller]
    fn check(priorities: &[(i32, char)], min_priority: i32, expected: &str) {
        let mut queue = MoveQueue::default();
        for (priority, mv) in priorities {
            queue.push(*priority, *mv);
        }
        let popped = core::iter::from_fn(|| queue.pop_best(min_priority));
        let popped: alloc::string::String = popped
            .map(|(priority, mv)| {
                assert!(priorities.contains(&(priority, mv)), "{mv} with {priority}");
                mv
            })
            .collect();
        assert_eq!(popped, expected);
    }

    #[test]
    fn the_first_of_the_best_moves_is_popped() {
        check(&[], i32::MIN, "");
        check(&[(3, 'a'), (5, 'b'), (-2, 'c'), (5, 'd'), (0, 'e')], i32::MIN, "bdaec");
        check(&[(3, 'a'), (5, 'b'), (-2, 'c'), (5, 'd'), (0, 'e')], 0, "bdae");
        check(&[(3, 'a'), (5, 'b'), (-2, 'c')], 6, "");
    }

    #[test]
    fn the_lowest_priorities_are_popped_too() {
        let highest = MAX_PRIORITY - 1;
        check(
            &[(-highest, 'a'), (highest, 'b'), (-highest, 'c'), (highest, 'd')],
            i32::MIN,
            "bdac",
        );
    }

    #[test]
    #[should_panic(expected = "at most 2,048 moves")]
    fn a_queue_has_a_largest_number_of_moves() {
        let mut queue = MoveQueue::default();
        (0..=MAX_INDEX + 1).for_each(|n| queue.push(0, n));
    }

    #[test]
    fn a_full_queue_is_popped_in_order() {
        let mut queue = MoveQueue::default();
        (0..=MAX_INDEX as i32).for_each(|n| queue.push(n % 7 - 3, n));
        let mut popped = Vec::new();
        while let Some(next) = queue.pop_best(i32::MIN) {
            popped.push(next);
        }
        let mut expected: Vec<_> = (0..=MAX_INDEX as i32).map(|n| (n % 7 - 3, n)).collect();
        expected.sort_by_key(|(priority, _)| -priority);
        assert_eq!(popped, expected);
    }
}
