//! The crate as a library: its traits, options and limits, and what a search keeps from move to move.

#![allow(clippy::print_stdout, reason = "shows how many nodes a kept table saves")]

use gambol::games::combo::{self, Combo};
use gambol::games::gambit::{Gambit, Path};
use gambol::games::luckymoose::{self, LuckyMoose};
use gambol::games::triboard::{self, Triboard};
use gambol::search::{
    Level, Limits, Luck, MultiplayerSearch, Options, PrincipalVariation, Progress, Report, Search,
    Selective, Sight, Simulation, Strength, Value,
};
use gambol::{
    Arg, Code, Entry, Error, FixedStart, Gain, Game, History, Holding, Judgement, Marks, NodeId,
    PerPlayer, Place, Played, Player, Record, Rng, Session, Shape, Square, Status, Thinker, games,
    study,
};
use std::fmt::Debug;
use std::hash::Hash;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// Types have the traits that belong to them: this compiles.
const _: () = {
    const fn is_value<T: Debug + Clone + PartialEq + Send + Sync + 'static>() {}
    const fn is_key<T: Debug + Clone + Eq + Hash + Send + Sync + 'static>() {}
    const fn is_shared<T: Debug + Send + Sync + 'static>() {}
    const fn is_sent<T: ?Sized + Send>() {}
    const fn is_error<T: std::error::Error + Clone + PartialEq + Send + Sync + 'static>() {}
    is_key::<(Gambit, Path, Combo, combo::Carry, combo::Setup)>();
    is_key::<(Triboard, triboard::Setup, LuckyMoose, luckymoose::Turn, luckymoose::Setup)>();
    is_key::<(Square, Player, PerPlayer<i32>, FixedStart, NodeId, Rng, Holding, Gain)>();
    is_key::<(Level, Strength, Sight, Options, Progress, Luck, Judgement, Shape)>();
    is_value::<(luckymoose::View, Report<Path>, Value<Path>, Status, Marks)>();
    is_value::<(History, Played, Code, Arg, Place, study::Part<'static>)>();
    is_shared::<(Record<Gambit>, Record<LuckyMoose>, Entry, Limits<'static>)>();
    is_shared::<(PrincipalVariation<Gambit>, Selective<Combo>)>();
    is_shared::<(MultiplayerSearch<Triboard>, Simulation<LuckyMoose>)>();
    is_sent::<Box<dyn Session>>();
    is_sent::<Box<dyn Thinker>>();
    is_sent::<study::Study>();
    is_error::<Error>();
};

/// The position after some moves of a game whose moves are chosen by a seed.
fn middle<G: Game>(setup: &str, moves: usize, seed: u64) -> Record<G> {
    let setup = setup.parse().unwrap_or_else(|error: Error| panic!("{setup}: {error}"));
    let mut record = Record::<G>::of_setup(&setup);
    let mut rng = Rng::new(seed);
    for _ in 0..moves {
        let legal = record.legal_moves();
        if legal.is_empty() {
            break;
        }
        let mv = legal[rng.below(legal.len() as u64) as usize].clone();
        record.play(mv).expect("a legal move");
    }
    record
}

fn finish<G: Game, S: Search<G>>(search: &mut S) -> Report<G::Move> {
    while !search.run(20_000).done {}
    search.report()
}

/// Plays a game, and returns the numbers of nodes at every second move: of new searches, and of one that
/// follows the game.
fn nodes_of_a_game<G, S>(start: &G, options: Options, plies: usize) -> [u64; 2]
where
    G: Game<View = G>,
    S: Search<G>,
{
    let mut record = Record::new(start.clone());
    let mut following = S::new(start.clone(), &[], options).expect("it goes on");
    let mut nodes = [0; 2];
    while !record.status().over && record.ply() < plies {
        let moves: Vec<G::Move> = record.moves().cloned().collect();
        let mut fresh = S::new(start.clone(), &moves, options).expect("it goes on");
        if record.position().to_move() != start.to_move() {
            record.play(finish(&mut fresh).best.expect("a legal move")).expect("a legal move");
            continue;
        }
        following.follow(start.clone(), &moves, options).expect("it goes on");
        let reports = [finish(&mut fresh), finish(&mut following)];
        for (sum, report) in nodes.iter_mut().zip(&reports) {
            *sum += report.nodes;
        }
        let [fresh, following] = reports;
        if fresh.values[0].proved {
            assert!(following.values[0].proved, "{}", record.position());
            assert_eq!(fresh.values[0].value, following.values[0].value, "{}", record.position());
        }
        record.play(following.best.expect("a legal move")).expect("a legal move");
    }
    nodes
}

#[test]
fn a_search_keeps_its_table_from_move_to_move() {
    let position = middle::<Gambit>("", 0, 3);
    let [fresh, kept] = nodes_of_a_game::<_, PrincipalVariation<Gambit>>(
        position.position(),
        Options::default(),
        99,
    );
    println!("Gambit, solved at every move: {fresh} nodes anew, {kept} with the table kept");
    assert!(kept < fresh, "{kept} of {fresh}");
    // One game may need more with it, since it also changes the order of moves.
    let options = Options::default().with_depth(5);
    let games = (1..=6).map(|seed| {
        let position = middle::<Combo>("", 12, seed);
        nodes_of_a_game::<_, Selective<Combo>>(position.position(), options, 12)
    });
    let [fresh, kept] = games.fold([0, 0], |sums, game| [sums[0] + game[0], sums[1] + game[1]]);
    println!("Combo, 5 plies deep: {fresh} nodes anew, {kept} with the table kept");
    assert!(kept < fresh, "{kept} of {fresh}");
}

/// A position that was searched is searched again in a fraction of the nodes.
#[test]
fn a_known_position_takes_few_nodes() {
    let start = Gambit::start(&FixedStart);
    let options = Options::default().with_depth(6);
    let mut search: PrincipalVariation<Gambit> =
        Search::new(start, &[], options).expect("it goes on");
    let first = finish(&mut search);
    search.follow(start, &[], options).expect("it goes on");
    let second = finish(&mut search);
    assert_eq!(second.values[0].value, first.values[0].value);
    assert!(second.nodes < first.nodes / 4, "{} after {}", second.nodes, first.nodes);
}

/// What a player overlooks is not kept for another, nor are values of the other side.
#[test]
fn a_table_is_not_kept_for_another_player() {
    let start = *middle::<Gambit>("", 2, 3).position();
    let at = |level, seed| Options::new(level, seed).with_depth(3);
    let search = |options| -> PrincipalVariation<Gambit> {
        let mut search = Search::new(start, &[], options).expect("it goes on");
        finish(&mut search);
        search
    };
    for (first, then) in [
        (at(Level::Medium, 1), at(Level::Medium, 2)),
        (at(Level::Medium, 1), at(Level::Hard, 1)),
        (at(Level::Master, 1), at(Level::Medium, 1)),
    ] {
        let fresh = search(then).report();
        let mut other = search(first);
        other.follow(start, &[], then).expect("it goes on");
        assert_eq!(finish(&mut other), fresh);
    }
}

#[test]
fn a_refused_position_leaves_a_search_as_it_was() {
    let start = *middle::<Gambit>("", 2, 3).position();
    let mut search: PrincipalVariation<Gambit> =
        Search::new(start, &[], Options::default()).expect("it goes on");
    let before = finish(&mut search);
    let over: Gambit = "8/8/8/8 o".parse().expect("a position");
    search.follow(over, &[], Options::default()).expect_err("the game is over");
    assert_eq!(search.report(), before);
}

/// Every move has a line of legal moves, which in a solved position ends with the value of the move.
#[test]
fn several_lines_have_their_values() {
    let start = *middle::<Gambit>("", 8, 5).position();
    let mover = start.to_move().expect("it goes on");
    let mut search: PrincipalVariation<Gambit> =
        Search::new(start, &[], Options::default().with_all(true)).expect("it goes on");
    let report = finish(&mut search);
    assert!(report.values.len() > 2);
    for value in &report.values {
        let line = search.line(&value.mv);
        assert_eq!(line.first(), Some(&value.mv));
        let mut record = Record::new(start);
        for mv in line {
            record.play(mv).expect("a legal move");
        }
        if record.status().over {
            let scores = record.position().scores();
            assert_eq!(100 * (scores[mover] - scores[mover.other()]), value.value, "{}", value.mv);
        }
    }
    for game in games::GAMES {
        let session = game.start("seed=2").expect("every game takes a seed");
        let view = session.view(Player(0));
        let options = Options::new(Level::Master, 1).with_all(true);
        let mut thinker = game.think("", &view, &[], options).expect("it goes on");
        thinker.run_within(&Limits::default().with_nodes(3_000));
        for value in thinker.report().values.iter().take(5) {
            let line = thinker.line(&value.mv).expect("a move of the report");
            assert_eq!(line.first(), Some(&value.mv), "{}", game.id);
            let mut session = game.sample("", &view, 1).expect("a view");
            line.iter().for_each(|mv| session.play(mv).expect("a legal move"));
        }
        thinker.line("zz").expect_err("no move");
    }
}

/// The search of a session knows its view, its repetitions and its set-up, whatever the game.
#[test]
fn a_session_gives_a_search_what_it_may_know() {
    let options = Options::new(Level::Medium, 3).with_depth(3).with_all(true);
    let finished = |mut thinker: Box<dyn Thinker>| {
        while !thinker.run(thinker.slice()).done {}
        thinker.report()
    };
    for game in games::GAMES {
        let mut session = game.start("seed=2").expect("every game takes a seed");
        for _ in 0..3 {
            let report = finished(session.think(options).expect("the game goes on"));
            let best = report.best.expect("it has a move");
            session.play(&best).expect("it is legal");
        }
        // What is taken back is not known.
        session.seek(0);
        let view = session.view(Player(0));
        let same = finished(game.think("", &view, &[], options).expect("it goes on"));
        assert_eq!(finished(session.think(options).expect("it goes on")), same, "{}", game.id);
        let watched = game.watch(&session.public_text()).expect("it is public");
        assert_eq!(
            watched.think(options).err().map(|error| error.code().name()),
            Some("looking-on")
        );
    }
    // Two stacks move to and fro: the third time it is a draw.
    let combo = games::find("combo").expect("it is a game");
    let start = "w2,7/8/8/8/8/8/8/b3,7 b 0";
    let mut session = combo.open("draws=on", start).expect("a position");
    let moves = ["3a1-b1", "2a8-b8", "3b1-a1", "2b8-a8", "3a1-b1", "2a8-b8", "3b1-a1"];
    moves.iter().for_each(|mv| session.play(mv).expect("it is legal"));
    let options = Options::new(Level::Master, 3).with_depth(3).with_all(true);
    let draw = |report: &Report<String>| {
        report.values.iter().find(|value| value.mv == "2b8-a8").map(|value| value.value)
    };
    let known = finished(session.think(options).expect("it goes on"));
    assert_eq!(draw(&known), Some(0), "the repetition is known");
    let forgotten = combo.think("", &session.position(), &[], options).expect("it goes on");
    assert_ne!(draw(&finished(forgotten)), Some(0));
    session.play("2b8-a8").expect("it is legal");
    assert_eq!(
        session.think(options).err().map(|error| error.code().name()),
        Some("nothing-to-search")
    );
}

#[test]
fn values_and_errors_print_well() {
    let mut value = Value::new("a2xa4", 150, 7);
    assert_eq!(value.to_string(), "a2xa4 +1.50, 7 plies");
    (value.value, value.depth) = (-5, 1);
    assert_eq!(value.to_string(), "a2xa4 -0.05, 1 ply");
    (value.value, value.proved) = (0, true);
    assert_eq!(value.to_string(), "a2xa4 +0.00, proved");
    // This is what a `main` prints that returns the error.
    let error = games::find("chess").expect_err("there is no such game");
    assert_eq!(format!("{error:?}"), error.to_string());
    let study: study::Study = "[Game \"gambit\"]\n\n1. c2xc4 *".parse().expect("a study");
    assert_eq!(study.session.moves(), ["c2xc4"]);
    assert!("c2xc4 *".parse::<study::Study>().is_err());
}

/// Exact values reach as far below the best as the margin says.
#[test]
fn a_margin_has_exact_values() {
    const MARGIN: i32 = 200;
    let start = *middle::<Gambit>("", 2, 5).position();
    let values = |options| {
        let mut search: PrincipalVariation<Gambit> =
            Search::new(start, &[], options).expect("it goes on");
        finish(&mut search).values
    };
    let all = values(Options::default().with_all(true));
    let near = values(Options::default().with_margin(MARGIN));
    let mut count = 0;
    for value in all.iter().filter(|value| value.value >= all[0].value - MARGIN) {
        let found = near.iter().find(|near| near.mv == value.mv).expect("the same moves");
        assert_eq!((found.value, found.proved), (value.value, true), "{}", value.mv);
        count += 1;
    }
    assert!(count > 1, "only the best move is in the margin");
    assert!(near.iter().any(|value| !value.proved), "every value is exact");
}

#[test]
fn limits_stop_a_search() {
    for game in games::GAMES {
        let session = game.start("seed=2").expect("every game takes a seed");
        let think = || {
            let view = session.view(Player(0));
            game.think("", &view, &[], Options::new(Level::Master, 1)).expect("it goes on")
        };
        for most in [1_000, 30_000] {
            let progress = think().run_within(&Limits::default().with_nodes(most));
            let is_near = (most..2 * most + 2_000).contains(&progress.nodes);
            assert!(is_near || progress.done, "{}: {} of {most}", game.id, progress.nodes);
        }
        let one_slice = {
            let mut thinker = think();
            thinker.run(thinker.slice())
        };
        let stop = AtomicBool::new(true);
        assert_eq!(think().run_within(&Limits::default().with_stop(&stop)), one_slice);
        assert_eq!(think().run_within(&Limits::default().with_time(Duration::ZERO)), one_slice);
    }
}

#[test]
fn a_level_of_ones_own_and_a_small_table_play() {
    let start = *middle::<Gambit>("", 6, 5).position();
    let report = |options| {
        let mut search: PrincipalVariation<Gambit> =
            Search::new(start, &[], options).expect("it goes on");
        finish(&mut search)
    };
    let blind = Strength::human(2, Sight::new([100, 0, 0, 0], [0; 4]));
    let [blind, all] = [Options::default().with_strength(blind), Options::default()].map(report);
    assert!(blind.values.len() < all.values.len() && blind.depth == 2);
    for bits in [0, 4, 10] {
        let small = report(Options::default().with_table_bits(bits));
        assert_eq!(small.values[0].value, all.values[0].value);
        assert!(small.nodes >= all.nodes, "{bits}: {} of {}", small.nodes, all.nodes);
    }
}

/// Asserts that a value is written to JSON as its text, is read again, and refuses other text.
#[track_caller]
fn check_text<T>(value: &T)
where
    T: serde::Serialize + serde::de::DeserializeOwned + std::fmt::Display,
{
    let json = serde_json::to_string(value).expect("text can be written");
    let text = serde_json::to_string(&value.to_string()).expect("text can be written");
    assert_eq!(json, text);
    let read: T = serde_json::from_str(&json).expect(&json);
    assert_eq!(read.to_string(), value.to_string());
    assert!(serde_json::from_str::<T>("7").is_err());
}

fn check_game<G>(setup: &str, seed: u64)
where
    G: Game + serde::Serialize + serde::de::DeserializeOwned,
    G::Move: serde::Serialize + serde::de::DeserializeOwned,
    G::Setup: serde::Serialize + serde::de::DeserializeOwned,
    G::View: serde::Serialize + serde::de::DeserializeOwned,
{
    let record = middle::<G>(setup, 10, seed);
    check_text(&record);
    check_text(&setup.parse::<G::Setup>().expect("a set-up"));
    for (position, mv) in record.played() {
        check_text(position);
        check_text(mv);
        check_text(&position.view(Player(0)));
    }
    let error = serde_json::from_str::<G>("\"8\"").expect_err("no position");
    let reason = "8".parse::<G>().expect_err("no position").to_string();
    assert!(error.to_string().starts_with(&reason), "{error}");
}

#[test]
fn serde_has_the_texts() {
    for seed in 0..5 {
        check_game::<Gambit>("", seed);
        check_game::<Combo>("", seed);
        check_game::<Triboard>(&format!("seed={seed}"), seed);
        check_game::<LuckyMoose>(&format!("players=3 seed={seed}"), seed);
    }
    check_text(&Square::new(2, 3));
    check_text(&Level::Hard);
    check_text(&"!? Ge4".parse::<Marks>().expect("marks"));
}

#[test]
fn an_error_is_one_of_input() {
    let error = "8".parse::<Gambit>().expect_err("no position");
    let text = error.to_string();
    let error = std::io::Error::from(error);
    assert_eq!((error.kind(), error.to_string()), (std::io::ErrorKind::InvalidData, text));
}
