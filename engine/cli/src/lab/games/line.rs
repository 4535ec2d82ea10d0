//! A game as a line of text: its first position, its moves, and the values that the searches found.

use crate::base::error::InputError;
use std::fmt;

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// The first position.
    pub(crate) position: String,
    pub(crate) moves: Vec<String>,
    /// For each move the value of the position before it for the player to move, in hundredths of the game's
    /// unit; `None` for a move of the opening.
    pub(crate) values: Vec<Option<i32>>,
}

impl Line {
    /// Parses a line.
    pub(crate) fn parse(text: &str) -> Result<Self, InputError> {
        let refuse = |found: &str| {
            InputError::new("game", found, "a position, moves and as many values, after tabs")
        };
        let parts: Vec<&str> = text.split('\t').collect();
        let [position, moves, values] = parts[..] else {
            return Err(refuse(text));
        };
        let value = |text: &str| match text {
            "-" => Ok(None),
            value => value.parse().map(Some).map_err(|_| refuse(value)),
        };
        let moves: Vec<String> = moves.split_whitespace().map(str::to_string).collect();
        let values: Vec<_> = values.split_whitespace().map(value).collect::<Result<_, _>>()?;
        if moves.len() != values.len() {
            return Err(refuse(text));
        }
        Ok(Self { position: position.to_string(), moves, values })
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values = self.values.iter().map(|value| match value {
            Some(value) => value.to_string(),
            None => "-".to_string(),
        });
        let values: Vec<String> = values.collect();
        write!(f, "{}\t{}\t{}", self.position, self.moves.join(" "), values.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_round_trip() {
        let line = "8/8 b 0\t1a2-a3 2b1xc1 1h8-h7\t- 12 -10000";
        let parsed = Line::parse(line).expect("a line");
        assert_eq!(parsed.values, [None, Some(12), Some(-10_000)]);
        assert_eq!(parsed.to_string(), line);
    }

    #[test]
    fn a_line_has_a_value_for_each_move() {
        for text in ["", "8/8 b 0", "8/8 b 0\t1a2-a3\t", "8/8 b 0\t1a2-a3\t1 2", "b\ta\tx"] {
            assert!(Line::parse(text).is_err(), "{text}");
        }
    }
}
