//! The values of the groups in hands of LuckyMoose, fitted to games of its own.
//!
//! Each turn of a game is a sample. What the mover gains on an opponent from there to the end of the game
//! is explained by the groups of both hands (ridge regression, Hoerl and Kennard 1970). The next round
//! plays by the new values (policy iteration, Howard 1960).

use crate::base::error::Result;
use gambol::games::luckymoose::{GROUP_PHASES, GroupValues, LEAST_GROUP, LuckyMoose, Setup};
use gambol::{Game, Player, Rng};
use std::io::Write;

/// The number of fitted sizes of groups.
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

/// The boards whose values are fitted.
const BOARDS: [u64; 7] = [9, 11, 13, 15, 17, 19, 21];

/// Fits the values on a board, or on each, to a number of games in each of a number of rounds, and prints them by
/// round.
pub(super) fn run(size: Option<u64>, plan: [u64; 2], seed: u64, out: &mut dyn Write) -> Result {
    match size {
        Some(size) => fit(size, plan, seed, out),
        None => BOARDS.into_iter().try_for_each(|size| fit(size, plan, seed, out)),
    }
}

/// Fits the values on a board.
fn fit(size: u64, [games, rounds]: [u64; 2], seed: u64, out: &mut dyn Write) -> Result {
    let mut values = GroupValues::default();
    for round in 0..rounds {
        let mut equations = Equations::new(games as f64);
        for game in 0..games {
            let seed = seed.wrapping_add(round * games + game);
            let setup = format!("seed={seed} size={size}").parse()?;
            play(&setup, &mut Rng::new(seed), &values, &mut equations);
        }
        let solution = equations.solve();
        for (phase, values) in values.iter_mut().enumerate() {
            for (n, value) in values.iter_mut().enumerate() {
                *value = solution[term(phase, LEAST_GROUP + n)].round() as i16;
            }
        }
        writeln!(out, "{size} × {size}, round {}", round + 1)?;
        for values in values {
            writeln!(out, "    {values:?},")?;
        }
    }
    Ok(())
}

/// The index of the value of a group.
fn term(phase: usize, size: usize) -> usize {
    phase * SIZES + size - LEAST_GROUP
}

/// Plays a game of two players and adds its samples.
fn play(setup: &Setup, rng: &mut Rng, values: &GroupValues, equations: &mut Equations) {
    let patience = [0, 1].map(|_| PATIENCE[rng.below(PATIENCE.len() as u64) as usize]);
    let part = |value: i16, percent: i32| (i32::from(value) * percent / 100) as i16;
    let values =
        patience.map(|percent| values.map(|phase| phase.map(|value| part(value, percent))));
    let mut position = LuckyMoose::start(setup);
    let lead = |position: &LuckyMoose, mover: Player| {
        let scores = position.scores();
        scores[mover] - scores[Player(1 - mover.0)]
    };
    let mut samples = Vec::new();
    while let Some(mover) = position.to_move() {
        if position.pool_size() > 0 {
            let phase = position.group_phase();
            let mut terms = vec![(GROUP_PHASES * SIZES + phase, 1.0)];
            let time = position.group_time();
            for (player, sign) in [(mover, time), (Player(1 - mover.0), -time)] {
                let sizes =
                    position.group_sizes(player).into_iter().filter(|size| *size >= LEAST_GROUP);
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
