//! A game of a level against itself.

use super::Result;
use super::facts::Study;
use crate::players::{Budget, OngoingGame, Player, pick};
use gambol::search::Level;
use gambol::{Entry, Rng};

/// A finished game.
pub(super) struct Played {
    /// All positions, with the last one.
    pub(super) positions: Vec<String>,
    /// The player of each move.
    pub(super) movers: Vec<usize>,
    pub(super) moves: Vec<String>,
    /// The share of the win of each player.
    pub(super) results: Vec<f64>,
    pub(super) scores: Vec<i32>,
}

impl Played {
    /// The number of the player with the largest number, if it is only one.
    pub(super) fn leader(numbers: &[i32]) -> Option<usize> {
        let most = numbers.iter().max()?;
        let mut leaders = (0..numbers.len()).filter(|player| numbers[*player] == *most);
        let leader = leaders.next();
        leader.filter(|_| leaders.next().is_none())
    }
}

/// Plays a game.
pub(super) fn play(game: &Entry, study: &Study, level: Level, seed: u64) -> Result<Played> {
    let mut rng = Rng::new(seed);
    let mut session = game.start(&format!("seed={}", rng.below(1 << 53)))?;
    let mut positions = vec![session.position()];
    let (mut movers, mut moves) = (Vec::new(), Vec::new());
    let random = rng.below(study.random + 1) as usize;
    while let Some(mover) = session.to_move() {
        let mv = if moves.len() < random {
            pick(session.legal_moves(), &mut rng)
        } else {
            let ongoing = OngoingGame { game, setup: "", session: session.as_ref() };
            let seed = rng.bits() >> 11;
            Player::Level(level).choose(&ongoing, seed, Budget::Nodes(study.nodes))?.mv
        };
        session.play(&mv)?;
        positions.push(session.position());
        movers.push(usize::from(mover.0));
        moves.push(mv);
    }
    let places = crate::tournament::places(&session.status());
    let mut results = vec![0.0; session.players().into()];
    for player in &places[0] {
        results[*player] = 1.0 / places[0].len() as f64;
    }
    Ok(Played { positions, movers, moves, results, scores: session.status().scores })
}
