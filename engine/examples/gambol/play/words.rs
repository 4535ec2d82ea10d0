//! Sentences about a game, for both modes.

use super::notation::Shape;
use super::table::{Ending, Table};
use crate::plural::pluralize;
use gambol::search::{Report, Value};
use gambol::{Played, Player};

/// A seat with its player: `o (human)`.
pub(crate) fn seat(table: &Table, player: Player) -> String {
    format!("{} ({})", seat_text(table, player), table.seats[usize::from(player.0)].name)
}

/// How the seat of a player is written.
pub(crate) fn seat_text(table: &Table, player: Player) -> &'static str {
    table.game.seats[usize::from(player.0)]
}

/// The scores of all players: `o 5, x 3`.
pub(crate) fn scores(table: &Table) -> String {
    let scores = table.session.status().scores;
    let of = |(n, score): (usize, &i32)| format!("{} {score}", table.game.seats[n]);
    scores.iter().enumerate().map(of).collect::<Vec<_>>().join(", ")
}

/// A move as the viewer of a table may see it.
pub(crate) fn played(table: &Table, Played { player, mv, sealed }: &Played) -> String {
    let is_shown = table.viewer() == Some(*player) || table.to_move().is_none() || sealed == mv;
    match Shape::of(mv) {
        Shape::Swap(things) if !is_shown => format!("~{}", things.len()),
        _ => mv.clone(),
    }
}

/// The last move as a sentence.
pub(crate) fn last_move(table: &Table) -> Option<String> {
    let last = table.session.move_to(table.session.tree().current())?;
    Some(format!("{} played {}.", seat_text(table, last.player), played(table, &last)))
}

/// How the game ended; `None` while it goes on.
pub(crate) fn result(table: &Table) -> Option<String> {
    if table.to_move().is_some() {
        return None;
    }
    let reason = match table.ending {
        None => String::new(),
        Some(Ending::Resigned(player)) => format!("{} resigned. ", seat_text(table, player)),
        Some(Ending::Time(player)) => format!("{} is out of time. ", seat_text(table, player)),
    };
    let winners: Vec<&str> =
        table.winners().iter().map(|player| seat_text(table, *player)).collect();
    let is_all = winners.len() == usize::from(table.session.players());
    let verdict = match winners.as_slice() {
        [winner] => format!("{winner} wins"),
        [first @ .., last] if !is_all => format!("{} and {last} win", first.join(", ")),
        _ => "a draw".to_string(),
    };
    Some(format!("Game over: {reason}{verdict}. Score: {}.", scores(table)))
}

/// A value in the game's unit, with its sign: `+1.50`.
pub(crate) fn value(value: &Value<String>) -> String {
    let points = f64::from(value.value) / 100.0;
    if value.proved && value.value % 100 == 0 {
        return format!("{points:+}");
    }
    format!("{points:+.2}")
}

/// Whether a value is proved, or how deep it was searched.
pub(crate) fn depth(value: &Value<String>) -> String {
    if value.proved { "proved".to_string() } else { pluralize(value.depth.into(), "ply") }
}

/// The best moves of a report, one a line.
pub(crate) fn values(report: &Report<String>, most: usize) -> Vec<String> {
    let line = |each: &Value<String>| format!("{}  {}  {}", each.mv, value(each), depth(each));
    report.values.iter().take(most).map(line).collect()
}
