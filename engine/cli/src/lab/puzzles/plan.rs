//! The settings of a run.

use super::judge::Judge;
use crate::base::error::Result;
use crate::players::choice::{Budget, OngoingGame};
use crate::players::player::Player;
use gambol::Entry;
use gambol::search::Level;

/// The settings of a run.
pub(super) struct Plan {
    pub(super) game: &'static Entry,
    pub(super) judge: Box<dyn Judge>,
    pub(super) seed: u64,
}

impl Plan {
    /// The move of a level.
    pub(super) fn choose(&self, ongoing: &OngoingGame, level: Level, seed: u64) -> Result<String> {
        let nodes = match level {
            Level::Master => self.judge.master_nodes(ongoing.session),
            _ => u64::MAX,
        };
        Ok(Player::Level(level).choose(ongoing, seed, Budget::Nodes(nodes))?.mv)
    }
}
