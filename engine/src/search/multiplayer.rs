//! The heuristics that searches for more than two players need.

use super::Evaluate;
use crate::PerPlayer;

/// The heuristics of a game for more than two players with open positions.
pub trait Multiplayer: Evaluate<View = Self> {
    /// A move whose [`priority`](Evaluate::priority) is lower by so much is e times less likely to be the
    /// best one.
    const PRIORITY_SCALE: f32;

    /// An upper bound of the number of remaining moves.
    fn moves_left(&self) -> u32;

    /// The estimated win probability of each player; at the end of the game each winner's share of
    /// the win. The sum is 1.
    fn win_probabilities(&self) -> PerPlayer<f32>;

    /// Converts a win probability to a lead in hundredths of the game's unit.
    fn lead(probability: f32) -> i32;
}
