//! Gambit: jump over enemies, and keep islands.

mod eval;
mod notation;
mod path;
mod rules;

pub use path::Path;

/// A position of Gambit: the pieces on 8 files × 4 ranks, and the side to move.
///
/// The board is a bitboard a colour: bit `8 × rank + file`, both from 0 at the bottom left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gambit {
    /// Black's pieces and White's. No square is in both.
    pieces: [u32; 2],
    /// 0 for Black, 1 for White: an index into `pieces`.
    side: u8,
}

/// The number of files.
const FILES: u8 = 8;
/// The number of ranks.
const RANKS: u8 = 4;
