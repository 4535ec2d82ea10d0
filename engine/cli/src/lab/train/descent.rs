//! Gradient descent with Adam (Kingma and Ba 2015), on small batches in random order.
//!
//! One thread adds all sums in the same order, and no function of the platform is called: so the weights are
//! the same on every machine.

use super::model::Model;
use super::samples::Samples;
use crate::base::error::Result;
use gambol::Rng;
use std::io::Write;

/// The settings of a training.
pub(super) struct Plan {
    /// The number of passes over all samples.
    pub(super) epochs: u64,
    /// The seed of the order of the samples.
    pub(super) seed: u64,
    /// The part of the result in the aim, from 0 to 1.
    pub(super) result: f64,
}

/// The number of samples of a step.
const BATCH: usize = 1024;
/// The size of the first steps in hundredths; it falls to 0 linearly.
const RATE: f64 = 1.2;
/// The decay of the mean of the gradient, and of its square.
const DECAYS: [f64; 2] = [0.9, 0.999];
/// Keeps a step finite.
const TINY: f64 = 1e-8;
/// The number of losses that are printed.
const LINES: u64 = 5;

/// Trains a model.
pub(super) fn run(
    plan: &Plan,
    model: &mut Model,
    samples: &Samples,
    held_out: &Samples,
    out: &mut dyn Write,
) -> Result {
    let mut rng = Rng::new(plan.seed);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut adam = Adam::new(model.weights.len());
    let steps = plan.epochs * samples.len().div_ceil(BATCH) as u64;
    for epoch in 1..=plan.epochs {
        for n in (1..order.len()).rev() {
            order.swap(n, rng.below(n as u64 + 1) as usize);
        }
        let mut loss = 0.0;
        for batch in order.chunks(BATCH) {
            let mut gradient = vec![0.0; model.weights.len()];
            for &n in batch {
                loss += model.add_gradient(&samples.get(n), &mut gradient);
            }
            gradient.iter_mut().for_each(|sum| *sum /= batch.len() as f64);
            adam.step(model, &gradient, RATE * (1.0 - adam.steps as f64 / steps as f64));
        }
        if epoch % plan.epochs.div_ceil(LINES) == 0 || epoch == plan.epochs {
            let loss = loss / samples.len() as f64;
            let test = model.loss(held_out);
            writeln!(out, "epoch {epoch}: {loss:.6} nats, {test:.6} held out")?;
            out.flush()?;
        }
    }
    Ok(())
}

/// The state of Adam.
struct Adam {
    /// The decayed means of the gradient and of its square, by weight.
    means: Vec<[f64; 2]>,
    steps: u64,
    /// The decays to the power of the number of steps.
    powers: [f64; 2],
}

impl Adam {
    fn new(weights: usize) -> Self {
        Self { means: vec![[0.0; 2]; weights], steps: 0, powers: [1.0; 2] }
    }

    /// Makes a step against the gradient.
    fn step(&mut self, model: &mut Model, gradient: &[f64], rate: f64) {
        self.steps += 1;
        for (power, decay) in self.powers.iter_mut().zip(DECAYS) {
            *power *= decay;
        }
        for ((weight, means), &change) in
            model.weights.iter_mut().zip(&mut self.means).zip(gradient)
        {
            for (mean, (decay, change)) in
                means.iter_mut().zip(DECAYS.into_iter().zip([change, change * change]))
            {
                *mean = decay * *mean + (1.0 - decay) * change;
            }
            let [mean, square] = [0, 1].map(|n| means[n] / (1.0 - self.powers[n]));
            *weight -= rate * mean / (square.sqrt() + TINY);
        }
    }
}
