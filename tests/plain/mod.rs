//! Reference implementations of the rules, written with plain arrays and loops and without the engine,
//! which is compared with them.

use gambol::Entry;
use gambol::games::GAMES;

pub(crate) mod combo;
pub(crate) mod gambit;
pub(crate) mod luckymoose;
pub(crate) mod triboard;

/// Whether a game is to be tested: all are, but with `GAMBOL_GAME=<id>` that game alone.
pub(crate) fn is_tested(id: &str) -> bool {
    std::env::var("GAMBOL_GAME").map_or(true, |asked| asked == id)
}

/// The registered games that are to be tested.
pub(crate) fn tested_games() -> impl Iterator<Item = &'static Entry> {
    GAMES.iter().filter(|game| is_tested(game.id))
}

/// A position with the rules of its game.
pub(crate) trait Plain: Sized {
    /// The id of the game.
    const ID: &'static str;

    /// Parses a position; `None` if the text is not canonical.
    fn parse(text: &str) -> Option<Self>;

    /// The canonical text.
    fn text(&self) -> String;

    /// The legal moves with the resulting positions, sorted by the text of the move.
    fn moves(&self) -> Vec<(String, Self)>;

    /// The status line, without draws by repetition.
    fn status(&self) -> String;
}

/// Calls a function for the plain rules of a registered game: `by_plain_rules!(game.id, check(text))`.
macro_rules! by_plain_rules {
    ($id:expr, $function:ident $arguments:tt) => {
        by_plain_rules!(
            $id,
            $function $arguments,
            $crate::plain::gambit::Gambit,
            $crate::plain::combo::Combo,
            $crate::plain::triboard::Triboard,
            $crate::plain::luckymoose::LuckyMoose,
        )
    };
    ($id:expr, $function:ident $arguments:tt, $($rules:ty,)*) => {
        match $id {
            $(<$rules as $crate::plain::Plain>::ID => { $function::<$rules>$arguments; })*
            id => panic!("{id} has no plain rules"),
        }
    };
}
pub(crate) use by_plain_rules;
