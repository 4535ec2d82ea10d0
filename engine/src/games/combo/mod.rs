//! Combo: stacks that move, split, merge and capture.

mod attack;
mod board;
mod carry;
pub mod codes;
mod eval;
mod notation;
mod rules;
mod setup;

use crate::bits::bit_indices;
use crate::{Player, Square};
pub use carry::{Carry, Kind};
pub use setup::{Draws, Setup};

/// The number of evaluation terms.
#[cfg(feature = "tune")]
pub const TERMS: usize = eval::TERMS;

#[cfg(feature = "serde")]
crate::as_text::as_text!(Combo, Carry, Setup);

/// A position of Combo: the stacks on 8 × 8 squares, the side to move, and the plies since the last
/// capture.
///
/// ```
/// use gambol::games::combo::Combo;
/// use gambol::{Game, Record};
///
/// let mut record = Record::new(Combo::start(&Default::default()));
/// record.play("1e1+f2".parse()?)?;
/// assert_eq!(record.position().stack_at("f2".parse()?).map(|(_, pieces)| pieces), Some(2));
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Combo {
    /// The stack on each square, indexed by `8 × rank + file` from the bottom left: 0 if empty,
    /// otherwise the number of pieces, plus [`WHITE`] for a white stack.
    squares: [u8; 64],
    /// Bitboards of the stacks of each side, Black first: bit `8 × rank + file`.
    stacks: [u64; 2],
    /// The number of pieces of each side. At most [`MAX_PIECES`].
    pieces: [u8; 2],
    /// 0 for Black, 1 for White.
    side: u8,
    /// The plies since the last capture. At most [`QUIET_DRAW`].
    quiet: u8,
    /// How draws are decided: an option of the game that the text of a position does not contain.
    draws: Draws,
    /// The Zobrist hash of all stacks (Zobrist 1970), updated incrementally.
    hash: u64,
    /// Bit planes of the stack sizes, the lowest bit first.
    planes: [u64; PLANES],
    /// The sum of [`eval::stack_value`] of Black's stacks less White's, updated incrementally.
    stack_values: [i32; 2],
}

/// The bit of a white stack in [`Combo::squares`].
const WHITE: u8 = 0x20;
/// The bits of the number of pieces in [`Combo::squares`].
const COUNT_MASK: u8 = 0x1f;
/// The number of pieces that each side starts with, and the most that it can have.
const MAX_PIECES: u8 = 16;
/// The number of bits of a stack size.
const PLANES: usize = 5;
/// The number of plies without a capture that draws the game.
const QUIET_DRAW: u8 = 100;

impl Combo {
    /// An empty board, Black to move.
    const fn empty() -> Self {
        Self {
            squares: [0; 64],
            stacks: [0; 2],
            pieces: [0; 2],
            side: 0,
            quiet: 0,
            draws: Draws::On,
            hash: 0,
            planes: [0; PLANES],
            stack_values: [0; 2],
        }
    }

    /// The owner and the number of pieces of the stack on a square; `None` if the square is empty or
    /// not on the board.
    ///
    /// ```
    /// use gambol::games::combo::Combo;
    /// use gambol::Player;
    ///
    /// let position: Combo = "8/8/8/3,w4,4/8/8/8/b2,7 b 0".parse()?;
    /// assert_eq!(position.stack_at("d5".parse()?), Some((Player(1), 4)));
    /// assert_eq!(position.stack_at("a1".parse()?), Some((Player(0), 2)));
    /// assert_eq!(position.stack_at("a2".parse()?), None);
    /// # Ok::<(), gambol::Error>(())
    /// ```
    #[must_use]
    pub fn stack_at(&self, square: Square) -> Option<(Player, u8)> {
        let index = (square.file < 8 && square.rank < 8).then(|| 8 * square.rank + square.file)?;
        let side = u8::from(self.squares[usize::from(index)] & WHITE != 0);
        Some((Player(side), self.count(index))).filter(|(_, count)| *count > 0)
    }

    /// The stacks of a player by rank and then by file, each with its number of pieces; none for an unknown
    /// player.
    ///
    /// ```
    /// use gambol::games::combo::Combo;
    /// use gambol::Player;
    ///
    /// let position: Combo = "8/8/8/3,w4,4/8/8/8/b2,7 b 0".parse()?;
    /// assert_eq!(position.stacks(Player(1)).collect::<Vec<_>>(), [("d5".parse()?, 4)]);
    /// # Ok::<(), gambol::Error>(())
    /// ```
    pub fn stacks(&self, player: Player) -> impl Iterator<Item = (Square, u8)> {
        let own = self.stacks.get(usize::from(player.0)).copied().unwrap_or(0);
        bit_indices(own).map(|at| (carry::square(at as u8), self.count(at as u8)))
    }

    /// The plies since the last capture; the game is drawn at 100.
    ///
    /// ```
    /// use gambol::games::combo::Combo;
    ///
    /// let position: Combo = "8/8/8/3,w4,4/8/8/8/b2,7 b 12".parse()?;
    /// assert_eq!(position.quiet_plies(), 12);
    /// # Ok::<(), gambol::Error>(())
    /// ```
    #[must_use]
    pub fn quiet_plies(&self) -> u8 {
        self.quiet
    }

