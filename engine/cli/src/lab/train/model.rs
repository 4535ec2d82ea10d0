//! An evaluation in training.

use super::samples::{MAX_VALUES, Sample, Samples};
use super::trainable::Trainable;

/// An evaluation in training: the two weights of each term, by phase.
pub(super) struct Model {
    /// The first and the second weight of each term, one after the other, in hundredths.
    pub(super) weights: Vec<f64>,
    /// The lead that multiplies the odds by e.
    scale: f64,
    values: usize,
}

impl Model {
    /// The model before training.
    pub(super) fn new<G: Trainable>(scale: f64) -> Self {
        let mut weights = vec![0.0; 2 * G::TERMS];
        weights[2 * G::UNIT..][..2].fill(100.0);
        Self { weights, scale, values: G::VALUES }
    }

    /// The mean loss of the samples in nats: the Kullback-Leibler divergence, which is the cross entropy
    /// less what no weights can change.
    pub(super) fn loss(&self, samples: &Samples) -> f64 {
        let of = |n| self.pass(&samples.get(n)).1;
        (0..samples.len()).map(of).sum::<f64>() / samples.len() as f64
    }

    /// Adds the derivatives of the loss of a sample, times the scale, to the gradient. Returns the loss.
    pub(super) fn add_gradient(&self, sample: &Sample<'_>, gradient: &mut [f64]) -> f64 {
        let (by_value, loss) = self.pass(sample);
        for term in sample.terms {
            let change = by_value[usize::from(term.value)] * f64::from(term.count);
            let at = 2 * usize::from(term.index);
            gradient[at] += change * sample.phase;
            gradient[at + 1] += change * (1.0 - sample.phase);
        }
        loss
    }

    /// The derivatives of the loss of a sample by its values, times the scale, and the loss.
    fn pass(&self, sample: &Sample<'_>) -> ([f64; MAX_VALUES], f64) {
        let mut values = [0.0; MAX_VALUES];
        for term in sample.terms {
            let at = 2 * usize::from(term.index);
            let weight =
                self.weights[at] * sample.phase + self.weights[at + 1] * (1.0 - sample.phase);
            values[usize::from(term.value)] += weight * f64::from(term.count);
        }
        let values = &values[..self.values];
        let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        // That of libm, not of the platform, which may round otherwise.
        let odds = |value: &f64| libm::exp((value - most) / self.scale);
        let sum: f64 = values.iter().map(odds).sum();
        let (mut loss, mut by_value) = (0.0, [0.0; MAX_VALUES]);
        for (n, value) in values.iter().enumerate() {
            let (chance, aim) = (odds(value) / sum, sample.aim[n]);
            if aim > 0.0 {
                loss += aim * libm::log(aim / chance.max(MIN_CHANCE));
            }
            by_value[n] = chance - aim;
        }
        (by_value, loss)
    }

    /// Rounds the weights to whole hundredths, which the engine has.
    pub(super) fn round(&mut self) {
        self.weights.iter_mut().for_each(|weight| *weight = weight.round());
    }

    /// Multiplies the weights so that one of them is 100.
    pub(super) fn normalize(&mut self, weight: usize) {
        let unit = self.weights[weight] / 100.0;
        self.weights.iter_mut().for_each(|weight| *weight /= unit);
        self.scale /= unit;
    }

    /// The two weights of each term.
    pub(super) fn terms(&self) -> impl Iterator<Item = [f64; 2]> {
        self.weights.chunks_exact(2).map(|weights| [weights[0], weights[1]])
    }
}

/// Keeps the logarithm finite.
const MIN_CHANCE: f64 = 1e-12;
