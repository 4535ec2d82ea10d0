//! How fast a search is, on positions that are always the same.

use crate::options::Options;
use crate::{commands, reference, thinking};
use gambol::search::{self, Level};
use gambol::{Entry, Session};
use std::io::Write;
use std::time::{Duration, Instant};

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// So many positions are searched, and so many plies lie between them in the games they are from: from the
/// start to where most pieces are gone.
const POSITIONS: usize = 8;
const PLIES: usize = 10;
/// The positions that are looked at in each, in slices as the page's worker has them.
const NODES: u64 = 600_000;
const SLICE: u64 = 20_000;

/// Gambit's games are too short: these boards take longer than anybody waits.
const LARGE: [&str; 2] =
    ["oxoxoxox/xoxoxox1/1xoxoxox/oxoxoxox o", "1x1xox1x/xxxxxxx1/1x1x1x1x/ox1x1xoo o"];

/// Positions from the start to the middle of games that a level plays, the same each time.
fn positions(game: &Entry, setup: &str) -> Result<Vec<String>> {
    if game.id == "gambit" {
        return Ok(LARGE.map(String::from).to_vec());
    }
    let position = |n: usize| {
        let mut session = game.start(&format!("{setup} seed={n}"))?;
        for ply in 0..PLIES * n {
            let seed = (100 * n + ply) as u64;
            let options = search::Options { level: Level::Medium, seed, all: false };
            let mut thinker = thinking::begin(game, setup, session.as_ref(), options)?;
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

/// Prints how many positions the search looked at and in how many seconds, and likewise for the crate
/// `minimax` where it plays the game; then a line for each position that was searched.
pub(crate) fn run(mut options: Options, out: &mut dyn Write) -> Result {
    let game = commands::game(&mut options)?;
    let setup = options.setup();
    options.end()?;
    let texts = positions(game, &setup)?;
    let (mut nodes, mut time) = (0, Duration::ZERO);
    for text in &texts {
        let session = game.open(&setup, text)?;
        let (looked_at, took) = search(game, &setup, session.as_ref())?;
        nodes += looked_at;
        time += took;
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

/// Searches on for a fixed number of positions; how many it were in the end, and how long it took.
fn search(game: &Entry, setup: &str, session: &dyn Session) -> Result<(u64, Duration)> {
    let options = search::Options { level: Level::Master, seed: 1, all: false };
    let begin = Instant::now();
    let mut thinker = thinking::begin(game, setup, session, options)?;
    loop {
        let progress = thinker.run(SLICE);
        if progress.done || progress.nodes >= NODES {
            return Ok((progress.nodes, begin.elapsed()));
        }
    }
}

/// The same for the crate, with so much time for each; `None` where it does not play the game.
fn compare(game: &Entry, texts: &[String], each: Duration) -> Result<Option<(u64, Duration)>> {
    let begin = Instant::now();
    let mut nodes = 0;
    for text in texts {
        let Some((_, explored)) = reference::choose_in(game, text, each)? else {
            return Ok(None);
        };
        nodes += explored;
    }
    Ok(Some((nodes, begin.elapsed())))
}
