//! Triboard: three players, and lines that turn.

mod bits;
mod eval;
mod notation;
mod rules;
mod setup;

use bits::Bits;
pub use eval::TERMS;
pub use setup::Setup;

/// A position of Triboard: the cells of each player on 16 files × 11 ranks, the walls, and the player
/// to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Triboard {
    /// Blue's cells, Red's and Green's. No cell is in two of them.
    cells: [Bits; 3],
    walls: Bits,
    /// Blue, Red or Green, as 0, 1 or 2; [`NOBODY`] when the game is over.
    side: u8,
    /// Where `side` can move. Empty only when the game is over.
    moves: Bits,
}

/// The number of files.
const FILES: u8 = 16;
/// The number of ranks.
const RANKS: u8 = 11;
/// Whose turn it is when nobody can move.
const NOBODY: u8 = 3;
