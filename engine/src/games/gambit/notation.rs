//! Notation of Gambit: text and back.

use super::path::JUMPS;
use super::{FILES, Gambit, Path, RANKS};
use crate::{Error, Square, text};
use alloc::format;
use core::fmt::{self, Write};
use core::str::FromStr;

/// How each side is written.
const SIDES: [char; 2] = ['o', 'x'];

impl fmt::Display for Gambit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..RANKS).rev() {
            let mut empty = 0;
            for file in 0..FILES {
                let bit = 1 << (FILES * rank + file);
                let Some(side) = self.pieces.iter().position(|own| own & bit != 0) else {
                    empty += 1;
                    continue;
                };
                if empty > 0 {
                    write!(f, "{empty}")?;
                }
                empty = 0;
                f.write_char(SIDES[side])?;
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank > 0 {
                f.write_char('/')?;
            }
        }
        write!(f, " {}", SIDES[usize::from(self.side)])
    }
}

impl FromStr for Gambit {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let [board, side] = text::fields(text, ["board", "side to move"])?;
        let mut pieces = [0; 2];
        for (number, rank) in text::ranks(board, RANKS)? {
            let row = parse_rank(rank).map_err(|(found, expected)| {
                Error::new(format!("board, rank {number}"), found, expected)
            })?;
            for (own, row) in pieces.iter_mut().zip(row) {
                *own |= row << (FILES * (number - 1));
            }
        }
        let side = match side {
            "o" => 0,
            "x" => 1,
            _ => return Err(Error::new("side to move", side, "o or x")),
        };
        Ok(Self { pieces, side })
    }
}

/// The pieces of each side on one rank, or what was found there and what was expected.
fn parse_rank(rank: &str) -> Result<[u32; 2], (&str, &'static str)> {
    const WHOLE: &str = "8 squares";
    let mut row = [0; 2];
    let mut file = 0;
    let mut was_number = false;
    for (place, letter) in rank.char_indices() {
        let side = SIDES.iter().position(|&side| side == letter);
        let run = letter.to_digit(10);
        match (side, run) {
            (Some(side), _) if file < u32::from(FILES) => {
                row[side] |= 1 << file;
                file += 1;
            }
            (None, Some(1..)) if was_number => {
                return Err((rank, "one number for squares that are empty next to each other"));
            }
            (None, Some(run @ 1..)) => file += run,
            (Some(_), _) => return Err((rank, WHOLE)),
            _ => {
                let found = &rank[place..place + letter.len_utf8()];
                return Err((found, "o, x or a number from 1 to 8"));
            }
        }
        was_number = run.is_some();
    }
    if file == u32::from(FILES) { Ok(row) } else { Err((rank, WHOLE)) }
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
        let mut captured = 0;
        for to in squares {
            let to = to?;
            let refuse = |expected| {
                let place = format!("move, jump {}", path.jumps() + 1);
                let [from, to] = [at, to].map(super::path::square);
                Error::new(place, format!("{from}x{to}"), expected)
            };
            let leads = |jump: &Option<super::path::Jump>| jump.is_some_and(|j| j.to == 1 << to);
            let Some(direction) = JUMPS[at as usize].iter().position(leads) else {
                return Err(refuse("two squares in a straight line"));
            };
            let over = JUMPS[at as usize][direction].map_or(0, |jump| jump.over);
            if captured & over != 0 || path.jumps() == Self::MOST_JUMPS {
                return Err(refuse("a jump over a piece that still stands"));
            }
            captured |= over;
            path = path.with(direction);
            at = to;
        }
        if path.jumps() == 0 {
            return Err(Error::new("move", text, "squares joined by x, such as c2xc4"));
        }
        Ok(path)
    }
}

/// The index of the n-th square of a move.
fn parse_square(n: usize, text: &str) -> Result<u32, Error> {
    let place = format!("move, square {}", n + 1);
    let square: Square =
        text.parse().map_err(|_| Error::new(&place, text, "a square from a1 to h4"))?;
    if square.file >= FILES || square.rank >= RANKS {
        return Err(Error::new(&place, text, "a square from a1 to h4"));
    }
    Ok(u32::from(FILES * square.rank + square.file))
}
