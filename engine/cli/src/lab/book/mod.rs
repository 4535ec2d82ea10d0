//! The command `book`: what `master` plays from the positions of the opening, with results.

mod log;
mod mirror;
mod plan;
mod position;

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::{InputError, Result};
use crate::base::seed::{MAX_SEED, makes_start};
use plan::Plan;
use position::Book;
use std::io::Write;
use std::path::PathBuf;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "book",
    usage: "GAME",
    summary: "what master plays from the positions of the opening",
    details: DETAILS,
    options: &["games", "log", "nodes", "positions", "seed"],
    has_setup: true,
    run,
};

const DETAILS: &str = "\
Games of `master` against itself, with up to four random moves at the beginning (gambit, combo: the
others begin with a board or a deal that hardly ever occurs twice). After a line about the games
come the positions of the most games: a key of the position, and for each move its games, wins and
draws. Mirrored positions are the same.

Options:
  --games N           the number of games (default: 1,000)
  --log FILE          a file of the games, which are not played again: a longer book continues it
  --nodes N           the number of positions searched per move (default: 2,000)
  --positions N       the number of positions that are printed (default: 300)
  --seed N            the seed of the games (default: 1)
";

/// The default number of games.
const GAMES: u64 = 1_000;
/// The default number of positions searched per move.
const NODES: u64 = 2_000;
/// The default number of positions that are printed.
const POSITIONS: u64 = 300;

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let game = arguments.game()?;
    let setup = arguments.setup();
    let games = arguments.number("games", 1_000_000)?.unwrap_or(GAMES);
    let seed = arguments.number("seed", MAX_SEED)?.unwrap_or(1);
    let nodes = arguments.number("nodes", u64::MAX)?.unwrap_or(NODES);
    let positions = arguments.number("positions", 1_000_000)?.unwrap_or(POSITIONS);
    let path = arguments.value("log").map(PathBuf::from);
    arguments.finish()?;
    if makes_start(game, &setup)? {
        let expected = "a game that always starts from the same position";
        return Err(InputError::new("game", game.id, expected).into());
    }
    let plan = Plan { game, setup, nodes, seed };
    let mut book = Book::default();
    for line in log::complete(&plan, games, path.as_deref())? {
        book.add(&plan, &line)?;
    }
    let symmetry = if mirror::is_mirrored(game) { ", mirrored" } else { "" };
    writeln!(out, "{} {games} games of master, {nodes} nodes, seed {seed}{symmetry}", game.id)?;
    book.print(positions as usize, out)
}
