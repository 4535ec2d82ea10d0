//! The command `puzzles`: positions of games between levels that have one solution, with ratings.

mod checking;
mod combo;
mod file;
#[cfg(test)]
mod fuzz;
mod gambit;
mod game_puzzles;
mod journal;
mod judge;
mod line;
mod luckymoose;
mod mending;
mod plan;
mod rating;
mod report;
mod selfplay;
mod solving;
mod symmetry;
mod triboard;

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::{InputError, Result};
use crate::base::save;
use file::{File, Puzzle};
use gambol::Entry;
use game_puzzles::{GamePuzzles, Solved};
use journal::Journal;
use judge::Judge;
use plan::Plan;
use rating::Scale;
use std::collections::HashMap;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "puzzles",
    usage: "GAME",
    summary: "positions of games with one solution, and how hard they are",
    details: DETAILS,
    options: &["file", "games", "journal", "mend", "puzzles", "seed", "solve", "verify"],
    has_setup: false,
    run,
};

const DETAILS: &str = "\
Plays games between levels, looks for positions with one solution, judges each again at ten times
the effort, and lets every level solve it with 30 seeds. www/docs/puzzles.md describes the file
and the criteria. A file keeps its puzzles and is appended to.

Options:
  --file FILE         the file of puzzles
  --games N           the most games (default: 100,000)
  --journal FILE      a line of JSON for each game; the same command goes on after a run that was
                      ended at any moment (with --mend, too)
  --mend              judges all puzzles of the file again at ten times the effort, writes the
                      solutions that have changed, and replaces those that are none any more by
                      puzzles of new games, at the same ids
  --puzzles N         the number of puzzles (default: 400)
  --seed N            the seed of the games, or of the choice of puzzles (default: 1)
  --solve N           lets every level solve N random puzzles of the file with 30 other seeds, and
                      prints what they solved and what the ratings predicted
  --verify N          judges N random puzzles of the file again at ten times the effort, and prints
                      those that are none
";

/// The default number of puzzles.
const PUZZLES: u64 = 400;
/// The default number of games that are played at most.
const GAMES: u64 = 100_000;

/// The criteria of a game; `None` if it has none.
fn judge_of(game: &Entry) -> Option<Box<dyn Judge>> {
    match game.id {
        "gambit" => Some(Box::new(gambit::Gambit::default())),
        "combo" => Some(Box::new(combo::Combo)),
        "triboard" => Some(Box::new(triboard::Triboard)),
        "luckymoose" => Some(Box::new(luckymoose::LuckyMoose)),
        _ => None,
    }
}

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let game = arguments.game()?;
    let expected = "gambit, combo, triboard or luckymoose";
    let judge = judge_of(game).ok_or_else(|| InputError::new("game", game.id, expected))?;
    let wanted = arguments.number("puzzles", 1_000_000)?.unwrap_or(PUZZLES);
    let games = arguments.number("games", 1_000_000)?.unwrap_or(GAMES);
    let seed = arguments.number("seed", (1 << 53) - 1)?.unwrap_or(1);
    let path = arguments.value("file").map(PathBuf::from);
    let journal = arguments.value("journal");
    let verify = arguments.number("verify", 1_000_000)?;
    let solve = arguments.number("solve", 1_000_000)?;
    let mends = arguments.switch("mend");
    arguments.finish()?;
    let (read, old) = match path.as_ref().filter(|path| path.exists()) {
        Some(path) => read_file(path, game)?,
        None => (String::new(), File::default()),
    };
    let plan = Plan { game, judge, seed };
    if verify.is_some() || solve.is_some() || mends {
        if old.puzzles.is_empty() {
            return Err(InputError::new("file", "no puzzles", "a file of puzzles").into());
        }
        if let (true, Some(path)) = (mends, &path) {
            let file = mending::mend(&plan, &old, journal.as_deref(), out)?;
            return write_file(path, &read, &file);
        }
        verify.map_or(Ok(()), |count| checking::verify(&plan, &old, count, out))?;
        return solve.map_or(Ok(()), |count| checking::solve(&plan, &old, count, out));
    }
    let (mut journal, mut found) = Journal::open(journal.as_deref(), &plan)?;
    let mut chosen = choose(&plan, &old, &found);
    while (chosen.len() as u64) < wanted && (found.len() as u64) < games {
        selfplay::play_batch(&plan, games, &mut journal, &mut found)?;
        chosen = choose(&plan, &old, &found);
    }
    chosen.truncate(old.puzzles.len().max(wanted as usize));
    let scale = Scale::fit(&found, &chosen);
    let puzzle = |(puzzle, solved): &(Puzzle, Option<Solved>)| Puzzle {
        rating: solved.map_or(puzzle.rating, |solved| scale.rate(&solved).round() as i32),
        ..puzzle.clone()
    };
    let file = File {
        game: game.id.to_string(),
        levels: scale.levels(),
        rounds: old.rounds,
        puzzles: chosen.iter().map(puzzle).collect(),
    };
    report::print(&found, &chosen, &scale, &file, out)?;
    path.map_or(Ok(()), |path| write_file(&path, &read, &file))
}

