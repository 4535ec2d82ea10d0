//! Tests of the command line, run as a program.

use crate::plain::{Plain, by_plain_rules};
use crate::program::{check, check_refused, output, program, run};
use gambol::games::GAMES;
use std::process::Stdio;

const START: &str = "8/xxxxxxxx/oooooooo/8 o";

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
fn dump_prints_whole_games_that_depend_on_the_seed_alone() {
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

/// Asserts that the plain rules agree with every line of a dump.
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
                assert!(moves.is_empty(), "moves are missing before {line}");
                let status = plain.take().expect("a position comes first").status();
                // The plain rules have no history, and so no draws by repetition.
                let is_repeated = rest.starts_with("over") && status.starts_with("playing");
                assert!(status == rest || P::ID == "combo" && is_repeated, "{status}: {rest}");
            }
            _ => panic!("{line}"),
        }
    }
}

/// Checks the dumps of all games, so many times as long as the shortest.
fn check_dumps(times: u32) {
    for game in GAMES {
        let games = times * if game.id == "gambit" { 10 } else { 4 };
        by_plain_rules!(game.id, check_dump(&games.to_string()));
    }
}

#[test]
fn dumps_agree_with_the_plain_rules() {
    check_dumps(1);
}

#[test]
#[ignore = "ten times the games of the test above"]
fn longer_dumps_agree_with_the_plain_rules() {
    check_dumps(10);
}

#[test]
fn best_prints_a_move_or_the_values_of_all() {
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
    // The move depends on the seed.
    let easy = |seed: &str| output(&["best", "gambit", START, "--level", "easy", "--seed", seed]);
    let played: Vec<String> = (0..20).map(|seed| easy(&seed.to_string())).collect();
    assert_eq!(easy("7"), played[7]);
    assert!(played.iter().any(|mv| *mv != played[0]), "{played:?}");
    // Too large to be solved in time: unproved values have a depth.
    let large = "oxoxoxox/xoxoxox1/1xoxoxox/oxoxoxox o";
    let all = output(&["best", "gambit", large, "--all", "--time-ms", "50"]);
    let line: Vec<&str> = all.lines().next().expect("there is a move").split('\t').collect();
    assert!(line[1].parse::<f64>().is_ok() && line[2].parse::<u32>().is_ok(), "{all}");
}

#[test]
fn a_fit_prints_its_terms_and_a_table() {
    let command = "fit triboard --games 2 --nodes 20 --searched 30 --interval 5 --levels beginner";
    let arguments: Vec<&str> = command.split(' ').collect();
    let fit = output(&arguments);
    assert_eq!(fit, output(&arguments));
    assert!(
        fit.starts_with("triboard: 2 games for the fit, as many others for the test\n"),
        "{fit}"
    );
    let after = |name: &str| fit.lines().find_map(|line| line.strip_prefix(name));
    assert!(
        after("slope = exp(").is_some_and(|slope| slope.ends_with(" · ln(left + 0.05))")),
        "{fit}"
    );
    let knee = after("knee = ").and_then(|knee| knee.parse::<f64>().ok());
    assert!(knee.is_some_and(|knee| knee != 0.0), "{fit}");
    // Every player of every position is in one of the ranges.
    let (_, table) = fit.split_once("s.e.\n").expect("a table");
    let rows = table.lines().filter_map(|line| line.split_once(" %")).map(|(_, row)| row);
    let counts = rows.map(|row| row.split_whitespace().nth(1)?.parse::<u64>().ok());
    let count: u64 = counts.map(|count| count.expect("a number")).sum();
    let positions =
        fit.lines().nth(2).and_then(|line| line.split_once(" and ")?.1.split(' ').next());
    assert_eq!(positions.and_then(|number| number.parse().ok()), Some(count / 3), "{fit}");
    check_refused(
        &["fit", "gambit"],
        r#"game: found "gambit", expected a game with values that are not proved"#,
    );
    check_refused(
        &["fit", "combo", "--levels", "hard,soft"],
        r#"level: found "soft", expected beginner, easy, medium, hard or master"#,
    );
}

