//! The error codes of Combo.

use crate::codes::codes;

codes! {
    /// `no-piece`: a board without a piece.
    NO_PIECE = "no-piece", "at least one piece";
    /// `rank-stack`: part of a rank that is neither a stack nor a number of empty squares. `most`: the
    /// largest number.
    RANK_STACK = "rank-stack", "a number from 1 to {most}, or b or w with a count";
    /// `most-of-a-side`: a side with too many pieces. `most`: the limit.
    MOST_OF_A_SIDE = "most-of-a-side", "at most {most} pieces a side";
    /// `carry`: a text that does not have the parts of a move.
    CARRY = "carry", "pieces, square, sign, square, such as 2d4xd6";
    /// `straight-line`: a move to its origin, or to a square that is not in line with it.
    STRAIGHT_LINE = "straight-line", "another square in a straight line";
    /// `too-far`: a move of fewer pieces than squares.
    TOO_FAR = "too-far", "no fewer than the squares they go";
    /// `single-capture`: a capture by one piece.
    SINGLE_CAPTURE = "single-capture", "two or more to capture with";
}
