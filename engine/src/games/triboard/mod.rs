//! Triboard: three players who flip each other's lines, as in Reversi.

mod bits;
pub mod codes;
mod eval;
mod notation;
mod rules;
mod setup;

use crate::{Player, Square};
use bits::Bits;
pub use setup::Setup;

/// The number of evaluation terms.
#[cfg(feature = "tune")]
pub const TERMS: usize = eval::TERMS;

#[cfg(feature = "serde")]
crate::as_text::as_text!(Triboard, Setup);

/// A position of Triboard: the cells of each player on 16 files × 11 ranks, the walls, and the player
/// to move.
///
/// ```
/// use gambol::games::triboard::Triboard;
/// use gambol::{Game, Player};
///
/// let position = Triboard::start(&"seed=42".parse()?);
/// assert_eq!(position.owner_at("f11".parse()?), Some(Player(1)));
/// assert_eq!(position.cells(Player(1)).count(), 12);
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Triboard {
    /// The cells of Blue, Red and Green. Disjoint.
    cells: [Bits; 3],
    walls: Bits,
    /// The player to move: 0 for Blue, 1 for Red, 2 for Green; [`NOBODY`] when the game is over.
    side: u8,
    /// The legal moves of `side`. Empty only when the game is over.
    moves: Bits,
}

impl Triboard {
    /// The owner of the cell on a square; `None` if it has none, or if the square is not on the board.
    ///
    /// ```
    /// use gambol::games::triboard::Triboard;
    /// use gambol::Player;
    ///
    /// let position: Triboard = "16/16/16/16/16/16/16/16/16/16/bg12#1 b".parse()?;
    /// assert_eq!(position.owner_at("b1".parse()?), Some(Player(2)));
    /// assert_eq!(position.owner_at("c1".parse()?), None);
    /// assert!(position.is_wall("o1".parse()?) && !position.is_wall("p1".parse()?));
    /// # Ok::<(), gambol::Error>(())
    /// ```
    #[must_use]
    pub fn owner_at(&self, square: Square) -> Option<Player> {
        let cell = Self::cell_of(square)?;
        let owner = self.cells.iter().position(|own| own.contains(cell))?;
        Some(Player(owner as u8))
    }

    /// The cells of a player, by rank and then by file; none for an unknown player.
    pub fn cells(&self, player: Player) -> impl Iterator<Item = Square> {
        squares().filter(move |square| self.owner_at(*square) == Some(player))
    }

    /// The walls, by rank and then by file.
    pub fn walls(&self) -> impl Iterator<Item = Square> {
        squares().filter(|square| self.is_wall(*square))
    }

    /// Whether a square is a wall.
    #[must_use]
    pub fn is_wall(&self, square: Square) -> bool {
        Self::cell_of(square).is_some_and(|cell| self.walls.contains(cell))
    }

    /// The bit index of a square; `None` if it is not on the board.
    fn cell_of(square: Square) -> Option<u32> {
        let is_inside = square.file < FILES && square.rank < RANKS;
        is_inside.then(|| bits::cell(square.file, square.rank))
    }
}

/// The squares of the board, by rank and then by file.
fn squares() -> impl Iterator<Item = Square> {
    (0..RANKS).flat_map(|rank| (0..FILES).map(move |file| Square::new(file, rank)))
}

/// The number of files.
const FILES: u8 = 16;
/// The number of ranks.
const RANKS: u8 = 11;
/// The value of [`Triboard::side`] when nobody can move.
const NOBODY: u8 = 3;
