//! Generates the legal lays of a hand.

use super::board::{Axis, Board};
use super::token::{Kinds, compatible};
use super::{Lay, MAX_TOKENS, Token};

/// The points of each token of a line.
const TOKEN_POINTS: i32 = 2;
/// The bonus of a line of six.
const SIX_BONUS: i32 = 12;

/// The points of the tokens of a line and its bonus, before factors. A single token is no line.
pub(super) fn line_points(length: usize) -> (i32, i32) {
    let base = if length < 2 { 0 } else { TOKEN_POINTS * length as i32 };
    (base, if length == MAX_TOKENS { SIX_BONUS } else { 0 })
}

/// A callback for each lay: the tile and the kind of each token, and the points of the lay. Returns
/// whether to continue.
type Visitor<'a> = dyn FnMut(&[(usize, u8)], i32) -> bool + 'a;

/// The generator of lays on one board, with precomputed runs.
pub(super) struct LayGenerator<'a> {
    board: &'a Board,
    /// By axis and empty tile.
    runs: [[AdjacentRuns; Board::MAX_TILES]; 2],
    is_empty_board: bool,
}

/// The runs of tokens next to an empty tile along one axis.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct AdjacentRuns {
    /// The kinds of the runs before and after the tile.
    pub(super) before: Kinds,
    pub(super) after: Kinds,
    /// The lengths of these runs.
    pub(super) before_count: u8,
    pub(super) after_count: u8,
}

impl AdjacentRuns {
    fn has_any(&self) -> bool {
        self.count() > 0
    }

    /// The number of tokens of both runs.
    #[inline]
    pub(super) fn count(&self) -> usize {
        usize::from(self.before_count + self.after_count)
    }

    /// The kinds that join the runs to a valid line.
    pub(super) fn compatible(&self) -> Kinds {
        if self.before & self.after != 0 { 0 } else { compatible(self.before | self.after) }
    }
}

/// A lay in progress, from its first tile on along an axis.
struct PartialLay {
    axis: Axis,
    /// The tile and the kind of each token, up to `count`.
    laid: [(usize, u8); MAX_TOKENS],
    count: usize,
    /// The points of the lines across the axis.
    across_points: i32,
    /// The factor of the line along the axis.
    factor: i32,
}

impl PartialLay {
    /// Adds the points of the line across the axis through a tile, and the factor of the tile. Returns
    /// the points and the factor before.
    #[inline(always)]
    fn cross(&mut self, across: &AdjacentRuns, factor: i32) -> (i32, i32) {
        let before = (self.across_points, self.factor);
        let length = 1 + across.before_count + across.after_count;
        let (base, bonus) = line_points(length.into());
        self.across_points += (base + bonus) * factor;
        self.factor *= factor;
        before
    }

    #[inline(always)]
    fn push(&mut self, tile: usize, kind: Kinds) {
        self.laid[self.count] = (tile, kind.trailing_zeros() as u8);
        self.count += 1;
    }

    /// Calls `visit`, unless the other axis has this lay. `length` is that of the line along the axis.
    #[inline(always)]
    fn visit(&self, length: usize, visit: &mut Visitor) -> bool {
        // Both axes generate lays of a single token; only one of them reports these.
        if self.count == 1 && self.axis != Axis::Rank {
            return true;
        }
        let (base, bonus) = line_points(length);
        visit(&self.laid[..self.count], self.across_points + (base + bonus) * self.factor)
    }
}

impl<'a> LayGenerator<'a> {
    /// A generator for a board; `None` if the board has an invalid line, so that no lay is legal.
    pub(super) fn new(board: &'a Board) -> Option<Self> {
        let mut runs = [[AdjacentRuns::default(); Board::MAX_TILES]; 2];
        let size = usize::from(board.size());
        for axis in Axis::BOTH {
            let (step, across) = (board.step(axis), board.step(axis.across()));
            for line in 0..size {
                let tiles = (0..size).map(|n| line * across + n * step);
                let runs = &mut runs[axis as usize];
                let mut run: (Kinds, u8) = (0, 0);
                for tile in tiles.clone() {
                    let Some(token) = board.at(tile) else {
                        (runs[tile].before, runs[tile].before_count) = run;
                        run = (0, 0);
                        continue;
                    };
                    let kind = 1 << token.kind();
                    if compatible(run.0) & kind == 0 {
                        return None;
                    }
                    run = (run.0 | kind, run.1 + 1);
                }
                run = (0, 0);
                for tile in tiles.rev() {
                    let Some(token) = board.at(tile) else {
                        (runs[tile].after, runs[tile].after_count) = run;
                        run = (0, 0);
                        continue;
                    };
                    run = (run.0 | 1 << token.kind(), run.1 + 1);
                }
            }
        }
        Some(Self { board, runs, is_empty_board: board.is_empty() })
    }

