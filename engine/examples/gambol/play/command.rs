//! The commands that can be typed at a table, in the linear mode and on the full screen.

use std::path::PathBuf;

/// A typed command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Command {
    /// A move, or the squares of one.
    Move(String),
    Board,
    List,
    Moves,
    Hint,
    Values,
    Record,
    Undo,
    Redo,
    Resign,
    New,
    Save(PathBuf),
    Open(PathBuf),
    Help,
    Quit,
}

/// The commands with their descriptions, in the order of the help.
pub(crate) const HELP: [(&str, &str); 15] = [
    ("MOVE", "plays a move, such as those that `moves` lists; its squares alone are enough"),
    ("board", "the board again"),
    ("list", "the pieces of each player, square by square"),
    ("moves", "the legal moves"),
    ("hint", "a good move"),
    ("values", "the best moves with their values for you; proved values are marked"),
    ("record", "the moves so far"),
    ("undo", "takes your last move back"),
    ("redo", "plays it again"),
    ("resign", "ends the game as a loss"),
    ("new", "another game with the same players"),
    ("save FILE", "writes the game to a file, now and after every move"),
    ("open FILE", "goes on with a game of a file"),
    ("help", "this list"),
    ("quit", "leaves; `--resume` goes on with the game"),
];

impl Command {
    /// Parses a line; `None` if it is empty.
    pub(crate) fn parse(line: &str) -> Option<Self> {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let path = || PathBuf::from(rest.trim());
        Some(match word {
            "" => return None,
            "save" if !rest.is_empty() => Self::Save(path()),
            "open" if !rest.is_empty() => Self::Open(path()),
            _ if !rest.is_empty() => Self::Move(line.to_string()),
            "board" => Self::Board,
            "list" => Self::List,
            "moves" => Self::Moves,
            "hint" => Self::Hint,
            "values" => Self::Values,
            "record" => Self::Record,
            "undo" => Self::Undo,
            "redo" => Self::Redo,
            "resign" => Self::Resign,
            "new" => Self::New,
            "help" | "?" => Self::Help,
            "quit" | "exit" => Self::Quit,
            _ => Self::Move(line.to_string()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_of_the_help_is_parsed() {
        for (name, _) in &HELP[1..] {
            let parsed = Command::parse(name).expect("it is not empty");
            assert!(!matches!(parsed, Command::Move(_)), "{name}");
        }
        assert_eq!(Command::parse("  "), None);
        assert_eq!(Command::parse(" save a b "), Some(Command::Save("a b".into())));
        assert_eq!(Command::parse("save"), Some(Command::Move("save".into())));
        assert_eq!(Command::parse("c2 c4"), Some(Command::Move("c2 c4".into())));
    }
}
