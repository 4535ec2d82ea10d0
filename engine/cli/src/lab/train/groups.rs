//! The values of the groups in hands of LuckyMoose, fitted to games of its own.
//!
//! Each turn of a game is a sample. What the mover gains on an opponent from there to the end of the game
//! is explained by the groups of both hands (ridge regression, Hoerl and Kennard 1970). The next round
//! plays by the new values (policy iteration, Howard 1960).

use crate::base::error::Result;
use gambol::games::luckymoose::{GROUP_PHASES, GroupValues, LuckyMoose};
use gambol::{Game, Player, Rng};
use std::io::Write;

/// The smallest size of a group whose value is fitted.
const LEAST: usize = 2;
/// The number of fitted sizes.
const SIZES: usize = 5;
/// By phase the value of each size, and then by phase that of being to move.
const TERMS: usize = GROUP_PHASES * (SIZES + 1);
/// A gain counts for no more than this, in points: a few huge lays would hide all others.
const MAX_GAIN: i32 = 1000;
/// The strength of the regularisation for each game: of the values, and of their differences from phase to
/// phase.
const REGULARISATION: [f64; 2] = [0.005, 0.1];
/// By these percentages of the values players are patient, so that hands of all kinds are met.
const PATIENCE: [i32; 5] = [50, 75, 100, 100, 150];

/// Fits the values to a number of games in each of a number of rounds, and prints them by round.
pub(super) fn run([games, rounds]: [u64; 2], seed: u64, out: &mut dyn Write) -> Result {
    let mut values = GroupValues::default();
    for round in 0..rounds {
        let mut equations = Equations::new(games as f64);
        for game in 0..games {
            play(seed.wrapping_add(round * games + game), &values, &mut equations);
        }
        let solution = equations.solve();
        for (phase, values) in values.iter_mut().enumerate() {
            for (size, value) in values.iter_mut().enumerate().skip(LEAST) {
                *value = (100.0 * solution[term(phase, size)]).round() as i32;
            }
        }
        writeln!(out, "round {}", round + 1)?;
        for values in values {
            writeln!(out, "    {values:?},")?;
        }
    }
    Ok(())
}

/// The index of the value of a group.
fn term(phase: usize, size: usize) -> usize {
    phase * SIZES + size - LEAST
}

/// Plays a game of two players and adds its samples.
fn play(seed: u64, values: &GroupValues, equations: &mut Equations) {
    let mut rng = Rng::new(seed);
    let patience = [0, 1].map(|_| PATIENCE[rng.below(PATIENCE.len() as u64) as usize]);
    let values = patience.map(|percent| values.map(|phase| phase.map(|n| n * percent / 100)));
    let mut position = LuckyMoose::start(&format!("seed={seed}").parse().expect("a set-up"));
    let lead = |position: &LuckyMoose, mover: Player| {
        let scores = position.scores();
        scores[mover] - scores[Player(1 - mover.0)]
    };
    let mut samples = Vec::new();
    while let Some(mover) = position.to_move() {
        if position.pool_size() > 0 {
            let phase = position.group_phase();
            let mut terms = vec![(GROUP_PHASES * SIZES + phase, 1.0)];
            for (player, sign) in [(mover, 1.0), (Player(1 - mover.0), -1.0)] {
                let sizes = position.group_sizes(player).into_iter().filter(|size| *size >= LEAST);
                terms.extend(sizes.map(|size| (term(phase, size), sign)));
            }
            samples.push((mover, lead(&position, mover), terms));
        }
        let mv = position.playout_move_by(&values[usize::from(mover.0)]);
        position.play(&mv.expect("the game goes on")).expect("a legal move");
    }
    for (mover, before, terms) in samples {
        let gain = lead(&position, mover) - before;
        equations.add(&terms, f64::from(gain.clamp(-MAX_GAIN, MAX_GAIN)));
    }
}

/// The normal equations of a linear regression.
struct Equations {
    /// The matrix and the right side.
    rows: Vec<[f64; TERMS + 1]>,
}

impl Equations {
    /// The regularisation for a number of games, without samples.
    fn new(games: f64) -> Self {
        let mut rows = vec![[0.0; TERMS + 1]; TERMS];
        let [size, change] = REGULARISATION.map(|strength| strength * games);
        for term in 0..TERMS {
            rows[term][term] += size;
            if (SIZES..GROUP_PHASES * SIZES).contains(&term) {
                let before = term - SIZES;
                rows[term][term] += change;
                rows[before][before] += change;
                rows[term][before] -= change;
                rows[before][term] -= change;
            }
        }
        Self { rows }
    }

    /// Adds a sample: its terms with their counts, and what they explain.
    fn add(&mut self, terms: &[(usize, f64)], gain: f64) {
        for (term, count) in terms {
            for (other, other_count) in terms {
                self.rows[*term][*other] += count * other_count;
            }
            self.rows[*term][TERMS] += count * gain;
        }
    }

    /// Solves the equations by Gaussian elimination, which needs no pivots in a positive definite matrix.
    fn solve(mut self) -> [f64; TERMS] {
        for n in 0..TERMS {
            let pivot = self.rows[n];
            for row in &mut self.rows[n + 1..] {
                let factor = row[n] / pivot[n];
                row.iter_mut().zip(pivot).for_each(|(entry, pivot)| *entry -= factor * pivot);
            }
        }
        let mut solution = [0.0; TERMS];
        for n in (0..TERMS).rev() {
            let row = &self.rows[n];
            let known: f64 = (n + 1..TERMS).map(|other| row[other] * solution[other]).sum();
            solution[n] = (row[TERMS] - known) / row[n];
        }
        solution
    }
}
