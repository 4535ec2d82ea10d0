//! Tests of `gambol tournament`, run as a program.

use crate::program::{PROGRAM, check_refused, faulty, output, program, run};
use gambol::{Rng, study};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use unicode_width::UnicodeWidthStr;

/// An unused path of a file that a test may write.
fn file(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("tournament-{name}"));
    let _ = fs::remove_file(&path);
    path
}

fn text(path: &PathBuf) -> String {
    fs::read_to_string(path).expect("there is a file")
}

fn tournament(arguments: &[&str]) -> Vec<String> {
    output(&[&["tournament"], arguments].concat()).lines().map(String::from).collect()
}

/// The columns of the rating list by player: games, points, and points against each other one by rank.
fn row(lines: &[String], player: &str) -> Vec<String> {
    let is_own = |line: &&String| line.split_whitespace().nth(1) == Some(player);
    let line = lines.iter().find(is_own).unwrap_or_else(|| panic!("no {player} in {lines:#?}"));
    line.split_whitespace().skip(2).map(String::from).collect()
}

#[test]
fn a_round_robin_has_a_rating_list_and_a_crosstable() {
    let players = ["gambit", "master", "greedy", "random", "--nodes", "300", "--games", "24"];
    let lines = tournament(&players);
    assert_eq!(lines, tournament(&[&players[..], &["--concurrency", "1"]].concat()));
    assert_eq!(lines[0], "gambit: round robin of 3 players");
    assert_eq!(lines[1], "24 games of 4 openings, each from every seat");
    assert!(lines[3].starts_with("1  master"), "{lines:#?}");
    let cells: Vec<Vec<String>> = ["1  ", "2  ", "3  "]
        .map(|rank| {
            let line = lines.iter().find(|line| line.starts_with(rank)).expect("a rank");
            let words: Vec<String> = line.split_whitespace().map(String::from).collect();
            assert_eq!(words[2], "16", "{line}");
            words[words.len() - 3..].to_vec()
        })
        .into();
    for player in ["master", "greedy", "random"] {
        let numbers: Vec<f64> =
            row(&lines, player)[..5].iter().map(|cell| cell.parse().expect("a number")).collect();
        let [games, points, won, drawn, lost] = numbers[..] else { panic!("{lines:#?}") };
        assert_eq!((won + drawn + lost, won + drawn / 2.0), (games, points), "{lines:#?}");
    }
    let points = |cell: &str| -> f64 {
        let (points, games) = cell.split_once('/').expect("points of games");
        assert_eq!(games, "8");
        points.parse().expect("a number")
    };
    // Points against each other are complementary.
    for (a, b) in [(0, 1), (0, 2), (1, 2)] {
        let both = points(&cells[a][b]) + points(&cells[b][a]);
        assert!((both - 8.0).abs() < 1e-9, "{lines:#?}");
    }
}

#[test]
fn columns_are_aligned_beside_wide_characters() {
    let players = ["gambit", "random; name=指し手", "random", "--games", "1"];
    let lines = tournament(&players);
    let games = |player: &str| {
        let line = lines.iter().find(|line| line.contains(player)).expect("a player");
        line[..line.find(" 2  ").expect("two games")].width()
    };
    assert_eq!(games("指し手"), games("random"), "{lines:#?}");
}

#[test]
fn three_and_four_players_play_in_blocks_of_permutations() {
    let players = ["greedy", "random", "easy"];
    let three =
        tournament(&[&["triboard"], &players[..], &["--nodes", "50", "--games", "1"]].concat());
    assert_eq!(three[1], "6 games of 1 opening, each from every seat");
    assert!(row(&three, "greedy").contains(&"6".to_string()), "{three:#?}");
    let small = ["luckymoose", "greedy", "random", "--gauntlet", "--games", "4"];
    let four =
        tournament(&[&small[..], &["--players", "4", "--sets", "1", "--size", "9"]].concat());
    assert_eq!(four[0], "luckymoose: gauntlet of 2 players");
    assert_eq!(four[1], "4 games of 1 opening, each from every seat");
    assert_eq!((row(&four, "greedy")[0].as_str(), row(&four, "random")[0].as_str()), ("4", "12"));
}

