//! Tests of the Universal Game Interface, run as a program.

use crate::program::{converse, output};
use gambol::games::GAMES;

#[test]
fn commands_and_queries_are_answered() {
    let lines = converse(&["ugi"], "ugi\nisready\n");
    assert!(lines[0].starts_with("id name Gambol "), "{lines:?}");
    let games: String = GAMES.iter().map(|game| format!(" var {}", game.id)).collect();
    assert!(
        lines.contains(&format!("option name game type combo default gambit{games}")),
        "{lines:?}"
    );
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
}

/// Combo after its first move.
const COMBO_AFTER: &str = "w1,w1,w1,w1,w1,w1,w1,w1/w1,w1,w1,w1,w1,w1,w1,w1/8/8/8/8/\
    b1,b1,b1,b1,b1,b2,b1,b1/b1,b1,b1,b1,1,b1,b1,b1 w 1";

#[test]
fn positions_and_views_of_hidden_hands_are_searched() {
    let start = output(&["start", "luckymoose", "--seed", "42"]);
    let view = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 1 0,0 r5o6g6b6p2p3/6 96 0 -";
    for position in [start.trim(), view] {
        let lines =
            converse(&["ugi", "luckymoose"], format!("position fen {position}\ngo nodes 9\n"));
        assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")), "{lines:?}");
    }
}

/// The number that follows a name in an `info` line.
#[track_caller]
fn number(line: &str, name: &str) -> u64 {
    let words: Vec<&str> = line.split(' ').collect();
    let at = words.iter().position(|word| *word == name);
    let number = at.and_then(|at| words.get(at + 1)).and_then(|word| word.parse().ok());
    number.unwrap_or_else(|| panic!("{line} has no {name}"))
}

/// The answer to a `go` command at the start of each game.
fn search_all(go: &str) -> Vec<(&'static str, Vec<String>)> {
    let search = |game| {
        let lines = converse(&["ugi", game], format!("uginewgame\nisready\n{go}\n"));
        let last = lines.last().expect("it answers");
        assert!(last.starts_with("bestmove "), "{game}: {lines:?}");
        // The last line before the move has the totals.
        let info = &lines[lines.len() - 2];
        for name in ["nodes", "time", "nps"] {
            number(info, name);
        }
        (game, lines)
    };
    GAMES.iter().map(|game| search(game.id)).collect()
}

#[test]
fn go_with_clocks_spends_part_of_the_clock_of_the_player_to_move() {
    let begin = std::time::Instant::now();
    search_all("go p1time 400 p2time 1 p1inc 10 p2inc 0");
    // A generous bound for a busy machine.
    assert!(begin.elapsed().as_secs() < 20, "{:?}", begin.elapsed());
    // The clocks of the other players do not matter.
    let second = "position startpos moves 1e1+f2\ngo p1time 9 p1inc 0 p2inc 5 p2time 200\n";
    let lines = converse(&["ugi", "combo"], second);
    assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")), "{lines:?}");
    // A negative clock is answered at once.
    let late = converse(&["ugi", "combo"], "go p1time -20 p2time 100 p1inc 0 p2inc 0\n");
    assert!(late.last().is_some_and(|line| line.starts_with("bestmove ")), "{late:?}");
    let third = "setoption name setup value players=3 seed=1\n\
                 position startpos moves pass\nposition startpos\n\
                 go p1time 100 p2time 100 p3time 100 p1inc 0 p2inc 0 p3inc 0\n";
    let lines = converse(&["ugi", "luckymoose"], third);
    assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")), "{lines:?}");
}

#[test]
fn go_depth_limits_the_depth() {
    for depth in [0, 1, 3] {
        for (game, lines) in search_all(&format!("go depth {depth}")) {
            for info in lines.iter().filter(|line| line.starts_with("info ")) {
                assert!(number(info, "depth") <= depth.max(1), "{game}, {depth}: {info}");
            }
            // Other games report an average depth, or whole turns.
            let is_exact = ["gambit", "combo"].contains(&game) && depth > 0;
            let reached = number(&lines[lines.len() - 2], "depth");
            assert!(!is_exact || reached == depth, "{game}, {depth}: {lines:?}");
        }
    }
}

