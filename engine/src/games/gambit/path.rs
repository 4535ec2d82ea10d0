//! The moves of Gambit: the origin of a piece, and its jumps.

use super::{FILES, RANKS};
use crate::Square;
use core::fmt;

/// The index offsets of the eight directions, clockwise from the right.
const STEPS: [i8; 8] = [1, -7, -8, -9, -1, 7, 8, 9];

/// The neighbours of each square that can be jumped over from it: those with a landing square.
pub(super) static JUMPABLE: [u32; 32] = jumpable();

const fn jumpable() -> [u32; 32] {
    let mut sets = [0; 32];
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
                    sets[from as usize] |= 1 << (from as i8 + 8 * rank + file);
                }
                file += 1;
            }
            rank += 1;
        }
        from += 1;
    }
    sets
}

/// The direction of each offset, indexed by the offset plus 9.
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

/// A move: the origin of a piece and its jumps, one or more.
///
/// Packed into 64 bits: the index of the origin in the lowest five, then the direction of each jump
/// in three, and the number of jumps in the highest four. There are at most 13 jumps, since a piece
/// can reach 13 squares to jump over, and only once each.
///
/// ```
/// use gambol::games::gambit::Path;
///
/// let mv: Path = "c2xc4xe2".parse()?;
/// assert_eq!(mv.jumps(), 2);
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Path(u64);

impl Path {
    /// A path without jumps from the square of an index.
    pub(super) fn from(index: u32) -> Self {
        Self(u64::from(index))
    }

    /// The path with one more jump, from `at`, where it ends, over a neighbour of that square.
    #[inline]
    pub(super) fn with_jump(self, at: u32, over: u32) -> Self {
        let direction = u64::from(DIRECTIONS[(over + 9 - at) as usize]);
        Self((self.0 | direction << (5 + 3 * self.jumps())) + (1 << 60))
    }

    /// The number of jumps, which is the number of captured pieces.
    #[inline]
    #[must_use]
    pub fn jumps(self) -> usize {
        (self.0 >> 60) as usize
    }

    /// The index of the origin.
    pub(super) fn origin(self) -> u32 {
        (self.0 & 31) as u32
    }

    /// The indices of the square jumped over and of the landing square of each jump.
    pub(super) fn steps(self) -> impl Iterator<Item = (u32, u32)> {
        let mut at = self.origin();
        let mut rest = self.0 >> 5;
        (0..self.jumps()).map(move |_| {
            let over = at.wrapping_add_signed(STEPS[(rest & 7) as usize].into());
            rest >>= 3;
            at = landing(at, over);
            (over, at)
        })
    }

    /// The number of changes of direction.
    pub(super) fn turns(self) -> usize {
        let directions = |skip| (skip..self.jumps()).map(move |n| self.0 >> (5 + 3 * n) & 7);
        directions(0).zip(directions(1)).filter(|(a, b)| a != b).count()
    }

    /// The origin, then the landing square of each jump.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        core::iter::once(self.origin()).chain(self.steps().map(|(_, to)| to)).map(square)
    }
}

/// The index of the landing square of a jump from `at` over `over`.
#[inline]
pub(super) fn landing(at: u32, over: u32) -> u32 {
    (2 * over).wrapping_sub(at)
}

/// The square of an index.
pub(super) fn square(index: u32) -> Square {
    Square::new(index as u8 % FILES, index as u8 / FILES)
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;

    #[test]
    fn a_path_counts_its_jumps_and_turns() {
        #[track_caller]
        fn check(text: &str, jumps: usize, turns: usize) {
            let path: Path = text.parse().expect(text);
            assert_eq!((path.jumps(), path.turns()), (jumps, turns), "{text}");
            assert_eq!(format!("{path:?}"), text);
        }
        check("h4xf4", 1, 0);
        check("b1xd3", 1, 0);
        check("a1xc1xe1xg1", 3, 0);
        check("h4xf2xd2", 2, 1);
        check("a1xa3xc3xc1xa1", 4, 3);
        check("a1xc3xe3xg1", 3, 2);
    }
}
