//! The puzzles of the page: their files are in the format, every move of a solution is legal, and the naive
//! implementations of the rules confirm what is exact.

#![allow(clippy::print_stdout, reason = "what was checked is the report of these tests")]

#[allow(dead_code, reason = "the parts that write a file are for the command")]
#[path = "../engine/cli/src/lab/puzzles/file.rs"]
mod file;
#[allow(dead_code, reason = "other tests use the rest")]
mod plain;

use file::{File, Puzzle, Step};
use gambol::search::Level;
use gambol::{Rng, games};
use plain::{Plain, by_plain_rules};
use std::collections::{HashMap, HashSet};

/// A file, with what it must have at least.
struct PuzzleFile {
    id: &'static str,
    text: &'static str,
    goals: &'static [&'static str],
    /// A file only grows.
    least: usize,
}

const FILES: [PuzzleFile; 4] = [
    PuzzleFile {
        id: "gambit",
        text: include_str!("../www/puzzles/gambit.txt"),
        goals: &["draw", "most", "win"],
        least: 420,
    },
    PuzzleFile {
        id: "combo",
        text: include_str!("../www/puzzles/combo.txt"),
        goals: &["stack", "win"],
        least: 420,
    },
    PuzzleFile {
        id: "triboard",
        text: include_str!("../www/puzzles/triboard.txt"),
        goals: &["cells", "most", "win"],
        least: 420,
    },
    PuzzleFile {
        id: "luckymoose",
        text: include_str!("../www/puzzles/luckymoose.txt"),
        goals: &["best", "most", "points", "win"],
        least: 420,
    },
];

/// The random puzzles of a game that the naive rules check: quickly, and all in all.
const QUICK: usize = 12;
const LONG: usize = 100;
/// The most positions of a tree that is searched by the naive rules.
const TREE: [u32; 2] = [4_000, 400_000];

fn file(id: &str) -> File {
    let listed = FILES.iter().find(|listed| listed.id == id).expect("there is a file");
    File::parse(listed.text).unwrap_or_else(|| panic!("{id}: not in the format"))
}

#[test]
fn files_are_in_the_format() {
    for PuzzleFile { id, text, goals, least } in FILES {
        let file = file(id);
        assert_eq!(file.to_string(), text, "{id} is not canonical");
        assert_eq!(file.game, id);
        let levels: Vec<&str> = file.levels.iter().map(|(level, _)| level.as_str()).collect();
        assert_eq!(levels, Level::ALL.map(Level::name));
        assert!(file.puzzles.len() >= least, "{id}: {} of {least} puzzles", file.puzzles.len());
        let positions: HashSet<&str> =
            file.puzzles.iter().map(|puzzle| puzzle.position.as_str()).collect();
        assert_eq!(positions.len(), file.puzzles.len(), "{id}: a position is there twice");
        for (n, puzzle) in file.puzzles.iter().enumerate() {
            let place = format!("{id} {}", n + 1);
            assert!(goals.contains(&puzzle.goal.as_str()), "{place}: {}", puzzle.goal);
            assert!((300..=2900).contains(&puzzle.rating), "{place}: {}", puzzle.rating);
            assert!(puzzle.themes.is_sorted_by(|a, b| a < b), "{place}: {:?}", puzzle.themes);
            assert!((1..=4).contains(&puzzle.steps.len()), "{place}: {} steps", puzzle.steps.len());
        }
    }
}

