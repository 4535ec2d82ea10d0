//! Studies as text and back: tables of cases, random studies of every game, and damaged ones.

use super::{Header, Study, normalize, read, salvage, split, write};
use crate::games::{self, GAMES};
use crate::{Color, Entry, Error, Judgement, Marks, NodeId, Rng, Session, Shape, Square};
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

const GAMBIT: &str = "[Game \"gambit\"]\n[Result \"*\"]\n\n";

fn written(study: &Study) -> String {
    write(study.session.as_ref(), &study.headers).expect("what was read can be written")
}

/// Asserts that the moves of a game of Gambit are written as other ones, which are canonical.
#[track_caller]
fn check(moves: &str, canonical: &str) {
    let study = read(&format!("{GAMBIT}{moves}"), 1).unwrap_or_else(|error| panic!("{error}"));
    let text = written(&study);
    assert_eq!(text, format!("{GAMBIT}{canonical}\n"));
    let again = read(&text, 1).expect("what is written can be read");
    assert_eq!(written(&again), text);
    assert_eq!(nodes(again.session.as_ref()), nodes(study.session.as_ref()));
}

/// Asserts the comment on the first move, and how it is written.
#[track_caller]
fn check_note(comment: &str, note: &str, canonical: &str) {
    let study = read(&format!("{GAMBIT}1. c2xc4 {comment} *"), 1);
    let study = study.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(nodes(study.session.as_ref())[1].3, note);
    check(&format!("1. c2xc4 {comment} *"), &format!("1. c2xc4 {canonical} *"));
}

/// Asserts where moves of Gambit are refused, with which code, and what could be read.
#[track_caller]
fn check_refused(moves: &str, place: (usize, usize), code: &str, found: &str, sound: &str) {
    let text = format!("{GAMBIT}{moves}");
    let error = read(&text, 1).expect_err("it is refused");
    let (line, column) = error.line_and_column().expect("a study has lines");
    assert_eq!(
        ((line - 3, column), error.code().name(), error.found()),
        (place, code, found),
        "{error}"
    );
    let (study, same) = salvage(&text, 1).expect("the headers are sound");
    assert_eq!(same, Some(error));
    assert_eq!(written(&study), format!("{GAMBIT}{sound}\n"));
}

/// Asserts how headers are refused that come before a game of Gambit without moves.
#[track_caller]
fn check_header(headers: &str, line: &str) {
    let error = read(&format!("{headers}\n\n*\n"), 1).expect_err("it is refused");
    assert_eq!(error.to_string(), line);
}

#[test]
fn moves_are_written_in_one_way() {
    check("*", "*");
    check("c2xc4 {} {} *", "1. c2xc4 *");
    check("c2xc4 d3xd1 *", "1. c2xc4 d3xd1 *");
    check("1.c2xc4 1...d3xd1 17 *", "1. c2xc4 d3xd1 *");
    check("c2xc4 $1 d3xd1 $10 *", "1. c2xc4! d3xd1= *");
    check("c2xc4 !? d3xd1□ *", "1. c2xc4!? d3xd1□ *");
    // Numbers of PGN that are no judgement here are kept, whatever comes before them.
    check("c2xc4 $146 d3xd1 $9 e2xe4$0 *", "1. c2xc4 $146 d3xd1 $9 2. e2xe4 $0 *");
    check("$14 c2xc4 $14 ! {x} d3xd1$1$14$220 *", "$14 1. c2xc4! $14 {x} 1... d3xd1! $14 $220 *");
    let study = read(&format!("{GAMBIT}c2xc4 {{[%csl Ge4] a}} $14 $5 *"), 1);
    let text = written(&study.unwrap_or_else(|error| panic!("{error}")));
    assert_eq!(text, format!("{GAMBIT}1. c2xc4!? $14 {{[%csl Ge4] a}} *\n"));
    check(
        "c2xc4∞(d2xd4??(e2xe4 d3xd1))d3xd1 *",
        "1. c2xc4∞ (1. d2xd4??) (1. e2xe4 d3xd1) 1... d3xd1 *",
    );
    check("= {even} c2xc4 {one} {two} d3xd1 *", "= {even} 1. c2xc4 {one\\ntwo} 1... d3xd1 *");
    check(
        "c2xc4 ; to the end (of the line\n d3xd1 *",
        "1. c2xc4 {to the end (of the line} 1... d3xd1 *",
    );
    check("c2xc4 ({before} d2xd4 {after}) *", "1. c2xc4 (1. d2xd4 {before\\nafter}) *");
    // The same move twice is one node.
    check("c2xc4 (c2xc4 d3xd1) (c2xc4 e3xe1) *", "1. c2xc4 d3xd1 (1... e3xe1) *");
    // The main line ends before its variations.
    check("c2xc4 -- (d3xd1) (e3xe1 d2xd4) *", "1. c2xc4 -- (1... d3xd1) (1... e3xe1 2. d2xd4) *");
    check("-- (c2xc4) *", "-- (1. c2xc4) *");
    check("\t\r\nc2xc4\r\n\r\n(d2xd4\r\n)*\r\n\r\n", "1. c2xc4 (1. d2xd4) *");
}

