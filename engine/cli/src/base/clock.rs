//! The clocks of a game, and the time that a move gets.

use std::time::Duration;

/// The maximum number of players of a game.
pub(crate) const SEATS: usize = 4;

/// The part of a clock that is kept for delays of the machine.
pub(crate) const RESERVE: Duration = Duration::from_millis(30);

/// The assumed number of remaining moves of a game.
const MOVES_LEFT: u32 = 20;

/// The clocks of the players of a game, by seat.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Clocks {
    /// The time left; `None` for a player without a clock.
    pub(crate) left: [Option<Duration>; SEATS],
    /// The time that is added after each move.
    pub(crate) increments: [Duration; SEATS],
    /// The number of moves of the player to move until more time is added, if that is so.
    pub(crate) moves_to_go: Option<u32>,
    /// The seat of the player to move.
    pub(crate) own: usize,
}

impl Clocks {
    /// The time for the next move of the player to move.
    pub(crate) fn share(&self) -> Duration {
        let left = self.left[self.own].unwrap_or_default();
        time_share(left, self.increments[self.own], self.moves_to_go, RESERVE)
    }
}

/// The time for one move: an even share of the remaining time plus most of the increment, at most half
/// of the usable time. `moves_to_go` is the number of moves until there is more time, if that is so.
/// `reserve` is kept for delays of the machine, but at most half of the remaining time.
pub(crate) fn time_share(
    left: Duration,
    increment: Duration,
    moves_to_go: Option<u32>,
    reserve: Duration,
) -> Duration {
    let usable = left - reserve.min(left / 2);
    let moves = moves_to_go.map_or(MOVES_LEFT, |moves| moves.clamp(1, MOVES_LEFT));
    (usable / moves + increment.saturating_mul(3) / 4).min(usable / 2)
}
