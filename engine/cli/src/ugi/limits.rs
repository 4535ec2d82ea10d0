//! The arguments of `go`: the limits of a search.

use crate::base::arguments::parse_number;
use crate::base::clock::{SEATS, time_share};
use crate::base::error::InputError;
use gambol::Player;
use std::time::Duration;

/// The parsed arguments of `go`.
#[derive(Debug, Default)]
pub(super) struct Request {
    time: Option<Duration>,
    nodes: Option<u64>,
    depth: Option<u32>,
    /// The clocks by seat.
    clocks: Vec<Clock>,
    /// The number of moves until the clock of the player to move gets more time.
    moves_to_go: Option<u32>,
    is_infinite: bool,
    /// Whether the limits hold from `ponderhit` on only.
    pub(super) is_ponder: bool,
    /// What is wrong with the first word that is unknown. Such words are passed over: another interface may
    /// know them, and waits for a move.
    pub(super) unknown: Option<InputError>,
}

/// The clock of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Clock {
    left: Option<Duration>,
    increment: Duration,
}

/// The limits of a search. Without limits it runs until it is finished.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Limits {
    pub(super) time: Option<Duration>,
    pub(super) nodes: Option<u64>,
    pub(super) depth: Option<u32>,
    /// Whether only `stop` ends it.
    pub(super) is_infinite: bool,
    /// Whether the other limits hold from `ponderhit` on only.
    pub(super) is_ponder: bool,
}

impl Request {
    /// Parses the arguments of `go`: `movetime`, `nodes`, `depth`, `p1time`, `p1inc` and so on for
    /// each player, each followed by a number, `infinite` and `ponder`.
    pub(super) fn parse(words: &[&str]) -> Result<Self, InputError> {
        let mut request = Self::default();
        let mut names: Vec<&str> = Vec::new();
        let mut words = words.iter();
        while let Some(&name) = words.next() {
            if names.contains(&name) && request.unknown.is_none() {
                return Err(InputError::new("go", format!("{name} twice"), "every limit once"));
            }
            names.push(name);
            let switch = match name {
                "infinite" => Some(&mut request.is_infinite),
                "ponder" => Some(&mut request.is_ponder),
                _ => None,
            };
            if let Some(switch) = switch {
                *switch = true;
                continue;
            }
            let clock = clock_of(name);
            if clock.is_none() && !["movetime", "nodes", "depth", "movestogo"].contains(&name) {
                let expected = "p1time, p2time, p1inc, p2inc, movestogo, movetime, depth, nodes, \
                                infinite or ponder";
                request.unknown.get_or_insert(InputError::new("go", name, expected));
                continue;
            }
            let place = format!("go {name}");
            let text = words.next().copied().unwrap_or_default();
            // Some programs send a negative number for an expired clock.
            let text = if clock.is_some() && is_negative(text) { "0" } else { text };
            let number = parse_number(&place, text, 0..=u64::MAX)?;
            match (name, clock) {
                ("movetime", _) => request.time = Some(Duration::from_millis(number)),
                ("nodes", _) => request.nodes = Some(number),
                ("movestogo", _) => {
                    request.moves_to_go = Some(number.clamp(1, 1000) as u32);
                }
                ("depth", _) => request.depth = Some(number.try_into().unwrap_or(u32::MAX)),
                (_, Some((seat, is_time))) => {
                    let seats = request.clocks.len().max(seat + 1);
                    request.clocks.resize(seats, Clock::default());
                    let value = Duration::from_millis(number);
                    let clock = &mut request.clocks[seat];
                    if is_time { clock.left = Some(value) } else { clock.increment = value }
                }
                _ => {}
            }
        }
        Ok(request)
    }

    /// The time left and the increment of the player to move, if there are clocks.
    pub(super) fn clock(&self, player: Player) -> Result<Option<(Duration, Duration)>, InputError> {
        match (self.clocks.is_empty(), self.clocks.get(usize::from(player.0))) {
            (true, _) => Ok(None),
            (false, Some(Clock { left: Some(left), increment })) => Ok(Some((*left, *increment))),
            (false, _) => {
                let name = format!("p{}time", player.0 + 1);
                Err(InputError::new(format!("go {name}"), "", "the time of the player to move"))
            }
        }
    }

    /// The limits for the player to move, with a reserve of the clock and the expected delay of the
    /// answer.
    pub(super) fn limits(
        &self,
        player: Player,
        reserve: Duration,
        delay: Duration,
    ) -> Result<Limits, InputError> {
        let clock = self.clock(player)?.map(|(left, increment)| {
            time_share(left, increment, self.moves_to_go, reserve).saturating_sub(delay)
        });
        Ok(Limits {
            time: self.time.into_iter().chain(clock).min(),
            nodes: self.nodes,
            depth: self.depth,
            is_infinite: self.is_infinite,
            is_ponder: self.is_ponder,
        })
    }
}

/// Parses `p1time`, `p1inc` and so on. Returns the seat, and whether it is the time.
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
