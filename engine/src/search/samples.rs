//! Test helpers: endgame positions, and their values by exhaustive search.

use crate::games::luckymoose::LuckyMoose;
use crate::search::Evaluate;
use crate::{Game, Player};
use alloc::format;
use alloc::vec::Vec;

/// An infinite sequence of two-player LuckyMoose endgames on a small board, with an empty pool and at
/// most `tokens` tokens in both hands together.
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
            position.play_unchecked(&position.greedy_move().expect("the game is not over"));
        }
        None
    })
}

/// The minimax value of a position for a player by exhaustive search; `value_of_end` is the value of a
/// finished game. Decrements `left` for each position, and returns `None` when it reaches 0.
pub(super) fn minimax<G: Game, V: Ord>(
    position: &G,
    player: Player,
    value_of_end: &impl Fn(&G) -> V,
    left: &mut u32,
) -> Option<V> {
    *left = left.checked_sub(1)?;
    let Some(mover) = position.to_move() else {
        return Some(value_of_end(position));
    };
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut best = None;
    for mv in &moves {
        let mut after = position.clone();
        after.play_unchecked(mv);
        let value = minimax(&after, player, value_of_end, left)?;
        best = match best {
            Some(best) if mover == player => Some(value.max(best)),
            Some(best) => Some(value.min(best)),
            None => Some(value),
        };
    }
    best
}
