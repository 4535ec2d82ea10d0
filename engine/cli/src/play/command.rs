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
    /// Makes the game a study, or opens the one of a number in its file.
    Study(Option<usize>),
    Start,
    End,
    /// The next and the previous variation.
    Next,
    Previous,
    Variations,
    Variation(usize),
    Comment(String),
    Mark(String),
    Promote,
    Delete,
    Help,
    Quit,
    /// A line that begins like a command, and how that one is written.
    Wrong(String, &'static str),
}

/// The commands with their descriptions, in the order of the help.
pub(crate) const HELP: [(&str, &str); 26] = [
    ("MOVE", "plays a move, such as those that `moves` lists; its squares alone are enough"),
    ("board", "the board again"),
    ("list", "the pieces of each player, square by square"),
    ("moves", "the legal moves"),
    ("hint", "a good move"),
    ("values", "the best moves with their values for you; proved values are marked"),
    ("record", "the moves so far, in a study with variations and comments"),
    ("undo", "takes your last move back"),
    ("redo", "plays it again"),
    ("start", "goes to the first position"),
    ("end", "goes to the last one"),
    ("resign", "ends the game as a loss"),
    ("new", "another game with the same players"),
    ("save FILE", "writes the game to a file, now and after every move"),
    ("open FILE", "goes on with a game of a file"),
    ("study", "browses the game: other moves become variations, and nobody has to wait"),
    ("study NUMBER", "another study of the same file"),
    ("variations", "the moves from here, with their numbers"),
    ("variation NUMBER", "goes on with one of them"),
    ("next", "the next variation instead of this one; `previous` is the one before"),
    ("comment TEXT", "writes a comment on the position; without TEXT it is deleted"),
    ("mark MARKS", "judges the move or draws on the board, or takes that back: !? Gd2 Rd2d4"),
    ("promote", "makes this variation the main line"),
    ("delete", "deletes the last move and all that follow it"),
    ("help", "this list"),
    ("quit", "leaves; `--resume` goes on with the game"),
];

impl Command {
    /// Parses a line; `None` if it is empty.
    pub(crate) fn parse(line: &str) -> Option<Self> {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let path = || PathBuf::from(rest.trim());
        let number = || rest.trim().parse().ok();
        let is_name = |name: &&str| name.split(' ').next() == Some(word);
        let other = || match HELP.iter().map(|(name, _)| *name).rfind(is_name) {
            Some(name) => Self::Wrong(line.to_string(), name),
            None => Self::Move(line.to_string()),
        };
        Some(match word {
            "" => return None,
            "save" if !rest.is_empty() => Self::Save(path()),
            "open" if !rest.is_empty() => Self::Open(path()),
            "study" if number().is_some() => Self::Study(number()),
            "variation" if number().is_some() => Self::Variation(number().unwrap_or_default()),
            "comment" => Self::Comment(rest.trim().to_string()),
            "mark" if !rest.is_empty() => Self::Mark(rest.trim().to_string()),
            _ if !rest.is_empty() => other(),
            "board" => Self::Board,
            "list" => Self::List,
            "moves" => Self::Moves,
            "hint" => Self::Hint,
            "values" => Self::Values,
            "record" => Self::Record,
            "undo" => Self::Undo,
            "redo" => Self::Redo,
            "study" => Self::Study(None),
            "start" => Self::Start,
            "end" => Self::End,
            "next" => Self::Next,
            "previous" => Self::Previous,
            "variations" => Self::Variations,
            "promote" => Self::Promote,
            "delete" => Self::Delete,
            "resign" => Self::Resign,
            "new" => Self::New,
            "help" | "?" => Self::Help,
            "quit" | "exit" => Self::Quit,
            _ => other(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_of_the_help_is_parsed() {
        for (name, _) in &HELP[1..] {
            let line = name.replace("NUMBER", "2");
            let parsed = Command::parse(&line).expect("it is not empty");
            assert!(!matches!(parsed, Command::Move(_) | Command::Wrong(..)), "{name}");
        }
        assert_eq!(Command::parse("  "), None);
        assert_eq!(Command::parse(" save a b "), Some(Command::Save("a b".into())));
        assert_eq!(Command::parse("save"), Some(Command::Wrong("save".into(), "save FILE")));
        assert_eq!(
            Command::parse("study x"),
            Some(Command::Wrong("study x".into(), "study NUMBER"))
        );
        assert_eq!(Command::parse("undo 2"), Some(Command::Wrong("undo 2".into(), "undo")));
        assert_eq!(Command::parse("c2 c4"), Some(Command::Move("c2 c4".into())));
    }
}
