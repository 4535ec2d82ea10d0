//! Finding all lays of a hand.

use super::board::{Axis, Board};
use super::token::{Kinds, fitting};
use super::{Lay, MOST, Token};

/// What two points are for in a line: one token.
const EACH: i32 = 2;
/// What a line of six is worth beside its tokens.
const SIX: i32 = 12;

/// What a line of so many tokens is worth before it is multiplied: nothing where it is too short.
pub(super) fn worth(length: usize) -> (i32, i32) {
    let base = if length < 2 { 0 } else { EACH * length as i32 };
    (base, if length == MOST { SIX } else { 0 })
}

/// What is called with each lay: the tile and the kind of each token, and what they score; false ends
/// the search.
type Each<'a> = dyn FnMut(&[(usize, u8)], i32) -> bool + 'a;

/// Everything about a board that finding lays asks for again and again.
pub(super) struct Finder<'a> {
    board: &'a Board,
    /// By axis: what lies next to each empty tile.
    sides: [[Sides; Board::MOST_TILES]; 2],
    is_first: bool,
}

/// The runs of tokens next to an empty tile along one axis.
#[derive(Clone, Copy, Debug, Default)]
struct Sides {
    /// The kinds before the tile and after it.
    before: Kinds,
    after: Kinds,
    /// How many tokens these are.
    before_count: u8,
    after_count: u8,
}

impl Sides {
    fn has_any(&self) -> bool {
        self.before_count + self.after_count > 0
    }

    /// The kinds that would join the runs to a line.
    fn fitting(&self) -> Kinds {
        if self.before & self.after != 0 { 0 } else { fitting(self.before | self.after) }
    }
}

/// The lay under way, from its first tile on along an axis.
struct Way {
    axis: Axis,
    /// The tile and the kind of each token laid so far.
    laid: [(usize, u8); MOST],
    count: usize,
    /// The points of the lines across, and what the line along is multiplied by.
    across: i32,
    factor: i32,
}

impl<'a> Finder<'a> {
    /// Looks at a board; `None` where a line on it is not valid already, so that no lay can be.
    pub(super) fn new(board: &'a Board) -> Option<Self> {
        let mut sides = [[Sides::default(); Board::MOST_TILES]; 2];
        let size = usize::from(board.size());
        for axis in Axis::BOTH {
            let (step, across) = (board.step(axis), board.step(axis.across()));
            for line in 0..size {
                let tiles = (0..size).map(|n| line * across + n * step);
                let sides = &mut sides[axis as usize];
                let mut run: (Kinds, u8) = (0, 0);
                for tile in tiles.clone() {
                    let Some(token) = board.at(tile) else {
                        (sides[tile].before, sides[tile].before_count) = run;
                        run = (0, 0);
                        continue;
                    };
                    let kind = 1 << token.kind();
                    if fitting(run.0) & kind == 0 {
                        return None;
                    }
                    run = (run.0 | kind, run.1 + 1);
                }
                run = (0, 0);
                for tile in tiles.rev() {
                    let Some(token) = board.at(tile) else {
                        (sides[tile].after, sides[tile].after_count) = run;
                        run = (0, 0);
                        continue;
                    };
                    run = (run.0 | 1 << token.kind(), run.1 + 1);
                }
            }
        }
        Some(Self { board, sides, is_first: board.is_empty() })
    }

    /// Calls `each` with every lay of the kinds in a hand, and what it scores; always in the same
    /// order. Ends early where that says false; whether it never did.
    pub(super) fn each(&self, hand: Kinds, each: &mut Each) -> bool {
        Axis::BOTH.into_iter().all(|axis| {
            let size = usize::from(self.board.size());
            let (step, across) = (self.board.step(axis), self.board.step(axis.across()));
            (0..size).all(|line| {
                let tiles = (0..size).map(|n| line * across + n * step);
                // How many tokens it takes from a tile on to touch what lies there.
                let mut away = [MOST + 1; 22];
                for (n, tile) in tiles.clone().enumerate().rev() {
                    away[n] = match self.board.at(tile) {
                        Some(_) => away[n + 1],
                        None if self.is_touching(tile) => 1,
                        None => away[n + 1] + 1,
                    };
                }
                tiles.enumerate().all(|(n, tile)| {
                    if away[n] > hand.count_ones() as usize || self.board.at(tile).is_some() {
                        return true;
                    }
                    let laid = [(0, 0); MOST];
                    let mut way = Way { axis, laid, count: 0, across: 0, factor: 1 };
                    let sides = &self.sides[axis as usize][tile];
                    let line = (sides.before, usize::from(sides.before_count));
                    self.go(&mut way, (n, tile), line, hand, &away, false, each)
                })
            })
        })
    }

    /// Lays every kind that fits on an empty tile, and goes on from there.
    #[allow(clippy::too_many_arguments, reason = "each changes from step to step")]
    fn go(
        &self,
        way: &mut Way,
        (n, tile): (usize, usize),
        (line, length): (Kinds, usize),
        hand: Kinds,
        away: &[usize; 22],
        was_touching: bool,
        each: &mut Each,
    ) -> bool {
        let along = &self.sides[way.axis as usize][tile];
        let across = &self.sides[way.axis.across() as usize][tile];
        if line & along.after != 0 {
            return true;
        }
        let is_touching = was_touching || self.is_touching(tile);
        let length = length + 1 + usize::from(along.after_count);
        let factor = self.board.factor(tile);
        let (base, six) = worth(usize::from(1 + across.before_count + across.after_count));
        let before = (way.across, way.factor);
        way.across += (base + six) * factor;
        way.factor *= factor;
        let mut fits = hand & fitting(line | along.after) & across.fitting();
        let after = n + 1 + usize::from(along.after_count);
        let next = tile + (after - n) * self.board.step(way.axis);
        while fits != 0 {
            let kind = fits & fits.wrapping_neg();
            fits ^= kind;
            way.laid[way.count] = (tile, kind.trailing_zeros() as u8);
            way.count += 1;
            // A single token is found along both axes, and told once.
            if is_touching && (way.count > 1 || way.axis == Axis::Rank) {
                let (base, six) = worth(length);
                let points = way.across + (base + six) * way.factor;
                if !each(&way.laid[..way.count], points) {
                    return false;
                }
            }
            let left = hand ^ kind;
            let is_near = is_touching || away[after.min(21)] <= left.count_ones() as usize;
            let is_open = after < usize::from(self.board.size()) && left != 0 && is_near;
            let line = line | along.after | kind;
            if is_open
                && !self.go(way, (after, next), (line, length), left, away, is_touching, each)
            {
                return false;
            }
            way.count -= 1;
        }
        (way.across, way.factor) = before;
        true
    }

    /// Whether a token on this empty tile touches one that lies there; on an empty board, whether it
    /// covers the centre.
    fn is_touching(&self, tile: usize) -> bool {
        if self.is_first {
            return tile == self.board.centre();
        }
        self.sides.iter().any(|sides| sides[tile].has_any())
    }

    /// A lay as it was found.
    pub(super) fn lay(&self, laid: &[(usize, u8)]) -> Lay {
        Lay::new(laid.iter().map(|&(tile, kind)| (self.board.square(tile), Token::new(kind))))
    }
}
