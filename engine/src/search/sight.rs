//! What a level sees of a position: its moves, and its value.

use super::{Evaluate, Sight, Strength};
use crate::{Player, Rng};
use alloc::vec::Vec;

impl Strength {
    /// The static evaluation for `player`, with the positional weight applied.
    pub(super) fn evaluate<G: Evaluate>(self, position: &G, player: Player) -> i32 {
        if self.positional_weight == 100 {
            return position.evaluate(player);
        }
        let scores = position.scores();
        let others = scores.iter().filter(|(other, _)| *other != player);
        let best = others.map(|(_, score)| *score).max().unwrap_or(0);
        let counted = 100 * (i64::from(scores[player]) - i64::from(best));
        let whole = i64::from(position.evaluate(player));
        (counted + (whole - counted) * i64::from(self.positional_weight) / 100) as i32
    }

    /// Removes the moves that the level overlooks.
    pub(super) fn retain_seen<G: Evaluate>(
        self,
        seed: u64,
        position: &G,
        moves: &mut Vec<G::Move>,
        ply: usize,
    ) {
        if let Some(sight) = self.sight {
            moves.retain(|mv| sight.sees(seed, position, mv, ply));
        }
    }

    /// Removes the moves that the level overlooks, but keeps the least subtle move if it overlooks
    /// all. Returns whether no move was removed.
    pub(super) fn retain_seen_or_plainest<G: Evaluate>(
        self,
        seed: u64,
        position: &G,
        moves: &mut Vec<G::Move>,
        ply: usize,
    ) -> bool {
        let Some(sight) = self.sight else {
            return true;
        };
        let all = moves.len();
        let plainest = moves.iter().min_by_key(|mv| position.subtlety(mv)).cloned();
        moves.retain(|mv| sight.sees(seed, position, mv, ply));
        if moves.is_empty() {
            moves.extend(plainest);
        }
        moves.len() == all
    }
}

impl Sight {
    /// Whether the player notices `mv` at `ply` plies from the root. For the same seed and position
    /// the answer is always the same.
    pub(super) fn sees<G: Evaluate>(
        self,
        seed: u64,
        position: &G,
        mv: &G::Move,
        ply: usize,
    ) -> bool {
        let percents = if ply == 0 { self.at_root } else { self.in_tree };
        let percent = percents[position.subtlety(mv).min(3) as usize];
        if percent == 100 {
            return true;
        }
        let draw = Rng::new(seed ^ position.key() ^ position.idea(mv).rotate_left(32)).below(100);
        draw < u64::from(percent)
    }
}
