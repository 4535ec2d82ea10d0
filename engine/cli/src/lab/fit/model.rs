//! The model of a fit, and its fit by maximum likelihood.

use super::sample::Sample;
use std::collections::HashSet;

/// The number of terms: a constant, what is left, its square, and its logarithm.
const TERMS: usize = 4;
/// Keeps the logarithm finite at the end.
const NEAR_END: f64 = 0.05;
/// The most steps of Newton's method.
const STEPS: usize = 50;
/// The gain of log-likelihood below which Newton's method has arrived: what is left of it is less.
const LEAST_GAIN: f64 = 1e-9;
/// Pulls the terms towards 0, so that games without losses do not make them infinite.
const RIDGE: f64 = 1e-3;

/// The candidates for the terms that are not 0.
const SETS_OF_TERMS: [[bool; TERMS]; 6] = [
    [true, false, false, false],
    [true, true, false, false],
    [true, true, true, false],
    [true, false, false, true],
    [true, true, false, true],
    [true, true, true, true],
];

/// The candidates for the knee.
const KNEES: [f64; 14] =
    [0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 1e6, -16.0, -8.0, -4.0, -2.0];

/// The candidates for the lapse.
const LAPSES: [f64; 4] = [0.0, 0.02, 0.04, 0.06];

/// Multinomial logistic regression: the odds of a player are exp(−slope · lag), and each wins with the
/// chance `lapse` whatever the odds (Wichmann and Hill 2001): what looks decided may turn. The
/// logarithm of the slope is a function of what is left of the game. The lag is knee · ln(1 + distance ÷
/// knee), where the distance is that of the player's strength from the best, and for a negative knee
/// −knee · (exp(−distance ÷ knee) − 1).
///
/// With two players, values and a large knee this is the logistic 1 ÷ (1 + exp(−slope · value)). A small
/// knee says that large leads are worth less than the slope of small ones promises, a negative one that
/// they are worth more.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Model {
    terms: [f64; TERMS],
    knee: f64,
    lapse: f64,
}

impl Model {
    /// The model of the highest likelihood, with as many terms as the games can tell: the Bayesian
    /// information criterion (Schwarz 1978), with each game as one observation, since the positions of a
    /// game have the same result.
    pub(super) fn fit(samples: &[Sample]) -> Self {
        let count = samples.iter().map(|sample| sample.game).collect::<HashSet<_>>().len() as f64;
        let per_game = count / samples.len().max(1) as f64;
        // Together, since a lapse looks like a small knee.
        let Self { knee, lapse, .. } = Self::best(KNEES.into_iter().flat_map(|knee| {
            let mut next = Self::start(samples, knee);
            LAPSES.map(|lapse| {
                let fitted = Self { lapse, ..next }.fit_terms(samples, [true; TERMS]);
                next = fitted.0;
                fitted
            })
        }));
        Self::best(SETS_OF_TERMS.into_iter().map(|terms| {
            let start = Self { lapse, ..Self::start(samples, knee) };
            let (model, likelihood) = start.fit_terms(samples, terms);
            let parameters = terms.iter().filter(|is_fitted| **is_fitted).count() as f64;
            (model, likelihood * per_game - 0.5 * parameters * count.ln())
        }))
    }

    /// The model of the highest merit.
    fn best(models: impl Iterator<Item = (Self, f64)>) -> Self {
        models.max_by(|(_, a), (_, b)| a.total_cmp(b)).expect("there are candidates").0
    }

    /// A model without a lapse to begin with: its slope is small, so that no chance is 0.
    fn start(samples: &[Sample], knee: f64) -> Self {
        let distances = samples.iter().flat_map(|sample| &sample.strengths);
        let mean = distances.map(|s| lag(*s, knee)).sum::<f64>() / samples.len().max(1) as f64;
        Self { terms: [-mean.max(1e-6).ln(), 0.0, 0.0, 0.0], knee, lapse: 0.0 }
    }

    /// The most likely model with the same knee and lapse and some of the terms, by Newton's method with
    /// the expected Hessian (Fisher scoring), and its likelihood.
    fn fit_terms(self, samples: &[Sample], fitted: [bool; TERMS]) -> (Self, f64) {
        let mut model = self;
        let mut likelihood = model.likelihood(samples);
        for _ in 0..STEPS {
            let step = model.step(samples, fitted);
            // Halved steps: a full one may go too far.
            let scales = (0..20).map(|halving| 0.5_f64.powi(halving));
            let better = scales
                .map(|scale| {
                    let terms = std::array::from_fn(|n| model.terms[n] + scale * step[n]);
                    let next = Self { terms, ..model };
                    let likelihood = next.likelihood(samples);
                    (next, likelihood)
                })
                .find(|(_, next)| *next > likelihood);
            let Some((next, increased)) = better else {
                break;
            };
            let gain = increased - likelihood;
            (model, likelihood) = (next, increased);
            if gain < LEAST_GAIN {
                break;
            }
        }
        (model, likelihood)
    }

