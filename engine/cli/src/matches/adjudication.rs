//! The rules by which games end early.

/// When a game is ended before its rules end it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Adjudication {
    /// A win: so many values in a row of both players, in hundredths of the game's unit, are beyond this
    /// one in the same direction.
    pub(crate) win: Option<(usize, i32)>,
    /// A draw: so many values in a row of both players are within this one.
    pub(crate) draw: Option<(usize, i32)>,
    /// A proved value: the number of positions that the referee searches after each move.
    pub(crate) proof: Option<u64>,
    /// A draw: the number of moves.
    pub(crate) length: Option<usize>,
}
