//! What was predicted against what happened.

use super::Result;
use super::model::Model;
use super::sample::Sample;
use std::collections::BTreeSet;
use std::io::Write;

/// The number of bins.
const BINS: usize = 10;
/// The fewest games of a bin whose error says something.
const FEW_GAMES: usize = 40;

/// The predictions of a range, and what happened.
#[derive(Clone, Debug, Default)]
struct Bin {
    games: BTreeSet<u64>,
    count: f64,
    predicted: f64,
    happened: f64,
}

/// Prints how often players won in each range of chances. Every player of a position is counted.
pub(super) fn print(model: &Model, samples: &[Sample], out: &mut dyn Write) -> Result {
    let mut bins = vec![Bin::default(); BINS];
    for sample in samples {
        for (chance, share) in model.chances(sample).into_iter().zip(&sample.shares) {
            let bin = &mut bins[((chance * BINS as f64) as usize).min(BINS - 1)];
            bin.games.insert(sample.game);
            bin.count += 1.0;
            bin.predicted += chance;
            bin.happened += share;
        }
    }
    writeln!(
        out,
        "{:>10}{:>8}{:>8}{:>11}{:>10}{:>8}",
        "chance", "games", "N", "predicted", "happened", "error"
    )?;
    let mut largest: f64 = 0.0;
    for (n, bin) in bins.iter().enumerate().filter(|(_, bin)| bin.count > 0.0) {
        let [predicted, happened] =
            [bin.predicted, bin.happened].map(|sum| 100.0 * sum / bin.count);
        let error = happened - predicted;
        let is_counted = bin.games.len() >= FEW_GAMES;
        if is_counted {
            largest = largest.max(error.abs());
        }
        let range = format!("{}–{} %", 100 / BINS * n, 100 / BINS * (n + 1));
        writeln!(
            out,
            "{range:>10}{:>8}{:>8}{predicted:>11.1}{happened:>10.1}{error:>+8.1}",
            bin.games.len(),
            bin.count
        )?;
    }
    writeln!(
        out,
        "The largest error in a range with {FEW_GAMES} games or more is {largest:.1} points."
    )?;
    Ok(())
}
