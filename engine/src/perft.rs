//! Counting lines of play, to test a move generator and to time it.

use crate::Game;
use alloc::vec::Vec;

/// The number of lines of exactly `depth` moves from `position` (perft: "performance test").
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut buffers = Vec::new();
    buffers.resize_with(depth as usize, Vec::new);
    count(position, &mut buffers)
}

/// Lines as long as there are `buffers`, one for the moves of each ply. Never empty.
fn count<G: Game>(position: &G, buffers: &mut [Vec<G::Move>]) -> u64 {
    let Some((moves, deeper)) = buffers.split_first_mut() else {
        return 1;
    };
    moves.clear();
    position.legal_moves(moves);
    if deeper.is_empty() {
        return moves.len() as u64;
    }
    let mut lines = 0;
    for mv in moves.iter() {
        let mut next = position.clone();
        next.play(mv);
        lines += count(&next, deeper);
    }
    lines
}
