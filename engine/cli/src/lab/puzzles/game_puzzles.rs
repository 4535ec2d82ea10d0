//! The puzzles of a game, and how often the levels solve them.

use super::file::Puzzle;

/// How many seeds of each half solve a puzzle, by level.
pub(super) type Solved = [[u32; 2]; 5];

/// What a game gave.
#[derive(Clone, Debug, Default)]
pub(super) struct GamePuzzles {
    /// The level of each seat, as an index.
    pub(super) levels: Vec<usize>,
    /// The places: groups of tied seats, the best first.
    pub(super) places: Vec<Vec<usize>>,
    /// The positions that were judged.
    pub(super) judged: u64,
    /// The puzzles that were no more at ten times the effort.
    pub(super) dropped: u64,
    pub(super) puzzles: Vec<(Puzzle, Solved)>,
}
