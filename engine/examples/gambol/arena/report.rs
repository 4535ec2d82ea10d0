//! The report of a match.

use super::game::{Forfeit, Game, Work};
use super::matches::Results;
use super::statistics::{elo, likelihood_ratio, sprt_decision};
use super::{Plan, Result};
use crate::plural::pluralize;
use crate::program::FaultKind;
use std::io::Write;

/// Prints the report. `reason` tells why the match was aborted, if it was.
pub(super) fn print(
    plan: &Plan,
    results: &Results,
    reason: Option<&str>,
    out: &mut dyn Write,
) -> Result {
    let games: Vec<&Game> = results.numbered(plan.seats()).map(|(_, game)| game).collect();
    let names: Vec<&str> = plan.players.iter().map(|(name, _)| name.as_str()).collect();
    writeln!(out, "{}: {} against {}", plan.game.id, names[0], names[1..].join(", "))?;
    writeln!(out, "{}", scope(plan, results))?;
    if games.is_empty() {
        return Ok(());
    }
    let [won, lost] =
        [1.0, 0.0].map(|share| games.iter().filter(|game| game.share == share).count());
    let drawn = games.len() - won - lost;
    let own = games.iter().map(|game| game.share).sum::<f64>() / games.len() as f64;
    writeln!(
        out,
        "{won} won, {drawn} drawn or shared, {lost} lost: {:.1} % (chance is {:.1} %)",
        100.0 * own,
        100.0 / names.len() as f64
    )?;
    print_strength(plan, results, out)?;
    let points: Vec<[f64; 2]> = games.iter().filter_map(|game| game.points).collect();
    if !points.is_empty() {
        let mean = |side: usize| {
            points.iter().map(|points| points[side]).sum::<f64>() / points.len() as f64
        };
        writeln!(out, "points {:.1} against {:.1}", mean(0), mean(1))?;
    }
    for (side, name) in [(0, names[0].to_string()), (1, names[1..].join(", "))] {
        let sum = |value: &dyn Fn(&Work) -> f64| {
            games.iter().map(|game| value(&game.work[side])).sum::<f64>()
        };
        let moves = sum(&|work| work.moves as f64).max(1.0);
        let millis = sum(&|work| work.nanos as f64) / 1e6 / moves;
        let nodes = sum(&|work| work.nodes as f64) / moves;
        writeln!(out, "{name}: {millis:.1} ms and {nodes:.0} nodes per move")?;
    }
    print_forfeits(plan, results, out)?;
    print_verdict(plan, results, out)?;
    if let Some(reason) = reason {
        let (count, all) = (games.len(), plan.openings * plan.seats());
        writeln!(out, "ended after {count} of {}: {reason}", pluralize(all, "game"))?;
    }
    Ok(())
}

/// The numbers of games and openings.
fn scope(plan: &Plan, results: &Results) -> String {
    let openings = results.games.len() as u64;
    let is_whole = |unit: &&_| std::collections::BTreeMap::len(unit) as u64 == plan.seats();
    let whole = results.games.values().filter(is_whole).count() as u64;
    let each = match openings - whole {
        0 => "each from every seat".to_string(),
        part => format!("{part} of them not from every seat"),
    };
    let games = pluralize(results.count(), "game");
    format!("{games} of {}, {each}", pluralize(openings, "opening"))
}

fn print_strength(plan: &Plan, results: &Results, out: &mut dyn Write) -> Result {
    let sample = results.sample(None);
    let [low, high] = sample.interval();
    let each = if plan.seats() > 2 { " against each of the others" } else { "" };
    Ok(writeln!(
        out,
        "Elo {}, 95 % within {} and {}: {:.1} %{each}, 95 % within {:.1} and {:.1} %",
        signed(elo(sample.mean)),
        signed(elo(low)),
        signed(elo(high)),
        100.0 * sample.mean,
        100.0 * low,
        100.0 * high
    )?)
}

/// Formats a whole number with its sign, and zero as `+0`.
fn signed(number: f64) -> String {
    format!("{:+}", number.round() + 0.0)
}

/// Prints the number of forfeited games of each player by kind of fault, with the first of each kind.
fn print_forfeits(plan: &Plan, results: &Results, out: &mut dyn Write) -> Result {
    let mut names: Vec<&str> = Vec::new();
    for (name, _) in &plan.players {
        if !names.contains(&name.as_str()) {
            names.push(name);
        }
    }
    for name in names {
        let own = |forfeit: &Forfeit| plan.players[forfeit.player].0 == name;
        let forfeits: Vec<(u64, &Forfeit)> = results
            .numbered(plan.seats())
            .filter_map(|(number, game)| Some((number, game.forfeit.as_ref()?)))
            .filter(|(_, forfeit)| own(forfeit))
            .collect();
        if forfeits.is_empty() {
            continue;
        }
        let of = |kind| forfeits.iter().filter(move |(_, forfeit)| forfeit.fault.kind == kind);
        let counts = FaultKind::ALL.map(|kind| pluralize(of(kind).count() as u64, kind.name()));
        let games = pluralize(forfeits.len() as u64, "game");
        writeln!(out, "{name} forfeited {games}: {}", counts.join(", "))?;
        for kind in FaultKind::ALL {
            if let Some((number, Forfeit { ply, fault, .. })) = of(kind).next() {
                let (first, moves) = (kind.name(), pluralize(*ply as u64, "move"));
                writeln!(out, "  first {first}: game {number}, after {moves}: {}", fault.detail)?;
            }
        }
    }
    Ok(())
}

fn print_verdict(plan: &Plan, results: &Results, out: &mut dyn Write) -> Result {
    let Some(bounds) = plan.sprt else {
        return Ok(());
    };
    let sample = results.sample(Some(plan.seats()));
    let ratio = likelihood_ratio(&sample, bounds);
    let words = match sprt_decision(&sample, bounds) {
        Some(true) => format!("{:+} or more", bounds[1]),
        Some(false) => format!("{:+} or less", bounds[0]),
        None => "undecided".to_string(),
    };
    Ok(writeln!(
        out,
        "SPRT of {:+} and {:+}: {words} (log likelihood ratio {ratio:.2})",
        bounds[0], bounds[1]
    )?)
}
