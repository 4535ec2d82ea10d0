//! Gambit: jump over enemy pieces, and keep islands.

pub mod codes;
mod eval;
mod notation;
mod path;
mod rules;

use crate::bits::bit_indices;
use crate::{Player, Square};
pub use path::Path;

#[cfg(feature = "serde")]
crate::as_text::as_text!(Gambit, Path);

/// A position of Gambit: the pieces on 8 files × 4 ranks, and the side to move.
///
/// Each side has a bitboard: bit `8 × rank + file`, both from 0 at the bottom left.
///
/// ```
/// use gambol::games::gambit::Gambit;
/// use gambol::{Game, Record};
///
/// let mut record = Record::new(Gambit::start(&Default::default()));
/// record.play("c2xc4".parse()?)?;
/// assert_eq!(record.position().to_string(), "2o5/xx1xxxxx/oo1ooooo/8 x");
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gambit {
    /// The pieces of Black and of White. Disjoint.
    pieces: [u32; 2],
    /// The side to move, an index into `pieces`: 0 for Black, 1 for White.
    side: u8,
}

impl Gambit {
    /// The owner of the piece on a square; `None` if the square is empty or not on the board.
    ///
    /// ```
    /// use gambol::games::gambit::Gambit;
    /// use gambol::{Game, Player};
    ///
    /// let start = Gambit::start(&Default::default());
    /// assert_eq!(start.piece_at("c2".parse()?), Some(Player(0)));
    /// assert_eq!(start.piece_at("c3".parse()?), Some(Player(1)));
    /// assert_eq!(start.piece_at("c4".parse()?), None);
    /// # Ok::<(), gambol::Error>(())
    /// ```
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Player> {
        let is_inside = square.file < FILES && square.rank < RANKS;
        let index = is_inside.then(|| FILES * square.rank + square.file)?;
        let side = self.pieces.iter().position(|own| own >> index & 1 != 0)?;
        Some(Player(side as u8))
    }

    /// The squares of a player's pieces, by rank and then by file; empty for an unknown player.
    ///
    /// ```
    /// use gambol::games::gambit::Gambit;
    /// use gambol::{Game, Player};
    ///
    /// let position: Gambit = "8/2x5/o6o/8 o".parse()?;
    /// let squares: Vec<String> = position.pieces(Player(0)).map(|at| at.to_string()).collect();
    /// assert_eq!(squares, ["a2", "h2"]);
    /// # Ok::<(), gambol::Error>(())
    /// ```
    pub fn pieces(&self, player: Player) -> impl Iterator<Item = Square> {
        let own = self.pieces.get(usize::from(player.0)).copied().unwrap_or(0);
        bit_indices(own.into()).map(path::square)
    }
}

/// The number of files.
const FILES: u8 = 8;
/// The number of ranks.
const RANKS: u8 = 4;

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn a_square_has_the_piece_of_the_text() {
        let position: Gambit = "7x/8/o7/x6o o".parse().expect("a position");
        let at = |file, rank| position.piece_at(Square::new(file, rank));
        let (black, white) = (Player(0), Player(1));
        assert_eq!([at(0, 1), at(7, 0)], [Some(black); 2]);
        assert_eq!([at(0, 0), at(7, 3)], [Some(white); 2]);
        // Not even beyond an edge, where an index is that of another square.
        for (file, rank) in [(1, 0), (8, 0), (0, 4), (8, 3), (7, 4), (24, 0), (0, 32)] {
            assert_eq!(at(file, rank), None, "{file}, {rank}");
        }
        let of = |player| position.pieces(player).map(|at| (at.file, at.rank)).collect::<Vec<_>>();
        assert_eq!([of(black), of(white)], [[(7, 0), (0, 1)], [(0, 0), (7, 3)]]);
        assert_eq!(of(Player(2)), []);
    }
}
