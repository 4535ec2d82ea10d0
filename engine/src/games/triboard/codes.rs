//! The error codes of Triboard.

use crate::codes::codes;

codes! {
    /// `somebody-moves`: no player to move, though one can.
    SOMEBODY_MOVES = "somebody-moves", "a player, since one can move";
    /// `nobody-moves`: a player to move, though none can.
    NOBODY_MOVES = "nobody-moves", "-, since nobody can move";
    /// `other-moves`: a player to move who can't, though another can.
    OTHER_MOVES = "other-moves", "a player who can move";
}
