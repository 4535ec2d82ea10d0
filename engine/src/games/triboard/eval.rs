//! The evaluation of Triboard.

use super::bits::{Bits, DIRECTIONS, cell};
use super::{FILES, NOBODY, RANKS, Triboard};
use crate::search::Evaluate;
use crate::search::{Level, Multiplayer, Sight, Strength};
use crate::{Game, PerPlayer, Player, Square};

/// The terms of the evaluation, counted for each player; see [`Triboard::visit_terms`].
#[derive(Clone, Copy, Debug)]
#[repr(usize)]
enum Term {
    /// Cells.
    Cells,
    /// Cells that can no longer be flipped (stable discs in Reversi).
    Stable,
    /// Axes along which a cell can't be flipped: it is next to the edge or a wall, or no empty cell is
    /// left on its line.
    SafeAxes,
    /// Pairs of an own cell and an empty neighbour (frontier discs in Reversi).
    Frontier,
    /// Legal moves.
    Mobility,
    /// The number of legal moves below eight: a player that is cut off loses.
    LowMobility,
    /// The number of cells below twelve.
    FewCells,
    /// 1 for the player to move.
    Tempo,
    /// 1 for the player after the player to move.
    NextToMove,
}

/// The number of terms.
pub(super) const TERMS: usize = Term::NextToMove as usize + 1;

/// The weights of the terms in hundredths of a cell, for an empty board and a full one.
///
/// They are those of the levels below `master`, whose strengths were set with them.
///
/// Fitted to self-play games (`gambol train triboard`), except
/// `LowMobility`, `FewCells` and the weights for an empty board. These are set by hand, because with
/// fitted ones the player let its own cells be cut off.
const WEIGHTS: [[i16; 2]; TERMS] = [
    [10, 100],
    [81, 25],
    [0, 21],
    [0, -34],
    [30, 130],
    [-40, -40],
    [-60, -60],
    [-100, 300],
    [-54, 122],
];

/// The weights of the terms for chances to win, as [`WEIGHTS`].
///
/// Fitted to 1,500 games of `gambol games triboard --nodes 500 --plies 8`, by `gambol train triboard
/// --epochs 8`.
const CHANCE_WEIGHTS: [[i16; 2]; TERMS] = [
    [-85, 100],
    [10, 24],
    [-17, 5],
    [21, -23],
    [-66, 107],
    [61, -180],
    [-133, 634],
    [-192, 248],
    [-60, 73],
];

/// A lead of this many hundredths of a cell multiplies the odds of winning by e; fitted with
/// [`CHANCE_WEIGHTS`].
const LOGISTIC_SCALE: f32 = 1038.0;

/// The number of squares of the board.
const CELLS: i32 = FILES as i32 * RANKS as i32;

impl Evaluate for Triboard {
    /// A bound of the difference of two players' evaluations. The first is at most
    /// 176 · (100 + 81 + 4 · 21 + 130) for cells, stable cells, safe axes and mobility, plus 422 for
    /// the turn. The second is at least −(8 · 176 · 34 + 8 · 40 + 12 · 60 + 154) for the frontier, low
    /// mobility, few cells and the turn.
    const MAX_VALUE: i32 = 176 * 395 + 422 + 8 * 176 * 34 + 1194;

    fn strength(level: Level) -> Strength {
        let human = |depth, at_root, in_tree| Strength::human(depth, Sight::new(at_root, in_tree));
        match level {
            Level::Beginner => {
                let strength = human(2, [100, 70, 45, 25], [90, 60, 30, 10]);
                strength.with_positional_weight(20).with_margin(50).with_greed(60).with_haze(8)
            }
            Level::Easy => human(2, [100, 95, 80, 55], [95, 75, 50, 25])
                .with_margin(25)
                .with_greed(25)
                .with_haze(6),
            Level::Medium => human(3, [100, 100, 95, 80], [100, 95, 85, 70]).with_margin(15),
            Level::Hard => human(5, [100, 100, 100, 95], [100, 100, 98, 95]).with_margin(10),
            Level::Master => level.strength(),
        }
    }

    #[inline]
    fn evaluate(&self, player: Player) -> i32 {
        let values = self.values(&WEIGHTS);
        let others = Self::others(player.0).map(|other| values[other]);
        (values[usize::from(player.0)] - others[0].max(others[1])) / CELLS
    }

    fn priority(&self, mv: &Square) -> i32 {
        let at = cell(mv.file, mv.rank);
        let board = Bits::ALL & !self.walls;
        let has_neighbour = |&&d: &&i32| board.contains(at.wrapping_add_signed(d));
        let neighbours = DIRECTIONS.iter().filter(has_neighbour).count();
        let flips: u32 = DIRECTIONS.iter().map(|&d| self.flips_in(at, d)).sum();
        flips as i32 - 3 * neighbours as i32
    }

    fn focus(mv: &Square) -> Option<Square> {
        Some(*mv)
    }

    fn subtlety(&self, mv: &Square) -> u32 {
        let at = cell(mv.file, mv.rank);
        let runs = DIRECTIONS.map(|direction| self.flips_in(at, direction));
        // Every other direction is along a file or a rank.
        let straight: u32 = runs.iter().step_by(2).sum();
        let longest = runs.iter().max().copied().unwrap_or_default();
        // Diagonal and long lines are harder to see.
        u32::from(straight == 0) + u32::from(longest > 1) + u32::from(longest > 3)
    }
}

impl Multiplayer for Triboard {
    const PRIORITY_SCALE: f32 = 16.0;

    #[inline]
    fn moves_left(&self) -> u32 {
        self.empty().count()
    }

