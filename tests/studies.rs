//! Studies as text: the examples of the documentation, and a file with games of each game, which the
//! crate and the command line write again byte for byte. `tests/page/study.test.ts` does the same with
//! the page's bindings.

use crate::program::{check, check_refused, output, program, run};
use gambol::games::{GAMES, combo, gambit, luckymoose, triboard};
use gambol::study::{self, Header};
use gambol::{Error, Game, Record};
use std::io::Write;
use std::process::Stdio;

/// A file with games of each game.
const GAMES_FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/studies/games.txt");
const DOCUMENTATION: &str = include_str!("../www/docs/study.md");

fn games_file() -> String {
    std::fs::read_to_string(GAMES_FILE).expect("the file is there")
}

/// A study that is read and written again.
fn again(text: &str) -> String {
    let study = study::read(text, 1).unwrap_or_else(|error| panic!("{error}\n{text}"));
    study::write(study.session.as_ref(), &study.headers).expect("it was read")
}

/// The same by the type of its game.
fn typed_again<G: Game>(text: &str) -> Result<String, Error> {
    let (record, headers): (Record<G>, Vec<Header>) = Record::from_study(text)?;
    record.to_study(&headers)
}

#[test]
fn a_file_of_all_games_is_written_again_byte_for_byte() {
    let file = games_file();
    let parts = study::split(&file);
    for game in GAMES {
        let header = format!("[Game \"{}\"]\n", game.id);
        assert!(parts.iter().any(|part| part.text.starts_with(&header)), "{header}");
    }
    let crate_texts: Vec<String> = parts.iter().map(|part| again(part.text)).collect();
    assert_eq!(crate_texts.join("\n"), file);
    check(&["check", GAMES_FILE], "");
    check(&["convert", GAMES_FILE], &file);
    for part in &parts {
        let typed = [
            typed_again::<gambit::Gambit>,
            typed_again::<combo::Combo>,
            typed_again::<triboard::Triboard>,
            typed_again::<luckymoose::LuckyMoose>,
        ];
        let texts: Vec<String> = typed.iter().filter_map(|again| again(part.text).ok()).collect();
        assert_eq!(texts, [part.text], "it is a study of one game");
    }
}

#[test]
fn every_example_of_the_documentation_is_canonical() {
    let mut examples = DOCUMENTATION.split("```study\n").skip(1);
    let mut count = 0;
    for example in &mut examples {
        let (example, _) = example.split_once("```").expect("an example ends");
        assert_eq!(again(example), example);
        count += 1;
    }
    assert!(count > GAMES.len(), "{count}");
    for game in GAMES {
        assert!(
            DOCUMENTATION.contains(&format!("```study\n[Game \"{}\"]", game.id)),
            "{}",
            game.id
        );
    }
}

/// What other programs, mail and forums make of texts. `tests/page/foreign.test.ts` reads the same cases.
#[test]
fn texts_of_other_programs_are_read() {
    let cases = serde_json::from_str(include_str!("studies/foreign.json")).expect("it is JSON");
    let serde_json::Value::Array(cases) = cases else { panic!("it is a list") };
    for case in &cases {
        let [name, text, normal] = ["name", "text", "normal"]
            .map(|key| case[key].as_str().unwrap_or_else(|| panic!("a case has a {key}")));
        assert_eq!(study::normalize(text), normal, "{name}");
        assert_eq!(study::normalize(normal), normal, "{name}");
    }
    assert!(cases.len() > 25);
}

/// A text in UTF-16, little-endian with its mark.
fn utf16(text: &str) -> Vec<u8> {
    format!("\u{feff}{text}").encode_utf16().flat_map(u16::to_le_bytes).collect()
}

