//! External programs as players: a client of the Universal Game Interface.

mod fault;
mod process;

pub(crate) use fault::{Failure, Fault, FaultKind};

use crate::base::interrupt;
use crate::players::choice::{Budget, Choice, OngoingGame};
use process::{Output, Process};
use std::time::{Duration, Instant};

/// The maximum number of lines that a program may send per second, counted from the request.
const LINES: u64 = 10_000;
/// The maximum number of bytes that a program may send per second.
const BYTES: u64 = 1 << 20;
/// The interval of checks for an interrupt.
const TICK: Duration = Duration::from_millis(50);

/// How late an answer may be by default, in milliseconds.
pub(crate) const MARGIN: u64 = 500;

/// The timeouts of a program.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Timeouts {
    /// How late an answer may be.
    pub(crate) margin: Duration,
    /// The timeout for starting, for `isready`, for a move without a time limit, and for an answer
    /// after it is late.
    pub(crate) patience: Duration,
}

/// A running program. It is terminated on drop.
pub(crate) struct Program {
    process: Process,
    timeouts: Timeouts,
    /// Whether it has the option `Ponder`.
    can_ponder: bool,
    /// The `position` command with the reply that it ponders on.
    pondered: Option<String>,
}

/// Counts the output of a program since the last request.
struct Meter {
    begin: Instant,
    lines: u64,
    bytes: u64,
}

impl Program {
    /// Starts a program and sets its game and set-up.
    pub(crate) fn start(
        command: &str,
        game: &str,
        setup: &str,
        timeouts: Timeouts,
    ) -> Result<Self, Failure> {
        Self::introduce(command, game, setup, timeouts).map(|(program, _)| program)
    }

    /// Starts a program and sets its game and set-up. Returns it with the lines of its introduction.
    pub(crate) fn introduce(
        command: &str,
        game: &str,
        setup: &str,
        timeouts: Timeouts,
    ) -> Result<(Self, Vec<String>), Failure> {
        let process = Process::start(command).map_err(Failure::NotStarted)?;
        let mut program = Self { process, timeouts, can_ponder: false, pondered: None };
        program.send("ugi");
        let introduction = program.receive_until("ugiok", timeouts.patience)?;
        program.can_ponder = introduction.iter().any(|line| is_ponder_option(line));
        program.send(&format!("setoption name game value {game}"));
        if !setup.trim().is_empty() {
            program.send(&format!("setoption name setup value {}", setup.trim()));
        }
        program.check_ready()?;
        Ok((program, introduction))
    }

    /// Sets an option of the program.
    pub(crate) fn set_option(&mut self, name: &str, value: &str) -> Result<(), Failure> {
        self.send(&format!("setoption name {name} value {value}"));
        self.check_ready()
    }

    /// Lets the program name replies to ponder on, if it can.
    pub(crate) fn allow_pondering(&mut self) -> Result<(), Failure> {
        match self.can_ponder {
            true => self.set_option("Ponder", "true"),
            false => Ok(()),
        }
    }

    /// Sends a line.
    pub(crate) fn send(&mut self, line: &str) {
        self.process.send(line);
    }

    /// Receives lines up to one with this first word, for at most a while.
    pub(crate) fn receive_until(
        &mut self,
        word: &str,
        time: Duration,
    ) -> Result<Vec<String>, Failure> {
        let mut meter = Meter::start();
        let mut lines = Vec::new();
        loop {
            let (line, _) = self.receive(&mut meter, time)?;
            let is_last = line.split_whitespace().next() == Some(word);
            lines.push(line);
            if is_last {
                return Ok(lines);
            }
        }
    }

    /// Whether the program ends within a while.
    pub(crate) fn ends(&mut self, time: Duration) -> bool {
        self.process.wait(time).is_some()
    }

    /// Announces a new game.
    pub(crate) fn begin_game(&mut self) -> Result<(), Failure> {
        self.send("uginewgame");
        self.check_ready()
    }

    /// Requests a move.
    pub(crate) fn choose(&mut self, game: &OngoingGame, budget: Budget) -> Result<Choice, Failure> {
        let position = position(game);
        let is_expected = self.pondered.as_ref() == Some(&position);
        if !is_expected {
            self.rest()?;
            self.send(&position);
            // Discards late output about the previous position.
            self.check_ready()?;
        }
        let (go, time) = request(budget);
        let due = time.map(|time| time + self.timeouts.margin);
        let mut meter = Meter::start();
        self.pondered = None;
        self.process.listen_to_info(true);
        self.send(if is_expected { "ponderhit" } else { &go });
        let end = due.unwrap_or_default() + self.timeouts.patience;
        let (mut nodes, mut value) = (0, None);
        loop {
            let (line, at) = self.receive(&mut meter, end)?;
            let words: Vec<&str> = line.split_whitespace().collect();
            if words.first() == Some(&"info") && words.get(1) != Some(&"string") {
                nodes = number_after(&words, "nodes").unwrap_or(nodes);
                value = number_after(&words, "cp").or(value);
            }
            if let ["bestmove", rest @ ..] = words.as_slice() {
                let begin = self.process.written().map_or(meter.begin, |at| at.max(meter.begin));
                let took = at.saturating_duration_since(begin);
                if due.is_some_and(|due| took > due) {
                    let detail = format!("answered after {} ms", took.as_millis());
                    return Err(Fault::new(FaultKind::Late, detail).into());
                }
                let mv = rest.first().copied().unwrap_or_default().to_string();
                let reply = match rest {
                    [_, "ponder", reply, ..] if self.can_ponder => Some(reply.to_string()),
                    _ => None,
                };
                return Ok(Choice { mv, nodes, value, time: took, reply });
            }
        }
    }

