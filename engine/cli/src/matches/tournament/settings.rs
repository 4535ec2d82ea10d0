//! The options of `tournament`.

use crate::base::arguments::Arguments;
use crate::base::error::{InputError, Result};
use crate::matches::adjudication::Adjudication;
use crate::matches::control::{Limit, TimeControl};
use crate::matches::entrant::{Entrant, number_names};
use crate::matches::openings::Openings;
use crate::matches::plan::Plan;
use crate::matches::schedule::{Schedule, Scheme, lineups};
use crate::matches::settings::{GAMES, LIMIT, Shared, shared};

/// The time of a player for a game of the contest.
const CONTEST: &str = "5:00";

/// A number of values and a bound in the game's unit, such as `3,4.5`.
fn agreement(arguments: &mut Arguments, name: &str) -> Result<Option<(usize, i32)>> {
    let Some(text) = arguments.value(name) else {
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
pub(in crate::matches) fn parse(mut arguments: Arguments) -> Result<(Plan, Scheme)> {
    let is_contest = arguments.switch("contest");
    let scheme = if arguments.switch("gauntlet") { Scheme::Gauntlet } else { Scheme::RoundRobin };
    let game = arguments.game()?;
    let setup = arguments.setup();
    let words: Vec<String> = std::iter::from_fn(|| arguments.word("player").ok()).collect();
    let limit =
        if is_contest { Limit::Clock(TimeControl::parse("contest", CONTEST)?) } else { LIMIT };
    let shared = shared(&mut arguments, limit)?;
    let most = if is_contest { 1 } else { shared.control.concurrency() };
    let concurrency = arguments.number("concurrency", 1000)?.map_or(most, |n| n.max(1) as usize);
    let adjudication = Adjudication {
        win: agreement(&mut arguments, "agree-win")?,
        draw: agreement(&mut arguments, "agree-draw")?,
        proof: arguments.number("prove", u64::MAX)?,
        length: arguments.number("max-plies", 1_000_000)?.map(|length| length.max(1) as usize),
    };
    let mut openings = Openings::by_seed(game, &setup)?;
    let file = arguments.value("openings");
    if let Some(name) = &file {
        openings = Openings::read(game, &setup, name)?;
    }
    match (arguments.number("plies", 1000)?, &mut openings) {
        (None, Openings::Random(plies)) if is_contest => *plies = 0,
        (None, _) => {}
        (Some(count), Openings::Random(plies)) => *plies = count,
        (Some(_), _) => {
            let expected = "either --openings or --plies";
            return Err(InputError::new("option --plies", "--openings", expected).into());
        }
    }
    arguments.finish()?;
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
