//! Combo: stacks that move, split, merge and capture.

mod attack;
mod carry;
mod eval;
mod notation;
mod rules;
mod setup;

pub use carry::{Carry, Kind};
pub use eval::TERMS;
pub use setup::{Draws, Setup};

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
}

/// Marks a white stack in [`Combo::squares`].
const WHITE: u8 = 0x20;
/// Parts the count of a stack from its colour.
const COUNT: u8 = 0x1f;
/// The pieces that each side starts with, and the most that it can have.
const MOST_PIECES: u8 = 16;
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
        }
    }

    /// The count of the stack on a square, whoever's it is; 0 where there is none.
    fn count(&self, square: u8) -> u8 {
        self.squares[usize::from(square)] & COUNT
    }

    /// Puts a stack of `count` pieces of `side` on an empty square.
    fn put(&mut self, square: u8, side: u8, count: u8) {
        self.squares[usize::from(square)] = count + WHITE * side;
        self.hash ^= stack_key(square, count + WHITE * side);
        self.stacks[usize::from(side)] |= 1 << square;
        self.pieces[usize::from(side)] += count;
    }
}

/// What a stack on a square adds to the hash of a position.
fn stack_key(square: u8, stack: u8) -> u64 {
    let which = u64::from(square) << 8 | u64::from(stack);
    crate::rng::mix(which.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}
