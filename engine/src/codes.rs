//! The codes of errors that the texts of any game may have. Those of one game alone are in its folder.

use crate::error::{Arg, CHOICE, Error, Place, SET_UP};
use alloc::string::ToString;

/// Defines codes, each with its name and what is expected where it occurs, and a list of them all.
macro_rules! codes {
    ($($(#[$doc:meta])* $code:ident = $name:literal, $english:literal;)*) => {
        $($(#[$doc])* pub const $code: $crate::Code = $crate::Code::new($name, $english);)*

        /// All of these.
        pub const ALL: &[$crate::Code] = &[$($code),*];
    };
}
pub(crate) use codes;

codes! {
    /// `one-of`: a text that is none of a few. `choice`: those that are right.
    ONE_OF = "one-of", "{choice}";
    /// `number`: no whole number in decimal, or one out of bounds. `least` and `most`: the bounds.
    NUMBER = "number", "a whole number from {least} to {most}";
    /// `odd-number`: no odd number in decimal, or one out of bounds. `least` and `most`: the bounds.
    ODD_NUMBER = "odd-number", "an odd number from {least} to {most}";
    /// `unknown-option`: a set-up has an option that the game does not. `known`: the options it has.
    UNKNOWN_OPTION = "unknown-option", "no option but {known}";
    /// `unknown-game`: there is no game of this id. `choice`: the ids of those that there are.
    UNKNOWN_GAME = "unknown-game", "{choice}";
    /// `field-count`: a position ends before this field. `fields`: how many there are.
    FIELD_COUNT = "field-count", "{fields} fields with single spaces between them";
    /// `field-empty`: a field is empty, since there are two spaces or one at an end.
    FIELD_EMPTY = "field-empty", "a field without spaces around it";
    /// `end`: a position goes on after its last field.
    END = "end", "the end of the position";
    /// `rank-count`: a board has more or fewer ranks. `ranks`: how many it has to have.
    RANK_COUNT = "rank-count", "{ranks} ranks with / between them";
    /// `rank-length`: a rank has more or fewer squares. `squares`: how many it has to have.
    RANK_LENGTH = "rank-length", "{squares} squares";
    /// `rank-item`: part of a rank is neither a piece nor a number of empty squares. `pieces`: how
    /// pieces are written; `most`: the greatest number.
    RANK_ITEM = "rank-item", "{pieces}, or a number from 1 to {most}";
    /// `empty-run`: one number follows another, where empty squares next to each other are one number.
    EMPTY_RUN = "empty-run", "one number for squares that are empty next to each other";
    /// `square`: not the name of a square.
    SQUARE = "square", "a file letter and a rank number, such as c2";
    /// `square-on-board`: not the name of a square of this board. `last`: its top right corner.
    SQUARE_ON_BOARD = "square-on-board", "a square from a1 to {last}";
    /// `illegal-move`: a move that is not legal here, in a game in which there is no more to say.
    ILLEGAL_MOVE = "illegal-move", "a move that is legal here";
    /// `game-over`: a move after the end of the game.
    GAME_OVER = "game-over", "no move, since the game is over";
    /// `nothing-to-search`: a search of a position in which the game is over.
    NOTHING_TO_SEARCH = "nothing-to-search", "one in which the game goes on";
    /// `looking-on`: a move in a game that is only looked at.
    LOOKING_ON = "looking-on", "no move, since the game is only looked at";
    /// `moves-after-view`: moves after a view, which is of the position itself.
    MOVES_AFTER_VIEW = "moves-after-view", "no move, since a view is of the position itself";
    /// `view-of-another`: a search for a player who is not to move.
    VIEW_OF_ANOTHER = "view-of-another", "what the player to move may know";
}

/// An error where one of a few texts was expected.
pub(crate) fn choice(
    place: impl Into<Place>,
    found: impl ToString,
    choice: impl Into<Arg>,
) -> Error {
    Error::new(place, found, ONE_OF).with(CHOICE, choice)
}

/// An error where a whole number within bounds was expected.
pub(crate) fn number(
    place: impl Into<Place>,
    found: impl ToString,
    least: u64,
    most: impl Into<Arg>,
) -> Error {
    Error::new(place, found, NUMBER).with("least", least).with("most", most)
}

/// An error where a set-up has an option that is none of its game's.
pub(crate) fn unknown_option(found: &str, known: impl Into<Arg>) -> Error {
    Error::new(SET_UP, found, UNKNOWN_OPTION).with("known", known)
}

#[cfg(test)]
mod tests {
    use crate::games::GAMES;
    use alloc::collections::BTreeSet;

    #[test]
    fn names_are_in_lower_case_with_hyphens_and_none_is_there_twice() {
        let all = GAMES.iter().flat_map(|game| game.codes).chain(super::ALL);
        let mut names = BTreeSet::new();
        for name in all.map(|code| code.name()) {
            assert!(name.bytes().all(|c| c.is_ascii_lowercase() || c == b'-'), "{name}");
            assert!(names.insert(name), "{name} is there twice");
        }
    }
}
