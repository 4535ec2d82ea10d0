//! Actions of keys and clicks.

use gambol::{NodeId, Square};

/// What a key, a click or a command does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    /// Moves the cursor by files and ranks as they are seen.
    Cursor(i8, i8),
    /// Picks the square under the cursor, or plays the picked move.
    Press,
    Square(Square),
    Thing(usize),
    /// Chooses the game of a place in the registry.
    Choose(usize),
    /// Plays the picked move.
    Confirm,
    /// Another one of the moves that are meant, or the next square that can be picked.
    Next(isize),
    Back,
    Clear,
    Undo,
    Redo,
    /// Steps through the moves.
    Step(isize),
    Start,
    End,
    /// Goes to a move.
    Node(NodeId),
    /// Goes to another variation.
    Sibling(isize),
    /// Makes the game a study.
    Study,
    /// Opens another study of the file.
    OtherStudy(isize),
    /// Types a comment.
    Comment,
    Hint,
    Analyse,
    Flip,
    Pass,
    Resign,
    New,
    Prompt,
    Help,
    Hall,
    Quit,
}

/// What lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Overlay {
    None,
    Help,
    /// A question that `y` confirms.
    Resign,
    New,
}