#[test]
fn luck_prints_the_leads_with_and_without_it() {
    let arguments =
        ["luck", "luckymoose", "--games", "3", "--level", "beginner", "--size", "9", "--sets", "1"];
    let luck = output(&arguments);
    assert_eq!(luck, output(&arguments));
    let begins: Vec<&str> = luck.lines().filter_map(|line| line.split(':').next()).collect();
    let expected = [
        "luckymoose",
        "mean luck of player 1",
        "mean luck of player 2",
        "lead of player 1",
        "without luck",
    ];
    assert_eq!(begins[..5], expected, "{luck}");
    check_refused(
        &["luck", "luckymoose", "--games", "0"],
        r#"option --games: found "0", expected a whole number from 2 to 1000000"#,
    );
    check_refused(
        &["luck", "combo"],
        r#"game: found "combo", expected a game with tokens to draw"#,
    );
}

/// Gambit's tree has the figures that were counted before, and it is the same for both sides of the board.
#[test]
fn insight_tells_what_gambits_tree_holds() {
    let insight = output(&["insight", "gambit"]);
    let has = |line: &str| assert!(insight.lines().any(|other| other == line), "{line}: {insight}");
    has("positions: 893390");
    has("turns of a perfect game: 5 to 12, with margin +0");
    let openings: Vec<(&str, &str)> = insight
        .lines()
        .filter(|line| line.contains('x'))
        .filter_map(|line| line.split_once(": "))
        .collect();
    // A mirrored turn is worth the same.
    let mirror = |mv: &str| -> String {
        mv.chars()
            .map(|c| if ('a'..='h').contains(&c) { (b'a' + b'h' - c as u8) as char } else { c })
            .collect()
    };
    assert_eq!(openings.len(), 20);
    for (mv, values) in &openings {
        let other = openings.iter().find(|(other, _)| *other == mirror(mv));
        assert_eq!(other.map(|(_, values)| values), Some(values), "{mv}");
    }
}

#[test]
fn insight_tells_the_same_of_the_same_games() {
    for game in ["combo", "triboard", "luckymoose"] {
        let arguments = ["insight", game, "--games", "2", "--level", "beginner", "--seed", "5"];
        let insight = output(&arguments);
        assert_eq!(insight, output(&arguments));
        let begin = format!("{game}: 2 games of beginner against itself\nscore of the first");
        assert!(insight.starts_with(&begin), "{insight}");
    }
}

#[test]
fn agreement_grows_with_the_level() {
    let arguments = ["agreement", "gambit", "--games", "30", "--nodes", "2000"];
    let agreement = output(&arguments);
    assert_eq!(agreement, output(&arguments));
    let lines: Vec<&str> = agreement.lines().collect();
    assert!(lines[0].ends_with(" positions of 30 games"), "{agreement}");
    let share = |name: &str| -> f64 {
        let line = lines.iter().find(|line| line.starts_with(name)).expect("a line of the player");
        let all = line.split_whitespace().nth(1).expect("a share");
        all.parse().expect("a number")
    };
    assert!(share("random") < share("beginner"), "{agreement}");
    assert!(share("beginner") < share("medium") && share("medium") < share("hard"), "{agreement}");
}

