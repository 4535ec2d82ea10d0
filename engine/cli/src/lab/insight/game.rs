//! A finished game of a level against itself.

/// A finished game.
pub(super) struct PlayedGame {
    /// All positions, with the last one.
    pub(super) positions: Vec<String>,
    /// The player of each move.
    pub(super) movers: Vec<usize>,
    pub(super) moves: Vec<String>,
    /// The share of the win of each player.
    pub(super) results: Vec<f64>,
    pub(super) scores: Vec<i32>,
}

impl PlayedGame {
    /// The number of the player with the largest number, if it is only one.
    pub(super) fn leader(numbers: &[i32]) -> Option<usize> {
        let most = numbers.iter().max()?;
        let mut leaders = (0..numbers.len()).filter(|player| numbers[*player] == *most);
        let leader = leaders.next();
        leader.filter(|_| leaders.next().is_none())
    }
}
