//! A move of Gambit: where a piece begins, and the jumps that it makes.

use super::{FILES, RANKS};
use crate::Square;
use core::fmt;

/// The steps of the eight directions, files then ranks, clockwise from the right.
const STEPS: [(i8, i8); 8] = [(1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1)];

/// One jump: over one square, onto the next.
#[derive(Clone, Copy, Debug)]
pub(super) struct Jump {
    /// The bit of the square that is jumped over, where the captured piece stands.
    pub(super) over: u32,
    /// The bit of the square that is jumped to.
    pub(super) to: u32,
}

/// The jump from each square in each direction; `None` where it would leave the board.
pub(super) static JUMPS: [[Option<Jump>; 8]; 32] = jumps();

const fn jumps() -> [[Option<Jump>; 8]; 32] {
    let mut jumps = [[None; 8]; 32];
    let mut from = 0;
    while from < 32 {
        let mut direction = 0;
        while direction < 8 {
            let (files, ranks) = STEPS[direction];
            let file = (from % 8) as i8 + 2 * files;
            let rank = (from / 8) as i8 + 2 * ranks;
            if file >= 0 && file < FILES as i8 && rank >= 0 && rank < RANKS as i8 {
                let to = 8 * rank + file;
                let over = to - 8 * ranks - files;
                jumps[from][direction] = Some(Jump { over: 1 << over, to: 1 << to });
            }
            direction += 1;
        }
        from += 1;
    }
    jumps
}

/// One turn: a piece and the jumps that it makes, one or more.
///
/// Packed into 64 bits, so that lists of moves are small: the square it begins on in the lowest
/// five, then three for the direction of each jump, and the number of jumps in the highest four.
/// There are at most 13, since a piece can only ever jump over 13 squares, each of them once.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Path(u64);

impl Path {
    /// The most jumps that a turn can have.
    pub(super) const MOST_JUMPS: usize = 13;

    /// No jump yet, from the square of this index.
    pub(super) fn from(index: u32) -> Self {
        Self(u64::from(index))
    }

    /// One jump more, in this direction.
    pub(super) fn with(self, direction: usize) -> Self {
        Self((self.0 | (direction as u64) << (5 + 3 * self.jumps())) + (1 << 60))
    }

    /// How many jumps, and so how many pieces are captured.
    pub fn jumps(self) -> usize {
        (self.0 >> 60) as usize
    }

    /// The index of the square that it begins on.
    pub(super) fn origin(self) -> u32 {
        (self.0 & 31) as u32
    }

    /// The direction of each jump.
    pub(super) fn directions(self) -> impl Iterator<Item = usize> {
        let mut rest = self.0 >> 5;
        (0..self.jumps()).map(move |_| {
            let direction = (rest & 7) as usize;
            rest >>= 3;
            direction
        })
    }

    /// Each jump, in order.
    pub(super) fn steps(self) -> impl Iterator<Item = Jump> {
        let mut at = self.origin();
        self.directions().map_while(move |direction| {
            let jump = JUMPS[at as usize][direction]?;
            at = jump.to.trailing_zeros();
            Some(jump)
        })
    }

    /// The squares that are visited: where it begins, then where each jump ends.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        let visited = self.steps().map(|jump| jump.to.trailing_zeros());
        core::iter::once(self.origin()).chain(visited).map(square)
    }
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
