//! Facts of games: their means with confidence intervals.

use super::game::PlayedGame;
use crate::base::error::Result;
use crate::base::statistics::Sample;
use std::io::Write;

/// The standard score of a 95 % confidence interval.
const Z: f64 = 1.96;

/// The unit of a fact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    /// A share of what is counted, from 0 to 1, printed in percent.
    Share,
    /// A number.
    Number,
}

/// What is told of the games of one game.
pub(super) struct Study {
    /// The most random moves that a game begins with.
    pub(super) random: u64,
    /// The positions that a level searches for a move.
    pub(super) nodes: u64,
    /// What is told, in this order.
    pub(super) facts: &'static [(&'static str, Unit)],
    /// What the numbers of the map are, by square.
    pub(super) map: &'static str,
    pub(super) observe: fn(&PlayedGame) -> Result<Observation>,
}

/// What a game gave.
#[derive(Clone, Debug, Default)]
pub(super) struct Observation {
    /// A value for each fact of which the game has a case. The cases of one game are not independent, so they
    /// are one value, their mean.
    values: Vec<(usize, f64)>,
    /// The ranks of the board from the top, with a number for each square.
    pub(super) map: Vec<Vec<f64>>,
}

impl Observation {
    pub(super) fn of_map(map: Vec<Vec<f64>>) -> Self {
        Self { values: Vec::new(), map }
    }

    /// Tells the value of a fact.
    pub(super) fn tell(&mut self, fact: usize, value: f64) {
        self.values.push((fact, value));
    }

    /// Tells the mean of cases as the value of a fact, if there are any.
    pub(super) fn mean(&mut self, fact: usize, cases: impl IntoIterator<Item = f64>) {
        let (mut count, mut sum) = (0.0, 0.0);
        for case in cases {
            (count, sum) = (count + 1.0, sum + case);
        }
        if count > 0.0 {
            self.tell(fact, sum / count);
        }
    }
}

/// What all games gave.
#[derive(Default)]
pub(super) struct Facts {
    games: f64,
    values: Vec<Vec<f64>>,
    map: Vec<Vec<f64>>,
}

impl Facts {
    pub(super) fn add(&mut self, observed: Observation) {
        self.games += 1.0;
        for (fact, value) in observed.values {
            if self.values.len() <= fact {
                self.values.resize(fact + 1, Vec::new());
            }
            self.values[fact].push(value);
        }
        if self.map.is_empty() {
            self.map = observed.map;
            return;
        }
        for (sums, values) in self.map.iter_mut().zip(observed.map) {
            sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += value);
        }
    }

    /// Prints each fact with its interval and the number of games that have a case, and then the map.
    pub(super) fn print(&self, study: &Study, out: &mut dyn Write) -> Result {
        for ((text, unit), values) in study.facts.iter().zip(&self.values) {
            let sample = Sample::of(values.iter().copied());
            let count = values.len();
            match unit {
                Unit::Share => {
                    let [low, high] = sample.interval().map(|end| 100.0 * end);
                    let mean = 100.0 * sample.mean;
                    writeln!(out, "{text}: {mean:.1} % ({low:.1} to {high:.1}, {count} games)")?;
                }
                Unit::Number => {
                    let [mean, half] = mean(values);
                    writeln!(out, "{text}: {mean:.2} ± {half:.2} ({count} games)")?;
                }
            }
        }
        writeln!(out, "{}:", study.map)?;
        for rank in &self.map {
            let numbers: Vec<String> =
                rank.iter().map(|sum| format!("{:5.2}", sum / self.games)).collect();
            writeln!(out, "{}", numbers.join(" "))?;
        }
        Ok(())
    }
}

/// The mean and half of its 95 % confidence interval.
fn mean(values: &[f64]) -> [f64; 2] {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    [mean, Z * (squares / (count - 1.0).max(1.0) / count).sqrt()]
}

#[cfg(test)]
mod tests {
    use super::mean;

    #[test]
    fn an_interval_is_that_of_the_normal_distribution() {
        let values: Vec<f64> = (0..100).map(|n| f64::from(n % 2)).collect();
        let [mean, half] = mean(&values);
        assert_eq!(mean, 0.5);
        assert!((half - 0.0985).abs() < 1e-4, "{half}");
    }
}
