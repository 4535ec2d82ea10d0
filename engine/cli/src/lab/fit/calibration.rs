//! What was predicted against what happened.

use super::model::Model;
use super::sample::Sample;
use crate::base::error::Result;
use std::collections::BTreeMap;
use std::io::Write;

/// The number of bins.
const BINS: usize = 10;
/// The fewest games of a bin whose error says something.
const MIN_GAMES: usize = 40;

/// The predictions of a range, and what happened.
#[derive(Clone, Debug, Default)]
struct Bin {
    /// For each game what happened less what was predicted, summed over its positions and players.
    games: BTreeMap<u64, f64>,
    count: f64,
    predicted: f64,
    happened: f64,
}

impl Bin {
    fn add(&mut self, game: u64, chance: f64, share: f64) {
        *self.games.entry(game).or_default() += share - chance;
        self.count += 1.0;
        self.predicted += chance;
        self.happened += share;
    }

    /// What happened less what was predicted, in points.
    fn error(&self) -> f64 {
        100.0 * (self.happened - self.predicted) / self.count
    }

    /// The standard error of that, in points. The positions of a game have one result between them, so
    /// that games are independent and positions are not (Liang and Zeger 1986).
    fn standard_error(&self) -> f64 {
        let squares: f64 = self.games.values().map(|sum| sum * sum).sum();
        100.0 * squares.sqrt() / self.count
    }
}

/// Prints how often players won in each range of chances. Every player of a position is counted.
pub(super) fn print(model: &Model, samples: &[Sample], out: &mut dyn Write) -> Result {
    let mut bins = vec![Bin::default(); BINS];
    for sample in samples {
        for (chance, share) in model.chances(sample).into_iter().zip(&sample.shares) {
            let bin = &mut bins[((chance * BINS as f64) as usize).min(BINS - 1)];
            bin.add(sample.game, chance, *share);
        }
    }
    writeln!(
        out,
        "{:>10}{:>8}{:>8}{:>11}{:>10}{:>8}{:>6}",
        "chance", "games", "N", "predicted", "happened", "error", "s.e."
    )?;
    let mut largest: f64 = 0.0;
    for (n, bin) in bins.iter().enumerate().filter(|(_, bin)| bin.count > 0.0) {
        let [predicted, happened] =
            [bin.predicted, bin.happened].map(|sum| 100.0 * sum / bin.count);
        let (error, standard) = (bin.error(), bin.standard_error());
        let is_counted = bin.games.len() >= MIN_GAMES;
        if is_counted {
            largest = largest.max(error.abs());
        }
        let range = format!("{}–{} %", 100 / BINS * n, 100 / BINS * (n + 1));
        writeln!(
            out,
            "{range:>10}{:>8}{:>8}{predicted:>11.1}{happened:>10.1}{error:>+8.1}{standard:>6.1}",
            bin.games.len(),
            bin.count
        )?;
    }
    writeln!(
        out,
        "The largest error in a range with {MIN_GAMES} games or more is {largest:.1} points."
    )?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::Bin;

    /// A bin of games with one result each, in `positions` positions.
    fn bin(games: u64, positions: u64) -> Bin {
        let mut bin = Bin::default();
        for game in 0..games {
            let share = if game % 2 == 0 { 1.0 } else { 0.0 };
            (0..positions).for_each(|_| bin.add(game, 0.5, share));
        }
        bin
    }

    #[test]
    fn the_standard_error_depends_on_games_and_not_on_positions() {
        // √(0.5 · 0.5 ÷ 40) = 7.9 %
        for positions in [1, 10] {
            let bin = bin(40, positions);
            assert_eq!(bin.error(), 0.0);
            assert!((bin.standard_error() - 7.906).abs() < 1e-3, "{}", bin.standard_error());
        }
        assert!((bin(4000, 3).standard_error() - 0.7906).abs() < 1e-3);
    }
}
