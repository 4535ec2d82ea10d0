//! The error codes of Gambit.

use crate::codes::codes;

codes! {
    /// `path`: a text that is not squares joined by `x`.
    PATH = "path", "squares joined by x, such as c2xc4";
    /// `jump-line`: a jump that is not over one square in a straight line.
    JUMP_LINE = "jump-line", "two squares in a straight line";
    /// `jump-twice`: a second jump over a square whose piece the first one captured.
    JUMP_TWICE = "jump-twice", "a jump over a piece that still stands";
}
