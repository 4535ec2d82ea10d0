//! The engine as a program that others talk to: the Universal Game Interface, which is UCI with
//! questions about the rules. <https://github.com/kz04px/ugi>

use gambol::search::{self, Level, Report};
use gambol::{Entry, Error, Session, games};
use std::collections::VecDeque;
use std::io::{BufRead, Write};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The positions that a search looks at before the clock and the input are looked at.
const SLICE: u64 = 10_000;

/// What was chosen, and the game on the table.
struct Table<'a> {
    out: &'a mut dyn Write,
    game: &'static Entry,
    /// The options of the game's set-up.
    setup: String,
    level: Level,
    seed: u64,
    at: At,
}

/// What the next search begins with.
enum At {
    /// A game with everything in it.
    Game(Box<dyn Session>),
    /// What one player may know, in a game with hidden hands.
    View(String),
}

/// When to stop thinking.
#[derive(Clone, Copy, Debug, Default)]
struct Limits {
    time: Option<Duration>,
    nodes: Option<u64>,
    depth: Option<u32>,
}

/// Answers one line after another until the input ends or says `quit`.
pub(crate) fn run(game: &'static Entry, out: &mut dyn Write) -> Result {
    let (sender, lines) = channel();
    std::thread::spawn(move || {
        let input = std::io::stdin().lock();
        // Whoever no longer listens has quit.
        input.lines().map_while(std::result::Result::ok).all(|line| sender.send(line).is_ok())
    });
    let at = At::Game(game.start("")?);
    let mut table = Table { out, game, setup: String::new(), level: Level::Master, seed: 0, at };
    let mut waiting = VecDeque::new();
    while let Some(line) = waiting.pop_front().or_else(|| lines.recv().ok()) {
        match table.answer(&line, &lines, &mut waiting) {
            Ok(true) => {}
            Ok(false) => break,
            // What goes wrong with the output ends the program, what is wrong with the input does not.
            Err(error) if error.is::<std::io::Error>() => return Err(error),
            Err(error) => writeln!(table.out, "info string {error}")?,
        }
        table.out.flush()?;
    }
    Ok(())
}

