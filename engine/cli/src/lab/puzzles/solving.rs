//! How often the levels solve a puzzle.

use super::file::{Puzzle, Step};
use super::game_puzzles::Solved;
use super::judge::open;
use super::plan::Plan;
use crate::base::error::Result;
use crate::players::choice::OngoingGame;
use gambol::search::Level;

/// The seeds of each half: ratings are fitted to both, and tested across.
pub(super) const SEEDS: u64 = 15;

/// The first seed of a rating.
pub(super) const FIRST: u64 = 0;
/// The first seed of others, which a rating does not know.
pub(super) const OTHERS: u64 = FIRST + 2 * SEEDS;

/// Lets every level solve a puzzle with the seeds of both halves, from the first one.
pub(super) fn count(plan: &Plan, puzzle: &Puzzle, first: u64) -> Result<Solved> {
    let mut solved = Solved::default();
    for (halves, level) in solved.iter_mut().zip(Level::ALL) {
        for seed in first..first + 2 * SEEDS {
            let is_solved = solves(plan, puzzle, level, seed)?;
            halves[(seed % 2) as usize] += u32::from(is_solved);
        }
    }
    Ok(solved)
}

/// Whether a level plays an accepted move at each step.
fn solves(plan: &Plan, puzzle: &Puzzle, level: Level, seed: u64) -> Result<bool> {
    let mut session = open(plan.game, &puzzle.position)?;
    for (n, step) in puzzle.steps.iter().enumerate() {
        let Step { accepted, slower, reply } = step;
        let ongoing = OngoingGame { game: plan.game, setup: "", session: session.as_ref() };
        // Every step has luck of its own.
        let mv = plan.choose(&ongoing, level, seed * 1_000_003 + n as u64)?;
        if !accepted.contains(&mv) {
            return Ok(slower.contains(&mv));
        }
        if mv != step.main() && session.after(&mv)? != session.after(step.main())? {
            return Ok(true);
        }
        session.play(&mv)?;
        for mv in reply {
            session.play(mv)?;
        }
    }
    Ok(true)
}
