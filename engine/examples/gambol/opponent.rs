//! Another program that plays: the asking side of the Universal Game Interface.

use crate::players::{Budget, Choice, Table};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// A program that was started for one game. Dropped, it ends.
pub(crate) struct Opponent {
    command: String,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Opponent {
    /// Starts a command, split at its spaces, and tells it the game.
    pub(crate) fn start(command: &str, game: &str, setup: &str) -> Result<Self> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("ugi: found no command, expected a program to start")?;
        let mut child = Command::new(program)
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{program}: {error}"))?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(format!("{program}: has no input or output").into());
        };
        let output = BufReader::new(output);
        let mut opponent = Self { command: command.to_string(), child, input, output };
        opponent.say("ugi")?;
        opponent.wait_for("ugiok")?;
        opponent.say(&format!("setoption name game value {game}"))?;
        if !setup.trim().is_empty() {
            opponent.say(&format!("setoption name setup value {}", setup.trim()))?;
        }
        opponent.say("isready")?;
        opponent.wait_for("readyok")?;
        Ok(opponent)
    }

    /// The move that it plays.
    pub(crate) fn choose(&mut self, table: &Table, budget: Budget) -> Result<Choice> {
        let session = table.session;
        let player = session.to_move().ok_or("the game is over")?;
        let mut position = match table.game.is_hidden {
            true => format!("position fen {}", session.view(player)),
            false => format!("position fen {}", session.first_position()),
        };
        let moves = session.moves();
        if !table.game.is_hidden && !moves.is_empty() {
            position += &format!(" moves {}", moves.join(" "));
        }
        self.say(&position)?;
        self.say(&match budget {
            Budget::Time(time) => format!("go movetime {}", time.as_millis()),
            Budget::Nodes(nodes) => format!("go nodes {nodes}"),
        })?;
        let mut nodes = 0;
        loop {
            let line = self.hear()?;
            let words: Vec<&str> = line.split_whitespace().collect();
            if let Some(at) = words.iter().position(|word| *word == "nodes") {
                nodes = words.get(at + 1).and_then(|word| word.parse().ok()).unwrap_or(nodes);
            }
            if let ["bestmove", mv, ..] = words.as_slice() {
                return Ok(Choice { mv: mv.to_string(), nodes });
            }
        }
    }

    fn say(&mut self, line: &str) -> Result {
        let said = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        said.map_err(|error| format!("{}: {error}", self.command).into())
    }

    fn hear(&mut self) -> Result<String> {
        let mut line = String::new();
        match self.output.read_line(&mut line) {
            Ok(0) => Err(format!("{}: ended in the middle of a game", self.command).into()),
            Ok(_) => Ok(line.trim().to_string()),
            Err(error) => Err(format!("{}: {error}", self.command).into()),
        }
    }

    fn wait_for(&mut self, word: &str) -> Result {
        while self.hear()? != word {}
        Ok(())
    }
}

impl Drop for Opponent {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.say("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
