//! The order in which moves are tried.

use alloc::vec::Vec;

/// The moves of a position with what each promises, the best of which is soon found.
///
/// Often few are needed, so that sorting them all would be wasted.
#[derive(Clone, Debug)]
pub(super) struct MoveQueue<M> {
    moves: Vec<M>,
    /// For each move that was not taken yet what it promises, then how many could come after it: so the
    /// greatest is the first of the best, and one small number says all that is needed.
    ranks: Vec<i32>,
}

/// What a move promises lies between this and its negative.
pub(super) const MAX_PRIORITY: i32 = 1 << (i32::BITS - 1 - PLACE_BITS);
const PLACE_BITS: u32 = 11;
const LAST_PLACE: usize = (1 << PLACE_BITS) - 1;
/// The rank of a move that was taken.
const TAKEN: i32 = i32::MIN;

impl<M> Default for MoveQueue<M> {
    fn default() -> Self {
        Self { moves: Vec::new(), ranks: Vec::new() }
    }
}

impl<M: Copy> MoveQueue<M> {
    pub(super) fn clear(&mut self) {
        self.moves.clear();
        self.ranks.clear();
    }

    /// All moves, those that were taken too.
    pub(super) fn moves(&self) -> &[M] {
        &self.moves
    }

    /// Adds a move. There are at most 2048.
    #[inline]
    pub(super) fn push(&mut self, priority: i32, mv: M) {
        debug_assert!(priority.abs() < MAX_PRIORITY && self.moves.len() <= LAST_PLACE);
        let after = LAST_PLACE - self.moves.len();
        self.ranks.push((priority << PLACE_BITS) + after as i32);
        self.moves.push(mv);
    }

    /// Takes the move that promises most, with what it promises, where that is `least` or more.
    #[inline]
    pub(super) fn take_best(&mut self, least: i32) -> Option<(i32, M)> {
        let best = self.ranks.iter().fold(TAKEN, |best, rank| best.max(*rank));
        let priority = best >> PLACE_BITS;
        if best == TAKEN || priority < least {
            return None;
        }
        let place = LAST_PLACE - (best as usize & LAST_PLACE);
        *self.ranks.get_mut(place)? = TAKEN;
        Some((priority, *self.moves.get(place)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The moves, named by their letters, in the order in which they are taken down to `least`.
    #[track_caller]
    fn check(promises: &[(i32, char)], least: i32, expected: &str) {
        let mut order = MoveQueue::default();
        for (priority, mv) in promises {
            order.push(*priority, *mv);
        }
        let taken = core::iter::from_fn(|| order.take_best(least));
        let taken: alloc::string::String = taken
            .map(|(priority, mv)| {
                assert!(promises.contains(&(priority, mv)), "{mv} with {priority}");
                mv
            })
            .collect();
        assert_eq!(taken, expected);
    }

    #[test]
    fn the_best_comes_first_and_the_first_of_equals() {
        check(&[], i32::MIN, "");
        check(&[(3, 'a'), (5, 'b'), (-2, 'c'), (5, 'd'), (0, 'e')], i32::MIN, "bdaec");
        check(&[(3, 'a'), (5, 'b'), (-2, 'c'), (5, 'd'), (0, 'e')], 0, "bdae");
        check(&[(3, 'a'), (5, 'b'), (-2, 'c')], 6, "");
    }

    #[test]
    fn what_promises_least_is_taken_too() {
        let most = MAX_PRIORITY - 1;
        check(&[(-most, 'a'), (most, 'b'), (-most, 'c'), (most, 'd')], i32::MIN, "bdac");
    }

    #[test]
    fn as_many_moves_as_there_may_be() {
        let mut order = MoveQueue::default();
        (0..=LAST_PLACE as i32).for_each(|n| order.push(n % 7 - 3, n));
        let mut taken = Vec::new();
        while let Some(next) = order.take_best(i32::MIN) {
            taken.push(next);
        }
        let mut expected: Vec<_> = (0..=LAST_PLACE as i32).map(|n| (n % 7 - 3, n)).collect();
        expected.sort_by_key(|(priority, _)| -priority);
        assert_eq!(taken, expected);
    }
}
