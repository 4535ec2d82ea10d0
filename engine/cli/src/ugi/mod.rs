//! The Universal Game Interface: UCI with queries about the rules.
//! <https://github.com/kz04px/ugi>

mod delay;
mod input;
mod limits;
mod query;
mod search;
mod settings;

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::{InputError, Result};
use crate::base::lines::Line;
use crate::players::thinking;
use delay::Delay;
use gambol::search::{Level, Options};
use gambol::{Entry, Player, Session, Thinker, games};
use input::Input;
use limits::Request;
use search::{End, Task};
use settings::Settings;
use std::io::Write;
use std::time::Instant;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "ugi",
    usage: "[GAME]",
    summary: "the Universal Game Interface on standard input and output",
    details: DETAILS,
    options: &["seed", "level"],
    has_setup: true,
    run,
};

const DETAILS: &str = "\
The interface is described at https://github.com/kz04px/ugi and in www/docs/ugi.md. `setoption` sets
game, setup (`players=3 seed=7`), level, seed, Hash, MultiPV, Ponder and `Move Overhead`. The limits
of `go` are p1time, p2time, p1inc and p2inc (and p3time to p4inc for more players), movestogo,
movetime, depth, nodes, infinite and ponder. In games with hidden hands, `position fen` also accepts
the view of one seat.

Options:
  --seed N            the seed of the set-up or deal (triboard, luckymoose)
  --level LEVEL       beginner, easy, medium, hard or master (default: master)
";

/// The state of the interface: options and current position.
struct Engine<'a> {
    out: &'a mut dyn Write,
    settings: Settings,
    current: Current,
    /// The last search of the game, if the next one may go on with what it knows, or one that has not
    /// begun.
    thinker: Option<Box<dyn Thinker>>,
    delay: Delay,
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

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let id = arguments.word("game").unwrap_or_else(|_| games::GAMES[0].id.to_string());
    let setup = arguments.setup_with_seed();
    let level = arguments.level()?;
    arguments.finish()?;
    serve(games::find(&id)?, setup, level.unwrap_or_default(), out)
}

