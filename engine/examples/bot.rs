//! A player for matches that speaks the Universal Game Interface: `cargo gambol arena gambit easy
//! ugi:target/release/examples/bot`.
//!
//! It plays any game without hidden hands, and looks no further than the position after its move.

#![allow(clippy::print_stdout, reason = "the interface is standard output")]

use gambol::games;
use gambol::search::{Level, Options};
use std::error::Error;
use std::io::{self, Write};

fn main() -> Result<(), Box<dyn Error>> {
    let mut game = games::find("gambit")?;
    let mut session = game.start("")?;
    for line in io::stdin().lines() {
        let line = line?;
        let (command, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match command {
            "ugi" => println!("id name Bot\nugiok"),
            "isready" => println!("readyok"),
            "setoption" => {
                if let Some(id) = rest.strip_prefix("name game value ") {
                    game = games::find(id)?;
                }
            }
            "position" => {
                let (first, moves) = rest.split_once(" moves ").unwrap_or((rest, ""));
                session = match first.strip_prefix("fen ") {
                    Some(position) => game.open("", position)?,
                    None => game.start("")?,
                };
                moves.split_whitespace().try_for_each(|mv| session.play(mv))?;
            }
            "go" => {
                let options = Options::new(Level::Beginner, session.ply() as u64);
                let mut thinker = session.think(options)?;
                while !thinker.run(thinker.slice()).done {}
                println!("bestmove {}", thinker.report().best.unwrap_or_default());
            }
            "quit" => break,
            _ => {}
        }
        io::stdout().flush()?;
    }
    Ok(())
}