#[test]
fn comments_hold_any_text() {
    check_note("{a b}", "a b", "{a b}");
    check_note("{ a \t\r\n b\n}", "a b", "{a b}");
    check_note("{a\\sb\\s}", "a b ", "{a b\\s}");
    check_note("{\\s\\s}", "  ", "{\\s\\s}");
    check_note("{\\sa \\sb}", " a  b", "{\\sa \\sb}");
    check_note(
        "{(a) ; {b \\} \\[ \\\\ \\\" \\n\\r\\t}",
        "(a) ; {b } [ \\ \" \n\r\t",
        "{(a) ; {b \\} \\[ \\\\ \" \\n\\r\\t}",
    );
    check_note("{[Game] [%clk 1]}", "[Game] [%clk 1]", "{\\[Game] \\[%clk 1]}");
    check_note("{[%csl Ge4,Rd5]\n[%cal Gc2c4] text}", "text", "{[%csl Ge4,Rd5][%cal Gc2c4] text}");
    check_note("{a [%cal Gc2c4 , Yc2d4][%csl Bh1]b}", "a b", "{[%cal Gc2c4,Yc2d4][%csl Bh1] a b}");
    check_note(
        "{\u{feff}\u{202e}日本 😀 \u{0}\u{85}\u{2028}}",
        "\u{feff}\u{202e}日本 😀 \u{0}\u{85}\u{2028}",
        "{\u{feff}\u{202e}日本 😀 \u{0}\u{85}\u{2028}}",
    );
}

#[test]
fn refused_moves_have_a_place() {
    check_refused("c2xc4", (1, 6), "one-of", "", "1. c2xc4 *");
    check_refused("c2xc4\nd3xd9 *", (2, 1), "square-on-board", "d9", "1. c2xc4 *");
    check_refused("c2xc4\n  a2xa4 *", (2, 3), "illegal-move", "a2xa4", "1. c2xc4 *");
    check_refused("{é😀} a1 *", (1, 6), "path", "a1", "{é😀} *");
    check_refused("c2xc4 {a", (1, 7), "comment-end", "{", "1. c2xc4 *");
    check_refused("c2xc4 {a\\x} *", (1, 9), "escape", "\\x", "1. c2xc4 *");
    check_refused("c2xc4 {a\\", (1, 9), "escape", "\\", "1. c2xc4 *");
    check_refused("c2xc4 {[%csl e4]} *", (1, 14), "mark", "e4]} *", "1. c2xc4 *");
    check_refused("c2xc4 {[%cal Ge4d4 Gd4]} *", (1, 20), "mark", "Gd4]} *", "1. c2xc4 *");
    check_refused("(c2xc4) *", (1, 1), "variation-begin", "(c2xc4) *", "*");
    check_refused("c2xc4 () *", (1, 8), "variation-begin", ") *", "1. c2xc4 *");
    check_refused("c2xc4 ((d2xd4) *", (1, 8), "variation-begin", "(d2xd4) *", "1. c2xc4 *");
    check_refused("c2xc4 (d2xd4 *", (1, 7), "variation-end", "(d2xd4 *", "1. c2xc4 (1. d2xd4) *");
    check_refused("c2xc4 (d2xd4", (1, 7), "variation-end", "(d2xd4", "1. c2xc4 (1. d2xd4) *");
    check_refused("c2xc4) *", (1, 6), "variation-end", ") *", "1. c2xc4 *");
    check_refused("c2xc4!!! *", (1, 6), "judgement", "!!!", "1. c2xc4 *");
    check_refused("c2xc4! ? *", (1, 8), "judgement", "?", "1. c2xc4! *");
    check_refused("c2xc4 $ *", (1, 7), "judgement", "$", "1. c2xc4 *");
    check_refused("c2xc4$1x *", (1, 6), "judgement", "$1x", "1. c2xc4 *");
    check_refused("c2xc4 ($14 d2xd4) *", (1, 8), "judgement", "$14", "1. c2xc4 *");
    check_refused("c2xc4! $1 *", (1, 8), "judgement", "$1", "1. c2xc4! *");
    check_refused("c2xc4 (! d2xd4) *", (1, 8), "judgement", "!", "1. c2xc4 *");
    check_refused("c2xc4 } *", (1, 7), "study-text", "} *", "1. c2xc4 *");
    check_refused("c2xc4 [Event \"x\"] *", (1, 7), "study-text", "[Event \"x\"] *", "1. c2xc4 *");
    check_refused("c2xc4 -- d3xd1 *", (1, 10), "study-text", "d3xd1", "1. c2xc4 *");
    check_refused("c2xc4 1-0", (1, 7), "one-of", "1-0", "1. c2xc4 *");
    check_refused("c2xc4 * d3xd1", (1, 9), "study-end", "d3xd1", "1. c2xc4 *");
}

