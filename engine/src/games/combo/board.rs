//! The geometry of the board of Combo: directions, edges and neighbours.

use crate::bits::bit_indices;

/// The index offsets of the eight directions: north first, then clockwise.
pub(super) const STEPS: [i8; 8] = [8, 9, 1, -7, -8, -9, -1, 7];

/// The number of squares from each square to the edge of the board, by direction of [`STEPS`].
pub(super) const SQUARES_TO_EDGE: [[u8; 8]; 64] = squares_to_edge();

const fn squares_to_edge() -> [[u8; 8]; 64] {
    let mut squares = [[0; 8]; 64];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = (square as u8 % 8, square as u8 / 8);
        let (east, north) = (7 - file, 7 - rank);
        squares[square] = [
            north,
            min(north, east),
            east,
            min(rank, east),
            rank,
            min(rank, file),
            file,
            min(north, file),
        ];
        square += 1;
    }
    squares
}

const fn min(a: u8, b: u8) -> u8 {
    if a < b { a } else { b }
}

/// The squares of the leftmost file.
pub(super) const LEFT: u64 = 0x0101_0101_0101_0101;

/// The neighbours of a set; squares of the set are included if they are next to another one of it.
#[inline]
pub(super) const fn neighbours(set: u64) -> u64 {
    let sides = (set & !(LEFT << 7)) << 1 | (set & !LEFT) >> 1;
    let row = set | sides;
    sides | row << 8 | row >> 8
}

/// The neighbours of each square.
pub(super) const NEIGHBOURS: [u64; 64] = {
    let mut sets = [0; 64];
    let mut square = 0;
    while square < 64 {
        sets[square] = neighbours(1 << square);
        square += 1;
    }
    sets
};

/// The squares of a set, in ascending order.
#[inline(always)]
pub(super) fn squares(set: u64) -> impl Iterator<Item = u8> {
    bit_indices(set).map(|square| square as u8)
}
