//! LuckyMoose: tokens laid in lines, hidden hands.

mod board;
mod eval;
mod lays;
mod notation;
mod rules;
mod seen;
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
/// The most points of a player, more than any deal gives.
///
/// A lay has at most 24 · 3⁶ + 6 · 24 · 3 = 17,928: six tokens on the border make a line of six whose
/// points are multiplied by three for each of them, and each of the six completes a line of six
/// across, which holds none but that one of the tokens just laid. That is 2,988 points a token, and
/// fewer tokens at once score fewer each; so the 216 tokens of six sets are worth no more than 645,408
/// points to all players together, and six more go to the one who lays the last.
///
/// A position of somebody's own may begin with more. There the points stop at this number, so that
/// every position that is played has a text.
const MOST_POINTS: i32 = 9_999_999;
