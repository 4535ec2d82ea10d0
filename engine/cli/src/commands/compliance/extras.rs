//! The checks of what matches do not need: options, several lines, pondering and queries.

use super::dialogue::{Dialogue, Outcome};
use super::steps::{GAMES, finished, middle, plays, start};
use gambol::Session;
use std::time::{Duration, Instant};

/// The number of lines that are asked for.
const LINES: usize = 3;
/// How long a program ponders.
const PONDERING: Duration = Duration::from_millis(200);
/// The time between two questions while it ponders.
const PAUSE: Duration = Duration::from_millis(20);

/// An option that a program describes.
struct OptionText<'a> {
    line: &'a str,
    words: Vec<&'a str>,
}

impl<'a> OptionText<'a> {
    fn all(dialogue: &'a Dialogue) -> Vec<Self> {
        let lines = dialogue.introduction.iter().map(|line| line.trim());
        let lines = lines.filter(|line| line.split_whitespace().next() == Some("option"));
        lines.map(|line| Self { line, words: line.split_whitespace().collect() }).collect()
    }

    /// The words after the first one that is `name`, up to the next one of the line's own words.
    fn after(&self, name: &str) -> Option<String> {
        const KEYWORDS: [&str; 6] = ["name", "type", "default", "min", "max", "var"];
        let at = self.words.iter().position(|word| *word == name)?;
        let rest = self.words[at + 1..].iter().take_while(|word| !KEYWORDS.contains(word));
        Some(rest.copied().collect::<Vec<_>>().join(" ")).filter(|text| !text.is_empty())
    }

    fn name(&self) -> String {
        self.after("name").unwrap_or_default()
    }
}

/// The name of an option in the program's own spelling.
fn option(dialogue: &Dialogue, name: &str) -> Outcome<String> {
    let names = OptionText::all(dialogue).into_iter().map(|option| option.name());
    let found = names.into_iter().find(|other| other.eq_ignore_ascii_case(name));
    found.ok_or_else(|| format!("it has no option `{name}`"))
}

pub(super) fn describes_options(dialogue: &mut Dialogue) -> Outcome {
    for option in OptionText::all(dialogue) {
        let line = option.line;
        let needs: &[&str] = match option.after("type").as_deref() {
            Some("check" | "string") => &["default"],
            Some("spin") => &["default", "min", "max"],
            Some("combo") => &["default", "var"],
            Some("button") => &[],
            _ => return Err(format!("{line:?} has no type: check, spin, combo, button or string")),
        };
        let missing = ["name"].iter().chain(needs).find(|name| option.after(name).is_none());
        if let Some(name) = missing {
            return Err(format!("{line:?} has no `{name}`"));
        }
        if option.name() == "OwnBook" && option.after("default").as_deref() != Some("false") {
            return Err(format!("{line:?} is not false by default"));
        }
    }
    Ok(())
}

pub(super) fn takes_defaults(dialogue: &mut Dialogue) -> Outcome {
    let options = OptionText::all(dialogue).into_iter();
    let options: Vec<(String, String)> = options
        .filter(|option| !["game", "setup"].contains(&&*option.name()))
        .filter_map(|option| Some((option.name(), option.after("default")?)))
        .collect();
    for (name, value) in options {
        dialogue.send(&format!("setoption name {name} value {value}"));
    }
    dialogue.check_ready()?;
    plays(dialogue, "go nodes 20")
}

pub(super) fn shows_lines(dialogue: &mut Dialogue) -> Outcome {
    let name = option(dialogue, "MultiPV")?;
    dialogue.send(&format!("setoption name {name} value {LINES}"));
    let session = start(dialogue, 1)?;
    let lines = dialogue.search(session.as_ref(), "go nodes 500", dialogue.patience())?;
    for rank in 1..=LINES.min(session.legal_moves().len()) {
        let own = |line: &&String| line.contains(&format!(" multipv {rank} "));
        let line = lines.iter().rfind(own).ok_or_else(|| format!("no `multipv {rank}`"))?;
        let mv = line.split_once(" pv ").and_then(|(_, moves)| moves.split_whitespace().next());
        session.after(mv.unwrap_or_default()).map_err(|error| format!("{line:?}: {error}"))?;
    }
    Ok(())
}

