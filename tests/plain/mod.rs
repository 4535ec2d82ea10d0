//! The rules again, written from their text alone with arrays and loops, to compare the engine with.

pub(crate) mod combo;
pub(crate) mod gambit;
pub(crate) mod luckymoose;
pub(crate) mod triboard;

/// A position that knows its rules, and nothing of the engine.
pub(crate) trait Plain: Sized {
    /// The game's name.
    const ID: &'static str;

    /// The position that a text names; `None` where it is not canonical.
    fn parse(text: &str) -> Option<Self>;

    /// The canonical text.
    fn text(&self) -> String;

    /// Every legal move with the position that it leads to, sorted by the move's text.
    fn moves(&self) -> Vec<(String, Self)>;

    /// The status line, which knows no history.
    fn status(&self) -> String;
}
