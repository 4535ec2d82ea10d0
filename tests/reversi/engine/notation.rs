//! The notation of positions and moves of Reversi.

use super::{Move, Reversi, SIZE, bit};
use crate::{Error, Square, text};
use core::fmt;
use core::str::FromStr;

/// The letter of each side.
const SIDES: [&str; 2] = ["o", "x"];
/// The text of a pass.
const PASS: &str = "pass";

impl fmt::Display for Reversi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = |square: Square| {
            let side = self.discs.iter().position(|discs| discs & bit(square) != 0)?;
            Some(SIDES[side])
        };
        text::write_letters(f, [SIZE, SIZE], at)?;
        write!(f, " {}", SIDES[usize::from(self.side)])
    }
}

impl FromStr for Reversi {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let [board, side] = text::split_fields(text, ["board", "side-to-move"])?;
        let mut discs = [0; 2];
        text::parse_letters(board, [SIZE, SIZE], SIDES, |side, square| discs[side] |= bit(square))?;
        let side = text::index_of("side-to-move", side, SIDES)? as u8;
        Ok(Self { discs, side })
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Disc(square) => square.fmt(f),
            Self::Pass => f.write_str(PASS),
        }
    }
}

impl FromStr for Move {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        match text {
            PASS => Ok(Self::Pass),
            _ => text::parse_square("move", text, [SIZE, SIZE]).map(Self::Disc),
        }
    }
}
