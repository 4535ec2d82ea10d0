//! Compares the engine with the plain implementations of the rules: positions, moves, status, perft and
//! values.

#![allow(clippy::print_stdout, reason = "what was measured is the report of these tests")]

mod plain;

use gambol::search::{Level, Options};
use gambol::{Entry, Rng, games};
use plain::gambit::Gambit;
use plain::{Plain, by_plain_rules, is_tested, tested_games};
use std::thread;

fn gambit() -> &'static Entry {
    games::find("gambit").expect("gambit is registered")
}

/// Asserts that the engine and the plain rules agree on a position: on its text, its legal moves with
/// the resulting positions, and its status.
fn check_position<P: Plain>(text: &str) {
    let game = games::find(P::ID).expect("the game is registered");
    let session = game.open("", text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(session.position(), text);
    let plain = P::parse(text).unwrap_or_else(|| panic!("{text} is not canonical"));
    assert_eq!(plain.text(), text);
    assert_eq!(session.status().to_string(), plain.status(), "{text}");
    let mut moves = session.legal_moves();
    moves.sort_unstable();
    let after = |mv: String| {
        let position = session.after(&mv).expect("a legal move plays");
        (mv, position)
    };
    let engine: Vec<_> = moves.into_iter().map(after).collect();
    let plain: Vec<_> = plain.moves().into_iter().map(|(mv, after)| (mv, after.text())).collect();
    assert_eq!(engine, plain, "{text}");
    assert_eq!(session.to_move().is_none(), plain.is_empty(), "{text}");
}

/// Plays random games to the end and checks every position.
fn check_random_games<P: Plain>(games: u64, options: &str) {
    let game = games::find(P::ID).expect("the game is registered");
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let setup = format!("seed={seed} {options}");
        let mut session = game.start(&setup).expect("every game takes a seed");
        loop {
            check_position::<P>(&session.position());
            let moves = session.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = &moves[rng.below(moves.len() as u64) as usize];
            session.play(mv).expect("a legal move plays");
        }
    }
}

/// The set-ups of a game, each with its share of random games. More games of the usual set-ups are compared
/// by `tests/commands.rs`.
fn setups(id: &str) -> &'static [(u64, &'static str)] {
    match id {
        "gambit" => &[(20, "")],
        "luckymoose" => &[
            (1, "players=2"),
            // Small boards fill up early, and small pools run out early.
            (2, "players=4 size=9 sets=1"),
            (1, "players=3 size=11 sets=2"),
            (1, "players=2 size=21 sets=6"),
        ],
        _ => &[(1, "")],
    }
}

/// Checks random games of each game, so many of most set-ups.
fn check_games_of_all(games: u64) {
    for game in tested_games() {
        for (share, options) in setups(game.id) {
            by_plain_rules!(game.id, check_random_games(share * games, options));
        }
    }
}

#[test]
fn random_games_agree() {
    check_games_of_all(1);
}

#[test]
#[ignore = "ten times the games of the test above"]
fn more_random_games_agree() {
    check_games_of_all(10);
}

/// A random board of a random density.
fn random_board(rng: &mut Rng) -> String {
    let empty = 1 + rng.below(9);
    let rank = |rng: &mut Rng| {
        let mut text = String::new();
        let mut run = 0;
        for _ in 0..8 {
            let piece = match rng.below(empty + 2) {
                0 => "o",
                1 => "x",
                _ => {
                    run += 1;
                    continue;
                }
            };
            if run > 0 {
                text += &run.to_string();
            }
            run = 0;
            text += piece;
        }
        if run > 0 {
            text += &run.to_string();
        }
        text
    };
    let ranks: Vec<String> = (0..4).map(|_| rank(rng)).collect();
    format!("{} {}", ranks.join("/"), ["o", "x"][rng.below(2) as usize])
}