pub(super) fn ponders(dialogue: &mut Dialogue) -> Outcome {
    if dialogue.game.is_hidden {
        return Err("the next position of a game with hidden hands cannot be foreseen".to_string());
    }
    let name = option(dialogue, "Ponder")?;
    dialogue.send(&format!("setoption name {name} value true"));
    let session = start(dialogue, 1)?;
    for end in ["ponderhit", "stop"] {
        dialogue.set_position(session.as_ref())?;
        dialogue.send("go ponder movetime 50");
        let begin = Instant::now();
        while begin.elapsed() < PONDERING {
            dialogue.send("isready");
            let lines = dialogue.until("readyok")?;
            if lines.iter().any(|line| line.starts_with("bestmove")) {
                return Err(format!("it moves before `{end}`"));
            }
            std::thread::sleep(PAUSE);
        }
        dialogue.send(end);
        dialogue.answer(session.as_ref(), PONDERING + dialogue.margin())?;
    }
    Ok(())
}

pub(super) fn informs(dialogue: &mut Dialogue) -> Outcome {
    let session = start(dialogue, 1)?;
    let lines = dialogue.search(session.as_ref(), "go nodes 50", dialogue.patience())?;
    let info = lines.iter().rfind(|line| line.starts_with("info ")).ok_or("no `info`")?;
    let words: Vec<&str> = info.split_whitespace().collect();
    let missing = ["nodes", "time", "nps"].into_iter().find(|name| !words.contains(name));
    missing.map_or(Ok(()), |name| Err(format!("{info:?} has no `{name}`")))
}

pub(super) fn ignores_unknown_commands(dialogue: &mut Dialogue) -> Outcome {
    for line in ["xyzzy", "setoption name xyzzy value 1", "query xyzzy", "   ", ""] {
        dialogue.send(line);
    }
    dialogue.check_ready()?;
    plays(dialogue, "go nodes 20")
}

pub(super) fn stops(dialogue: &mut Dialogue) -> Outcome {
    let session = start(dialogue, 1)?;
    dialogue.set_position(session.as_ref())?;
    dialogue.send("go infinite");
    dialogue.send("isready");
    let lines = dialogue.until("readyok")?;
    dialogue.send("stop");
    // A search may end by itself.
    if lines.iter().any(|line| line.starts_with("bestmove")) {
        return dialogue.check_ready();
    }
    dialogue.answer(session.as_ref(), dialogue.patience()).map(drop)
}

/// Asks a question about a position that is set.
fn ask(dialogue: &mut Dialogue, session: &dyn Session, query: &str, expected: &str) -> Outcome {
    dialogue.send(&format!("query {query}"));
    let lines = dialogue.until("response")?;
    let answer = lines.last().map_or("", |line| line.trim());
    if answer != format!("response {expected}") {
        let position = session.position();
        return Err(format!("{query} of {position}: {answer:?}, expected {expected:?}"));
    }
    Ok(())
}

pub(super) fn answers_queries(dialogue: &mut Dialogue) -> Outcome {
    for seed in 0..GAMES {
        let session = middle(dialogue, seed)?;
        dialogue.set_position(session.as_ref())?;
        ask(dialogue, session.as_ref(), "gameover", "false")?;
        ask(dialogue, session.as_ref(), "result", "none")?;
        // The specification has two players, of whom `p1turn` tells all.
        let players = if session.players() == 2 { 1 } else { session.players() };
        for player in 1..=players {
            let is_own = session.to_move().is_some_and(|mover| mover.0 + 1 == player);
            ask(dialogue, session.as_ref(), &format!("p{player}turn"), &is_own.to_string())?;
        }
    }
    Ok(())
}

pub(super) fn tells_results(dialogue: &mut Dialogue) -> Outcome {
    for seed in 0..GAMES {
        let session = finished(dialogue, seed)?;
        dialogue.set_position(session.as_ref())?;
        let expected = match session.status().winners[..] {
            [winner] => format!("p{}win", winner.0 + 1),
            _ => "draw".to_string(),
        };
        ask(dialogue, session.as_ref(), "gameover", "true")?;
        ask(dialogue, session.as_ref(), "result", &expected)?;
    }
    Ok(())
}

pub(super) fn quits(dialogue: &mut Dialogue) -> Outcome {
    dialogue.send("quit");
    let has_ended = dialogue.ends(dialogue.margin());
    has_ended.then_some(()).ok_or_else(|| "it goes on".to_string())
}