#[test]
fn refused_headers_have_a_place() {
    check_header(
        "",
        r#"line 3, column 1: found "*", expected the header Game, such as [Game "gambit"]"#,
    );
    let game = r#"line 1, column 1: found "[Event \"x\"]", expected the header Game, such as [Game "gambit"]"#;
    check_header("[Event \"x\"]\n[Game \"gambit\"]", game);
    check_header(
        "[Game \"chess\"]",
        r#"line 1, column 1, game: found "chess", expected gambit, combo, triboard or luckymoose"#,
    );
    check_header(
        "\n  [Game \"combo\"]\n[Setup \"draws=off\"]",
        r#"line 3, column 1, draws: found "off", expected on or pieces"#,
    );
    check_header(
        "[Game \"triboard\"]\n[Seed \"x\"]",
        r#"line 2, column 1, seed: found "x", expected a whole number from 0 to 9007199254740991"#,
    );
    check_header(
        "[Game \"combo\"]\n[Seed \"7 draws=pieces\"]",
        r#"line 2, column 1, seed: found "7 draws=pieces", expected a whole number from 0 to 9007199254740991"#,
    );
    check_header(
        "[Game \"gambit\"]\n[Position \"8/9/8/8 o\"]",
        r#"line 2, column 1, board, rank 3: found "9", expected 8 squares"#,
    );
    let header = |text: &str| {
        format!(r#"found "{text}", expected a header on one line, such as [Event "Example"]"#)
    };
    check_header(
        "[Game \"gambit\"]\n[1 \"x\"]",
        &format!("line 2, column 2: {}", header("1 \\\"x\\\"]")),
    );
    check_header(
        "[Game \"gambit\"]\n[Event x]",
        &format!("line 2, column 2: {}", header("Event x]")),
    );
    check_header(
        "[Game \"gambit\"]\n[Event \"x\" y]",
        &format!("line 2, column 2: {}", header("Event \\\"x\\\" y]")),
    );
    check_header(
        "[Game \"gambit\"]\n[Players \"Jo \"The Fox\" Doe, Bo\"]",
        "line 2, column 14: found \"\\\"The Fox\\\" Doe, Bo\\\"]\", \
         expected \\\" for a quotation mark in the value of a header",
    );
    check_header(
        "[Game \"gambit\"]\n[Event \"x\n\"]",
        &format!("line 2, column 2: {}", header("Event \\\"x")),
    );
    check_header(
        "[Game \"gambit\"]\n[Event \"\\q\"]",
        r#"line 2, column 9: found "\\q", expected n, r, t, s or an escaped character after the backslash"#,
    );
    check_header(
        "[Game \"gambit\"]\n[Event \"\"]\n[Event \"\"]",
        r#"line 3, column 1: found "[Event \"\"]", expected one header of this name"#,
    );
    let error =
        read("[Game \"gambit\"]\n[Result \"1-0\"]\n\n*", 11).expect_err("the results differ");
    assert_eq!(error.to_string(), r#"line 14, column 1, result: found "*", expected 1-0"#);
}

#[test]
fn headers_are_written_in_their_order() {
    let text = "\u{feff}[Game \"luckymoose\"]\n[Zebra \"1\"]\n[Ending \"resigned-1\"] [Date \"2026.11.22\"]\n\
        [Seed \"9\"]\n[Result \"1-0-0\"][Players \"Ann \\\"A\\\" \\\\, B\\nC\"]\n\
        [Setup \"size=15 players=3 sets=2\"]\n[Apple \"\"]\n1-0-0";
    let study = read(text, 1).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(study.session.players(), 3);
    let canonical = "[Game \"luckymoose\"]\n[Setup \"players=3 sets=2\"]\n[Seed \"9\"]\n\
        [Players \"Ann \\\"A\\\" \\\\, B\\nC\"]\n[Result \"1-0-0\"]\n[Date \"2026.11.22\"]\n\
        [Ending \"resigned-1\"]\n[Zebra \"1\"]\n[Apple \"\"]\n\n1-0-0\n";
    assert_eq!(written(&study), canonical);
    assert_eq!(written(&read(canonical, 1).unwrap_or_else(|error| panic!("{error}"))), canonical);
    let session = games::find("gambit").and_then(|game| game.start("")).expect("a game");
    let headers = [("no key", "x"), ("", ""), ("1", ""), ("É", "")];
    for (key, value) in headers {
        let error = write(session.as_ref(), &[(key.into(), value.into())]).expect_err(key);
        assert_eq!((error.code().name(), error.found()), ("header", key));
    }
    // The engine writes what is its own, and each header once.
    let headers: Vec<Header> = [("Position", "x"), ("Result", "1-0-0"), ("A", "1"), ("A", "2")]
        .map(|(key, value)| (key.into(), value.into()))
        .into();
    let text = write(session.as_ref(), &headers).expect("all are names");
    assert_eq!(text, "[Game \"gambit\"]\n[Result \"*\"]\n[A \"1\"]\n\n*\n");
}

/// Asserts which headers tell how a game began, and that it begins there again.
#[track_caller]
fn check_origin(session: &dyn Session, headers: &str) {
    let text = write(session, &[]).expect("it has no headers");
    let (written, _) = text.split_once("[Result").expect("there is a result");
    assert_eq!(written, headers);
    let again = read(&text, 1).unwrap_or_else(|error| panic!("{text}{error}"));
    assert_eq!(again.session.first_position(), session.first_position());
    assert_eq!(again.session.setup(), session.setup());
}

#[test]
fn a_study_tells_how_its_game_begins() {
    let start = |game: &str, setup: &str| {
        games::find(game).and_then(|game| game.start(setup)).expect("a set-up")
    };
    let open = |game: &str, setup: &str, position: &str| {
        games::find(game).and_then(|game| game.open(setup, position)).expect("a position")
    };
    check_origin(start("gambit", "seed=5").as_ref(), "[Game \"gambit\"]\n");
    check_origin(open("gambit", "", "8/xxxxxxxx/oooooooo/8 o").as_ref(), "[Game \"gambit\"]\n");
    check_origin(
        open("gambit", "", "8/8/xo6/8 o").as_ref(),
        "[Game \"gambit\"]\n[Position \"8/8/xo6/8 o\"]\n",
    );
    check_origin(start("combo", "draws=on").as_ref(), "[Game \"combo\"]\n");
    check_origin(
        start("combo", "draws=pieces").as_ref(),
        "[Game \"combo\"]\n[Setup \"draws=pieces\"]\n",
    );
    let position = "w1,7/8/8/8/8/8/8/b2,7 b 0";
    let headers =
        format!("[Game \"combo\"]\n[Setup \"draws=pieces\"]\n[Position \"{position}\"]\n");
    check_origin(open("combo", "draws=pieces", position).as_ref(), &headers);
    check_origin(start("triboard", "seed=42").as_ref(), "[Game \"triboard\"]\n[Seed \"42\"]\n");
    let position = start("triboard", "seed=42").position();
    let headers = format!("[Game \"triboard\"]\n[Position \"{position}\"]\n");
    check_origin(open("triboard", "seed=7", &position).as_ref(), &headers);
    check_origin(start("luckymoose", "").as_ref(), "[Game \"luckymoose\"]\n[Seed \"0\"]\n");
    let headers = "[Game \"luckymoose\"]\n[Setup \"players=4 size=9\"]\n[Seed \"3\"]\n";
    check_origin(start("luckymoose", "seed=3 size=9 players=4").as_ref(), headers);
    let position = start("luckymoose", "players=3 seed=42").position();
    let headers = format!("[Game \"luckymoose\"]\n[Position \"{position}\"]\n");
    check_origin(open("luckymoose", "players=3", &position).as_ref(), &headers);
    let watched =
        games::find("luckymoose").and_then(|game| game.watch("9/9/9/9/9/9/9/9/9 1 0,0 6/6 96 0 -"));
    let error = write(watched.expect("it is public").as_ref(), &[]).expect_err("it is not known");
    assert_eq!(error.code().name(), "looking-on");
}

#[test]
fn the_result_is_that_of_the_rules() {
    let over = "[Game \"gambit\"]\n[Position \"oo4x1/2o3x1/6o1/1x6 o\"]\n";
    let game = |headers: &str, end: &str| {
        read(&format!("{over}{headers}\n{end}"), 1).map(|study| written(&study))
    };
    let canonical = format!("{over}[Result \"1-0\"]\n\n1-0\n");
    for (headers, end) in
        [("", "1-0"), ("", "*"), ("[Result \"*\"]", "*"), ("[Result \"1-0\"]", "1-0")]
    {
        assert_eq!(game(headers, end), Ok(canonical.clone()));
    }
    for end in ["0-1", "1/2-1/2", "1-0-0"] {
        let error = game("", end).expect_err("it is another result");
        assert_eq!(
            (error.code().name(), error.expected()),
            ("one-of", &["1-0".into(), "*".into()][..])
        );
    }
    assert_eq!(super::outcome::all(2), ["1-0", "0-1", "1/2-1/2", "*"]);
    assert_eq!(
        super::outcome::all(3),
        ["1-0-0", "0-1-0", "1/2-1/2-0", "0-0-1", "1/2-0-1/2", "0-1/2-1/2", "1/3-1/3-1/3", "*"]
    );
    for result in (2..=4).flat_map(super::outcome::all) {
        assert!(result == "*" || super::outcome::is_like(&result), "{result}");
    }
    // A game that is drawn by nobody's win.
    let text = "[Game \"combo\"]\n[Position \"w1,7/8/8/8/8/8/8/b1,7 b 0\"]\n[Result \"1/2-1/2\"]\n\n1/2-1/2\n";
    assert_eq!(read(text, 1).map(|study| written(&study)), Ok(text.into()));
}

#[test]
fn the_result_at_the_end_needs_no_header() {
    let canonical =
        |result: &str| format!("[Game \"gambit\"]\n[Result \"{result}\"]\n\n1. c2xc4 {result}\n");
    for headers in ["", "[Result \"white wins\"]\n"] {
        for result in ["0-1", "1/2-1/2", "*"] {
            let text = format!("[Game \"gambit\"]\n{headers}\n1. c2xc4 {result}\n");
            assert_eq!(read(&text, 1).map(|study| written(&study)), Ok(canonical(result)));
        }
    }
    let header = |text: &str| {
        let headers = split(text)[0].headers();
        headers.into_iter().find(|(key, _)| key == "Result").map(|(_, result)| result)
    };
    for end in ["c2xc4 0-1", "c2xc4 {x}0-1\n\n", "(d2xd4)0-1 "] {
        assert_eq!(header(&format!("[Game \"gambit\"]\n{end}")).as_deref(), Some("0-1"), "{end}");
    }
    for end in ["*", "c2-3", "c2xc4 3", "{0-1} *", "0-", "-", "--"] {
        assert_eq!(header(&format!("[Game \"gambit\"]\n{end}")), None, "{end}");
    }
}

#[test]
fn lines_have_at_most_80_columns() {
    let word = "x".repeat(100);
    let text = format!("{GAMBIT}c2xc4 {{{}{word} y}} *", "é ".repeat(79));
    let text = written(&read(&text, 1).unwrap_or_else(|error| panic!("{error}")));
    let widths: Vec<usize> = text.lines().skip(3).map(|line| line.chars().count()).collect();
    assert_eq!(widths, [79, 79, 7, 100, 4]);
    assert!(text.lines().all(|line| line == line.trim()));
    // A line is full at 80 columns, also the last one.
    let filled = |width: usize| {
        let text = format!("{GAMBIT}{{{}}} *", "x".repeat(width));
        written(&read(&text, 1).unwrap_or_else(|error| panic!("{error}"))).lines().count() - 3
    };
    assert_eq!([filled(76), filled(77)], [1, 2]);
}

#[test]
fn a_file_is_split_into_its_studies() {
    let parts = |file: &'static str| {
        split(file).iter().map(|part| (part.text, part.line)).collect::<Vec<_>>()
    };
    assert_eq!(parts(""), []);
    assert_eq!(parts("\u{feff} \n\t\r\n"), []);
    assert_eq!(parts("\n\nx\n\n"), [("x\n", 3)]);
    assert_eq!(
        parts("\u{feff}[Game \"a\"]\n*\n\n \n[Game \"b\"]\n\n*"),
        [("[Game \"a\"]\n*\n", 1), ("[Game \"b\"]\n\n*", 5)]
    );
    // Damage does not reach the next study.
    assert_eq!(
        parts("x\n[Game \"a\n{\r\n  [Game \"b\"]\r\n*\r\n"),
        [("x\n", 1), ("[Game \"a\n{\r\n", 2), ("[Game \"b\"]\r\n*\r\n", 4)]
    );
    // Neither in the middle of a line nor of a name.
    assert_eq!(parts("[Game \"a\"] [Game \"b\"]\n[Games \"c\"]\n").len(), 1);
    let [part] = &split("[Game \"a\"]\n[Bad]\n[Event \"x\\\"\\ny\"]\n\n[")[..] else {
        panic!("there is one study");
    };
    let headers = part.headers();
    let headers: Vec<(&str, &str)> =
        headers.iter().map(|(key, value)| (&**key, &**value)).collect();
    assert_eq!(headers, [("Game", "a"), ("Event", "x\"\ny")]);
}

#[test]
fn variations_may_be_nested_to_any_depth() {
    // Each variation replaces the main continuation of the one around it.
    let mut session = games::find("combo").and_then(|game| game.start("")).expect("a game");
    let mut depth = 0;
    while let [first, second, ..] = &session.legal_moves()[..] {
        session.add_variation(first, false).expect("it is legal");
        session.play_variation(second).expect("it is legal");
        depth += 1;
    }
    assert!(depth > 50, "{depth}");
    let text = write(session.as_ref(), &[]).expect("it has no headers");
    assert!(text.ends_with(&format!("{} *\n", ")".repeat(depth))));
    let study = read(&text, 1).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(nodes(study.session.as_ref()), nodes(session.as_ref()));
    assert_eq!(written(&study), text);
    // Brackets that nothing closes are refused, however many there are.
    let brackets = format!("{GAMBIT}c2xc4 {}", "(".repeat(1_000_000));
    let error = read(&brackets, 1).expect_err("they are empty");
    assert_eq!((error.code().name(), error.line_and_column()), ("variation-begin", Some((4, 8))));
}

#[test]
fn any_number_of_studies_may_be_on_one_line() {
    let text = normalize(&"[Game \"gambit\"]1".repeat(300_000)).into_owned();
    assert_eq!(split(&text).len(), 300_000);
}

/// A reading that takes as long as the square of the text would take minutes here.
#[test]
fn a_long_text_of_equal_parts_is_read_at_once() {
    for part in ["\n[Result \"*\"]", "\n[", "{a}", "{[%csl Gc2]} 1.", ";a\n", "$14"] {
        let text = GAMBIT.trim_end().to_string() + &part.repeat(300_000) + "\n*";
        let (study, error) = salvage(&text, 1).expect("the first headers are sound");
        assert_eq!(error.is_some(), part.starts_with('\n'), "{part:?}");
        let root = study.session.tree().node(NodeId::ROOT).expect("there is a root");
        let annotations = root.note.len() + root.marks.len();
        assert_eq!(annotations > 300_000, error.is_none(), "{part:?}");
    }
    let headers: String = (0..300_000).map(|n| format!("[H{n} \"\"]\n")).collect();
    let study = read(&format!("{}\n{headers}\nc2xc4 *", GAMBIT.trim_end()), 1).expect("all differ");
    assert!(study.headers.len() > 300_000);
    // Nothing in writing takes long, either.
    let text = written(&study);
    assert_eq!(text.lines().count(), study.headers.len() + 2);
}

#[test]
fn a_study_has_a_largest_number_of_moves() {
    let text = |moves| format!("{GAMBIT}c2xc4{} *", "(d2xd4)".repeat(moves - 1));
    assert!(read(&text(super::MAX_MOVES), 1).is_ok());
    let error = read(&text(super::MAX_MOVES + 1), 1).expect_err("it is one too many");
    assert_eq!((error.code().name(), error.found()), ("study-size", "d2xd4"));
    assert_eq!(error.args(), [("most", super::MAX_MOVES.into())]);
}

/// A node: the moves before it, its marks and its comment, and whether it is on the main line.
type Seen = (usize, String, String, String, bool);

/// All nodes depth first.
fn nodes(session: &dyn Session) -> Vec<Seen> {
    let tree = session.tree();
    let seen = |id: NodeId| {
        let node = tree.node(id)?;
        let mv = session.move_to(id).map_or(String::new(), |played| played.mv);
        Ok((node.ply, mv, node.marks.into(), node.note.into(), node.is_main))
    };
    let nodes: Result<_, Error> =
        tree.subtree(NodeId::ROOT).and_then(|ids| ids.into_iter().map(seen).collect());
    nodes.expect("all ids are of the tree")
}

fn pick<'a, T: ?Sized>(rng: &mut Rng, from: &[&'a T]) -> &'a T {
    from[rng.below(from.len() as u64) as usize]
}

