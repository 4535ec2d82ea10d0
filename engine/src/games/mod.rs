//! The registry of games: a module and an entry for each.

use crate::error::CHOICE;
use crate::search::{MultiplayerSearch, Options, PrincipalVariation, Selective, Simulation};
use crate::{Arg, Entry, Error, Session, Thinker, codes};
use alloc::boxed::Box;

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

/// The method of a session that needs the registry.
impl dyn Session + '_ {
    /// A search for the player to move, with the search of this game in the registry. It is given the view
    /// of that player, or where nothing is hidden the moves up to the current position, so that it knows
    /// about repetitions. A game of one's own has [`Entry::think_in`].
    ///
    /// ```
    /// use gambol::games;
    /// use gambol::search::{Limits, Options};
    ///
    /// for game in games::GAMES {
    ///     let mut session = game.start("seed=1")?;
    ///     let mut thinker = session.think(Options::default())?;
    ///     thinker.run_within(&Limits::default().with_nodes(100));
    ///     session.play(&thinker.report().best.expect("the game goes on"))?;
    /// }
    /// # Ok::<(), gambol::Error>(())
    /// ```
    ///
    /// # Errors
    /// A game that is over, that of a spectator, and one that is not registered.
    pub fn think(&self, options: Options) -> Result<Box<dyn Thinker>, Error> {
        find(self.game())?.think_in(self, options)
    }
}
