//! The sequential probability ratio test of two Elo differences.
//!
//! The generalised test (GSPRT): Wald's bounds (1945) for the ratio of the maximum likelihoods of the
//! results under both hypotheses, where an observation is the mean result of a unit of games from one
//! opening, so that the correlation of these games is accounted for. For two players that is the
//! pentanomial model. Van den Bergh, "The Generalized Sequential Probability Ratio Test" (2018) for
//! logistic Elo, and "Normalized Elo" (2021) for differences in units of the standard deviation of a
//! game.

use super::{ELO_PER_LOGIT, share};

/// How an Elo difference is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scale {
    /// By the expected score.
    Logistic,
    /// By the expected score relative to the standard deviation of a game.
    Normalized,
}

/// The settings of the test.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sprt {
    /// The Elo differences of the two hypotheses, the lower one first.
    pub(crate) elo: [f64; 2],
    /// The probability of accepting the higher one where the lower one is true.
    pub(crate) alpha: f64,
    /// The probability of accepting the lower one where the higher one is true.
    pub(crate) beta: f64,
    pub(crate) scale: Scale,
}

/// The number of observations of each mean result of a unit, from 0 to 1.
#[derive(Clone, Debug)]
pub(crate) struct Counts {
    /// Sorted by the mean result; 0 and 1 are always there.
    counts: Vec<(f64, f64)>,
    /// The number of games of a unit.
    games: f64,
}

/// The weight of the observations that are added at 0 and 1, so that every hypothesis has a likelihood.
const PRIOR: f64 = 1e-3;

impl Counts {
    /// No observations yet of units of so many games.
    pub(crate) fn new(games: usize) -> Self {
        Self { counts: vec![(0.0, PRIOR), (1.0, PRIOR)], games: games as f64 }
    }

    /// Adds an observation.
    pub(crate) fn add(&mut self, mean: f64) {
        // Sums of thirds and the like differ in their last bits.
        let mean = (mean * 1e9).round() / 1e9;
        match self.counts.binary_search_by(|(other, _)| other.total_cmp(&mean)) {
            Ok(at) => self.counts[at].1 += 1.0,
            Err(at) => self.counts.insert(at, (mean, 1.0)),
        }
    }

    /// The number of observations of a mean result.
    pub(crate) fn of(&self, mean: f64) -> u64 {
        let near = self.counts.iter().find(|(other, _)| (other - mean).abs() < 1e-6);
        near.map_or(0, |(_, count)| count.round() as u64)
    }

    /// The mean result of all observations.
    pub(crate) fn mean(&self) -> f64 {
        self.counts.iter().map(|(mean, count)| mean * count).sum::<f64>() / self.total()
    }

    fn total(&self) -> f64 {
        self.counts.iter().map(|(_, count)| count).sum()
    }
}