/// Texts that a careless writer or reader would change.
const NASTY: [&str; 24] = [
    "",
    " ",
    "  ",
    "}",
    "{",
    "\\",
    "\\n",
    "\n",
    "\r\n",
    "\t",
    "[Game \"x\"]",
    "\n[Game \"gambit\"]\n",
    "[%csl Ge4]",
    "]",
    "(",
    ")",
    ";",
    "%",
    "\"",
    "*",
    "1-0",
    "日本語",
    "\u{202e}\u{feff}\u{0}",
    "a long comment that goes on and on, until the line is folded somewhere in the middle of it",
];

fn nasty(rng: &mut Rng) -> String {
    (0..rng.below(6)).map(|_| pick(rng, &NASTY)).collect()
}

fn random_marks(rng: &mut Rng) -> Marks {
    let square = |rng: &mut Rng| Square::new(rng.below(21) as u8, rng.below(21) as u8);
    let judgement = (rng.below(2) > 0).then(|| Judgement::ALL[rng.below(9) as usize]);
    let shapes = (0..rng.below(4)).map(|_| {
        let (color, from, to) = (Color::ALL[rng.below(4) as usize], square(rng), square(rng));
        if rng.below(2) > 0 && from != to {
            Shape::Arrow(color, from, to)
        } else {
            Shape::Highlight(color, to)
        }
    });
    let shapes = shapes.collect();
    let numbers = if rng.below(4) == 0 { Vec::from([146]) } else { Vec::new() };
    Marks { judgement, numbers, shapes }
}

