//! What a run prints.

use super::Result;
use super::file::{File, Puzzle};
use super::journal::Found;
use super::rating::{Scale, Solved};
use super::solving::SEEDS;
use gambol::search::Level;
use std::collections::BTreeMap;
use std::io::Write;

/// The width of a class of ratings.
const CLASS: i32 = 200;
/// The classes of chances.
const BINS: usize = 5;

/// Prints the counts of the puzzles, what the levels solve, and the calibration.
pub(super) fn print(
    found: &[Found],
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
    for (n, [cases, chance, share]) in calibrate(scale, &solved).into_iter().enumerate() {
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

/// By class of the chance: the cases, the mean chance and the share solved, both in percent. A puzzle is
/// rated by one half of the seeds, and the other half is counted.
fn calibrate(scale: &Scale, solved: &[Solved]) -> [[f64; 3]; BINS] {
    let mut bins = [[0.0; 3]; BINS];
    for solved in solved {
        for half in 0..2 {
            let counts = solved.map(|halves| f64::from(halves[half]));
            let rating = scale.rate_by(&counts, SEEDS as f64);
            for (level, halves) in solved.iter().enumerate() {
                let chance = scale.chance(level, rating);
                let bin = &mut bins[((chance * BINS as f64) as usize).min(BINS - 1)];
                bin[0] += 1.0;
                bin[1] += 100.0 * chance;
                bin[2] += 100.0 * f64::from(halves[1 - half]) / SEEDS as f64;
            }
        }
    }
    bins.map(|[cases, chance, share]| [cases, chance / cases.max(1.0), share / cases.max(1.0)])
}
