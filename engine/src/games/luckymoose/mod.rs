//! LuckyMoose: tokens laid in lines, hidden hands.

mod board;
pub mod codes;
mod eval;
mod lays;
mod notation;
mod rules;
mod seen;
mod setup;
mod token;
mod turn;
mod view;

use crate::{Player, Rng, Square};
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

impl LuckyMoose {
    /// The files and the ranks of the board.
    pub fn size(&self) -> u8 {
        self.board.size()
    }

    /// The token on a square; `None` where there is none, and beside the board.
    ///
    /// ```
    /// use gambol::games::luckymoose::LuckyMoose;
    /// use gambol::{Game, Player};
    ///
    /// let mut position = LuckyMoose::start(&"seed=42 size=9".parse()?);
    /// let mv = "o6@e5".parse()?;
    /// position.play(&mv);
    /// assert_eq!(position.token_at("e5".parse()?), Some("o6".parse()?));
    /// assert_eq!(position.token_at("e6".parse()?), None);
    /// assert_eq!(position.hand_of(Player(0)).map(|hand| hand.len()), Some(6));
    /// assert_eq!((position.size(), position.pool_size()), (9, 95));
    /// # Ok::<(), gambol::Error>(())
    /// ```
    pub fn token_at(&self, square: Square) -> Option<Token> {
        let is_inside = self.board.has(square);
        is_inside.then(|| self.board.at(self.board.tile(square))).flatten()
    }

    /// The tokens that a player holds, which only that player may know; `None` where nobody plays.
    pub fn hand_of(&self, player: Player) -> Option<Hand> {
        (player.0 < self.players).then(|| self.hands[usize::from(player.0)])
    }

    /// How many tokens nobody has taken yet.
    pub fn pool_size(&self) -> usize {
        self.pool.len()
    }
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