    /// Calls `visit` with every legal lay of the kinds in a hand, in a fixed order, until it returns
    /// false. Returns whether it never did.
    pub(super) fn visit_lays(&self, hand: Kinds, visit: &mut Visitor) -> bool {
        Axis::BOTH.into_iter().all(|axis| {
            let size = usize::from(self.board.size());
            let (step, across) = (self.board.step(axis), self.board.step(axis.across()));
            (0..size).all(|line| {
                let tiles = (0..size).map(|n| line * across + n * step);
                // The number of tokens that a lay needs from each tile on to touch another token.
                let mut needed = [MAX_TOKENS + 1; 22];
                for (n, tile) in tiles.clone().enumerate().rev() {
                    needed[n] = match self.board.at(tile) {
                        Some(_) => needed[n + 1],
                        None if self.is_touching(tile) => 1,
                        None => needed[n + 1] + 1,
                    };
                }
                tiles.enumerate().all(|(n, tile)| {
                    if needed[n] > hand.count_ones() as usize || self.board.at(tile).is_some() {
                        return true;
                    }
                    let laid = [(0, 0); MAX_TOKENS];
                    let mut lay = PartialLay { axis, laid, count: 0, across_points: 0, factor: 1 };
                    let runs = &self.runs[axis as usize][tile];
                    let line = (runs.before, usize::from(runs.before_count));
                    self.extend(&mut lay, (n, tile), line, hand, &needed, false, visit)
                })
            })
        })
    }

    /// Extends a lay by each compatible kind of `hand` on an empty tile, recursively.
    #[allow(clippy::too_many_arguments, reason = "each changes from step to step")]
    fn extend(
        &self,
        lay: &mut PartialLay,
        (n, tile): (usize, usize),
        (line, length): (Kinds, usize),
        hand: Kinds,
        needed: &[usize; 22],
        was_touching: bool,
        visit: &mut Visitor,
    ) -> bool {
        let along = &self.runs[lay.axis as usize][tile];
        let across = &self.runs[lay.axis.across() as usize][tile];
        if line & along.after != 0 {
            return true;
        }
        let is_touching = was_touching || self.is_touching(tile);
        let length = length + 1 + usize::from(along.after_count);
        let before = lay.cross(across, self.board.factor(tile));
        let mut kinds = hand & compatible(line | along.after) & across.compatible();
        let next_n = n + 1 + usize::from(along.after_count);
        let next_tile = tile + (next_n - n) * self.board.step(lay.axis);
        while kinds != 0 {
            let kind = kinds & kinds.wrapping_neg();
            kinds ^= kind;
            lay.push(tile, kind);
            if is_touching && !lay.visit(length, visit) {
                return false;
            }
            let rest = hand ^ kind;
            let can_touch = is_touching || needed[next_n.min(21)] <= rest.count_ones() as usize;
            let can_extend = next_n < usize::from(self.board.size()) && rest != 0 && can_touch;
            let next = (next_n, next_tile);
            let line = (line | along.after | kind, length);
            if can_extend && !self.extend(lay, next, line, rest, needed, is_touching, visit) {
                return false;
            }
            lay.count -= 1;
        }
        (lay.across_points, lay.factor) = before;
        true
    }

    /// Whether an empty tile is next to a token; on an empty board, whether it is the centre.
    pub(super) fn is_touching(&self, tile: usize) -> bool {
        if self.is_empty_board {
            return tile == self.board.centre();
        }
        self.runs.iter().any(|runs| runs[tile].has_any())
    }

    pub(super) fn board(&self) -> &Board {
        self.board
    }

    /// The runs of tokens next to an empty tile along an axis.
    #[inline]
    pub(super) fn runs(&self, axis: Axis, tile: usize) -> &AdjacentRuns {
        &self.runs[axis as usize][tile]
    }

    /// The lay of the tiles and kinds that a visitor was called with.
    pub(super) fn lay(&self, laid: &[(usize, u8)]) -> Lay {
        Lay::new(laid.iter().map(|&(tile, kind)| (self.board.square(tile), Token::new(kind))))
    }
}