/// Executes commands until the input ends or `quit` is received.
fn serve(game: &'static Entry, setup: String, level: Level, out: &mut dyn Write) -> Result {
    let current = Current::Game(game.start(&setup)?);
    let settings = Settings::new(game, setup, level);
    let mut engine = Engine { out, settings, current, thinker: None, delay: Delay::default() };
    let mut input = Input::listen();
    while let Some((line, at)) = input.next() {
        let result = match line {
            Line::Text(line) => engine.execute(&line, at, &mut input),
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
    /// Executes a command that was read at some moment. Returns false for `quit`.
    fn execute(&mut self, line: &str, at: Instant, input: &mut Input) -> Result<bool> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&command, rest)) = words.split_first() else {
            return Ok(true);
        };
        match (command, rest) {
            // Sent when a search has just ended by itself.
            ("stop" | "ponderhit", []) => {}
            ("ugi", []) => self.introduce()?,
            ("isready", []) => {
                self.prepare();
                writeln!(self.out, "readyok")?;
            }
            ("uginewgame", []) => self.start()?,
            ("quit", []) => return Ok(false),
            ("setoption", words) => {
                if self.settings.set(words, self.thinker.is_some())? {
                    self.start()?;
                }
                self.thinker = None;
            }
            ("position", words) => {
                self.current = Current::Nothing;
                self.current = self.position(words)?;
            }
            ("query", words) => self.query(&words.join(" "))?,
            ("go", words) => return self.go(words, at, input),
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

    /// Sets the start position, and forgets the last game.
    fn start(&mut self) -> Result {
        self.thinker = None;
        self.delay.begin_game();
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
                query::answer(question, players_of(view), Some(mover_of(view)), None)
            }
            Current::Nothing => return Err(no_position()),
        };
        Ok(writeln!(self.out, "response {}", answer?)?)
    }

    /// Executes `go`, which was read when its clock began. Returns false if `quit` was received during
    /// the search.
    fn go(&mut self, words: &[&str], begin: Instant, input: &mut Input) -> Result<bool> {
        let request = Request::parse(words)?;
        let Settings { game, level, lines, is_pondering, overhead, .. } = self.settings;
        if request.is_ponder && game.is_hidden {
            let expected = "a game without hidden hands, where the next position can be foreseen";
            return Err(InputError::new("go ponder", game.id, expected).into());
        }
        let mover = self.mover()?;
        let clock = request.clock(mover)?;
        if let Some((left, _)) = clock {
            self.delay.observe(left);
        }
        let delay = self.delay.expected();
        let mut limits = request.limits(mover, overhead.max(RESERVED_DELAYS * delay), delay)?;
        if lines > 1 && limits.time.is_none() && !limits.is_infinite {
            // The limit of the level is only that of a search of one line.
            limits.nodes.get_or_insert(level.strength().work);
        }
        let mut thinker = self.think(limits.depth)?;
        if let Some(error) = &request.unknown {
            writeln!(self.out, "info string {error}")?;
        }
        let names_reply = is_pondering && !game.is_hidden;
        let lines = lines as usize;
        let task = Task { thinker: thinker.as_mut(), limits, begin, lines, names_reply };
        let End { is_quit, used } = task.run(input, self.out)?;
        if let (Some((left, increment)), Some(most), Some(used)) = (clock, limits.time, used) {
            self.delay.expect(left.saturating_sub(used.min(most)) + increment);
        }
        // Other levels play a position alike whatever they have seen before.
        self.thinker = Some(thinker).filter(|_| self.settings.level == Level::Master);
        Ok(!is_quit)
    }

    /// The player to move.
    fn mover(&self) -> Result<Player> {
        match &self.current {
            Current::View(view) => Ok(mover_of(view)),
            Current::Game(session) => Ok(session.to_move().ok_or("the game is over")?),
            Current::Nothing => Err(no_position()),
        }
    }

    /// Creates a search before it is asked for: its table takes long to allocate, and the clock of `go` runs.
    fn prepare(&mut self) {
        if self.thinker.is_none() {
            // What is wrong with the position is reported by `go`.
            self.thinker = self.think(None).ok();
        }
    }

    /// A search for the player to move, which begins with what the last one knows.
    fn think(&mut self, depth: Option<u32>) -> Result<Box<dyn Thinker>> {
        let Settings { game, setup, .. } = &self.settings;
        let options = self.settings.to_options(depth);
        match (&self.current, self.thinker.take()) {
            (Current::View(view), None) => Ok(game.think(setup, view, &[], options)?),
            (Current::View(view), Some(mut thinker)) => {
                thinker.follow(setup, view, &[], options)?;
                Ok(thinker)
            }
            (Current::Game(session), None) => Ok(session.think(options)?),
            (Current::Game(session), Some(mut thinker)) => {
                thinking::follow(thinker.as_mut(), game, setup, session.as_ref(), options)?;
                Ok(thinker)
            }
            (Current::Nothing, _) => Err(no_position()),
        }
    }
}

/// The number of delays that are kept in reserve, since they differ from move to move.
const RESERVED_DELAYS: u32 = 4;

/// The player to move in a view: the second field.
fn mover_of(view: &str) -> Player {
    let number = view.split(' ').nth(1).and_then(|field| field.parse::<u8>().ok());
    Player(number.map_or(0, |number| number.saturating_sub(1)))
}

/// The number of players of a view: that of the scores in the third field.
fn players_of(view: &str) -> u8 {
    view.split(' ').nth(2).map_or(0, |scores| scores.split(',').count() as u8)
}

fn no_position() -> Box<dyn std::error::Error> {
    InputError::new("position", "", "a valid position command before this one").into()
}
