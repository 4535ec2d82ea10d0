//! The games of a fit, and the values of their positions.

use super::phase;
use super::plan::Plan;
use crate::base::error::Result;
use crate::base::seed;
use crate::players::choice::{Budget, OngoingGame};
use crate::players::moves::pick;
use crate::players::player::Player;
use crate::players::thinking;
use gambol::search::{Level, Options, Value};
use gambol::{Session, Status};

/// The most random moves that a game begins with.
const OPENING: u64 = 8;
/// The least share that a search can report.
const MIN_SHARE: f32 = 0.001;

/// A position of a game, as a search and the result see it.
#[derive(Clone, Debug)]
pub(super) struct Sample {
    /// The number of the game.
    pub(super) game: u64,
    /// How much of the game is left: from 0, nothing, to 1, everything.
    pub(super) left: f64,
    /// By player, relative to the best.
    pub(super) strengths: Vec<f64>,
    /// The share of each player in the win.
    pub(super) shares: Vec<f64>,
    /// Whether the search reported shares.
    pub(super) has_shares: bool,
}

/// Plays the game of a number. Returns its samples.
pub(super) fn play(plan: &Plan, number: u64) -> Result<Vec<Sample>> {
    let mut rng = seed::rng_of(plan.seed, number);
    let setup = &plan.setups[number as usize % plan.setups.len()];
    let mut session = plan.game.start(&format!("{setup} seed={}", rng.below(1 << 53)))?;
    let levels: Vec<Level> = (0..session.players())
        .map(|_| plan.levels[rng.below(plan.levels.len() as u64) as usize])
        .collect();
    for _ in 0..rng.below(OPENING + 1) {
        let moves = session.legal_moves();
        if !moves.is_empty() {
            session.play(&pick(moves, &mut rng))?;
        }
    }
    let mut samples = Vec::new();
    while let Some(mover) = session.to_move() {
        let seed = rng.bits() >> 11;
        if rng.below(plan.interval) == 0 {
            samples.extend(sample(plan, session.as_ref(), number)?);
        }
        let ongoing = OngoingGame { game: plan.game, setup, session: session.as_ref() };
        let player = Player::Level(levels[usize::from(mover.0)]);
        let choice = player.choose(&ongoing, seed, Budget::Nodes(plan.nodes))?;
        session.play(&choice.mv)?;
    }
    let shares = shares(&session.status());
    samples.iter_mut().for_each(|sample| sample.shares.clone_from(&shares));
    Ok(samples)
}

/// The sample of a position; `None` if its value is proved. The result is not known yet.
fn sample(plan: &Plan, session: &dyn Session, game: u64) -> Result<Option<Sample>> {
    let options = Options::new(Level::Master, 0);
    let thinker = session.think(options)?;
    let report = thinking::finish_nodes(thinker, plan.searched);
    let best = report.values.first().ok_or("an unfinished game has a legal move")?;
    if best.proved {
        return Ok(None);
    }
    let left = phase::left(plan.game, &session.position());
    let (strengths, has_shares) = (strengths(session, best), best.shares.is_some());
    Ok(Some(Sample { game, left, strengths, shares: Vec::new(), has_shares }))
}

/// How strong a search finds each player, relative to the best: the logarithm of the share that it
/// reports, or else the score, that of the player to move replaced by the best other one plus the
/// value.
fn strengths(session: &dyn Session, best: &Value<String>) -> Vec<f64> {
    let mut strengths: Vec<f64> = match &best.shares {
        Some(shares) => shares.iter().map(|(_, share)| share.max(MIN_SHARE).ln().into()).collect(),
        None => {
            let mut scores: Vec<f64> =
                session.status().scores.iter().map(|score| f64::from(*score)).collect();
            let mover = session.to_move().map_or(0, |player| usize::from(player.0));
            scores[mover] = f64::NEG_INFINITY;
            scores[mover] = most(&scores) + f64::from(best.value) / 100.0;
            scores
        }
    };
    let most = most(&strengths);
    strengths.iter_mut().for_each(|strength| *strength -= most);
    strengths
}

fn most(numbers: &[f64]) -> f64 {
    numbers.iter().copied().fold(f64::NEG_INFINITY, f64::max)
}

/// The share of each player in the win of a finished game; equal shares in a draw.
fn shares(status: &Status) -> Vec<f64> {
    let players = status.scores.len();
    let winners = status.winners.len();
    let share = |player: usize| {
        let is_winner = status.winners.iter().any(|winner| usize::from(winner.0) == player);
        match winners {
            0 => 1.0 / players as f64,
            _ if is_winner => 1.0 / winners as f64,
            _ => 0.0,
        }
    };
    (0..players).map(share).collect()
}
