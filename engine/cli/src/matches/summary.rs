//! The parts that the reports of `tournament` and `arena` share.

use super::plan::Plan;
use super::record::{Ending, PlayedGame};
use super::results::Results;
use super::seat::Abort;
use crate::base::error::Result;
use crate::base::plural::pluralize;
use crate::players::program::{Fault, FaultKind};
use std::io::Write;

/// The numbers of games and openings.
pub(crate) fn scope(plan: &Plan, results: &Results) -> String {
    let per_opening = plan.schedule.lineups.len() as u64;
    let mut openings: Vec<u64> = results.units.keys().map(|unit| unit / per_opening).collect();
    openings.dedup();
    let is_whole = |opening: &&u64| {
        let units = **opening * per_opening..(**opening + 1) * per_opening;
        let count = |unit| results.units.get(&unit).map_or(0, |games| games.len() as u64);
        units.map(count).sum::<u64>() == plan.schedule.games_per_opening()
    };
    let whole = openings.iter().filter(is_whole).count();
    let each = match openings.len() - whole {
        0 => "each from every seat".to_string(),
        part => format!("{part} of them not from every seat"),
    };
    let games = pluralize(results.count(), "game");
    format!("{games} of {}, {each}", pluralize(openings.len() as u64, "opening"))
}

/// Prints the number of forfeited games of each player by kind of fault, with the first of each kind.
pub(crate) fn print_forfeits(plan: &Plan, results: &Results, out: &mut dyn Write) -> Result {
    let mut names: Vec<&str> = Vec::new();
    for entrant in &plan.entrants {
        if !names.contains(&entrant.name.as_str()) {
            names.push(&entrant.name);
        }
    }
    for name in names {
        let forfeit =
            |game| forfeit_of(game).filter(|(player, _)| plan.entrants[*player].name == name);
        let forfeits: Vec<(&PlayedGame, &Fault)> =
            results.games().filter_map(|game| Some((game, forfeit(game)?.1))).collect();
        if forfeits.is_empty() {
            continue;
        }
        let of = |kind| forfeits.iter().filter(move |(_, fault)| fault.kind == kind);
        let counts = FaultKind::ALL.map(|kind| pluralize(of(kind).count() as u64, kind.name()));
        let games = pluralize(forfeits.len() as u64, "game");
        writeln!(out, "{name} forfeited {games}: {}", counts.join(", "))?;
        for kind in FaultKind::ALL {
            if let Some((game, fault)) = of(kind).next() {
                let (first, moves) = (kind.name(), pluralize(game.plies() as u64, "move"));
                let number = plan.schedule.number(game.unit, game.index);
                writeln!(out, "  first {first}: game {number}, after {moves}: {}", fault.detail)?;
            }
        }
    }
    Ok(())
}

/// The player who forfeited a game, and the fault.
fn forfeit_of(game: &PlayedGame) -> Option<(usize, &Fault)> {
    match &game.ending {
        Ending::Forfeit(seat, fault) => Some((game.seats[*seat], fault)),
        _ => None,
    }
}

/// Prints how many pairs of games of two players ended with how many points of the first one.
pub(crate) fn print_pairs(plan: &Plan, results: &Results, out: &mut dyn Write) -> Result {
    let [lineup] = &plan.schedule.lineups[..] else {
        return Ok(());
    };
    if lineup[0].len() > 2 {
        return Ok(());
    }
    let counts = [0.0, 0.25, 0.5, 0.75, 1.0].map(|mean| results.counts().of(mean).to_string());
    Ok(writeln!(out, "pairs with 0, ½, 1, 1½ and 2 points: {}", counts.join(", "))?)
}

/// Prints the verdict of the sequential test, if there is one.
pub(crate) fn print_verdict(plan: &Plan, results: &Results, out: &mut dyn Write) -> Result {
    let Some(test) = plan.sprt else {
        return Ok(());
    };
    let ratio = test.log_ratio(results.counts());
    let [low, high] = test.elo;
    let words = match test.decision(results.counts()) {
        Some(true) => format!("{high:+} or more"),
        Some(false) => format!("{low:+} or less"),
        None => "undecided".to_string(),
    };
    let [least, most] = test.bounds();
    Ok(writeln!(
        out,
        "SPRT of {low:+} and {high:+}: {words} (log likelihood ratio {ratio:.2}, bounds {least:.2} \
         and {most:.2})"
    )?)
}

/// Prints why a match was aborted.
pub(super) fn print_end(
    plan: &Plan,
    results: &Results,
    stop: &Abort,
    out: &mut dyn Write,
) -> Result {
    let reason = match stop {
        Abort::Failed(reason) => reason,
        Abort::Interrupted => "interrupted",
    };
    let all = pluralize(plan.schedule.games(), "game");
    Ok(writeln!(out, "ended after {} of {all}: {reason}", results.count())?)
}

/// Formats a whole number with its sign, and zero as `+0`.
pub(crate) fn signed(number: f64) -> String {
    format!("{:+}", number.round() + 0.0)
}
