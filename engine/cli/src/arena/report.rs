//! The report of the arena.

use crate::statistics::elo;
use crate::tournament::summary::{print_forfeits, print_pairs, print_verdict, scope, signed};
use crate::tournament::{Plan, Played, Results, Work};
use std::io::Write;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Prints the report.
pub(super) fn print(plan: &Plan, results: &Results, out: &mut dyn Write) -> Result {
    // The measured player has one seat in each game.
    let games: Vec<(&Played, usize)> =
        results.games().filter_map(|game| Some((game, game.seat_of(0)?))).collect();
    let seats = plan.schedule.lineups[0].len();
    let name = |seat: usize| plan.entrants[seat.min(plan.entrants.len() - 1)].name.as_str();
    let others = (1..seats).map(name).collect::<Vec<_>>().join(", ");
    writeln!(out, "{}: {} against {others}", plan.game.id, name(0))?;
    writeln!(out, "{}", scope(plan, results))?;
    if games.is_empty() {
        return Ok(());
    }
    let shares: Vec<f64> = games.iter().map(|(game, seat)| game.share(*seat)).collect();
    let [won, lost] = [1.0, 0.0].map(|share| shares.iter().filter(|own| **own == share).count());
    let drawn = games.len() - won - lost;
    writeln!(
        out,
        "{won} won, {drawn} drawn or shared, {lost} lost: {:.1} % (chance is {:.1} %)",
        100.0 * shares.iter().sum::<f64>() / games.len() as f64,
        100.0 / seats as f64
    )?;
    print_strength(seats, results, out)?;
    let points: Vec<[f64; 2]> =
        games.iter().filter_map(|(game, seat)| game.points(*seat)).collect();
    if !points.is_empty() {
        let mean = |side: usize| {
            points.iter().map(|points| points[side]).sum::<f64>() / points.len() as f64
        };
        writeln!(out, "points {:.1} against {:.1}", mean(0), mean(1))?;
    }
    for (is_own, name) in [(true, name(0)), (false, &others)] {
        let all = games.iter().flat_map(|(game, own)| {
            let work = game.work.iter().enumerate();
            work.filter(move |(seat, _)| (seat == own) == is_own).map(|(_, work)| work)
        });
        let all: Vec<&Work> = all.collect();
        let sum = |value: fn(&Work) -> u64| all.iter().map(|work| value(work) as f64).sum::<f64>();
        let moves = sum(|work| work.moves).max(1.0);
        let millis = sum(|work| work.nanos) / 1e6 / moves;
        let nodes = sum(|work| work.nodes) / moves;
        writeln!(out, "{name}: {millis:.1} ms and {nodes:.0} nodes per move")?;
    }
    print_forfeits(plan, results, out)?;
    print_pairs(plan, results, out)?;
    print_verdict(plan, results, out)
}

fn print_strength(seats: usize, results: &Results, out: &mut dyn Write) -> Result {
    let sample = results.sample();
    let [low, high] = sample.interval();
    let each = if seats > 2 { " against each of the others" } else { "" };
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
