//! Tests of games at the terminal, run as a program.

use crate::program::{Folder, PROGRAM, check_refused, program, random_game};
use gambol::games::GAMES;
use gambol::{games, study};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::Stdio;

/// Runs `play` with these lines as its input, and returns its output.
#[track_caller]
fn play(folder: &Folder, arguments: &[&str], lines: &str) -> String {
    let mut child = program()
        .arg("play")
        .args(arguments)
        .env("XDG_STATE_HOME", &folder.0)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("it has an input");
    let lines = lines.to_string();
    // Input and output may both be longer than a pipe holds.
    let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()));
    let output = child.wait_with_output().expect("it ends with its input");
    let _ = writer.join().expect("the writer does not panic");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success() && errors.is_empty(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

/// The only study of a file, read and written again.
#[track_caller]
fn check_study(text: &str, moves: &[String]) {
    let read = study::read(text, 1).expect("a study");
    assert_eq!(read.session.moves(), moves);
    let written = study::write(read.session.as_ref(), &read.headers).expect("a study");
    assert_eq!(written, text, "the study is canonical");
}

/// Plays a random game by people through a pipe, and asserts that it ends as by the rules.
#[track_caller]
fn check_game(id: &str, options: &[&str], setup: &str) {
    let folder = Folder::new(&format!("whole-{id}-{}", options.join("")));
    let game = games::find(id).expect("the game is registered");
    let session = random_game(game, &format!("{setup} seed=5"), 3);
    let moves = session.moves();
    let go = if game.is_hidden { "go\n" } else { "" };
    let lines: String = moves.iter().map(|mv| format!("{go}{mv}\n")).collect();
    let file = folder.path("game.study");
    let mut arguments = vec![id, "human", "--seed", "5", "--file", &file];
    arguments.extend(options);
    let output = play(&folder, &arguments, &lines);
    let last = output.lines().last().expect("there is output");
    assert!(last.starts_with("Game over: "), "{last}");
    for (seat, score) in session.status().scores.iter().enumerate() {
        let seat = game.seats[seat];
        assert!(last.contains(&format!("{seat} {score}")), "{last}");
    }
    check_study(&folder.read("game.study"), &moves);
}

#[test]
fn whole_games_of_all_kinds_are_played_through_a_pipe() {
    for game in GAMES {
        check_game(game.id, &[], "");
    }
}

#[test]
fn every_set_up_can_be_played() {
    check_game("combo", &["--draws", "pieces"], "draws=pieces");
    for players in ["3", "4"] {
        let setup = format!("players={players} size=9 sets=1");
        let options = ["--players", players, "--size", "9", "--sets", "1"];
        check_game("luckymoose", &options, &setup);
    }
    check_game("luckymoose", &["--size", "21"], "size=21");
}

#[test]
fn computers_and_programs_play_to_the_end() {
    let folder = Folder::new("computers");
    let program = format!("ugi:{PROGRAM} ugi");
    for game in GAMES {
        let own = game.start("").expect("a set-up").players();
        let players = ["easy", &program, "random"].map(String::from);
        let mut arguments = vec![game.id, "--seed", "1", "--time-ms", "5"];
        arguments.extend(players.iter().take(own.into()).map(String::as_str));
        let output = play(&folder, &arguments, "");
        let last = output.lines().last().expect("there is output");
        assert!(last.starts_with("Game over: "), "{}: {last}", game.id);
        assert!(!output.contains(" failed: "), "{}: {output}", game.id);
    }
}

#[test]
fn a_program_that_fails_leaves_its_seat_to_a_person() {
    let folder = Folder::new("failing");
    let output = play(&folder, &["gambit", "ugi:/bin/false", "human"], "c2c4\n");
    assert!(output.contains("o (ugi:/bin/false) failed: crash (exit status: 1)"), "{output}");
    assert!(output.contains("o played c2xc4."), "{output}");
}

/// The command line alone starts programs: whatever a file or a typed line says, none is run.
#[test]
fn a_name_in_a_file_is_no_command() {
    let folder = Folder::new("no-command");
    let trap = folder.0.join("trap");
    let command = format!("ugi:touch {}", trap.display());
    let moves = "1. c2xc4 d3xd1";
    for players in [format!("human,{command}"), format!("{command}, {command}")] {
        let study = format!("[Game \"gambit\"]\n[Players \"{players}\"]\n\n{moves} *\n");
        let file = folder.path("file.study");
        // The first is to move, then the second.
        let lines = "undo\nc2c4\nd3d1\nnew\nd2d4\na3a1\nstudy\nnew\nd2d4\n";
        fs::write(&file, &study).expect("a file");
        let of_file = play(&folder, &["--file", &file], lines);
        let said = format!("The file names {command}, but only the command line starts programs.");
        assert!(of_file.contains(&said), "{of_file}");
        assert!(of_file.contains("o played d2xd4.") && !of_file.contains("failed"), "{of_file}");
        fs::write(&file, &study).expect("a file");
        let opened = play(&folder, &["gambit"], &format!("open {file}\nundo\n{lines}"));
        assert!(opened.contains(&said), "{opened}");
        fs::create_dir_all(folder.0.join("gambol")).expect("a folder");
        fs::write(folder.0.join("gambol/gambit.study"), &study).expect("a file");
        assert!(play(&folder, &["--resume"], "").contains(&said));
        // Nothing of the game is lost: its players are still those of the file.
        play(&folder, &["--resume"], "e2e4\n");
        assert!(folder.read("gambol/gambit.study").contains(&players));
    }
    // A line of the input is none, either.
    let asked = play(&folder, &[], &format!("gambit\nhuman,{command}\nhuman\nc2c4\n"));
    assert!(asked.contains("expected a program that the command line names"), "{asked}");
    assert!(!trap.exists(), "a command of a file was run");
    // A game against a program goes on where the command line names it again.
    // A beginner's move depends on no clock.
    let own = format!("ugi:{PROGRAM} ugi --level beginner --seed 1");
    play(&folder, &["gambit", "human", &own, "--seed", "1"], "c2c4\n");
    let resumed = play(&folder, &["--resume", "gambit", "human", &own], "a2a4\n");
    assert_eq!(resumed.matches("x played").count(), 1, "{resumed}");
}

#[test]
fn commands_of_a_table_are_answered() {
    let folder = Folder::new("commands");
    let gambit = |lines: &str| play(&folder, &["gambit", "human"], lines);
    assert!(gambit("help\n").contains("\nundo: takes your last move back\n"));
    assert!(gambit("list\n").contains("o: a2 b2 c2 d2 e2 f2 g2 h2.\nx: a3 b3"));
    assert!(gambit("moves\n").contains("a2xa4 "));
    let hinted = gambit("hint\n");
    let hint = hinted.lines().last().expect("a hint");
    assert!(hint.starts_with("Hint: ") && hint.ends_with("  proved."), "{hint}");
    assert_eq!(gambit("values\n").matches("  proved\n").count(), 8);
    assert!(gambit("c2c4\nundo\nd2d4\nrecord\n").contains("\n1. d2xd4\n"));
    assert!(gambit("c2c4\nundo\nredo\nrecord\n").contains("\n1. c2xc4\n"));
    assert!(gambit("undo\n").ends_with("There is nothing to take back.\n"));
    assert!(gambit("resign\n").contains("Game over: o resigned. x wins."));
    assert!(gambit("resign\nundo\nc2c4\n").contains("o played c2xc4."));
    assert!(gambit("c2c9\n").contains("found \"c2c9\""));
    assert!(gambit("resign\nnew\n").ends_with("o to move.\n"));
    assert!(!gambit("quit\nc2c4\n").contains("played"));
    let combo = play(&folder, &["combo", "human"], "1a1+a2\n1h8+h7\na2a3\n");
    assert!(combo.ends_with("Which one? 1a2-a3 2a2-a3\n"), "{combo}");
}

#[test]
fn the_games_are_offered_through_a_pipe() {
    let folder = Folder::new("offered");
    let lines = "chess\nluckymoose\nsize=8\nsize=9 players=3\nhuman,nobody\nhuman,easy\ngo\nquit\n";
    let output = play(&folder, &["--seed", "3", "--time-ms", "20"], lines);
    assert!(output.starts_with("Which game? gambit, combo, "), "{output}");
    for refused in ["found \"chess\"", "found \"8\"", "found \"nobody\", expected human, a level"] {
        assert!(output.contains(refused), "{refused}: {output}");
    }
    assert!(output.contains("luckymoose: 1 (human), 2 (easy), 3 (easy)."), "{output}");
}

/// The tokens of a hand are printed for its player alone, after the terminal was passed.
#[test]
fn hands_are_hidden_until_the_terminal_is_passed() {
    let folder = Folder::new("hidden");
    let output = play(&folder, &["luckymoose", "human", "--seed", "42"], "go\n~r5\n");
    let (before, after) = output.split_once("Your hand: ").expect("a hand is shown");
    assert!(before.ends_with('\n') && before.contains("Pass the terminal to 1"), "{before}");
    assert!(after.starts_with("r5 o6 g6 b6 p2 p3."), "{after}");
    // The other player learns how many tokens were exchanged, and sees no hand before theirs.
    assert!(after.contains("1 played ~1. Score: 1 0, 2 0.\nPass the terminal to 2"), "{after}");
    assert!(!after.contains("~r5") && !after.contains("Your hand"), "{after}");
    // Against the computer nothing needs to be passed.
    let alone = play(&folder, &["luckymoose", "human", "easy", "--seed", "42"], "");
    assert!(alone.contains("Your hand: r5 o6") && !alone.contains("Pass the"), "{alone}");
}

#[test]
fn a_game_is_resumed_saved_and_opened() {
    let folder = Folder::new("saved");
    play(&folder, &["combo", "human", "--seed", "1"], "1a2a3\n1h7h6\n");
    let resumed = play(&folder, &["--resume"], "record\n");
    assert!(resumed.starts_with("combo: b (human), w (human)."), "{resumed}");
    assert!(resumed.contains("\nMove 3. b 16, w 16.\n") && resumed.contains("1a2-a3 1h7-h6"));
    // Saved after another study, which stays.
    let other = "[Game \"gambit\"]\n[Result \"*\"]\n\n1. c2xc4 (1. d2xd4 {a note}) *\n";
    fs::write(folder.0.join("all.study"), other).expect("a file");
    let save = format!("save {}\n1b2b3\n", folder.path("all.study"));
    play(&folder, &["--resume", "combo"], &save);
    let all = folder.read("all.study");
    assert!(all.starts_with(&format!("{other}\n[Game \"combo\"]")), "{all}");
    assert!(all.ends_with("1. 1a2-a3 1h7-h6 2. 1b2-b3 *\n"), "{all}");
    // The first study goes on, and the other ones stay as they are.
    let all_path = folder.path("all.study");
    play(&folder, &["--file", &all_path, "--study", "1"], "c2c4\nh3f1\n");
    let changed = folder.read("all.study");
    let (first, second) = changed.split_once("\n[Game \"combo\"]").expect("both studies");
    assert!(first.contains("(1. d2xd4 {a note})"), "{first}");
    assert_eq!(second, all.split_once("\n[Game \"combo\"]").expect("both studies").1);
    // Opened from a table.
    let open = format!("open {all_path}\nrecord\n");
    let opened = play(&folder, &["gambit", "human"], &open);
    assert!(opened.contains("1. 1a2-a3 1h7-h6 2. 1b2-b3\n"), "{opened}");
}

/// The headers of a study of Gambit.
const GAMBIT: &str = "[Game \"gambit\"]\n[Result \"*\"]\n\n";

/// A study with variations, comments and marks, in its canonical text.
const STUDY: &str = "[Game \"gambit\"]
[Players \"Ann,Bo\"]
[Result \"*\"]

{All pieces are there.} 1. d2xd4!? {[%csl Re1][%cal Gd2d4] leaves the rank}
(1. c2xc4 d3xd1) 1... e3xe1 *
";

#[test]
fn a_study_is_browsed_and_changed() {
    let folder = Folder::new("study");
    let file = folder.path("game.study");
    // A file that is only read stays as it is, even where its text is not canonical.
    let spaced = STUDY.replace("(1. c2xc4", "( 1.  c2xc4");
    fs::write(&file, &spaced).expect("a file");
    let lines = "start\nvariation 2\nnext\nrecord\nvariations\nvariation 9\nend\nend\n";
    let output = play(&folder, &["--file", &file], lines);
    assert_eq!(folder.read("game.study"), spaced);
    for said in [
        "gambit: o (Ann), x (Bo).",
        "Comment: All pieces are there.\nVariations: 1: d2xd4, 2: c2xc4.\no to move.",
        "Move 1: c2xc4.\nx to move.",
        "Move 1: d2xd4!?.\nComment: leaves the rank\nMarks: green d2-d4, red e1.\nx to move.",
        "1. d2xd4!? leaves the rank (1. c2xc4 d3xd1) 1... e3xe1",
        "Variations: 1: e3xe1.\nThere is no other variation.",
        "Move 2: e3xe1.",
        "There are no more moves.",
    ] {
        assert!(output.contains(said), "{said}: {output}");
    }
    // A move becomes a variation, and everything is written.
    let lines = "start\nd2d4\na3a1\ncomment in the corner\nmark ! Ra1\nstart\nnext\n";
    let output = play(&folder, &["--file", &file], lines);
    assert!(output.contains("There is no other variation."), "{output}");
    let with_variation = STUDY.replace(
        "(1. c2xc4 d3xd1) 1... e3xe1 *",
        "(1. c2xc4 d3xd1) 1... e3xe1 (1... a3xa1! {[%csl Ra1] in the corner}) *",
    );
    check_same_study(&folder.read("game.study"), &with_variation);
    // The main line is another one, and the marks are gone.
    let lines = "start\nvariation 1\nvariation 2\nmark ! Ra1\ncomment\npromote\npromote\n";
    let output = play(&folder, &["--file", &file], lines);
    assert!(output.contains("This is the main line already."), "{output}");
    let promoted = STUDY.replace("1... e3xe1 *", "1... a3xa1 (1... e3xe1) *");
    check_same_study(&folder.read("game.study"), &promoted);
    play(&folder, &["--file", &file], "start\nvariation 1\nvariation 1\ndelete\n");
    check_same_study(&folder.read("game.study"), STUDY);
}

/// Compares studies whatever their line breaks.
#[track_caller]
fn check_same_study(text: &str, expected: &str) {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(words(text), words(expected));
}

#[test]
fn a_game_becomes_a_study_unless_hands_are_hidden() {
    let folder = Folder::new("become");
    let file = folder.path("game.study");
    let lines = "next\nc2c4\nstudy\nstart\nd2d4\nundo\nnext\n";
    let output = play(&folder, &["gambit", "human", "easy", "--file", &file], lines);
    assert!(output.contains("This is no study yet: `study` makes it one."), "{output}");
    let text = folder.read("game.study");
    assert!(text.contains("[Players \"human,easy\"]"), "{text}");
    assert!(text.contains("1. c2xc4 (1. d2xd4) 1... "), "{text}");
    let hidden = play(&folder, &["luckymoose", "human", "easy"], "study\n");
    assert!(hidden.ends_with("Hands are hidden until the game is over.\n"), "{hidden}");
}

#[test]
fn two_tables_of_one_file_lose_nothing() {
    let folder = Folder::new("shared");
    let file = folder.path("game.study");
    let other = "[Game \"combo\"]\n[Result \"*\"]\n\n1. 1a2-a3 *\n";
    fs::write(&file, format!("{other}\n{GAMBIT}1. c2xc4 *\n")).expect("a file");
    // A table is open while an editor adds a study, and another table plays on in the first one.
    let mut table = program()
        .args(["play", "--file", &file])
        .env("XDG_STATE_HOME", &folder.0)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = table.stdin.take().expect("it has an input");
    let mut output = BufReader::new(table.stdout.take().expect("it has an output"));
    let mut said = String::new();
    let wait = |output: &mut BufReader<_>, said: &mut String, until: &str| {
        while !said.contains(until) {
            assert!(output.read_line(said).expect("text") > 0, "{until}: {said}");
        }
    };
    wait(&mut output, &mut said, "x to move.");
    let edited = folder.read("game.study") + "\n[Game \"triboard\"]\n[Seed \"1\"]\n\n*\n";
    fs::write(&file, edited).expect("a file");
    play(&folder, &["--file", &file, "--study", "1"], "1h7h6\n");
    input.write_all(b"d3d1\n").expect("it reads");
    wait(&mut output, &mut said, "x played d3xd1.");
    wait(&mut output, &mut said, "o to move.");
    let text = folder.read("game.study");
    for part in ["1. 1a2-a3 1h7-h6 *", "1. c2xc4 d3xd1 *", "[Game \"triboard\"]\n[Seed \"1\"]\n\n*"]
    {
        assert!(text.contains(part), "{part}: {text}");
    }
    assert_eq!(study::split(&text).len(), 3);
    // The same game was changed elsewhere: both stay, and the player is told.
    fs::write(&file, text.replace("1. c2xc4 d3xd1", "1. c2xc4 {mine} d3xd1")).expect("a file");
    input.write_all(b"e2e4\n").expect("it reads");
    wait(&mut output, &mut said, "was changed elsewhere. This one is kept beside it, as study 4.");
    let text = folder.read("game.study");
    assert!(
        text.contains("1. c2xc4 {mine} 1... d3xd1 *") || text.contains("{mine} d3xd1 *"),
        "{text}"
    );
    assert!(text.ends_with("\n\n1. c2xc4 d3xd1 2. e2xe4 *\n"), "{text}");
    assert_eq!(study::split(&text).len(), 4);
    // A file that is no longer one of studies is not written.
    fs::write(&file, "my notes").expect("a file");
    input.write_all(b"e3e1\n").expect("it reads");
    drop(input);
    let mut rest = String::new();
    output.read_to_string(&mut rest).expect("text");
    table.wait().expect("it ends");
    assert_eq!(folder.read("game.study"), "my notes");
}

#[test]
fn tables_of_the_same_game_keep_both_games() {
    let folder = Folder::new("last");
    let mut first = program()
        .args(["play", "gambit", "human"])
        .env("XDG_STATE_HOME", &folder.0)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = first.stdin.take().expect("it has an input");
    let mut output = BufReader::new(first.stdout.take().expect("it has an output"));
    let mut said = String::new();
    input.write_all(b"c2c4\n").expect("it reads");
    while !said.contains("x to move.") {
        assert!(output.read_line(&mut said).expect("text") > 0, "{said}");
    }
    play(&folder, &["gambit", "human"], "d2d4\n");
    input.write_all(b"d3d1\n").expect("it reads");
    drop(input);
    output.read_to_string(&mut said).expect("text");
    first.wait().expect("it ends");
    let text = folder.read("gambol/gambit.study");
    assert!(text.contains("1. d2xd4 *") && text.contains("1. c2xc4 d3xd1 *"), "{text}");
}

#[cfg(unix)]
#[test]
fn a_file_keeps_its_permissions_and_links() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = Folder::new("permissions");
    let [file, link, victim] =
        ["real.study", "link.study", "victim"].map(|name| folder.0.join(name));
    fs::write(&file, format!("{GAMBIT}*\n")).expect("a file");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).expect("permissions");
    symlink("real.study", &link).expect("a link");
    fs::write(&victim, "precious").expect("a file");
    for name in ["real.study.new", "link.study.new"] {
        symlink("victim", folder.0.join(name)).expect("a link");
    }
    play(&folder, &["--file", &folder.path("link.study")], "c2c4\n");
    assert!(link.is_symlink() && folder.read("real.study").ends_with("1. c2xc4 *\n"));
    assert_eq!(fs::metadata(&file).expect("a file").permissions().mode() & 0o777, 0o600);
    assert_eq!(folder.read("victim"), "precious");
}

#[test]
fn nothing_that_a_terminal_obeys_is_printed() {
    let folder = Folder::new("obeyed");
    let evil = "\u{1b}]0;x\u{7}\u{9b}31m\u{202e}";
    let name = format!("e{evil}.study");
    let study = format!(
        "[Game \"gambit\"]\n[Players \"A{evil},B\"]\n[Event \"{evil}\"]\n\n{{note {evil}}} 1. c2xc4 {{{evil}}} *\n"
    );
    fs::write(folder.0.join(&name), &study).expect("a file");
    let path = folder.path(&name);
    let lines = format!("start\nrecord\nend\ncomment {evil}\nrecord\nsave {path}2\n{evil}\n");
    let output = play(&folder, &["--file", &path, "--study", "1"], &lines);
    check_harmless(&output);
    assert!(output.contains("Saved to "), "{output}");
    fs::write(folder.0.join(&name), study.replace("c2xc4", "c2xc9")).expect("a file");
    for arguments in [
        &["check", &path][..],
        &["convert", &path],
        &["play", "--file", &path],
        &["play", "gambit", &format!("ugi:{path}")],
        &["arena", "gambit", "easy", &format!("ugi:{path}")],
        &["play", "gambit", &format!("no{evil}one")],
    ] {
        let output = crate::program::run(arguments);
        for bytes in [output.stdout, output.stderr] {
            check_harmless(&String::from_utf8(bytes).expect("it prints UTF-8"));
        }
    }
    // A program's last words are in the report of a match.
    let script = folder.path("dies.sh");
    fs::write(&script, format!("printf '{evil} last words\\n' >&2\nexit 3\n")).expect("a script");
    let output = play(&folder, &["gambit", &format!("ugi:sh '{script}'"), "human"], "c2c4\n");
    assert!(output.contains("last words") && output.contains(r"\u{1b}"), "{output}");
    check_harmless(&output);
    // The bytes of a study are those of the file, where they go to one.
    let note = format!("{GAMBIT}{{note {evil}}} *\n");
    fs::write(folder.0.join(&name), &note).expect("a file");
    assert_eq!(crate::program::run(&["convert", &path]).stdout, note.as_bytes());
}

/// Asserts that a text has no character that a terminal obeys.
#[track_caller]
fn check_harmless(text: &str) {
    let is_obeyed =
        |c: char| c.is_control() && !"\n\t".contains(c) || "\u{202e}\u{2066}".contains(c);
    assert!(!text.contains(is_obeyed), "{text:?}");
}

#[test]
fn an_end_by_the_players_is_in_the_study() {
    let folder = Folder::new("ending");
    let file = folder.path("game.study");
    play(&folder, &["triboard", "human", "--seed", "42", "--file", &file], "l2\nresign\n");
    let text = folder.read("game.study");
    assert!(text.contains("[Result \"1/2-0-1/2\"]\n[Ending \"resigned-1\"]"), "{text}");
    let resumed = play(&folder, &["--file", &file], "undo\nk1\n");
    assert!(resumed.contains("Game over: r resigned. b and g win."), "{resumed}");
    assert!(resumed.contains("r played k1."), "{resumed}");
    assert!(!folder.read("game.study").contains("Ending"));
}

#[test]
fn a_study_keeps_its_result_and_its_ending() {
    let folder = Folder::new("kept-ending");
    let file = folder.path("game.study");
    let text = |headers: &str, moves: &str| format!("[Game \"gambit\"]\n{headers}\n\n{moves}\n");
    let written = |text: &str, lines: &str| {
        fs::write(&file, text).expect("a file");
        let output = play(&folder, &["--file", &file], lines);
        (folder.read("game.study"), output)
    };
    for (headers, result) in [
        ("[Result \"1/2-1/2\"]\n[Ending \"draw\"]", "1/2-1/2"),
        ("[Result \"0-1\"]\n[Ending \"resigned-0\"]", "0-1"),
        ("[Result \"1-0\"]", "1-0"),
        ("[Result \"1-0\"]\n[Ending \"by the arbiter\"]", "1-0"),
    ] {
        let study = text(headers, &format!("1. c2xc4 {{good}} 1... d3xd1 {result}"));
        let (kept, _) = written(&study, "study\ncomment nice\n");
        assert_eq!(kept, study.replace("d3xd1", "d3xd1 {nice}"));
    }
    // A result by the rules goes with its last move.
    let position = "[Game \"gambit\"]\n[Position \"8/8/1x6/1o6 o\"]\n";
    let (kept, _) =
        written(&format!("{position}[Result \"1-0\"]\n\n1. b1xb3 1-0\n"), "study\ndelete\n");
    assert_eq!(kept, format!("{position}[Result \"*\"]\n\n*\n"));
    // A game keeps them until it goes on.
    let players = "[Players \"Ann,Bo\"]\n";
    let won = text(&format!("{players}[Result \"1-0\"]"), "1. c2xc4 1-0");
    assert_eq!(written(&won, "undo\nredo\n").0, won);
    let goes_on = text(&format!("{players}[Result \"*\"]"), "1. c2xc4 d3xd1 *");
    assert_eq!(written(&won, "d3d1\n").0, goes_on);
    let headers = format!("{players}[Result \"1/2-1/2\"]\n[Ending \"draw\"]");
    let (kept, output) = written(&text(&headers, "1. c2xc4 1/2-1/2"), "undo\nd3d1\n");
    assert!(output.contains("Game over: a draw. Score: "), "{output}");
    assert_eq!(kept, goes_on);
}

#[test]
fn a_computers_hand_is_not_told_by_its_moves() {
    let folder = Folder::new("hidden-moves");
    let arguments = ["luckymoose", "easy", "human", "--seed", "42"];
    let told = |lines: &str| play(&folder, &arguments, lines).lines().last().map(str::to_string);
    assert_eq!(told("go\nstart\nmoves\n").as_deref(), Some("It is not a person's turn."));
    assert!(told("go\nmoves\n").expect("its own moves").contains('@'));
}

#[test]
fn nobody_resigns_in_a_study() {
    let folder = Folder::new("study-resign");
    let file = folder.path("game.study");
    let output = play(&folder, &["gambit", "human", "--file", &file], "d2d4\nstudy\nresign\n");
    assert!(output.ends_with("Nobody resigns in a study.\n"), "{output}");
    assert!(folder.read("game.study").contains("[Result \"*\"]"));
}

#[test]
fn a_comment_that_is_left_as_it_is_keeps_its_lines() {
    let folder = Folder::new("comment-lines");
    let file = folder.path("game.study");
    let text = "[Game \"gambit\"]\n[Result \"*\"]\n\n{first\\nsecond\\n- a list} 1. c2xc4 *\n";
    std::fs::write(&file, text).expect("it can be written");
    let lines = "start\ncomment first second - a list\nmark !\nmark !\n";
    play(&folder, &["--file", &file, "--study", "1"], lines);
    assert!(
        folder.read("game.study").contains("{first\\nsecond\\n- a list}"),
        "{}",
        folder.read("game.study")
    );
}

#[test]
fn options_of_the_command_line_are_those_of_the_game_that_is_chosen() {
    let folder = Folder::new("chosen-options");
    let arguments = ["--players", "3", "--size", "9"];
    let output = play(&folder, &arguments, "luckymoose\n\nhuman\nquit\n");
    assert!(output.contains("luckymoose: 1 (human), 2 (human), 3 (human)."), "{output}");
    // Another game has no such options.
    let output = play(&folder, &arguments, "gambit\nhuman\nquit\n");
    assert!(output.contains("gambit: "), "{output}");
}

#[test]
fn a_game_goes_on_where_its_file_cannot_be_written() {
    let folder = Folder::new("unwritable");
    let file = folder.path("nowhere/game.study");
    let game = |players: [&str; 2], lines: &str| {
        let arguments = ["gambit", players[0], players[1], "--seed", "1", "--file", &file];
        let output = play(&folder, &arguments, lines);
        assert!(output.contains("expected a file that can be written ("), "{output}");
        output
    };
    let output = game(["human", "beginner"], "c2c4\nundo\nredo\nresign\n");
    assert!(output.contains("x played ") && output.contains("o resigned."), "{output}");
    assert!(game(["beginner", "human"], "").ends_with("x to move.\n"));
}

#[test]
fn the_clock_is_told_and_kept() {
    let folder = Folder::new("clock");
    let file = folder.path("game.study");
    let clock = ["gambit", "human", "--clock", "60+5", "--file", &file];
    let output = play(&folder, &clock, "c2c4\n");
    assert!(output.contains("\nClock: o 1:00, x 1:00.\n"), "{output}");
    assert!(output.contains("\nClock: o 1:05, x 1:00.\n"), "{output}");
    assert!(folder.read("game.study").contains("[Clock \"60+5\"]\n[Left \"6"));
    let late = folder.read("game.study").replace("\n[Left \"", "\n[Left \"0.0,0.0\"]\n[Other \"");
    fs::write(Path::new(&file), late).expect("a file");
    let output = play(&folder, &["--file", &file], "moves\n");
    assert!(output.contains("Game over: x is out of time. o wins."), "{output}");
}

#[test]
fn wrong_arguments_are_refused() {
    check_refused(
        &["play", "gambit", "nobody"],
        "player: found \"nobody\", expected human, a level (beginner to master), random, greedy, two-ply, \
         captures, crate or ugi:COMMAND",
    );
    check_refused(
        &["play", "gambit", "human", "easy", "hard"],
        "players: found \"human easy hard\", expected at most 2 players",
    );
    check_refused(
        &["play", "combo", "--clock", "5"],
        "option --clock: found \"5\", expected 10 to 10800 seconds, with an increment of up to 180: 300+2",
    );
    check_refused(
        &["play", "--study", "2"],
        "option --study: found \"2\", expected --file, which names the file of the study",
    );
    let folder = Folder::new("refused");
    fs::write(folder.0.join("text"), "no study").expect("a file");
    let path = folder.path("text");
    check_refused(
        &["play", "--file", &path],
        &format!(
            "{path}:1:1: found \"no study\", expected the header Game, such as [Game \"gambit\"]"
        ),
    );
}