#[test]
fn random_boards_agree() {
    if !is_tested("gambit") {
        return;
    }
    let mut rng = Rng::new(1);
    let mut returns = 0;
    let mut horizontals = 0;
    for _ in 0..20_000 {
        let board = random_board(&mut rng);
        check_position::<Gambit>(&board);
        let session = gambit().open("", &board).expect("it was just opened");
        for mv in session.legal_moves() {
            let squares: Vec<&str> = mv.split('x').collect();
            returns += usize::from(squares.len() > 2 && squares.first() == squares.last());
            horizontals += usize::from(squares.windows(2).any(|pair| pair[0][1..] == pair[1][1..]));
        }
    }
    // Random games from the start hardly contain such moves.
    assert!(returns > 10, "only {returns} moves return to their origin");
    assert!(horizontals > 1000, "only {horizontals} moves jump along a rank");
}

/// Compares the value of every move in the positions of some random games that have few pieces, and
/// checks that the strongest level plays a best move.
fn check_values(games: u64) {
    if !is_tested("gambit") {
        return;
    }
    const MAX_PIECES: usize = 10;
    let compare = |seeds: std::ops::Range<u64>| {
        let mut compared = 0;
        for seed in seeds {
            let mut rng = Rng::new(seed);
            let mut session = gambit().start("").expect("gambit starts");
            loop {
                let moves = session.legal_moves();
                if moves.is_empty() {
                    break;
                }
                let text = session.position();
                let board = text.split(' ').next().unwrap_or_default();
                if board.chars().filter(|c| c.is_ascii_lowercase()).count() <= MAX_PIECES {
                    let plain = Gambit::parse(&text).expect("a printed position is canonical");
                    let values = values(&text);
                    assert_eq!(values, plain.values(), "{text}");
                    let best = values.iter().map(|(_, value)| *value).max();
                    let played = master(&text, seed);
                    let value = values.iter().find(|(mv, _)| *mv == played);
                    assert_eq!(value.map(|(_, value)| *value), best, "{played} in {text}");
                    compared += 1;
                }
                let mv = &moves[rng.below(moves.len() as u64) as usize];
                session.play(mv).expect("a legal move plays");
            }
        }
        compared
    };
    let compared: usize = thread::scope(|scope| {
        let halves =
            [0..games / 2, games / 2..games].map(|seeds| scope.spawn(move || compare(seeds)));
        halves.into_iter().map(|half| half.join().expect("all values agree")).sum()
    });
    println!("the values of {compared} positions agree");
    assert!(compared > 2 * games as usize, "only {compared} positions were small enough");
}

#[test]
fn values_agree_with_an_exhaustive_search() {
    check_values(300);
}

#[test]
#[ignore = "six times the games of the test above"]
fn values_of_more_games_agree_with_an_exhaustive_search() {
    check_values(2000);
}

/// The proved value of each legal move in points, sorted by the move's text.
fn values(position: &str) -> Vec<(String, i32)> {
    let options = Options::default().with_all(true);
    let mut thinker = gambit().think("", position, &[], options).expect("the game is not over");
    while !thinker.run(20_000).done {}
    let value = |value: gambol::search::Value<String>| {
        assert!(value.proved, "{} in {position}", value.mv);
        (value.mv, value.value / 100)
    };
    let mut values: Vec<_> = thinker.report().values.into_iter().map(value).collect();
    values.sort();
    values
}

/// The move that the strongest level plays.
fn master(position: &str, seed: u64) -> String {
    let options = Options::new(Level::Master, seed);
    let mut thinker = gambit().think("", position, &[], options).expect("the game is not over");
    while !thinker.run(20_000).done {}
    thinker.report().best.expect("a search of an unfinished game has a best move")
}

/// Every move of the start and of random positions after at most four moves is proved, and best play
/// from the start draws.
#[test]
fn openings_are_proved() {
    if !is_tested("gambit") {
        return;
    }
    let start = gambit().start("").expect("gambit starts").position();
    let first = values(&start);
    assert_eq!(first.len(), 20);
    assert_eq!(first.iter().map(|(_, value)| *value).max(), Some(0));
    let mut rng = Rng::new(5);
    for _ in 0..60 {
        let mut session = gambit().start("").expect("gambit starts");
        for _ in 0..1 + rng.below(4) {
            let moves = session.legal_moves();
            let Some(mv) = moves.get(rng.below(moves.len().max(1) as u64) as usize) else {
                break;
            };
            session.play(mv).expect("a legal move plays");
        }
        if session.to_move().is_some() {
            // Asserts that all values are proved.
            values(&session.position());
        }
    }
}