/// Every move is legal where it is played, no move is accepted twice, each step belongs to the solver, and
/// there is a move that is not accepted.
#[test]
fn solutions_are_legal() {
    for PuzzleFile { id, .. } in FILES {
        let game = games::find(id).expect("the game is registered");
        for (n, Puzzle { position, steps, .. }) in file(id).puzzles.iter().enumerate() {
            let place = format!("{id} {}", n + 1);
            let mut session = game.sample("", position, 0).expect("a view of the game");
            let solver = session.to_move().expect("the game goes on");
            assert_eq!(session.view(solver), *position, "{place}");
            let mut has_choice = false;
            for (n, step) in steps.iter().enumerate() {
                let Step { accepted, slower, reply } = step;
                assert_eq!(session.to_move(), Some(solver), "{place}");
                let legal = session.legal_moves();
                let right: HashSet<&String> = accepted.iter().chain(slower).collect();
                assert_eq!(right.len(), accepted.len() + slower.len(), "{place}");
                assert!(right.iter().all(|mv| legal.contains(mv)), "{place}: {right:?}");
                has_choice |= right.len() < legal.len();
                session.play(step.main()).expect("it is legal");
                assert_eq!(reply.is_empty(), n + 1 == steps.len(), "{place}");
                for mv in reply {
                    assert_ne!(session.to_move(), Some(solver), "{place}");
                    session.play(mv).unwrap_or_else(|error| panic!("{place}: {error}"));
                }
            }
            assert!(has_choice, "{place}: every move is right");
        }
    }
}

/// The number of the player to move.
fn mover(text: &str) -> usize {
    match text.split(' ').nth(1) {
        Some("o" | "b" | "1") => 0,
        Some("x" | "r" | "w" | "2") => 1,
        _ => 2,
    }
}

/// The scores of a status line.
fn scores(status: &str) -> Vec<i32> {
    let scores = status.rsplit(' ').next().unwrap_or_default();
    scores.split(',').map(|score| score.parse().expect("a number")).collect()
}

/// The lead of each player over the best other one at the end of a game.
type Leads = Vec<i32>;

/// Solves a game to its end by the naive rules: what may come of a position, however ties are broken, if
/// every player wants the largest lead.
struct Solver {
    known: HashMap<String, Vec<Leads>>,
    /// The positions that may still be searched.
    left: u32,
}

impl Solver {
    /// `None` if the tree is too large.
    fn outcomes<P: Plain>(&mut self, position: &P) -> Option<Vec<Leads>> {
        let text = position.text();
        if let Some(outcomes) = self.known.get(&text) {
            return Some(outcomes.clone());
        }
        self.left = self.left.checked_sub(1)?;
        let after = self.after(position)?;
        let own = mover(&text);
        let least = |n: usize| after[n].1.iter().map(|leads| leads[own]).min();
        let mut outcomes: Vec<Leads> = Vec::new();
        for (n, (_, leads)) in after.iter().enumerate() {
            // A move is not played if another one is better in any case.
            let others = (0..after.len()).filter(|other| *other != n);
            let bar = others.filter_map(least).max().unwrap_or(i32::MIN);
            outcomes.extend(leads.iter().filter(|leads| leads[own] >= bar).cloned());
        }
        if after.is_empty() {
            let scores = scores(&position.status());
            let lead = |player: usize| {
                let others = (0..scores.len()).filter(|other| *other != player);
                scores[player] - others.map(|other| scores[other]).max().expect("an opponent")
            };
            outcomes.push((0..scores.len()).map(lead).collect());
        }
        outcomes.sort_unstable();
        outcomes.dedup();
        self.known.insert(text, outcomes.clone());
        Some(outcomes)
    }

    /// The moves with what may come of them.
    fn after<P: Plain>(&mut self, position: &P) -> Option<Vec<(String, Vec<Leads>)>> {
        let moves = position.moves().into_iter();
        moves.map(|(mv, after)| Some((mv, self.outcomes(&after)?))).collect()
    }
}

fn play<P: Plain>(position: &P, mv: &str) -> P {
    let found = position.moves().into_iter().find(|(legal, _)| legal == mv);
    found.unwrap_or_else(|| panic!("{mv} is not legal in {}", position.text())).1
}

