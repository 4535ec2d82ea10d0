//! The command `luck`: results of games between equals, with luck and without.

use crate::base::arguments::{Arguments, parse_number};
use crate::base::command::Command;
use crate::base::error::{InputError, Result};
use crate::base::plural::pluralize;
use crate::base::seed::MAX_SEED;
use crate::players::choice::{Budget, OngoingGame};
use crate::players::player::Player;
use gambol::search::Level;
use gambol::{Entry, Rng, Session};
use std::io::Write;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "luck",
    usage: "GAME",
    summary: "the luck in games of equals, and their results without it",
    details: DETAILS,
    options: &["games", "level", "nodes", "seed"],
    has_setup: true,
    run,
};

const DETAILS: &str = "\
Luck is what the drawn tokens were worth less what was to be expected (luckymoose). Its mean is 0
for players who are equal, and leads vary less without it.

Options:
  --games N           the number of games (default: 400)
  --level LEVEL       the level of all players (default: medium)
  --nodes N           the number of positions searched per move (default: 2,000)
  --seed N            the seed of the games (default: 1)
";

/// The default number of games.
const GAMES: u64 = 400;
/// The default number of positions searched per move.
const NODES: u64 = 2_000;

/// A finished game. Both numbers are by player, in the game's unit.
struct FinishedGame {
    scores: Vec<f64>,
    luck: Vec<f64>,
}

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let game = arguments.game()?;
    if !game.is_hidden {
        let expected = "a game with tokens to draw";
        return Err(InputError::new("game", game.id, expected).into());
    }
    let setup = arguments.setup();
    // A variance needs two.
    let games = arguments.value("games");
    let games = games.map(|text| parse_number("option --games", &text, 2..=1_000_000));
    let games = games.transpose()?.unwrap_or(GAMES);
    let level = arguments.level()?;
    let level = level.unwrap_or(Level::Medium);
    let nodes = arguments.number("nodes", u64::MAX)?.unwrap_or(NODES);
    let seed = arguments.number("seed", MAX_SEED)?.unwrap_or(1);
    arguments.finish()?;
    let players = game.start(&setup)?.players();
    let mut finished = Vec::new();
    let play = |number| play(game, &setup, level, nodes, seed ^ number << 20);
    crate::base::parallel::run(0, games, play, |_, game| {
        finished.push(game);
        Ok(())
    })?;
    let games = pluralize(games, "game");
    writeln!(out, "{}: {games} of {players} players at {level}, {nodes} nodes per move", game.id)?;
    for player in 0..usize::from(players) {
        let [mean, error] = mean(finished.iter().map(|game| game.luck[player]));
        writeln!(out, "mean luck of player {}: {mean:+.2} ± {error:.2}", player + 1)?;
    }
    let leads: Vec<f64> = finished.iter().map(|game| lead(&game.scores)).collect();
    let luck: Vec<f64> = finished.iter().map(|game| lead(&game.luck)).collect();
    let skill: Vec<f64> = leads.iter().zip(&luck).map(|(lead, luck)| lead - luck).collect();
    let [with, without] = [&leads, &skill].map(|values| covariance(values, values));
    writeln!(out, "lead of player 1: standard deviation {:.1}", with.sqrt())?;
    writeln!(
        out,
        "without luck: {:.1}, {:.0} % of the variance",
        without.sqrt(),
        100.0 * without / with
    )?;
    let best = covariance(&leads, &luck) / covariance(&luck, &luck);
    Ok(writeln!(out, "least variance with luck times {best:.2}")?)
}

/// Plays a game between equals.
fn play(game: &Entry, setup: &str, level: Level, nodes: u64, seed: u64) -> Result<FinishedGame> {
    let mut rng = Rng::new(seed);
    let mut session = game.start(&format!("{setup} seed={}", rng.below(1 << 53)))?;
    while session.to_move().is_some() {
        let ongoing = OngoingGame { game, setup, session: session.as_ref() };
        let seed = rng.bits() >> 11;
        let choice = Player::Level(level).choose(&ongoing, seed, Budget::Nodes(nodes))?;
        session.play(&choice.mv)?;
    }
    let scores = session.status().scores.into_iter().map(f64::from).collect();
    Ok(FinishedGame { scores, luck: luck(game, session.as_ref())? })
}

/// The luck of each player in a finished game.
fn luck(game: &Entry, session: &dyn Session) -> Result<Vec<f64>> {
    let mut sums = vec![0.0; session.players().into()];
    for ply in 0..session.ply() {
        for luck in game.luck(session, ply)? {
            sums[usize::from(luck.player.0)] += f64::from(luck.points) / 100.0;
        }
    }
    Ok(sums)
}

/// The number of the first player less the mean of the others.
fn lead(numbers: &[f64]) -> f64 {
    let (first, others) = numbers.split_first().expect("a game has players");
    first - others.iter().sum::<f64>() / others.len() as f64
}

/// The mean and its standard error.
fn mean(values: impl Iterator<Item = f64>) -> [f64; 2] {
    let values: Vec<f64> = values.collect();
    let count = values.len() as f64;
    [values.iter().sum::<f64>() / count, (covariance(&values, &values) / count).sqrt()]
}

fn covariance(a: &[f64], b: &[f64]) -> f64 {
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let [mean_a, mean_b] = [mean(a), mean(b)];
    let products = a.iter().zip(b).map(|(a, b)| (a - mean_a) * (b - mean_b));
    products.sum::<f64>() / (a.len() as f64 - 1.0)
}
