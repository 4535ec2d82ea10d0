//! The moves of Combo and their notation.

use super::codes::{CARRY, SINGLE_CAPTURE, STRAIGHT_LINE, TOO_FAR};
use crate::{Error, Place, Square, codes, text};
use core::fmt;
use core::str::FromStr;

/// A move: the top pieces of a stack are carried in a straight line.
///
/// ```
/// use gambol::games::combo::{Carry, Kind};
///
/// let mv: Carry = "2d4xd6".parse()?;
/// assert_eq!((mv.pieces, mv.distance(), mv.kind), (2, 2, Kind::Capture));
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Carry {
    /// The number of pieces, from 1 to 16, and at least the [`distance`](Self::distance).
    pub pieces: u8,
    /// The index of the origin: `8 × rank + file`.
    pub from: u8,
    /// The index of the target.
    pub to: u8,
    /// The kind of the move.
    pub kind: Kind,
}

/// The kind of a move, by what is on its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A move to an empty square.
    Plain,
    /// A move onto a stack of the same side, which is added to.
    Merge,
    /// A move onto an enemy stack, which is removed.
    Capture,
}

impl Carry {
    /// The distance from the origin to the target, in squares.
    #[must_use]
    pub fn distance(self) -> u8 {
        let [from, to] = [square(self.from), square(self.to)];
        from.file.abs_diff(to.file).max(from.rank.abs_diff(to.rank))
    }

    /// Whether the move is along a diagonal.
    pub(super) fn is_diagonal(self) -> bool {
        let [from, to] = [square(self.from), square(self.to)];
        from.file != to.file && from.rank != to.rank
    }
}

/// The square of an index.
pub(super) fn square(index: u8) -> Square {
    Square::new(index % 8, index / 8)
}

impl fmt::Display for Carry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = match self.kind {
            Kind::Plain => '-',
            Kind::Merge => '+',
            Kind::Capture => 'x',
        };
        write!(f, "{}{}{sign}{}", self.pieces, square(self.from), square(self.to))
    }
}

impl FromStr for Carry {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let refuse = || Error::new("move", text, CARRY);
        let part = |name| Place::from("move").part(name);
        let digits = text.bytes().take_while(u8::is_ascii_digit).count();
        let (pieces, rest) = text.split_at(digits);
        let (from, rest) = rest.split_at_checked(2).ok_or_else(refuse)?;
        let (sign, to) = rest.split_at_checked(1).ok_or_else(refuse)?;
        let kind = match sign {
            "-" => Kind::Plain,
            "+" => Kind::Merge,
            "x" => Kind::Capture,
            _ => return Err(codes::choice(part("sign"), sign, ["-", "+", "x"])),
        };
        let is_canonical = !pieces.starts_with('0');
        let pieces = match pieces.parse() {
            Ok(count @ 1..=super::MAX_PIECES) if is_canonical => count,
            _ => return Err(codes::number(part("pieces"), pieces, 1, super::MAX_PIECES)),
        };
        let index = |place, name: &str| {
            let square = text::parse_square(part(place), name, [8, 8])?;
            Ok::<u8, Error>(8 * square.rank + square.file)
        };
        let carry = Self { pieces, from: index("from", from)?, to: index("to", to)?, kind };
        let [begin, end] = [square(carry.from), square(carry.to)];
        let [files, ranks] = [begin.file.abs_diff(end.file), begin.rank.abs_diff(end.rank)];
        if carry.from == carry.to || (files != 0 && ranks != 0 && files != ranks) {
            return Err(Error::new(part("to"), to, STRAIGHT_LINE));
        }
        if carry.distance() > pieces {
            return Err(Error::new(part("pieces"), pieces, TOO_FAR));
        }
        if kind == Kind::Capture && pieces < 2 {
            return Err(Error::new(part("pieces"), pieces, SINGLE_CAPTURE));
        }
        Ok(carry)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn moves_round_trip() {
        for text in ["1a2-a3", "1a2+b2", "2d4xd6", "16a1-h8", "7h1-a1", "10e4xe5", "2c3+a1"] {
            assert_eq!(text.parse::<Carry>().map(|carry| carry.to_string()), Ok(text.into()));
        }
    }

    #[test]
    fn a_move_has_a_distance_and_an_angle() {
        #[track_caller]
        fn check(text: &str, distance: u8, is_diagonal: bool) {
            let carry: Carry = text.parse().expect(text);
            assert_eq!((carry.distance(), carry.is_diagonal()), (distance, is_diagonal), "{text}");
        }
        check("1a2-a3", 1, false);
        check("7h1-a1", 7, false);
        check("3d5-d2", 3, false);
        check("7a1-h8", 7, true);
        check("2d4xb6", 2, true);
    }

    #[test]
    fn a_move_is_refused_with_its_place() {
        #[track_caller]
        fn check(text: &str, line: &str) {
            let error = text.parse::<Carry>().expect_err(text);
            assert_eq!(error.to_string(), line);
        }
        let whole = "expected pieces, square, sign, square, such as 2d4xd6";
        check("", &alloc::format!("move: found nothing, {whole}"));
        check("1a2", &alloc::format!(r#"move: found "1a2", {whole}"#));
        check("a2-a3", "move, pieces: found nothing, expected a whole number from 1 to 16");
        check("0a2-a3", r#"move, pieces: found "0", expected a whole number from 1 to 16"#);
        check("01a2-a3", r#"move, pieces: found "01", expected a whole number from 1 to 16"#);
        check("17a2-a3", r#"move, pieces: found "17", expected a whole number from 1 to 16"#);
        check("1a2*a3", r#"move, sign: found "*", expected -, + or x"#);
        check("1i2-a3", r#"move, from: found "i2", expected a square from a1 to h8"#);
        check("1a2-a9", r#"move, to: found "a9", expected a square from a1 to h8"#);
        check("1a2-a31", r#"move, to: found "a31", expected a square from a1 to h8"#);
        check("3a1-b3", r#"move, to: found "b3", expected another square in a straight line"#);
        check("3a1-a1", r#"move, to: found "a1", expected another square in a straight line"#);
        check("1a1-a3", r#"move, pieces: found "1", expected no fewer than the squares they go"#);
        check("1a1xa2", r#"move, pieces: found "1", expected two or more to capture with"#);
        check("1é2-a3", r#"move, sign: found "2", expected -, + or x"#);
    }
}