/// Whether the accepted moves of each step are those that the naive rules find; `None` if the tree of a step
/// is too large, or the puzzle is not exact.
fn is_confirmed<P: Plain>(puzzle: &Puzzle, most: u32) -> Option<bool> {
    let game = games::find(P::ID).expect("the game is registered");
    let session = game.sample("", &puzzle.position, 0).expect("a view of the game");
    let mut position = P::parse(&session.position()).expect("a position");
    if puzzle.goal == "points" {
        // The points of a lay are the change of the score.
        let own = mover(&position.text());
        let before = scores(&position.status())[own];
        let points: Vec<(String, i32)> = position
            .moves()
            .into_iter()
            .map(|(mv, after)| (mv, scores(&after.status())[own] - before))
            .collect();
        let most = points.iter().map(|(_, points)| *points).max()?;
        let best: Vec<_> = points.iter().filter(|(_, points)| *points == most).collect();
        return Some(best.len() == 1 && best[0].0 == puzzle.steps[0].main());
    }
    // With tokens in the pool nothing is exact.
    let is_exact = P::ID != "luckymoose" || puzzle.position.contains(" 0 0 -");
    if !is_exact && !["win", "most"].contains(&puzzle.goal.as_str()) || puzzle.goal == "cells" {
        return None;
    }
    let own = mover(&position.text());
    for step in &puzzle.steps {
        let mut solver = Solver { known: HashMap::new(), left: most };
        let after = solver.after(&position)?;
        let leads = |outcomes: &[Leads]| -> [i32; 2] {
            let leads = || outcomes.iter().map(|leads| leads[own]);
            [leads().min(), leads().max()].map(|lead| lead.expect("a game has an end"))
        };
        let main = after.iter().find(|(mv, _)| mv == step.main())?;
        // What the solver must reach, and nothing else may.
        let bar = match puzzle.goal.as_str() {
            "win" => 1,
            "draw" => 0,
            _ => leads(&main.1)[0],
        };
        let ahead = match (puzzle.goal.as_str(), P::ID) {
            ("most", "luckymoose") => 4,
            ("most", _) => 2,
            _ => 1,
        };
        let is_right = |(mv, outcomes): &(String, Vec<Leads>)| {
            let [least, most] = leads(outcomes);
            if step.accepted.contains(mv) { least >= bar } else { most <= bar - ahead }
        };
        if !after.iter().all(is_right) || puzzle.goal == "draw" && leads(&main.1)[1] > 0 {
            return Some(false);
        }
        position = play(&position, step.main());
        for mv in &step.reply {
            position = play(&position, mv);
        }
    }
    Some(true)
}

/// Checks random puzzles of a game.
fn check_by_plain_rules<P: Plain>(count: usize, most: u32, seed: u64) {
    let mut puzzles = file(P::ID).puzzles;
    Rng::new(seed).shuffle(&mut puzzles);
    let exact =
        puzzles.iter().filter_map(|puzzle| Some((puzzle, is_confirmed::<P>(puzzle, most)?)));
    let checked: Vec<_> = exact.take(count).collect();
    let wrong: Vec<&str> = checked
        .iter()
        .filter(|(_, is_confirmed)| !is_confirmed)
        .map(|(puzzle, _)| puzzle.position.as_str())
        .collect();
    let checked = checked.len();
    assert!(wrong.is_empty(), "{}: {wrong:#?}", P::ID);
    println!("{}: {checked} puzzles confirmed by the naive rules", P::ID);
    assert_eq!(checked, count, "{}: too few are exact", P::ID);
}

/// The plies of the longest win of Combo that is proved by the naive rules.
const WIN: u32 = 5;

/// Whether the player to move wins within so many plies, whatever the other does; `None` if too many
/// positions are met.
fn wins<P: Plain>(position: &P, plies: u32, left: &mut u32) -> Option<bool> {
    let own = mover(&position.text());
    for (_, after) in position.moves() {
        if has_won(&after, own, plies - 1, left)? {
            return Some(true);
        }
    }
    Some(false)
}

/// Whether a player who has moved wins within so many plies more.
fn has_won<P: Plain>(after: &P, own: usize, plies: u32, left: &mut u32) -> Option<bool> {
    *left = left.checked_sub(1)?;
    if after.status().starts_with("over") {
        return Some(after.status().split(' ').nth(1) == Some(["b", "w"][own]));
    }
    if plies == 0 {
        return Some(false);
    }
    for (_, next) in after.moves() {
        if plies < 2 || !wins(&next, plies - 1, left)? {
            return Some(false);
        }
    }
    Some(true)
}

