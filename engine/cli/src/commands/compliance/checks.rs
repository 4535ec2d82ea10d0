//! The checks of a program: those that matches require, and the rest of the interface.

use super::dialogue::{Dialogue, Outcome};
use super::extras;
use super::steps::{GAMES, middle, plays, start};
use std::fmt::Write;
use std::time::Duration;

/// A check.
pub(super) struct Check {
    pub(super) name: &'static str,
    /// Whether matches require it.
    pub(super) is_required: bool,
    pub(super) run: fn(&mut Dialogue) -> Outcome,
}

const fn required(name: &'static str, run: fn(&mut Dialogue) -> Outcome) -> Check {
    Check { name, is_required: true, run }
}

const fn optional(name: &'static str, run: fn(&mut Dialogue) -> Outcome) -> Check {
    Check { name, is_required: false, run }
}

/// All checks, in their order.
pub(super) const CHECKS: [Check; 17] = [
    required("tells its name, and `ugiok`", tells_its_name),
    required("plays a legal move after `go movetime`, in time", plays_in_time),
    required("plays a legal move after `go nodes`", |dialogue| plays(dialogue, "go nodes 20")),
    required("plays a legal move after `go` with clocks, in time", plays_with_clocks),
    required("plays on from positions of four games, with all their moves", plays_games),
    optional("plays a legal move after `go depth`", |dialogue| plays(dialogue, "go depth 1")),
    optional("plays from `position startpos`", plays_from_start),
    optional("describes its options with types", extras::describes_options),
    optional("takes the default of every option", extras::takes_defaults),
    optional("ends a search with `info` of nodes, time and nps", extras::informs),
    optional("shows several lines with `MultiPV`", extras::shows_lines),
    optional("ponders until `ponderhit` or `stop`", extras::ponders),
    optional("ignores unknown commands", extras::ignores_unknown_commands),
    optional("answers `isready` in an infinite search, and ends it at `stop`", extras::stops),
    optional(
        "answers `query gameover`, `query result` and whose turn it is",
        extras::answers_queries,
    ),
    optional("tells the result of games that are over", extras::tells_results),
    optional("ends at `quit`", extras::quits),
];

/// The number of moves that the program plays in each game.
const MOVES: usize = 6;

fn tells_its_name(dialogue: &mut Dialogue) -> Outcome {
    let is_name = |line: &String| line.starts_with("id name ") && line.len() > "id name ".len();
    let has_name = dialogue.introduction.iter().any(is_name);
    has_name.then_some(()).ok_or_else(|| "no `id name NAME`".to_string())
}

fn plays_in_time(dialogue: &mut Dialogue) -> Outcome {
    let session = start(dialogue, 1)?;
    let time = Duration::from_millis(100) + dialogue.margin();
    dialogue.choose(session.as_ref(), "go movetime 100", time).map(drop)
}

fn plays_from_start(dialogue: &mut Dialogue) -> Outcome {
    // The start is that of the set-up, which may be dealt by a seed that the program chooses.
    let [session, other] = [start(dialogue, 1)?, start(dialogue, 2)?];
    if session.position() != other.position() {
        return Ok(());
    }
    dialogue.send("position startpos");
    dialogue.check_ready()?;
    dialogue.send("go nodes 20");
    dialogue.answer(session.as_ref(), dialogue.patience()).map(drop)
}

fn plays_with_clocks(dialogue: &mut Dialogue) -> Outcome {
    let session = start(dialogue, 1)?;
    let mut go = "go".to_string();
    for player in 1..=session.players() {
        let _ = write!(go, " p{player}time 1000 p{player}inc 10");
    }
    let time = Duration::from_secs(1) + dialogue.margin();
    dialogue.choose(session.as_ref(), &go, time).map(drop)
}

fn plays_games(dialogue: &mut Dialogue) -> Outcome {
    for seed in 0..GAMES {
        let mut session = middle(dialogue, seed)?;
        for _ in 0..MOVES {
            if session.to_move().is_none() {
                break;
            }
            let mv = dialogue.choose(session.as_ref(), "go nodes 20", dialogue.patience())?;
            session.play(&mv).map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}
