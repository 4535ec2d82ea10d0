//! LuckyMoose: tokens laid in lines, hidden hands.

mod board;
mod eval;
mod lays;
mod notation;
mod rules;
mod setup;
mod token;
mod turn;
mod view;

use crate::Rng;
use board::Board;
pub use setup::Setup;
use token::Pool;
pub use token::{Hand, Token};
pub use turn::{Lay, Turn};
pub use view::View;

/// A position of LuckyMoose: the board, everybody's hand and points, and what is still to come.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LuckyMoose {
    board: Board,
    /// From 2 to 4.
    players: u8,
    /// Whose turn it is, or would be next where the game is over.
    side: u8,
    /// By player; 0 where nobody plays.
    scores: [i32; 4],
    /// By player; empty where nobody plays.
    hands: [Hand; 4],
    pool: Pool,
    /// Turns in a row without a lay, from 0 to three times the players.
    quiet: u8,
    /// What shuffles the pool after an exchange.
    rng: Rng,
}

/// The most tokens in a hand, and the most that a line can have.
const MOST: usize = 6;
/// What the player gets who has laid the last token.
const GOING_OUT: i32 = 6;