#[test]
fn files_of_other_programs_are_checked_and_converted() {
    let careless = "% by x\r[Event \"é\"]\r[Game “gambit”]\r\r1.\u{a0}c2xc4 $146 $14 d3xd1$9 *\
        [Game \"combo\"]\r*\u{1a}";
    let canonical = "[Game \"gambit\"]\n[Result \"*\"]\n[Event \"é\"]\n\n1. c2xc4 $146 $14 d3xd1 $9 *\n\n\
        [Game \"combo\"]\n[Result \"*\"]\n\n*\n";
    for bytes in [careless.as_bytes().to_vec(), utf16(careless)] {
        assert_eq!(pipe(&["check", "-"], &bytes), (Some(0), String::new(), String::new()));
        assert_eq!(pipe(&["convert", "-"], &bytes), (Some(0), canonical.into(), String::new()));
    }
    // A file that can't be read does not hide the problems of the others.
    let (code, problems, error) =
        pipe(&["check", "missing.study", "-"], "[Game \"gambit\"]\n\n1. zz *\n");
    assert!(code == Some(2) && error.contains("missing.study"), "{error}");
    assert!(problems.starts_with("-:3:4: "), "{problems}");
    let quoted = "[Event \"x\"]\n[Game \"gambit\"]\n[Players \"An \"The Boss\" n, Bo\"]\n\n*\n";
    let problem = "-:3:14: found \"\\\"The Boss\\\" n, Bo\\\"]\", expected \\\" for a quotation mark in the value \
        of a header\n";
    assert_eq!(pipe(&["check", "-"], quoted).1, problem);
    let legacy = pipe(&["convert", "-"], b"[Game \"gambit\"]\n[Players \"M\xfcller, Bo\"]\n\n*\n");
    let refused = "gambol: -:2:12: text: found \"other bytes\", expected UTF-8\n";
    assert_eq!(legacy, (Some(2), String::new(), refused.into()));
    // Half a character.
    let bytes = utf16(careless);
    assert_eq!(pipe(&["check", "-"], &bytes[..bytes.len() - 1]).0, Some(2));
}

/// Runs the program with an input, and returns its exit code, its output and its errors.
fn pipe(arguments: &[&str], input: impl AsRef<[u8]>) -> (Option<i32>, String, String) {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    child.stdin.take().expect("it has an input").write_all(input.as_ref()).expect("it reads");
    let output = child.wait_with_output().expect("it ends with its input");
    let text = |bytes| String::from_utf8(bytes).expect("it prints UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn check_prints_the_first_problem_of_each_study() {
    let sound = "[Game \"gambit\"]\n\n1. c2xc4 *\n";
    assert_eq!(pipe(&["check", "-"], sound), (Some(0), String::new(), String::new()));
    assert_eq!(pipe(&["check", "-"], ""), (Some(0), String::new(), String::new()));
    let damaged =
        format!("{sound}\n[Game \"combo\"]\n\n1a2-a3 1b2-b9 x *\n\n{sound}[Game \"x\"]\n*");
    let problems = "-:7:8: move, to: found \"b9\", expected a square from a1 to h8\n\
        -:12:1: game: found \"x\", expected gambit, combo, triboard or luckymoose\n";
    let errors = "gambol: studies: found \"2\", expected no problem\n";
    assert_eq!(pipe(&["check", "-"], damaged), (Some(2), problems.into(), errors.into()));
    let bytes = pipe(&["check", "-"], b"[Game \"gambit\"]\n\n{a\xff} *");
    let problem = "-:3:3: text: found \"other bytes\", expected UTF-8\n";
    assert_eq!((bytes.0, bytes.1.as_str()), (Some(2), problem));
    check_refused(&["check"], "file: found nothing, expected a file");
    let missing = run(&["check", GAMES_FILE, "/no/such/file"]);
    let errors = String::from_utf8_lossy(&missing.stderr).into_owned();
    assert_eq!(missing.status.code(), Some(2));
    assert!(
        errors.starts_with("gambol: file: found \"/no/such/file\", expected a file ("),
        "{errors}"
    );
}

#[test]
fn convert_prints_the_canonical_text() {
    let careless = "\u{feff}[Game \"gambit\"]\r\n[Event \"x\"]\r\nc2xc4 $5 ; note\r\n(d2xd4 {a}) d3xd1*\r\n\
        [Game \"combo\"] *";
    let canonical = "[Game \"gambit\"]\n[Result \"*\"]\n[Event \"x\"]\n\n\
        1. c2xc4!? {note} (1. d2xd4 {a}) 1... d3xd1 *\n\n[Game \"combo\"]\n[Result \"*\"]\n\n*\n";
    assert_eq!(pipe(&["convert", "-"], careless), (Some(0), canonical.into(), String::new()));
    let main_line = canonical.replace(" (1. d2xd4 {a})", "");
    let converted = pipe(&["convert", "-", "--main-line"], careless);
    assert_eq!(converted, (Some(0), main_line, String::new()));
    let file = output(&["convert", GAMES_FILE, "--main-line"]);
    assert!(!file.contains(" (") && study::split(&file).len() == study::split(&games_file()).len());
    // A damaged file is refused as a whole.
    let refused = pipe(&["convert", "-"], format!("{canonical}\nx"));
    assert_eq!(refused.1, "");
    assert_eq!(refused.2, "gambol: -:12:1: found \"x\", expected the end of the study\n");
    check_refused(
        &["convert", GAMES_FILE, "x"],
        r#"command line: found "x", expected no further arguments"#,
    );
}