/// A random tree of a random game, with comments and marks.
fn random_study(game: &Entry, rng: &mut Rng) -> (Box<dyn Session>, Vec<Header>) {
    let mut setup = format!("seed={}", rng.below(1 << 53));
    if game.id == "combo" && rng.below(2) > 0 {
        setup += " draws=pieces";
    }
    if game.id == "luckymoose" {
        setup += &format!(
            " players={} size={} sets={}",
            2 + rng.below(3),
            9 + 2 * rng.below(4),
            1 + rng.below(2)
        );
    }
    let mut session = game.start(&setup).expect("it is a set-up");
    if rng.below(3) == 0 {
        for _ in 0..rng.below(9) {
            let moves = session.legal_moves();
            if !moves.is_empty() {
                session.play(&moves[rng.below(moves.len() as u64) as usize]).expect("it is legal");
            }
        }
        let setup = if setup.contains("draws") { "draws=pieces" } else { "" };
        session = game.open(setup, &session.position()).expect("it was printed");
    }
    for _ in 0..rng.below(60) {
        if rng.below(4) == 0 {
            let ids = session.tree().subtree(NodeId::ROOT).expect("the root is there");
            let id = ids[rng.below(ids.len() as u64) as usize];
            session.tree_mut().go_to(id).expect("it is there");
        }
        let moves = session.legal_moves();
        if moves.is_empty() {
            continue;
        }
        let mv = &moves[rng.below(moves.len() as u64) as usize];
        let played = match rng.below(3) {
            0 => session.play(mv),
            _ => session.play_variation(mv).map(drop),
        };
        played.expect("it is legal");
        if rng.below(3) == 0 {
            let id = session.tree().current();
            let (note, marks) = (nasty(rng), random_marks(rng).to_string());
            session.tree_mut().annotate(id, &note, &marks).expect("it is there");
        }
    }
    if rng.below(3) == 0 {
        let (note, marks) = (nasty(rng), random_marks(rng).to_string());
        session.tree_mut().annotate(NodeId::ROOT, &note, &marks).expect("it is there");
    }
    let keys = ["Event", "Date", "Players", "Ending", "Other", "x_1"];
    let header = |key: &&str| (rng.below(2) > 0).then(|| (String::from(*key), nasty(rng)));
    let headers = keys.iter().filter_map(header).collect();
    (session, headers)
}

