//! The steps that checks share: positions of random games, and a move from one.

use super::dialogue::{Dialogue, Outcome};
use crate::players::moves::pick;
use gambol::{Rng, Session};

/// The number of random games.
pub(super) const GAMES: u64 = 4;

pub(super) fn start(dialogue: &Dialogue, seed: u64) -> Outcome<Box<dyn Session>> {
    let setup = format!("{} seed={seed}", dialogue.setup);
    dialogue.game.start(&setup).map_err(|error| error.to_string())
}

/// A game of random moves, of at most so many.
fn random(dialogue: &Dialogue, seed: u64, most: u64) -> Outcome<Box<dyn Session>> {
    let mut rng = Rng::new(seed);
    let mut session = start(dialogue, seed)?;
    for _ in 0..most {
        if session.to_move().is_none() {
            break;
        }
        let mv = pick(session.legal_moves(), &mut rng);
        session.play(&mv).map_err(|error| error.to_string())?;
    }
    Ok(session)
}

/// A random game that is over.
pub(super) fn finished(dialogue: &Dialogue, seed: u64) -> Outcome<Box<dyn Session>> {
    random(dialogue, seed, u64::MAX)
}

/// A random position of a game that goes on.
pub(super) fn middle(dialogue: &Dialogue, seed: u64) -> Outcome<Box<dyn Session>> {
    let played = random(dialogue, seed, 10 * seed)?;
    match played.to_move() {
        Some(_) => Ok(played),
        None => random(dialogue, seed, played.moves().len() as u64 - 1),
    }
}

pub(super) fn plays(dialogue: &mut Dialogue, go: &str) -> Outcome {
    let session = start(dialogue, 1)?;
    dialogue.choose(session.as_ref(), go, dialogue.patience()).map(drop)
}
