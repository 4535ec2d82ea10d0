//! Fuzz tests of the arguments of all commands.

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::fuzz::{damage, pick, run};
use crate::base::output::EscapingWriter;
use crate::{COMMANDS, matches, play};
use std::ffi::OsString;

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
    let parse = || Arguments::parse(lexopt::Parser::from_args(words), known);
    let Ok(mut arguments) = parse() else { return false };
    let name = arguments.word("command").unwrap_or_default();
    let needs_help = arguments.switch("help") || arguments.switch("version");
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
        "tournament" if !needs_help => matches::fuzz::parse(arguments),
        "play" if !needs_help => play::settings::Settings::parse(&mut arguments).map(drop),
        // Without a command, and at a terminal, the games are offered.
        _ if !is_long && (RUN.contains(&name.as_str()) || needs_help) => {
            let mut out = EscapingWriter::new(Vec::new());
            let ran = crate::run(lexopt::Parser::from_args(words), &mut out);
            ran.inspect(|()| drop(String::from_utf8(out.into_inner()).expect("it prints UTF-8")))
        }
        _ => Command::by_name(COMMANDS, &name).map(drop).map_err(Into::into),
    };
    if let Err(error) = &result {
        let line = error.to_string();
        assert!(line.contains("found ") && line.contains(", expected "), "{words:?}: {line}");
    }
    result.is_ok()
}
