//! What looks good in Triboard.

use super::bits::{Bits, DIRECTIONS, cell};
use super::{FILES, NOBODY, RANKS, Triboard};
use crate::search::Evaluate;
use crate::search::{Level, Multiplayer, Sight, Strength};
use crate::{Game, PerPlayer, Player, Square};

/// What is counted for a player; see [`Triboard::count_terms`].
#[derive(Clone, Copy, Debug)]
#[repr(usize)]
enum Term {
    /// Cells.
    Cells,
    /// Cells that nobody can turn any more.
    Settled,
    /// Axes along which cells can't be turned: next to the edge or a wall, or with no room left.
    SafeAxes,
    /// Empty cells next to own ones, once for each: places to turn them from.
    Exposed,
    /// Moves.
    Moves,
    /// Moves that are missing to eight, and cells that are missing to twelve: who is cut off is lost.
    FewMoves,
    FewCells,
    /// To be the one to move, and the next.
    Turn,
    Next,
}

/// How many terms there are.
pub(super) const TERMS: usize = Term::Next as usize + 1;

/// What each term is worth in hundredths of a cell, on an empty board and on a full one.
///
/// From a fit over games that the computer played against itself (`cargo run --release --features
/// tune --example tune triboard`), but for the terms of few moves and few cells and for the early weights, which were set by
/// hand: the fit let its own cells be cut off.
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

/// Who leads by so many hundredths of a cell wins e times as likely.
const SWING: f32 = 700.0;

/// The cells that can be empty or somebody's.
const CELLS: i32 = FILES as i32 * RANKS as i32;

impl Evaluate for Triboard {
    /// A game is won by 176 cells at most, which is 17,600. An evaluation may be more, by the counts
    /// and weights of its terms: the best of cells, settled cells, safe axes and moves make
    /// 176 · (100 + 81 + 4 · 21 + 130) and the turns 422, the worst of exposed cells, few moves, few
    /// cells and turns 8 · 176 · 34 + 8 · 40 + 12 · 60 + 154.
    const MAX_VALUE: i32 = 176 * 395 + 422 + 8 * 176 * 34 + 1194;

    fn strength(level: Level) -> Strength {
        let human = |depth, at_root, in_tree| Strength::human(depth, Sight::new(at_root, in_tree));
        match level {
            Level::Beginner => {
                human(1, [100, 60, 25, 10], [0; 4]).with_positional_weight(40).with_margin(50)
            }
            Level::Easy => human(2, [100, 95, 75, 45], [95, 75, 50, 25]).with_margin(25),
            Level::Medium => human(3, [100, 100, 95, 80], [100, 95, 85, 70]).with_margin(15),
            Level::Hard => human(5, [100, 100, 100, 95], [100, 100, 98, 95]).with_margin(10),
            Level::Master => level.strength(),
        }
    }

    fn evaluate(&self, player: Player) -> i32 {
        let values = self.values();
        let others = Self::others(player.0).map(|other| values[other]);
        (values[usize::from(player.0)] - others[0].max(others[1])) / CELLS
    }

    fn priority(&self, mv: &Square) -> i32 {
        let at = cell(mv.file, mv.rank);
        let room = Bits::ALL & !self.walls;
        let free = DIRECTIONS.iter().filter(|&&d| !(Bits::one(at).step(d) & room).is_empty());
        let turned: u32 = DIRECTIONS.iter().map(|&d| self.run(at, d)).sum();
        turned as i32 - 3 * free.count() as i32
    }

    fn subtlety(&self, mv: &Square) -> u32 {
        let at = cell(mv.file, mv.rank);
        let runs = DIRECTIONS.map(|direction| self.run(at, direction));
        // Every other direction goes along a file or a rank.
        let straight: u32 = runs.iter().step_by(2).sum();
        let longest = runs.iter().max().copied().unwrap_or_default();
        // Diagonals are harder to see than the others, and far ends than near ones.
        u32::from(straight == 0) + u32::from(longest > 1) + u32::from(longest > 3)
    }
}

impl Multiplayer for Triboard {
    fn moves_left(&self) -> u32 {
        self.empty().count()
    }

    fn win_probabilities(&self) -> PerPlayer<f32> {
        let weights = if self.side == NOBODY {
            let wins = |player| self.is_winner(Player(player));
            [0, 1, 2].map(|player| if wins(player) { 1.0 } else { 0.0 })
        } else {
            let values = self.values();
            let most = values.into_iter().max().unwrap_or(0);
            values.map(|value| libm::expf((value - most) as f32 / (CELLS as f32 * SWING)))
        };
        let sum: f32 = weights.iter().sum();
        PerPlayer::new(3, |player| weights[usize::from(player.0)] / sum)
    }

