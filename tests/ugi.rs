//! Tests of the Universal Game Interface, run as a program.

mod program;

use gambol::games::GAMES;
use program::{converse, output};

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

    // Invalid commands are reported and change nothing.
    let wrong = "foo bar\nsetoption name colour value 3\nquery gameover\n";
    let lines = converse(&["ugi", "gambit"], wrong);
    assert!(lines[0].starts_with(r#"info string command: found "foo""#), "{lines:?}");
    assert_eq!(
        lines[1],
        r#"info string option: found "colour", expected game, setup, level or seed"#
    );
    assert_eq!(lines[2], "response false");
}

/// Combo after its first move.
const COMBO_AFTER: &str = "w1,w1,w1,w1,w1,w1,w1,w1/w1,w1,w1,w1,w1,w1,w1,w1/8/8/8/8/b1,b1,b1,b1,b1,b2,b1,b1/b1,b1,b1,b1,1,b1,b1,b1 w 1";

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
    let wrong = converse(&["ugi", "combo"], "go p2time 100 p2inc 0\ngo p1time\ngo p5time 3\n");
    assert_eq!(
        wrong,
        [
            "info string go p1time: found nothing, expected the time of the player to move",
            "info string go p1time: found nothing, expected a whole number from 0 to 18446744073709551615",
            r#"info string go: found "p5time", expected p1time, p2time, p1inc, p2inc, movestogo, movetime, depth, nodes or infinite"#,
        ]
    );
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

/// The example dialogue of the specification, with moves of Combo.
#[test]
fn the_example_of_the_specification_is_answered() {
    let dialogue = "ugi\nsetoption name game value combo\nisready\nuginewgame\n\
                    position startpos moves 1e1+f2 1d8+d7\nisready\ngo depth 3\nquery result\n";
    let lines = converse(&["ugi"], dialogue);
    let ends = |start: &str| lines.iter().position(|line| line.starts_with(start));
    let order = ["id name ", "id author ", "option name ", "ugiok", "readyok", "info depth "];
    let places: Vec<usize> = order
        .into_iter()
        .map(|start| ends(start).unwrap_or_else(|| panic!("{start}: {lines:?}")))
        .collect();
    assert!(places.is_sorted(), "{lines:?}");
    assert!(lines[lines.len() - 3].starts_with("info depth 3 "), "{lines:?}");
    assert!(lines[lines.len() - 2].starts_with("bestmove "), "{lines:?}");
    assert_eq!(lines[lines.len() - 1], "response none");
    assert!(converse(&["ugi"], "quit\nisready\n").is_empty());
}

#[test]
fn a_search_ends_with_the_input() {
    let output = output(&["start", "combo"]);
    let lines = converse(&["ugi", "combo"], format!("position fen {output}go infinite\n"));
    assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")), "{lines:?}");
}
