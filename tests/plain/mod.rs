//! Reference implementations of the rules, written with plain arrays and loops and without the engine,
//! which is compared with them.

pub(crate) mod combo;
pub(crate) mod gambit;
pub(crate) mod luckymoose;
pub(crate) mod triboard;

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