#[test]
fn games_are_written_as_studies_and_openings_are_read_from_them() {
    let [games, openings] = ["games", "openings"].map(file);
    let start = "8/xxxxxxxx/oooooooo/8 o";
    fs::write(&openings, format!("{start} moves d2xd4\n{start} moves a2xa4\n")).expect("written");
    let [games_name, openings_name] = [&games, &openings].map(|path| path.display().to_string());
    let options = ["--nodes", "50", "--studies", &games_name, "--openings", &openings_name];
    let lines = tournament(&[&["gambit", "easy; name=A, B", "random"], &options[..]].concat());
    assert_eq!(lines[1], "4 games of 2 openings, each from every seat");
    let first = text(&games);
    let studies: Vec<_> =
        study::split(&first).iter().map(|part| study::read(part.text, part.line)).collect();
    assert_eq!(studies.len(), 4);
    for (n, study) in studies.into_iter().enumerate() {
        let study = study.expect("it is a study");
        assert_eq!(study.session.moves()[0], ["d2xd4", "a2xa4"][n / 2]);
        let players = ["A  B, random", "random, A  B"][n % 2];
        assert!(study.headers.contains(&("Players".into(), players.into())), "{:?}", study.headers);
    }
    // Games are openings, too, if they are not over.
    let error = run(&["tournament", "gambit", "easy", "easy", "--openings", &games_name]);
    let error = String::from_utf8_lossy(&error.stderr).into_owned();
    assert!(error.contains("the end of a game"), "{error}");
}

#[test]
fn adjudicated_games_are_counted_and_written() {
    let path = file("adjudicated");
    let name = path.display().to_string();
    let base = ["combo", "easy", "random", "--nodes", "100", "--games", "4", "--studies", &name];
    let long = tournament(&[&base[..], &["--max-plies", "12"]].concat());
    assert!(long.contains(&"ended 4 by length".to_string()), "{long:#?}");
    let studies = text(&path);
    assert_eq!(studies.matches("[Result \"1/2-1/2\"]").count(), 4, "{studies}");
    assert_eq!(studies.matches("[Ending \"draw\"]").count(), 4, "{studies}");
    let gambit = ["gambit", "easy", "random", "--nodes", "50", "--games", "4"];
    let proved = tournament(&[&gambit[..], &["--prove", "20000"]].concat());
    assert!(proved.iter().any(|line| line.starts_with("ended ") && line.contains(" by proof")));
    // The verdict of the referee is that of the rules.
    let points = |lines: &[String], player| row(lines, player)[1].clone();
    let played = tournament(&[&["gambit", "master", "random"], &gambit[3..]].concat());
    let also = [&["gambit", "master", "random"], &gambit[3..], &["--prove", "200000"]].concat();
    assert_eq!(points(&played, "master"), points(&tournament(&also), "master"));
}

#[test]
fn programs_play_with_clocks_and_other_limits() {
    let other = |limits: &str| format!("ugi:{PROGRAM} ugi combo; name=Other; {limits}");
    for limits in ["tc=20/10+0.01; option.level=easy", "depth=1", "time-ms=20", "nodes=40"] {
        let options = ["--tc", "0:10+0.02", "--games", "2", "--max-plies", "30"];
        let wide = ["--margin-ms", "60000"];
        let players = ["combo", "easy", &other(limits)];
        let lines = tournament(&[&players[..], &options, &wide].concat());
        assert!(!lines.iter().any(|line| line.contains("forfeit")), "{lines:#?}");
        assert_eq!(row(&lines, "Other")[0], "2", "{lines:#?}");
    }
}

#[test]
fn programs_get_their_own_options() {
    let path = file("options");
    let call = faulty("note", 1, &path.display().to_string());
    let first = format!("{call}; name=A; option.Hash=64; option.Own Book=a = b");
    let options = ["--nodes", "5", "--games", "2", "--max-plies", "5", "--concurrency", "1"];
    tournament(&[&["gambit", &first, "random"], &options[..]].concat());
    let expected = "setoption name game value gambit\nsetoption name Hash value 64\n\
                    setoption name Own Book value a = b\n";
    assert_eq!(text(&path), expected);
}

