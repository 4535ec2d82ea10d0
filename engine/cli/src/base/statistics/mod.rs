//! Statistics of matches, as pure functions of their results.

mod linear;
pub(crate) mod rating;
mod share;
#[cfg(test)]
mod simulations;
pub(crate) mod sprt;

pub(crate) use share::{Sample, elo, share};

/// The number of Elo points by which the odds of a win grow e-fold.
const ELO_PER_LOGIT: f64 = 400.0 / std::f64::consts::LN_10;

/// The distribution function of the standard normal distribution.
fn normal(z: f64) -> f64 {
    libm::erfc(-z / std::f64::consts::SQRT_2) / 2.0
}
