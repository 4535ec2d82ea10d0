//! The Universal Game Interface: UCI with queries about the rules.
//! <https://github.com/kz04px/ugi>

mod input;
mod limits;
mod query;
mod search;
mod settings;

pub(crate) use limits::share as time_share;

use crate::input_error::InputError;
use crate::lines::Line;
use crate::thinking;
use gambol::search::{Level, Options};
use gambol::{Entry, Player, Session, Thinker};
use input::Input;
use limits::Request;
use search::Task;
use settings::Settings;
use std::io::Write;
use std::time::Instant;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The state of the interface: options and current position.
struct Engine<'a> {
    out: &'a mut dyn Write,
    settings: Settings,
    current: Current,
}

/// The current position.
enum Current {
    /// A complete game.
    Game(Box<dyn Session>),
    /// The view of one player, in a game with hidden hands.
    View(String),
    /// None, because the last `position` command was invalid.
    Nothing,
}

/// Executes commands until the input ends or `quit` is received.
pub(crate) fn run(
    game: &'static Entry,
    setup: String,
    level: Level,
    out: &mut dyn Write,
) -> Result {
    let current = Current::Game(game.start(&setup)?);
    let mut engine = Engine { out, settings: Settings::new(game, setup, level), current };
    let mut input = Input::listen();
    while let Some(line) = input.next() {
        let result = match line {
            Line::Text(line) => engine.execute(&line, &mut input),
            Line::NotText(line) => Err(InputError::new("line", line, "UTF-8").into()),
            Line::TooLong => Err(InputError::new("line", "", "at most 1 MiB").into()),
        };
        match result {
            Ok(true) => {}
            Ok(false) => break,
            // Output errors end the program, invalid commands do not.
            Err(error) if error.is::<std::io::Error>() => return Err(error),
            Err(error) => writeln!(engine.out, "info string {error}")?,
        }
        engine.out.flush()?;
    }
    Ok(())
}

impl Engine<'_> {
    /// Executes a command. Returns false for `quit`.
    fn execute(&mut self, line: &str, input: &mut Input) -> Result<bool> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&command, rest)) = words.split_first() else {
            return Ok(true);
        };
        match (command, rest) {
            // Sent when a search has just ended by itself.
            ("stop" | "ponderhit", []) => {}
            ("ugi", []) => self.introduce()?,
            ("isready", []) => writeln!(self.out, "readyok")?,
            ("uginewgame", []) => self.start()?,
            ("quit", []) => return Ok(false),
            ("setoption", words) => {
                if self.settings.set(words)? {
                    self.start()?;
                }
            }
            ("position", words) => {
                self.current = Current::Nothing;
                self.current = self.position(words)?;
            }
            ("query", words) => self.query(&words.join(" "))?,
            ("go", words) => return self.go(words, input),
            ("ugi" | "isready" | "uginewgame" | "stop" | "ponderhit" | "quit", words) => {
                return Err(InputError::new(command, words.join(" "), "nothing after it").into());
            }
            _ => {
                let expected = "ugi, isready, uginewgame, setoption, position, query, go, stop, \
                                ponderhit or quit";
                return Err(InputError::new("command", command, expected).into());
            }
        }
        Ok(true)
    }

    fn introduce(&mut self) -> Result {
        writeln!(self.out, "id name Gambol {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(self.out, "id author the Gambol authors")?;
        Ok(writeln!(self.out, "{}ugiok", self.settings)?)
    }

    /// Sets the start position.
    fn start(&mut self) -> Result {
        self.current = Current::Game(self.settings.game.start(&self.settings.setup)?);
        Ok(())
    }

    /// Parses `startpos` or `fen POSITION`, optionally followed by `moves` and moves. In a game with
    /// hidden hands, POSITION may be the view of a player, without moves.
    fn position(&self, words: &[&str]) -> Result<Current> {
        let Settings { game, setup, .. } = &self.settings;
        let end = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
        let (place, moves) = words.split_at(end);
        let mut session = match place {
            ["startpos"] => game.start(setup)?,
            ["fen", fields @ ..] => {
                let text = fields.join(" ");
                let opened = game.open(setup, &text);
                if opened.is_err() && game.is_hidden && moves.is_empty() {
                    // Creating a search validates the view.
                    game.think(setup, &text, &[], Options::default())?;
                    return Ok(Current::View(text));
                }
                opened?
            }
            [] | ["startpos", ..] => {
                let expected = "startpos or fen POSITION, and then moves MOVE …";
                return Err(InputError::new("position", place.join(" "), expected).into());
            }
            [found, ..] => {
                return Err(InputError::new("position", *found, "startpos or fen").into());
            }
        };
        for (n, mv) in moves.iter().skip(1).enumerate() {
            session.play(mv).map_err(|error| error.numbered(n + 1))?;
        }
        Ok(Current::Game(session))
    }

    fn query(&mut self, question: &str) -> Result {
        let answer = match &self.current {
            Current::Game(session) => {
                let (players, mover) = (session.players(), session.to_move());
                query::answer(question, players, mover, Some(&session.status()))
            }
            // There are no views of games that are over.
            Current::View(view) => {
                let players = self.settings.game.start(&self.settings.setup)?.players();
                query::answer(question, players, Some(mover_of(view)), None)
            }
            Current::Nothing => return Err(no_position()),
        };
        Ok(writeln!(self.out, "response {}", answer?)?)
    }

    /// Executes `go`. Returns false if `quit` was received during the search.
    fn go(&mut self, words: &[&str], input: &mut Input) -> Result<bool> {
        let begin = Instant::now();
        let request = Request::parse(words)?;
        let Settings { game, lines, is_pondering, overhead, .. } = self.settings;
        if request.is_ponder && game.is_hidden {
            let expected = "a game without hidden hands, where the next position can be foreseen";
            return Err(InputError::new("go ponder", game.id, expected).into());
        }
        let limits = request.limits(self.mover()?, overhead)?;
        let thinker = self.think(limits.depth)?;
        let names_reply = is_pondering && !game.is_hidden;
        let task = Task { thinker, limits, begin, lines: lines as usize, names_reply };
        task.run(input, self.out)
    }

    /// The player to move.
    fn mover(&self) -> Result<Player> {
        match &self.current {
            Current::View(view) => Ok(mover_of(view)),
            Current::Game(session) => Ok(session.to_move().ok_or("the game is over")?),
            Current::Nothing => Err(no_position()),
        }
    }

    /// Creates a search for the player to move.
    fn think(&self, depth: Option<u32>) -> Result<Box<dyn Thinker>> {
        let Settings { game, setup, .. } = &self.settings;
        let options = self.settings.to_options(depth);
        match &self.current {
            Current::View(view) => Ok(game.think(setup, view, &[], options)?),
            Current::Game(session) => thinking::begin(game, setup, session.as_ref(), options),
            Current::Nothing => Err(no_position()),
        }
    }
}

/// The player to move in a view: the second field.
fn mover_of(view: &str) -> Player {
    let number = view.split(' ').nth(1).and_then(|field| field.parse::<u8>().ok());
    Player(number.map_or(0, |number| number.saturating_sub(1)))
}

fn no_position() -> Box<dyn std::error::Error> {
    InputError::new("position", "", "a valid position command before this one").into()
}