#[test]
fn programs_ponder_on_the_replies_that_they_name() {
    let path = file("ponder");
    let call = faulty("ponder", 1, &path.display().to_string());
    let gambol = format!("ugi:{PROGRAM} ugi");
    let players = ["gambit", &format!("{call}; name=A"), &format!("{gambol}; name=B"), "random"];
    let limits = ["--nodes", "10", "--games", "4", "--gauntlet", "--concurrency", "1"];
    let lines = tournament(&[&players[..], &limits, &["--ponder"]].concat());
    assert!(!lines.iter().any(|line| line.contains("forfeit")), "{lines:#?}");
    let noted = text(&path);
    let mut noted = noted.lines();
    assert_eq!(noted.next(), Some("setoption name game value gambit"));
    assert_eq!(noted.next(), Some("setoption name Ponder value true"));
    // Every search on a reply ends, by that reply or by another one.
    let noted: Vec<&str> = noted.collect();
    let (pairs, rest) = noted.as_chunks::<2>();
    assert!(
        rest.is_empty() && pairs.iter().all(|[go, _]| *go == "go ponder nodes 10"),
        "{noted:?}"
    );
    for end in ["ponderhit", "stop"] {
        assert!(pairs.iter().any(|[_, line]| *line == end), "no {end}: {noted:?}");
    }
    // Nobody ponders where it is not asked for, nor on the replies of two others.
    let silent = file("no-ponder");
    let call = faulty("ponder", 1, &silent.display().to_string());
    tournament(&[&["gambit", &call, "random"], &limits[..]].concat());
    assert_eq!(text(&silent), "setoption name game value gambit\n");
    let three = ["triboard", &gambol, "random", "--ponder", "--nodes", "50", "--games", "3"];
    let lines = tournament(&three);
    assert!(!lines.iter().any(|line| line.contains("forfeit")), "{lines:#?}");
    // With clocks, programs that think all the time answer in time.
    let clocks = ["combo", &gambol, &gambol, "--ponder", "--tc", "1+0.02", "--max-plies", "20"];
    let lines = tournament(&[&clocks[..], &["--games", "2", "--margin-ms", "60000"]].concat());
    assert!(!lines.iter().any(|line| line.contains("forfeit")), "{lines:#?}");
}

#[test]
fn the_contest_gives_five_minutes_a_side() {
    let [requests, games] = ["requests", "contest"].map(file);
    let program = faulty("clock", 1, &requests.display().to_string());
    let games_name = games.display().to_string();
    let options = ["--contest", "--max-plies", "4", "--studies", &games_name];
    let lines = tournament(&[&["gambit", &program, "random"], &options[..]].concat());
    assert_eq!(lines[1], "2 games of 1 opening, each from every seat");
    let requests = text(&requests);
    let first = requests.lines().next().expect("it was asked for a move");
    assert_eq!(first, "go p1time 300000 p1inc 0 p2time 300000 p2inc 0");
    // Each plays twice in each game: no moves are played for them.
    assert_eq!(requests.lines().count(), 4, "{requests}");
    assert!(!text(&games).contains("[Position"), "{}", text(&games));
    // Other limits and openings replace those of the contest.
    let openings = file("contest-openings");
    fs::write(&openings, "8/xxxxxxxx/oooooooo/8 o moves a2xa4\n").expect("written");
    let name = openings.display().to_string();
    let call = ["gambit", "easy", "random", "--contest", "--nodes", "9", "--openings", &name];
    assert_eq!(tournament(&call)[1], "2 games of 1 opening, each from every seat");
}

#[test]
fn a_first_word_is_enough_of_an_answer() {
    let polite = faulty("polite", 1, "-");
    let lines = tournament(&["gambit", &format!("{polite}; name=A"), "random", "--games", "2"]);
    assert_eq!(row(&lines, "A")[0], "2", "{lines:#?}");
    assert_eq!(line_of_compliance(&polite, "60000", ""), "ok        tells its name, and `ugiok`");
}

#[test]
fn compliance_waits_longer_for_a_start_than_for_an_answer() {
    let slow = faulty("start-slow", 1, "-");
    assert_eq!(line_of_compliance(&slow, "2000", ""), "ok        tells its name, and `ugiok`");
}

/// The first line with this beginning in the report on a player of Gambit that may take so many milliseconds for an
/// answer. What the player lacks after that is not waited for.
#[track_caller]
fn line_of_compliance(player: &str, patience: &str, start: &str) -> String {
    let mut call = program();
    call.args(["compliance", player, "gambit", "--patience-ms", patience]).stdout(Stdio::piped());
    let mut child = call.spawn().expect("the program starts");
    let mut report = BufReader::new(child.stdout.take().expect("it has an output")).lines();
    let line = report.find_map(|line| line.ok().filter(|line| line.starts_with(start)));
    child.kill().expect("it was started");
    child.wait().expect("it was started");
    line.unwrap_or_else(|| panic!("no line begins with {start:?}"))
}

