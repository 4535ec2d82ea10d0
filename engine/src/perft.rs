//! Counting lines of play, to test a move generator and to time it.

use crate::Game;
use alloc::vec::Vec;

/// The number of lines of exactly `depth` moves from `position` (perft: "performance test").
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    count(position, depth, 0, &mut Vec::new())
}

/// Lines of `depth` moves, at least one, from a position that lies `ply` moves deep. There is a buffer
/// for the moves of each ply that was reached, so that no memory is taken for plies that no game has.
fn count<G: Game>(position: &G, depth: u32, ply: usize, buffers: &mut Vec<Vec<G::Move>>) -> u64 {
    if buffers.len() == ply {
        buffers.push(Vec::new());
    }
    let mut moves = core::mem::take(&mut buffers[ply]);
    moves.clear();
    position.legal_moves(&mut moves);
    let mut lines = moves.len() as u64;
    if depth > 1 {
        let after = |mv: &G::Move| {
            let mut next = position.clone();
            next.play(mv);
            count(&next, depth - 1, ply + 1, buffers)
        };
        lines = moves.iter().map(after).sum();
    }
    buffers[ply] = moves;
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::gambit::Gambit;

    #[test]
    fn any_depth_may_be_asked_for() {
        let position: Gambit = "8/1x6/o7/8 o".parse().expect("a position");
        assert_eq!([0, 1, 2, u32::MAX].map(|depth| perft(&position, depth)), [1, 1, 0, 0]);
    }
}