    /// Lets the program ponder on the position after a reply to its move, with the budget of its next move.
    pub(crate) fn ponder(&mut self, game: &OngoingGame, budget: Budget) -> Result<(), Failure> {
        let position = position(game);
        self.send(&position);
        self.check_ready()?;
        let (go, _) = request(budget);
        // Nobody listens until it is its turn.
        self.process.listen_to_info(false);
        self.send(&go.replacen("go", "go ponder", 1));
        self.pondered = Some(position);
        Ok(())
    }

    /// Ends pondering, if it does.
    pub(crate) fn rest(&mut self) -> Result<(), Failure> {
        if self.pondered.take().is_some() {
            self.process.listen_to_info(true);
            self.send("stop");
            self.receive_until("bestmove", self.timeouts.patience)?;
        }
        Ok(())
    }

    /// Waits until the program is ready.
    pub(crate) fn check_ready(&mut self) -> Result<(), Failure> {
        self.send("isready");
        self.receive_until("readyok", self.timeouts.patience).map(drop)
    }

    /// Receives the next line and its time of arrival, at most `time` after the request.
    fn receive(&mut self, meter: &mut Meter, time: Duration) -> Result<(String, Instant), Failure> {
        loop {
            if interrupt::signal().is_some() {
                return Err(Failure::Interrupted);
            }
            let left = time.saturating_sub(meter.begin.elapsed());
            let output = self.process.receive(left.min(TICK));
            let fault = match output {
                Some(Output::Line(line, _)) if !meter.count(&line) => {
                    Fault::new(FaultKind::Flood, "sent too much output")
                }
                Some(Output::Line(line, at)) if at.duration_since(meter.begin) <= time => {
                    return Ok((line, at));
                }
                Some(Output::TooLong) => {
                    Fault::new(FaultKind::Flood, "sent a line of more than 64 KiB")
                }
                Some(Output::End) => Fault::new(FaultKind::Crash, self.process.exit_description()),
                None if left > TICK => continue,
                Some(Output::Line(..)) | None => {
                    let waited = format!("no answer within {} ms", time.as_millis());
                    Fault::new(FaultKind::Hang, waited)
                }
            };
            // The program is not used again, and may never stop by itself.
            self.process.kill();
            return Err(fault.into());
        }
    }
}

impl Meter {
    fn start() -> Self {
        Self { begin: Instant::now(), lines: 0, bytes: 0 }
    }

    /// Counts a line. Returns false if the limit is exceeded.
    fn count(&mut self, line: &str) -> bool {
        self.lines += 1;
        self.bytes += line.len() as u64;
        let seconds = self.begin.elapsed().as_secs() + 1;
        self.lines <= LINES * seconds && self.bytes <= BYTES * seconds
    }
}

/// Whether a line of an introduction is about the option `Ponder`.
fn is_ponder_option(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    matches!(words[..], ["option", "name", name, "type", "check", ..] if name.eq_ignore_ascii_case("ponder"))
}

/// The `go` command, and the time for the move, if that is limited.
fn request(budget: Budget) -> (String, Option<Duration>) {
    match budget {
        Budget::Time(time) => (format!("go movetime {}", time.as_millis().max(1)), Some(time)),
        Budget::Nodes(nodes) => (format!("go nodes {}", nodes.max(1)), None),
        Budget::Depth(depth) => (format!("go depth {}", depth.max(1)), None),
        Budget::Clock(clocks) => {
            let mut go = "go".to_string();
            for (seat, (left, increment)) in clocks.left.iter().zip(clocks.increments).enumerate() {
                if let Some(left) = left {
                    let (player, left) = (seat + 1, left.as_millis());
                    go += &format!(" p{player}time {left} p{player}inc {}", increment.as_millis());
                }
            }
            if let Some(moves) = clocks.moves_to_go {
                go += &format!(" movestogo {moves}");
            }
            (go, clocks.left[clocks.own])
        }
    }
}

/// The number after the first occurrence of a word.
fn number_after<T: std::str::FromStr>(words: &[&str], name: &str) -> Option<T> {
    let at = words.iter().position(|word| *word == name)?;
    words.get(at + 1)?.parse().ok()
}

/// The `position` command for the player to move.
pub(crate) fn position(game: &OngoingGame) -> String {
    let session = game.session;
    match session.to_move().filter(|_| game.game.is_hidden) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::clock::Clocks;

    #[test]
    fn requests_have_the_clocks_of_all_players() {
        let mut clocks = Clocks { own: 2, moves_to_go: Some(7), ..Clocks::default() };
        let millis = Duration::from_millis;
        (clocks.left[0], clocks.left[2]) = (Some(millis(900)), Some(millis(1500)));
        clocks.increments[2] = millis(20);
        let (go, time) = request(Budget::Clock(clocks));
        assert_eq!(go, "go p1time 900 p1inc 0 p3time 1500 p3inc 20 movestogo 7");
        assert_eq!(time, Some(millis(1500)));
        assert_eq!(request(Budget::Depth(0)), ("go depth 1".to_string(), None));
        assert_eq!(
            request(Budget::Time(millis(30))),
            ("go movetime 30".to_string(), Some(millis(30)))
        );
    }
}
