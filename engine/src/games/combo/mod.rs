//! Combo: stacks that move, split, merge and capture.

mod attack;
mod carry;
pub mod codes;
mod eval;
mod notation;
mod rules;
mod setup;

use crate::{Player, Square};
pub use carry::{Carry, Kind};
pub use setup::{Draws, Setup};

/// How many terms an evaluation has.
#[cfg(feature = "tune")]
pub const TERMS: usize = eval::TERMS;

/// A position of Combo: the stacks on 8 × 8 squares, the side to move, and how long nothing was
/// captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Combo {
    /// The stack on each square, by `8 × rank + file` from the bottom left: 0 where it is empty,
    /// otherwise its count, with [`WHITE`] added where it is White's.
    squares: [u8; 64],
    /// The squares with stacks of each side, Black first: bit `8 × rank + file`.
    stacks: [u64; 2],
    /// All pieces of each side. At most [`MOST_PIECES`].
    pieces: [u8; 2],
    /// 0 for Black, 1 for White.
    side: u8,
    /// The plies since the last capture. At most [`QUIET_DRAW`].
    quiet: u8,
    /// What becomes of a draw: chosen with the game, and no part of the position's text.
    draws: Draws,
    /// A hash of all stacks where they stand (Zobrist 1970), kept up to date move by move.
    hash: u64,
    /// The counts of all stacks, a bit of each in a set of squares, the lowest first.
    planes: [u64; PLANES],
    /// What Black's stacks are worth where they stand, less White's: with all pieces on the board and
    /// with none.
    worth: [i32; 2],
}

/// Marks a white stack in [`Combo::squares`].
const WHITE: u8 = 0x20;
/// Parts the count of a stack from its colour.
const COUNT: u8 = 0x1f;
/// The pieces that each side starts with, and the most that it can have.
const MOST_PIECES: u8 = 16;
/// The bits of a count.
const PLANES: usize = 5;
/// So many plies without a capture end the game.
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
            worth: [0; 2],
        }
    }

    /// The stack on a square: whose it is, and how many pieces; `None` where there is none, and beside
    /// the board.
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
    pub fn stack_at(&self, square: Square) -> Option<(Player, u8)> {
        let index = (square.file < 8 && square.rank < 8).then(|| 8 * square.rank + square.file)?;
        let side = u8::from(self.squares[usize::from(index)] & WHITE != 0);
        Some((Player(side), self.count(index))).filter(|(_, count)| *count > 0)
    }

    /// The plies since the last capture; 100 end the game.
    ///
    /// ```
    /// use gambol::games::combo::Combo;
    ///
    /// let position: Combo = "8/8/8/3,w4,4/8/8/8/b2,7 b 12".parse()?;
    /// assert_eq!(position.quiet_plies(), 12);
    /// # Ok::<(), gambol::Error>(())
    /// ```
    pub fn quiet_plies(&self) -> u8 {
        self.quiet
    }

    /// The count of the stack on a square, whoever's it is; 0 where there is none.
    #[inline]
    fn count(&self, square: u8) -> u8 {
        self.squares[usize::from(square & 63)] & COUNT
    }

    /// The squares that hold one piece or none.
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

    /// Replaces what stands on a square, 0 for nothing, in all but the sets of each side and their
    /// pieces.
    #[inline]
    fn set(&mut self, square: u8, stack: u8) {
        let was = core::mem::replace(&mut self.squares[usize::from(square)], stack);
        let changed = u64::from((was ^ stack) & COUNT);
        for (bit, plane) in self.planes.iter_mut().enumerate() {
            *plane ^= (changed >> bit & 1) << square;
        }
        for (stack, sign) in [(was, -1), (stack, 1)] {
            if stack == 0 {
                continue;
            }
            self.hash ^= stack_key(square, stack);
            let sign = if stack & WHITE == 0 { sign } else { -sign };
            let worth = eval::worth(stack & COUNT, square);
            for (sum, worth) in self.worth.iter_mut().zip(worth) {
                *sum += sign * i32::from(worth);
            }
        }
    }
}

/// What a stack on a square adds to the hash of a position.
fn stack_key(square: u8, stack: u8) -> u64 {
    let which = u64::from(square) << 8 | u64::from(stack);
    crate::rng::mix(which.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}
