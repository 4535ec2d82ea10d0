//! A game between levels, and the puzzles in it.

use super::file::{Puzzle, Step};
use super::game_puzzles::GamePuzzles;
use super::journal::Journal;
use super::line::{self, Judged};
use super::plan::Plan;
use super::{solving, symmetry};
use crate::base::error::Result;
use crate::base::parallel;
use crate::base::places::places;
use crate::base::seed;
use crate::players::choice::OngoingGame;
use crate::players::moves::pick;
use gambol::search::Level;
use std::collections::HashSet;

/// The number of games after which the puzzles are counted.
const BATCH: u64 = 4;
/// The most puzzles of a game.
const PER_GAME: usize = 2;
/// The fewest moves between two puzzles of a game.
const APART: usize = 4;
/// The most random moves that a game begins with: from a start that is always the same, and from a deal.
const OPENING: [u64; 2] = [8, 2];

/// Plays the next games, up to a number of all games, and adds what is found to the journal.
pub(super) fn play_batch(
    plan: &Plan,
    games: u64,
    journal: &mut Journal,
    found: &mut Vec<GamePuzzles>,
) -> Result {
    let from = found.len() as u64;
    let to = (from + BATCH).min(games);
    parallel::run(
        from,
        to,
        |number| play(plan, number),
        |_, game| {
            journal.add(&game)?;
            found.push(game);
            Ok(())
        },
    )
}

/// Plays the game of a number between levels that are drawn for it, and looks for puzzles.
pub(super) fn play(plan: &Plan, number: u64) -> Result<GamePuzzles> {
    let mut rng = seed::rng_of(plan.seed, number);
    let setup = plan.judge.setup(number);
    let mut session = plan.game.start(&format!("{setup} seed={}", rng.below(1 << 53)))?;
    if let Some(position) = plan.judge.opening(number, &mut rng) {
        session = plan.game.open(setup, &position)?;
    }
    let is_seeded = seed::makes_start(plan.game, "")?;
    let mut levels: Vec<usize> = (0..Level::ALL.len()).collect();
    rng.shuffle(&mut levels);
    levels.truncate(session.players().into());
    for _ in 0..rng.below(OPENING[usize::from(is_seeded)] + 1) {
        let moves = session.legal_moves();
        if !moves.is_empty() {
            session.play(&pick(moves, &mut rng))?;
        }
    }
    let mut positions: Vec<Candidate> = Vec::new();
    let mut previous = None;
    while let Some(mover) = session.to_move() {
        if plan.judge.is_candidate(session.as_ref()) {
            positions.push((session.ply(), session.view(mover), previous));
        }
        let ongoing = OngoingGame { game: plan.game, setup, session: session.as_ref() };
        let level = Level::ALL[levels[usize::from(mover.0)]];
        let mv = plan.choose(&ongoing, level, rng.bits() >> 11)?;
        session.play(&mv)?;
        previous = Some(mv);
    }
    let places = places(&session.status());
    rng.shuffle(&mut positions);
    let mut found = GamePuzzles { levels, places, ..GamePuzzles::default() };
    find_puzzles(plan, positions, &mut found)?;
    Ok(found)
}

/// A position of a game that may be a puzzle: its ply, the view of the player to move, and the move
/// before it.
type Candidate = (usize, String, Option<String>);

/// Adds the puzzles among some positions, up to the number that a game may have.
fn find_puzzles(plan: &Plan, positions: Vec<Candidate>, found: &mut GamePuzzles) -> Result {
    let mut met = HashSet::new();
    let mut plies: Vec<usize> = Vec::new();
    for (ply, view, previous) in positions {
        if found.puzzles.len() == PER_GAME {
            break;
        }
        // Positions of a few moves later are much the same puzzle.
        if plies.iter().any(|other| other.abs_diff(ply) < APART) {
            continue;
        }
        found.judged += 1;
        if !plan.judge.is_promising(&view, previous.as_deref())? {
            continue;
        }
        let Some(line) = line::line(plan, &view)? else { continue };
        let keys: Vec<String> =
            line.iter().map(|(view, _)| symmetry::canonical(plan.game, view)).collect();
        if keys.iter().any(|key| met.contains(key)) {
            continue;
        }
        let Some(line) = line::verify(plan, &line)? else {
            found.dropped += 1;
            continue;
        };
        met.extend(keys);
        plies.push(ply);
        let puzzle = puzzle(plan, &line)?;
        let solved = solving::count(plan, &puzzle, solving::FIRST)?;
        found.puzzles.push((puzzle, solved));
    }
    Ok(())
}

/// The puzzle of a verified solution.
pub(super) fn puzzle(plan: &Plan, line: &[Judged]) -> Result<Puzzle> {
    let mut themes = Vec::new();
    let mut steps = Vec::new();
    for (n, (view, judgement)) in line.iter().enumerate() {
        let reply = judgement.replies.first().cloned().unwrap_or_default();
        let of_step = plan.judge.themes(view, &judgement.accepted[0], &reply)?;
        // How much of the game is left is that of the first step.
        themes.extend(of_step.into_iter().filter(|theme| n == 0 || *theme != "ending"));
        steps.push(Step {
            accepted: judgement.accepted.clone(),
            slower: judgement.slower.clone(),
            reply,
        });
    }
    themes.sort_unstable();
    themes.dedup();
    let goal = line[0].1.goal.to_string();
    let position = line[0].0.clone();
    Ok(Puzzle {
        rating: 0,
        goal,
        position,
        steps,
        themes: themes.into_iter().map(Into::into).collect(),
    })
}