#[test]
fn a_book_continues_the_games_of_its_log() {
    let path = std::env::temp_dir().join(format!("gambol-book-{}", std::process::id()));
    let log = path.to_str().expect("a path");
    let book = |games: &str, log: &[&str]| {
        output(&[&["book", "gambit", "--nodes", "50", "--games", games], log].concat())
    };
    let whole = book("30", &[]);
    let mut lines = whole.lines();
    assert_eq!(lines.next(), Some("gambit 30 games of master, 50 nodes, seed 1, mirrored"));
    // The key of the start, and each of its moves with its numbers of games, wins and draws.
    let start: Vec<&str> = lines.next().expect("the start").split(' ').collect();
    assert_eq!(start[0], "5E8e");
    let games: u32 = start[1..].chunks(4).map(|mv| mv[1].parse::<u32>().expect("games")).sum();
    assert!((20..=30).contains(&games), "{whole}");
    // The same games, some of them played by another call, which was interrupted.
    book("10", &["--log", log]);
    let text = std::fs::read_to_string(log).expect("a log");
    assert_eq!(text.lines().count(), 10);
    std::fs::write(log, format!("{text}1 a2x")).expect("the file can be written");
    assert_eq!(book("30", &["--log", log]), whole);
    // None is played again: a log of other games gives another book.
    std::fs::write(log, "1 a2xa4\n".repeat(30)).expect("the file can be written");
    assert_eq!(book("30", &["--log", log]).lines().nth(1), Some("5E8e a2xa4 30 30 0"));
    // Another file, or the log of another game, stays as it is.
    for (game, text) in [
        ("gambit", "1 buy milk\n0 call Bo"),
        ("gambit", "notes"),
        ("combo", "1 a2xa4\n"),
        ("gambit", "1 a2xa4\n= 1c2-c3\n"),
    ] {
        std::fs::write(log, text).expect("the file can be written");
        let arguments = ["book", game, "--games", "3", "--nodes", "50", "--log", log];
        let output = run(&arguments);
        assert_eq!(output.status.code(), Some(2), "{text}");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(error.contains("expected the lines of games of this book"), "{error}");
        assert_eq!(std::fs::read_to_string(log).expect("a log"), text);
    }
    std::fs::remove_file(log).expect("the file is there");
    check_refused(
        &["book", "triboard"],
        r#"game: found "triboard", expected a game that always starts from the same position"#,
    );
}

