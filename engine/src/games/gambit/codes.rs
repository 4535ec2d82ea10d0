//! The codes of errors that only the texts of Gambit have.

use crate::codes::codes;

codes! {
    /// `path`: not squares with `x` between them.
    PATH = "path", "squares joined by x, such as c2xc4";
    /// `jump-line`: a jump that is not over one square in a straight line.
    JUMP_LINE = "jump-line", "two squares in a straight line";
    /// `jump-twice`: a second jump over a square from which the first has taken the piece.
    JUMP_TWICE = "jump-twice", "a jump over a piece that still stands";
}
