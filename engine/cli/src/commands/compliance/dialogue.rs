//! A dialogue with a program.

use crate::players::choice::OngoingGame;
use crate::players::program::{Failure, Program, Timeouts, position};
use gambol::{Entry, Session};
use std::time::Duration;

/// A dialogue with a program that plays a game.
pub(super) struct Dialogue<'a> {
    program: Program,
    pub(super) game: &'static Entry,
    pub(super) setup: &'a str,
    /// How long an answer without a time limit may take, and how much later than its time another one.
    waits: Timeouts,
    /// The answer to `ugi`.
    pub(super) introduction: Vec<String>,
}

/// How many times as long as an answer a program may take until it is ready: it may load an interpreter or a
/// large file first.
const START: u32 = 6;

/// The reason why a check fails.
pub(super) type Outcome<T = ()> = Result<T, String>;

impl<'a> Dialogue<'a> {
    /// Starts a program and sets its game.
    pub(super) fn begin(
        command: &str,
        game: &'static Entry,
        setup: &'a str,
        waits: Timeouts,
    ) -> Outcome<Self> {
        let patience = waits.patience.saturating_mul(START);
        let timeouts = Timeouts { margin: Duration::ZERO, patience };
        let describe = |failure: Failure| format!("start: {failure}");
        let started = Program::introduce(command, game.id, setup, timeouts);
        let (mut program, introduction) = started.map_err(describe)?;
        program.begin_game().map_err(describe)?;
        Ok(Self { program, game, setup, waits, introduction })
    }

    pub(super) fn send(&mut self, line: &str) {
        self.program.send(line);
    }

    /// Receives lines up to one with this first word, which is the last one.
    pub(super) fn until(&mut self, word: &str) -> Outcome<Vec<String>> {
        self.until_after(word, self.waits.patience)
    }

    /// Receives lines up to one with this first word, for at most a while.
    fn until_after(&mut self, word: &str, time: Duration) -> Outcome<Vec<String>> {
        let received = self.program.receive_until(word, time);
        received.map_err(|failure| format!("`{word}`: {failure}"))
    }

    pub(super) fn check_ready(&mut self) -> Outcome {
        self.program.check_ready().map_err(|failure| format!("`readyok`: {failure}"))
    }

    /// Sends a position, and waits until the program is ready.
    pub(super) fn set_position(&mut self, session: &dyn Session) -> Outcome {
        let ongoing = OngoingGame { game: self.game, setup: self.setup, session };
        self.send(&position(&ongoing));
        self.check_ready()
    }

    /// Requests a move, which must be legal, and waits for it at most a while.
    pub(super) fn choose(
        &mut self,
        session: &dyn Session,
        go: &str,
        time: Duration,
    ) -> Outcome<String> {
        let lines = self.search(session, go, time)?;
        Ok(move_of(&lines).to_string())
    }

    /// Requests a move as [`choose`](Self::choose), and returns all lines of the answer.
    pub(super) fn search(
        &mut self,
        session: &dyn Session,
        go: &str,
        time: Duration,
    ) -> Outcome<Vec<String>> {
        self.set_position(session)?;
        self.send(go);
        self.answer(session, time)
    }

    /// Waits for a legal move. Returns the lines up to it.
    pub(super) fn answer(&mut self, session: &dyn Session, time: Duration) -> Outcome<Vec<String>> {
        let lines = self.until_after("bestmove", time)?;
        let legal = session.after(move_of(&lines));
        legal.map_err(|error| format!("in {}: {error}", session.position()))?;
        Ok(lines)
    }

    /// Whether the program ends within a while.
    pub(super) fn ends(&mut self, time: Duration) -> bool {
        self.program.ends(time)
    }

    pub(super) fn patience(&self) -> Duration {
        self.waits.patience
    }

    pub(super) fn margin(&self) -> Duration {
        self.waits.margin
    }
}

/// The move of the last line, `bestmove MOVE`.
fn move_of(lines: &[String]) -> &str {
    let last = lines.last().map(String::as_str).unwrap_or_default();
    last.split_whitespace().nth(1).unwrap_or_default()
}
