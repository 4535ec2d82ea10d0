//! Fuzz tests of what a tournament reads: players, time controls, openings and journals.

use super::control::{Control, Limit, TimeControl};
use super::entrant::Entrant;
use super::journal::{Journal, line};
use super::openings::Openings;
use super::plan::Plan;
use super::record::{Ending, Work, forfeited};
use super::runner::play;
use super::schedule::Scheme;
use super::studies;
use super::tournament::{report, settings};
use crate::base::arguments::Arguments;
use crate::base::error::Result;
use crate::base::fuzz::{damage, pick, run};
use crate::players::program::{Fault, FaultKind};
use gambol::{Rng, games};
use std::path::PathBuf;
use std::time::Duration;

/// Parses the options of the command.
pub(crate) fn parse(arguments: Arguments) -> Result {
    settings::parse(arguments).map(drop)
}

#[test]
fn players() {
    const WORDS: [&str; 5] = [
        "easy; name=A; nodes=5",
        "ugi:./bot -x; option.Own Book=a=b; patience-ms=9",
        "master; tc=40/1:30+0.5; margin-ms=3",
        "40/5:00+0.5",
        "random; depth=1000; time-ms=7",
    ];
    const TOKENS: [&str; 14] = [
        "easy", "ugi:", ";", "name=", "nodes=", "depth=", "tc=", "option.", "=", "/", ":", "+",
        "86400", "86400.1",
    ];
    let game = games::find("combo").expect("it is a game");
    let limit = Limit::Nodes(5);
    let control = Control { limit, margin: Duration::ZERO, patience: None, ponders: false };
    run("players", |rng| {
        let word = damage(pick::<&str>(&WORDS, rng), &[';', '/', ':', '+', '='], &TOKENS, rng);
        let clock = TimeControl::parse("tc", &word);
        match Entrant::parse(&word, game, control) {
            Ok(entrant) => {
                assert!(!entrant.name.is_empty(), "{word:?}");
                true
            }
            Err(error) => {
                assert!(error.to_string().contains(", expected "), "{word:?}: {error}");
                clock.is_ok()
            }
        }
    });
}

/// A file that is written for each input, and deleted at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("gambol-fuzz-{name}-{}", std::process::id())))
    }

    fn write(&self, text: impl AsRef<[u8]>) -> String {
        std::fs::write(&self.0, text).expect("a file is written");
        self.0.display().to_string()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn openings() {
    const FILES: [&str; 3] = [
        "8/xxxxxxxx/oooooooo/8 o\n\n8/xxxxxxxx/oooooooo/8 o moves c2xc4 d3xd1\n",
        "[Game \"gambit\"]\n\n1. c2xc4 (1. d2xd4) d3xd1 *\n\n[Game \"gambit\"]\n[Position \"oo6/8/8/7x o\"]\n\n*\n",
        "\n8/1x1x1x2/xxxxxxx1/ox1x1x2 o moves\n",
    ];
    const TOKENS: [&str; 10] =
        ["moves", "c2xc4", "8", "o", "[Game \"", "[Game \"combo\"]", "\n", "(", "*", "8/8/8/8 x"];
    let game = games::find("gambit").expect("it is a game");
    let file = Scratch::new("openings");
    run("openings", |rng| {
        let text = damage(pick::<&str>(&FILES, rng), &[' ', '\n', '/'], &TOKENS, rng);
        match Openings::read(game, "", &file.write(&text)) {
            Ok(openings) => {
                for opening in 0..3 {
                    let (_, session) =
                        openings.start(game, "", opening, rng).expect("it is playable");
                    assert!(session.to_move().is_some(), "{text:?}");
                }
                true
            }
            Err(error) => {
                assert!(error.to_string().contains(", expected "), "{text:?}: {error}");
                false
            }
        }
    });
}

/// A match of two games.
fn plan() -> Plan {
    let mut plan = super::plan::tests::plan("gambit", &["random", "random"]);
    (plan.schedule.openings, plan.concurrency) = (1, 1);
    plan
}

/// The lines of a journal with both games of a match: as they were played, and with some ending.
fn journal(plan: &Plan, file: &Scratch, rng: &mut Rng) -> String {
    let name = file.write("");
    drop(Journal::open(&name, plan).expect("it is empty"));
    let mut text = std::fs::read_to_string(&name).expect("it was written");
    for played in play(plan, None, Vec::new()).0.games() {
        let mut played = played.clone();
        played.ending = match rng.below(4) {
            0 => Ending::Agreement,
            1 => Ending::Forfeit(1, Fault::new(*pick(&FaultKind::ALL, rng), "a \"fault\"")),
            _ => played.ending,
        };
        if let Ending::Forfeit(seat, _) = played.ending {
            played.places = forfeited(seat, 2);
        }
        played.work[0] = Work { moves: 3, nanos: rng.below(1 << 40), nodes: 9 };
        text += &format!("{}\n", line(&played));
    }
    text
}

/// A match goes on from any journal that it takes, and has a report and studies of its games.
#[test]
fn journals() {
    const TOKENS: [&str; 16] = [
        "\"unit\":0,",
        "\"unit\":1",
        "\"seat\":7",
        "\"seat\":2,",
        "\"index\":1",
        "[0,1]",
        "[1,0]",
        "[[0],[1]]",
        "[[]]",
        "null",
        "{}",
        "-1",
        "\"forfeit\"",
        "\"rules\"",
        "\"moves\":\"c2xc9\"",
        "9223372036854775807",
    ];
    let plan = plan();
    let [file, games] = ["journal", "studies"].map(Scratch::new);
    let written: Vec<String> = (0..8).map(|n| journal(&plan, &file, &mut Rng::new(n))).collect();
    run("journals", |rng| {
        let text = pick(&written, rng);
        // The settings of the match are in the first line.
        let (settings, rest) = text.split_once('\n').expect("there are lines");
        let rest = damage(rest, &[',', ':', '\n', '[', ']'], &TOKENS, rng);
        let text = match rng.below(20) {
            0 => damage(text, &[',', '\n'], &TOKENS, rng),
            _ => format!("{settings}\n{rest}"),
        };
        let (journal, known) = match Journal::open(&file.write(&text), &plan) {
            Ok(opened) => opened,
            Err(error) => {
                assert!(!error.to_string().is_empty(), "{text:?}");
                return false;
            }
        };
        let is_known = !known.is_empty();
        let (results, stop) = play(&plan, Some(journal), known);
        assert!(stop.is_none(), "{text:?}");
        let mut out = Vec::new();
        report::print(&plan, Scheme::RoundRobin, &results, &mut out).expect("it is printed");
        String::from_utf8(out).expect("it prints UTF-8");
        // Moves are checked when they are played.
        let _ = studies::write(&plan, &results, &games.write(""));
        is_known
    });
}
