//! Tests of `gambol arena`, run as a program.

use crate::program::{PROGRAM, check_refused, faulty, output, program};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// The lines that an arena prints, without the measured times.
#[track_caller]
fn arena(arguments: &[&str]) -> Vec<String> {
    let printed = output(&[&["arena"], arguments].concat());
    printed.lines().filter(|line| !line.contains(" ms and ")).map(String::from).collect()
}

#[test]
fn the_arena_reports_games_shares_and_elo() {
    let easy = ["gambit", "easy", "beginner", "--games", "41", "--nodes", "500", "--seed", "3"];
    let lines = arena(&easy);
    assert_eq!(lines, arena(&easy), "the same seed must play the same games");
    assert_eq!(lines[0], "gambit: easy against beginner");
    // The last opening is played from both seats, too.
    assert_eq!(lines[1], "42 games of 21 openings, each from every seat");
    let counts: Vec<u32> =
        lines[2].split([' ', ',']).filter_map(|word| word.parse().ok()).take(3).collect();
    assert_eq!(counts.iter().sum::<u32>(), 42, "{}", lines[2]);
    assert!(lines[3].starts_with("Elo ") && lines[3].contains(", 95 % within "), "{}", lines[3]);
    assert!(lines[4].starts_with("points "), "{}", lines[4]);
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
fn a_sequential_test_stops_the_match_early() {
    let lines = arena(&["triboard", "greedy", "random", "--games", "3000", "--sprt", "0,20"]);
    assert!(lines.last().is_some_and(|line| line.contains("+20 or more")), "{lines:?}");
    assert!(!lines[1].starts_with("3000 games"), "{lines:?}");
}

#[test]
fn baselines_play_whole_games() {
    let combo = arena(&["combo", "greedy", "random", "--games", "4"]);
    assert!(combo[1].starts_with("4 games"), "{combo:?}");
    let triboard = arena(&["triboard", "lookahead", "random", "--games", "3"]);
    assert!(triboard[2].starts_with("3 won"), "{triboard:?}");
    // A capture is answered by a capture, which only one of them foresees.
    let combo = arena(&["combo", "two-ply", "greedy", "--games", "6"]);
    assert!(combo[2].starts_with("6 won"), "{combo:?}");
    for game in ["gambit", "triboard"] {
        let games = arena(&[game, "two-ply", "random", "--games", "6"]);
        assert!(games[1].starts_with("6 games"), "{games:?}");
    }
    let small = ["--games", "4", "--size", "9", "--sets", "1"];
    let luckymoose = arena(&[&["luckymoose", "two-ply", "random"][..], &small].concat());
    assert!(luckymoose[2].contains(" 0 lost"), "{luckymoose:?}");
}

#[test]
fn another_program_plays_in_the_arena() {
    let other = format!("ugi:{PROGRAM} ugi");
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

/// The arguments of a match of Gambit between a random player and a program.
fn against<'a>(name: &'a str, games: &'a str, options: &[&'a str]) -> Vec<&'a str> {
    [&["gambit", "random", name, "--games", games], options].concat()
}

/// An unused path of a file that a program may create.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_file(&path);
    let _ = std::fs::remove_dir(&path);
    path
}

/// The printed counts of faults, and the first one, of a program that shows a fault at once.
#[track_caller]
fn forfeits(fault: &str, options: &[&str]) -> [String; 2] {
    let file = file(fault);
    let name = faulty(fault, 1, &file.display().to_string());
    let lines = arena(&against(&name, "2", options));
    assert_eq!(lines[1], "2 games of 1 opening, each from every seat", "{lines:?}");
    assert_eq!(lines[2], "2 won, 0 drawn or shared, 0 lost: 100.0 % (chance is 50.0 %)");
    let at = lines.iter().position(|line| line.starts_with(&format!("{name} forfeited ")));
    let at = at.unwrap_or_else(|| panic!("nothing is forfeited: {lines:?}"));
    let counts = lines[at][name.len()..].to_string();
    [counts, lines[at + 1].clone()]
}

#[track_caller]
fn check_forfeits(fault: &str, options: &[&str], counts: &str, first: &str) {
    let [printed, example] = forfeits(fault, options);
    assert_eq!(printed, format!(" forfeited 2 games: {counts}"), "{example}");
    assert!(
        example.starts_with("  first ") && example.ends_with(&format!(": {first}")),
        "{example}"
    );
}

#[test]
fn crashes_and_illegal_moves_forfeit_the_game() {
    let options = ["--nodes", "10"];
    let crashes = "2 crashes, 0 illegal moves, 0 late answers, 0 hangs, 0 floods";
    check_forfeits("crash", &options, crashes, "exit status: 3");
    check_forfeits("close", &options, crashes, "closed its output");
    let illegal = "0 crashes, 2 illegal moves, 0 late answers, 0 hangs, 0 floods";
    let expected = r#"move: found "a1xa3", expected a move that is legal here"#;
    check_forfeits("illegal", &options, illegal, expected);
    let expected = r#"move, square 1: found "42", expected a square from a1 to h4"#;
    check_forfeits("nonsense", &options, illegal, expected);
    let expected = "move, square 1: found nothing, expected a square from a1 to h4";
    check_forfeits("nothing", &options, illegal, expected);
}

