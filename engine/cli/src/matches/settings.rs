//! The options of `tournament` and `arena`.

use super::control::{Control, Limit, TimeControl};
use crate::base::arguments::Arguments;
use crate::base::error::{InputError, Result};
use crate::base::seed::MAX_SEED;
use crate::base::statistics::sprt::{Scale, Sprt};
use crate::players::program::MARGIN;
use std::time::Duration;

/// The default limit.
pub(crate) const LIMIT: Limit = Limit::Move(Duration::from_millis(100));
/// The default number of games.
pub(crate) const GAMES: u64 = 100;
/// The largest number of games.
pub(crate) const MAX_GAMES: u64 = 1_000_000;
/// The options that `tournament` and `arena` share.
pub(crate) struct Shared {
    pub(crate) control: Control,
    pub(crate) seed: u64,
    pub(crate) games: Option<u64>,
    pub(crate) sprt: Option<Sprt>,
}

/// Parses the options that `tournament` and `arena` share. `default` limits moves where no option does.
pub(crate) fn shared(arguments: &mut Arguments, default: Limit) -> Result<Shared> {
    let limit = limit(arguments)?.unwrap_or(default);
    let margin = arguments.number("margin-ms", u64::MAX)?.unwrap_or(MARGIN);
    let patience = arguments.number("patience-ms", u64::MAX)?.map(Duration::from_millis);
    let ponders = arguments.switch("ponder");
    Ok(Shared {
        control: Control { limit, margin: Duration::from_millis(margin), patience, ponders },
        seed: arguments.number("seed", MAX_SEED)?.unwrap_or(1),
        games: arguments.number("games", MAX_GAMES)?,
        sprt: sprt(arguments)?,
    })
}

/// The limit of moves, of which there is one option at most.
fn limit(arguments: &mut Arguments) -> Result<Option<Limit>> {
    let names = ["nodes", "time-ms", "depth", "tc"];
    let [nodes, time, depth, clock] = [
        arguments.number("nodes", u64::MAX)?.map(Limit::Nodes),
        arguments.number("time-ms", u64::MAX)?.map(|ms| Limit::Move(Duration::from_millis(ms))),
        arguments.number("depth", 1000)?.map(|depth| Limit::Depth(depth as u32)),
        arguments
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
fn sprt(arguments: &mut Arguments) -> Result<Option<Sprt>> {
    let [alpha, beta, scale] = ["alpha", "beta", "elo"].map(|name| arguments.value(name));
    let Some(text) = arguments.value("sprt") else {
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
