//! The question to a player, and its answer.

use crate::base::clock::Clocks;
use gambol::{Entry, Session};
use std::time::Duration;

/// A game in progress.
pub(crate) struct OngoingGame<'a> {
    pub(crate) game: &'a Entry,
    /// The options of the game, without its seed.
    pub(crate) setup: &'a str,
    pub(crate) session: &'a dyn Session,
}

/// The budget of one move.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Budget {
    /// Time.
    Time(Duration),
    /// The number of positions searched.
    Nodes(u64),
    /// The depth of the search in plies.
    Depth(u32),
    /// Clocks.
    Clock(Clocks),
}

/// A chosen move and the number of positions searched for it.
pub(crate) struct Choice {
    pub(crate) mv: String,
    pub(crate) nodes: u64,
    /// The reported value for the player to move, in hundredths of the game's unit, if there is one.
    pub(crate) value: Option<i32>,
    /// The time from the request to the answer.
    pub(crate) time: Duration,
    /// The reply that a program expects, to ponder on.
    pub(crate) reply: Option<String>,
}

impl Choice {
    /// A move without a search.
    pub(crate) fn of(mv: String) -> Self {
        Self { mv, nodes: 0, value: None, time: Duration::ZERO, reply: None }
    }
}