#[test]
fn go_ends_at_its_limits_and_when_stopped() {
    for (game, lines) in search_all("go nodes 3000") {
        let nodes = number(&lines[lines.len() - 2], "nodes");
        assert!(nodes <= 4000, "{game}: {nodes}");
    }
    let begin = std::time::Instant::now();
    search_all("go movetime 30");
    assert!(begin.elapsed().as_secs() < 20, "{:?}", begin.elapsed());
    // During a search, `isready` and `stop` are answered at once, and other commands after the search.
    let lines = converse(&["ugi", "gambit"], "go infinite\nisready\nquery gameover\nstop\n");
    assert_eq!(lines[0], "readyok", "{lines:?}");
    assert!(lines[lines.len() - 2].starts_with("bestmove "), "{lines:?}");
    assert_eq!(lines[lines.len() - 1], "response false", "{lines:?}");
}

/// The number of positions of the searches that a dialogue asks for.
fn searched(game: &str, dialogue: &str) -> Vec<u64> {
    let lines = converse(&["ugi", game], dialogue);
    let is_last = |pair: &&[String]| pair[1].starts_with("bestmove ");
    lines.windows(2).filter(is_last).map(|pair| number(&pair[0], "nodes")).collect()
}

#[test]
fn a_search_goes_on_with_what_the_last_one_of_the_game_knows() {
    // Combo keeps the moves of the last search alone.
    for (game, depth, gain) in [("combo", 8, 1), ("gambit", 6, 4)] {
        let go = format!("position startpos\ngo depth {depth}\n");
        let nodes =
            searched(game, &format!("{go}{go}uginewgame\n{go}setoption name seed value 0\n{go}"));
        assert!(nodes[1] < nodes[0] / gain, "{game}: {nodes:?}");
        // A new game and a new option begin with nothing.
        assert_eq!([nodes[2], nodes[3]], [nodes[0]; 2], "{game}");
        // Other levels play alike whatever they have seen.
        let easy = searched(game, &format!("setoption name level value easy\n{go}{go}"));
        assert_eq!(easy[0], easy[1], "{game}");
    }
    // A refused search forgets nothing of the position.
    let lines = converse(&["ugi", "combo"], "go depth 2\ngo p2time 3\ngo depth 2\n");
    assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")), "{lines:?}");
}

#[test]
fn a_refused_position_leaves_no_position() {
    let dialogue = "position startpos moves 1e1+f2\nposition startpos moves 1e1+f2 1e1+f2\n\
                    go nodes 10\nquery p1turn\nposition startpos\nquery p1turn\n";
    let lines = converse(&["ugi", "combo"], dialogue);
    let none =
        "info string position: found nothing, expected a valid position command before this one";
    assert!(lines[0].starts_with("info string move 2: "), "{lines:?}");
    assert_eq!(lines[1..], [none, none, "response true"]);
    let lines = converse(&["ugi", "combo"], "position fen nonsense\nuginewgame\nquery p1turn\n");
    assert_eq!(lines[1..], ["response true"]);
}

#[test]
fn lines_that_are_not_utf_8_or_too_long_are_reported_and_skipped() {
    let mut input = b"isready\nposition \xff\xfe\n".to_vec();
    input.extend_from_slice(b"setoption name setup\n");
    input.extend(std::iter::repeat_n(b'x', 3 << 20));
    input.extend_from_slice(b"\nisready\n");
    let lines = converse(&["ugi"], input);
    assert_eq!(
        lines,
        [
            "readyok",
            r#"info string line: found "position ��", expected UTF-8"#,
            r#"info string setoption: found "name setup", expected name NAME value VALUE"#,
            "info string line: found nothing, expected at most 1 MiB",
            "readyok",
        ]
    );
}

