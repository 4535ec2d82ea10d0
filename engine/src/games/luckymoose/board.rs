//! The board of LuckyMoose: its tiles, the tokens on them, and the factors of the tiles.

use super::Token;
use super::token::{Kinds, is_valid_line};
use crate::Square;

/// The tiles of a board of `size` × `size`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Board {
    /// Odd, from 9 to 21.
    size: u8,
    /// By rank from the bottom and then by file from the left: 0 if empty, otherwise the kind of the
    /// token plus 1.
    tiles: [u8; Board::MAX_TILES],
}

/// The axis of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Axis {
    Rank,
    File,
}

impl Axis {
    pub(super) const BOTH: [Self; 2] = [Self::Rank, Self::File];

    /// The other axis.
    pub(super) fn across(self) -> Self {
        if self == Self::Rank { Self::File } else { Self::Rank }
    }
}

impl Board {
    /// The size of the smallest board.
    pub(super) const MIN_SIZE: u8 = 9;
    /// The size of the largest board.
    pub(super) const MAX_SIZE: usize = 21;
    /// The number of tiles of the largest board.
    pub(super) const MAX_TILES: usize = Self::MAX_SIZE * Self::MAX_SIZE;

    /// Whether a size is valid.
    pub(super) fn is_size(size: u8) -> bool {
        (9..=21).contains(&size) && size % 2 == 1
    }

    /// An empty board.
    pub(super) fn new(size: u8) -> Self {
        Self { size, tiles: [0; Self::MAX_TILES] }
    }

    pub(super) fn size(&self) -> u8 {
        self.size
    }

    /// The index of the tile on a square, which the other methods take.
    pub(super) fn tile(&self, square: Square) -> usize {
        usize::from(square.rank) * usize::from(self.size) + usize::from(square.file)
    }

    pub(super) fn square(&self, tile: usize) -> Square {
        let size = usize::from(self.size);
        Square::new((tile % size) as u8, (tile / size) as u8)
    }

    /// Whether a square is on the board.
    pub(super) fn contains(&self, square: Square) -> bool {
        square.file < self.size && square.rank < self.size
    }

    pub(super) fn tiles(&self) -> usize {
        usize::from(self.size) * usize::from(self.size)
    }

    pub(super) fn centre(&self) -> usize {
        self.tiles() / 2
    }

    /// The token on a tile.
    pub(super) fn at(&self, tile: usize) -> Option<Token> {
        self.tiles[tile].checked_sub(1).map(Token::new)
    }

    pub(super) fn put(&mut self, tile: usize, token: Token) {
        self.tiles[tile] = token.kind() + 1;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.tiles[..self.tiles()].iter().all(|tile| *tile == 0)
    }

    /// The tokens on the board.
    pub(super) fn tokens(&self) -> impl Iterator<Item = Token> {
        self.tiles[..self.tiles()].iter().filter_map(|tile| tile.checked_sub(1).map(Token::new))
    }

    /// The factor that a token laid on a tile gives to its lines: 3 on the outer border, 2 on the
    /// border of the central 7 × 7 square, otherwise 1.
    #[inline]
    pub(super) fn factor(&self, tile: usize) -> i32 {
        let Square { rank, file } = self.square(tile);
        let centre = self.size / 2;
        let distance = rank.abs_diff(centre).max(file.abs_diff(centre));
        if distance == centre {
            3
        } else if distance == 3 {
            2
        } else {
            1
        }
    }

    /// The index offset of the next tile along an axis.
    pub(super) fn step(&self, axis: Axis) -> usize {
        if axis == Axis::Rank { 1 } else { usize::from(self.size) }
    }

    /// The tiles before and after a tile along an axis, if they are on the board.
    pub(super) fn adjacent(&self, tile: usize, axis: Axis) -> [Option<usize>; 2] {
        let square = self.square(tile);
        let position = if axis == Axis::Rank { square.file } else { square.rank };
        let step = self.step(axis);
        [(position > 0).then(|| tile - step), (position + 1 < self.size).then(|| tile + step)]
    }

    /// The first tile and the length of the run of tokens through an occupied tile.
    pub(super) fn run(&self, tile: usize, axis: Axis) -> (usize, usize) {
        let mut first = tile;
        while let [Some(before), _] = self.adjacent(first, axis)
            && self.tiles[before] != 0
        {
            first = before;
        }
        let mut last = tile;
        while let [_, Some(after)] = self.adjacent(last, axis)
            && self.tiles[after] != 0
        {
            last = after;
        }
        (first, (last - first) / self.step(axis) + 1)
    }

    /// The tokens of a run, from its first tile on.
    pub(super) fn run_tokens(
        &self,
        (first, length): (usize, usize),
        axis: Axis,
    ) -> impl Iterator<Item = Token> {
        (0..length).filter_map(move |n| self.at(first + n * self.step(axis)))
    }

    /// Whether a run of tokens is a valid line or a single token.
    pub(super) fn is_valid(&self, run: (usize, usize), axis: Axis) -> bool {
        let mut kinds: Kinds = 0;
        for token in self.run_tokens(run, axis) {
            if kinds & 1 << token.kind() != 0 {
                return false;
            }
            kinds |= 1 << token.kind();
        }
        is_valid_line(kinds)
    }
}