#[test]
fn late_answers_forfeit_the_game() {
    let options = ["--time-ms", "10", "--margin-ms", "90", "--patience-ms", "60000"];
    let [counts, first] = forfeits("late", &options);
    let expected =
        " forfeited 2 games: 0 crashes, 0 illegal moves, 2 late answers, 0 hangs, 0 floods";
    assert_eq!(counts, expected);
    let millis = first.split_once("answered after ").and_then(|(_, rest)| rest.split_once(" ms"));
    let millis: u32 = millis.and_then(|(millis, _)| millis.parse().ok()).expect("a time");
    assert!(millis >= 300, "{first}");
    // With a larger margin, the same answer is in time.
    let name = faulty("late", 1, "-");
    let wide = ["--time-ms", "10", "--margin-ms", "60000", "--max-plies", "4"];
    let printed = output(&[&["tournament"], &against(&name, "2", &wide)[..]].concat());
    assert!(printed.contains("ended 2 by length") && !printed.contains("forfeited"), "{printed}");
}

/// Whether a process is running; a zombie is not.
fn is_running(id: &str) -> bool {
    let alive = Command::new("kill").args(["-0", id]).stderr(Stdio::null()).status();
    let state = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap_or_default();
    alive.expect("there is a kill").success() && !state.contains(") Z ")
}

const HANGS: &str = "0 crashes, 0 illegal moves, 0 late answers, 2 hangs, 0 floods";
/// What an answer may take here: also the first one, for which a program starts, which takes its time on a busy
/// machine.
const TIMEOUTS: [&str; 6] = ["--time-ms", "10", "--margin-ms", "90", "--patience-ms", "2000"];

#[test]
fn programs_that_hang_are_killed_with_their_child_processes() {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("hang");
    let begin = Instant::now();
    check_forfeits("hang", &TIMEOUTS, HANGS, "no answer within 2100 ms");
    assert!(begin.elapsed() >= Duration::from_secs(4));
    let child = std::fs::read_to_string(file).expect("it has started a child process");
    let is_gone = (0..500).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        !is_running(child.trim())
    });
    assert!(is_gone, "{child} is still running");
}

#[test]
fn output_that_is_not_an_answer_does_not_end_a_hang() {
    check_forfeits("talk", &TIMEOUTS, HANGS, "no answer within 2100 ms");
}

#[test]
fn floods_forfeit_the_game_and_are_not_stored() {
    let floods = "0 crashes, 0 illegal moves, 0 late answers, 0 hangs, 2 floods";
    check_forfeits("lines", &["--nodes", "10"], floods, "sent too much output");
    check_forfeits("line", &["--nodes", "10"], floods, "sent a line of more than 64 KiB");
    // A gibibyte of address space is too little to store an endless line.
    let name = faulty("line", 1, "-");
    let call = r#"ulimit -v 1048576; exec "$@""#;
    let output = Command::new("sh")
        .args(["-c", call, "sh"])
        .arg(PROGRAM)
        .arg("arena")
        .args(against(&name, "2", &[]))
        .env("MALLOC_ARENA_MAX", "1")
        .output()
        .expect("there is a shell");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success() && errors.is_empty(), "{errors}");
}

#[test]
fn output_that_is_not_utf_8_is_ignored() {
    let name = faulty("bytes", 1, "-");
    let lines = arena(&against(&name, "2", &["--nodes", "10"]));
    assert!(lines[1].starts_with("2 games of 1 opening,"), "{lines:?}");
    assert!(!lines.iter().any(|line| line.contains("forfeited")), "{lines:?}");
}

#[test]
fn a_program_is_restarted_after_a_fault() {
    // Some games end before the sixth move, so not every process crashes.
    let name = faulty("crash", 6, "-");
    let lines = arena(&against(&name, "24", &["--nodes", "10"]));
    let forfeited = lines.iter().find_map(|line| line.strip_prefix(&format!("{name} forfeited ")));
    let forfeited = forfeited.and_then(|rest| rest.split(' ').next()?.parse::<u32>().ok());
    assert!(forfeited.is_some_and(|count| (1..24).contains(&count)), "{lines:?}");
    assert!(lines[1].starts_with("24 games of 12 openings"), "{lines:?}");
}

#[test]
fn a_program_that_fails_to_start_is_reported() {
    for (fault, reason) in [
        ("start-crash", "crash (exit status: 4: no way)"),
        ("start-hang", "hang (no answer within 300 ms)"),
        ("start-flood", "flood (sent a line of more than 64 KiB)"),
    ] {
        let name = faulty(fault, 1, "-");
        let patience = if fault == "start-hang" { "300" } else { "60000" };
        let arguments = against(&name, "100", &["--patience-ms", patience]);
        check_refused(
            &[&["arena"], &arguments[..]].concat(),
            &format!("{name} could not be started 3 times: {reason}"),
        );
    }
}

/// The exit code, the output and the errors of a match that ends early.
fn ended(output: &Output) -> (Option<i32>, String, String) {
    let printed = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code(), printed, errors)
}

