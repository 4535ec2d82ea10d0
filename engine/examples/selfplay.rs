//! Plays a game of Combo by itself: `cargo run --release --example selfplay [NODES]`.
//!
//! One search serves the whole game, and keeps its table from move to move.

#![allow(clippy::print_stdout, reason = "the game is what the program is for")]

use gambol::games::combo::Combo;
use gambol::search::{Level, Limits, Options, Search, Selective};
use gambol::{Game, Record};
use std::error::Error;

/// A game with more moves is not played to its end.
const MOST_PLIES: usize = 300;

fn main() -> Result<(), Box<dyn Error>> {
    let nodes = std::env::args().nth(1).map_or(Ok(20_000), |nodes| nodes.parse())?;
    let limits = Limits::default().with_nodes(nodes);
    let options = Options::new(Level::Master, 1);
    let mut record = Record::new(Combo::start(&Default::default()));
    let mut search: Selective<Combo> = Search::new(*record.start(), &[], options)?;
    while !record.status().over && record.ply() < MOST_PLIES {
        search.run_within(&limits);
        let best = search.report().best.ok_or("a game that goes on has a legal move")?;
        record.play(best)?;
        if !record.status().over {
            let moves: Vec<_> = record.moves().copied().collect();
            search.follow(*record.start(), &moves, options)?;
        }
    }
    print!("{record}");
    Ok(())
}
