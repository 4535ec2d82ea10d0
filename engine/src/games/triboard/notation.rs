//! Notation of Triboard: text and back.

use super::bits::cell;
use super::{Bits, FILES, NOBODY, RANKS, Triboard};
use crate::{Error, text};
use alloc::format;
use core::fmt::{self, Write};
use core::str::FromStr;

/// How each player is written, then a wall.
const LETTERS: [char; 4] = ['b', 'r', 'g', '#'];

impl fmt::Display for Triboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [blue, red, green] = self.cells;
        for rank in (0..RANKS).rev() {
            let mut empty = 0;
            for file in 0..FILES {
                let cell = cell(file, rank);
                let sets = [blue, red, green, self.walls];
                let Some(letter) = sets.iter().position(|set| set.has(cell)) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                }
                empty = 0;
                f.write_char(LETTERS[letter])?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                f.write_char('/')?;
            }
        }
        let side = if self.side == NOBODY { '-' } else { LETTERS[usize::from(self.side)] };
        write!(f, " {side}")
    }
}

impl FromStr for Triboard {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        const SIDE: &str = "player to move";
        let [board, side] = text::fields(text, ["board", SIDE])?;
        let mut sets = [Bits::default(); 4];
        for (number, rank) in text::ranks(board, RANKS)? {
            put_rank(&mut sets, number - 1, rank).map_err(|(found, expected)| {
                Error::new(format!("board, rank {number}"), found, expected)
            })?;
        }
        let [blue, red, green, walls] = sets;
        let mut position = Self::new([blue, red, green], walls);
        let named = match side {
            "b" => 0,
            "r" => 1,
            "g" => 2,
            "-" => NOBODY,
            _ => return Err(Error::new(SIDE, side, "b, r, g or -")),
        };
        position.give_turn(named % NOBODY);
        match (named, position.side) {
            (NOBODY, NOBODY) => {}
            (NOBODY, _) => return Err(Error::new(SIDE, side, "a player, since one can move")),
            (named, side) if named == side => {}
            (_, NOBODY) => return Err(Error::new(SIDE, side, "-, since nobody can move")),
            _ => return Err(Error::new(SIDE, side, "a player who can move")),
        }
        Ok(position)
    }
}

/// Puts what stands on one rank; or what was found there and what was expected.
fn put_rank<'a>(
    sets: &mut [Bits; 4],
    rank: u8,
    items: &'a str,
) -> Result<(), (&'a str, &'static str)> {
    const WHOLE: &str = "16 cells";
    let mut file = 0;
    let mut rest = items;
    while let Some(letter) = rest.chars().next() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let (item, after) = rest.split_at(if digits > 0 { digits } else { letter.len_utf8() });
        rest = after;
        if digits > 0 {
            let run = text::number(item).filter(|run| (1..=FILES).contains(run));
            file += run.ok_or((item, "a number from 1 to 16, b, r, g or #"))?;
        } else {
            let set = LETTERS.iter().position(|&known| known == letter);
            let set = set.ok_or((item, "a number from 1 to 16, b, r, g or #"))?;
            if file >= FILES {
                return Err((items, WHOLE));
            }
            sets[set] |= Bits::one(cell(file, rank));
            file += 1;
        }
        if file > FILES {
            return Err((items, WHOLE));
        }
    }
    if file < FILES { Err((items, WHOLE)) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use crate::games::triboard::Setup;
    use alloc::string::ToString;

    /// The set-up of seed 42, as the rules give it.
    const SEED_42: &str = "2#2r3r1#2r#/1g#4rgg4r1/3#2r2b3rb1/4b1g1b4#2/1g2b5b2g2/5b3g6/9g6/1#r3b3r2b1#/3#4r2bg2b/4#1g1#gb2r2/g6#5r2 b";

    #[test]
    fn a_known_set_up() {
        assert_eq!(Triboard::start(&Setup { seed: 42 }).to_string(), SEED_42);
        assert_eq!(SEED_42.parse(), Ok(Triboard::start(&Setup { seed: 42 })));
    }

    #[test]
    fn positions_are_text_and_back() {
        for text in [
            SEED_42,
            "16/16/16/16/16/16/16/16/16/16/16 -",
            "16/16/16/16/16/16/16/16/16/16/brg13 r",
            "################/16/16/16/16/16/16/16/16/16/14br -",
        ] {
            match text.parse::<Triboard>() {
                Ok(position) => assert_eq!(position.to_string(), text),
                Err(error) => assert!(error.place() == "player to move", "{text}: {error}"),
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
        check(&with("15 -"), r#"board, rank 1: found "15", expected 16 cells"#);
        check(
            &with("17 -"),
            r#"board, rank 1: found "17", expected a number from 1 to 16, b, r, g or #"#,
        );
        check(
            &with("016 -"),
            r#"board, rank 1: found "016", expected a number from 1 to 16, b, r, g or #"#,
        );
        check(&with("16b -"), r#"board, rank 1: found "16b", expected 16 cells"#);
        check(&with("b16 -"), r#"board, rank 1: found "b16", expected 16 cells"#);
        check(
            &with("15x -"),
            r#"board, rank 1: found "x", expected a number from 1 to 16, b, r, g or #"#,
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