    fn lead(chance: f32) -> i32 {
        let chance = chance.clamp(0.001, 0.999);
        // Against two who are alike.
        (SWING * libm::logf(2.0 * chance / (1.0 - chance))) as i32
    }
}

#[cfg(feature = "tune")]
impl Triboard {
    /// Calls `take` with everything that counts in [`evaluate`](Evaluate::evaluate), for a program that
    /// finds the weights.
    pub fn each_term(&self, take: &mut dyn FnMut(usize, usize, i32)) {
        self.count_terms(&mut |player, term, count| take(player, term, count));
    }
}

impl Triboard {
    /// How good it looks for each player, in hundredths of a cell times [`CELLS`].
    fn values(&self) -> [i32; 3] {
        let left = self.empty().count() as i32;
        let mut values = [0; 3];
        self.count_terms(&mut |side, term, count| {
            let [empty, full] = WEIGHTS[term].map(i32::from);
            values[side] += count * (empty * left + full * (CELLS - left));
        });
        values
    }

    /// Calls `take` with everything that counts in [`evaluate`](Evaluate::evaluate): the player, the
    /// number of a term, and how much of it the player has.
    fn count_terms(&self, take: &mut impl FnMut(usize, usize, i32)) {
        let empty = self.empty();
        let room = Bits::ALL & !self.walls;
        let safe = AXES.map(|axis| self.safe(axis, empty, room));
        for (side, own) in self.cells.into_iter().enumerate() {
            take(side, Term::Cells as usize, own.count() as i32);
            let settled = settled(own, &safe);
            take(side, Term::Settled as usize, settled.count() as i32);
            let axes: u32 = safe.iter().map(|&safe| (own & safe).count()).sum();
            take(side, Term::SafeAxes as usize, axes as i32);
            let exposed: u32 = DIRECTIONS.iter().map(|&d| (own.step(d) & empty).count()).sum();
            take(side, Term::Exposed as usize, exposed as i32);
            let moves = match usize::from(self.side) == side {
                true => self.moves,
                false => self.moves_of(side as u8),
            };
            let [moves, cells] = [moves, own].map(|set| set.count() as i32);
            take(side, Term::Moves as usize, moves);
            take(side, Term::FewMoves as usize, (8 - moves).max(0));
            take(side, Term::FewCells as usize, (12 - cells).max(0));
        }
        if self.side != NOBODY {
            take(self.side.into(), Term::Turn as usize, 1);
            take((usize::from(self.side) + 1) % 3, Term::Next as usize, 1);
        }
    }

    /// The cells that can't be turned along an axis.
    fn safe(&self, axis: i32, empty: Bits, room: Bits) -> Bits {
        let beside = !(room.step(axis) & room.step(-axis));
        // Where a line leads to no empty cell nothing is laid that turns it.
        let mut open = empty;
        let [mut up, mut down] = [empty; 2];
        loop {
            up = up.step(axis) & room & !open;
            down = down.step(-axis) & room & !open;
            if (up | down).is_empty() {
                break;
            }
            open |= up | down;
        }
        room & (beside | !open)
    }
}

/// The axes that lines run along.
const AXES: [i32; 4] = [DIRECTIONS[0], DIRECTIONS[1], DIRECTIONS[2], DIRECTIONS[3]];

/// The cells of one player that nobody can turn any more, given those that are safe along each axis:
/// along each they are safe, or next to a cell of the same player that is settled itself.
fn settled(own: Bits, safe: &[Bits; 4]) -> Bits {
    let mut settled = own & safe[0] & safe[1] & safe[2] & safe[3];
    if settled.is_empty() {
        return settled;
    }
    loop {
        let held = AXES
            .into_iter()
            .zip(safe)
            .map(|(axis, &safe)| safe | settled.step(axis) | settled.step(-axis));
        let more = held.fold(own, |all, held| all & held);
        if more == settled {
            return settled;
        }
        settled = more;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Rng};
    use alloc::vec::Vec;

    /// What is called settled is never turned again, however the game goes on.
    #[test]
    fn settled_cells_stay() {
        let mut seen = 0;
        for seed in 0..200 {
            let mut rng = Rng::new(seed);
            let setup = alloc::format!("seed={seed}").parse().expect("a set-up");
            let mut position = Triboard::start(&setup);
            let mut held = [Bits::default(); 3];
            loop {
                for (side, held) in held.iter_mut().enumerate() {
                    assert!((*held & !position.cells[side]).is_empty(), "{position}");
                    let empty = position.empty();
                    let room = Bits::ALL & !position.walls;
                    let safe = AXES.map(|axis| position.safe(axis, empty, room));
                    *held = settled(position.cells[side], &safe);
                    seen += held.count();
                }
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                if moves.is_empty() {
                    break;
                }
                position.play(&moves[rng.below(moves.len() as u64) as usize]);
            }
        }
        assert!(seen > 100_000, "{seen}");
    }
}
