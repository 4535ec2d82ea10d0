//! Commands about the rules: `start`, `moves`, `status`, `perft` and `dump`.

use super::{MAX_SEED, Result, game};
use crate::input_error::InputError;
use crate::options::{Options, parse_number};
use gambol::{Rng, Session};
use std::io::Write;

pub(super) fn start(mut options: Options, out: &mut dyn Write) -> Result {
    let game = game(&mut options)?;
    let setup = options.setup_with_seed();
    options.finish()?;
    Ok(writeln!(out, "{}", game.start(&setup)?.position())?)
}

/// Opens the game and the position given by the next two words.
fn open(options: &mut Options) -> Result<Box<dyn Session>> {
    let game = game(options)?;
    let setup = options.setup();
    Ok(game.open(&setup, &options.word("position")?)?)
}

pub(super) fn moves(mut options: Options, out: &mut dyn Write) -> Result {
    let session = open(&mut options)?;
    options.finish()?;
    for (mv, position) in sorted_moves(session.as_ref())? {
        writeln!(out, "{mv}\t{position}")?;
    }
    Ok(())
}

pub(super) fn status(mut options: Options, out: &mut dyn Write) -> Result {
    let session = open(&mut options)?;
    options.finish()?;
    Ok(writeln!(out, "{}", session.status())?)
}

pub(super) fn perft(mut options: Options, out: &mut dyn Write) -> Result {
    let session = open(&mut options)?;
    let depth = parse_number("depth", &options.word("depth")?, 0..=1000)? as u32;
    options.finish()?;
    Ok(writeln!(out, "{}", session.perft(depth))?)
}

pub(super) fn dump(mut options: Options, out: &mut dyn Write) -> Result {
    let game = game(&mut options)?;
    let seed = options.number("seed", MAX_SEED)?;
    let seed = seed.ok_or_else(|| InputError::new("option --seed", "", "a seed"))?;
    let games = options.number("games", u64::MAX)?;
    let games = games.ok_or_else(|| InputError::new("option --games", "", "a number of games"))?;
    let setup = options.setup();
    options.finish()?;
    let mut rng = Rng::new(seed);
    for _ in 0..games {
        let mut session = game.start(&format!("{setup} seed={}", rng.below(1 << 53)))?;
        loop {
            writeln!(out, "P {}", session.position())?;
            for (mv, position) in sorted_moves(session.as_ref())? {
                writeln!(out, "M {mv}\t{position}")?;
            }
            writeln!(out, "S {}", session.status())?;
            let moves = session.legal_moves();
            if moves.is_empty() {
                break;
            }
            session.play(&moves[rng.below(moves.len() as u64) as usize])?;
        }
    }
    Ok(())
}

/// The legal moves with their resulting positions, sorted bytewise.
fn sorted_moves(session: &dyn Session) -> Result<Vec<(String, String)>> {
    let mut moves = session.legal_moves();
    moves.sort_unstable();
    let after = |mv: String| {
        let position = session.after(&mv)?;
        Ok((mv, position))
    };
    moves.into_iter().map(after).collect()
}
