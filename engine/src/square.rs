//! Squares: a file letter and a rank number.

use crate::{Arg, Error, codes};
use alloc::string::ToString;
use core::fmt;
use core::str::FromStr;

/// A square of any board: file and rank, both counted from 0 at the bottom left.
///
/// Written `c2`, with files up to `u` and ranks up to 21. A square beyond these is on no board and is
/// displayed as `(25, 0)`, which does not parse.
///
/// ```
/// use gambol::Square;
///
/// let square: Square = "c2".parse()?;
/// assert_eq!(square, Square::new(2, 1));
/// assert_eq!(square.to_string(), "c2");
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square {
    /// The rank, 0 at the bottom. The first field, since squares sort by rank and then by file.
    pub rank: u8,
    /// The file, 0 at the left.
    pub file: u8,
}

impl Square {
    /// The number of files and of ranks of the largest board.
    pub const MAX_SIZE: u8 = 21;

    /// The square on `file` and `rank`, both counted from 0.
    #[must_use]
    pub fn new(file: u8, rank: u8) -> Self {
        Self { rank, file }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { rank, file } = *self;
        if file >= Self::MAX_SIZE || rank >= Self::MAX_SIZE {
            return write!(f, "({file}, {rank})");
        }
        write!(f, "{}{}", char::from(b'a' + file), rank + 1)
    }
}

/// The text of the square.
impl From<Square> for Arg {
    fn from(square: Square) -> Self {
        square.to_string().into()
    }
}

impl FromStr for Square {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let refuse = || Error::new("square", text, codes::SQUARE);
        let (&letter, digits) = text.as_bytes().split_first().ok_or_else(refuse)?;
        let is_rank = matches!(digits, [b'1'..=b'9'] | [b'1'..=b'9', b'0'..=b'9']);
        if !(b'a'..b'a' + Self::MAX_SIZE).contains(&letter) || !is_rank {
            return Err(refuse());
        }
        let rank: u8 = text[1..].parse().map_err(|_| refuse())?;
        if rank > Self::MAX_SIZE {
            return Err(refuse());
        }
        Ok(Self::new(letter - b'a', rank - 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trips() {
        for rank in 0..Square::MAX_SIZE {
            for file in 0..Square::MAX_SIZE {
                let square = Square::new(file, rank);
                assert_eq!(square.to_string().parse(), Ok(square));
            }
        }
    }

    #[test]
    fn a_square_beyond_every_board_is_displayed_as_two_numbers() {
        for (file, rank) in [(21, 0), (0, 21), (200, 200), (255, 255)] {
            let text = Square::new(file, rank).to_string();
            assert_eq!(text, alloc::format!("({file}, {rank})"));
            assert!(text.parse::<Square>().is_err());
        }
    }

    #[test]
    fn invalid_text_is_refused() {
        for text in ["", "c", "2", "C2", "c02", "c0", "v1", "a22", "a+1", "é1", "c2 ", "a111"] {
            assert!(text.parse::<Square>().is_err(), "{text:?} was accepted");
        }
    }
}
