//! Players by `www/docs/bot.md` alone: its programs, and every command that it has for them.

use crate::program::{PROGRAM, program};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// The languages of the documented players, with their files.
const PLAYERS: [(&str, &str); 2] = [("python", "player.py"), ("sh", "player.sh")];
/// The largest number of lines of a player, without blank ones.
const MAX_LINES: usize = 30;

fn document() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/docs/bot.md");
    fs::read_to_string(path).expect("there is a document")
}

/// An empty folder with the documented players.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("bot-{name}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder is made");
    for (language, file) in PLAYERS {
        let text = document();
        let block =
            text.split("```").find_map(|block| block.strip_prefix(&format!("{language}\n")));
        let player = block.expect("there is a block of this language");
        let lines = player.lines().filter(|line| !line.trim().is_empty()).count();
        assert!(lines <= MAX_LINES, "{language}: {lines} lines");
        assert!(text.contains(&format!("`{file}`")), "{file} is not named");
        fs::write(folder.join(file), player).expect("it is written");
    }
    folder
}

/// A call of the command line in a folder, with itself on the path.
fn call(folder: &Path) -> Command {
    let own = Path::new(PROGRAM).parent().expect("the program is in a folder").display();
    let path = std::env::var("PATH").unwrap_or_default();
    let mut call = program();
    call.current_dir(folder).env("PATH", format!("{own}:{path}"));
    call
}

/// Runs a call, which must succeed without a forfeit, and returns what it prints.
#[track_caller]
fn report(mut call: Command) -> String {
    let output = call.output().expect("it runs");
    let report = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success() && errors.is_empty(), "{call:?}: {report}{errors}");
    assert!(!report.contains("forfeited"), "{call:?}: {report}");
    report
}

/// Plays a few games of a player against random moves.
fn check_games(folder: &Path, command: &str, game: &str, plies: &str) {
    let bot = format!("ugi:{command}; name=Bot");
    let mut call = call(folder);
    call.args(["tournament", game, &bot, "random", "--nodes", "10", "--games", "4"]);
    call.args(["--max-plies", plies]);
    let report = report(call);
    assert!(report.contains(" games of "), "{report}");
}

/// Whether Python is installed.
#[allow(clippy::print_stderr, reason = "a test that is left out says so")]
fn has_python() -> bool {
    let found = Command::new("python3").arg("--version").output();
    let is_there = found.is_ok_and(|output| output.status.success());
    if !is_there {
        eprintln!("there is no python3: its player is not tested");
    }
    is_there
}

#[test]
fn the_player_in_shell_plays_all_open_games() {
    let folder = folder("shell");
    for game in ["gambit", "combo", "triboard"] {
        check_games(&folder, "sh player.sh", game, "14");
    }
}

#[test]
fn the_player_in_python_plays_combo() {
    if !has_python() {
        return;
    }
    let folder = folder("python");
    check_games(&folder, "python3 player.py", "combo", "80");
}

/// The commands of the document, in which words may be in single quotation marks.
fn commands() -> Vec<Vec<String>> {
    let text = document();
    let lines = text.lines().filter_map(|line| line.strip_prefix("$ cargo gambol "));
    let words = |line: &str| -> Vec<String> {
        let parts = line.split('\'').enumerate();
        let words = parts.flat_map(|(n, part)| match n % 2 {
            0 => part.split_whitespace().map(String::from).collect(),
            _ => vec![part.to_string()],
        });
        words.collect()
    };
    lines.map(words).collect()
}

/// Runs all commands of the document, with so many games instead of those that a command has.
#[allow(clippy::print_stdout, reason = "the times are wanted")]
fn check_commands(name: &str, games: Option<&str>) {
    if !has_python() {
        return;
    }
    let folder = folder(name);
    let mut commands = commands();
    for words in &mut commands {
        let place = words.iter().position(|word| word == "--games");
        if let (Some(place), Some(games)) = (place, games) {
            words[place + 1] = games.to_string();
        }
    }
    assert!(commands.iter().any(|words| words.contains(&"--contest".to_string())), "no contest");
    for words in commands {
        let begin = Instant::now();
        let mut call = call(&folder);
        call.args(&words);
        // A busy machine changes no result.
        if !words.contains(&"--contest".to_string()) {
            call.args(["--margin-ms", "60000"]);
        }
        let report = report(call);
        println!("$ cargo gambol {}: {:.1} s", words.join(" "), begin.elapsed().as_secs_f64());
        println!("{report}");
        if words[0] == "compliance" {
            assert!(report.contains("ok        plays a legal move after `go nodes`"), "{report}");
        }
        let names_both = ["Python", "Shell"].iter().all(|name| report.contains(name));
        assert!(!words.contains(&"--contest".to_string()) || names_both, "{report}");
    }
}

#[test]
fn a_stranger_plays_matches_and_the_contest() {
    check_commands("stranger", Some("2"));
}

#[test]
#[ignore = "all games of the document"]
fn a_stranger_plays_all_games_of_the_document() {
    check_commands("stranger-long", None);
}
