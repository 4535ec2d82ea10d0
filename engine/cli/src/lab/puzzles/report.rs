//! What a run prints.

use super::file::{File, Puzzle};
use super::game_puzzles::{GamePuzzles, Solved};
use super::rating::Scale;
use super::solving::SEEDS;
use crate::base::error::Result;
use crate::base::statistics::share;
use gambol::search::Level;
use std::collections::BTreeMap;
use std::io::Write;

/// The width of a class of ratings.
const CLASS: i32 = 200;
/// The classes of chances.
const BINS: usize = 5;

/// Prints the counts of the puzzles, what the levels solve, and the calibration.
pub(super) fn print(
    found: &[GamePuzzles],
    chosen: &[(Puzzle, Option<Solved>)],
    scale: &Scale,
    file: &File,
    out: &mut dyn Write,
) -> Result {
    let [judged, dropped, kept] = [
        found.iter().map(|game| game.judged).sum::<u64>(),
        found.iter().map(|game| game.dropped).sum(),
        found.iter().map(|game| game.puzzles.len() as u64).sum(),
    ];
    writeln!(
        out,
        "{}: {} puzzles of {} games; {judged} positions judged, {} puzzles verified, {dropped} dropped",
        file.game,
        file.puzzles.len(),
        found.len(),
        kept + dropped,
    )?;
    count(out, "goal", file.puzzles.iter().map(|puzzle| puzzle.goal.clone()))?;
    count(out, "theme", file.puzzles.iter().flat_map(|puzzle| puzzle.themes.clone()))?;
    count(out, "steps", file.puzzles.iter().map(|puzzle| puzzle.steps.len().to_string()))?;
    let class = |puzzle: &Puzzle| format!("{:04}", puzzle.rating.div_euclid(CLASS) * CLASS);
    count(out, "rating from", file.puzzles.iter().map(class))?;
    let solved: Vec<Solved> = chosen.iter().filter_map(|(_, solved)| *solved).collect();
    writeln!(out, "level       rating  by games  solved, factor {:.2}", scale.factor)?;
    for (level, name) in Level::ALL.into_iter().enumerate() {
        let sum: u32 = solved.iter().map(|solved| solved[level].iter().sum::<u32>()).sum();
        let share = 100.0 * f64::from(sum) / (solved.len().max(1) as f64 * 2.0 * SEEDS as f64);
        let (rating, elo) = (scale.levels[level], scale.elo[level]);
        writeln!(out, "{:<10}{rating:>8.0}{elo:>+10.0}{share:>8.1} %", name.name())?;
    }
    writeln!(out, "chance by one half of the seeds, and share solved of the other half")?;
    print_bins(&calibrate(scale, &solved), out)
}

/// Prints what each level solved of puzzles with these ratings, and what those predicted.
pub(super) fn predicted(levels: &[f64], solved: &[(f64, Solved)], out: &mut dyn Write) -> Result {
    let mut bins = Bins::default();
    writeln!(out, "level       rating  predicted   solved")?;
    for (level, name) in Level::ALL.into_iter().enumerate() {
        let mut sums = [0.0; 2];
        for (rating, solved) in solved {
            let chance = share(levels[level] - rating);
            let part = f64::from(solved[level][0] + solved[level][1]) / (2.0 * SEEDS as f64);
            bins.add(chance, part);
            sums = [sums[0] + chance, sums[1] + part];
        }
        let [chance, part] = sums.map(|sum| 100.0 * sum / solved.len().max(1) as f64);
        let rating = levels[level];
        writeln!(out, "{:<10}{rating:>8.0}{chance:>9.1} %{part:>7.1} %", name.name())?;
    }
    writeln!(out, "chance by the rating, and share solved")?;
    print_bins(&bins, out)
}

fn print_bins(Bins(bins): &Bins, out: &mut dyn Write) -> Result {
    for (n, [cases, chance, share]) in bins.iter().enumerate() {
        let [chance, share] = [chance, share].map(|sum| 100.0 * sum / cases.max(1.0));
        let from = 100 / BINS * n;
        let to = from + 100 / BINS;
        let error = chance - share;
        writeln!(
            out,
            "{from:>3}–{to:<3} %{cases:>7.0} cases  {chance:5.1} %  {share:5.1} %  {error:+5.1}"
        )?;
    }
    Ok(())
}

/// Prints how often each word occurs.
fn count(out: &mut dyn Write, title: &str, words: impl Iterator<Item = String>) -> Result {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    words.for_each(|word| *counts.entry(word).or_default() += 1);
    let counts: Vec<String> =
        counts.iter().map(|(word, count)| format!("{word} {count}")).collect();
    Ok(writeln!(out, "{title}: {}", counts.join(", "))?)
}

/// By class of the chance: the cases, and the sums of the chances and of the shares that were solved.
#[derive(Default)]
struct Bins([[f64; 3]; BINS]);

impl Bins {
    fn add(&mut self, chance: f64, share: f64) {
        let bin = &mut self.0[((chance * BINS as f64) as usize).min(BINS - 1)];
        *bin = [bin[0] + 1.0, bin[1] + chance, bin[2] + share];
    }
}

/// A puzzle is rated by one half of the seeds, and the other half is counted.
fn calibrate(scale: &Scale, solved: &[Solved]) -> Bins {
    let mut bins = Bins::default();
    for solved in solved {
        for half in 0..2 {
            let counts = solved.map(|halves| f64::from(halves[half]));
            let rating = scale.rate_by(&counts, SEEDS as f64);
            for (level, halves) in solved.iter().enumerate() {
                let share = f64::from(halves[1 - half]) / SEEDS as f64;
                bins.add(scale.chance(level, rating), share);
            }
        }
    }
    bins
}

#[cfg(test)]
mod tests {
    use super::{SEEDS, predicted};

    /// Each level solves as many as its rating predicts, or all of them.
    #[test]
    fn what_was_predicted_is_compared_with_what_was_solved() {
        let levels = [1100.0, 1300.0, 1500.0, 1700.0, 1900.0];
        let half = SEEDS as u32;
        let print = |solved| {
            let mut out = Vec::new();
            predicted(&levels, &[(1500.0, solved)], &mut out).expect("it is written");
            String::from_utf8(out).expect("it is text")
        };
        let solved = [1, 4, 8, 11, 14].map(|count| [count; 2]);
        let text = print(solved);
        assert!(text.contains("medium        1500     50.0 %   53.3 %\n"), "{text}");
        assert!(text.contains(" 40–60  %      1 cases   50.0 %   53.3 %   -3.3\n"), "{text}");
        assert!(text.contains(" 80–100 %      1 cases   90.9 %   93.3 %   -2.4\n"), "{text}");
        let text = print([[half; 2]; 5]);
        assert!(text.contains("  0–20  %      1 cases    9.1 %  100.0 %  -90.9\n"), "{text}");
    }
}
