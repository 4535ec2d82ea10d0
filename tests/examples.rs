//! The examples of the crate do what their first lines say.

use crate::program::{example, output};
use std::process::Command;

/// Runs an example with arguments, and returns what it prints.
#[track_caller]
fn run(name: &str, arguments: &[&str]) -> String {
    let output = Command::new(example(name)).args(arguments).output().expect("it was built");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

/// Tic-tac-toe is a draw, whatever the first move.
#[test]
fn tic_tac_toe_is_solved() {
    let lines = run("tic_tac_toe", &[]);
    assert_eq!(lines.lines().count(), 9);
    let documented = lines.lines().next().expect("a line");
    assert!(include_str!("../www/docs/crate.md").contains(documented), "{documented}");
    for line in lines.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        assert_eq!(fields[1..3], ["0", "proved"], "{line}");
        let moves: Vec<&str> = fields[3].split(' ').collect();
        assert_eq!((moves[0], moves.len()), (fields[0], 9), "{line}");
    }
}

/// The documentation tells how many lines the rules take.
#[test]
fn the_rules_of_tic_tac_toe_are_short() {
    let source = include_str!("../engine/examples/tic_tac_toe.rs");
    let (_, rules) = source.split_once("impl Game for").expect("it has rules");
    let (rules, _) = rules.split_once("\n}\n").expect("the rules end");
    // With the last line.
    let lines = rules.lines().filter(|line| !line.trim().is_empty()).count() + 1;
    for page in [include_str!("../engine/README.md"), include_str!("../www/docs/crate.md")] {
        assert!(page.contains(&format!("`impl Game` has {lines} lines")), "{lines} lines");
    }
}

#[test]
fn a_game_plays_itself() {
    let text = run("selfplay", &["1000"]);
    let study = gambol::study::read(&text, 1).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(study.session.game(), "combo");
    assert!(study.session.main_line(0).moves.len() > 20);
}

#[test]
fn a_file_is_analysed() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/studies/games.txt");
    let text = std::fs::read_to_string(file).expect("there is a file");
    let moves = gambol::study::split(&text).into_iter().map(|part| {
        let study = gambol::study::read(part.text, part.line).expect("a study");
        study.session.main_line(0).moves.len()
    });
    let moves: Vec<usize> = moves.collect();
    let lines = run("analyse", &[file, "200"]);
    assert_eq!(lines.lines().count(), moves.len() + moves.iter().sum::<usize>());
    for line in lines.lines().filter(|line| line.contains('\t')) {
        let values = line.split('\t').skip(2).step_by(2).map(str::parse::<i32>);
        let values: Vec<i32> = values.collect::<Result<_, _>>().expect(line);
        assert!(values.len() == 1 || values[1] > values[0], "{line}");
    }
}

#[test]
fn the_bot_plays_matches() {
    let bot = format!("ugi:{}", example("bot").display());
    let report = output(&["arena", "combo", "random", &bot, "--games", "2", "--nodes", "10"]);
    assert!(report.contains("2 games"), "{report}");
    assert!(!report.contains("forfeit") && !report.contains("illegal"), "{report}");
}
