//! The command line, as somebody at a terminal meets it.

#[allow(dead_code, reason = "values are compared elsewhere")]
mod plain;

use plain::Plain;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;

const START: &str = "8/xxxxxxxx/oooooooo/8 o";

/// The example program, built as the tests were: `cargo test` does that too, but not where it is
/// asked for this one file.
static PROGRAM: LazyLock<PathBuf> = LazyLock::new(|| {
    let test = std::env::current_exe().expect("a test knows its own file");
    let profile = test.ancestors().nth(2).expect("tests lie in a folder of the profile's");
    let target = profile.parent().expect("profiles lie in the target folder");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--quiet", "--locked", "--offline", "--example", "gambol"]);
    cargo.arg("--manifest-path").arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"));
    cargo.arg("--target-dir").arg(target);
    if profile.ends_with("release") {
        cargo.arg("--release");
    }
    assert!(cargo.status().expect("cargo starts").success(), "the example does not build");
    profile.join("examples/gambol")
});

fn program() -> Command {
    Command::new(&*PROGRAM)
}

fn run(arguments: &[&str]) -> Output {
    program().args(arguments).stdin(Stdio::null()).output().expect("the example was built")
}

/// What a call prints; it must succeed and say nothing else.
#[track_caller]
fn output(arguments: &[&str]) -> String {
    let output = run(arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success() && said.is_empty(), "{arguments:?}: {said}");
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

#[track_caller]
fn check(arguments: &[&str], expected: &str) {
    assert_eq!(output(arguments), expected);
}

#[track_caller]
fn check_refused(arguments: &[&str], expected: &str) {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert_eq!(String::from_utf8_lossy(&output.stderr), format!("gambol: {expected}\n"));
    assert!(output.stdout.is_empty());
}

#[test]
fn start_moves_status_perft() {
    check(&["start", "gambit"], &format!("{START}\n"));
    check(&["start", "gambit", "--seed", "7"], &format!("{START}\n"));
    let moves = output(&["moves", "gambit", START]);
    let lines: Vec<&str> = moves.lines().collect();
    assert_eq!(lines.len(), 20);
    assert!(lines.is_sorted());
    assert_eq!(lines[0], "a2xa4\to7/1xxxxxxx/1ooooooo/8 x");
    check(&["moves", "gambit", "8/8/8/8 o"], "");
    check(&["status", "gambit", START], "playing - 0,0\n");
    check(&["status", "gambit", "oo4x1/2o3x1/6o1/1x6 o"], "over o 5,1\n");
    check(&["status", "gambit", "8/8/8/8 x"], "over o,x 0,0\n");
    check(&["perft", "gambit", START, "0"], "1\n");
    check(&["perft", "gambit", START, "7"], "9670688\n");
}

#[test]
fn dump_prints_whole_games_the_same_each_time() {
    let arguments = ["dump", "gambit", "--seed", "3", "--games", "2"];
    let dump = output(&arguments);
    assert_eq!(dump, output(&arguments));
    assert_ne!(dump, output(&["dump", "gambit", "--seed", "4", "--games", "2"]));
    let mut lines = dump.lines().peekable();
    let mut games = 0;
    while let Some(line) = lines.next() {
        let position = line.strip_prefix("P ").expect("a position begins with P");
        games += usize::from(position == START);
        let mut expected = output(&["moves", "gambit", position]);
        while let Some(mv) = lines.next_if(|line| line.starts_with("M ")) {
            let rest = expected.split_off(expected.find('\n').expect("as many moves") + 1);
            assert_eq!(format!("{}\n", &mv[2..]), expected);
            expected = rest;
        }
        assert_eq!(expected, "");
        let status = output(&["status", "gambit", position]);
        assert_eq!(lines.next(), Some(format!("S {}", status.trim_end()).as_str()));
    }
    assert_eq!(games, 2);
}

/// Asserts that the plain rules say the same of every line that a dump prints.
fn check_dump<P: Plain>(games: &str) {
    let dump = output(&["dump", P::ID, "--seed", "11", "--games", games]);
    let mut moves = Vec::new();
    let mut plain = None;
    for line in dump.lines() {
        let (kind, rest) = line.split_at(2);
        match kind {
            "P " => {
                let position = P::parse(rest).unwrap_or_else(|| panic!("{rest} is not canonical"));
                assert_eq!(position.text(), rest);
                moves = position.moves();
                moves.reverse();
                plain = Some(position);
            }
            "M " => {
                let (mv, after) = moves.pop().unwrap_or_else(|| panic!("{rest} is no move"));
                assert_eq!(format!("{mv}\t{}", after.text()), rest);
            }
            "S " => {
                assert!(moves.is_empty(), "moves that are not printed before {line}");
                let status = plain.take().expect("a position comes first").status();
                // Draws that only the history shows are none to who knows the position alone.
                let is_repeated = rest.starts_with("over") && status.starts_with("playing");
                assert!(status == rest || P::ID == "combo" && is_repeated, "{status}: {rest}");
            }
            _ => panic!("{line}"),
        }
    }
}

#[test]
fn dumps_of_gambit_and_combo_agree_with_the_plain_rules() {
    check_dump::<plain::gambit::Gambit>("100");
    check_dump::<plain::combo::Combo>("40");
}

#[test]
fn dumps_of_triboard_and_luckymoose_agree_with_the_plain_rules() {
    check_dump::<plain::triboard::Triboard>("40");
    check_dump::<plain::luckymoose::LuckyMoose>("40");
}

#[test]
fn best_plays_and_values_all() {
    let all = output(&["best", "gambit", START, "--all"]);
    let lines: Vec<Vec<&str>> = all.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(lines.len(), 20);
    assert!(lines.iter().all(|line| line.len() == 3 && line[2] == "exact"), "{all}");
    assert_eq!(lines[0][1], "0");
    let values: Vec<i32> = lines.iter().filter_map(|line| line[1].parse().ok()).collect();
    assert!(values.is_sorted_by(|a, b| a >= b) && values.len() == 20, "{all}");
    for level in ["beginner", "easy", "medium", "hard", "master"] {
        let best = output(&["best", "gambit", START, "--level", level]);
        assert!(lines.iter().any(|line| line[0] == best.trim_end()), "{level}: {best}");
    }
    // The same seed plays the same, another may not.
    let easy = |seed: &str| output(&["best", "gambit", START, "--level", "easy", "--seed", seed]);
    let played: Vec<String> = (0..20).map(|seed| easy(&seed.to_string())).collect();
    assert_eq!(easy("7"), played[7]);
    assert!(played.iter().any(|mv| *mv != played[0]), "{played:?}");
    // Too large to be solved at once: a depth stands where nothing is proved.
    let large = "oxoxoxox/xoxoxox1/1xoxoxox/oxoxoxox o";
    let all = output(&["best", "gambit", large, "--all", "--time-ms", "50"]);
    let line: Vec<&str> = all.lines().next().expect("there is a move").split('\t').collect();
    assert!(line[1].parse::<f64>().is_ok() && line[2].parse::<u32>().is_ok(), "{all}");
}

/// The lines that an arena prints, without those that tell of time.
#[track_caller]
fn arena(arguments: &[&str]) -> Vec<String> {
    let printed = output(&[&["arena"], arguments].concat());
    printed.lines().filter(|line| !line.contains(" ms and ")).map(String::from).collect()
}

#[test]
fn the_arena_tells_games_shares_and_elo() {
    let easy = ["gambit", "easy", "beginner", "--games", "41", "--nodes", "500", "--seed", "3"];
    let lines = arena(&easy);
    assert_eq!(lines, arena(&easy), "the same seed plays the same games");
    assert_eq!(lines[0], "gambit: easy against beginner");
    // An opening that was begun is played from both seats.
    assert_eq!(lines[1], "42 games of 21 openings, each from every seat");
    let counts: Vec<u32> =
        lines[2].split([' ', ',']).filter_map(|word| word.parse().ok()).take(3).collect();
    assert_eq!(counts.iter().sum::<u32>(), 42, "{}", lines[2]);
    assert!(lines[3].starts_with("Elo ") && lines[3].contains(", 95 % within "), "{}", lines[3]);
    assert!(lines[4].starts_with("points "), "{}", lines[4]);
    // Who plays against itself scores half, and others that much less or more.
    let equal =
        arena(&["luckymoose", "greedy", "greedy", "--games", "6", "--sets", "1", "--size", "9"]);
    assert!(equal[1].starts_with("6 games of 3 openings"), "{equal:?}");
    let better = arena(&["triboard", "greedy", "random", "--games", "60"]);
    let worse = arena(&["triboard", "random", "greedy", "--games", "60"]);
    let elo = |lines: &[String]| -> f64 {
        let word = lines[3].split([' ', ',']).nth(1).expect("a number");
        word.parse().expect("a number")
    };
    assert!(elo(&better) > 50.0 && elo(&worse) < -50.0, "{better:?} {worse:?}");
}

#[test]
fn the_arena_stops_when_it_knows() {
    let lines = arena(&["triboard", "greedy", "random", "--games", "3000", "--sprt", "0,20"]);
    assert!(lines.last().is_some_and(|line| line.contains("+20 or more")), "{lines:?}");
    assert!(!lines[1].starts_with("3000 games"), "{lines:?}");
}

#[test]
fn yardsticks_play_whole_games() {
    let combo = arena(&["combo", "greedy", "random", "--games", "4"]);
    assert!(combo[1].starts_with("4 games"), "{combo:?}");
    let triboard = arena(&["triboard", "lookahead", "random", "--games", "3"]);
    assert!(triboard[2].starts_with("3 won"), "{triboard:?}");
}

/// What the program answers to some lines, one after another.
fn converse(arguments: &[&str], lines: &str) -> Vec<String> {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the example was built");
    let mut input = child.stdin.take().expect("it has an input");
    input.write_all(lines.as_bytes()).expect("it reads");
    drop(input);
    let output = child.wait_with_output().expect("it ends with its input");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("the output is UTF-8");
    text.lines().map(String::from).collect()
}

#[test]
fn ugi_answers_in_its_words() {
    let lines = converse(&["ugi"], "ugi\nisready\n");
    assert!(lines[0].starts_with("id name Gambol "), "{lines:?}");
    assert!(lines.contains(&"option name game type combo default gambit var gambit var combo var triboard var luckymoose".into()));
    assert_eq!(lines[lines.len() - 2..], ["ugiok", "readyok"]);

    let game = "setoption name game value combo\nposition startpos moves 1e1+f2\nquery p1turn\n\
                query gameover\nquery result\ngo nodes 500\n";
    let lines = converse(&["ugi"], game);
    assert_eq!(lines[..3], ["response false", "response false", "response none"]);
    let best = lines.last().and_then(|line| line.strip_prefix("bestmove ")).expect("a move");
    let after = output(&["moves", "combo", COMBO_AFTER]);
    assert!(after.lines().any(|line| line.starts_with(&format!("{best}\t"))), "{best}");
    assert!(lines.iter().any(|line| line.starts_with("info depth ")), "{lines:?}");

    let over = "position fen 8/8/8/1x6 x\nquery gameover\nquery result\ngo nodes 5\n";
    let lines = converse(&["ugi", "gambit"], over);
    assert_eq!(lines[..2], ["response true", "response p2win"]);
    assert_eq!(lines[2], "info string the game is over");

    // What is wrong is said, and changes nothing.
    let wrong = "position fen nonsense\nsetoption name colour value 3\nfoo\nquery gameover\n";
    let lines = converse(&["ugi", "gambit"], wrong);
    assert!(lines[0].starts_with("info string "), "{lines:?}");
    assert_eq!(
        lines[1],
        r#"info string option: found "colour", expected game, setup, level or seed"#
    );
    assert!(lines[2].starts_with(r#"info string command: found "foo""#), "{lines:?}");
    assert_eq!(lines[3], "response false");
}

/// Combo after its first move.
const COMBO_AFTER: &str = "w1,w1,w1,w1,w1,w1,w1,w1/w1,w1,w1,w1,w1,w1,w1,w1/8/8/8/8/b1,b1,b1,b1,b1,b2,b1,b1/b1,b1,b1,b1,1,b1,b1,b1 w 1";

#[test]
fn ugi_plays_with_what_a_seat_may_know() {
    let start = output(&["start", "luckymoose", "--seed", "42"]);
    let view = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 1 0,0 r5o6g6b6p2p3/6 96 0 -";
    for position in [start.trim(), view] {
        let lines =
            converse(&["ugi", "luckymoose"], &format!("position fen {position}\ngo nodes 9\n"));
        assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")), "{lines:?}");
    }
}

#[test]
fn another_program_plays_in_the_arena() {
    let other = format!("ugi:{} ugi", PROGRAM.display());
    for game in ["gambit", "luckymoose"] {
        let lines = arena(
            &[game, "easy", &other, "--games", "4", "--nodes", "400", "--sets", "1"]
                [..if game == "gambit" { 7 } else { 9 }],
        );
        assert!(lines[1].starts_with("4 games of 2 openings"), "{lines:?}");
    }
    check_refused(
        &["arena", "gambit", "easy", "ugi:no-such-program", "--games", "2"],
        "no-such-program: No such file or directory (os error 2)",
    );
}

#[test]
fn what_an_arena_is_refused_for() {
    let known = "expected a level (beginner to master), random, greedy";
    check_refused(
        &["arena", "gambit", "easy", "depth3"],
        &format!(r#"player: found "depth3", {known}, captures, crate or ugi:COMMAND"#),
    );
    check_refused(
        &["arena", "gambit", "easy", "crate", "--nodes", "5", "--games", "2"],
        r#"player: found "crate", expected a time a move, since it counts no nodes"#,
    );
    check_refused(
        &["arena", "combo", "easy", "god"],
        &format!(r#"player: found "god", {known}, depth3, crate or ugi:COMMAND"#),
    );
    check_refused(
        &["arena", "gambit", "easy"],
        r#"players: found "easy", expected 2 to 2 players"#,
    );
    check_refused(
        &["arena", "gambit", "easy", "hard", "--sprt", "20,0"],
        r#"option --sprt: found "20,0", expected two Elo differences, such as 0,20"#,
    );
    check_refused(
        &["arena", "gambit", "easy", "hard", "--nodes", "5", "--time-ms", "5"],
        r#"option --nodes: found "--time-ms", expected one of the two"#,
    );
}

#[test]
fn what_is_wrong_is_said_in_one_line() {
    let games = "expected gambit, combo, triboard, luckymoose";
    check_refused(&[], "command: found nothing, expected a command");
    check_refused(
        &["fly"],
        r#"command: found "fly", expected start, moves, status, perft, dump, best, arena, speed or ugi (--help tells more)"#,
    );
    check_refused(&["start"], "game: found nothing, expected a game");
    check_refused(&["start", "chess"], &format!(r#"game: found "chess", {games}"#));
    check_refused(
        &["start", "gambit", "--players", "3"],
        r#"set-up: found "players=3", expected no option but seed"#,
    );
    check_refused(
        &["start", "gambit", "--seed", "-1"],
        r#"seed: found "-1", expected a whole number from 0 to 9007199254740991"#,
    );
    check_refused(
        &["moves", "gambit", "8/9/8/8 o"],
        r#"board, rank 3: found "9", expected 8 squares"#,
    );
    check_refused(
        &["moves", "gambit", START, "more"],
        r#"command line: found "more", expected nothing more"#,
    );
    check_refused(
        &["status", "gambit", START, "--fast", "1"],
        r#"command line: found "--fast", expected no such option here"#,
    );
    check_refused(
        &["perft", "gambit", START, "deep"],
        r#"depth: found "deep", expected a whole number from 0 to 1000"#,
    );
    check_refused(
        &["perft", "gambit", START, "1001"],
        r#"depth: found "1001", expected a whole number from 0 to 1000"#,
    );
    check_refused(
        &["dump", "gambit", "--seed", "9007199254740992", "--games", "1"],
        r#"option --seed: found "9007199254740992", expected a whole number from 0 to 9007199254740991"#,
    );
    check_refused(
        &["dump", "gambit", "--seed", "1"],
        "option --games: found nothing, expected a number of games",
    );
    check_refused(
        &["best", "gambit", "8/8/8/8 o"],
        r#"position: found "8/8/8/8 o", expected one in which the game goes on"#,
    );
    check_refused(
        &["best", "gambit", START, "--level", "god"],
        r#"level: found "god", expected beginner, easy, medium, hard or master"#,
    );
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut child = program()
        .args(["dump", "gambit", "--seed", "1", "--games", "2000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the example was built");
    // Read nothing and hang up.
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the child ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
}
