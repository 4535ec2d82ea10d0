//! Matches between levels: each level must clearly beat the one below it, and `master` must never
//! lose a game whose start position is a draw.

#![allow(clippy::print_stdout, reason = "the tests report what they measure")]

use gambol::search::{Level, Options, Report};
use gambol::{Entry, Rng, games};
use std::thread;

/// Wins, draws and losses of the first player.
#[derive(Clone, Copy, Debug, Default)]
struct Score {
    wins: u32,
    draws: u32,
    losses: u32,
}

impl Score {
    /// The score in percent; a draw counts half.
    fn share(self) -> f64 {
        let games = f64::from(self.wins + self.draws + self.losses);
        100.0 * (f64::from(self.wins) + f64::from(self.draws) / 2.0) / games
    }
}

/// A player of a match.
#[derive(Clone, Copy, Debug)]
enum Player {
    /// Plays uniformly random legal moves.
    Random,
    Level(Level),
}

impl Player {
    /// Chooses the move in the position after `moves` from `start`.
    fn choose(self, game: &Entry, start: &str, moves: &[String], seed: u64) -> String {
        let moves: Vec<&str> = moves.iter().map(String::as_str).collect();
        let Self::Level(level) = self else {
            let mut session = game.open("", start).expect("a printed position parses");
            moves.iter().for_each(|mv| session.play(mv).expect("a played move plays again"));
            let legal = session.legal_moves();
            return legal[Rng::new(seed).below(legal.len() as u64) as usize].clone();
        };
        let options = Options::new(level, seed);
        // In a game with hidden hands the search gets the player's view and no moves.
        let best = if game.is_hidden {
            let mut session = game.open("", start).expect("a printed position parses");
            moves.iter().for_each(|mv| session.play(mv).expect("a played move plays again"));
            let player = session.to_move().expect("the game is not over");
            think(game, &session.view(player), &[], options).best
        } else {
            think(game, start, &moves, options).best
        };
        best.expect("a search of an unfinished game has a best move")
    }
}

/// The maximum number of slices of a search. No position of a Gambit game takes as many.
const SLICES: u32 = 100;

/// The report of a search of the position after `moves` from `start`.
fn think(game: &Entry, start: &str, moves: &[&str], options: Options) -> Report<String> {
    let mut thinker = game.think("", start, moves, options).expect("the game is not over");
    for _ in 0..SLICES {
        if thinker.run(20_000).done {
            break;
        }
    }
    thinker.report()
}

