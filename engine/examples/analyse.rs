//! Analyses the games of a file of studies: `cargo run --release --example analyse FILE [NODES]`.
//!
//! A line for each move of a main line: its number, the move, its value for its player, and a better
//! move with its value where there is one.

#![allow(clippy::print_stdout, reason = "the analysis is what the program is for")]

use gambol::search::{Limits, Options};
use gambol::{games, study};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let file = std::fs::read_to_string(args.next().ok_or("a file is missing")?)?;
    let nodes = args.next().map_or(Ok(20_000), |nodes| nodes.parse())?;
    let limits = Limits::default().with_nodes(nodes);
    for part in study::split(&file) {
        let session = study::read(part.text, part.line)?.session;
        let game = games::find(session.game())?;
        let setup = session.setup().unwrap_or_default();
        let (first, moves) = (session.first_position(), session.main_line(0).moves);
        println!("{} from line {}, {} moves", game.id, part.line, moves.len());
        let mut at = game.open(&setup, &first)?;
        for (n, mv) in moves.iter().enumerate() {
            let options = Options::default().with_all(true);
            let mut thinker = at.think(options)?;
            thinker.run_within(&limits);
            let values = thinker.report().values;
            let [best, played] =
                [values.first(), values.iter().find(|value| value.mv == *mv)].map(Option::unwrap);
            print!("{}\t{mv}\t{}", n + 1, played.value);
            if best.value > played.value {
                print!("\t{}\t{}", best.mv, best.value);
            }
            println!();
            at.play(mv)?;
        }
    }
    Ok(())
}
