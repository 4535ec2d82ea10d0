//! Writes the games of a match as studies.

use super::played::{Ending, Played};
use super::{Plan, Result, Results};
use crate::input_error::InputError;
use crate::program::FaultKind;
use gambol::{Player, study};
use std::fs::OpenOptions;

/// Writes a file of all games.
pub(super) fn write(plan: &Plan, results: &Results, name: &str) -> Result {
    let texts = results.games().map(|game| text(plan, game)).collect::<Result<Vec<_>>>()?;
    Ok(std::fs::write(name, texts.join("\n")).map_err(|error| unwritable(name, &error))?)
}

/// Refuses a file that cannot be written, before any game is played.
pub(super) fn check(name: &str) -> Result {
    let opened = OpenOptions::new().append(true).create(true).open(name);
    Ok(opened.map(drop).map_err(|error| unwritable(name, &error))?)
}

fn unwritable(name: &str, error: &std::io::Error) -> InputError {
    InputError::new("option --studies", name, format!("a file to write ({error})"))
}

fn text(plan: &Plan, game: &Played) -> Result<String> {
    let mut session = game.game.open(plan.game)?;
    let names = game.seats.iter().map(|player| plan.entrants[*player].name.replace(',', " "));
    let number = plan.schedule.number(game.unit, game.index);
    let mut headers = vec![
        ("Players", names.collect::<Vec<_>>().join(", ")),
        ("Event", format!("Game {number} of a tournament")),
    ];
    let comment = match &game.ending {
        Ending::Rules => None,
        Ending::Agreement => Some("adjudicated: the values of both players agree".to_string()),
        Ending::Proof => Some("adjudicated: the value is proved".to_string()),
        Ending::Length => Some("adjudicated: the game is too long".to_string()),
        Ending::Forfeit(_, fault) => Some(format!("{}: {}", fault.kind.name(), fault.detail)),
    };
    if !session.status().over {
        let winners: Vec<Player> = game.places[0].iter().map(|seat| Player(*seat as u8)).collect();
        headers.push(("Result", study::result(session.players(), &winners)));
        headers.push(("Ending", ending(game)));
    }
    if let Some(comment) = comment {
        let node = session.tree().current();
        session.tree_mut().annotate(node, &comment, "")?;
    }
    let headers: Vec<study::Header> =
        headers.into_iter().map(|(key, value)| (key.to_string(), value)).collect();
    Ok(study::write(session.as_ref(), &headers)?)
}

/// How the game ended, as links have it: the loser of a game of two resigned, any other is a draw.
fn ending(game: &Played) -> String {
    match (&game.ending, &game.places[..]) {
        (Ending::Forfeit(seat, fault), _) if fault.kind == FaultKind::Late => {
            format!("time-{seat}")
        }
        (Ending::Forfeit(seat, _), _) => format!("resigned-{seat}"),
        (_, [_, last]) => format!("resigned-{}", last[0]),
        _ => "draw".to_string(),
    }
}
