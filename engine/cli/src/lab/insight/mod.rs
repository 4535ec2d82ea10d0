//! The command `insight`: what a game teaches about itself, in figures.

mod combo;
mod facts;
mod gambit;
mod game;
mod luckymoose;
mod selfplay;
mod triboard;

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::{InputError, Result};
use crate::base::seed::MAX_SEED;
use facts::{Facts, Study};
use gambol::search::Level;
use std::io::Write;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "insight",
    usage: "GAME",
    summary: "what a game teaches about itself, in figures",
    details: DETAILS,
    options: &["games", "level", "seed"],
    has_setup: false,
    run,
};

const DETAILS: &str = "\
Gambit is solved: its figures are those of the whole tree. The other games are played by a level
against itself, Combo from positions after up to four random moves, Triboard after up to two, and
LuckyMoose with two players. A line has the mean over the games that have a case, each game being
one observation, with the 95 % confidence interval. A score is 1 for a win and 0 for a loss; those
who share a win share it. Then comes the board with a number for each square.

Options:
  --games N           the number of games (default: 400)
  --level LEVEL       the level of all players (default: hard)
  --seed N            the seed of the games (default: 1)
";

/// The default number of games.
const GAMES: u64 = 400;

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let game = arguments.game()?;
    let games = arguments.number("games", 1_000_000)?.unwrap_or(GAMES);
    let level = arguments.level()?;
    let level = level.unwrap_or(Level::Hard);
    let seed = arguments.number("seed", MAX_SEED)?.unwrap_or(1);
    arguments.finish()?;
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
    crate::base::parallel::run(
        0,
        games,
        |number| {
            let played = selfplay::play(game, &study, level, seed ^ number << 20)?;
            (study.observe)(&played)
        },
        |_, observed| {
            facts.add(observed);
            Ok(())
        },
    )?;
    let games = crate::base::plural::pluralize(games, "game");
    writeln!(out, "{}: {games} of {level} against itself", game.id)?;
    facts.print(&study, out)
}
