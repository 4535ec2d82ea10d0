//! Reversi: lines of discs are closed in and turned over.

mod eval;
mod notation;
mod rules;

use crate::bits::bit_indices;
use crate::{Player, Square};

/// A position of Reversi: the discs on 8 files × 8 ranks, and the side to move.
///
/// The board is a bitboard a colour: bit `8 × rank + file`, both from 0 at the bottom left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reversi {
    /// Black's discs and White's. No square is in both.
    discs: [u64; 2],
    /// 0 for Black, 1 for White: an index into `discs`.
    side: u8,
}

/// A turn: a disc on a square, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A disc on this square.
    Disc(Square),
    /// The board stays as it is. Legal for a side that can't place a disc.
    Pass,
}

impl Reversi {
    /// The squares with a player's discs, by rank and then by file.
    pub fn discs(&self, player: Player) -> impl Iterator<Item = Square> {
        squares(self.discs[usize::from(player.0)])
    }
}

/// The number of files, and of ranks.
const SIZE: u8 = 8;

/// The squares of a set, by rank and then by file.
fn squares(set: u64) -> impl Iterator<Item = Square> {
    bit_indices(set).map(|bit| Square::new(bit as u8 % SIZE, bit as u8 / SIZE))
}

/// The set of one square.
fn bit(square: Square) -> u64 {
    1 << (SIZE * square.rank + square.file)
}
