//! The codes of errors that only the texts of Combo have.

use crate::codes::codes;

codes! {
    /// `no-piece`: a board without a piece.
    NO_PIECE = "no-piece", "at least one piece";
    /// `rank-stack`: part of a rank is neither a stack nor a number of empty squares. `most`: the
    /// greatest number.
    RANK_STACK = "rank-stack", "a number from 1 to {most}, or b or w with a count";
    /// `most-of-a-side`: a side has more pieces. `most`: how many it can have.
    MOST_OF_A_SIDE = "most-of-a-side", "at most {most} pieces a side";
    /// `carry`: not the parts of a move.
    CARRY = "carry", "pieces, square, sign, square, such as 2d4xd6";
    /// `straight-line`: a move to its own square, or to one that is not in line.
    STRAIGHT_LINE = "straight-line", "another square in a straight line";
    /// `too-far`: a move of fewer pieces than squares.
    TOO_FAR = "too-far", "no fewer than the squares they go";
    /// `single-capture`: a capture by one piece.
    SINGLE_CAPTURE = "single-capture", "two or more to capture with";
}