#[test]
fn arguments_set_the_defaults_of_the_options() {
    let seed = "ugi\ngo nodes 1\nquery p1turn\n";
    let lines =
        converse(&["ugi", "luckymoose", "--players", "3", "--seed", "9", "--level", "easy"], seed);
    assert!(
        lines.contains(&"option name setup type string default players=3 seed=9".into()),
        "{lines:?}"
    );
    assert!(lines.iter().any(|line| line.contains("name level type combo default easy ")));
    assert_eq!(lines.last().map(String::as_str), Some("response true"));
}

/// The examples of the specification: what is sent, and the last line of the answer, in which MOVE is
/// any legal move. MOVES are the first two moves of a game, and POSITION is its first position.
const EXAMPLES: [(&str, &str); 20] = [
    ("ugi", "ugiok"),
    ("ugi\nsetoption name Ponder value true\nisready", "readyok"),
    ("setoption name Hash value 1000\nisready", "readyok"),
    ("setoption name Threads value 4\nisready", "readyok"),
    ("isready", "readyok"),
    ("uginewgame\nisready", "readyok"),
    ("position startpos\nisready", "readyok"),
    ("position startpos moves MOVES\nisready", "readyok"),
    ("position fen POSITION\nquery p1turn", "response true"),
    ("position fen POSITION moves MOVES\nisready", "readyok"),
    ("go p1time 1000 p2time 1000 p1inc 10 p2inc 10", "bestmove MOVE"),
    ("go movetime 500", "bestmove MOVE"),
    ("go depth 3", "bestmove MOVE"),
    ("go nodes 5000", "bestmove MOVE"),
    ("go infinite\nstop", "bestmove MOVE"),
    ("query p1turn", "response true"),
    ("query gameover", "response false"),
    ("query result", "response none"),
    ("position startpos moves MOVES\nisready\ngo depth 3\nquery result", "response none"),
    ("go infinite\nquit", "bestmove MOVE"),
];

#[test]
fn every_example_of_the_specification_is_answered() {
    for game in GAMES {
        let mut session = game.start("seed=3").expect("it is a set-up");
        let first = session.legal_moves();
        for _ in 0..2 {
            let mv = session.legal_moves().swap_remove(0);
            session.play(&mv).expect("it is legal");
        }
        for (sent, expected) in EXAMPLES {
            let sent = sent.replace("MOVES", &session.moves().join(" "));
            let sent = sent.replace("POSITION", &session.first_position());
            let lines = converse(&["ugi", game.id, "--seed", "3"], format!("{sent}\n"));
            let last = lines.last().map_or("", String::as_str);
            match expected.strip_suffix("MOVE") {
                None => assert_eq!(last, expected, "{}, {sent}: {lines:#?}", game.id),
                Some(start) => {
                    let mv = last.strip_prefix(start).expect("it answers");
                    assert!(first.iter().any(|legal| legal == mv), "{}, {sent}: {mv}", game.id);
                    // The last line before the move has the totals.
                    let info = &lines[lines.len() - 2];
                    for name in ["nodes", "time", "nps"] {
                        number(info, name);
                    }
                }
            }
        }
    }
    assert!(converse(&["ugi"], "quit\nisready\n").is_empty());
    let over = "position fen 8/8/8/1o6 x\nquery p1turn\nquery gameover\nquery result\n";
    let answers = ["response false", "response true", "response p1win"];
    assert_eq!(converse(&["ugi", "gambit"], over), answers);
}