impl Table<'_> {
    /// Does what a line says; false where it says to quit.
    fn answer(
        &mut self,
        line: &str,
        lines: &Receiver<String>,
        waiting: &mut VecDeque<String>,
    ) -> Result<bool> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [] | ["stop"] => {}
            ["ugi"] => self.introduce()?,
            ["isready"] => writeln!(self.out, "readyok")?,
            ["uginewgame"] => self.at = At::Game(self.game.start(&self.setup)?),
            ["setoption", "name", name, "value", value @ ..] => {
                self.choose(name, &value.join(" "))?;
            }
            ["position", rest @ ..] => self.at = self.position(rest)?,
            ["query", question] => self.query(question)?,
            ["go", rest @ ..] => return self.go(limits(rest)?, lines, waiting),
            ["quit"] => return Ok(false),
            [word, ..] => {
                let expected =
                    "ugi, isready, uginewgame, setoption, position, query, go, stop or quit";
                return Err(Error::new("command", word, expected).into());
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
        writeln!(self.out, "option name game type combo default {}{ids}", self.game.id)?;
        writeln!(self.out, "option name setup type string default <empty>")?;
        writeln!(self.out, "option name level type combo default {}{levels}", self.level)?;
        writeln!(self.out, "option name seed type spin default 0 min 0 max {}", (1_u64 << 53) - 1)?;
        Ok(writeln!(self.out, "ugiok")?)
    }

    fn choose(&mut self, name: &str, value: &str) -> Result {
        match name {
            "game" => {
                let game = games::find(value)?;
                self.at = At::Game(game.start("")?);
                (self.game, self.setup) = (game, String::new());
            }
            "setup" => {
                let setup = if value == "<empty>" { "" } else { value };
                self.at = At::Game(self.game.start(setup)?);
                self.setup = setup.to_string();
            }
            "level" => self.level = value.parse()?,
            "seed" => self.seed = crate::options::whole("seed", value, (1 << 53) - 1)?,
            _ => return Err(Error::new("option", name, "game, setup, level or seed").into()),
        }
        Ok(())
    }

    /// `startpos` or `fen POSITION`, then `moves` and moves. Where hands are hidden, what one player
    /// knows is a position too, without moves.
    fn position(&self, words: &[&str]) -> Result<At> {
        let end = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
        let (place, moves) = words.split_at(end);
        let mut session = match place {
            ["startpos"] => self.game.start(&self.setup)?,
            ["fen", fields @ ..] => {
                let text = fields.join(" ");
                let opened = self.game.open(&self.setup, &text);
                if opened.is_err() && self.game.is_hidden && moves.is_empty() {
                    // Whether it is a view is seen when a search is asked for one.
                    self.game.think(&self.setup, &text, &[], search::Options::default())?;
                    return Ok(At::View(text));
                }
                opened?
            }
            _ => {
                let found = place.first().copied().unwrap_or_default();
                return Err(Error::new("position", found, "startpos or fen").into());
            }
        };
        for mv in moves.iter().skip(1) {
            session.play(mv)?;
        }
        Ok(At::Game(session))
    }

    fn query(&mut self, question: &str) -> Result {
        let At::Game(session) = &self.at else {
            return Err(Error::new("query", question, "a whole position before it").into());
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
            _ => return Err(Error::new("query", question, "gameover, p1turn or result").into()),
        };
        Ok(writeln!(self.out, "response {answer}")?)
    }

    /// Thinks until a limit is reached or `stop` comes; false where `quit` does.
    fn go(
        &mut self,
        limits: Limits,
        lines: &Receiver<String>,
        waiting: &mut VecDeque<String>,
    ) -> Result<bool> {
        let options = search::Options { level: self.level, seed: self.seed, all: false };
        let mut thinker = match &self.at {
            At::View(view) => self.game.think(&self.setup, view, &[], options)?,
            At::Game(session) => think(self.game, &self.setup, session.as_ref(), options)?,
        };
        let begin = Instant::now();
        let (mut depth, mut is_stopped, mut goes_on) = (0, false, true);
        loop {
            let progress = thinker.run(SLICE.min(limits.nodes.unwrap_or(SLICE)));
            while let Ok(line) = lines.try_recv() {
                match line.trim() {
                    "stop" => is_stopped = true,
                    "isready" => writeln!(self.out, "readyok")?,
                    "quit" => (is_stopped, goes_on) = (true, false),
                    _ => waiting.push_back(line),
                }
            }
            let is_spent = limits.time.is_some_and(|time| begin.elapsed() >= time)
                || limits.nodes.is_some_and(|nodes| progress.nodes >= nodes)
                || limits.depth.is_some_and(|depth| progress.depth >= depth);
            let is_last = progress.done || is_spent || is_stopped;
            if is_last || progress.depth > depth {
                let report = thinker.report();
                self.inform(&report, begin.elapsed())?;
                if is_last {
                    let best =
                        report.best.ok_or("a search of a game that goes on has a best move")?;
                    writeln!(self.out, "bestmove {best}")?;
                    return Ok(goes_on);
                }
                depth = progress.depth;
            }
            self.out.flush()?;
        }
    }

    fn inform(&mut self, report: &Report<String>, time: Duration) -> Result {
        let value = report.values.first().map_or(0, |value| value.value);
        Ok(writeln!(
            self.out,
            "info depth {} nodes {} time {} score cp {value} pv {}",
            report.depth,
            report.nodes,
            time.as_millis(),
            report.line.join(" ")
        )?)
    }
}

/// A search for the player to move in a game.
pub(crate) fn think(
    game: &Entry,
    setup: &str,
    session: &dyn Session,
    options: search::Options,
) -> Result<Box<dyn gambol::Thinker>> {
    let player = session.to_move().ok_or("the game is over")?;
    // Who plays with a hidden hand is told what it may know of the position, and no moves.
    if game.is_hidden {
        return Ok(game.think(setup, &session.view(player), &[], options)?);
    }
    let moves = session.moves();
    let moves: Vec<&str> = moves.iter().take(session.ply()).map(String::as_str).collect();
    Ok(game.think(setup, &session.first_position(), &moves, options)?)
}

/// `movetime`, `nodes` or `depth`, each with a number; none of them is no limit.
fn limits(words: &[&str]) -> Result<Limits> {
    let mut limits = Limits::default();
    for pair in words.chunks(2) {
        let [name, value] = pair else {
            if pair == ["infinite"] {
                continue;
            }
            return Err(Error::new("go", pair.concat(), "a limit with a number").into());
        };
        let number = crate::options::whole(&format!("go {name}"), value, u64::MAX)?;
        match *name {
            "movetime" => limits.time = Some(Duration::from_millis(number)),
            "nodes" => limits.nodes = Some(number),
            "depth" => limits.depth = Some(number.try_into().unwrap_or(u32::MAX)),
            _ => return Err(Error::new("go", name, "movetime, nodes, depth or infinite").into()),
        }
    }
    Ok(limits)
}
