//! The registry of games: a module and an entry for each.

use crate::error::CHOICE;
use crate::search::{MultiplayerSearch, PrincipalVariation, Selective, Simulation};
use crate::{Arg, Entry, Error, codes};

pub mod combo;
pub mod gambit;
pub mod luckymoose;
pub mod triboard;

/// All games.
pub static GAMES: &[Entry] = &[
    Entry::new::<gambit::Gambit, PrincipalVariation<gambit::Gambit>>(),
    Entry::new::<combo::Combo, Selective<combo::Combo>>(),
    Entry::new::<triboard::Triboard, MultiplayerSearch<triboard::Triboard>>(),
    Entry::new::<luckymoose::LuckyMoose, Simulation<luckymoose::LuckyMoose>>(),
];

/// Finds a game by its id.
///
/// # Errors
/// Refuses an id that no game has.
pub fn find(id: &str) -> Result<&'static Entry, Error> {
    let unknown = || {
        let ids = GAMES.iter().map(|game| game.id.into()).collect();
        Error::new("game", id, codes::UNKNOWN_GAME).with(CHOICE, Arg::Texts(ids))
    };
    GAMES.iter().find(|game| game.id == id).ok_or_else(unknown)
}
