//! The command `games`: games of `master` against itself, with the value of each position, to train on.

mod line;
mod selfplay;

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::{InputError, Result};
use crate::base::log::Log;
use crate::base::plural::pluralize;
use crate::base::seed::MAX_SEED;
pub(crate) use line::Line;
use selfplay::Plan;
use std::io::Write;
use std::path::PathBuf;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "games",
    usage: "GAME --file FILE",
    summary: "games of master against itself, to train on",
    details: DETAILS,
    options: &["file", "first", "games", "nodes", "plies", "seed"],
    has_setup: true,
    run,
};

const DETAILS: &str = "\
Writes a line for each game, with tabs between its parts: the first position, the moves, and for
each move the value that the search found for the player to move, in hundredths of the game's unit,
or `-` for a random move of the opening. A game depends on the seed and its number only: several
machines can play parts of them, with another --first each, and `gambol train` reads all files.

Options:
  --file FILE         the file, which a later call continues
  --first N           the number of the first game (default: 0)
  --games N           the number of games in the file (default: 1,000)
  --nodes N           the number of positions searched per move (default: 2,000)
  --plies N           the most random moves that a game begins with (default: 60)
  --seed N            the seed of the games (default: 1)
";

/// The default number of games.
const GAMES: u64 = 1_000;
/// The default number of positions searched per move.
const NODES: u64 = 2_000;
/// The most random moves by default: many games are unbalanced after them, and not drawn.
const PLIES: u64 = 60;

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let game = arguments.game()?;
    let setup = arguments.setup();
    let first = arguments.number("first", u64::MAX / 2)?.unwrap_or(0);
    let games = arguments.number("games", 100_000_000)?.unwrap_or(GAMES);
    let nodes = arguments.number("nodes", u64::MAX)?.unwrap_or(NODES);
    let plies = arguments.number("plies", 1_000)?.unwrap_or(PLIES);
    let seed = arguments.number("seed", MAX_SEED)?.unwrap_or(1);
    let path = arguments.value("file").map(PathBuf::from);
    let path = path.ok_or_else(|| InputError::new("option --file", "", "a file"))?;
    arguments.finish()?;
    game.start(&setup)?;
    let plan = Plan { game, setup, nodes, plies, seed };
    let is_line = |line: &str| Line::parse(line).is_ok();
    let mut log =
        Log::open("file", &path, "the lines of games", is_line, |text| text.contains('\t'))?;
    let there = log.lines().len() as u64;
    crate::base::parallel::run(
        first + there,
        first + games.max(there),
        |number| selfplay::play(&plan, number),
        |_, line| log.write(&line.to_string()),
    )?;
    Ok(writeln!(out, "{}: {}", game.id, pluralize(games.max(there), "game"))?)
}
