//! The notation of positions of Combo.

use super::codes::{MOST_OF_A_SIDE, NO_PIECE, RANK_STACK};
use super::{Combo, MAX_PIECES, QUIET_DRAW};
use crate::{Error, codes, text};
use alloc::format;
use core::fmt;
use core::str::FromStr;

/// The letter of each side.
const SIDES: [&str; 2] = ["b", "w"];

impl fmt::Display for Combo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write_items(f, [8, 8], |square| {
            let (player, count) = self.stack_at(square)?;
            Some(format!("{}{count}", SIDES[usize::from(player.0)]))
        })?;
        write!(f, " {} {}", SIDES[usize::from(self.side)], self.quiet)
    }
}

impl FromStr for Combo {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let names = ["board", "side-to-move", "plies-since-the-last-capture"];
        let [board, side, quiet] = text::split_fields(text, names)?;
        let mut position = Self::empty();
        text::parse_items(board, [8, 8], RANK_STACK, stack, |(side, count), item, square| {
            if count > MAX_PIECES - position.pieces[usize::from(side)] {
                let error = Error::new("rank", item, MOST_OF_A_SIDE);
                return Err(error.with("most", MAX_PIECES));
            }
            position.put(8 * square.rank + square.file, side, count);
            Ok(())
        })?;
        if position.pieces == [0, 0] {
            return Err(Error::new("board", board, NO_PIECE));
        }
        position.side = text::index_of(names[1], side, SIDES)? as u8;
        position.quiet = text::parse_number(quiet)
            .filter(|plies| *plies <= QUIET_DRAW)
            .ok_or_else(|| codes::number(names[2], quiet, 0, QUIET_DRAW))?;
        Ok(position)
    }
}

/// Parses a stack: its side and its number of pieces; `None` if the text does not begin with a side.
fn stack(item: &str) -> Result<Option<(u8, u8)>, Error> {
    let Some(side) = SIDES.iter().position(|side| item.starts_with(side)) else {
        return Ok(None);
    };
    let count = text::parse_number(&item[1..]).filter(|count| (1..=MAX_PIECES).contains(count));
    let count = count.ok_or_else(|| codes::number("rank", item, 1, MAX_PIECES))?;
    Ok(Some((side as u8, count)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use alloc::string::ToString;

    const START: &str = "w1,w1,w1,w1,w1,w1,w1,w1/w1,w1,w1,w1,w1,w1,w1,w1/8/8/8/8/\
        b1,b1,b1,b1,b1,b1,b1,b1/b1,b1,b1,b1,b1,b1,b1,b1 b 0";

    #[test]
    fn positions_round_trip() {
        assert_eq!(Combo::start(&Default::default()).to_string(), START);
        for text in ["w12,1,w4,5/8/8/b16,7/8/8/8/8 w 99", "8/8/8/8/8/8/8/7,b1 w 100"] {
            assert_eq!(text.parse::<Combo>().map(|p| p.to_string()), Ok(text.into()));
        }
    }

    #[track_caller]
    fn check(text: &str, line: &str) {
        let error = text.parse::<Combo>().expect_err(text);
        assert_eq!(error.to_string(), line, "{text}");
    }

    #[test]
    fn a_position_is_refused_with_its_place() {
        check(
            "",
            r#"side to move: found nothing, expected 3 fields with single spaces between them"#,
        );
        check(
            "8/8/8/8/8/8/8/7,b1 w",
            r#"plies since the last capture: found nothing, expected 3 fields with single spaces between them"#,
        );
        check(
            "8/8/8/8/8/8/8/7,b1 w 0 0",
            r#"after the plies since the last capture: found "0", expected the end of the position"#,
        );
        check(
            "8/8/8/8/8/8/7,b1 w 0",
            r#"board: found "8/8/8/8/8/8/7,b1", expected 8 ranks with / between them"#,
        );
        check(
            "8/8/8/8/8/8/8/8 w 0",
            r#"board: found "8/8/8/8/8/8/8/8", expected at least one piece"#,
        );
        check("8/8/8/8/8/8/8/6,b1 w 0", r#"board, rank 1: found "6,b1", expected 8 squares"#);
        check("8/8/8/8/8/8/8/8,b1 w 0", r#"board, rank 1: found "8,b1", expected 8 squares"#);
        check(
            "8/8/3,4,b1/8/8/8/8/8 w 0",
            r#"board, rank 6: found "3,4,b1", expected one number for squares that are empty next to each other"#,
        );
        check(
            "8/8/7,b0/8/8/8/8/8 w 0",
            r#"board, rank 6: found "b0", expected a whole number from 1 to 16"#,
        );
        check(
            "8/8/7,b01/8/8/8/8/8 w 0",
            r#"board, rank 6: found "b01", expected a whole number from 1 to 16"#,
        );
        check(
            "8/8/7,b/8/8/8/8/8 w 0",
            r#"board, rank 6: found "b", expected a whole number from 1 to 16"#,
        );
        check(
            "8/8/7,b17/8/8/8/8/8 w 0",
            r#"board, rank 6: found "b17", expected a whole number from 1 to 16"#,
        );
        check(
            "8/7,b9/7,b8/8/8/8/8/8 w 0",
            r#"board, rank 6: found "b8", expected at most 16 pieces a side"#,
        );
        check("9/8/8/8/8/8/8/7,b1 w 0", r#"board, rank 8: found "9", expected 8 squares"#);
        check(
            "8/8/8/8/8/8/8/7b1 w 0",
            r#"board, rank 1: found "7b1", expected a number from 1 to 8, or b or w with a count"#,
        );
        check(
            "8/8/8/8/8/8/8/7,b1, w 0",
            r#"board, rank 1: found nothing, expected a number from 1 to 8, or b or w with a count"#,
        );
        check("8/8/8/8/8/8/8/7,b1 o 0", r#"side to move: found "o", expected b or w"#);
        check(
            "8/8/8/8/8/8/8/7,b1 w 101",
            r#"plies since the last capture: found "101", expected a whole number from 0 to 100"#,
        );
        check(
            "8/8/8/8/8/8/8/7,b1 w 00",
            r#"plies since the last capture: found "00", expected a whole number from 0 to 100"#,
        );
    }
}