/// The parts of the lines of a kind in a game's `positions.txt`: `leaves POSITION ; COUNTS`,
/// `value POSITION ; VALUE ; BEST MOVES` or `order HASH`.
fn table(game: &str, kind: &str) -> Vec<Vec<String>> {
    let path = format!("{}/../engine/src/games/{game}/positions.txt", env!("CARGO_MANIFEST_DIR"));
    let table = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let lines = table.lines().filter_map(|line| line.strip_prefix(kind));
    lines.map(|line| line.trim().split(" ; ").map(String::from).collect()).collect()
}

/// Compares the table's perft counts up to `most` with the plain rules.
fn check_perft<P: Plain>(most: u64) {
    for line in table(P::ID, "leaves ") {
        let plain = P::parse(&line[0]).unwrap_or_else(|| panic!("{line:?}: not a position"));
        let counts = line[1].split(' ').map(|count| count.parse::<u64>().expect("a number"));
        for (depth, count) in (1..).zip(counts.take_while(|count| *count <= most)) {
            assert_eq!(perft(&plain, depth), count, "depth {depth} of {line:?}");
        }
    }
}

#[test]
fn perft_agrees() {
    const MAX_LEAVES: u64 = 30_000;
    for game in tested_games() {
        by_plain_rules!(game.id, check_perft(MAX_LEAVES));
    }
}

#[test]
#[ignore = "takes a minute: all counts of the tables by the plain rules"]
fn perft_of_all_depths_agrees() {
    for game in tested_games() {
        by_plain_rules!(game.id, check_perft(u64::MAX));
    }
}

#[test]
fn the_table_of_values_agrees() {
    if !is_tested("gambit") {
        return;
    }
    let table = table("gambit", "value ");
    for line in &table {
        let [position, expected, moves] = &line[..] else { panic!("{line:?}") };
        let plain = Gambit::parse(position).unwrap_or_else(|| panic!("{line:?}: not a position"));
        let best = |values: Vec<(String, i32)>| {
            let most = values.iter().map(|(_, value)| *value).max().expect("a move");
            let best = values.into_iter().filter(|(_, value)| *value == most);
            (most.to_string(), best.map(|(mv, _)| mv).collect::<Vec<_>>().join(","))
        };
        assert_eq!(best(values(position)), (expected.clone(), moves.clone()), "{line:?}");
        assert_eq!(best(plain.values()), (expected.clone(), moves.clone()), "{line:?}");
        for seed in 0..5 {
            let played = master(position, seed);
            assert!(moves.split(',').any(|mv| mv == played), "{played}: {line:?}");
        }
    }
    assert!(table.len() > 10);
}

fn perft<P: Plain>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    position.moves().iter().map(|(_, after)| perft(after, depth - 1)).sum()
}

/// Hashes the ordered legal moves at each ply of some random games (FNV-1a).
fn hash_of_move_order(game: &Entry) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for seed in 0..10 {
        let mut rng = Rng::new(seed);
        let mut session = game.start(&format!("seed={seed}")).expect("every game takes a seed");
        for _ in 0..60 {
            let moves = session.legal_moves();
            let Some(mv) = moves.get(rng.below(moves.len().max(1) as u64) as usize) else {
                break;
            };
            for byte in moves.join(" ").bytes() {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
            session.play(mv).expect("a legal move plays");
        }
    }
    hash
}

/// Packed links store moves as indices of legal moves, so the order must never change. The table of each
/// game has its hash.
#[test]
fn the_order_of_moves_is_stable() {
    for game in tested_games() {
        let hash = format!("{:016x}", hash_of_move_order(game));
        let known = table(game.id, "order ");
        assert_eq!(known, [[hash.clone()]], "{}: its positions.txt has `order {hash}`", game.id);
    }
}
