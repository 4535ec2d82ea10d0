//! The checks of a program: those that matches require, and the rest of the interface.

use super::dialogue::{Dialogue, Outcome};
use crate::players::pick;
use gambol::{Rng, Session};
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
pub(super) const CHECKS: [Check; 11] = [
    required("tells its name, and `ugiok`", tells_its_name),
    required("plays a legal move after `go movetime`, in time", plays_in_time),
    required("plays a legal move after `go nodes`", |dialogue| plays(dialogue, "go nodes 20")),
    required("plays a legal move after `go` with clocks, in time", plays_with_clocks),
    required("plays on from positions of four games, with all their moves", plays_games),
    optional("plays a legal move after `go depth`", |dialogue| plays(dialogue, "go depth 1")),
    optional("describes its options with types", describes_options),
    optional("ignores unknown commands", ignores_unknown_commands),
    optional("answers `isready` in an infinite search, and ends it at `stop`", stops),
    optional("answers `query gameover`, `query p1turn` and `query result`", answers_queries),
    optional("ends at `quit`", quits),
];

/// How much later than its time an answer may arrive.
const MARGIN: Duration = Duration::from_millis(500);
/// The number of random games.
const GAMES: u64 = 4;
/// The number of moves that the program plays in each.
const MOVES: usize = 6;

fn start(dialogue: &Dialogue, seed: u64) -> Outcome<Box<dyn Session>> {
    let setup = format!("{} seed={seed}", dialogue.setup);
    dialogue.game.start(&setup).map_err(|error| error.to_string())
}

/// A random position of a game that goes on.
fn middle(dialogue: &Dialogue, seed: u64) -> Outcome<Box<dyn Session>> {
    let mut rng = Rng::new(seed);
    let mut played = start(dialogue, seed)?;
    for _ in 0..10 * seed {
        if played.to_move().is_some() {
            let mv = pick(played.legal_moves(), &mut rng);
            played.play(&mv).map_err(|error| error.to_string())?;
        }
    }
    let is_over = played.to_move().is_none();
    let moves = played.moves();
    let mut session = start(dialogue, seed)?;
    for mv in &moves[..moves.len() - usize::from(is_over)] {
        session.play(mv).map_err(|error| error.to_string())?;
    }
    Ok(session)
}

fn tells_its_name(dialogue: &mut Dialogue) -> Outcome {
    let is_name = |line: &String| line.starts_with("id name ") && line.len() > "id name ".len();
    let has_name = dialogue.introduction.iter().any(is_name);
    has_name.then_some(()).ok_or_else(|| "no `id name NAME`".to_string())
}

fn plays(dialogue: &mut Dialogue, go: &str) -> Outcome {
    let session = start(dialogue, 1)?;
    dialogue.choose(session.as_ref(), go, dialogue.patience()).map(drop)
}

fn plays_in_time(dialogue: &mut Dialogue) -> Outcome {
    let session = start(dialogue, 1)?;
    let time = Duration::from_millis(100) + MARGIN;
    dialogue.choose(session.as_ref(), "go movetime 100", time).map(drop)
}

fn plays_with_clocks(dialogue: &mut Dialogue) -> Outcome {
    let session = start(dialogue, 1)?;
    let mut go = "go".to_string();
    for player in 1..=session.players() {
        let _ = write!(go, " p{player}time 1000 p{player}inc 10");
    }
    dialogue.choose(session.as_ref(), &go, Duration::from_secs(1) + MARGIN).map(drop)
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

fn describes_options(dialogue: &mut Dialogue) -> Outcome {
    for line in dialogue.introduction.iter().filter(|line| line.starts_with("option")) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let after = |name: &str| {
            let at = words.iter().position(|word| *word == name)?;
            words.get(at + 1).copied()
        };
        let needs: &[&str] = match after("type") {
            Some("check" | "string") => &["default"],
            Some("spin") => &["default", "min", "max"],
            Some("combo") => &["default", "var"],
            Some("button") => &[],
            _ => return Err(format!("{line:?} has no type: check, spin, combo, button or string")),
        };
        let missing = ["name"].iter().chain(needs).find(|name| after(name).is_none());
        if let Some(name) = missing {
            return Err(format!("{line:?} has no `{name}`"));
        }
    }
    Ok(())
}

fn ignores_unknown_commands(dialogue: &mut Dialogue) -> Outcome {
    for line in ["xyzzy", "setoption name xyzzy value 1", "query xyzzy", "   ", ""] {
        dialogue.send(line);
    }
    dialogue.check_ready()?;
    plays(dialogue, "go nodes 20")
}

fn stops(dialogue: &mut Dialogue) -> Outcome {
    let session = start(dialogue, 1)?;
    dialogue.set_position(session.as_ref())?;
    dialogue.send("go infinite");
    dialogue.send("isready");
    let lines = dialogue.until("readyok")?;
    if lines.iter().any(|line| line.starts_with("bestmove")) {
        return Err("it moves before `stop`".to_string());
    }
    dialogue.send("stop");
    dialogue.best_move(session.as_ref(), dialogue.patience()).map(drop)
}

fn answers_queries(dialogue: &mut Dialogue) -> Outcome {
    // The result of a game with hidden hands is not known by a view.
    if dialogue.game.is_hidden {
        return Ok(());
    }
    for seed in 0..GAMES {
        let session = middle(dialogue, seed)?;
        dialogue.set_position(session.as_ref())?;
        let is_first = session.to_move().is_some_and(|player| player.0 == 0);
        for (query, expected) in
            [("gameover", "false"), ("p1turn", &is_first.to_string()), ("result", "none")]
        {
            dialogue.send(&format!("query {query}"));
            let lines = dialogue.until("response")?;
            let answer = lines.last().map(String::as_str).unwrap_or_default();
            if answer.trim() != format!("response {expected}") {
                let position = session.position();
                return Err(format!("{query} of {position}: {answer:?}, expected {expected:?}"));
            }
        }
    }
    Ok(())
}

fn quits(dialogue: &mut Dialogue) -> Outcome {
    dialogue.send("quit");
    let has_ended = dialogue.ends(MARGIN);
    has_ended.then_some(()).ok_or_else(|| "it goes on".to_string())
}