#[test]
fn random_studies_are_text_and_back() {
    for game in GAMES {
        let mut rng = Rng::new(7);
        let mut file = String::new();
        let mut texts = Vec::new();
        for n in 0..60 {
            let (session, headers) = random_study(game, &mut rng);
            let text = write(session.as_ref(), &headers).expect("all headers have names");
            let again = read(&text, 1).unwrap_or_else(|error| panic!("{n}: {error}\n{text}"));
            assert_eq!(nodes(again.session.as_ref()), nodes(session.as_ref()), "{text}");
            assert_eq!(again.session.main_status(), session.main_status());
            assert_eq!(again.session.first_position(), session.first_position());
            assert_eq!(again.session.main_line(0), session.main_line(0));
            assert_eq!(again.session.moves(), session.main_line(0).moves);
            assert_eq!(written(&again), text);
            file += if file.is_empty() { "" } else { "\n" };
            file += &text;
            texts.push(text);
        }
        let parts: Vec<&str> = split(&file).iter().map(|part| part.text).collect();
        assert_eq!(parts, texts);
        assert_eq!(parts.join("\n"), file);
        // What was written here is not changed, but for NUL in headers.
        let nul = |text: &str| text.replace('\0', "");
        assert_eq!(nul(&normalize(&file)), nul(&file));
    }
}