    /// The number of pieces on a square, of either side.
    #[inline]
    fn count(&self, square: u8) -> u8 {
        self.squares[usize::from(square & 63)] & COUNT_MASK
    }

    /// The squares with at most one piece.
    #[inline]
    fn singles(&self) -> u64 {
        let [_, twos, fours, eights, sixteens] = self.planes;
        !(twos | fours | eights | sixteens)
    }

    /// Puts a stack of `count` pieces of `side` on an empty square.
    fn put(&mut self, square: u8, side: u8, count: u8) {
        self.set(square, count + WHITE * side);
        self.stacks[usize::from(side)] |= 1 << square;
        self.pieces[usize::from(side)] += count;
    }

    /// Replaces the stack on a square, 0 for none, in all fields but `stacks` and `pieces`.
    #[inline]
    fn set(&mut self, square: u8, stack: u8) {
        let before = core::mem::replace(&mut self.squares[usize::from(square)], stack);
        let changed = u64::from((before ^ stack) & COUNT_MASK);
        for (bit, plane) in self.planes.iter_mut().enumerate() {
            *plane ^= (changed >> bit & 1) << square;
        }
        for (stack, sign) in [(before, -1), (stack, 1)] {
            if stack == 0 {
                continue;
            }
            self.hash ^= stack_key(square, stack);
            let sign = if stack & WHITE == 0 { sign } else { -sign };
            let values = eval::stack_value(stack & COUNT_MASK, square);
            for (sum, value) in self.stack_values.iter_mut().zip(values) {
                *sum += sign * i32::from(value);
            }
        }
    }
}

/// The Zobrist key of a stack on a square.
fn stack_key(square: u8, stack: u8) -> u64 {
    let index = u64::from(square) << 8 | u64::from(stack);
    crate::rng::mix(index.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Rng};
    use alloc::vec;
    use alloc::vec::Vec;

    #[test]
    fn a_square_has_the_stack_of_the_text() {
        let position: Combo = "7,b3/8/8/3,w4,4/8/8/w9,7/b2,6,w1 w 12".parse().expect("a position");
        let at = |file, rank| position.stack_at(Square::new(file, rank));
        let (black, white) = (Player(0), Player(1));
        assert_eq!([at(0, 0), at(0, 1), at(7, 0)], [(black, 2), (white, 9), (white, 1)].map(Some));
        assert_eq!([at(3, 4), at(7, 7)], [(white, 4), (black, 3)].map(Some));
        // Not even beyond an edge, where an index is that of another square.
        for (file, rank) in [(1, 0), (8, 0), (0, 8), (8, 7), (7, 8), (200, 0), (0, 200)] {
            assert_eq!(at(file, rank), None, "{file}, {rank}");
        }
        let of = |player| position.stacks(player).map(|(_, count)| count).collect::<Vec<_>>();
        assert_eq!([of(black), of(white), of(Player(2))], [vec![2, 3], vec![1, 9, 4], vec![]]);
        assert_eq!(position.quiet_plies(), 12);
    }

    /// The fields that are updated with each stack are those of the stacks alone.
    #[test]
    fn what_is_kept_beside_the_stacks_is_what_they_say() {
        for seed in 0..20 {
            let mut rng = Rng::new(seed);
            let mut position = Combo::start(&Setup::default());
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            while !moves.is_empty() {
                position.play_unchecked(&moves[rng.below(moves.len() as u64) as usize]);
                let stacks = || (0..64).zip(position.squares).filter(|(_, stack)| *stack != 0);
                let singles = (0..64).filter(|square| position.count(*square) < 2);
                assert_eq!(position.singles(), singles.fold(0, |set, square| set | 1 << square));
                for (bit, plane) in position.planes.into_iter().enumerate() {
                    let there = (0..64).filter(|square| position.count(*square) >> bit & 1 != 0);
                    assert_eq!(plane, there.fold(0, |set, square| set | 1 << square), "{position}");
                }
                let hash = stacks().fold(0, |hash, (at, stack)| hash ^ stack_key(at, stack));
                assert_eq!(position.hash, hash, "{position}");
                let mut values = [0; 2];
                for (at, stack) in stacks() {
                    let value = eval::stack_value(stack & COUNT_MASK, at).map(i32::from);
                    let sign = if stack & WHITE == 0 { 1 } else { -1 };
                    values = [values[0] + sign * value[0], values[1] + sign * value[1]];
                }
                assert_eq!(position.stack_values, values, "{position}");
                moves.clear();
                position.legal_moves(&mut moves);
            }
        }
    }

    #[test]
    fn a_single_is_a_square_with_one_piece_or_none() {
        for count in 1..=MAX_PIECES {
            let mut position = Combo::empty();
            position.put(9, 1, count);
            let singles = if count == 1 { !0 } else { !(1 << 9) };
            assert_eq!((position.singles(), position.count(9)), (singles, count));
        }
    }

    #[test]
    fn every_stack_on_every_square_has_its_own_key() {
        let stacks = (1..=MAX_PIECES).flat_map(|count| [count, count + WHITE]);
        let keys = stacks.flat_map(|stack| (0..64).map(move |square| stack_key(square, stack)));
        let mut keys: Vec<u64> = keys.collect();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), 2 * 16 * 64);
    }
}
