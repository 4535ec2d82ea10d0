//! Tests: positions to search, and their values by playing out everything.

use crate::games::luckymoose::LuckyMoose;
use crate::search::Evaluate;
use crate::{Game, Player};
use alloc::format;
use alloc::vec::Vec;

/// Games of two players on a small board, each at its first turn with an empty pool and at most `tokens`
/// tokens in both hands together, so that the rest of the game can be played out. Without end.
pub(super) fn luckymoose_ends(tokens: usize) -> impl Iterator<Item = LuckyMoose> {
    (0..).filter_map(move |seed| {
        let setup = format!("seed={seed} size=9 sets={}", 1 + seed % 2);
        let mut position = LuckyMoose::start(&setup.parse().expect("a set-up"));
        while let Some(mover) = position.to_move() {
            let held = |player| position.view(Player(player)).hand().len();
            if LuckyMoose::has_perfect_information(&position.view(mover))
                && held(0) + held(1) <= tokens
            {
                return Some(position);
            }
            position.play(&position.greedy_move().expect("the game goes on"));
        }
        None
    })
}

/// The value of best play for a player, found by playing out every game from a position; `worth` is the
/// value of a finished game. `None` where that takes more than `left` positions, which are counted down.
pub(super) fn play_out<G: Game, V: Ord>(
    position: &G,
    player: Player,
    worth: &impl Fn(&G) -> V,
    left: &mut u32,
) -> Option<V> {
    *left = left.checked_sub(1)?;
    let Some(mover) = position.to_move() else {
        return Some(worth(position));
    };
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut best = None;
    for mv in &moves {
        let mut after = position.clone();
        after.play(mv);
        let value = play_out(&after, player, worth, left)?;
        best = match best {
            Some(best) if mover == player => Some(value.max(best)),
            Some(best) => Some(value.min(best)),
            None => Some(value),
        };
    }
    best
}
