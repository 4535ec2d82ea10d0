//! Games between the levels: each must stand well above the one below it, and the highest must
//! never lose where the start is a draw.

#![allow(clippy::print_stdout, reason = "what was measured is the report of these tests")]

use gambol::search::{Level, Options, Report};
use gambol::{Entry, Rng, games};
use std::thread;

/// Wins, draws and losses of the player who was named first.
#[derive(Clone, Copy, Debug, Default)]
struct Score {
    wins: u32,
    draws: u32,
    losses: u32,
}

impl Score {
    /// In percent, a draw counting half.
    fn share(self) -> f64 {
        let games = f64::from(self.wins + self.draws + self.losses);
        100.0 * (f64::from(self.wins) + f64::from(self.draws) / 2.0) / games
    }
}

/// Who plays.
#[derive(Clone, Copy, Debug)]
enum Who {
    /// Any legal move, all alike.
    Random,
    Level(Level),
}

impl Who {
    /// The move after `moves` from the start, by the luck of `seed`.
    fn choose(self, game: &Entry, start: &str, moves: &[String], seed: u64) -> String {
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        let Self::Level(level) = self else {
            let mut session = game.open("", start).expect("a printed position parses");
            moves.iter().for_each(|mv| session.play(mv).expect("a played move plays again"));
            let legal = session.legal_moves();
            return legal[Rng::new(seed).below(legal.len() as u64) as usize].clone();
        };
        let options = Options { level, seed, all: false };
        // Who plays with a hidden hand is told what it may know of the position, and no moves.
        let best = if game.is_hidden {
            let mut session = game.open("", start).expect("a printed position parses");
            moves.iter().for_each(|mv| session.play(mv).expect("a played move plays again"));
            let player = session.to_move().expect("the game goes on");
            think(game, &session.view(player), &[], options).best
        } else {
            think(game, start, &moves, options).best
        };
        best.expect("a search of a game that goes on has a best move")
    }
}

/// The slices of 20,000 positions after which a search must answer that has not come to its end. No
/// position that Gambit can reach takes as many.
const SLICES: u32 = 100;

/// What a search that is given its time knows of the position after `moves` from the start.
fn think(game: &Entry, start: &str, moves: &[&str], options: Options) -> Report<String> {
    let mut thinker = game.think("", start, moves, options).expect("the game goes on");
    for _ in 0..SLICES {
        if thinker.run(20_000).done {
            break;
        }
    }
    thinker.report()
}

/// Plays `games` games of two, each beginning half of them, on two threads.
fn play(game: &Entry, players: [Who; 2], games: u64) -> Score {
    let results: Vec<Option<bool>> = thread::scope(|scope| {
        let half = |half: u64| {
            scope.spawn(move || {
                let games = (0..games).filter(|n| n / 2 % 2 == half);
                games.map(|n| play_one(game, players, n)).collect::<Vec<_>>()
            })
        };
        let halves = [half(0), half(1)];
        halves.into_iter().flat_map(|half| half.join().expect("no game panics")).collect()
    });
    let count = |result| results.iter().filter(|r| **r == result).count() as u32;
    Score { wins: count(Some(true)), draws: count(None), losses: count(Some(false)) }
}

/// Whether the first of the players won the n-th game; `None` for a draw. Where more than two play,
/// the second sits on all other seats. Each set-up is played from every seat.
fn play_one(game: &Entry, [first, others]: [Who; 2], n: u64) -> Option<bool> {
    let seats = players(game);
    let seat = (n % seats) as u8;
    let setup = format!("seed={}", n / seats);
    let mut session = game.start(&setup).expect("every game takes a seed");
    let start = session.position();
    while let Some(player) = session.to_move() {
        let seed = Rng::new(n << 16 | session.ply() as u64).bits();
        let who = if player.0 == seat { first } else { others };
        let mv = who.choose(game, &start, &session.moves(), seed);
        session.play(&mv).expect("a player plays legal moves");
    }
    match session.status().winners.as_slice() {
        [winner] => Some(winner.0 == seat),
        _ => None,
    }
}

