//! The moves of a position, and a random one.

use gambol::{Game, Rng};

/// The legal moves of a position.
pub(crate) fn legal<G: Game>(position: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

/// Picks a uniformly random item. `items` must not be empty.
pub(crate) fn pick<T>(mut items: Vec<T>, rng: &mut Rng) -> T {
    items.swap_remove(rng.below(items.len() as u64) as usize)
}
