//! Sentences about a game, for both modes.

use super::ending::Ending;
use super::notation;
use super::table::Table;
use crate::base::plural::pluralize;
use gambol::search::{Report, Value};
use gambol::{Color, Count, Marks, Played, Shape};

/// The scores of all players: `o 5, x 3`.
pub(crate) fn scores(table: &Table) -> String {
    let scores = table.session.status().scores;
    let of = |(n, score): (usize, &i32)| format!("{} {score}", table.game.seats[n]);
    scores.iter().enumerate().map(of).collect::<Vec<_>>().join(", ")
}

/// What the public text counts: `96 in the pool`.
pub(crate) fn counts(table: &Table) -> Vec<String> {
    let text = table.session.public_text();
    let fields: Vec<&str> = text.split(' ').collect();
    let told = table.game.counts.iter().filter_map(|Count { field, what, least }| {
        let number: u32 = fields.get(*field)?.parse().ok()?;
        (number >= *least).then(|| format!("{number} {what}"))
    });
    told.collect()
}

/// A move as the viewer of a table may see it.
pub(crate) fn played(table: &Table, Played { player, mv, sealed, .. }: &Played) -> String {
    let is_shown = table.is_study
        || table.viewer() == Some(*player)
        || table.to_move().is_none()
        || sealed == mv;
    match notation::Shape::of(mv) {
        notation::Shape::Swap(items) if !is_shown => format!("~{}", items.len()),
        _ => mv.clone(),
    }
}

/// The last move as a sentence.
pub(crate) fn last_move(table: &Table) -> Option<String> {
    let last = table.session.move_to(table.session.tree().current())?;
    Some(format!("{} played {}.", table.seat_text(last.player), played(table, &last)))
}

/// How the game ended; `None` while it goes on.
pub(crate) fn result(table: &Table) -> Option<String> {
    let is_ended = table.ending.is_some() && is_last(table);
    if table.to_move().is_some() && !is_ended {
        return None;
    }
    let reason = match table.ending.filter(|_| is_ended) {
        None | Some(Ending::Draw) => String::new(),
        Some(Ending::Resigned(player)) => format!("{} resigned. ", table.seat_text(player)),
        Some(Ending::Time(player)) => format!("{} is out of time. ", table.seat_text(player)),
    };
    let winners: Vec<&str> =
        table.winners().iter().map(|player| table.seat_text(*player)).collect();
    let is_all = winners.len() == usize::from(table.session.players());
    let verdict = match winners.as_slice() {
        [winner] => format!("{winner} wins"),
        [first @ .., last] if !is_all => format!("{} and {last} win", first.join(", ")),
        _ => "a draw".to_string(),
    };
    Some(format!("Game over: {reason}{verdict}. Score: {}.", scores(table)))
}

/// What is drawn on the board, by colours: `green d2 d2-d4, red e1`.
pub(crate) fn shapes(marks: &Marks) -> String {
    const NAMES: [(Color, &str); 4] = [
        (Color::Green, "green"),
        (Color::Red, "red"),
        (Color::Yellow, "yellow"),
        (Color::Blue, "blue"),
    ];
    let of = |(color, name): &(Color, &str)| {
        let shapes = marks.shapes.iter().filter_map(|shape| match shape {
            Shape::Highlight(of, square) => (of == color).then(|| format!(" {square}")),
            Shape::Arrow(of, from, to) => (of == color).then(|| format!(" {from}-{to}")),
        });
        let shapes: String = shapes.collect();
        (!shapes.is_empty()).then(|| format!("{name}{shapes}"))
    };
    NAMES.iter().filter_map(of).collect::<Vec<_>>().join(", ")
}

/// Whether the position is the last one of the game as it was played.
fn is_last(table: &Table) -> bool {
    let tree = table.session.tree();
    tree.main_line().last() == Some(tree.current())
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

/// The values of a report: that of the move to play, then the others, best first.
pub(crate) fn ranked(report: &Report<String>) -> impl Iterator<Item = &Value<String>> {
    let is_best = |value: &&Value<String>| Some(&value.mv) == report.best.as_ref();
    let others = report.values.iter().filter(move |value| !is_best(value));
    report.values.iter().find(is_best).into_iter().chain(others)
}

/// The best moves of a report, one a line.
pub(crate) fn values(report: &Report<String>, most: usize) -> Vec<String> {
    let line = |each: &Value<String>| format!("{}  {}  {}", each.mv, value(each), depth(each));
    ranked(report).take(most).map(line).collect()
}
