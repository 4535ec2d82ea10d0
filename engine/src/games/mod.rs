//! The registry: one module and one line of the list for each game.

use crate::search::{PrincipalVariation, Rivals, Selective, Simulation};
use crate::{Entry, Error};
use alloc::vec::Vec;

pub mod combo;
pub mod gambit;
pub mod luckymoose;
pub mod triboard;

/// All games.
pub static GAMES: &[Entry] = &[
    Entry::new::<gambit::Gambit, PrincipalVariation<gambit::Gambit>>(),
    Entry::new::<combo::Combo, Selective<combo::Combo>>(),
    Entry::new::<triboard::Triboard, Rivals<triboard::Triboard>>(),
    Entry::new::<luckymoose::LuckyMoose, Simulation<luckymoose::LuckyMoose>>(),
];

/// The game of this id.
///
/// # Errors
/// An id that no game has.
pub fn find(id: &str) -> Result<&'static Entry, Error> {
    let unknown = || {
        let ids: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
        Error::new("game", id, ids.join(", "))
    };
    GAMES.iter().find(|game| game.id == id).ok_or_else(unknown)
}
