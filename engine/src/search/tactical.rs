//! The heuristics that selective search needs.

use super::Evaluate;
use alloc::vec::Vec;

/// The value of a won game, in hundredths of the game's unit. Far larger than any evaluation.
pub const WIN: i32 = 10_000;

/// The heuristics of a two-player game with open positions that selective search needs.
///
/// [`Evaluate::outcome`] is [`WIN`], its negative, or the value of a draw.
pub trait Tactical: Evaluate<View = Self, Move: Copy> {
    /// Appends the noisy legal moves, such as captures, in a fixed order.
    fn noisy_moves(&self, moves: &mut Vec<Self::Move>);

    /// Calls `take` with each quiet legal move and its [priority](Evaluate::priority), in a fixed
    /// order.
    fn quiet_moves(&self, take: impl FnMut(Self::Move, i32));

    /// The most that a noisy move gains by static exchange evaluation; negative if it loses material.
    fn exchange_gain(&self, mv: &Self::Move) -> i32;

    /// What a noisy move gains at most, found faster than its exchange.
    fn max_gain(&self, mv: &Self::Move) -> i32;

    /// The position after a null move; `None` if passing might be better than every move (zugzwang).
    fn null_move(&self) -> Option<Self>;

    /// The code of a legal move, unique among the legal moves of a position. Moves with the same
    /// lower twelve bits share an entry of the history heuristic.
    fn code(mv: &Self::Move) -> u16;

    /// The legal move with this code; `None` if there is none.
    fn move_of_code(&self, code: u16) -> Option<Self::Move>;
}
