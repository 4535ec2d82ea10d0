//! The settings of a fit.

use gambol::Entry;
use gambol::search::Level;

/// The settings of a fit.
pub(super) struct Plan {
    pub(super) game: &'static Entry,
    /// The options of the game, without its seed, for each number of players.
    pub(super) setups: Vec<String>,
    pub(super) levels: Vec<Level>,
    /// The number of positions searched per move.
    pub(super) nodes: u64,
    /// The number of positions searched per value.
    pub(super) searched: u64,
    /// One of so many positions is a sample, chosen at random.
    pub(super) interval: u64,
    pub(super) seed: u64,
}
