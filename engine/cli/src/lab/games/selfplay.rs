//! Plays a game of `master` against itself.

use super::Line;
use crate::base::error::Result;
use crate::base::seed;
use crate::players::moves::pick;
use crate::players::thinking;
use gambol::Entry;
use gambol::search::{Level, Options};

/// The settings of the games.
pub(super) struct Plan {
    pub(super) game: &'static Entry,
    pub(super) setup: String,
    /// The number of positions searched per move.
    pub(super) nodes: u64,
    /// The most random moves that a game begins with.
    pub(super) plies: u64,
    pub(super) seed: u64,
}

/// The base-2 logarithm of the table's pairs of entries: a short search fills few, and clearing the table
/// of `master` takes longer than the search.
const TABLE_BITS: u32 = 12;

/// Plays the game of a number.
pub(super) fn play(plan: &Plan, number: u64) -> Result<Line> {
    let mut rng = seed::rng_of(plan.seed, number);
    let mut session = plan.game.start(&format!("{} seed={}", plan.setup, rng.below(1 << 53)))?;
    let random = rng.below(plan.plies + 1) as usize;
    let mut values = Vec::new();
    while session.to_move().is_some() {
        let options = Options::new(Level::Master, rng.bits() >> 11).with_table_bits(TABLE_BITS);
        let mv = if session.ply() < random {
            values.push(None);
            pick(session.legal_moves(), &mut rng)
        } else {
            let report = thinking::finish_nodes(session.think(options)?, plan.nodes);
            let best = report.values.first().ok_or("an unfinished game has a legal move")?;
            values.push(Some(best.value));
            best.mv.clone()
        };
        session.play(&mv)?;
    }
    Ok(Line { position: session.first_position(), moves: session.moves(), values })
}
