//! A move of Gambit: where a piece begins, and the jumps that it makes.

use super::{FILES, RANKS};
use crate::Square;
use core::fmt;

/// What a step in each of the eight directions adds to a square's index, clockwise from the right.
const STEPS: [i8; 8] = [1, -7, -8, -9, -1, 7, 8, 9];

/// The squares around each square that can be jumped over from it: the others have no square of the
/// board behind them.
pub(super) static OVER: [u32; 32] = over();

const fn over() -> [u32; 32] {
    let mut over = [0; 32];
    let mut from = 0;
    while from < 32 {
        let mut rank = -1;
        while rank <= 1 {
            let mut file = -1;
            while file <= 1 {
                let to_file = (from % FILES) as i8 + 2 * file;
                let to_rank = (from / FILES) as i8 + 2 * rank;
                let is_on_board =
                    to_file >= 0 && to_file < FILES as i8 && to_rank >= 0 && to_rank < RANKS as i8;
                if is_on_board && !(file == 0 && rank == 0) {
                    over[from as usize] |= 1 << (from as i8 + 8 * rank + file);
                }
                file += 1;
            }
            rank += 1;
        }
        from += 1;
    }
    over
}

/// The direction of each step, by the step plus 9.
static DIRECTIONS: [u8; 19] = directions();

const fn directions() -> [u8; 19] {
    let mut directions = [0; 19];
    let mut direction = 0;
    while direction < 8 {
        directions[(STEPS[direction as usize] + 9) as usize] = direction;
        direction += 1;
    }
    directions
}

/// One turn: a piece and the jumps that it makes, one or more.
///
/// Packed into 64 bits, so that lists of moves are small: the square it begins on in the lowest
/// five, then three for the direction of each jump, and the number of jumps in the highest four.
/// There are at most 13, since a piece can only ever jump over 13 squares, each of them once.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Path(u64);

impl Path {
    /// No jump yet, from the square of this index.
    pub(super) fn from(index: u32) -> Self {
        Self(u64::from(index))
    }

    /// One jump more, from the square that it has come to, over one of the squares around.
    #[inline]
    pub(super) fn with(self, at: u32, over: u32) -> Self {
        let direction = u64::from(DIRECTIONS[(over + 9 - at) as usize]);
        Self((self.0 | direction << (5 + 3 * self.jumps())) + (1 << 60))
    }

    /// How many jumps, and so how many pieces are captured.
    #[inline]
    pub fn jumps(self) -> usize {
        (self.0 >> 60) as usize
    }

    /// The index of the square that it begins on.
    pub(super) fn origin(self) -> u32 {
        (self.0 & 31) as u32
    }

    /// Each jump, in order: the index of the square that is jumped over, and of the one behind it.
    pub(super) fn steps(self) -> impl Iterator<Item = (u32, u32)> {
        let mut at = self.origin();
        let mut rest = self.0 >> 5;
        (0..self.jumps()).map(move |_| {
            let over = at.wrapping_add_signed(STEPS[(rest & 7) as usize].into());
            rest >>= 3;
            at = behind(at, over);
            (over, at)
        })
    }

    /// How often the direction changes.
    pub(super) fn turns(self) -> usize {
        let directions = |skip| (skip..self.jumps()).map(move |n| self.0 >> (5 + 3 * n) & 7);
        directions(0).zip(directions(1)).filter(|(a, b)| a != b).count()
    }

    /// The squares that are visited: where it begins, then where each jump ends.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        core::iter::once(self.origin()).chain(self.steps().map(|(_, to)| to)).map(square)
    }
}

/// The index of the square behind `over`, as seen from `at`.
#[inline]
pub(super) fn behind(at: u32, over: u32) -> u32 {
    (2 * over).wrapping_sub(at)
}

/// The square of a bit's index.
pub(super) fn square(index: u32) -> Square {
    Square::new(index as u8 % FILES, index as u8 / FILES)
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}