/// Whether the fast wins of Combo are those that are accepted; `None` if the first step is no win of a few
/// plies.
fn is_fastest(position: &plain::combo::Combo, puzzle: &Puzzle) -> Option<bool> {
    if puzzle.goal != "win" {
        return None;
    }
    let own = mover(&position.text());
    let mut left = TREE[1];
    for plies in (0..WIN).step_by(2) {
        let mut fast = HashSet::new();
        for (mv, after) in position.moves() {
            if has_won(&after, own, plies, &mut left)? {
                fast.insert(mv);
            }
        }
        if !fast.is_empty() {
            return Some(fast == puzzle.steps[0].accepted.iter().cloned().collect());
        }
    }
    None
}

/// Asserts that the naive rules have the same moves, positions and results wherever a puzzle leads, and
/// returns the position that it begins with.
fn check_moves<P: Plain>(puzzle: &Puzzle) -> P {
    let game = games::find(P::ID).expect("the game is registered");
    let mut session = game.sample("", &puzzle.position, 0).expect("a view of the game");
    let parse = |text: &str| P::parse(text).expect("a position");
    let first = parse(&session.position());
    let line = puzzle
        .steps
        .iter()
        .flat_map(|step| std::iter::once(step.main()).chain(step.reply.iter().map(String::as_str)));
    for mv in line {
        let position = parse(&session.position());
        let place = format!("{} {}", P::ID, position.text());
        assert_eq!(position.status(), session.status().to_string(), "{place}");
        let after = |mv: String| {
            let after = session.after(&mv).expect("it is legal");
            let opened = game.open("", &after).expect("a position").status().to_string();
            (mv, after, opened)
        };
        let naive = |(mv, after): (String, P)| (mv, after.text(), after.status());
        let mut expected: Vec<_> = position.moves().into_iter().map(naive).collect();
        let mut found: Vec<_> = session.legal_moves().into_iter().map(after).collect();
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected, "{place}");
        session.play(mv).expect("it is legal");
    }
    first
}

fn check_all_moves<P: Plain>(count: usize, seed: u64) -> Vec<(P, Puzzle)> {
    let mut puzzles = file(P::ID).puzzles;
    Rng::new(seed).shuffle(&mut puzzles);
    let puzzles = puzzles.into_iter().take(count);
    puzzles.map(|puzzle| (check_moves::<P>(&puzzle), puzzle)).collect()
}

fn check_combo(count: usize, seed: u64) {
    let checked = check_all_moves::<plain::combo::Combo>(count, seed);
    let exact = checked.iter().filter_map(|(position, puzzle)| is_fastest(position, puzzle));
    let exact: Vec<bool> = exact.collect();
    assert!(exact.iter().all(|is_fastest| *is_fastest), "{exact:?}");
    let moves = checked.len();
    println!(
        "combo: moves and results of {moves} puzzles, and {} short wins confirmed",
        exact.len()
    );
}

/// The ids of the games but Combo, whose short wins are confirmed as well.
fn others() -> impl Iterator<Item = &'static str> {
    games::GAMES.iter().map(|game| game.id).filter(|id| *id != plain::combo::Combo::ID)
}

fn check_moves_of_others(count: usize, seed: u64) {
    for id in others() {
        by_plain_rules!(id, check_all_moves(count, seed));
    }
}

#[test]
fn naive_rules_have_the_moves_of_puzzles() {
    check_combo(QUICK, 1);
    check_moves_of_others(QUICK, 1);
}

#[test]
#[ignore = "takes a minute: a hundred puzzles of each game"]
fn naive_rules_have_the_moves_of_a_hundred_puzzles_of_each_game() {
    check_combo(usize::MAX, 2);
    check_moves_of_others(LONG, 2);
}

#[test]
fn naive_rules_confirm_puzzles() {
    for id in others() {
        by_plain_rules!(id, check_by_plain_rules(QUICK, TREE[0], 1));
    }
}

#[test]
#[ignore = "takes minutes: a hundred whole trees of each game"]
fn naive_rules_confirm_a_hundred_puzzles_of_each_game() {
    for id in others() {
        by_plain_rules!(id, check_by_plain_rules(LONG, TREE[1], 2));
    }
}