#[test]
fn pairs_of_games_are_counted_by_their_points() {
    let call = ["gambit", "captures", "random", "--nodes", "9", "--games", "20"];
    for lines in [tournament(&call), tournament(&[&call[..], &["--sprt", "0,20"]].concat())] {
        let counts = lines
            .iter()
            .find_map(|line| line.strip_prefix("pairs with 0, ½, 1, 1½ and 2 points: "));
        let counts: Vec<u32> =
            counts.expect("pairs").split(", ").map(|n| n.parse().expect("a number")).collect();
        assert_eq!(counts.iter().sum::<u32>(), 10, "{lines:#?}");
        let halves: u32 = counts.iter().zip(0..).map(|(count, halves)| count * halves).sum();
        let points: f64 = row(&lines, "captures")[1].parse().expect("points");
        assert!((points - f64::from(halves) / 2.0).abs() < 1e-9, "{lines:#?}");
    }
    let three = tournament(&["triboard", "greedy", "random", "random", "--games", "6"]);
    assert!(!three.iter().any(|line| line.starts_with("pairs")), "{three:#?}");
}

#[test]
fn invalid_tournaments_are_refused() {
    let check = |arguments: &[&str], expected: &str| {
        check_refused(&[&["tournament"], arguments].concat(), expected);
    };
    check(&["combo", "easy"], r#"players: found "easy", expected 2 players or more"#);
    check(
        &["combo", "easy", "hard", "--tc", "5 minutes"],
        r#"option --tc: found "5 minutes", expected [MOVES/][MINUTES:]SECONDS[+INCREMENT]"#,
    );
    check(
        &["combo", "easy", "hard", "--tc", "5", "--depth", "3"],
        r#"option --depth: found "--tc", expected either --depth or --tc"#,
    );
    check(
        &["combo", "easy", "hard", "random", "--sprt", "0,20"],
        r#"option --sprt: found "3 players", expected a match of one line-up"#,
    );
    check(&["combo", "easy", "hard", "--alpha", "0.1"], "--alpha: found nothing, expected --sprt");
    check(
        &["combo", "easy", "hard", "--sprt", "0,20", "--beta", "0.7"],
        r#"option --beta: found "0.7", expected a probability from 0.001 to 0.499"#,
    );
    check(
        &["combo", "easy", "hard", "--agree-win", "3"],
        r#"option --agree-win: found "3", expected MOVES,VALUE, such as 3,4.5"#,
    );
}

#[test]
fn a_file_of_anything_else_is_not_overwritten() {
    let path = file("other");
    let name = path.display().to_string();
    let base = ["tournament", "gambit", "random", "random", "--games", "2", "--studies", &name];
    let own = "[Game \"gambit\"]\n[Event \"My best game\"]\n\n*\n";
    for foreign in ["my notes\n", own, "\u{0}"] {
        std::fs::write(&path, foreign).expect("a file");
        let expected = "a new file, or one of the games of a tournament";
        check_refused(&base, &format!("option --studies: found {name:?}, expected {expected}"));
        assert_eq!(text(&path), foreign);
    }
    // The games of another tournament make room.
    std::fs::write(&path, "").expect("a file");
    for games in ["2", "4"] {
        tournament(&["gambit", "random", "random", "--games", games, "--studies", &name]);
        assert_eq!(text(&path).matches("[Game ").count().to_string(), games);
    }
}

#[test]
fn errors_are_found_before_the_first_game() {
    let check = |arguments: &[&str], expected: &str| {
        check_refused(&[&["tournament"], arguments].concat(), expected);
    };
    check(
        &["gambit", "easy", "random", "--studies", "/no-such-folder/games"],
        "option --studies: found \"/no-such-folder/games\", \
         expected a file to write (No such file or directory (os error 2))",
    );
    for (name, value) in [("--agree-win", "3,4"), ("--agree-draw", "3,4"), ("--prove", "100")] {
        check(
            &["triboard", "easy", "random", name, value],
            &format!(r#"option {name}: found "3 players", expected a game of two"#),
        );
    }
    let limits = "name=, nodes=, depth=, time-ms=, tc=, margin-ms=";
    check(
        &["gambit", "easy; option.Hash=1", "random"],
        &format!(r#"player easy: found "option.Hash=1", expected {limits}"#),
    );
    check(
        &["gambit", "ugi:x; speed=1", "random"],
        &format!(r#"player ugi:x: found "speed=1", expected {limits}, patience-ms=, option.NAME="#),
    );
}

#[test]
fn a_file_that_is_no_journal_of_the_match_is_refused_and_stays_as_it_is() {
    let path = file("foreign");
    let name = path.display().to_string();
    let players = ["tournament", "gambit", "random", "greedy", "--games", "2", "--journal", &name];
    let check = |bytes: &[u8], expected: &str| {
        fs::write(&path, bytes).expect("it is written");
        check_refused(&players, &format!("journal {name}: found {expected}"));
        assert_eq!(fs::read(&path).expect("there is a file"), bytes);
    };
    let expected = r#""my notes", expected the settings of this match"#;
    check(b"my notes\nline two", expected);
    check(b"my notes", expected);
    check(b"{}\n{", r#""another match", expected the same settings"#);
    fs::remove_file(&path).expect("there is a file");
    output(&players);
    let journal = fs::read(&path).expect("there is a file");
    check(&[&journal[..], b"\xff\n{"].concat(), r#""line 4", expected UTF-8"#);
}

#[test]
fn a_sequential_test_ends_a_tournament() {
    let match_of = ["triboard", "greedy", "random", "--gauntlet", "--games", "3000"];
    for scale in ["logistic", "normalized"] {
        let test = ["--sprt", "0,30", "--alpha", "0.01", "--beta", "0.1", "--elo", scale];
        let lines = tournament(&[&match_of[..], &test].concat());
        assert!(lines.last().is_some_and(|line| line.contains("+30 or more")), "{lines:#?}");
        assert!(!lines[1].starts_with("3000 games"), "{lines:#?}");
    }
}

/// Text without measured times.
fn timeless(text: &str) -> String {
    let mut words: Vec<&str> = text.split(' ').collect();
    for n in 1..words.len() {
        if words[n].starts_with("ms") {
            words[n - 1] = "…";
        }
    }
    words.join(" ")
}

/// The games of a journal in their order, without measured times.
fn games(path: &PathBuf) -> Vec<String> {
    let text = text(path);
    let mut lines: Vec<(u64, u64, String)> = text
        .lines()
        .skip(1)
        .map(|line| {
            let mut game: serde_json::Value = serde_json::from_str(line).expect("it is JSON");
            for work in game["work"].as_array_mut().expect("a list") {
                work[2] = 0.into();
            }
            let number = |name: &str| game[name].as_u64().expect("a number");
            (number("unit"), number("index"), timeless(&game.to_string()))
        })
        .collect();
    lines.sort();
    lines.into_iter().map(|(_, _, line)| line).collect()
}

/// Plays a tournament with faulty programs, and again with three kills at random moments. Returns the
/// report.
fn check_kills(games_count: &str, scheme: &[&str], name: &str, seed: u64) -> String {
    let entrant = |fault: &str, settings: &str| {
        format!("{}; name={fault}; {settings}", faulty(fault, 1, "-"))
    };
    let players = [
        "random".to_string(),
        entrant("crash-some", ""),
        entrant("hang-some", "patience-ms=2000"),
        entrant("illegal-some", ""),
        entrant("late", "time-ms=10; margin-ms=90"),
    ];
    let [whole, parts] = ["whole", "parts"].map(|part| file(&format!("{name}-{part}")));
    let call = |journal: &PathBuf| {
        let mut call = program();
        call.args(["tournament", "gambit"]).args(&players).args(scheme);
        call.args(["--nodes", "10", "--games", games_count, "--seed", "5", "--concurrency", "3"]);
        call.arg("--journal").arg(journal).stdin(Stdio::null());
        call.stdout(Stdio::piped()).stderr(Stdio::piped());
        call
    };
    let report = |mut call: Command| {
        let output = call.output().expect("the program starts");
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success() && errors.is_empty(), "{errors}");
        String::from_utf8(output.stdout).expect("it is text")
    };
    let undisturbed = report(call(&whole));
    let mut rng = Rng::new(seed);
    let all = games(&whole).len() as u64;
    let mut kills = Vec::new();
    for third in 1..=3 {
        let child = call(&parts).spawn().expect("the program starts");
        // A random number of games, and a random moment after that.
        let least = third * all / 4 - rng.below(all / 8 + 1);
        kill_after(child, &parts, least, Duration::from_millis(rng.below(60)));
        // A last line that is not complete is no game.
        kills.push(text(&parts).matches('\n').count() as u64 - 1);
    }
    assert!(kills.is_sorted() && kills[2] < all, "the kills came too late: {kills:?} of {all}");
    let disturbed = report(call(&parts));
    assert_eq!(games(&parts), games(&whole));
    assert_eq!(timeless(&disturbed), timeless(&undisturbed));
    format!("{disturbed}killed with {kills:?} games in its journal, and the same as undisturbed\n")
}

/// Kills a process a while after its journal has so many games.
fn kill_after(mut child: Child, journal: &PathBuf, games: u64, moment: Duration) {
    let begin = Instant::now();
    let count = || fs::read_to_string(journal).unwrap_or_default().matches('\n').count() as u64;
    while count() <= games {
        assert!(begin.elapsed() < Duration::from_secs(300), "no games are played");
        std::thread::sleep(Duration::from_millis(5));
    }
    std::thread::sleep(moment);
    child.kill().expect("it is running");
    let status = child.wait().expect("it was started");
    assert!(!status.success(), "it ended before it was killed");
}

/// Asserts that a report counts faults of one kind only for each program.
fn check_faults(report: &str) {
    for (name, kind) in [("crash-some", 0), ("hang-some", 3), ("illegal-some", 1), ("late", 2)] {
        let forfeits = |line: &&str| line.starts_with(&format!("{name} forfeited "));
        let line = report.lines().find(forfeits).unwrap_or_else(|| panic!("{name}: {report}"));
        let (_, counts) = line.split_once(": ").expect("counts");
        for (n, count) in counts.split(", ").enumerate() {
            assert_eq!(n == kind, !count.starts_with("0 "), "{line}");
        }
    }
}

#[test]
fn a_killed_tournament_goes_on_as_if_it_was_not_disturbed() {
    let report = check_kills("16", &["--gauntlet"], "short", 1);
    check_faults(&report);
}

#[test]
#[ignore = "200 games with faulty programs, twice, of which one is killed three times"]
#[allow(clippy::print_stdout, reason = "the report is wanted")]
fn a_long_tournament_goes_on_after_kills() {
    let report = check_kills("200", &[], "long", 2);
    check_faults(&report);
    println!("{report}");
}

#[test]
fn compliance_tells_what_a_program_lacks() {
    let own = format!("ugi:{PROGRAM} ugi");
    for game in ["gambit", "combo", "triboard", "luckymoose"] {
        let wide = ["--margin-ms", "60000", "--patience-ms", "60000"];
        let report = output(&[&["compliance", &own, game][..], &wide].concat());
        let (checks, last) = report.trim_end().rsplit_once('\n').expect("lines");
        assert!(checks.lines().count() == 17, "{report}");
        // Nobody ponders on a hand that is not known.
        let lacks = checks.lines().filter(|line| !line.starts_with("ok ")).collect::<Vec<_>>();
        let expected: &[&str] = match game {
            "luckymoose" => {
                &["optional  ponders until `ponderhit` or `stop`: the next position of \
                               a game with hidden hands cannot be foreseen"]
            }
            _ => &[],
        };
        assert_eq!(lacks, expected, "{game}: {report}");
        assert_eq!(last, format!("{own} can play {game} in matches"));
    }
    let illegal = faulty("illegal", 1, "-");
    let line =
        line_of_compliance(&illegal, "60000", "FAILED    plays a legal move after `go nodes`");
    assert!(line.contains("a1xa3"), "{line}");
    for (fault, check, reason) in [
        ("crash", "plays a legal move after `go movetime`, in time", "exit status: 3"),
        ("start-crash", "tells its name, and `ugiok`", "no way"),
    ] {
        let result = run(&["compliance", &faulty(fault, 1, "-"), "gambit"]);
        let report = String::from_utf8_lossy(&result.stdout).into_owned();
        assert_eq!(result.status.code(), Some(2), "{fault}: {report}");
        let line = report.lines().find(|line| line.starts_with(&format!("FAILED    {check}")));
        assert!(line.is_some_and(|line| line.contains(reason)), "{fault}: {report}");
    }
    check_refused(&["compliance", "easy"], r#"player: found "easy", expected ugi:COMMAND"#);
}
