//! The command `insight`: what a game teaches about itself, in figures.

mod combo;
mod facts;
mod gambit;
mod luckymoose;
mod played;
mod triboard;

use crate::commands::MAX_SEED;
use crate::input_error::InputError;
use crate::options::Options;
use facts::{Facts, Study};
use gambol::search::Level;
use std::io::Write;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The default number of games.
const GAMES: u64 = 400;

/// Runs the command.
pub(crate) fn run(mut options: Options, out: &mut dyn Write) -> Result {
    let game = crate::commands::game(&mut options)?;
    let games = options.number("games", 1_000_000)?.unwrap_or(GAMES);
    let level: Option<Level> = options.value("level").map(|text| text.parse()).transpose()?;
    let level = level.unwrap_or(Level::Hard);
    let seed = options.number("seed", MAX_SEED)?.unwrap_or(1);
    options.finish()?;
    let study: Study = match game.id {
        "gambit" => return gambit::print(out),
        "combo" => combo::STUDY,
        "triboard" => triboard::STUDY,
        "luckymoose" => luckymoose::STUDY,
        id => {
            let expected = "gambit, combo, triboard or luckymoose";
            return Err(InputError::new("game", id, expected).into());
        }
    };
    let mut facts = Facts::default();
    crate::parallel::run(
        0,
        games,
        |number| {
            let played = played::play(game, &study, level, seed ^ number << 20)?;
            (study.observe)(&played)
        },
        |_, observed| {
            facts.add(observed);
            Ok(())
        },
    )?;
    let games = crate::plural::pluralize(games, "game");
    writeln!(out, "{}: {games} of {level} against itself", game.id)?;
    facts.print(&study, out)
}
