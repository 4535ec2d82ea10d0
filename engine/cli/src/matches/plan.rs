//! The settings of a match.

use super::adjudication::Adjudication;
use super::entrant::Entrant;
use super::openings::Openings;
use super::schedule::Schedule;
use crate::base::statistics::sprt::Sprt;
use gambol::Entry;

/// The settings of a match.
pub(crate) struct Plan {
    pub(crate) game: &'static Entry,
    /// The options of the game, without its seed.
    pub(crate) setup: String,
    /// The players. The first one is measured where only one is.
    pub(crate) entrants: Vec<Entrant>,
    pub(crate) schedule: Schedule,
    pub(crate) openings: Openings,
    pub(crate) adjudication: Adjudication,
    pub(crate) seed: u64,
    /// The sequential test, if any.
    pub(crate) sprt: Option<Sprt>,
    /// The number of games played at the same time.
    pub(crate) concurrency: usize,
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::matches::control::{Control, Limit};
    use crate::matches::schedule::rotations;
    use crate::players::player::Player;
    use gambol::games;
    use std::time::Duration;

    /// A match of one line-up on ten openings.
    pub(crate) fn plan(game: &str, players: &[&str]) -> Plan {
        let game = games::find(game).expect("it is a game");
        let margin = Duration::from_millis(100);
        let control = Control { limit: Limit::Nodes(50), margin, patience: None, ponders: false };
        let entrant = |name: &&str| Entrant {
            name: name.to_string(),
            player: Player::of_command_line(name, game).expect("it is a player"),
            options: Vec::new(),
            control,
        };
        let all: Vec<usize> = (0..players.len()).collect();
        Plan {
            game,
            setup: String::new(),
            entrants: players.iter().map(entrant).collect(),
            schedule: Schedule { lineups: vec![rotations(&all)], openings: 10 },
            openings: Openings::by_seed(game, "").expect("it is a set-up"),
            adjudication: Adjudication::default(),
            seed: 1,
            sprt: None,
            concurrency: 2,
        }
    }
}