#[test]
fn damaged_studies_are_refused_with_a_place_or_read() {
    const MUTANTS: usize = 1000;
    for game in GAMES {
        let mut rng = Rng::new(11);
        let sources: Vec<String> = (0..10)
            .map(|_| random_study(game, &mut rng))
            .map(|(session, headers)| {
                write(session.as_ref(), &headers).expect("all headers have names")
            })
            .collect();
        let (mut refused, mut salvaged) = (0, 0);
        for n in 0..MUTANTS {
            let mut chars: Vec<char> = sources[n % sources.len()].chars().collect();
            for _ in 0..=rng.below(3) {
                let at = rng.below(chars.len() as u64) as usize;
                let end = (at + rng.below(4) as usize).min(chars.len());
                let noise = pick(&mut rng, &NASTY);
                chars.splice(at..end, noise.chars());
            }
            if rng.below(8) == 0 {
                chars.truncate(rng.below(chars.len() as u64) as usize);
            }
            let text: String = chars.into_iter().collect();
            let lines = text.split('\n').count();
            let check_place = |error: &Error| {
                let (line, column) = error.line_and_column().unwrap_or_else(|| panic!("{error}"));
                let width = text.split('\n').nth(line - 1).map(|line| line.chars().count());
                assert!(
                    line <= lines && width.is_some_and(|width| column <= width + 1),
                    "{error}\n{text}"
                );
            };
            match read(&text, 1) {
                Ok(study) => assert!(read(&written(&study), 1).is_ok(), "{text}"),
                Err(error) => {
                    refused += 1;
                    check_place(&error);
                }
            }
            match salvage(&text, 1) {
                Ok((study, error)) => {
                    error.iter().for_each(check_place);
                    let sound = written(&study);
                    let again =
                        read(&sound, 1).unwrap_or_else(|error| panic!("{error}\n{text}\n{sound}"));
                    assert_eq!(written(&again), sound);
                    salvaged += usize::from(error.is_some());
                }
                Err(error) => check_place(&error),
            }
            for part in split(&text) {
                assert!(text.contains(part.text) && part.line <= lines);
            }
        }
        assert!(
            refused > MUTANTS / 2 && salvaged > MUTANTS / 3,
            "{}: {refused} {salvaged}",
            game.id
        );
    }
}
