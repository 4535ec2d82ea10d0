//! The notation of positions and moves of Gambit.

use super::codes::{JUMP_LINE, JUMP_TWICE, PATH};
use super::path::{JUMPABLE, landing};
use super::{FILES, Gambit, Path, RANKS};
use crate::{Error, Place, text};
use alloc::format;
use core::fmt::{self, Write};
use core::str::FromStr;

/// The letter of each side.
const SIDES: [&str; 2] = ["o", "x"];

impl fmt::Display for Gambit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write_letters(f, [FILES, RANKS], |square| {
            Some(SIDES[usize::from(self.piece_at(square)?.0)])
        })?;
        write!(f, " {}", SIDES[usize::from(self.side)])
    }
}

impl FromStr for Gambit {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let [board, side] = text::split_fields(text, ["board", "side-to-move"])?;
        let mut pieces = [0; 2];
        text::parse_letters(board, [FILES, RANKS], SIDES, |side, square| {
            pieces[side] |= 1 << (FILES * square.rank + square.file);
        })?;
        let side = text::index_of("side-to-move", side, SIDES)? as u8;
        Ok(Self { pieces, side })
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, square) in self.squares().enumerate() {
            if n > 0 {
                f.write_char('x')?;
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

impl FromStr for Path {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let mut squares = text.split('x').enumerate().map(|(n, square)| parse_square(n, square));
        let mut at = squares.next().unwrap_or_else(|| parse_square(0, ""))?;
        let mut path = Self::from(at);
        let mut captured = 0_u32;
        for to in squares {
            let to = to?;
            let refuse = |code| {
                let place = Place::from("move").nth("jump", path.jumps() + 1);
                let [from, to] = [at, to].map(super::path::square);
                Error::new(place, format!("{from}x{to}"), code)
            };
            let over = u32::midpoint(at, to);
            if JUMPABLE[at as usize] >> over & 1 == 0 || landing(at, over) != to {
                return Err(refuse(JUMP_LINE));
            }
            // This also keeps the number of jumps within the capacity of a path.
            if captured >> over & 1 != 0 {
                return Err(refuse(JUMP_TWICE));
            }
            captured |= 1 << over;
            path = path.with_jump(at, over);
            at = to;
        }
        if path.jumps() == 0 {
            return Err(Error::new("move", text, PATH));
        }
        Ok(path)
    }
}

/// Parses the n-th square of a move, counted from 0, to its index.
fn parse_square(n: usize, text: &str) -> Result<u32, Error> {
    let place = Place::from("move").nth("square", n + 1);
    let square = text::parse_square(place, text, [FILES, RANKS])?;
    Ok(u32::from(FILES * square.rank + square.file))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[track_caller]
    fn check_position(text: &str) {
        assert_eq!(text.parse::<Gambit>().map(|position| position.to_string()), Ok(text.into()));
    }

    #[track_caller]
    fn check_refused<T: FromStr<Err = Error> + fmt::Debug>(text: &str, expected: &str) {
        let error = text.parse::<T>().expect_err(text);
        assert_eq!(error.to_string(), expected);
    }

    #[test]
    fn positions_round_trip() {
        check_position("8/xxxxxxxx/oooooooo/8 o");
        check_position("8/8/8/8 x");
        check_position("oxoxoxox/1x1x1x1x/x6o/2o2x2 x");
        check_position("oooooooo/oooooooo/oooooooo/oooooooo o");
    }

    #[test]
    fn a_position_is_refused_with_its_place() {
        let check = check_refused::<Gambit>;
        check("", "side to move: found nothing, expected 2 fields with single spaces between them");
        check(
            "8/8/8/8",
            "side to move: found nothing, expected 2 fields with single spaces between them",
        );
        check(
            "8/8/8/8 o o",
            r#"after the side to move: found "o", expected the end of the position"#,
        );
        check(" o", "board: found nothing, expected a field without spaces around it");
        check("8/8/8 o", r#"board: found "8/8/8", expected 4 ranks with / between them"#);
        check("8/9/8/8 o", r#"board, rank 3: found "9", expected 8 squares"#);
        check("8/8/7/8 o", r#"board, rank 2: found "7", expected 8 squares"#);
        check("8/8/8/ooooooooo o", r#"board, rank 1: found "ooooooooo", expected 8 squares"#);
        check("8/8/44/8 o", r#"board, rank 2: found "44", expected 8 squares"#);
        check(
            "8/8/0o7/8 o",
            r#"board, rank 2: found "0", expected o or x, or a number from 1 to 8"#,
        );
        check(
            "8/O7/8/8 o",
            r#"board, rank 3: found "O", expected o or x, or a number from 1 to 8"#,
        );
        check("8/8/8/8 b", r#"side to move: found "b", expected o or x"#);
    }

    #[test]
    fn moves_round_trip() {
        for text in ["c2xc4", "a1xc3", "h4xf4", "c2xc4xe2", "a1xa3xc3xc1xa1"] {
            assert_eq!(text.parse::<Path>().map(|path| path.to_string()), Ok(text.into()));
        }
    }

    #[test]
    fn the_longest_turn_jumps_over_13_squares() {
        // A piece on a1 only lands on a1, c1, e1, g1 and the squares two ranks above them, so there
        // are 13 squares that it can jump over; here all of them have an enemy.
        let all: Gambit = "8/1x1x1x2/xxxxxxx1/ox1x1x2 o".parse().expect("a position");
        let mut moves = alloc::vec::Vec::new();
        crate::Game::legal_moves(&all, &mut moves);
        let longest = moves.iter().max_by_key(|mv| mv.jumps()).expect("there is a jump");
        assert_eq!(longest.jumps(), 13);
        assert_eq!(longest.to_string().parse(), Ok(*longest));
    }

    #[test]
    fn a_move_is_refused_with_its_place() {
        let check = check_refused::<Path>;
        check("", "move, square 1: found nothing, expected a square from a1 to h4");
        check("c2", r#"move: found "c2", expected squares joined by x, such as c2xc4"#);
        check("c2xc9", r#"move, square 2: found "c9", expected a square from a1 to h4"#);
        check("c2-c4", r#"move, square 1: found "c2-c4", expected a square from a1 to h4"#);
        check("c2xc3", r#"move, jump 1: found "c2xc3", expected two squares in a straight line"#);
        check(
            "c2xc4xd2",
            r#"move, jump 2: found "c4xd2", expected two squares in a straight line"#,
        );
        check(
            "c2xc4xc2",
            r#"move, jump 2: found "c4xc2", expected a jump over a piece that still stands"#,
        );
        check("c2xc4x", "move, square 3: found nothing, expected a square from a1 to h4");
    }
}
