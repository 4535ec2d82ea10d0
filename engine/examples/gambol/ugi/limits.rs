//! `go` and what may stand behind it: how long to search.

use crate::input_error::InputError;
use crate::options::parse_number;
use gambol::Player;
use std::time::Duration;

/// What a `go` says.
#[derive(Debug, Default)]
pub(super) struct Request {
    time: Option<Duration>,
    nodes: Option<u64>,
    depth: Option<u32>,
    /// The clock of each player that was named, in turn order.
    clocks: Vec<Clock>,
    is_infinite: bool,
}

/// What a player has left, and what each of their moves adds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Clock {
    left: Option<Duration>,
    added: Duration,
}

/// When a search has to end; where nothing is said, it ends when all is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Limits {
    pub(super) time: Option<Duration>,
    pub(super) nodes: Option<u64>,
    pub(super) depth: Option<u32>,
    /// Whether only `stop` ends it.
    pub(super) is_infinite: bool,
}

/// The most seats of any game.
const SEATS: usize = 4;
/// What is kept on a clock for a machine that is busy, up to half of what is left.
const RESERVE: Duration = Duration::from_millis(30);
/// A game is thought to last so many more moves.
const MOVES_LEFT: u32 = 20;

impl Request {
    /// Reads the words behind `go`: `movetime`, `nodes`, `depth`, `p1time`, `p1inc` and so on for
    /// each player, all with a number, and `infinite`.
    pub(super) fn parse(words: &[&str]) -> Result<Self, InputError> {
        let mut request = Self::default();
        let mut words = words.iter();
        while let Some(&name) = words.next() {
            if name == "infinite" {
                request.is_infinite = true;
                continue;
            }
            let clock = clock_of(name);
            if clock.is_none() && !["movetime", "nodes", "depth"].contains(&name) {
                let expected = "p1time, p2time, p1inc, p2inc, movetime, depth, nodes or infinite";
                return Err(InputError::new("go", name, expected));
            }
            let place = format!("go {name}");
            let text = words.next().copied().unwrap_or_default();
            // Some programs tell of a clock that has run out by a number below zero.
            let text = if clock.is_some() && is_negative(text) { "0" } else { text };
            let number = parse_number(&place, text, u64::MAX)?;
            match (name, clock) {
                ("movetime", _) => request.time = Some(Duration::from_millis(number)),
                ("nodes", _) => request.nodes = Some(number),
                ("depth", _) => request.depth = Some(number.try_into().unwrap_or(u32::MAX)),
                (_, Some((seat, is_time))) => {
                    let seats = request.clocks.len().max(seat + 1);
                    request.clocks.resize(seats, Clock::default());
                    let value = Duration::from_millis(number);
                    let clock = &mut request.clocks[seat];
                    if is_time { clock.left = Some(value) } else { clock.added = value }
                }
                _ => {}
            }
        }
        Ok(request)
    }

    /// The limits for the player to move.
    pub(super) fn limits(&self, player: Player) -> Result<Limits, InputError> {
        let clock = match (self.clocks.is_empty(), self.clocks.get(usize::from(player.0))) {
            (true, _) => None,
            (false, Some(Clock { left: Some(left), added })) => Some(share(*left, *added)),
            (false, _) => {
                let name = format!("p{}time", player.0 + 1);
                return Err(InputError::new(
                    format!("go {name}"),
                    "",
                    "the time of the player to move",
                ));
            }
        };
        Ok(Limits {
            time: self.time.into_iter().chain(clock).min(),
            nodes: self.nodes,
            depth: self.depth,
            is_infinite: self.is_infinite,
        })
    }
}

/// The seat of `p1time` or `p1inc` and the like, and whether it is the time.
fn clock_of(name: &str) -> Option<(usize, bool)> {
    let rest = name.strip_prefix('p')?;
    let seat = (0..SEATS).find(|seat| rest.starts_with(&(seat + 1).to_string()))?;
    match &rest[1..] {
        "time" => Some((seat, true)),
        "inc" => Some((seat, false)),
        _ => None,
    }
}

fn is_negative(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or_default();
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// What one move may take of a clock: an even part of what is left and most of what the move adds, and
/// never more than half of it.
fn share(left: Duration, added: Duration) -> Duration {
    let usable = left - RESERVE.min(left / 2);
    (usable / MOVES_LEFT + added.saturating_mul(3) / 4).min(usable / 2)
}
