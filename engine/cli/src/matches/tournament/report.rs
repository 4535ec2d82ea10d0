//! The report of a tournament: rating list, crosstable, faults and the verdict.

use crate::base::error::Result;
use crate::base::plural::pluralize;
use crate::base::statistics::rating::Ratings;
use crate::matches::plan::Plan;
use crate::matches::record::{Ending, PlayedGame};
use crate::matches::results::Results;
use crate::matches::schedule::Scheme;
use crate::matches::summary::{print_forfeits, print_pairs, print_verdict, scope, signed};
use std::io::Write;
use unicode_width::UnicodeWidthStr;

/// Prints the report.
pub(in crate::matches) fn print(
    plan: &Plan,
    scheme: Scheme,
    results: &Results,
    out: &mut dyn Write,
) -> Result {
    let players = pluralize(plan.entrants.len() as u64, "player");
    let kind = match scheme {
        Scheme::RoundRobin => format!("round robin of {players}"),
        Scheme::Gauntlet => format!("gauntlet of {} players", plan.entrants.len()),
    };
    writeln!(out, "{}: {kind}", plan.game.id)?;
    writeln!(out, "{}", scope(plan, results))?;
    if results.count() == 0 {
        return Ok(());
    }
    print_endings(results, out)?;
    print_table(plan, results, out)?;
    print_forfeits(plan, results, out)?;
    print_pairs(plan, results, out)?;
    print_verdict(plan, results, out)
}

/// Prints how many games ended in which way, if not all by the rules.
fn print_endings(results: &Results, out: &mut dyn Write) -> Result {
    let count = |is_such: fn(&Ending) -> bool| {
        results.games().filter(|game| is_such(&game.ending)).count() as u64
    };
    let all = [
        ("by the rules", count(|ending| *ending == Ending::Rules)),
        ("by agreement", count(|ending| *ending == Ending::Agreement)),
        ("by proof", count(|ending| *ending == Ending::Proof)),
        ("by length", count(|ending| *ending == Ending::Length)),
        ("by forfeit", count(|ending| matches!(ending, Ending::Forfeit(..)))),
    ];
    if all[0].1 == results.count() {
        return Ok(());
    }
    let some = all.iter().filter(|(_, count)| *count > 0);
    let words: Vec<String> = some.map(|(how, count)| format!("{count} {how}")).collect();
    Ok(writeln!(out, "ended {}", words.join(", "))?)
}

/// Prints the rating list with the crosstable: points against each player, of so many games.
fn print_table(plan: &Plan, results: &Results, out: &mut dyn Write) -> Result {
    let count = plan.entrants.len();
    let ratings = Ratings::fit(count, &results.places());
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|a, b| ratings.elo[*b].total_cmp(&ratings.elo[*a]));
    let cells = crosstable(count, results);
    let header =
        ["", "player", "games", "points", "won", "drawn", "lost", "share", "Elo", "±", "LOS"];
    let header = header.map(String::from);
    let ranks = (1..=count).map(|rank| rank.to_string());
    let mut rows: Vec<Vec<String>> = vec![header.into_iter().chain(ranks).collect()];
    for (rank, player) in order.iter().enumerate() {
        let own: Vec<(&PlayedGame, usize)> = results
            .games()
            .flat_map(|game| {
                let seats = game.seats.iter().enumerate();
                seats.filter(|(_, other)| *other == player).map(move |(seat, _)| (game, seat))
            })
            .collect();
        let shares: Vec<f64> = own.iter().map(|(game, seat)| game.share(*seat)).collect();
        let points: f64 = shares.iter().sum();
        let [won, lost] = [1.0, 0.0].map(|all| shares.iter().filter(|own| **own == all).count());
        let share = 100.0 * points / own.len().max(1) as f64;
        let superiority = order.get(rank + 1).map_or(String::new(), |next| {
            format!("{:.1} %", 100.0 * ratings.superiority(*player, *next))
        });
        let mut row = vec![
            (rank + 1).to_string(),
            plan.entrants[*player].name.clone(),
            own.len().to_string(),
            decimal(points),
            won.to_string(),
            (own.len() - won - lost).to_string(),
            lost.to_string(),
            format!("{share:.1} %"),
            signed(ratings.elo[*player]),
            format!("{:.0}", ratings.margin(*player)),
            superiority,
        ];
        row.extend(order.iter().map(|other| match cells[*player][*other] {
            (_, 0) => "-".to_string(),
            (points, games) => format!("{}/{games}", decimal(points)),
        }));
        rows.push(row);
    }
    let width = |column: usize| rows.iter().map(|row| row[column].width()).max();
    let widths: Vec<usize> = (0..rows[0].len()).map(|column| width(column).unwrap_or(0)).collect();
    for row in &rows {
        let cell = |(column, text): (usize, &String)| {
            let space = " ".repeat(widths[column] - text.width());
            if column == 1 { format!("{text}{space}") } else { format!("{space}{text}") }
        };
        let cells: Vec<String> = row.iter().enumerate().map(cell).collect();
        writeln!(out, "{}", cells.join("  ").trim_end())?;
    }
    writeln!(
        out,
        "Elo with 95 % intervals (±), and the likelihood to be stronger than the next (LOS)"
    )?;
    Ok(())
}

/// For each pair of players the points of the first against the second, and their number of games.
fn crosstable(count: usize, results: &Results) -> Vec<Vec<(f64, u64)>> {
    let mut cells = vec![vec![(0.0, 0); count]; count];
    for game in results.games() {
        for (seat, player) in game.seats.iter().enumerate() {
            for (other_seat, other) in game.seats.iter().enumerate().filter(|(_, p)| *p != player) {
                let cell: &mut (f64, u64) = &mut cells[*player][*other];
                cell.0 += game.against(seat, other_seat);
                cell.1 += 1;
            }
        }
    }
    cells
}

/// A number with one or two decimals where it needs them.
fn decimal(number: f64) -> String {
    let text = format!("{number:.2}");
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}