/// Replaces a file that has the text that was read of it.
fn write_file(path: &Path, read: &str, file: &File) -> Result {
    save::replace(path, |now| match now == read.as_bytes() {
        true => Ok(file.to_string().into_bytes()),
        false => Err(io::Error::other("the file of puzzles was changed meanwhile")),
    })?;
    Ok(())
}

/// A file of puzzles of a game, with its text.
fn read_file(path: &Path, game: &Entry) -> Result<(String, File)> {
    let text = std::fs::read_to_string(path)?;
    let file = File::parse(&text).filter(|file| file.game == game.id);
    let place = format!("file {}", path.display());
    let expected = format!("puzzles of {}", game.id);
    let file = file.ok_or_else(|| InputError::new(place, "other text", expected))?;
    Ok((text, file))
}

/// The puzzles of a file, those that it has first, then the new ones in the order of their games. Of
/// those that are the same by symmetry only the first is taken. Each has what the levels solved of
/// it, if the journal knows that.
fn choose(plan: &Plan, old: &File, found: &[GamePuzzles]) -> Vec<(Puzzle, Option<Solved>)> {
    let key = |puzzle: &Puzzle| symmetry::canonical(plan.game, &puzzle.position);
    let mut places: HashMap<String, usize> = HashMap::new();
    let mut chosen = Vec::new();
    for puzzle in &old.puzzles {
        places.insert(key(puzzle), chosen.len());
        chosen.push((puzzle.clone(), None));
    }
    for (puzzle, solved) in found.iter().flat_map(|game| &game.puzzles) {
        match places.get(&key(puzzle)) {
            Some(&place) if chosen[place].0.position == puzzle.position => {
                chosen[place].1 = Some(*solved);
            }
            Some(_) => {}
            None => {
                places.insert(key(puzzle), chosen.len());
                chosen.push((puzzle.clone(), Some(*solved)));
            }
        }
    }
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol::{Rng, games};

    fn game(id: &str) -> Result<&'static Entry> {
        Ok(games::find(id)?)
    }

    const FILES: [&str; 4] = [
        include_str!("../../../../../www/puzzles/gambit.txt"),
        include_str!("../../../../../www/puzzles/combo.txt"),
        include_str!("../../../../../www/puzzles/triboard.txt"),
        include_str!("../../../../../www/puzzles/luckymoose.txt"),
    ];

    fn check_random(count: usize) {
        for text in FILES {
            let mut file = File::parse(text).expect("it is in the format");
            let game = game(&file.game).expect("it is registered");
            let judge = judge_of(game).expect("it has criteria");
            let plan = Plan { game, judge, seed: 0 };
            Rng::new(3).shuffle(&mut file.puzzles);
            for puzzle in file.puzzles.iter().take(count) {
                let problem = checking::problem(&plan, puzzle).expect("it is judged");
                assert_eq!(problem, None, "{}: {}", plan.game.id, puzzle.position);
            }
        }
    }

    #[test]
    fn puzzles_meet_the_criteria_at_ten_times_the_effort() {
        check_random(3);
    }

    /// A puzzle with another solution, or with none, is found.
    #[test]
    fn what_is_no_puzzle_is_told() {
        let file = File::parse(FILES[0]).expect("it is in the format");
        let game = game(&file.game).expect("it is registered");
        let plan = Plan { game, judge: judge_of(game).expect("it has criteria"), seed: 0 };
        let mut puzzle = file.puzzles[0].clone();
        let legal = judge::open(game, &puzzle.position).expect("a view").legal_moves();
        let other = legal.into_iter().find(|mv| mv != puzzle.steps[0].main());
        puzzle.steps[0].accepted = vec![other.expect("a choice")];
        let problem = checking::problem(&plan, &puzzle).expect("it is judged");
        assert!(problem.is_some_and(|problem| problem.starts_with("step 1: [")));
        puzzle.position = game.start("").expect("the start").position();
        let problem = checking::problem(&plan, &puzzle).expect("it is judged");
        assert_eq!(problem.as_deref(), Some("step 1: no puzzle"));
    }

    #[test]
    #[ignore = "takes many minutes: all puzzles"]
    fn all_puzzles_meet_the_criteria_at_ten_times_the_effort() {
        check_random(usize::MAX);
    }

    /// A puzzle stays where it is when others are added, and images of it are not added.
    #[test]
    fn a_file_only_grows() {
        let game = game("gambit").expect("it is registered");
        let judge = judge_of(game).expect("it has criteria");
        let plan = Plan { game, judge, seed: 5 };
        let found: Vec<GamePuzzles> =
            (0..12).map(|number| selfplay::play(&plan, number).expect("it plays")).collect();
        let few = choose(&plan, &File::default(), &found[..6]);
        let puzzles = few.iter().map(|(puzzle, _)| puzzle.clone()).collect();
        let old = File { puzzles, ..File::default() };
        let more = choose(&plan, &old, &found);
        assert!(!few.is_empty() && more.len() > few.len(), "{} of {}", few.len(), more.len());
        assert_eq!(more, choose(&plan, &File::default(), &found));
        assert_eq!(more[..few.len()], few[..]);
        let doubled = [&found[..], &found].concat();
        assert_eq!(choose(&plan, &old, &doubled), more);
    }

    /// A run that goes on from its journal gives what a run in one piece gives.
    #[test]
    fn a_run_goes_on_from_its_journal() {
        let game = game("gambit").expect("it is registered");
        let plan = Plan { game, judge: judge_of(game).expect("it has criteria"), seed: 5 };
        let name = format!(
            "{}/gambol-puzzles-{}.json",
            std::env::temp_dir().display(),
            std::process::id()
        );
        let (mut journal, none) = Journal::open(Some(&name), &plan).expect("a new file");
        assert!(none.is_empty());
        let found: Vec<GamePuzzles> =
            (0..4).map(|number| selfplay::play(&plan, number).expect("it plays")).collect();
        found.iter().for_each(|game| journal.add(game).expect("it is written"));
        drop(journal);
        // The last line of an interrupted run is not whole.
        let mut text = std::fs::read_to_string(&name).expect("it was written");
        text.push_str("{\"levels\":[0");
        std::fs::write(&name, text).expect("it is a file");
        let (_, read) = Journal::open(Some(&name), &plan).expect("a journal of this run");
        assert_eq!(format!("{read:?}"), format!("{found:?}"));
        let other = Plan { seed: 6, judge: judge_of(game).expect("it has criteria"), ..plan };
        assert!(Journal::open(Some(&name), &other).is_err());
        std::fs::remove_file(&name).expect("it is there");
    }
}
