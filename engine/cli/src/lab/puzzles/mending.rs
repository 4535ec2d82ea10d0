//! Puzzles that a stronger search refutes are mended in their places: the list only grows.

use super::checking;
use super::file::{File, Puzzle};
use super::game_puzzles::Solved;
use super::journal::Journal;
use super::line;
use super::plan::Plan;
use super::rating::Scale;
use super::{selfplay, solving, symmetry};
use crate::base::error::Result;
use std::collections::HashSet;
use std::io::Write;

/// What becomes of a puzzle that is judged again.
enum Mended {
    /// Its solution is another one.
    Changed(Puzzle, Solved),
    /// Its position is no puzzle any more.
    Refuted(String),
}

/// Judges all puzzles again at ten times the effort. Those whose solution is another one get it; those that
/// are none any more are replaced by puzzles of new games, at the same ids. Both are rated by the levels'
/// ratings of the file. Prints what was judged, and then each new puzzle when it is found. The games of a
/// journal are not played again.
pub(super) fn mend(
    plan: &Plan,
    file: &File,
    journal: Option<&str>,
    out: &mut dyn Write,
) -> Result<File> {
    let (mut journal, mut games) = Journal::open(journal, plan)?;
    let mut judged = Vec::new();
    crate::base::parallel::run(
        0,
        file.puzzles.len() as u64,
        |n| judge(plan, &file.puzzles[n as usize]),
        |_, found| {
            judged.push(found);
            Ok(())
        },
    )?;
    let mut mended = file.clone();
    let scale = Scale::of(&file.levels);
    let mut refuted = Vec::new();
    for (n, found) in judged.into_iter().enumerate() {
        match found {
            None => {}
            Some(Mended::Changed(puzzle, solved)) => {
                writeln!(out, "{} {}: another solution", file.game, n + 1)?;
                mended.puzzles[n] = rated(&scale, puzzle, &solved);
            }
            Some(Mended::Refuted(problem)) => {
                writeln!(out, "{} {}: {problem}", file.game, n + 1)?;
                refuted.push(n);
            }
        }
    }
    let mut known: HashSet<String> = file
        .puzzles
        .iter()
        .map(|puzzle| symmetry::canonical(plan.game, &puzzle.position))
        .collect();
    let mut looked = 0;
    while !refuted.is_empty() {
        out.flush()?;
        if looked == games.len() {
            selfplay::play_batch(plan, u64::MAX, &mut journal, &mut games)?;
        }
        let new = games[looked..].iter().flat_map(|game| &game.puzzles);
        looked = games.len();
        for (puzzle, solved) in new {
            let is_new = known.insert(symmetry::canonical(plan.game, &puzzle.position));
            // It takes the first place that a puzzle of its kind has left.
            let place = refuted.iter().position(|n| file.puzzles[*n].goal == puzzle.goal);
            if let (true, Some(place)) = (is_new, place) {
                let n = refuted.remove(place);
                writeln!(out, "{} {}: another puzzle", file.game, n + 1)?;
                mended.puzzles[n] = rated(&scale, puzzle.clone(), solved);
            }
        }
    }
    Ok(mended)
}

/// Judges a puzzle again; `None` if it is as the file has it.
fn judge(plan: &Plan, puzzle: &Puzzle) -> Result<Option<Mended>> {
    let changed = match checking::judged_again(plan, puzzle)? {
        Ok(steps) if checking::changed(&steps, &puzzle.steps).is_none() => return Ok(None),
        Ok(steps) => Puzzle { steps, ..puzzle.clone() },
        Err(problem) => {
            let line = match line::line(plan, &puzzle.position)? {
                Some(line) => line::verify(plan, &line)?,
                None => None,
            };
            let Some(line) = line else { return Ok(Some(Mended::Refuted(problem))) };
            selfplay::puzzle(plan, &line)?
        }
    };
    // What it was changed to has to be one.
    if let Some(problem) = checking::problem(plan, &changed)? {
        return Ok(Some(Mended::Refuted(problem)));
    }
    let solved = solving::count(plan, &changed, solving::FIRST)?;
    Ok(Some(Mended::Changed(changed, solved)))
}

fn rated(scale: &Scale, puzzle: Puzzle, solved: &Solved) -> Puzzle {
    Puzzle { rating: scale.rate(solved).round() as i32, ..puzzle }
}

#[cfg(test)]
mod tests {
    use super::super::judge_of;
    use super::*;
    use gambol::games;

    /// A wrong solution is mended, and what is no puzzle gives its place to another one of its goal.
    #[test]
    fn a_file_is_mended_in_its_places() {
        let text = include_str!("../../../../../www/puzzles/gambit.txt");
        let game = games::find("gambit").expect("it is registered");
        let plan = Plan { game, judge: judge_of(game).expect("it has criteria"), seed: 5 };
        let mut right = File::parse(text).expect("it is in the format");
        right.puzzles.truncate(4);
        let mut wrong = right.clone();
        let legal = super::super::judge::open(game, &right.puzzles[1].position).expect("a view");
        let main = right.puzzles[1].steps[0].main();
        let other = legal.legal_moves().into_iter().find(|mv| mv != main).expect("a choice");
        wrong.puzzles[1].steps[0].accepted = vec![other];
        wrong.puzzles[2].position = game.start("").expect("the start").position();
        let journal = std::env::temp_dir().join(format!("gambol-mending-{}", std::process::id()));
        let journal = journal.to_str().expect("its name is text");
        let mut out = Vec::new();
        let mended = mend(&plan, &wrong, Some(journal), &mut out).expect("it is mended");
        assert_eq!(mended.puzzles[0], right.puzzles[0]);
        assert_eq!(mended.puzzles[1].steps, right.puzzles[1].steps);
        assert_eq!(mended.puzzles[2].goal, right.puzzles[2].goal);
        assert_eq!(mended.puzzles[3], right.puzzles[3]);
        for puzzle in &mended.puzzles {
            assert_eq!(checking::problem(&plan, puzzle).expect("it is judged"), None);
        }
        let said = String::from_utf8(out).expect("it is text");
        assert!(said.starts_with("gambit 2: another solution\ngambit 3: step 1: "), "{said}");
        assert!(said.ends_with("gambit 3: another puzzle\n"), "{said}");
        assert_eq!(mend(&plan, &mended, None, &mut Vec::new()).expect("it is judged"), mended);
        // A run that was ended goes on from its games.
        let played = std::fs::read(journal).expect("it was written");
        let again = mend(&plan, &wrong, Some(journal), &mut Vec::new()).expect("it is mended");
        assert_eq!(again, mended);
        assert_eq!(std::fs::read(journal).expect("it was written"), played);
        std::fs::remove_file(journal).expect("it is there");
    }
}
