//! Time controls, and the clocks of a game.

use crate::base::clock::{Clocks, SEATS};
use crate::base::error::InputError;
use crate::players::choice::Budget;
use crate::players::program::{Fault, FaultKind, Timeouts};
use std::time::Duration;

/// What limits the moves of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Limit {
    /// The time of each move.
    Move(Duration),
    /// The number of positions searched per move.
    Nodes(u64),
    /// The depth of the search in plies.
    Depth(u32),
    /// A clock.
    Clock(TimeControl),
}

/// The settings of a clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TimeControl {
    /// The number of moves after which the time is added again; `None` if it is for the whole game.
    moves: Option<u32>,
    time: Duration,
    /// The time that is added after each move.
    increment: Duration,
}

/// A limit, and how long an answer is waited for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Control {
    pub(crate) limit: Limit,
    /// How late an answer may be.
    pub(crate) margin: Duration,
    /// The timeout of a program, if it is not that of its limit.
    pub(crate) patience: Option<Duration>,
    /// Whether a program may ponder while others are to move.
    pub(crate) ponders: bool,
}

/// The timeout of a program with a time limit, after its margin.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(10);
/// The timeout of a program without a time limit.
const UNTIMED_ANSWER_TIMEOUT: Duration = Duration::from_secs(60);

impl Control {
    /// The timeouts of a program.
    pub(super) fn timeouts(&self) -> Timeouts {
        let is_timed = matches!(self.limit, Limit::Move(_) | Limit::Clock(_));
        let default = if is_timed { ANSWER_TIMEOUT } else { UNTIMED_ANSWER_TIMEOUT };
        Timeouts { margin: self.margin, patience: self.patience.unwrap_or(default) }
    }

    /// The number of games that this machine plays at the same time: one for each core, or for every two
    /// where both players think all the time.
    pub(crate) fn concurrency(&self) -> usize {
        (crate::base::parallel::cores() / if self.ponders { 2 } else { 1 }).max(1)
    }
}

impl TimeControl {
    /// Parses `[MOVES/][MINUTES:]SECONDS[+INCREMENT]`, such as `40/5:00+0.5`.
    pub(crate) fn parse(place: &str, text: &str) -> Result<Self, InputError> {
        let refuse = || InputError::new(place, text, "[MOVES/][MINUTES:]SECONDS[+INCREMENT]");
        let (moves, rest) = match text.split_once('/') {
            Some((moves, rest)) => (Some(moves), rest),
            None => (None, text),
        };
        let moves = moves.map(|moves| moves.parse().ok().filter(|n| (1..=1000).contains(n)));
        let (time, increment) = rest.split_once('+').unwrap_or((rest, "0"));
        let (minutes, seconds) = time.split_once(':').unwrap_or(("0", time));
        let minutes = seconds_of(minutes).map(|minutes| minutes * 60);
        let moves = moves.map(|moves| moves.ok_or_else(refuse)).transpose()?;
        let time = minutes.zip(seconds_of(seconds)).map(|(minutes, seconds)| minutes + seconds);
        let time = time.filter(|time| !time.is_zero()).ok_or_else(refuse)?;
        Ok(Self { moves, time, increment: seconds_of(increment).ok_or_else(refuse)? })
    }
}

/// Parses a decimal number of seconds, of at most a day.
fn seconds_of(text: &str) -> Option<Duration> {
    let is_decimal = text.starts_with(|c: char| c.is_ascii_digit())
        && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let seconds: f64 = text.parse().ok().filter(|_| is_decimal)?;
    (seconds <= 86_400.0).then(|| Duration::from_secs_f64(seconds))
}

/// The running clocks of a game.
pub(super) struct GameClocks {
    controls: Vec<Control>,
    left: [Option<Duration>; SEATS],
    /// The number of moves made.
    moves: [u32; SEATS],
}

impl GameClocks {
    /// Starts the clocks of players, by seat.
    pub(super) fn start(controls: Vec<Control>) -> Self {
        let mut left = [None; SEATS];
        for (left, control) in left.iter_mut().zip(&controls) {
            if let Limit::Clock(clock) = control.limit {
                *left = Some(clock.time);
            }
        }
        Self { controls, left, moves: [0; SEATS] }
    }

