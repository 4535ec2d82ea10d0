//! Ratings of puzzles and of levels on one scale.

use super::file::Puzzle;
use super::game_puzzles::{GamePuzzles, Solved};
use super::solving::SEEDS;
use crate::base::statistics::rating::Ratings;
use crate::base::statistics::share;
use gambol::search::Level;

/// The rating of the mean of the levels.
const MIDDLE: f64 = 1500.0;
/// The spread of the ratings that are assumed before anything is known, which keeps those finite that all
/// levels solve, or none.
const SPREAD: f64 = 400.0;
/// The spread that is assumed of the moves of the levels.
const MOVED: f64 = 100.0;
/// The lowest and the highest rating.
const RANGE: [f64; 2] = [300.0, 2900.0];

/// The ratings of the levels.
///
/// They are those of their games, stretched by a factor and then moved by what each level solves, so that a
/// player rated a solves a puzzle rated b with the chance 1 ÷ (1 + 10^((b − a) ÷ 400)).
pub(super) struct Scale {
    pub(super) levels: [f64; 5],
    /// The ratings by games, with the mean 0.
    pub(super) elo: [f64; 5],
    pub(super) factor: f64,
}

impl Scale {
    pub(super) fn fit(found: &[GamePuzzles], chosen: &[(Puzzle, Option<Solved>)]) -> Self {
        let places = |game: &GamePuzzles| {
            let level = |seat: &usize| game.levels[*seat];
            vec![game.places.iter().map(|tied| tied.iter().map(level).collect()).collect()]
        };
        let units: Vec<_> = found.iter().map(places).collect();
        let ratings = Ratings::fit(Level::ALL.len(), &units);
        let elo = std::array::from_fn(|level| ratings.elo[level]);
        let solved: Vec<Solved> = chosen.iter().filter_map(|(_, solved)| *solved).collect();
        let scale =
            |factor: f64| Self { levels: elo.map(|elo: f64| MIDDLE + factor * elo), elo, factor };
        let likelihood = |factor: &f64| -> f64 {
            let scale = scale(*factor);
            solved.iter().map(|solved| scale.likelihood(scale.rate(solved), solved)).sum()
        };
        // Factors from 0.1 to 10 in steps of 2 %.
        let factors = (-116..=116).map(|n| 1.02_f64.powi(n));
        let rated = factors.map(|factor| (factor, likelihood(&factor)));
        let best = rated.max_by(|a, b| a.1.total_cmp(&b.1)).map_or(1.0, |(factor, _)| factor);
        let mut scale = scale(best);
        scale.move_levels(&solved);
        scale
    }

    /// The scale of a file, which has the ratings of all levels.
    pub(super) fn of(levels: &[(String, i32)]) -> Self {
        let rating =
            |level: usize| levels.get(level).map_or(MIDDLE, |(_, rating)| f64::from(*rating));
        Self { levels: std::array::from_fn(rating), elo: [0.0; 5], factor: 1.0 }
    }

    /// Moves the levels from the ratings by games to where what they solve is most likely, one after the
    /// other in ever smaller steps.
    fn move_levels(&mut self, solved: &[Solved]) {
        let games = self.levels;
        let likelihood = |scale: &Self| -> f64 {
            let moved = scale.levels.iter().zip(&games);
            let assumed: f64 = moved.map(|(a, b)| -((a - b) / MOVED).powi(2) / 2.0).sum();
            let of = |solved| scale.likelihood(scale.rate(solved), solved);
            solved.iter().map(of).sum::<f64>() + assumed
        };
        let mut best = likelihood(self);
        let mut step = 128.0;
        while step > 2.0 {
            let mut is_moved = false;
            for level in 0..self.levels.len() {
                for way in [step, -step] {
                    let mut levels = self.levels;
                    levels[level] = (levels[level] + way).clamp(RANGE[0], RANGE[1]);
                    let other = Self { levels, ..*self };
                    let found = likelihood(&other);
                    if found > best + 1e-9 {
                        (*self, best, is_moved) = (other, found, true);
                    }
                }
            }
            if !is_moved {
                step /= 2.0;
            }
        }
    }

    /// The chance that a level solves a puzzle.
    pub(super) fn chance(&self, level: usize, rating: f64) -> f64 {
        share(self.levels[level] - rating)
    }

    /// The logarithm of the likelihood of what was solved, with that of the rating.
    fn likelihood(&self, rating: f64, solved: &Solved) -> f64 {
        let of = |(level, halves): (usize, &[u32; 2])| {
            let chance = self.chance(level, rating).clamp(1e-6, 1.0 - 1e-6);
            let count = f64::from(halves[0] + halves[1]);
            count * chance.ln() + (2.0 * SEEDS as f64 - count) * (1.0 - chance).ln()
        };
        let assumed = -((rating - MIDDLE) / SPREAD).powi(2) / 2.0;
        solved.iter().enumerate().map(of).sum::<f64>() + assumed
    }

    /// The rating of a puzzle by what was solved.
    pub(super) fn rate(&self, solved: &Solved) -> f64 {
        self.rate_by(&solved.map(|halves| f64::from(halves[0] + halves[1])), 2.0 * SEEDS as f64)
    }

    /// The rating by the numbers that were solved of so many seeds: the most likely one. The derivative
    /// of the likelihood falls, so its zero is found by halving.
    pub(super) fn rate_by(&self, counts: &[f64; 5], seeds: f64) -> f64 {
        let slope = std::f64::consts::LN_10 / 400.0;
        let [mut low, mut high] = RANGE;
        for _ in 0..40 {
            let middle = (low + high) / 2.0;
            let expected: f64 = (0..5).map(|level| seeds * self.chance(level, middle)).sum();
            let solved: f64 = counts.iter().sum();
            let gradient = slope * (expected - solved) - (middle - MIDDLE) / SPREAD.powi(2);
            if gradient > 0.0 { low = middle } else { high = middle }
        }
        (low + high) / 2.0
    }

    /// The levels with their ratings.
    pub(super) fn levels(&self) -> Vec<(String, i32)> {
        let named = Level::ALL.into_iter().zip(self.levels);
        named.map(|(level, rating)| (level.to_string(), rating.round() as i32)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_is_where_levels_solve_half() {
        let levels = [1000.0, 1250.0, 1500.0, 1750.0, 2000.0];
        let scale = Scale { levels, elo: [0.0; 5], factor: 1.0 };
        for truth in [900.0, 1300.0, 1500.0, 1900.0] {
            let counts = std::array::from_fn(|level| 30.0 * scale.chance(level, truth));
            let rating = scale.rate_by(&counts, 30.0);
            assert!((rating - truth).abs() < 25.0, "{rating} of {truth}");
        }
        let [none, all] = [0.0, 30.0].map(|count| scale.rate_by(&[count; 5], 30.0));
        assert!(none > 2100.0 && none < RANGE[1] && all < 900.0 && all > RANGE[0], "{none} {all}");
    }
}
