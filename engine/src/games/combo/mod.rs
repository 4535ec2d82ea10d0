//! Combo: stacks that move, split, merge and capture.

mod attack;
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