    /// The budget of the next move of a seat.
    pub(super) fn budget(&self, seat: usize) -> Budget {
        match self.controls[seat].limit {
            Limit::Move(time) => Budget::Time(time),
            Limit::Nodes(nodes) => Budget::Nodes(nodes),
            Limit::Depth(depth) => Budget::Depth(depth),
            Limit::Clock(clock) => {
                let mut increments = [Duration::ZERO; SEATS];
                for (increment, control) in increments.iter_mut().zip(&self.controls) {
                    if let Limit::Clock(clock) = control.limit {
                        *increment = clock.increment;
                    }
                }
                let moves_to_go = clock.moves.map(|moves| moves - self.moves[seat] % moves);
                Budget::Clock(Clocks { left: self.left, increments, moves_to_go, own: seat })
            }
        }
    }

    /// Charges the time of a move to a clock.
    pub(super) fn charge(&mut self, seat: usize, time: Duration) -> Result<(), Fault> {
        self.moves[seat] += 1;
        let Control { limit: Limit::Clock(clock), margin, .. } = self.controls[seat] else {
            return Ok(());
        };
        let left = self.left[seat].unwrap_or_default();
        if time > left + margin {
            let detail = format!("took {} ms of {} ms left", time.as_millis(), left.as_millis());
            return Err(Fault::new(FaultKind::Late, detail));
        }
        let is_refilled = clock.moves.is_some_and(|moves| self.moves[seat].is_multiple_of(moves));
        let refill = if is_refilled { clock.time } else { Duration::ZERO };
        self.left[seat] = Some(left.saturating_sub(time) + clock.increment + refill);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, moves: Option<u32>, millis: u64, increment: u64) {
        let [time, increment] = [millis, increment].map(Duration::from_millis);
        let expected = TimeControl { moves, time, increment };
        assert_eq!(TimeControl::parse("tc", text).expect("it is valid"), expected);
    }

    #[test]
    fn time_controls_are_parsed() {
        check("5:00", None, 300_000, 0);
        check("10", None, 10_000, 0);
        check("40/1:30+0.5", Some(40), 90_000, 500);
        check("0.25+0.01", None, 250, 10);
        for wrong in ["", "0", "x", "5:", "/5", "0/5", "40/", "5+", "-5", "1e3", "5:00:00", "inf"] {
            let error = TimeControl::parse("tc", wrong).expect_err("it is invalid");
            assert!(error.to_string().contains("expected [MOVES/]"), "{error}");
        }
    }

    #[test]
    fn clocks_are_charged_and_refilled() {
        let clock = TimeControl::parse("tc", "2/1+0.1").expect("it is valid");
        let margin = Duration::from_millis(50);
        let control =
            Control { limit: Limit::Clock(clock), margin, patience: None, ponders: false };
        let free = Control { limit: Limit::Nodes(7), ..control };
        let mut clocks = GameClocks::start(vec![control, free]);
        let millis = Duration::from_millis;
        let left = |clocks: &GameClocks| match clocks.budget(0) {
            Budget::Clock(clocks) => (clocks.left[0], clocks.left[1], clocks.moves_to_go),
            _ => (None, None, None),
        };
        assert_eq!(left(&clocks), (Some(millis(1000)), None, Some(2)));
        clocks.charge(0, millis(400)).expect("it is in time");
        assert_eq!(left(&clocks), (Some(millis(700)), None, Some(1)));
        clocks.charge(1, millis(4000)).expect("there is no clock");
        clocks.charge(0, millis(740)).expect("it is within the margin");
        assert_eq!(left(&clocks), (Some(millis(1100)), None, Some(2)));
        let fault = clocks.charge(0, millis(1151)).expect_err("it is late");
        assert_eq!(
            (fault.kind, fault.detail),
            (FaultKind::Late, "took 1151 ms of 1100 ms left".into())
        );
    }
}
