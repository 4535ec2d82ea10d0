//! An opinion on the positions of a game.

use super::{Level, Manner};
use crate::Game;
use crate::Player;
use alloc::vec::Vec;

/// What a search wants to know beyond the rules.
///
/// All values are in hundredths of the game's own unit (points, pieces, cells).
///
/// # Panics
/// What is asked of a [`Player`] may panic where that is none of the [`players`](Game::players), and
/// what is asked of a move where that is not legal.
pub trait Evaluate: Game {
    /// How much work a position is, in the unit that searches are given: 1 where it takes less than a
    /// microsecond.
    const WORK: u64 = 1;
    /// The furthest from 0 that [`evaluate`](Self::evaluate), [`outcome`](Self::outcome) and
    /// [`draw`](Self::draw) come in any position that can be written: no more than
    /// [`MOST_VALUE`](super::MOST_VALUE), so that no search takes one for another.
    const MOST_VALUE: i32 = super::MOST_VALUE;

    /// How good a position looks to `player`, without looking ahead.
    fn evaluate(&self, player: Player) -> i32;

    /// What a level of the computer player does. The figures are chosen by games in the arena.
    fn manner(level: Level) -> Manner {
        level.manner()
    }

    /// What the end of a game is worth to `player`: own score less the best other's.
    fn outcome(&self, player: Player) -> i32 {
        let scores = self.scores();
        let others = scores.iter().filter(|(other, _)| *other != player);
        let best = others.map(|(_, score)| *score).max().unwrap_or(0);
        100 * (scores[player] - best)
    }

    /// What a draw is worth to `player`.
    fn draw(&self, _: Player) -> i32 {
        0
    }

    /// A hash that is equal for positions of equal value: where more than the board decides that,
    /// it tells apart what [`key`](Game::key) does not.
    fn table_key(&self) -> u64 {
        self.key()
    }

    /// How likely a legal move is to be good, to try the likely ones first.
    fn promise(&self, mv: &Self::Move) -> i32;

    /// The move that looks best without looking ahead; `None` when the game is over.
    fn likely(&self) -> Option<Self::Move> {
        let mut legal = Vec::new();
        self.legal_moves(&mut legal);
        legal.into_iter().max_by_key(|mv| self.promise(mv))
    }

    /// How easily a person overlooks a legal move: 0 for one that nobody does.
    fn subtlety(&self, mv: &Self::Move) -> u32;

    /// A hash that is equal for legal moves of one idea, which are seen or overlooked together.
    fn idea(&self, mv: &Self::Move) -> u64 {
        let mut after = self.clone();
        after.play(mv);
        after.key()
    }
}
