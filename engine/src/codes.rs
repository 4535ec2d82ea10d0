//! The error codes that are shared by all games. Those of a single game are in its folder.

use crate::error::{Arg, CHOICE, Error, Place, SET_UP};

/// Defines error codes, each with its name and its English text, and a list of all of them.
macro_rules! codes {
    ($($(#[$doc:meta])* $code:ident = $name:literal, $english:literal;)*) => {
        $($(#[$doc])* pub const $code: $crate::Code = $crate::Code::new($name, $english);)*

        /// All codes of this module.
        pub const ALL: &[$crate::Code] = &[$($code),*];
    };
}
pub(crate) use codes;

codes! {
    /// `one-of`: a text that is not in a short list. `choice`: the list.
    ONE_OF = "one-of", "{choice}";
    /// `number`: not a decimal whole number within bounds. `least` and `most`: the bounds.
    NUMBER = "number", "a whole number from {least} to {most}";
    /// `odd-number`: not a decimal odd number within bounds. `least` and `most`: the bounds.
    ODD_NUMBER = "odd-number", "an odd number from {least} to {most}";
    /// `unknown-option`: a set-up with an option that the game does not have. `known`: its options.
    UNKNOWN_OPTION = "unknown-option", "no option but {known}";
    /// `unknown-game`: no game has this id. `choice`: the ids of all games.
    UNKNOWN_GAME = "unknown-game", "{choice}";
    /// `field-count`: a position ends before this field. `fields`: the number of fields.
    FIELD_COUNT = "field-count", "{fields} fields with single spaces between them";
    /// `field-empty`: an empty field, because of a double, leading or trailing space.
    FIELD_EMPTY = "field-empty", "a field without spaces around it";
    /// `end`: text after the last field of a position.
    END = "end", "the end of the position";
    /// `rank-count`: a board with a wrong number of ranks. `ranks`: the right number.
    RANK_COUNT = "rank-count", "{ranks} ranks with / between them";
    /// `rank-length`: a rank with a wrong number of squares. `squares`: the right number.
    RANK_LENGTH = "rank-length", "{squares} squares";
    /// `rank-item`: part of a rank that is neither a piece nor a number of empty squares. `pieces`:
    /// the letters of pieces; `most`: the largest number.
    RANK_ITEM = "rank-item", "{pieces}, or a number from 1 to {most}";
    /// `empty-run`: a number after a number, instead of one number for all of the empty squares.
    EMPTY_RUN = "empty-run", "one number for squares that are empty next to each other";
    /// `square`: not the name of a square.
    SQUARE = "square", "a file letter and a rank number, such as c2";
    /// `square-on-board`: not a square of this board. `last`: its top right corner.
    SQUARE_ON_BOARD = "square-on-board", "a square from a1 to {last}";
    /// `illegal-move`: an illegal move, in games that do not say why.
    ILLEGAL_MOVE = "illegal-move", "a move that is legal here";
    /// `game-over`: a move after the end of the game.
    GAME_OVER = "game-over", "no move, since the game is over";
    /// `nothing-to-search`: a search of a position in which the game is over.
    NOTHING_TO_SEARCH = "nothing-to-search", "one in which the game goes on";
    /// `looking-on`: a move in a session of a spectator.
    LOOKING_ON = "looking-on", "no move, since the game is only looked at";
    /// `unknown-node`: the id of a deleted node, or of none in the tree of this game.
    UNKNOWN_NODE = "unknown-node", "the id of a node of this game";
    /// `root-node`: the root of the tree, where a node with a move is needed.
    ROOT_NODE = "root-node", "a node that a move leads to";
    /// `mark`: a mark that is neither a shape nor, as the first one, a judgement.
    MARK = "mark", "a judgement such as !?, first, or a shape such as Ge4 or Rc2c4";
    /// `study-game`: a study that does not begin with the header `Game`.
    STUDY_GAME = "study-game", "the header Game, such as [Game \"gambit\"]";
    /// `header`: text in square brackets that is not a header.
    HEADER = "header", "a header on one line, such as [Event \"Example\"]";
    /// `header-quote`: a quotation mark in the value of a header that is not escaped.
    HEADER_QUOTE = "header-quote", "\\\" for a quotation mark in the value of a header";
    /// `header-twice`: a second header of one name.
    HEADER_TWICE = "header-twice", "one header of this name";
    /// `escape`: a backslash before a character that it does not belong to.
    ESCAPE = "escape", "n, r, t, s or an escaped character after the backslash";
    /// `comment-end`: a comment without its closing brace.
    COMMENT_END = "comment-end", "a closing brace at the end of the comment";
    /// `variation-begin`: a variation without a move, or where there is no move that it could replace.
    VARIATION_BEGIN = "variation-begin", "a move before a variation, and one in it";
    /// `variation-end`: a round bracket without its counterpart.
    VARIATION_END = "variation-end", "a closing bracket for each opening one";
    /// `judgement`: a sign that is no judgement of a move, or a second one.
    JUDGEMENT = "judgement", "at most one of !, ?, !!, ??, !?, ?!, □, = and ∞ after a move";
    /// `study-text`: anything else among the moves of a study.
    STUDY_TEXT = "study-text", "a move, a comment, a variation or the result";
    /// `study-size`: a study with too many moves. `most`: the largest number.
    STUDY_SIZE = "study-size", "at most {most} moves in a study";
    /// `study-end`: text after the result of a study.
    STUDY_END = "study-end", "the end of the study";
    /// `moves-after-view`: moves in a search of hidden hands, whose view is of the current position.
    MOVES_AFTER_VIEW = "moves-after-view", "no move, since a view is of the position itself";
    /// `view-of-another`: a search with the view of a player who is not to move.
    VIEW_OF_ANOTHER = "view-of-another", "what the player to move may know";
}

/// The error for a text that is not in a short list.
pub(crate) fn choice(
    place: impl Into<Place>,
    found: impl core::fmt::Display,
    choice: impl Into<Arg>,
) -> Error {
    Error::new(place, found, ONE_OF).with(CHOICE, choice)
}

/// The error for a text that is not a whole number within bounds.
pub(crate) fn number(
    place: impl Into<Place>,
    found: impl core::fmt::Display,
    least: u64,
    most: impl Into<Arg>,
) -> Error {
    Error::new(place, found, NUMBER).with("least", least).with("most", most)
}

/// The error for a set-up with an option that its game does not have.
pub(crate) fn unknown_option(found: &str, known: impl Into<Arg>) -> Error {
    Error::new(SET_UP, found, UNKNOWN_OPTION).with("known", known)
}

#[cfg(test)]
mod tests {
    use crate::games::GAMES;
    use alloc::collections::BTreeSet;

    #[test]
    fn names_are_unique_and_in_lower_case_with_hyphens() {
        let all = GAMES.iter().flat_map(|game| game.codes).chain(super::ALL);
        let mut names = BTreeSet::new();
        for name in all.map(|code| code.name()) {
            assert!(name.bytes().all(|c| c.is_ascii_lowercase() || c == b'-'), "{name}");
            assert!(names.insert(name), "{name} occurs twice");
        }
    }
}
