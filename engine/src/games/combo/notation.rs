//! Notation of Combo: text and back.

use super::{Combo, MOST_PIECES, QUIET_DRAW, WHITE};
use crate::{Error, text};
use alloc::format;
use core::fmt::{self, Write};
use core::str::FromStr;

/// How each side is written.
const SIDES: [char; 2] = ['b', 'w'];

impl fmt::Display for Combo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            let stack = |square: u8| {
                let side = usize::from(self.squares[usize::from(square)] & WHITE != 0);
                let count = self.count(square);
                (count > 0).then(|| format!("{}{count}", SIDES[side]))
            };
            text::write_items(f, (8 * rank..8 * rank + 8).map(stack))?;
            if rank > 0 {
                f.write_char('/')?;
            }
        }
        write!(f, " {} {}", SIDES[usize::from(self.side)], self.quiet)
    }
}

impl FromStr for Combo {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let names = ["board", "side to move", "plies since the last capture"];
        let [board, side, quiet] = text::fields(text, names)?;
        let mut position = Self::empty();
        for (number, rank) in text::ranks(board, 8)? {
            position.put_rank(number - 1, rank).map_err(|(found, expected)| {
                Error::new(format!("board, rank {number}"), found, expected)
            })?;
        }
        if position.pieces == [0, 0] {
            return Err(Error::new("board", board, "at least one piece"));
        }
        position.side = match side {
            "b" => 0,
            "w" => 1,
            _ => return Err(Error::new(names[1], side, "b or w")),
        };
        position.quiet =
            text::number(quiet).filter(|plies| *plies <= QUIET_DRAW).ok_or_else(|| {
                Error::new(names[2], quiet, format!("a number from 0 to {QUIET_DRAW}"))
            })?;
        Ok(position)
    }
}

impl Combo {
    /// Puts the stacks of one rank; or what was found there and what was expected.
    fn put_rank<'a>(&mut self, rank: u8, items: &'a str) -> Result<(), (&'a str, &'static str)> {
        const WHOLE: &str = "8 squares";
        let mut file = 0;
        let mut was_number = false;
        for item in items.split(',') {
            let side = SIDES.iter().position(|&side| item.starts_with(side));
            let width = match side {
                Some(_) => 1,
                None if was_number => {
                    return Err((
                        items,
                        "one number for squares that are empty next to each other",
                    ));
                }
                None => text::number(item)
                    .filter(|run| (1..=8).contains(run))
                    .ok_or((item, "a number from 1 to 8, or b or w with a count"))?,
            };
            was_number = side.is_none();
            if file + width > 8 {
                return Err((items, WHOLE));
            }
            if let Some(side) = side {
                let room = MOST_PIECES - self.pieces[side];
                let count =
                    text::number(&item[1..]).filter(|count| (1..=MOST_PIECES).contains(count));
                let count = count.ok_or((item, "a count from 1 to 16"))?;
                if count > room {
                    return Err((item, "at most 16 pieces a side"));
                }
                self.put(8 * rank + file, side as u8, count);
            }
            file += width;
        }
        if file < 8 { Err((items, WHOLE)) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use alloc::string::ToString;

    const START: &str = "w1,w1,w1,w1,w1,w1,w1,w1/w1,w1,w1,w1,w1,w1,w1,w1/8/8/8/8/b1,b1,b1,b1,b1,b1,b1,b1/b1,b1,b1,b1,b1,b1,b1,b1 b 0";

    #[test]
    fn positions_are_text_and_back() {
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
            r#"board, rank 6: found "b0", expected a count from 1 to 16"#,
        );
        check(
            "8/8/7,b01/8/8/8/8/8 w 0",
            r#"board, rank 6: found "b01", expected a count from 1 to 16"#,
        );
        check(
            "8/8/7,b/8/8/8/8/8 w 0",
            r#"board, rank 6: found "b", expected a count from 1 to 16"#,
        );
        check(
            "8/8/7,b17/8/8/8/8/8 w 0",
            r#"board, rank 6: found "b17", expected a count from 1 to 16"#,
        );
        check(
            "8/7,b9/7,b8/8/8/8/8/8 w 0",
            r#"board, rank 6: found "b8", expected at most 16 pieces a side"#,
        );
        check(
            "9/8/8/8/8/8/8/7,b1 w 0",
            r#"board, rank 8: found "9", expected a number from 1 to 8, or b or w with a count"#,
        );
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
            r#"plies since the last capture: found "101", expected a number from 0 to 100"#,
        );
        check(
            "8/8/8/8/8/8/8/7,b1 w 00",
            r#"plies since the last capture: found "00", expected a number from 0 to 100"#,
        );
    }
}