    fn win_probabilities(&self) -> PerPlayer<f32> {
        let weights = if self.side == NOBODY {
            let wins = |player| self.is_winner(Player(player));
            [0, 1, 2].map(|player| if wins(player) { 1.0 } else { 0.0 })
        } else {
            let values = self.values(&CHANCE_WEIGHTS);
            let most = values.into_iter().max().unwrap_or(0);
            values.map(|value| libm::expf((value - most) as f32 / (CELLS as f32 * LOGISTIC_SCALE)))
        };
        let sum: f32 = weights.iter().sum();
        PerPlayer::new(3, |player| weights[usize::from(player.0)] / sum)
    }

    fn lead(probability: f32) -> i32 {
        let probability = probability.clamp(0.001, 0.999);
        // Assumes that the two opponents are equal.
        (LOGISTIC_SCALE * libm::logf(2.0 * probability / (1.0 - probability))) as i32
    }
}

#[cfg(feature = "tune")]
impl Triboard {
    /// Calls `visit` with each player, the index of each term of the evaluation and its count, to train
    /// the weights.
    pub fn each_term(&self, visit: &mut dyn FnMut(usize, usize, i32)) {
        self.visit_terms(&mut |player, term, count| visit(player, term, count));
    }
}

impl Triboard {
    /// The weighted sum of the terms of each player, in hundredths of a cell times [`CELLS`].
    fn values(&self, weights: &[[i16; 2]; TERMS]) -> [i32; 3] {
        let left = self.empty().count() as i32;
        let mut values = [0; 3];
        self.visit_terms(&mut |side, term, count| {
            let [empty, full] = weights[term].map(i32::from);
            values[side] += count * (empty * left + full * (CELLS - left));
        });
        values
    }

    /// Calls `visit` with each player, the index of each term of the evaluation, and its count.
    fn visit_terms(&self, visit: &mut impl FnMut(usize, usize, i32)) {
        let empty = self.empty();
        let board = Bits::ALL & !self.walls;
        let safe = AXES.map(|axis| safe_cells(axis, empty, board));
        let mut frontier = [0; 3];
        for direction in DIRECTIONS {
            let beside = empty.shift(direction);
            for (count, own) in frontier.iter_mut().zip(self.cells) {
                *count += (own & beside).count();
            }
        }
        for (side, own) in self.cells.into_iter().enumerate() {
            visit(side, Term::Cells as usize, own.count() as i32);
            let stable = stable_cells(own, &safe);
            visit(side, Term::Stable as usize, stable.count() as i32);
            let axes: u32 = safe.iter().map(|&safe| (own & safe).count()).sum();
            visit(side, Term::SafeAxes as usize, axes as i32);
            visit(side, Term::Frontier as usize, frontier[side] as i32);
            let moves = match usize::from(self.side) == side {
                true => self.moves,
                false => self.moves_of(side as u8),
            };
            let [moves, cells] = [moves, own].map(|set| set.count() as i32);
            visit(side, Term::Mobility as usize, moves);
            visit(side, Term::LowMobility as usize, (8 - moves).max(0));
            visit(side, Term::FewCells as usize, (12 - cells).max(0));
        }
        if self.side != NOBODY {
            visit(self.side.into(), Term::Tempo as usize, 1);
            visit((usize::from(self.side) + 1) % 3, Term::NextToMove as usize, 1);
        }
    }
}

/// The axes of lines.
const AXES: [i32; 4] = [DIRECTIONS[0], DIRECTIONS[1], DIRECTIONS[2], DIRECTIONS[3]];

/// The cells of `board`, which excludes the walls, that can't be flipped along an axis.
fn safe_cells(axis: i32, empty: Bits, board: Bits) -> Bits {
    let at_border = !(board.shift(axis) & board.shift(-axis));
    // A line without an empty cell is never flipped.
    let mut open = empty;
    let [mut up, mut down] = [empty; 2];
    loop {
        up = up.shift(axis) & board & !open;
        down = down.shift(-axis) & board & !open;
        if (up | down).is_empty() {
            break;
        }
        open |= up | down;
    }
    board & (at_border | !open)
}

/// The stable cells of one player, given the safe cells along each axis: on each axis, a stable cell
/// is safe or next to another stable cell of the player.
fn stable_cells(own: Bits, safe: &[Bits; 4]) -> Bits {
    let mut stable = own & safe[0] & safe[1] & safe[2] & safe[3];
    if stable.is_empty() {
        return stable;
    }
    loop {
        let held = AXES
            .into_iter()
            .zip(safe)
            .map(|(axis, &safe)| safe | stable.shift(axis) | stable.shift(-axis));
        let more = held.fold(own, |all, held| all & held);
        if more == stable {
            return stable;
        }
        stable = more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Rng};
    use alloc::vec::Vec;

    #[test]
    fn stable_cells_never_flip() {
        let mut count = 0;
        for seed in 0..200 {
            let mut rng = Rng::new(seed);
            let setup = alloc::format!("seed={seed}").parse().expect("a set-up");
            let mut position = Triboard::start(&setup);
            let mut stable = [Bits::default(); 3];
            loop {
                for (side, stable) in stable.iter_mut().enumerate() {
                    assert!((*stable & !position.cells[side]).is_empty(), "{position}");
                    let empty = position.empty();
                    let board = Bits::ALL & !position.walls;
                    let safe = AXES.map(|axis| safe_cells(axis, empty, board));
                    *stable = stable_cells(position.cells[side], &safe);
                    count += stable.count();
                }
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                if moves.is_empty() {
                    break;
                }
                position.play_unchecked(&moves[rng.below(moves.len() as u64) as usize]);
            }
        }
        assert!(count > 100_000, "{count}");
    }
}
