//! Writes the games of a match as studies.

use super::plan::Plan;
use super::record::{Ending, PlayedGame};
use super::results::Results;
use crate::base::error::{InputError, Result};
use crate::base::save;
use crate::players::program::FaultKind;
use gambol::{Player, study};
use std::io;
use std::path::Path;

/// The occasion of a game, around its number.
const EVENT: [&str; 2] = ["Game ", " of a tournament"];

/// Writes a file of all games, in place of those of an earlier call.
pub(super) fn write(plan: &Plan, results: &Results, name: &str) -> Result {
    let texts = results.games().map(|game| text(plan, game)).collect::<Result<Vec<_>>>()?;
    replace(name, |_| texts.join("\n").into_bytes())
}

/// Refuses a file that cannot be written, or has anything but games of tournaments, before any game is
/// played.
pub(super) fn check(name: &str) -> Result {
    replace(name, <[u8]>::to_vec)
}

fn replace(name: &str, edit: impl FnOnce(&[u8]) -> Vec<u8>) -> Result {
    let written = save::replace(Path::new(name), |before| match is_of_tournament(before) {
        true => Ok(edit(before)),
        false => Err(io::Error::other(FOREIGN)),
    });
    Ok(written.map_err(|error| {
        let expected = match error.to_string().as_str() {
            FOREIGN => FOREIGN.to_string(),
            error => format!("a file to write ({error})"),
        };
        InputError::new("option --studies", name, expected)
    })?)
}

/// What is expected instead of any other file, which is not overwritten.
const FOREIGN: &str = "a new file, or one of the games of a tournament";

/// Whether a file is empty, or has nothing but games of tournaments.
fn is_of_tournament(file: &[u8]) -> bool {
    let is_event = |(key, value): &(String, String)| {
        let number = value.strip_prefix(EVENT[0]).and_then(|rest| rest.strip_suffix(EVENT[1]));
        key == "Event" && number.is_some_and(|number| number.parse::<u64>().is_ok())
    };
    let is_game = |part: &study::Part<'_>| part.headers().iter().any(is_event);
    std::str::from_utf8(file).is_ok_and(|file| study::split(file).iter().all(is_game))
}

fn text(plan: &Plan, game: &PlayedGame) -> Result<String> {
    let mut session = game.game.open(plan.game)?;
    let names = game.seats.iter().map(|player| plan.entrants[*player].name.replace(',', " "));
    let number = plan.schedule.number(game.unit, game.index);
    let mut headers = vec![
        ("Players", names.collect::<Vec<_>>().join(", ")),
        ("Event", format!("{}{number}{}", EVENT[0], EVENT[1])),
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
fn ending(game: &PlayedGame) -> String {
    match (&game.ending, &game.places[..]) {
        (Ending::Forfeit(seat, fault), _) if fault.kind == FaultKind::Late => {
            format!("time-{seat}")
        }
        (Ending::Forfeit(seat, _), _) => format!("resigned-{seat}"),
        (_, [_, last]) => format!("resigned-{}", last[0]),
        _ => "draw".to_string(),
    }
}