/// Plays `games` games on two threads.
fn play(game: &Entry, players: [Player; 2], games: u64) -> Score {
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

/// Plays the `n`-th game. Returns whether the first player won; `None` for a draw. The second player
/// takes all other seats. Each set-up is played from every seat.
fn play_one(game: &Entry, [first, others]: [Player; 2], n: u64) -> Option<bool> {
    let seats = player_count(game);
    let seat = (n % seats) as u8;
    let setup = format!("seed={}", n / seats);
    let mut session = game.start(&setup).expect("every game takes a seed");
    let start = session.position();
    while let Some(player) = session.to_move() {
        let seed = Rng::new(n << 16 | session.ply() as u64).bits();
        let chooser = if player.0 == seat { first } else { others };
        let mv = chooser.choose(game, &start, &session.moves(), seed);
        session.play(&mv).expect("a player plays legal moves");
    }
    match session.status().winners.as_slice() {
        [winner] => Some(winner.0 == seat),
        _ => None,
    }
}

/// The default number of players of a game.
fn player_count(game: &Entry) -> u64 {
    game.start("").expect("every game starts without options").players().into()
}

/// Plays a match and prints its result.
fn measure(game: &Entry, players: [Player; 2], games: u64) -> Score {
    let score = play(game, players, games);
    let Score { wins, draws, losses } = score;
    let share = score.share();
    let names = players.map(|player| match player {
        Player::Random => "random".to_string(),
        Player::Level(level) => level.to_string(),
    });
    let [first, second] = names;
    println!(
        "{}: {first} against {second}: {wins} won, {draws} drawn, {losses} lost: {share:.1} %",
        game.id
    );
    score
}

/// Checks that each level scores at least `least` percent against the one below it, and a beginner at
/// least 10 percent less than that against random moves.
fn check_ladder(id: &str, levels: &[Level], games: u64, least: f64) {
    let game = games::find(id).expect("the game is registered");
    let beginner = measure(game, [Player::Level(Level::Beginner), Player::Random], games);
    assert!(beginner.share() >= least - 10.0, "a beginner is no better than chance");
    for (lower, higher) in levels.iter().zip(&levels[1..]) {
        check_step(game, [*lower, *higher], games, least);
    }
}

/// Checks that a level scores at least `least` percent against the one below it.
fn check_step(game: &Entry, [lower, higher]: [Level; 2], games: u64, least: f64) {
    let score = measure(game, [higher, lower].map(Player::Level), games);
    assert!(score.share() >= least, "{higher} is no step above {lower}");
}

/// The start position of Gambit is a draw, so perfect play never loses.
fn check_master_never_loses(games: u64) {
    let gambit = games::find("gambit").expect("gambit is registered");
    for level in Level::ALL.into_iter().filter(|level| *level != Level::Master) {
        let score = measure(gambit, [Level::Master, level].map(Player::Level), games);
        assert_eq!(score.losses, 0);
    }
}

#[test]
fn each_level_of_gambit_beats_the_one_below() {
    check_ladder("gambit", &Level::ALL, 30, 65.0);
}

#[test]
fn each_level_of_combo_beats_the_one_below() {
    check_ladder("combo", &Level::ALL[..4], 10, 65.0);
}

#[test]
fn each_level_of_triboard_beats_the_one_below() {
    check_ladder("triboard", &Level::ALL[..3], 15, 45.0);
    // It thinks for long.
    let game = games::find("triboard").expect("the game is registered");
    check_step(game, [Level::Medium, Level::Hard], 6, 45.0);
}

#[test]
fn each_level_of_luckymoose_beats_the_one_below() {
    // The game involves luck.
    check_ladder("luckymoose", &Level::ALL[..4], 20, 55.0);
}

#[test]
fn master_never_loses_at_gambit() {
    check_master_never_loses(20);
}

/// A level must not report a value as proved if an overlooked move could change it.
fn check_proved_values(games: u64) {
    // Gambit is the only solved game.
    let game = games::find("gambit").expect("gambit is registered");
    let mut compared = 0;
    for seed in 0..games {
        let mut session = game.start("").expect("every game starts without options");
        while session.to_move().is_some() {
            let position = session.position();
            let all = Options::default().with_all(true);
            let truth = think(game, &position, &[], all).values;
            for level in Level::ALL {
                let report = think(game, &position, &[], Options::new(level, seed));
                for value in report.values.iter().filter(|value| value.proved) {
                    let known = truth.iter().find(|known| known.mv == value.mv && known.proved);
                    let known = known.map(|known| known.value);
                    assert_eq!(known, Some(value.value), "{level}: {} in {position}", value.mv);
                    compared += 1;
                }
            }
            let mv = Player::Random.choose(game, &position, &[], seed);
            session.play(&mv).expect("a random move is legal");
        }
    }
    println!("{compared} values that were called proved are true");
    assert!(compared > 20 * games);
}

#[test]
fn proved_values_are_correct_at_every_level() {
    check_proved_values(10);
}

#[test]
#[ignore = "five times the games of the test above"]
fn proved_values_of_more_games_are_correct_at_every_level() {
    check_proved_values(50);
}

#[test]
#[ignore = "takes minutes: at least ten times the games of the tests above"]
fn each_level_beats_the_one_below_over_2000_games() {
    check_master_never_loses(500);
    check_ladder("gambit", &Level::ALL, 2000, 65.0);
    check_ladder("combo", &Level::ALL[..4], 400, 65.0);
    check_ladder("triboard", &Level::ALL[..4], 300, 45.0);
    check_ladder("luckymoose", &Level::ALL, 300, 55.0);
}
