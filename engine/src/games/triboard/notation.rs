//! The notation of positions of Triboard.

use super::bits::cell;
use super::codes::{NOBODY_MOVES, OTHER_MOVES, SOMEBODY_MOVES};
use super::{Bits, FILES, NOBODY, RANKS, Triboard};
use crate::{Error, text};
use core::fmt;
use core::str::FromStr;

/// The letter of each player, then that of a wall.
const LETTERS: [&str; 4] = ["b", "r", "g", "#"];

impl fmt::Display for Triboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        text::write_letters(f, [FILES, RANKS], |square| match self.owner_at(square) {
            Some(owner) => Some(LETTERS[usize::from(owner.0)]),
            None => self.is_wall(square).then_some(LETTERS[3]),
        })?;
        let side = if self.side == NOBODY { "-" } else { LETTERS[usize::from(self.side)] };
        write!(f, " {side}")
    }
}

impl FromStr for Triboard {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        const SIDE: &str = "player-to-move";
        let [board, side] = text::split_fields(text, ["board", SIDE])?;
        let mut sets = [Bits::default(); 4];
        text::parse_letters(board, [FILES, RANKS], LETTERS, |set, square| {
            sets[set] |= Bits::from_cell(cell(square.file, square.rank));
        })?;
        let [blue, red, green, walls] = sets;
        let mut position = Self::new([blue, red, green], walls);
        let named = text::index_of(SIDE, side, ["b", "r", "g", "-"])? as u8;
        position.set_turn(named % NOBODY);
        match (named, position.side) {
            (NOBODY, NOBODY) => {}
            (NOBODY, _) => return Err(Error::new(SIDE, side, SOMEBODY_MOVES)),
            (named, side) if named == side => {}
            (_, NOBODY) => return Err(Error::new(SIDE, side, NOBODY_MOVES)),
            _ => return Err(Error::new(SIDE, side, OTHER_MOVES)),
        }
        Ok(position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use crate::games::triboard::Setup;
    use alloc::format;
    use alloc::string::ToString;

    /// The start position of seed 42, from the rules.
    const SEED_42: &str = "2#2r3r1#2r#/1g#4rgg4r1/3#2r2b3rb1/4b1g1b4#2/1g2b5b2g2/5b3g6/9g6/\
        1#r3b3r2b1#/3#4r2bg2b/4#1g1#gb2r2/g6#5r2 b";

    #[test]
    fn a_known_set_up() {
        assert_eq!(Triboard::start(&Setup { seed: 42 }).to_string(), SEED_42);
        assert_eq!(SEED_42.parse(), Ok(Triboard::start(&Setup { seed: 42 })));
    }

    #[test]
    fn positions_round_trip() {
        for text in [
            SEED_42,
            "16/16/16/16/16/16/16/16/16/16/16 -",
            "16/16/16/16/16/16/16/16/16/16/brg13 r",
            "################/16/16/16/16/16/16/16/16/16/14br -",
        ] {
            match text.parse::<Triboard>() {
                Ok(position) => assert_eq!(position.to_string(), text),
                Err(error) => {
                    assert!(error.place().to_string() == "player to move", "{text}: {error}")
                }
            }
        }
    }

    #[test]
    fn a_position_is_refused_with_its_place() {
        #[track_caller]
        fn check(text: &str, line: &str) {
            let error = text.parse::<Triboard>().expect_err(text);
            assert_eq!(error.to_string(), line, "{text}");
        }
        let above = "16/16/16/16/16/16/16/16/16/16";
        let with = |rank: &str| format!("{above}/{rank}");
        check(
            "",
            "player to move: found nothing, expected 2 fields with single spaces between them",
        );
        check("16/16 -", r#"board: found "16/16", expected 11 ranks with / between them"#);
        check(&with("15 -"), r#"board, rank 1: found "15", expected 16 squares"#);
        check(&with("17 -"), r#"board, rank 1: found "17", expected 16 squares"#);
        check(
            &with("016 -"),
            r#"board, rank 1: found "016", expected b, r, g or #, or a number from 1 to 16"#,
        );
        check(&with("16b -"), r#"board, rank 1: found "16b", expected 16 squares"#);
        check(&with("b16 -"), r#"board, rank 1: found "b16", expected 16 squares"#);
        check(
            &with("15x -"),
            r#"board, rank 1: found "x", expected b, r, g or #, or a number from 1 to 16"#,
        );
        check(&with("br14 x"), r#"player to move: found "x", expected b, r, g or -"#);
        check(
            &with("br14 -"),
            r#"player to move: found "-", expected a player, since one can move"#,
        );
        check(&with("br14 r"), r#"player to move: found "r", expected a player who can move"#);
        check(&with("16 b"), r#"player to move: found "b", expected -, since nobody can move"#);
    }
}
