//! The position that a command is about.

use crate::base::arguments::Arguments;
use crate::base::error::Result;
use gambol::Session;

/// Opens the game and the position given by the next two words.
pub(super) fn open(arguments: &mut Arguments) -> Result<Box<dyn Session>> {
    let game = arguments.game()?;
    let setup = arguments.setup();
    Ok(game.open(&setup, &arguments.word("position")?)?)
}

/// The legal moves with their resulting positions, sorted bytewise.
pub(super) fn sorted_moves(session: &dyn Session) -> Result<Vec<(String, String)>> {
    let mut moves = session.legal_moves();
    moves.sort_unstable();
    let after = |mv: String| {
        let position = session.after(&mv)?;
        Ok((mv, position))
    };
    moves.into_iter().map(after).collect()
}
