//! Perft: counts lines of play, to test and to time a move generator.

use crate::Game;
use alloc::vec::Vec;

/// The number of lines of exactly `depth` moves from `position`.
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    count(position, depth, 0, &mut Vec::new())
}

/// The number of lines of `depth` moves, at least one, from a position at `ply` plies from the root.
/// `buffers` has a list of moves for each ply that was reached, allocated when it first is.
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
            next.play_unchecked(mv);
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
    fn any_depth_is_valid() {
        let position: Gambit = "8/1x6/o7/8 o".parse().expect("a position");
        assert_eq!([0, 1, 2, u32::MAX].map(|depth| perft(&position, depth)), [1, 1, 0, 0]);
    }
}
