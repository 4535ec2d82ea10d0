//! Fuzz tests of what the command line reads: arguments, and in the folders of its commands journals, openings
//! and puzzles. Input n of a target is made from seed n, so that a longer run only goes further.

use crate::commands::{self, COMMANDS};
use crate::options::Options;
use crate::play::clock::Setting;
use crate::play::command::Command;
use crate::play::notation::{Shape, find};
use crate::shown::Shown;
use crate::tournament;
use gambol::games::GAMES;
use gambol::{Rng, Session};
use std::ffi::OsString;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::Instant;

/// The seconds of a target, unless `FUZZ_SECONDS` has another number.
const SECONDS: u64 = 1;
/// The inputs of a target that are tried however long they take, so that a slow machine tries enough.
const LEAST: u64 = 200;

/// Tries `LEAST` inputs, and more until the time is up. A property makes its input, returns whether it is valid, and panics where
/// something is not kept.
#[allow(clippy::print_stdout, reason = "what was tried is the report of these tests")]
pub(crate) fn run(target: &str, mut property: impl FnMut(&mut Rng) -> bool) {
    let seconds = std::env::var("FUZZ_SECONDS")
        .map_or(SECONDS, |text| text.parse().expect("FUZZ_SECONDS is a whole number of seconds"));
    let begin = Instant::now();
    let [mut tried, mut valid] = [0_u64; 2];
    while tried < LEAST || begin.elapsed().as_secs() < seconds {
        let result = catch_unwind(AssertUnwindSafe(|| property(&mut Rng::new(tried))));
        tried += 1;
        match result {
            Ok(is_valid) => valid += u64::from(is_valid),
            Err(panic) => {
                println!("{target}: a fault at seed {}", tried - 1);
                resume_unwind(panic);
            }
        }
    }
    assert!(valid > 0, "{target}: none of {tried} inputs is valid");
    println!("{target}: {tried} inputs, {valid} valid, {} s, found 0", begin.elapsed().as_secs());
}

pub(crate) fn pick<'a, T>(items: &'a [T], rng: &mut Rng) -> &'a T {
    &items[rng.below(items.len() as u64) as usize]
}

/// Numbers at the edges of what parsers and types hold, and texts that no grammar has.
const OTHERS: [&str; 26] = [
    "",
    "0",
    "00",
    "1",
    "-1",
    "+1",
    "2",
    "1000",
    "1001",
    "4294967296",
    "9007199254740992",
    "9223372036854775807",
    "18446744073709551615",
    "18446744073709551616",
    "1e9",
    "0.5",
    "inf",
    "nan",
    "é",
    "♟",
    "\0",
    "\n",
    "=",
    ";",
    ",",
    "\"",
];

/// Replaces, removes, inserts, exchanges and repeats words or characters of a text.
pub(crate) fn damage(text: &str, separators: &[char], tokens: &[&str], rng: &mut Rng) -> String {
    let mut parts: Vec<String> = match rng.below(2) {
        0 => text.chars().map(String::from).collect(),
        _ => text.split_inclusive(separators).map(String::from).collect(),
    };
    for _ in 0..=rng.below(3) {
        let token = match rng.below(3) {
            0 => pick(&OTHERS, rng).to_string(),
            _ => pick(tokens, rng).to_string(),
        };
        if parts.is_empty() {
            parts.push(token);
            continue;
        }
        let [at, other] = [0; 2].map(|_| rng.below(parts.len() as u64) as usize);
        match rng.below(7) {
            0 => parts.insert(at, token),
            1 => drop(parts.remove(at)),
            2 => parts[at] = token,
            3 => parts.swap(at, other),
            4 => parts.insert(at, parts[other].clone()),
            5 => parts[at] = parts[at].repeat(2 + rng.below(5) as usize),
            _ => {
                let end = parts[at].trim_end_matches(separators).len();
                parts[at].replace_range(..end, &token);
            }
        }
    }
    parts.concat()
}

/// Valid command lines. Those of commands that take long are parsed, and not run.
const LINES: [&str; 24] = [
    "start gambit",
    "start luckymoose --players 3 --size 9 --sets 1 --seed 7",
    "moves|gambit|8/xxxxxxxx/oooooooo/8 o",
    "moves|combo|8/8/8/8/8/8/8/7,b1 w 0|--draws=pieces",
    "status|triboard|16/16/16/16/16/16/16/16/16/16/16 -",
    "perft|gambit|8/xxxxxxxx/oooooooo/8 o|2",
    "dump gambit --seed 1 --games 1",
    "help",
    "help tournament",
    "--help",
    "-h",
    "start --help",
    "--version",
    "-V",
    "check /dev/null",
    "convert /dev/null --main-line",
    "play combo human easy --clock 300+2 --time-ms 5 --seed 3 --plain",
    "play luckymoose --players 4 --tier ascii --theme dark",
    "tournament gambit easy random --games 4 --nodes 50 --seed 7",
    "tournament triboard easy random greedy --tc 40/1:30+0.5 --plies 3 --gauntlet --concurrency 2",
    "tournament|combo|easy; name=A; nodes=5|hard; tc=10+1; margin-ms=9|--sprt|0,20|--alpha|0.1|--elo|normalized",
    "tournament combo master hard --agree-win 3,4.5 --agree-draw 8,0.1 --max-plies 100 --prove 5 --contest",
    "arena gambit master hard --time-ms 5 --ponder --patience-ms 10",
    "ugi combo --level easy --seed 5",
];