    /// The chances of all players.
    pub(super) fn chances(&self, sample: &Sample) -> Vec<f64> {
        self.with_lapse(&self.parts(sample)).map(|(_, chance)| chance).collect()
    }

    /// Of each part of the odds what the lapses leave of it, and the chance, which is that and a lapse.
    fn with_lapse(&self, parts: &[f64]) -> impl Iterator<Item = (f64, f64)> {
        let rest = 1.0 - parts.len() as f64 * self.lapse;
        parts.iter().map(move |part| (rest * part, rest * part + self.lapse))
    }

    /// The part of the odds that each player has.
    fn parts(&self, sample: &Sample) -> Vec<f64> {
        let slope = self.slope(sample.left);
        let odds: Vec<f64> =
            sample.strengths.iter().map(|s| (-slope * lag(*s, self.knee)).exp()).collect();
        let sum: f64 = odds.iter().sum();
        odds.into_iter().map(|odds| odds / sum).collect()
    }

    /// The model as formulas.
    pub(super) fn words(&self) -> String {
        let [constant, linear, square, logarithm] = self.terms;
        let slope = format!(
            "exp({constant:.4} {linear:+.4} · left {square:+.4} · left² {logarithm:+.4} · ln(left + {NEAR_END}))"
        );
        format!("slope = {slope}\nknee = {}\nlapse = {}", self.knee, self.lapse)
    }

    fn slope(&self, left: f64) -> f64 {
        let exponents = self.terms.iter().zip(powers(left)).map(|(term, power)| term * power);
        exponents.sum::<f64>().exp()
    }

    fn likelihood(&self, samples: &[Sample]) -> f64 {
        let of = |sample: &Sample| -> f64 {
            let chances = self.chances(sample);
            let logs = chances.iter().map(|chance| chance.max(1e-300).ln());
            logs.zip(&sample.shares).map(|(log, share)| log * share).sum()
        };
        let squares: f64 = self.terms.iter().map(|term| term * term).sum();
        samples.iter().map(of).sum::<f64>() - 0.5 * RIDGE * squares
    }

    /// The step of Newton's method for some of the terms: the inverse of the negative Hessian times the
    /// gradient.
    fn step(&self, samples: &[Sample], fitted: [bool; TERMS]) -> [f64; TERMS] {
        let mut gradient = self.terms.map(|term| -RIDGE * term);
        let mut hessian = [[0.0; TERMS]; TERMS];
        for (n, row) in hessian.iter_mut().enumerate() {
            row[n] = RIDGE;
        }
        for sample in samples {
            let parts = self.parts(sample);
            // What a lapse may explain tells less of the odds.
            let explained = self.with_lapse(&parts).map(|(of_odds, chance)| of_odds / chance);
            let shares: Vec<f64> =
                explained.zip(&sample.shares).map(|(w, share)| w * share).collect();
            let weight: f64 = shares.iter().sum();
            let slope = self.slope(sample.left);
            // The derivatives of the logarithms of the odds by a constant in the exponent.
            let slants: Vec<f64> =
                sample.strengths.iter().map(|s| -slope * lag(*s, self.knee)).collect();
            let mean = |of: &[f64]| -> f64 {
                slants.iter().zip(of).map(|(slant, weight)| slant * weight).sum()
            };
            let expected = mean(&parts);
            let squares: f64 = slants.iter().zip(&parts).map(|(s, part)| s * s * part).sum();
            let slant = mean(&shares) - weight * expected;
            let variance = weight * (squares - expected * expected);
            let mut powers = powers(sample.left);
            for (power, is_fitted) in powers.iter_mut().zip(fitted) {
                *power *= f64::from(u8::from(is_fitted));
            }
            for (n, row) in hessian.iter_mut().enumerate() {
                gradient[n] += powers[n] * slant;
                for (m, entry) in row.iter_mut().enumerate() {
                    *entry += powers[n] * powers[m] * variance;
                }
            }
        }
        solve(hessian, gradient)
    }
}

/// How far a strength lags behind, in odds.
fn lag(strength: f64, knee: f64) -> f64 {
    let distance = strength.abs();
    if knee > 0.0 { knee * (distance / knee).ln_1p() } else { -knee * (-distance / knee).exp_m1() }
}

fn powers(left: f64) -> [f64; TERMS] {
    [1.0, left, left * left, (left + NEAR_END).ln()]
}

