//! LuckyMoose: tokens are laid in lines, and hands are hidden.

mod best_lay;
mod board;
pub mod codes;
mod eval;
mod groups;
mod hand_value;
mod lay_generator;
mod luck;
mod notation;
mod playout;
mod public_view;
mod rules;
mod seat;
mod setup;
mod token;
mod turn;
mod view;

use crate::{Player, Rng, Square};
use board::Board;
use seat::Seat;
pub use setup::Setup;
use token::Pool;
pub use token::{Hand, Token};
pub use turn::{Lay, Turn};
pub use view::View;

/// The number of phases of a game with values of groups of their own.
#[cfg(feature = "tune")]
pub const GROUP_PHASES: usize = groups::PHASES;

/// The smallest group of a hand that has a value.
#[cfg(feature = "tune")]
pub const LEAST_GROUP: usize = groups::LEAST_GROUP;

/// The values of the groups of a hand by phase and size, from [`LEAST_GROUP`] on, in points.
#[cfg(feature = "tune")]
pub type GroupValues = groups::BoardValues;

#[cfg(feature = "serde")]
crate::as_text::as_text!(LuckyMoose, Turn, Setup, View);

/// A position of LuckyMoose: the board, the hands and scores, and the pool.
///
/// ```
/// use gambol::games::luckymoose::LuckyMoose;
/// use gambol::{Game, Player};
///
/// let position = LuckyMoose::start(&"players=3 seed=42".parse()?);
/// // A player sees one hand only.
/// let view = position.view(Player(1));
/// assert!(!view.to_string().contains(&position.hand_of(Player(0)).expect("a player").to_string()));
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LuckyMoose {
    board: Board,
    /// The number of players, from 2 to 4.
    players: u8,
    /// The player to move; when the game is over, the next player in order.
    side: u8,
    /// By player; 0 for absent players.
    scores: [i32; 4],
    /// By player; empty for absent players.
    hands: [Hand; 4],
    pool: Pool,
    /// The number of consecutive turns without a lay: at most three times the players.
    quiet: u8,
    /// The generator that shuffles the pool after an exchange.
    rng: Rng,
    /// The seat that the game is seen from; `None` where all of it is known.
    seat: Option<Seat>,
}

impl LuckyMoose {
    /// The number of files and of ranks of the board.
    #[must_use]
    pub fn size(&self) -> u8 {
        self.board.size()
    }

    /// The token on a square; `None` if the square is empty or not on the board.
    ///
    /// ```
    /// use gambol::games::luckymoose::LuckyMoose;
    /// use gambol::{Game, Player};
    ///
    /// let mut position = LuckyMoose::start(&"seed=42 size=9".parse()?);
    /// let mv = "o6@e5".parse()?;
    /// position.play(&mv)?;
    /// assert_eq!(position.token_at("e5".parse()?), Some("o6".parse()?));
    /// assert_eq!(position.token_at("e6".parse()?), None);
    /// assert_eq!(position.hand_of(Player(0)).map(|hand| hand.len()), Some(6));
    /// assert_eq!((position.size(), position.pool_size()), (9, 95));
    /// # Ok::<(), gambol::Error>(())
    /// ```
    #[must_use]
    pub fn token_at(&self, square: Square) -> Option<Token> {
        let is_inside = self.board.contains(square);
        is_inside.then(|| self.board.at(self.board.tile(square))).flatten()
    }

    /// The tokens on the board with their squares, by rank and then by file.
    ///
    /// ```
    /// use gambol::Game;
    /// use gambol::games::luckymoose::LuckyMoose;
    ///
    /// let mut position = LuckyMoose::start(&"seed=42 size=9".parse()?);
    /// position.play(&"o6@e5".parse()?)?;
    /// assert_eq!(position.tokens().collect::<Vec<_>>(), [("e5".parse()?, "o6".parse()?)]);
    /// # Ok::<(), gambol::Error>(())
    /// ```
    pub fn tokens(&self) -> impl Iterator<Item = (Square, Token)> {
        let size = self.size();
        let squares =
            (0..size).flat_map(move |rank| (0..size).map(move |file| Square::new(file, rank)));
        squares.filter_map(|square| Some((square, self.token_at(square)?)))
    }

    /// The hand of a player, which is hidden from the others; `None` for an unknown player.
    #[must_use]
    pub fn hand_of(&self, player: Player) -> Option<Hand> {
        (player.0 < self.players).then(|| self.hands[usize::from(player.0)])
    }

    /// The number of tokens in the pool.
    #[must_use]
    pub fn pool_size(&self) -> usize {
        self.pool.len()
    }
}

/// The maximum number of tokens of a hand and of a line.
const MAX_TOKENS: usize = 6;
/// The bonus of the player who lays the last token.
const GOING_OUT_BONUS: i32 = 6;
/// The maximum score of a player, above any score of a game from the start.
///
/// A lay scores at most 24 · 3⁶ + 6 · 24 · 3 = 17,928: six tokens on the border make a line of six,
/// multiplied by three for each token, and each token completes a line of six across, multiplied by
/// three for that token alone. That is 2,988 points per token, and less per token in smaller lays, so
/// the 216 tokens of six sets score at most 645,408 points, and the last token six more.
///
/// A custom position may start with a higher score. Scores saturate at this number, so that every
/// position that is reached has a text that parses.
const MAX_POINTS: i32 = 9_999_999;

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    #[test]
    fn a_position_is_asked_for_its_tokens() {
        let text = "8,p5/9/9/9/4,r1,4/9/9/g2,8/8,b3 1 0,0,7 r2r3/-/y1 o1o2o3o4 0 0000000000000000";
        let position: LuckyMoose = text.parse().expect("a position");
        let tokens = position.tokens().map(|(at, token)| (at.to_string(), token.to_string()));
        let tokens: Vec<(_, _)> = tokens.collect();
        let expected = [("i1", "b3"), ("a2", "g2"), ("e5", "r1"), ("i9", "p5")];
        assert_eq!(tokens, expected.map(|(at, token)| (at.to_string(), token.to_string())));
        let at = |file, rank| position.token_at(Square::new(file, rank)).map(|t| t.to_string());
        assert_eq!([at(8, 0), at(0, 1)], [Some("b3".into()), Some("g2".into())]);
        // Not even beyond an edge, where an index is that of another square.
        for (file, rank) in [(0, 0), (9, 0), (0, 9), (9, 8), (8, 9), (200, 200)] {
            assert_eq!(at(file, rank), None, "{file}, {rank}");
        }
        let hand = |player| position.hand_of(Player(player)).map(|hand| hand.to_string());
        assert_eq!([hand(0), hand(1)], [Some("r2r3".into()), Some("-".into())]);
        assert_eq!([hand(2), hand(3), hand(4)], [Some("y1".into()), None, None]);
        assert_eq!((position.size(), position.pool_size()), (9, 4));
    }
}
