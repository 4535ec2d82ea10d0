//! Checks of the puzzles of a file: their criteria, and what their ratings predict.

use super::file::{File, Puzzle, Step};
use super::judge::Judgement;
use super::plan::Plan;
use super::{judge, report, solving};
use crate::base::error::Result;
use gambol::Rng;
use std::io::Write;

/// Random puzzles of a file with their ids.
fn sample(file: &File, count: u64, seed: u64) -> Vec<(usize, &Puzzle)> {
    let mut puzzles: Vec<_> = (1..).zip(&file.puzzles).collect();
    Rng::new(seed).shuffle(&mut puzzles);
    puzzles.truncate(count as usize);
    puzzles
}

/// Judges random puzzles again at ten times the effort, and prints those that are none.
pub(super) fn verify(plan: &Plan, file: &File, count: u64, out: &mut dyn Write) -> Result {
    let puzzles = sample(file, count, plan.seed);
    let mut failed = Vec::new();
    crate::base::parallel::run(
        0,
        puzzles.len() as u64,
        |n| problem(plan, puzzles[n as usize].1),
        |n, problem| {
            failed.extend(problem.map(|problem| (puzzles[n as usize].0, problem)));
            Ok(())
        },
    )?;
    for (id, problem) in &failed {
        writeln!(out, "{} {id}: {problem}", file.game)?;
    }
    let failed = failed.len();
    let (game, all, count) = (&file.game, file.puzzles.len(), puzzles.len());
    Ok(writeln!(out, "{game}: {count} of {all} puzzles judged again, {failed} failed")?)
}

/// Lets every level solve random puzzles with seeds that their ratings do not know, and prints what was
/// solved and what the ratings predicted.
pub(super) fn solve(plan: &Plan, file: &File, count: u64, out: &mut dyn Write) -> Result {
    let puzzles = sample(file, count, plan.seed);
    let mut solved = Vec::new();
    crate::base::parallel::run(
        0,
        puzzles.len() as u64,
        |n| solving::count(plan, puzzles[n as usize].1, solving::OTHERS),
        |n, counts| {
            solved.push((f64::from(puzzles[n as usize].1.rating), counts));
            Ok(())
        },
    )?;
    let (game, all, count) = (&file.game, file.puzzles.len(), puzzles.len());
    let seeds = 2 * solving::SEEDS;
    writeln!(out, "{game}: {count} of {all} puzzles, {seeds} other seeds a level")?;
    let levels: Vec<f64> = file.levels.iter().map(|(_, rating)| f64::from(*rating)).collect();
    report::predicted(&levels, &solved, out)
}

/// What is wrong with a puzzle at ten times the effort; `None` if each step is one by the criteria.
pub(super) fn problem(plan: &Plan, puzzle: &Puzzle) -> Result<Option<String>> {
    Ok(match judged_again(plan, puzzle)? {
        Err(problem) => Some(problem),
        Ok(steps) => changed(&steps, &puzzle.steps),
    })
}

/// The first difference of the steps that were found from those of the file; the order of moves is none.
pub(super) fn changed(found: &[Step], listed: &[Step]) -> Option<String> {
    found.iter().zip(listed).enumerate().find_map(|(n, (found, listed))| {
        let pairs = [(&found.accepted, &listed.accepted), (&found.slower, &listed.slower)];
        let (found, listed) =
            pairs.into_iter().find(|(found, listed)| sorted(found) != sorted(listed))?;
        Some(format!("step {}: {}", n + 1, difference(found, listed)))
    })
}

fn sorted(moves: &[String]) -> Vec<&String> {
    let mut moves: Vec<_> = moves.iter().collect();
    moves.sort_unstable();
    moves
}

/// What is said of moves that are others than those of the file.
fn difference(found: &[String], listed: &[String]) -> String {
    format!("{:?} where the file has {:?}", sorted(found), sorted(listed))
}

/// The steps of a puzzle at ten times the effort, with the main moves and the replies of the file; or what is
/// wrong with one of them.
pub(super) fn judged_again(
    plan: &Plan,
    puzzle: &Puzzle,
) -> Result<std::result::Result<Vec<Step>, String>> {
    let mut session = judge::open(plan.game, &puzzle.position)?;
    let mut steps = Vec::new();
    for (n, step) in puzzle.steps.iter().enumerate() {
        let problem = |text: &str| Ok(Err(format!("step {}: {text}", n + 1)));
        let Some(view) = judge::view(session.as_ref()) else {
            return problem("the game is over");
        };
        let judged = plan.judge.judge(&view, Some(&puzzle.goal))?;
        // Some goals are only for the first step.
        let judged =
            judged.map_or_else(|| plan.judge.judge(&view, None), |judged| Ok(Some(judged)));
        let Some(judged) = judged? else { return problem("no puzzle") };
        let Some(verified) = plan.judge.verify(&view, &judged)? else {
            return problem("no puzzle at ten times the effort");
        };
        let Judgement { mut accepted, slower, .. } = verified;
        // The main move of the file stays the first one, and leads to the next step.
        let Some(at) = accepted.iter().position(|mv| mv == step.main()) else {
            return problem(&difference(&accepted, &step.accepted));
        };
        accepted[..=at].rotate_right(1);
        steps.push(Step { accepted, slower, reply: step.reply.clone() });
        for mv in std::iter::once(step.main()).chain(step.reply.iter().map(String::as_str)) {
            session.play(mv)?;
        }
    }
    Ok(Ok(steps))
}
