//! The options of `tournament` and `arena`.

use super::adjudication::Adjudication;
use super::control::{Control, Limit, TimeControl};
use super::entrant::{Entrant, number_names};
use super::openings::Openings;
use super::schedule::{Schedule, Scheme, lineups};
use super::{Plan, Result};
use crate::commands::MAX_SEED;
use crate::input_error::InputError;
use crate::options::Options;
use crate::statistics::sprt::{Scale, Sprt};
use std::time::Duration;

/// The default limit.
pub(crate) const LIMIT: Limit = Limit::Move(Duration::from_millis(100));
/// The default margin for late answers in milliseconds.
const MARGIN: u64 = 500;
/// The default number of games.
pub(crate) const GAMES: u64 = 100;
/// The largest number of games.
pub(crate) const MAX_GAMES: u64 = 1_000_000;
/// The time of a player for a game of the contest.
const CONTEST: &str = "5:00";

/// The options that `tournament` and `arena` share.
pub(crate) struct Shared {
    pub(crate) control: Control,
    pub(crate) seed: u64,
    pub(crate) games: Option<u64>,
    pub(crate) sprt: Option<Sprt>,
}

/// Parses the options that `tournament` and `arena` share. `default` limits moves where no option does.
pub(crate) fn shared(options: &mut Options, default: Limit) -> Result<Shared> {
    let limit = limit(options)?.unwrap_or(default);
    let margin = options.number("margin-ms", u64::MAX)?.unwrap_or(MARGIN);
    let patience = options.number("patience-ms", u64::MAX)?.map(Duration::from_millis);
    let ponders = options.switch("ponder");
    Ok(Shared {
        control: Control { limit, margin: Duration::from_millis(margin), patience, ponders },
        seed: options.number("seed", MAX_SEED)?.unwrap_or(1),
        games: options.number("games", MAX_GAMES)?,
        sprt: sprt(options)?,
    })
}

/// The limit of moves, of which there is one option at most.
fn limit(options: &mut Options) -> Result<Option<Limit>> {
    let names = ["nodes", "time-ms", "depth", "tc"];
    let [nodes, time, depth, clock] = [
        options.number("nodes", u64::MAX)?.map(Limit::Nodes),
        options.number("time-ms", u64::MAX)?.map(|ms| Limit::Move(Duration::from_millis(ms))),
        options.number("depth", 1000)?.map(|depth| Limit::Depth(depth as u32)),
        options
            .value("tc")
            .map(|text| TimeControl::parse("option --tc", &text).map(Limit::Clock))
            .transpose()?,
    ];
    let given: Vec<(&str, Limit)> = names
        .into_iter()
        .zip([nodes, time, depth, clock])
        .filter_map(|(name, limit)| Some((name, limit?)))
        .collect();
    match given[..] {
        [] => Ok(None),
        [(_, limit)] => Ok(Some(limit)),
        [(first, _), (second, _), ..] => {
            let expected = format!("either --{first} or --{second}");
            Err(InputError::new(format!("option --{first}"), format!("--{second}"), expected)
                .into())
        }
    }
}

/// The sequential test.
fn sprt(options: &mut Options) -> Result<Option<Sprt>> {
    let [alpha, beta, scale] = ["alpha", "beta", "elo"].map(|name| options.value(name));
    let Some(text) = options.value("sprt") else {
        let given = [("alpha", alpha), ("beta", beta), ("elo", scale)];
        return match given.into_iter().find(|(_, value)| value.is_some()) {
            None => Ok(None),
            Some((name, _)) => Err(InputError::new(format!("--{name}"), "", "--sprt").into()),
        };
    };
    let refuse = || InputError::new("option --sprt", &text, "two Elo differences, such as 0,20");
    let (low, high) = text.split_once(',').ok_or_else(refuse)?;
    let number =
        |text: &str| text.parse::<f64>().ok().filter(|n| n.is_finite() && n.abs() <= 1000.0);
    let elo = match (number(low), number(high)) {
        (Some(low), Some(high)) if low < high => [low, high],
        _ => return Err(refuse().into()),
    };
    let scale = match scale.as_deref() {
        None | Some("logistic") => Scale::Logistic,
        Some("normalized") => Scale::Normalized,
        Some(other) => {
            return Err(InputError::new("option --elo", other, "logistic or normalized").into());
        }
    };
    let [alpha, beta] = [error("alpha", alpha)?, error("beta", beta)?];
    Ok(Some(Sprt { elo, alpha, beta, scale }))
}

