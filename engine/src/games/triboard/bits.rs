//! Bitboards of Triboard, padded by an empty column.

use super::{FILES, RANKS};
use crate::Square;
use core::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// The bits of a rank: the files, and a padding bit against shifts that wrap around.
const WIDTH: u32 = FILES as u32 + 1;

/// A set of cells: bit `17 × rank + file`, the lowest 64 bits first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Bits(pub(super) [u64; 3]);

/// The eight directions, as shifts of a set; opposite ones have opposite signs.
pub(super) const DIRECTIONS: [i32; 8] = {
    let width = WIDTH as i32;
    [width, width + 1, 1, 1 - width, -width, -width - 1, -1, width - 1]
};

impl Bits {
    /// All cells of the board.
    pub(super) const ALL: Self = {
        let mut all = Self([0; 3]);
        let mut bit = 0;
        while bit < WIDTH * RANKS as u32 {
            if bit % WIDTH < FILES as u32 {
                all.0[(bit / 64) as usize] |= 1 << (bit % 64);
            }
            bit += 1;
        }
        all
    };

    /// The set of one cell.
    pub(super) fn from_cell(cell: u32) -> Self {
        let mut set = Self::default();
        set.0[(cell / 64) as usize] = 1 << (cell % 64);
        set
    }

    pub(super) fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    /// Whether a cell is in the set; false for cells above or below the board.
    #[inline]
    pub(super) fn contains(&self, cell: u32) -> bool {
        self.0.get((cell / 64) as usize).is_some_and(|word| word >> (cell % 64) & 1 != 0)
    }

    pub(super) fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Shifts the set by one step in a direction. The result may contain cells that are not on the
    /// board.
    #[inline]
    pub(super) fn shift(self, direction: i32) -> Self {
        let [a, b, c] = self.0;
        let by = direction.unsigned_abs();
        if direction > 0 {
            Self([a << by, b << by | a >> (64 - by), c << by | b >> (64 - by)])
        } else {
            Self([a >> by | b << (64 - by), b >> by | c << (64 - by), c >> by])
        }
    }

    /// The cells of the set, by rank from the bottom and then by file.
    pub(super) fn cells(self) -> impl Iterator<Item = u32> {
        let mut words = self.0;
        let mut n = 0;
        core::iter::from_fn(move || {
            while n < 3 {
                let word = words[n];
                if word != 0 {
                    words[n] &= word - 1;
                    return Some(64 * n as u32 + word.trailing_zeros());
                }
                n += 1;
            }
            None
        })
    }
}

/// The bit index of a square.
pub(super) fn cell(file: u8, rank: u8) -> u32 {
    WIDTH * u32::from(rank) + u32::from(file)
}

/// The square of a bit index.
pub(super) fn square(cell: u32) -> Square {
    Square::new((cell % WIDTH) as u8, (cell / WIDTH) as u8)
}

impl BitAnd for Bits {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Self([a & d, b & e, c & f])
    }
}

impl BitOr for Bits {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Self([a | d, b | e, c | f])
    }
}

impl BitOrAssign for Bits {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Not for Bits {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shift_moves_each_cell_by_its_direction() {
        for rank in 2..RANKS - 2 {
            for file in 0..FILES {
                let from = cell(file, rank);
                for direction in DIRECTIONS {
                    let to = from.checked_add_signed(direction).expect("the edge is far");
                    assert_eq!(Bits::from_cell(from).shift(direction), Bits::from_cell(to));
                    let both = Bits::from_cell(from) | Bits::from_cell(to);
                    assert_eq!(both.shift(-direction).count(), 2);
                    assert!(both.shift(-direction).contains(from));
                }
            }
        }
    }

    #[test]
    fn the_board_has_its_squares_and_no_padding() {
        assert_eq!(Bits::ALL.count(), 16 * 11);
        let all = Bits::ALL.cells().map(|cell| (square(cell).file, square(cell).rank));
        assert!(all.eq((0..RANKS).flat_map(|rank| (0..FILES).map(move |file| (file, rank)))));
        assert!(!Bits::ALL.contains(cell(FILES, 0)) && !Bits::ALL.contains(cell(0, RANKS)));
        assert!(!Bits::ALL.contains(1000) && !Bits::ALL.is_empty() && Bits::default().is_empty());
    }
}
