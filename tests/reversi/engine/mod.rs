//! Reversi: lines of discs are outflanked and flipped.

mod eval;
mod notation;
mod rules;

use crate::bits::bit_indices;
use crate::{Player, Square};

/// A position of Reversi: the discs on 8 files × 8 ranks, and the side to move.
///
/// Each side has a bitboard: bit `8 × rank + file`, both from 0 at the bottom left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reversi {
    /// The discs of Black and of White. Disjoint.
    discs: [u64; 2],
    /// The side to move, an index into `discs`: 0 for Black, 1 for White.
    side: u8,
}

/// A move: a disc on a square, or a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Places a disc on this square.
    Disc(Square),
    /// Changes nothing but the side to move. Legal for a side that can't place a disc.
    Pass,
}

impl Reversi {
    /// The squares of a player's discs, by rank and then by file.
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