#[test]
fn results_are_printed_if_a_program_fails_to_restart() {
    let name = faulty("once", 9, &file("once").display().to_string());
    let mut call = program();
    call.arg("arena").args(against(&name, "1000", &["--nodes", "10"]));
    let (code, printed, errors) = ended(&call.output().expect("it runs"));
    let reason =
        format!("{name} could not be started 3 times: crash (exit status: 5: started again)");
    assert_eq!((code, errors), (Some(2), format!("gambol: {reason}\n")));
    let last = printed.lines().last().expect("the results so far");
    assert!(last.starts_with("ended after ") && last.ends_with(&reason), "{printed}");
    assert!(printed.contains("\nElo "), "{printed}");
}

/// Whether this process was started without the signal of a closed terminal.
fn is_hangup_ignored() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.is_some_and(|mask| mask.trim().ends_with(['1', '3', '5', '7', '9', 'b', 'd', 'f']))
}

#[test]
fn results_are_printed_at_an_interrupt() {
    for (signal, expected) in [("INT", 130), ("TERM", 143), ("HUP", 129)] {
        // Under `nohup` the tests and their programs ignore it.
        if signal == "HUP" && is_hangup_ignored() {
            continue;
        }
        // The first game may take longer on a busy machine.
        let (code, printed, errors) = [200, 2000, 10_000, 50_000]
            .into_iter()
            .map(|millis| interrupted(signal, Duration::from_millis(millis)))
            .find(|(_, printed, _)| !printed.is_empty())
            .expect("a game ends in less than a minute");
        assert_eq!((code, errors.as_str()), (Some(expected), "gambol: interrupted\n"));
        let last = printed.lines().last().expect("the results so far");
        assert!(last.starts_with("ended after ") && last.ends_with("games: interrupted"), "{last}");
    }
}

/// A program may stand in a folder with blanks in its name.
#[cfg(unix)]
#[test]
fn the_command_of_a_program_is_split_as_by_a_shell() {
    let folder = crate::program::Folder::new("a folder; with 'blanks'");
    let link = folder.0.join("the program");
    std::os::unix::fs::symlink(PROGRAM, &link).expect("a link");
    let path = link.display().to_string();
    for quoted in [format!("\"{path}\""), path.replace([' ', ';', '\''], "?")] {
        let escape = |c: char| if " ;'".contains(c) { format!("\\{c}") } else { c.to_string() };
        let quoted = if quoted.contains('?') { path.chars().map(escape).collect() } else { quoted };
        let player = format!("ugi:{quoted} ugi; name=Own");
        let base = ["tournament", "gambit", &player, "random", "--games", "2", "--nodes", "10"];
        assert!(output(&base).contains("Own"), "{player}");
    }
    check_refused(
        &["arena", "gambit", "random", "ugi:'open", "--games", "2"],
        "player: found \"ugi:\\'open\", expected a closing quotation mark",
    );
}

/// Sends a signal to an endless match after a while, and returns how it ended.
fn interrupted(signal: &str, after: Duration) -> (Option<i32>, String, String) {
    let child = program()
        .args(["arena", "gambit", "random", "random", "--games", "1000000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    std::thread::sleep(after);
    let id = child.id().to_string();
    let sent = Command::new("kill").args([&format!("-{signal}"), &id]).status();
    assert!(sent.expect("there is a kill").success());
    ended(&child.wait_with_output().expect("it ends"))
}

#[test]
fn a_perfect_score_has_an_infinite_elo_difference() {
    let best = arena(&["triboard", "lookahead", "random", "--games", "3"]);
    assert!(best[3].starts_with("Elo +inf, 95 % within -234 and +inf: 100.0 %"), "{best:?}");
    let worst = arena(&["combo", "random", "greedy", "--games", "10"]);
    assert!(worst[3].starts_with("Elo -inf, 95 % within -inf and "), "{worst:?}");
}

#[test]
fn invalid_matches_are_refused() {
    let known = "expected a level (beginner to master), random, greedy, two-ply";
    check_refused(
        &["arena", "gambit", "easy", "depth3"],
        &format!(r#"player: found "depth3", {known}, captures, crate or ugi:COMMAND"#),
    );
    check_refused(
        &["arena", "gambit", "easy", "crate", "--nodes", "5", "--games", "2"],
        r#"player: found "crate", expected no --nodes, which this player does not support"#,
    );
    check_refused(
        &["arena", "combo", "easy", "god"],
        &format!(r#"player: found "god", {known}, depth3, crate or ugi:COMMAND"#),
    );
    check_refused(&["arena", "gambit", "easy"], r#"players: found "easy", expected 2 players"#);
    check_refused(
        &["arena", "gambit", "easy", "hard", "--sprt", "20,0"],
        r#"option --sprt: found "20,0", expected two Elo differences, such as 0,20"#,
    );
    check_refused(
        &["arena", "gambit", "easy", "hard", "--nodes", "5", "--time-ms", "5"],
        r#"option --nodes: found "--time-ms", expected either --nodes or --time-ms"#,
    );
}
