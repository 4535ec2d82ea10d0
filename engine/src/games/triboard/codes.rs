//! The codes of errors that only the texts of Triboard have.

use crate::codes::codes;

codes! {
    /// `somebody-moves`: nobody is to move, though a player can.
    SOMEBODY_MOVES = "somebody-moves", "a player, since one can move";
    /// `nobody-moves`: a player is to move, though none can.
    NOBODY_MOVES = "nobody-moves", "-, since nobody can move";
    /// `other-moves`: a player is to move who can't, though another can.
    OTHER_MOVES = "other-moves", "a player who can move";
}