/// How many play a game unless chosen otherwise.
fn players(game: &Entry) -> u64 {
    game.start("").expect("every game starts without options").players().into()
}

/// Plays and prints.
fn measure(game: &Entry, players: [Who; 2], games: u64) -> Score {
    let score = play(game, players, games);
    let Score { wins, draws, losses } = score;
    let share = score.share();
    let names = players.map(|who| match who {
        Who::Random => "random".to_string(),
        Who::Level(level) => level.to_string(),
    });
    let [first, second] = names;
    println!(
        "{}: {first} against {second}: {wins} won, {draws} drawn, {losses} lost: {share:.1} %",
        game.id
    );
    score
}

/// Each level scores at least so many percent against the one below it (or against two of them where
/// three play), and a beginner a little less than that against random moves.
fn check_ladder(id: &str, levels: &[Level], games: u64, least: f64) {
    let game = games::find(id).expect("the game is registered");
    let beginner = measure(game, [Who::Level(Level::Beginner), Who::Random], games);
    assert!(beginner.share() >= least - 10.0, "a beginner is no better than chance");
    for (lower, higher) in levels.iter().zip(&levels[1..]) {
        let score = measure(game, [*higher, *lower].map(Who::Level), games);
        assert!(score.share() >= least, "{higher} is no step above {lower}");
    }
}

/// The start of Gambit is a draw, so who plays perfectly never loses from it.
fn check_master_never_loses(games: u64) {
    let gambit = games::find("gambit").expect("gambit is registered");
    for level in Level::ALL.into_iter().filter(|level| *level != Level::Master) {
        let score = measure(gambit, [Level::Master, level].map(Who::Level), games);
        assert_eq!(score.losses, 0);
    }
}

#[test]
fn each_level_is_a_step_above_the_one_below() {
    check_ladder("gambit", &Level::ALL, 200, 65.0);
    check_ladder("combo", &Level::ALL[..4], 20, 65.0);
    check_ladder("triboard", &Level::ALL[..4], 60, 45.0);
    // Here luck has a say.
    check_ladder("luckymoose", &Level::ALL[..4], 60, 55.0);
}

#[test]
fn master_never_loses_at_gambit() {
    check_master_never_loses(200);
}

/// A level that overlooks something must not call a value proved that the oversight has changed.
#[test]
fn what_is_called_proved_is_true_at_every_level() {
    // The one game that is known to its end.
    let game = games::find("gambit").expect("gambit is registered");
    let mut compared = 0;
    for seed in 0..50 {
        let mut session = game.start("").expect("every game starts without options");
        while session.to_move().is_some() {
            let position = session.position();
            let all = Options { all: true, ..Options::default() };
            let truth = think(game, &position, &[], all).values;
            for level in Level::ALL {
                let report = think(game, &position, &[], Options { level, seed, all: false });
                for value in report.values.iter().filter(|value| value.proved) {
                    let known = truth.iter().find(|known| known.mv == value.mv && known.proved);
                    let known = known.map(|known| known.value);
                    assert_eq!(known, Some(value.value), "{level}: {} in {position}", value.mv);
                    compared += 1;
                }
            }
            let mv = Who::Random.choose(game, &position, &[], seed);
            session.play(&mv).expect("a random move is legal");
        }
    }
    println!("{compared} values that were called proved are true");
    assert!(compared > 1000);
}

#[test]
#[ignore = "takes a minute: ten times the games of the tests above"]
fn the_ladder_stands_over_2000_games() {
    check_master_never_loses(500);
    check_ladder("gambit", &Level::ALL, 2000, 65.0);
    check_ladder("combo", &Level::ALL[..4], 400, 65.0);
    check_ladder("triboard", &Level::ALL[..4], 300, 45.0);
    check_ladder("luckymoose", &Level::ALL, 300, 55.0);
}