/// A probability of an error of the sequential test, 5 % if it is not given.
fn error(name: &str, text: Option<String>) -> Result<f64> {
    let Some(text) = text else {
        return Ok(0.05);
    };
    let number = text.parse::<f64>().ok().filter(|n| *n >= 0.001 && *n < 0.5);
    let expected = "a probability from 0.001 to 0.499";
    Ok(number.ok_or_else(|| InputError::new(format!("option --{name}"), text, expected))?)
}

/// A number of values and a bound in the game's unit, such as `3,4.5`.
fn agreement(options: &mut Options, name: &str) -> Result<Option<(usize, i32)>> {
    let Some(text) = options.value(name) else {
        return Ok(None);
    };
    let parsed = text.split_once(',').and_then(|(count, value)| {
        let count = count.parse().ok().filter(|count| (1..=1000).contains(count))?;
        let value = value.parse::<f64>().ok().filter(|value| (0.0..=1e6).contains(value))?;
        Some((count, (100.0 * value).round() as i32))
    });
    let expected = "MOVES,VALUE, such as 3,4.5";
    let parsed = parsed.ok_or_else(|| InputError::new(format!("option --{name}"), text, expected));
    Ok(Some(parsed?))
}

/// Parses the options of `tournament`.
pub(super) fn tournament(mut options: Options) -> Result<(Plan, Scheme)> {
    let is_contest = options.switch("contest");
    let scheme = if options.switch("gauntlet") { Scheme::Gauntlet } else { Scheme::RoundRobin };
    let game = crate::commands::game(&mut options)?;
    let setup = options.setup();
    let words: Vec<String> = std::iter::from_fn(|| options.word("player").ok()).collect();
    let limit =
        if is_contest { Limit::Clock(TimeControl::parse("contest", CONTEST)?) } else { LIMIT };
    let shared = shared(&mut options, limit)?;
    let most = if is_contest { 1 } else { shared.control.concurrency() };
    let concurrency = options.number("concurrency", 1000)?.map_or(most, |n| n.max(1) as usize);
    let adjudication = Adjudication {
        win: agreement(&mut options, "agree-win")?,
        draw: agreement(&mut options, "agree-draw")?,
        proof: options.number("prove", u64::MAX)?,
        length: options.number("max-plies", 1_000_000)?.map(|length| length.max(1) as usize),
    };
    let mut openings = Openings::by_seed(game, &setup)?;
    let file = options.value("openings");
    if let Some(name) = &file {
        openings = Openings::read(game, &setup, name)?;
    }
    match (options.number("plies", 1000)?, &mut openings) {
        (None, Openings::Random(plies)) if is_contest => *plies = 0,
        (None, _) => {}
        (Some(count), Openings::Random(plies)) => *plies = count,
        (Some(_), _) => {
            let expected = "either --openings or --plies";
            return Err(InputError::new("option --plies", "--openings", expected).into());
        }
    }
    options.finish()?;
    let seats = usize::from(game.start(&setup)?.players());
    let of_two = [
        ("agree-win", adjudication.win.is_some()),
        ("agree-draw", adjudication.draw.is_some()),
        ("prove", adjudication.proof.is_some()),
    ];
    if let Some((name, _)) = of_two.iter().find(|(_, is_given)| *is_given && seats > 2) {
        let found = format!("{seats} players");
        return Err(InputError::new(format!("option --{name}"), found, "a game of two").into());
    }
    if words.len() < 2 {
        return Err(InputError::new("players", words.join(" "), "2 players or more").into());
    }
    let parse = |word: &String| Entrant::parse(word, game, shared.control);
    let mut entrants: Vec<Entrant> =
        words.iter().map(parse).collect::<std::result::Result<_, _>>()?;
    number_names(&mut entrants);
    let mut schedule = Schedule { lineups: lineups(scheme, entrants.len(), seats), openings: 1 };
    if shared.sprt.is_some() && schedule.lineups.len() > 1 {
        let found = format!("{} players", entrants.len());
        return Err(InputError::new("option --sprt", found, "a match of one line-up").into());
    }
    schedule.openings = match (shared.games, &openings) {
        (Some(games), _) => games.div_ceil(schedule.games_per_opening()),
        (None, Openings::List(list)) => list.len() as u64,
        (None, _) if is_contest => 1,
        (None, _) => GAMES.div_ceil(schedule.games_per_opening()),
    };
    let Shared { seed, sprt, .. } = shared;
    let plan =
        Plan { game, setup, entrants, schedule, openings, adjudication, seed, sprt, concurrency };
    Ok((plan, scheme))
}
