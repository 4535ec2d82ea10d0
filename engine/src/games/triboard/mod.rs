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

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn a_square_has_the_cell_of_the_text() {
        let above = "#14b/16/16/16/16/16/16/16/16";
        let position: Triboard =
            alloc::format!("{above}/r15/bg12#1 b").parse().expect("a position");
        let at = |file, rank| position.owner_at(Square::new(file, rank));
        let (blue, red, green) = (Player(0), Player(1), Player(2));
        let there = [at(0, 0), at(1, 0), at(0, 1), at(15, 10)];
        assert_eq!(there, [blue, green, red, blue].map(Some));
        // Not even beyond an edge, where an index is that of another square.
        for (file, rank) in [(14, 0), (2, 0), (16, 0), (17, 0), (0, 11), (32, 9), (17, 200)] {
            assert_eq!(at(file, rank), None, "{file}, {rank}");
        }
        let is_wall = |file, rank| position.is_wall(Square::new(file, rank));
        assert!(is_wall(14, 0) && is_wall(0, 10));
        assert!(!is_wall(0, 0) && !is_wall(170, 0) && !is_wall(31, 0) && !is_wall(17, 9));
        let of = |player| position.cells(player).map(|at| (at.file, at.rank)).collect::<Vec<_>>();
        assert_eq!(of(blue), [(0, 0), (15, 10)]);
        assert_eq!([of(red), of(green)], [[(0, 1)], [(1, 0)]]);
        assert_eq!(of(Player(3)), []);
        let walls: Vec<_> = position.walls().map(|at| (at.file, at.rank)).collect();
        assert_eq!(walls, [(14, 0), (0, 10)]);
    }
}