impl Sprt {
    /// The log-likelihood ratios at which the test accepts the lower and the higher difference.
    pub(crate) fn bounds(&self) -> [f64; 2] {
        [(self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln()]
    }

    /// Whether the test accepts the higher difference; `None` if it goes on.
    pub(crate) fn decision(&self, counts: &Counts) -> Option<bool> {
        let ratio = self.log_ratio(counts);
        let [low, high] = self.bounds();
        (ratio <= low || ratio >= high).then_some(ratio >= high)
    }

    /// The log-likelihood ratio of the higher to the lower difference.
    pub(crate) fn log_ratio(&self, counts: &Counts) -> f64 {
        let [low, high] = self.elo.map(|elo| match self.scale {
            Scale::Logistic => tilt_to_mean(counts, share(elo)),
            Scale::Normalized => tilt_to_ratio(counts, elo / (2.0 * ELO_PER_LOGIT)),
        });
        let pairs = counts.counts.iter().zip(low.iter().zip(high));
        pairs.map(|((_, count), (low, high))| count * (low / high).ln()).sum()
    }
}

/// The distribution with this mean under which the observations are most likely. Returns for each mean
/// result the factor by which its probability is lower than its observed frequency.
fn tilt_to_mean(counts: &Counts, mean: f64) -> Vec<f64> {
    tilt(counts, |value| value - mean)
}

/// The same for a distribution in which the mean less ½ is `ratio` times the standard deviation of a
/// game. That condition is not linear in the probabilities, so it is linearised at the last solution
/// until the solutions agree.
fn tilt_to_ratio(counts: &Counts, ratio: f64) -> Vec<f64> {
    const MAX_STEPS: usize = 50;
    let total = counts.total();
    let ratio = ratio * counts.games.sqrt();
    let mut factors = vec![1.0; counts.counts.len()];
    for _ in 0..MAX_STEPS {
        let weights = || {
            let each = counts.counts.iter().zip(&factors);
            each.map(|((value, count), factor)| (*value, count / total / factor))
        };
        let mean: f64 = weights().map(|(value, weight)| value * weight).sum();
        let variance: f64 =
            weights().map(|(value, weight)| weight * (value - mean).powi(2)).sum::<f64>();
        let deviation = variance.sqrt().max(1e-9);
        // The derivative of the standard deviation by a probability is ((value − mean)² − variance) / 2σ.
        let next = tilt(counts, |value| {
            let square = ((value - mean) / deviation).powi(2);
            value - 0.5 - ratio * deviation * (1.0 + square) / 2.0
        });
        let change = next.iter().zip(&factors).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        factors = next;
        if change < 1e-9 {
            break;
        }
    }
    factors
}

/// The most likely distribution in which `condition` has the mean 0: probabilities are the observed
/// frequencies divided by 1 + x · condition, and x is found by Newton's method (Lagrange multiplier).
fn tilt(counts: &Counts, condition: impl Fn(f64) -> f64) -> Vec<f64> {
    const MAX_STEPS: usize = 100;
    let conditions: Vec<f64> = counts.counts.iter().map(|(value, _)| condition(*value)).collect();
    let most = conditions.iter().copied().fold(f64::MIN, f64::max);
    let least = conditions.iter().copied().fold(f64::MAX, f64::min);
    if most <= 0.0 || least >= 0.0 {
        return vec![1.0; conditions.len()];
    }
    // The mean falls as x grows, from plus to minus infinity.
    let (mut low, mut high) = (-1.0 / most, -1.0 / least);
    let mut x = 0.0;
    for _ in 0..MAX_STEPS {
        let (mut mean, mut slope) = (0.0, 0.0);
        for ((_, count), condition) in counts.counts.iter().zip(&conditions) {
            let part = condition / (1.0 + x * condition);
            mean += count * part;
            slope -= count * part * part;
        }
        *if mean > 0.0 { &mut low } else { &mut high } = x;
        let step = x - mean / slope;
        // Near the bounds a step may leave them.
        let next = if low < step && step < high { step } else { low.midpoint(high) };
        let change = (next - x).abs();
        x = next;
        if change <= 1e-14 * x.abs() {
            break;
        }
    }
    conditions.iter().map(|condition| 1.0 + x * condition).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEST: Sprt = Sprt { elo: [0.0, 20.0], alpha: 0.05, beta: 0.05, scale: Scale::Logistic };

    fn counts(means: &[(f64, usize)]) -> Counts {
        let mut counts = Counts::new(2);
        for (mean, count) in means {
            (0..*count).for_each(|_| counts.add(*mean));
        }
        counts
    }

    #[test]
    fn the_test_decides_when_all_results_are_equal() {
        assert_eq!(TEST.decision(&counts(&[])), None);
        assert_eq!(TEST.decision(&counts(&[(1.0, 100)])), Some(true));
        assert_eq!(TEST.decision(&counts(&[(0.0, 100)])), Some(false));
        assert_eq!(TEST.decision(&counts(&[(1.0, 10)])), None);
        assert_eq!(TEST.decision(&counts(&[(0.5, 3000)])), Some(false));
    }

    #[test]
    fn the_most_likely_distribution_has_the_mean_of_its_hypothesis() {
        let samples: [&[(f64, usize)]; 5] = [
            &[],
            &[(1.0, 1000)],
            &[(0.5, 3000)],
            &[(0.0, 5), (0.25, 20), (0.5, 40), (0.75, 25), (1.0, 10)],
            &[(0.0, 1), (0.25, 900)],
        ];
        for sample in samples {
            let counts = counts(sample);
            for mean in [0.01, 0.3, 0.5, 0.53, 0.999] {
                let factors = tilt_to_mean(&counts, mean);
                let pairs = counts.counts.iter().zip(&factors);
                let tilted: f64 =
                    pairs.map(|((value, count), factor)| value * count / factor).sum();
                assert!(
                    (tilted / counts.total() - mean).abs() < 1e-6,
                    "{sample:?}, {mean}: {tilted}"
                );
            }
        }
    }

    #[test]
    fn the_ratio_of_two_distributions_is_that_of_their_likelihoods() {
        // With wins and losses alone, the maximum likelihood of a mean is the mean.
        let sample = counts(&[(0.0, 40), (1.0, 60)]);
        let [low, high] = TEST.elo.map(share);
        let expected = 60.0 * (high / low).ln() + 40.0 * ((1.0 - high) / (1.0 - low)).ln();
        assert!((TEST.log_ratio(&sample) - expected).abs() < 1e-3);
        // Swapped sides and hypotheses: the ratio changes its sign.
        let swapped = Sprt { elo: [-20.0, 0.0], ..TEST };
        let pairs = [(0.0, 5), (0.25, 20), (0.5, 40), (0.75, 25), (1.0, 10)];
        let turned = pairs.map(|(mean, count)| (1.0 - mean, count));
        for scale in [Scale::Logistic, Scale::Normalized] {
            let [a, b] = [
                Sprt { scale, ..TEST }.log_ratio(&counts(&pairs)),
                Sprt { scale, ..swapped }.log_ratio(&counts(&turned)),
            ];
            assert!((a + b).abs() < 1e-6 && a > 0.1, "{a} {b}");
        }
    }

    #[test]
    fn a_solution_meets_its_condition() {
        let sample = counts(&[(0.0, 3), (0.25, 20), (0.5, 30), (0.75, 25), (1.0, 4)]);
        let total = sample.total();
        for target in [-0.3, 0.0, 0.1, 0.4] {
            let factors = tilt_to_ratio(&sample, target);
            let weights: Vec<(f64, f64)> = sample
                .counts
                .iter()
                .zip(&factors)
                .map(|((value, count), factor)| (*value, count / total / factor))
                .collect();
            let sum: f64 = weights.iter().map(|(_, weight)| weight).sum();
            let mean: f64 = weights.iter().map(|(value, weight)| value * weight).sum();
            let variance: f64 =
                weights.iter().map(|(value, weight)| weight * (value - mean).powi(2)).sum();
            let ratio = (mean - 0.5) / (2.0 * variance).sqrt();
            assert!((sum - 1.0).abs() < 1e-6 && (ratio - target).abs() < 1e-5, "{target}: {ratio}");
        }
    }
}