/// Solves a positive definite system of equations (Gaussian elimination).
fn solve(mut matrix: [[f64; TERMS]; TERMS], mut right: [f64; TERMS]) -> [f64; TERMS] {
    for pivot in 0..TERMS {
        for row in pivot + 1..TERMS {
            let factor = matrix[row][pivot] / matrix[pivot][pivot];
            let above = matrix[pivot];
            for (entry, above) in matrix[row].iter_mut().zip(above).skip(pivot) {
                *entry -= factor * above;
            }
            right[row] -= factor * right[pivot];
        }
    }
    let mut solution = [0.0; TERMS];
    for row in (0..TERMS).rev() {
        let known: f64 = (row + 1..TERMS).map(|n| matrix[row][n] * solution[n]).sum();
        solution[row] = (right[row] - known) / matrix[row][row];
    }
    solution
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol::Rng;

    fn uniform(rng: &mut Rng) -> f64 {
        rng.below(1 << 53) as f64 / (1_u64 << 53) as f64
    }

    /// Samples whose results are drawn with the chances of a model.
    fn samples(model: &Model, players: usize, count: u64) -> Vec<Sample> {
        let mut rng = Rng::new(5);
        let mut sample = |game| {
            let mut strengths: Vec<f64> = (0..players).map(|_| 20.0 * uniform(&mut rng)).collect();
            let most = strengths.iter().copied().fold(0.0, f64::max);
            strengths.iter_mut().for_each(|strength| *strength -= most);
            let left = uniform(&mut rng);
            let mut sample =
                Sample { game, left, strengths, shares: vec![0.0; players], has_shares: false };
            let mut rest = uniform(&mut rng);
            let winner = model.chances(&sample).iter().position(|chance| {
                rest -= chance;
                rest < 0.0
            });
            sample.shares[winner.unwrap_or(0)] = 1.0;
            sample
        };
        (0..count).map(&mut sample).collect()
    }

    fn check_fit(count: u64) {
        for (players, lapse) in [(2, 0.0), (3, 0.04), (4, 0.0)] {
            let model = Model { terms: [-0.2, -0.8, 0.3, -0.1], knee: 4.0, lapse };
            let samples = samples(&model, players, count);
            let fitted = Model::fit(&samples);
            assert_eq!(fitted.knee, model.knee);
            assert!((fitted.lapse - lapse).abs() < 0.021, "{players} players: {}", fitted.words());
            // Twice the gain over the truth has a chi-squared distribution with five degrees of freedom
            // (Wilks's theorem): above 20 in one case of 800. A term that was left out may cost half
            // the logarithm of the number of games.
            let gain = fitted.likelihood(&samples) - model.likelihood(&samples);
            let least = -0.5 * (TERMS - 1) as f64 * (count as f64).ln();
            assert!((least..10.0).contains(&gain), "{players} players: {gain}, {}", fitted.words());
        }
    }

    #[test]
    fn a_fit_finds_the_model_that_made_the_results() {
        check_fit(2_000);
    }

    #[test]
    #[ignore = "twenty times the results of the test above"]
    fn a_fit_finds_the_model_that_made_more_results() {
        check_fit(40_000);
    }

    /// Few games can't tell more than how much a lead is worth; many can tell when it is worth more.
    #[test]
    fn a_fit_has_as_many_terms_as_the_games_tell() {
        let model = Model { terms: [-0.2, -0.8, 0.0, 0.0], knee: 4.0, lapse: 0.0 };
        let terms = |count| {
            let fitted = Model::fit(&samples(&model, 2, count));
            fitted.terms.map(|term| term != 0.0)
        };
        assert_eq!(terms(60), [true, false, false, false]);
        assert_eq!(terms(4_000), [true, true, false, false]);
        // Positions of the same games tell no more than one of each.
        let mut same = samples(&model, 2, 4_000);
        for (n, sample) in same.iter_mut().enumerate() {
            sample.game = n as u64 % 60;
        }
        let fitted = Model::fit(&same).terms;
        assert_eq!(fitted.map(|term| term != 0.0), [true, false, false, false]);
    }

    #[test]
    fn chances_of_two_are_logistic() {
        let model = Model { terms: [0.5_f64.ln(), 0.0, 0.0, 0.0], knee: 1e9, lapse: 0.0 };
        let strengths = vec![0.0, -3.0];
        let sample = Sample { game: 0, left: 0.5, strengths, shares: vec![], has_shares: false };
        let expected = 1.0 / (1.0 + (-1.5_f64).exp());
        assert!((model.chances(&sample)[0] - expected).abs() < 1e-6);
    }
}
