//! Another program that plays: the asking side of the Universal Game Interface.

mod fault;
mod process;

pub(crate) use fault::{Failure, Fault, Kind};

use crate::interrupt;
use crate::players::{Budget, Choice, Table};
use process::{Heard, Process};
use std::time::{Duration, Instant};

/// How much a program may send in each second that has begun since it was asked.
const LINES: u64 = 10_000;
const BYTES: u64 = 1 << 20;
/// How often an interrupt is looked for.
const TICK: Duration = Duration::from_millis(50);

/// How long a program is waited for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terms {
    /// By how much an answer may be late.
    pub(crate) margin: Duration,
    /// How long a program may take to start and to be ready, to answer where it has no time of its
    /// own, and how long a late answer is waited for.
    pub(crate) patience: Duration,
}

/// A program at a table. Dropped, it ends.
pub(crate) struct Program {
    process: Process,
    terms: Terms,
}

/// What a program has sent since it was asked.
struct Meter {
    begin: Instant,
    lines: u64,
    bytes: u64,
}

impl Program {
    /// Starts a command and tells it the game.
    pub(crate) fn start(
        command: &str,
        game: &str,
        setup: &str,
        terms: Terms,
    ) -> Result<Self, Failure> {
        let process = Process::start(command).map_err(Failure::Missing)?;
        let mut program = Self { process, terms };
        program.process.say("ugi");
        program.wait_for("ugiok")?;
        program.process.say(&format!("setoption name game value {game}"));
        if !setup.trim().is_empty() {
            program.process.say(&format!("setoption name setup value {}", setup.trim()));
        }
        program.check_ready()?;
        Ok(program)
    }

    /// Tells it that another game begins.
    pub(crate) fn begin_game(&mut self) -> Result<(), Failure> {
        self.process.say("uginewgame");
        self.check_ready()
    }

    /// The move that it plays.
    pub(crate) fn choose(&mut self, table: &Table, budget: Budget) -> Result<Choice, Failure> {
        self.process.say(&position(table));
        // What it still says of the last position comes before its answer to this.
        self.check_ready()?;
        let (go, due) = match budget {
            Budget::Time(time) => {
                let millis = time.as_millis().max(1);
                (format!("go movetime {millis}"), Some(time + self.terms.margin))
            }
            Budget::Nodes(nodes) => (format!("go nodes {}", nodes.max(1)), None),
        };
        let mut meter = Meter::start();
        self.process.say(&go);
        let end = due.unwrap_or_default() + self.terms.patience;
        let mut nodes = 0;
        loop {
            let (line, at) = self.hear(&mut meter, end)?;
            let words: Vec<&str> = line.split_whitespace().collect();
            if let Some(at) = words.iter().position(|word| *word == "nodes") {
                nodes = words.get(at + 1).and_then(|word| word.parse().ok()).unwrap_or(nodes);
            }
            if let ["bestmove", rest @ ..] = words.as_slice() {
                let took = at.duration_since(meter.begin);
                if due.is_some_and(|due| took > due) {
                    let detail = format!("answered after {} ms", took.as_millis());
                    return Err(Fault::new(Kind::Late, detail).into());
                }
                let mv = rest.first().copied().unwrap_or_default();
                return Ok(Choice { mv: mv.to_string(), nodes });
            }
        }
    }

    fn check_ready(&mut self) -> Result<(), Failure> {
        self.process.say("isready");
        self.wait_for("readyok")
    }

    fn wait_for(&mut self, word: &str) -> Result<(), Failure> {
        let mut meter = Meter::start();
        while self.hear(&mut meter, self.terms.patience)?.0.trim() != word {}
        Ok(())
    }

    /// The next line, and when it came, within so much time since the program was asked.
    fn hear(&mut self, meter: &mut Meter, time: Duration) -> Result<(String, Instant), Failure> {
        loop {
            if interrupt::signal().is_some() {
                return Err(Failure::Interrupted);
            }
            let left = time.saturating_sub(meter.begin.elapsed());
            let heard = self.process.hear(left.min(TICK));
            let fault = match heard {
                Some(Heard::Line(line, _)) if !meter.count(&line) => {
                    Fault::new(Kind::Flood, "sent line after line")
                }
                Some(Heard::Line(line, at)) if at.duration_since(meter.begin) <= time => {
                    return Ok((line, at));
                }
                Some(Heard::TooLong) => Fault::new(Kind::Flood, "sent a line without an end"),
                Some(Heard::End) => Fault::new(Kind::Crash, self.process.end()),
                None if left > TICK => continue,
                Some(Heard::Line(..)) | None => {
                    let waited = format!("no answer within {} ms", time.as_millis());
                    Fault::new(Kind::Hang, waited)
                }
            };
            // It is not asked again, and may be busy or talking for ever.
            self.process.kill();
            return Err(fault.into());
        }
    }
}

impl Meter {
    fn start() -> Self {
        Self { begin: Instant::now(), lines: 0, bytes: 0 }
    }

    /// Counts a line; false where it is too much.
    fn count(&mut self, line: &str) -> bool {
        self.lines += 1;
        self.bytes += line.len() as u64;
        let seconds = self.begin.elapsed().as_secs() + 1;
        self.lines <= LINES * seconds && self.bytes <= BYTES * seconds
    }
}

/// The game as the player to move may know it.
fn position(table: &Table) -> String {
    let session = table.session;
    match session.to_move().filter(|_| table.game.is_hidden) {
        Some(player) => format!("position fen {}", session.view(player)),
        None => {
            let moves = session.moves();
            let moves = if moves.is_empty() {
                String::new()
            } else {
                " moves ".to_string() + &moves.join(" ")
            };
            format!("position fen {}{moves}", session.first_position())
        }
    }
}