const TOKENS: [&str; 34] = [
    "gambit",
    "combo",
    "luckymoose",
    "--seed",
    "--seed=7",
    "--players",
    "--size=9",
    "--sets",
    "--draws=on",
    "--games",
    "--nodes",
    "--depth=3",
    "--tc",
    "--tc=5:00+1",
    "--time-ms",
    "--level",
    "--all",
    "--plain",
    "--gauntlet",
    "--contest",
    "--",
    "-",
    "-x",
    "-hV",
    "--unknown",
    "--unknown=1",
    "--help",
    "easy",
    "master",
    "random",
    "ugi:true",
    "1/0+0",
    "--sprt=0,20",
    "--elo",
];

/// The commands that are run in a test.
const RUN: [&str; 7] = ["start", "moves", "status", "perft", "dump", "help", "check"];

#[test]
fn arguments() {
    run("arguments", |rng| {
        let line = *pick(&LINES, rng);
        let separator = if line.contains('|') { '|' } else { ' ' };
        let damaged = match rng.below(5) {
            0 => line.to_string(),
            _ => damage(line, &[separator], &TOKENS, rng),
        };
        let mut words: Vec<OsString> = damaged.split(separator).map(OsString::from).collect();
        #[cfg(unix)]
        if rng.below(20) == 0 {
            use std::os::unix::ffi::OsStringExt;
            words.insert(rng.below(words.len() as u64) as usize, OsString::from_vec(vec![0xff]));
        }
        read_arguments(&words)
    });
}

/// Parses a command line, and runs its command where that is short and only reads the arguments. Returns
/// whether nothing was refused.
fn read_arguments(words: &[OsString]) -> bool {
    let known = |name: &str| COMMANDS.iter().any(|command| command.all_options().contains(&name));
    let parse = || Options::parse(lexopt::Parser::from_args(words), known);
    let Ok(mut options) = parse() else { return false };
    let name = options.word("command").unwrap_or_default();
    let needs_help = options.switch("help") || options.switch("version");
    let is_long = words.iter().any(|word| {
        // A depth, or a number of games; and a file may be one without an end.
        let word = word.to_string_lossy();
        let number = word.rsplit('=').next().unwrap_or_default();
        name == "check" && word.as_ref() != "/dev/null" && word != "check"
            || name == "perft"
                && !["0", "1", "2"].contains(&number)
                && number.parse::<u64>().is_ok()
            || name == "dump" && number.parse::<u64>().is_ok_and(|number| number > 2)
    });
    let result = match name.as_str() {
        "tournament" if !needs_help => tournament::fuzz::parse(options),
        "play" if !needs_help => crate::play::settings::Settings::parse(&mut options).map(drop),
        // Without a command, and at a terminal, the games are offered.
        _ if !is_long && (RUN.contains(&name.as_str()) || needs_help) => {
            let mut out = Shown::new(Vec::new());
            let ran = commands::run(lexopt::Parser::from_args(words), &mut out);
            ran.inspect(|()| drop(String::from_utf8(out.into_inner()).expect("it prints UTF-8")))
        }
        _ => commands::Command::by_name(&name).map(drop).map_err(Into::into),
    };
    if let Err(error) = &result {
        let line = error.to_string();
        assert!(line.contains("found ") && line.contains(", expected "), "{words:?}: {line}");
    }
    result.is_ok()
}

#[test]
fn words_at_a_table() {
    const LINES: [&str; 9] = [
        "c2xc4",
        "c2 c4",
        "2a2-a3",
        "save a b",
        "study 3",
        "variation 18446744073709551616",
        "comment é",
        "mark !? Gd2",
        "~r1g2",
    ];
    const TOKENS: [&str; 12] = [
        "c2",
        "c2xc4",
        "x",
        "save ",
        "study",
        "variation",
        "mark",
        "@",
        "r1@h8,",
        "~",
        "300",
        "+2",
    ];
    let legal = |game: &gambol::Entry| {
        game.start("").map(|session| Session::legal_moves(session.as_ref())).expect("it starts")
    };
    let legal: Vec<Vec<String>> = GAMES.iter().map(legal).collect();
    run("words at a table", |rng| {
        let legal = pick(&legal, rng);
        let text = match rng.below(4) {
            0 => pick(legal, rng).clone(),
            1 => damage("300+2", &['+'], &TOKENS, rng),
            2 => damage(pick(legal, rng).as_str(), &[' '], &TOKENS, rng),
            _ => damage(pick::<&str>(&LINES, rng), &[' '], &TOKENS, rng),
        };
        if let Ok(setting) = Setting::parse(&text) {
            assert_eq!(Setting::parse(&setting.to_string()).ok(), Some(setting), "{text:?}");
        }
        let shape = Shape::of(&text);
        assert!(shape.squares().len() <= text.len(), "{text:?}");
        let is_empty = text.trim().is_empty();
        assert_eq!(Command::parse(&text).is_none(), is_empty, "{text:?}");
        match find(&text, legal) {
            Ok(mv) => {
                assert!(legal.contains(&mv), "{mv} for {text:?}");
                true
            }
            Err(meant) => {
                assert!(meant.iter().all(|mv| legal.contains(mv)) && meant.len() != 1, "{text:?}");
                false
            }
        }
    });
}
