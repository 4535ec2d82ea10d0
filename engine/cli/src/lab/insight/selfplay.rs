//! Plays a game of a level against itself.

use super::facts::Study;
use super::game::PlayedGame;
use crate::base::error::Result;
use crate::base::places::places;
use crate::players::choice::{Budget, OngoingGame};
use crate::players::moves::pick;
use crate::players::player::Player;
use gambol::search::Level;
use gambol::{Entry, Rng};

/// Plays a game.
pub(super) fn play(game: &Entry, study: &Study, level: Level, seed: u64) -> Result<PlayedGame> {
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
    let places = places(&session.status());
    let mut results = vec![0.0; session.players().into()];
    for player in &places[0] {
        results[*player] = 1.0 / places[0].len() as f64;
    }
    Ok(PlayedGame { positions, movers, moves, results, scores: session.status().scores })
}
