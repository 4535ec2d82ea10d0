//! The command `fit`: how chances to win follow from the values of a search.

mod calibration;
mod model;
mod phase;
mod sample;

use crate::commands::MAX_SEED;
use crate::input_error::InputError;
use crate::options::Options;
use crate::plural::pluralize;
use gambol::Entry;
use gambol::search::Level;
use model::Model;
use sample::Sample;
use std::io::Write;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The default number of games.
const GAMES: u64 = 400;
/// The default number of positions searched per move, and per value unless that is given.
const NODES: u64 = 20_000;
/// One of so many positions is a sample, by default.
const INTERVAL: u64 = 4;
/// The default levels.
const LEVELS: &str = "medium,hard";

/// The settings of a fit.
struct Plan {
    game: &'static Entry,
    /// The options of the game, without its seed, for each number of players.
    setups: Vec<String>,
    levels: Vec<Level>,
    /// The number of positions searched per move.
    nodes: u64,
    /// The number of positions searched per value.
    searched: u64,
    /// One of so many positions is a sample, chosen at random.
    interval: u64,
    seed: u64,
}

/// Runs the command.
pub(crate) fn run(mut options: Options, out: &mut dyn Write) -> Result {
    let game = crate::commands::game(&mut options)?;
    if game.id == "gambit" {
        let expected = "a game with values that are not proved";
        return Err(InputError::new("game", game.id, expected).into());
    }
    let setup = options.setup();
    let games = options.number("games", 1_000_000)?.unwrap_or(GAMES);
    let seed = options.number("seed", MAX_SEED)?.unwrap_or(1);
    let nodes = options.number("nodes", u64::MAX)?.unwrap_or(NODES);
    let searched = options.number("searched", u64::MAX)?.unwrap_or(nodes);
    let interval = options.number("interval", 1_000_000)?.unwrap_or(INTERVAL).max(1);
    let levels = options.value("levels").unwrap_or_else(|| LEVELS.to_string());
    options.finish()?;
    let (setups, parsed) = (setups(game, &setup)?, parse(&levels)?);
    let plan = Plan { game, setups, levels: parsed, nodes, searched, interval, seed };
    let fitted = play(&plan, 0, games)?;
    let model = Model::fit(&fitted);
    let others = play(&plan, games, 2 * games)?;
    let games = pluralize(games, "game");
    writeln!(out, "{}: {games} for the fit, as many others for the test", game.id)?;
    writeln!(out, "{levels}; {nodes} nodes per move, {searched} per value; seed {seed}")?;
    let counts = [fitted.len(), others.len()].map(|count| pluralize(count as u64, "position"));
    writeln!(out, "{} and {} with a value that is not proved\n", counts[0], counts[1])?;
    writeln!(out, "The chance of a player is proportional to exp(−slope · lag).")?;
    let distance = "(highest strength − strength)";
    writeln!(out, "lag = knee · ln(1 + {distance} ÷ knee), or with a negative knee")?;
    writeln!(out, "      −knee · (exp(−{distance} ÷ knee) − 1)")?;
    writeln!(out, "{}", model.words())?;
    let strength = if fitted.iter().any(|sample| sample.has_shares) {
        "the logarithm of the share that the search reports"
    } else {
        "the score, that of the player to move replaced by the best other one plus the value"
    };
    writeln!(out, "strength = {strength}")?;
    writeln!(out, "left = {}\n", phase::words(game))?;
    calibration::print(&model, &others, out)
}

/// The set-ups of the games: one for each number of players, if that is not given.
fn setups(game: &Entry, setup: &str) -> Result<Vec<String>> {
    game.start(setup)?;
    let with = |players: u8| format!("{setup} players={players}");
    let several: Vec<String> =
        (2..=4).map(with).filter(|setup| game.start(setup).is_ok()).collect();
    Ok(if several.is_empty() { vec![setup.to_string()] } else { several })
}

fn parse(levels: &str) -> Result<Vec<Level>> {
    Ok(levels.split(',').map(str::parse).collect::<std::result::Result<_, _>>()?)
}

/// The samples of the games of these numbers.
fn play(plan: &Plan, from: u64, to: u64) -> Result<Vec<Sample>> {
    let mut samples = Vec::new();
    let game = |number| sample::play(plan, number);
    crate::parallel::run(from, to, game, |_, mut played| {
        samples.append(&mut played);
        Ok(())
    })?;
    Ok(samples)
}