/// The path of a file that does not exist.
fn new_path(name: &str) -> String {
    let path = std::env::temp_dir().join(format!("gambol-{name}-{}", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path.to_str().expect("a path").to_string()
}

#[test]
fn openings_are_found_again_and_begin_a_match() {
    let [journal, book] = ["journal", "openings"].map(new_path);
    let find = |count: &str, options: &[&str]| {
        let find = ["openings", "combo", "--nodes", "50", "--games", "4", "--plies", "60"];
        output(&[&find[..], &["--openings", count], options].concat())
    };
    let whole = find("2", &[]);
    let command = "# gambol openings combo --seed 1 --nodes 50 --games 4 --plies 60 --openings 2";
    assert_eq!(whole.lines().next(), Some(command));
    assert_eq!(whole.lines().count(), 4, "{whole}");
    // The same positions, some of them tried by another run.
    find("1", &["--journal", &journal]);
    assert_eq!(find("2", &["--journal", &journal]), whole);
    std::fs::write(&book, &whole).expect("the file can be written");
    let begin = ["tournament", "combo", "greedy", "random", "--nodes", "50", "--openings"];
    let played = output(&[&begin[..], &[&book]].concat());
    assert!(played.contains("4 games of 2 openings"), "{played}");
    let own = output(&[&begin[..], &["book", "--games", "4"]].concat());
    assert!(own.contains("4 games of 2 openings"), "{own}");
    for file in [journal, book] {
        std::fs::remove_file(file).expect("the file is there");
    }
    check_refused(
        &["openings", "combo", "--games", "3"],
        r#"option --games: found "3", expected 4 or more"#,
    );
}

#[test]
fn parts_of_games_are_the_games() {
    let [whole, part, rest] = ["whole", "part", "rest"].map(new_path);
    let play = |options: &[&str], file: &str| {
        let options = [&["games", "combo", "--nodes", "50", "--file", file], options].concat();
        output(&options);
        std::fs::read_to_string(file).expect("a file of games")
    };
    let games = play(&["--games", "6"], &whole);
    assert_eq!(games.lines().count(), 6);
    let first = play(&["--games", "2"], &part);
    let others = play(&["--games", "4", "--first", "2"], &rest);
    assert_eq!(games, first.clone() + &others);
    // An interrupted call is continued.
    std::fs::write(&part, first + "8/8 b 0\t1a2-").expect("the file can be written");
    assert_eq!(play(&["--games", "6"], &part), games);
    assert_ne!(play(&["--games", "4", "--seed", "2"], &new_path("rest")), others);
    // Another file stays as it is.
    for text in ["notes", "1 a2xa4\n", "8/8 b 0\t1a2-a3\t\n"] {
        std::fs::write(&part, text).expect("the file can be written");
        let refused = run(&["games", "combo", "--nodes", "50", "--file", &part]);
        assert_eq!(refused.status.code(), Some(2), "{text}");
        let error = String::from_utf8_lossy(&refused.stderr).into_owned();
        assert!(error.contains("expected the lines of games"), "{error}");
        assert_eq!(std::fs::read_to_string(&part).expect("a file"), text);
    }
    check_refused(&["games", "combo"], "option --file: found nothing, expected a file");
    [whole, part, rest].iter().for_each(|file| std::fs::remove_file(file).expect("a file"));
}

#[test]
fn the_same_games_train_the_same_weights() {
    for (game, terms, nodes) in [("combo", 38, "50"), ("triboard", 9, "5")] {
        let file = new_path(&format!("train-{game}"));
        output(&["games", game, "--nodes", nodes, "--games", "10", "--file", &file]);
        let train = |files: &[&str], epochs: &str| {
            output(&[&["train", game, "--epochs", epochs], files].concat())
        };
        let trained = train(&[&file], "8");
        let weights = trained.lines().filter(|line| line.starts_with("    [")).count();
        assert_eq!(weights, terms, "{trained}");
        // The same in two parts.
        let text = std::fs::read_to_string(&file).expect("a file of games");
        let third = text.match_indices('\n').nth(2).expect("ten lines").0 + 1;
        let parts = [new_path("part-1"), new_path("part-2")];
        for (part, text) in parts.iter().zip([&text[..third], &text[third..]]) {
            std::fs::write(part, text).expect("the file can be written");
        }
        assert_eq!(train(&[&parts[0], &parts[1]], "8"), trained);
        let loss = |trained: &str| -> f64 {
            let mut lines = trained.lines().filter(|line| line.starts_with("epoch"));
            let last = lines.next_back().expect("an epoch");
            last.split(' ').nth(2).expect("a loss").parse().expect("a number")
        };
        assert!(loss(&trained) < loss(&train(&[&file], "1")), "{trained}");
        // A game that is not over.
        let cut = text.rsplit_once(' ').expect("values").0.replace('\t', " \t");
        std::fs::write(&parts[0], cut).expect("the file can be written");
        assert_eq!(run(&["train", game, &parts[0]]).status.code(), Some(2));
        parts.iter().chain([&file]).for_each(|file| std::fs::remove_file(file).expect("a file"));
    }
    let expected = r#"game: found "gambit", expected combo, luckymoose or triboard"#;
    check_refused(&["train", "gambit", "x"], expected);
    check_refused(&["train", "combo"], "file: found nothing, expected a file");
    let expected = r#"option --rounds: found "2", expected none in combo"#;
    check_refused(&["train", "combo", "x", "--rounds", "2"], expected);
}

#[test]
fn values_of_groups_are_fitted_to_games() {
    let train = |rounds: &str| {
        output(&["train", "luckymoose", "--size", "9", "--games", "40", "--rounds", rounds])
    };
    let fitted = train("2");
    assert_eq!(fitted.lines().count(), 2 * (1 + 6), "{fitted}");
    // The same games, then others by the values of the first.
    assert!(fitted.starts_with(&train("1")), "{fitted}");
    // Of three sizes, a larger group is worth more.
    let mean = |size: usize| {
        let of = |line: &str| line.split(['[', ',', ']']).nth(size - 1)?.trim().parse::<i32>().ok();
        fitted.lines().skip(1).take(6).filter_map(of).sum::<i32>()
    };
    assert!(mean(2) < mean(3) && mean(3) < mean(4), "{fitted}");
    let expected = r#"size: found "10", expected an odd number from 9 to 21"#;
    check_refused(&["train", "luckymoose", "--size", "10"], expected);
    let expected = r#"option --epochs: found "3", expected none in luckymoose"#;
    check_refused(&["train", "luckymoose", "--epochs", "3"], expected);
    let expected = r#"command line: found "x", expected no further arguments"#;
    check_refused(&["train", "luckymoose", "x"], expected);
}

#[test]
fn errors_are_one_line() {
    let ids: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
    let (last, others) = ids.split_last().expect("there are games");
    let games = format!("expected {} or {last}", others.join(", "));
    check_refused(&[], "command: found nothing, expected a command");
    check_refused(&["fly"], &format!(r#"command: found "fly", expected {}"#, COMMANDS.join(", ")));
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
        r#"command line: found "more", expected no further arguments"#,
    );
    check_refused(
        &["status", "gambit", START, "--fast", "1"],
        r#"option: found "--fast", expected --draws, --players, --sets or --size"#,
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
        r#"position: found "8/8/8/8 o", expected a position in which the game is not over"#,
    );
    check_refused(
        &["best", "gambit", START, "--level", "god"],
        r#"level: found "god", expected beginner, easy, medium, hard or master"#,
    );
}

#[test]
fn unknown_and_misplaced_options_are_refused() {
    let of_best =
        "expected --all, --draws, --level, --players, --seed, --sets, --size or --time-ms";
    for wrong in ["--tempo", "--nodes"] {
        check_refused(
            &["best", "gambit", START, wrong, "5"],
            &format!(r#"option: found "{wrong}", {of_best}"#),
        );
    }
    check_refused(&["best", "gambit", "-x"], &format!(r#"option: found "-x", {of_best}"#));
    check_refused(&["help", "--seed", "1"], r#"option: found "--seed", expected no option"#);
    check_refused(&["--fast"], r#"option: found "--fast", expected --help or --version"#);
    check_refused(&["start", "gambit", "--seed"], "missing argument for option '--seed'");
    check_refused(
        &["start", "gambit", "--seed", "1", "--seed", "1"],
        "option --seed: found twice, expected once",
    );
}

/// The commands, in the order of the help text.
const COMMANDS: &[&str] = &[
    "play",
    "start",
    "moves",
    "status",
    "perft",
    "dump",
    "best",
    "arena",
    "tournament",
    "compliance",
    "games",
    "train",
    "fit",
    "luck",
    "book",
    "openings",
    "puzzles",
    "insight",
    "agreement",
    "check",
    "convert",
    "speed",
    "ugi",
    "help",
];

#[test]
fn help_lists_every_command_and_option() {
    let overview = output(&["help"]);
    assert_eq!(overview, output(&["--help"]));
    assert_eq!(overview, output(&["-h"]));
    assert!(overview.lines().all(|line| line.chars().count() <= 100), "{overview}");
    for &command in COMMANDS {
        assert!(overview.contains(&format!("\n  {command} ")), "{command}");
        let help = output(&["help", command]);
        assert!(help.starts_with(&format!("{command} ")), "{help}");
        assert_eq!(help, output(&[command, "--help"]));
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{help}");
        // Help and the error for an unknown option list the same options.
        let refusal = run(&[command, "--no-such-option"]);
        let refusal = String::from_utf8_lossy(&refusal.stderr).into_owned();
        let (_, expected) = refusal.split_once(", expected ").expect("a refusal");
        let mut listed: Vec<&str> =
            expected.split([' ', ',', '\n']).filter(|word| word.starts_with("--")).collect();
        let mut helped: Vec<&str> = help
            .lines()
            .filter_map(|line| line.strip_prefix("  --"))
            .map(|line| line.split(' ').next().unwrap_or_default())
            .collect();
        listed.iter_mut().for_each(|name| *name = &name[2..]);
        listed.sort_unstable();
        helped.sort_unstable();
        assert_eq!(listed, helped, "{command}");
    }
    check_refused(
        &["help", "fly"],
        &format!(r#"command: found "fly", expected {}"#, COMMANDS.join(", ")),
    );
}

#[test]
fn the_version_is_that_of_the_crate() {
    let version = format!("gambol {}\n", env!("CARGO_PKG_VERSION"));
    check(&["--version"], &version);
    check(&["-V"], &version);
}

#[test]
fn a_closed_pipe_is_not_an_error() {
    let mut child = program()
        .args(["dump", "gambit", "--seed", "1", "--games", "2000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // Close the pipe without reading.
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the child ends");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert!(output.status.success());
}
