//! The command `speed`: nodes per second on a fixed set of positions.

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::Result;
use crate::players::minimax_crate;
use gambol::search::{self, Level};
use gambol::{Entry, Session};
use std::io::Write;
use std::time::{Duration, Instant};

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "speed",
    usage: "GAME",
    summary: "the speed of the search: nodes and seconds",
    details: "",
    options: &[],
    has_setup: true,
    run,
};

/// The number of positions: from the start to the endgame.
const POSITIONS: usize = 8;
/// The distance in plies between the positions.
const PLIES: usize = 10;
/// The number of nodes searched in each position.
const NODES: u64 = 600_000;
/// The number of nodes per slice.
const SLICE: u64 = 20_000;

/// Positions of Gambit that take very long to solve. Positions of real games are solved too soon.
const LARGE: [&str; 2] =
    ["oxoxoxox/xoxoxox1/1xoxoxox/oxoxoxox o", "1x1xox1x/xxxxxxx1/1x1x1x1x/ox1x1xoo o"];

/// The positions, taken from games of the level `medium`. They are the same in every run.
fn positions(game: &Entry, setup: &str) -> Result<Vec<String>> {
    if game.id == "gambit" {
        return Ok(LARGE.map(String::from).to_vec());
    }
    let position = |n: usize| {
        let mut session = game.start(&format!("{setup} seed={n}"))?;
        for ply in 0..PLIES * n {
            let seed = (100 * n + ply) as u64;
            let options = search::Options::new(Level::Medium, seed);
            let mut thinker = session.think(options)?;
            while !thinker.run(SLICE).done {}
            let here = session.position();
            session.play(&thinker.report().best.ok_or("a level always moves")?)?;
            if session.to_move().is_none() {
                return Ok(here);
            }
        }
        Ok(session.position())
    };
    (0..POSITIONS).map(position).collect()
}

/// Prints the number of nodes searched and the seconds taken, then the same for the crate `minimax`
/// if it plays the game, then each position.
fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let game = arguments.game()?;
    let setup = arguments.setup();
    arguments.finish()?;
    let texts = positions(game, &setup)?;
    let (mut nodes, mut time) = (0, Duration::ZERO);
    for text in &texts {
        let session = game.open(&setup, text)?;
        let (searched, elapsed) = search(session.as_ref())?;
        nodes += searched;
        time += elapsed;
    }
    writeln!(out, "own\t{nodes}\t{}", time.as_secs_f64())?;
    let each = time / texts.len() as u32;
    if let Some((nodes, time)) = compare(game, &texts, each)? {
        writeln!(out, "crate\t{nodes}\t{}", time.as_secs_f64())?;
    }
    for text in texts {
        writeln!(out, "position\t{text}")?;
    }
    Ok(())
}

/// Searches a position for [`NODES`] nodes. Returns the actual number of nodes and the time.
fn search(session: &dyn Session) -> Result<(u64, Duration)> {
    let options = search::Options::new(Level::Master, 1);
    let begin = Instant::now();
    let mut thinker = session.think(options)?;
    loop {
        let progress = thinker.run(SLICE);
        if progress.done || progress.nodes >= NODES {
            return Ok((progress.nodes, begin.elapsed()));
        }
    }
}

/// Searches the positions with the crate `minimax` for a fixed time each. Returns the nodes and the
/// time; `None` if the crate does not play the game.
fn compare(game: &Entry, texts: &[String], each: Duration) -> Result<Option<(u64, Duration)>> {
    let begin = Instant::now();
    let mut nodes = 0;
    for text in texts {
        let Some((_, explored)) = minimax_crate::choose_by_crate(game, text, each)? else {
            return Ok(None);
        };
        nodes += explored;
    }
    Ok(Some((nodes, begin.elapsed())))
}
