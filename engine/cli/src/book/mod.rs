//! The command `book`: what `master` plays from the positions of the opening, with results.

mod log;
mod mirror;
mod position;

use crate::commands::MAX_SEED;
use crate::input_error::InputError;
use crate::options::Options;
use gambol::Entry;
use position::Book;
use std::io::Write;
use std::path::PathBuf;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The default number of games.
const GAMES: u64 = 1_000;
/// The default number of positions searched per move.
const NODES: u64 = 2_000;
/// The default number of positions that are printed.
const POSITIONS: u64 = 300;

/// The settings of a book.
struct Plan {
    game: &'static Entry,
    setup: String,
    nodes: u64,
    seed: u64,
}

/// Runs the command.
pub(crate) fn run(mut options: Options, out: &mut dyn Write) -> Result {
    let game = crate::commands::game(&mut options)?;
    let setup = options.setup();
    let games = options.number("games", 1_000_000)?.unwrap_or(GAMES);
    let seed = options.number("seed", MAX_SEED)?.unwrap_or(1);
    let nodes = options.number("nodes", u64::MAX)?.unwrap_or(NODES);
    let positions = options.number("positions", 1_000_000)?.unwrap_or(POSITIONS);
    let path = options.value("log").map(PathBuf::from);
    options.finish()?;
    let start = |seed: u64| game.start(&format!("{setup} seed={seed}"));
    if start(0)?.position() != start(1)?.position() {
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