/// Invalid lines, and what is said about them.
const INVALID: [(&str, &str); 31] = [
    ("setoption name Hash value 0", r#"Hash: found "0", expected a whole number from 1 to 3072"#),
    (
        "setoption name Hash value 3073",
        r#"Hash: found "3073", expected a whole number from 1 to 3072"#,
    ),
    ("setoption name Hash value", "Hash: found nothing, expected a whole number from 1 to 3072"),
    (
        "foo bar",
        "command: found \"foo\", \
         expected ugi, isready, uginewgame, setoption, position, query, go, stop, ponderhit or quit",
    ),
    ("isready now", r#"isready: found "now", expected nothing after it"#),
    ("quit now", r#"quit: found "now", expected nothing after it"#),
    ("setoption", "setoption: found nothing, expected name NAME value VALUE"),
    (
        "setoption level value easy",
        r#"setoption: found "level value easy", expected name NAME value VALUE"#,
    ),
    (
        "setoption name value 3",
        r#"setoption: found "name value 3", expected name NAME value VALUE"#,
    ),
    (
        "setoption name level easy",
        r#"setoption: found "name level easy", expected name NAME value VALUE"#,
    ),
    (
        "setoption name level value god",
        r#"level: found "god", expected beginner, easy, medium, hard or master"#,
    ),
    (
        "setoption name own book value true",
        r#"option: found "own book", expected game, setup, level, seed, Hash, MultiPV, Ponder or Move Overhead"#,
    ),
    ("setoption name Ponder value maybe", r#"Ponder: found "maybe", expected true or false"#),
    (
        "setoption name multipv value 0",
        r#"MultiPV: found "0", expected a whole number from 1 to 100"#,
    ),
    (
        "setoption name multipv value 101",
        r#"MultiPV: found "101", expected a whole number from 1 to 100"#,
    ),
    (
        "setoption name move overhead value 1e3",
        r#"Move Overhead: found "1e3", expected a whole number from 0 to 10000"#,
    ),
    (
        "position",
        "position: found nothing, expected startpos or fen POSITION, and then moves MOVE …",
    ),
    ("position here", r#"position: found "here", expected startpos or fen"#),
    (
        "position startpos c2xc4",
        r#"position: found "startpos c2xc4", expected startpos or fen POSITION, and then moves MOVE …"#,
    ),
    ("position fen 8/8 o", r#"board: found "8/8", expected 4 ranks with / between them"#),
    (
        "position startpos moves c2xc4 c2xc4",
        "move 2: found \"c2xc4\", expected a move that is legal here",
    ),
    ("query", "query: found nothing, expected gameover, p1turn, p2turn or result"),
    ("query p3turn", r#"query: found "p3turn", expected gameover, p1turn, p2turn or result"#),
    (
        "query result now",
        r#"query: found "result now", expected gameover, p1turn, p2turn or result"#,
    ),
    (
        "go movetime",
        "go movetime: found nothing, expected a whole number from 0 to 18446744073709551615",
    ),
    (
        "go movetime -5",
        r#"go movetime: found "-5", expected a whole number from 0 to 18446744073709551615"#,
    ),
    (
        "go nodes 1e5",
        r#"go nodes: found "1e5", expected a whole number from 0 to 18446744073709551615"#,
    ),
    ("go depth 3 depth 4", r#"go: found "depth twice", expected every limit once"#),
    (
        "go p1time",
        "go p1time: found nothing, expected a whole number from 0 to 18446744073709551615",
    ),
    ("go p2time 100 p2inc 0", "go p1time: found nothing, expected the time of the player to move"),
    ("go ponder ponder", r#"go: found "ponder twice", expected every limit once"#),
];

#[test]
fn invalid_lines_are_reported_and_change_nothing() {
    for (line, expected) in INVALID {
        let is_position = line.starts_with("position ") || line == "position";
        let lines = converse(&["ugi", "gambit"], format!("{line}\nisready\nquery p1turn\n"));
        let last = match is_position {
            true => {
                "info string position: found nothing, expected a valid position command before this one"
            }
            false => "response true",
        };
        assert_eq!(lines, [&format!("info string {expected}"), "readyok", last], "{line}");
    }
}

/// Other interfaces know other limits, and wait for a move.
#[test]
fn unknown_limits_are_reported_and_a_move_is_answered() {
    for (go, word) in [
        ("go fast depth 1", "fast"),
        ("go depth 1 searchmoves a2xa4 b2xb4", "searchmoves"),
        ("go p5time 3 mate 2 depth 1 p5time 3", "p5time"),
    ] {
        let lines = converse(&["ugi", "gambit"], format!("{go}\n"));
        let info = format!("info string go: found \"{word}\", expected p1time, ");
        assert!(lines[0].starts_with(&info), "{lines:?}");
        assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")), "{lines:?}");
    }
}

/// The lines of an answer, without their prefix: values and variations by rank.
fn ranked(lines: &[String]) -> Vec<(u64, i64, Vec<String>)> {
    let depth = number(&lines[lines.len() - 2], "depth");
    let last = lines.iter().filter(|line| line.starts_with(&format!("info depth {depth} ")));
    let parsed = last.map(|line| {
        let value =
            line.split_once(" cp ").and_then(|(_, rest)| rest.split(' ').next()?.parse().ok());
        let (_, moves) = line.split_once(" pv ").expect("a variation");
        let moves = moves.split(' ').map(String::from).collect();
        (number(line, "multipv"), value.expect("a value"), moves)
    });
    parsed.collect()
}

#[test]
fn several_lines_are_reported_by_their_rank() {
    for game in GAMES {
        let sent = "setoption name multipv value 4\ngo depth 2\n";
        let lines = converse(&["ugi", game.id, "--seed", "1"], sent);
        let ranked = ranked(&lines);
        let ranked = &ranked[ranked.len() - 4..];
        let legal = game.start("seed=1").expect("it is a set-up").legal_moves();
        for (n, (rank, value, moves)) in ranked.iter().enumerate() {
            assert_eq!(*rank, n as u64 + 1, "{lines:#?}");
            assert!(legal.contains(&moves[0]), "{lines:#?}");
            assert!(n == 0 || *value <= ranked[n - 1].1, "{lines:#?}");
            assert!(ranked[..n].iter().all(|(_, _, others)| others[0] != moves[0]), "{lines:#?}");
        }
        assert_eq!(lines.last(), Some(&format!("bestmove {}", ranked[0].2[0])), "{}", game.id);
        // Every line can be played, where nobody's hand is guessed.
        for (_, _, moves) in ranked.iter().filter(|_| !game.is_hidden) {
            let mut session = game.start("seed=1").expect("it is a set-up");
            moves.iter().for_each(|mv| session.play(mv).expect("it is legal"));
        }
        let is_long = ranked[1..].iter().all(|(_, _, moves)| moves.len() == 2);
        assert!(is_long || !["gambit", "combo"].contains(&game.id), "{lines:#?}");
    }
    // No more lines than moves: this piece has one.
    let one = "setoption name MultiPV value 9\nposition fen 8/8/1x6/1o6 o\ngo depth 2\n";
    assert!(ranked(&converse(&["ugi", "gambit"], one)).iter().all(|(rank, ..)| *rank == 1));
}

#[test]
fn a_larger_table_saves_work() {
    // An ending, where many lines lead to the same positions.
    let ending = "position fen w1,w1,6/8/8/8/8/8/8/6,b2,b1 b 0";
    let nodes = |size: &str| {
        let sent = format!("setoption name hash value {size}\n{ending}\ngo depth 14\n");
        let lines = converse(&["ugi", "combo"], sent);
        assert!(!lines[0].starts_with("info string"), "{lines:#?}");
        number(&lines[lines.len() - 2], "nodes")
    };
    assert!(nodes("12") < nodes("1"));
}

/// The lines that the program answers in a process that may have so many KiB of memory.
#[cfg(target_os = "linux")]
fn converse_within(kib: u32, lines: &str) -> Vec<String> {
    use std::io::Write;
    use std::process::{Command, Stdio};
    let limited = format!("ulimit -v {kib}; exec \"$0\" ugi gambit");
    let mut child = Command::new("sh")
        .args(["-c", &limited])
        .arg(crate::program::PROGRAM)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("there is a shell");
    child.stdin.take().expect("it has an input").write_all(lines.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends with its input");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && errors.is_empty(), "{errors}");
    let text = String::from_utf8(output.stdout).expect("the output is UTF-8");
    text.lines().map(String::from).collect()
}

#[cfg(target_os = "linux")]
#[test]
fn a_table_for_which_there_is_no_memory_is_refused() {
    let sent = "setoption name Hash value 3072\nisready\nugi\ngo depth 2\n";
    let lines = converse_within(1_000_000, sent);
    let refused =
        r#"info string Hash: found "3072", expected the size of a table for which there is memory"#;
    assert_eq!(lines[..2], [refused, "readyok"]);
    let kept = "option name Hash type spin default 12 min 1 max 3072";
    assert!(lines.iter().any(|line| line == kept), "{lines:#?}");
    assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")), "{lines:#?}");
    // Only what it takes beyond the present table has to fit.
    let sent = "setoption name Hash value 192\nisready\nsetoption name Hash value 96\nisready\n\
                setoption name Hash value 192\nisready\nsetoption name Hash value 384\nisready\n";
    let lines = converse_within(300_000, sent);
    assert_eq!(lines.len(), 5, "{lines:#?}");
    assert!(lines[3].starts_with("info string Hash: found \"384\""), "{lines:#?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_search_beside_which_there_is_no_memory_for_another_table_is_followed_by_one() {
    // A search of another depth begins with a table of its own, while the last search still has one.
    let sent = "setoption name Hash value 192\nisready\ngo depth 2\ngo depth 3\n";
    let lines = converse_within(300_000, sent);
    let moves = lines.iter().filter(|line| line.starts_with("bestmove "));
    assert_eq!(moves.count(), 2, "{lines:#?}");
}

#[test]
fn pondering_ends_at_ponderhit_and_names_the_reply() {
    let sent = "setoption name Ponder value true\ngo ponder nodes 2000\nisready\nponderhit\n";
    let lines = converse(&["ugi", "combo"], sent);
    let answer = lines.last().and_then(|line| line.strip_prefix("bestmove ")).expect("a move");
    let (mv, reply) = answer.split_once(" ponder ").expect("a reply");
    let mut session = gambol::games::find("combo").expect("a game").start("").expect("it starts");
    session.play(mv).and_then(|()| session.play(reply)).expect("both are legal");
    assert_eq!(lines.iter().filter(|line| *line == "readyok").count(), 1, "{lines:#?}");
    // Without the option the answer is a move alone.
    let plain = converse(&["ugi", "combo"], "go ponder nodes 500\nstop\n");
    assert_eq!(plain.last().map(|line| line.split(' ').count()), Some(2), "{plain:#?}");
    let hidden = converse(&["ugi", "luckymoose"], "go ponder\nponderhit\nisready\n");
    let expected = "info string go ponder: found \"luckymoose\", expected a game without hidden hands, \
                    where the next position can be foreseen";
    assert_eq!(hidden, [expected, "readyok"]);
}

#[test]
fn queries_of_more_players_and_of_views_are_answered() {
    let turns = "query p1turn\nquery p2turn\nquery p3turn\nquery p4turn\nquery result\n";
    let wrong =
        "info string query: found \"p4turn\", expected gameover, p1turn, p2turn, p3turn or result";
    let lines = converse(&["ugi", "triboard", "--seed", "1"], turns);
    let first = ["response true", "response false", "response false", wrong, "response none"];
    assert_eq!(lines, first);
    let view =
        "position fen 15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 2 0,0 6/r5o6g6b6p2p3 96 0 -";
    let lines = converse(
        &["ugi", "luckymoose"],
        format!("{view}\nquery p1turn\nquery p2turn\nquery gameover\nquery result\n"),
    );
    let second = ["response false", "response true", "response false", "response none"];
    assert_eq!(lines, second);
    // The number of players is that of the view.
    let view =
        "position fen 15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 3 0,0,0 6/6/r5o6g6b6p2p3 90 0 -";
    let lines = converse(&["ugi", "luckymoose"], format!("{view}\n{turns}"));
    let third = ["response false", "response false", "response true", wrong, "response none"];
    assert_eq!(lines, third);
}

#[test]
fn a_search_of_several_lines_without_limits_ends() {
    let lines = converse(&["ugi", "combo"], "setoption name MultiPV value 2\ngo\n");
    assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")), "{lines:?}");
}

#[test]
fn a_search_ends_with_the_input() {
    let output = output(&["start", "combo"]);
    let lines = converse(&["ugi", "combo"], format!("position fen {output}go infinite\n"));
    assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")), "{lines:?}");
}
