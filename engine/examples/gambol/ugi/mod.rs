//! The Universal Game Interface: UCI with queries about the rules.
//! <https://github.com/kz04px/ugi>

mod input;
mod limits;
mod search;

pub(crate) use limits::share as time_share;

use crate::input_error::InputError;
use crate::lines::Line;
use crate::thinking;
use gambol::search::{Level, Options};
use gambol::{Entry, Player, Session, Thinker, games};
use input::Input;
use limits::Request;
use std::io::Write;
use std::time::Instant;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The state of the interface: options and current position.
struct Engine<'a> {
    out: &'a mut dyn Write,
    game: &'static Entry,
    /// The options of the game's set-up.
    setup: String,
    level: Level,
    seed: u64,
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
    let mut engine = Engine { out, game, setup, level, seed: 0, current };
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
        match words.as_slice() {
            [] | ["stop"] => {}
            ["ugi"] => self.introduce()?,
            ["isready"] => writeln!(self.out, "readyok")?,
            ["uginewgame"] => self.current = Current::Game(self.game.start(&self.setup)?),
            ["setoption", "name", name, "value", value @ ..] => {
                self.set_option(name, &value.join(" "))?;
            }
            ["setoption", rest @ ..] => {
                let expected = "name NAME value VALUE";
                return Err(InputError::new("setoption", rest.join(" "), expected).into());
            }
            ["position", rest @ ..] => {
                self.current = Current::Nothing;
                self.current = self.position(rest)?;
            }
            ["query", question] => self.query(question)?,
            ["go", rest @ ..] => {
                let begin = Instant::now();
                let request = Request::parse(rest)?;
                let (player, mut thinker) = self.think()?;
                let limits = request.limits(player)?;
                if let Some(depth) = limits.depth {
                    thinker.limit_depth(depth);
                }
                return search::run(thinker, limits, begin, input, self.out);
            }
            ["quit"] => return Ok(false),
            [word, ..] => {
                let expected =
                    "ugi, isready, uginewgame, setoption, position, query, go, stop or quit";
                return Err(InputError::new("command", *word, expected).into());
            }
        }
        Ok(true)
    }

    fn introduce(&mut self) -> Result {
        writeln!(self.out, "id name Gambol {}", env!("CARGO_PKG_VERSION"))?;
        writeln!(self.out, "id author the Gambol authors")?;
        let list = |words: Vec<String>| {
            words.into_iter().map(|word| format!(" var {word}")).collect::<String>()
        };
        let ids = list(games::GAMES.iter().map(|game| game.id.to_string()).collect());
        let levels = list(Level::ALL.iter().map(ToString::to_string).collect());
        let setup = if self.setup.is_empty() { "<empty>" } else { self.setup.trim() };
        writeln!(self.out, "option name game type combo default {}{ids}", self.game.id)?;
        writeln!(self.out, "option name setup type string default {setup}")?;
        writeln!(self.out, "option name level type combo default {}{levels}", self.level)?;
        writeln!(self.out, "option name seed type spin default 0 min 0 max {}", (1_u64 << 53) - 1)?;
        Ok(writeln!(self.out, "ugiok")?)
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result {
        match name {
            "game" => {
                let game = games::find(value)?;
                self.current = Current::Game(game.start("")?);
                (self.game, self.setup) = (game, String::new());
            }
            "setup" => {
                let setup = if value == "<empty>" { "" } else { value };
                self.current = Current::Game(self.game.start(setup)?);
                self.setup = setup.to_string();
            }
            "level" => self.level = value.parse()?,
            "seed" => self.seed = crate::options::parse_number("seed", value, (1 << 53) - 1)?,
            _ => return Err(InputError::new("option", name, "game, setup, level or seed").into()),
        }
        Ok(())
    }

    /// Parses `startpos` or `fen POSITION`, optionally followed by `moves` and moves. In a game with
    /// hidden hands, POSITION may be the view of a player, without moves.
    fn position(&self, words: &[&str]) -> Result<Current> {
        let end = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
        let (place, moves) = words.split_at(end);
        let mut session = match place {
            ["startpos"] => self.game.start(&self.setup)?,
            ["fen", fields @ ..] => {
                let text = fields.join(" ");
                let opened = self.game.open(&self.setup, &text);
                if opened.is_err() && self.game.is_hidden && moves.is_empty() {
                    // Creating a search validates the view.
                    self.game.think(&self.setup, &text, &[], Options::default())?;
                    return Ok(Current::View(text));
                }
                opened?
            }
            _ => {
                let found = place.first().copied().unwrap_or_default();
                return Err(InputError::new("position", found, "startpos or fen").into());
            }
        };
        for (n, mv) in moves.iter().skip(1).enumerate() {
            session.play(mv).map_err(|error| error.numbered(n + 1))?;
        }
        Ok(Current::Game(session))
    }

    fn query(&mut self, question: &str) -> Result {
        let session = match &self.current {
            Current::Game(session) => session,
            Current::View(_) => {
                return Err(
                    InputError::new("query", question, "a complete position, not a view").into()
                );
            }
            Current::Nothing => return Err(no_position()),
        };
        let status = session.status();
        let is_first = session.to_move().is_some_and(|player| player.0 == 0);
        let answer = match question {
            "gameover" => status.over.to_string(),
            "p1turn" => is_first.to_string(),
            "result" if !status.over => "none".to_string(),
            "result" => match status.winners.as_slice() {
                [winner] => format!("p{}win", winner.0 + 1),
                _ => "draw".to_string(),
            },
            _ => {
                return Err(InputError::new("query", question, "gameover, p1turn or result").into());
            }
        };
        Ok(writeln!(self.out, "response {answer}")?)
    }

    /// Creates a search. Returns it with the player to move.
    fn think(&self) -> Result<(Player, Box<dyn Thinker>)> {
        let options = Options { level: self.level, seed: self.seed, all: false };
        match &self.current {
            Current::View(view) => {
                let thinker = self.game.think(&self.setup, view, &[], options)?;
                Ok((mover_of(view), thinker))
            }
            Current::Game(session) => {
                let player = session.to_move().ok_or("the game is over")?;
                Ok((player, thinking::begin(self.game, &self.setup, session.as_ref(), options)?))
            }
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
