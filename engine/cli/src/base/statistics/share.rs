//! Score shares: their confidence intervals and Elo differences.

/// The standard score of a 95 % confidence interval.
const Z: f64 = 1.96;

/// The mean results of openings, each from 0 to 1. The games of an opening form one observation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    pub(crate) openings: f64,
    pub(crate) mean: f64,
    /// The sample variance of an opening's mean result.
    variance: f64,
}

impl Sample {
    pub(crate) fn of(means: impl Iterator<Item = f64>) -> Self {
        let means: Vec<f64> = means.collect();
        let openings = means.len() as f64;
        let mean = means.iter().sum::<f64>() / openings.max(1.0);
        let squares: f64 = means.iter().map(|value| (value - mean).powi(2)).sum();
        Self { openings, mean, variance: squares / openings.max(1.0) }
    }

    /// The 95 % confidence interval of the mean: the score interval (Wilson 1927) with the effective
    /// sample size.
    ///
    /// Draws and balanced pairs of games reduce the variance below that of wins and losses: the number
    /// of openings is divided by the design effect (Kish 1965), which is the sample variance divided by
    /// that of a Bernoulli variable of the same mean. Both include z² pseudo-observations, half won and
    /// half lost, so that a sample without variance does not give an interval of zero width.
    pub(crate) fn interval(&self) -> [f64; 2] {
        let (n, mean, z2) = (self.openings, self.mean, Z * Z);
        let bernoulli = mean * (1.0 - mean);
        let effect = (n * self.variance + z2 / 4.0) / (n * bernoulli + z2 / 4.0);
        let n = n / effect;
        let centre = (n * mean + z2 / 2.0) / (n + z2);
        let half = Z * (n * bernoulli + z2 / 4.0).sqrt() / (n + z2);
        [centre - half, centre + half].map(|end| end.clamp(0.0, 1.0))
    }
}

/// Converts a score share to an Elo difference; infinite for 0 and 1.
pub(crate) fn elo(share: f64) -> f64 {
    const CERTAIN: f64 = 1e-9;
    match share {
        none if none < CERTAIN => f64::NEG_INFINITY,
        all if all > 1.0 - CERTAIN => f64::INFINITY,
        // Adding 0 converts -0 to +0.
        share => -400.0 * (1.0 / share - 1.0).log10() + 0.0,
    }
}

/// Converts an Elo difference to a score share.
pub(crate) fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol::Rng;

    #[track_caller]
    fn check(means: &[(f64, usize)], expected: [f64; 2]) {
        let means = means.iter().flat_map(|(mean, count)| std::iter::repeat_n(*mean, *count));
        let interval = Sample::of(means).interval();
        let is_near = interval.iter().zip(expected).all(|(end, other)| (end - other).abs() < 5e-4);
        assert!(is_near, "{interval:?}");
    }

    #[test]
    fn wins_and_losses_have_the_wilson_interval() {
        // From published tables.
        check(&[(1.0, 10)], [0.7225, 1.0]);
        check(&[(0.0, 10)], [0.0, 0.2775]);
        check(&[(1.0, 1), (0.0, 9)], [0.0179, 0.4042]);
        check(&[(1.0, 50), (0.0, 50)], [0.4038, 0.5962]);
        // An interval of draws alone has a width, since wins and losses may be rare.
        check(&[(0.5, 50)], [0.4631, 0.5369]);
        // Many draws narrow the interval.
        check(&[(1.0, 10), (0.5, 80), (0.0, 10)], [0.4532, 0.5468]);
        check(&[], [0.0, 1.0]);
    }

    #[test]
    fn elo_is_infinite_for_all_or_nothing() {
        assert_eq!(elo(1.0), f64::INFINITY);
        assert_eq!(elo(0.0), f64::NEG_INFINITY);
        assert_eq!(format!("{:+.0}", elo(0.5)), "+0");
        assert_eq!(format!("{:+.0} {:+.0}", elo(0.75), elo(0.25)), "+191 -191");
        for count in 1..200 {
            let [low, high] = Sample::of(std::iter::repeat_n(1.0, count)).interval().map(elo);
            assert!(low.is_finite() && high == f64::INFINITY, "{count}: {low} {high}");
            let [low, high] = Sample::of(std::iter::repeat_n(0.0, count)).interval().map(elo);
            assert!(low == f64::NEG_INFINITY && high.is_finite(), "{count}: {low} {high}");
            let [low, high] = Sample::of(std::iter::repeat_n(0.5, count)).interval().map(elo);
            assert!(low < -1.0 && high > 1.0, "{count}: {low} {high}");
        }
    }

    /// Simulates 1000 matches of pairs of games for each distribution of the points of a pair (0, ½, 1,
    /// 1½ and 2, in percent), and counts the intervals that contain the true mean.
    #[test]
    fn intervals_cover_the_true_mean_in_95_percent_of_matches() {
        let pairs = [
            [25, 0, 50, 0, 25],
            [0, 0, 100, 0, 0],
            [1, 2, 94, 2, 1],
            [0, 0, 0, 0, 100],
            [0, 0, 2, 8, 90],
            [5, 10, 30, 25, 30],
            [50, 0, 0, 0, 50],
            [0, 0, 0, 5, 95],
            [2, 0, 0, 0, 98],
        ];
        for odds in pairs {
            for openings in [10, 50, 400] {
                let mut rng = Rng::new(7);
                let truth =
                    (0..5).map(|n| f64::from(odds[n]) * n as f64 / 4.0).sum::<f64>() / 100.0;
                let mut pair = || {
                    let mut luck = rng.below(100) as i32;
                    let n = odds.iter().position(|odds| {
                        luck -= odds;
                        luck < 0
                    });
                    n.unwrap_or(4) as f64 / 4.0
                };
                let held = (0..1000).filter(|_| {
                    let [low, high] = Sample::of((0..openings).map(|_| pair())).interval();
                    (low..=high).contains(&truth)
                        || (low - truth).abs().min((high - truth).abs()) < 1e-9
                });
                let held = held.count();
                // Wilson's interval covers only 92 % for means near 0 or 1.
                assert!(held >= 910, "{odds:?}, {openings}: {held} of 1000");
            }
        }
    }
}
