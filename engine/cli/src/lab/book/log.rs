//! The games of a book, a line each in a file that a later call continues.

use super::plan::Plan;
use super::position::Book;
use crate::base::error::{InputError, Result};
use crate::players::choice::{Budget, OngoingGame};
use crate::players::moves::pick;
use crate::players::player::Player;
use gambol::Rng;
use gambol::search::Level;
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::Path;

/// The number of moves that are kept of a game.
const PLIES: usize = 12;
/// The most random moves that a game begins with, so that the games differ.
const OPENING: u64 = 4;

/// The lines of all games: the result for the first player (`1`, `=` or `0`), and the first moves. Those
/// that are in the file already are not played again.
pub(super) fn complete(plan: &Plan, games: u64, path: Option<&Path>) -> Result<Vec<String>> {
    let mut file = path.map(open).transpose()?;
    let mut text = String::new();
    if let Some(file) = &mut file {
        file.read_to_string(&mut text)?;
    }
    // A line without an end is that of an interrupted call.
    let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
    // The file may be another one, or that of a book of another game: nothing in it changes then.
    let refuse =
        |line: &str| InputError::new("option --log", line, "the lines of games of this book");
    for line in whole.lines() {
        Book::default().add(plan, line).map_err(|_| refuse(line))?;
    }
    let last = &text[whole.len()..];
    if !last.is_empty() && !last.starts_with(['1', '=', '0']) {
        return Err(refuse(last).into());
    }
    if let Some(file) = &file {
        file.set_len(whole.len() as u64)?;
    }
    let mut lines: Vec<String> = whole.lines().take(games as usize).map(str::to_string).collect();
    crate::base::parallel::run(
        lines.len() as u64,
        games,
        |number| play(plan, number),
        |_, line| {
            if let Some(file) = &mut file {
                writeln!(file, "{line}")?;
            }
            lines.push(line);
            Ok(())
        },
    )?;
    Ok(lines)
}

/// Opens the file, which no other call uses. Creates it if there is none.
fn open(path: &Path) -> Result<File> {
    let file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
    file.try_lock().map_err(|error| {
        let expected = format!("a file that no other call uses ({error})");
        InputError::new("option --log", path.display().to_string(), expected)
    })?;
    Ok(file)
}

/// Plays the game of a number. Returns its line.
fn play(plan: &Plan, number: u64) -> Result<String> {
    let mut rng = Rng::new(plan.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ number);
    let mut session = plan.game.start(&plan.setup)?;
    let random = rng.below(OPENING + 1) as usize;
    while session.to_move().is_some() {
        let seed = rng.bits() >> 11;
        let mv = if session.ply() < random {
            pick(session.legal_moves(), &mut rng)
        } else {
            let (game, setup) = (plan.game, plan.setup.as_str());
            let ongoing = OngoingGame { game, setup, session: session.as_ref() };
            Player::Level(Level::Master).choose(&ongoing, seed, Budget::Nodes(plan.nodes))?.mv
        };
        session.play(&mv)?;
    }
    let winners = session.status().winners;
    let result = match &winners[..] {
        [winner] if winner.0 == 0 => "1",
        [_] => "0",
        _ => "=",
    };
    let moves: Vec<String> = session.moves().into_iter().take(PLIES).collect();
    Ok(format!("{result} {}", moves.join(" ")))
}
