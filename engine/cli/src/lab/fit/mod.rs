//! The command `fit`: how chances to win follow from the values of a search.

mod calibration;
mod model;
mod phase;
mod plan;
mod sample;

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::{InputError, Result};
use crate::base::plural::pluralize;
use crate::base::seed::MAX_SEED;
use gambol::Entry;
use gambol::search::Level;
use model::Model;
use plan::Plan;
use sample::Sample;
use std::io::Write;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "fit",
    usage: "GAME",
    summary: "how chances to win follow from values",
    details: DETAILS,
    options: &["games", "interval", "levels", "nodes", "searched", "seed"],
    has_setup: true,
    run,
};

const DETAILS: &str = "\
Plays games between levels, drawn anew for each seat, that begin with up to eight random moves, and
searches some positions at the level `master`. A multinomial logistic regression then gives the
chances of all players in a position; without --players its games have two, three and four players.
The table compares the chances of as many other games with their results; an error of less than
twice the standard error (s.e.) may be chance. Proved values need no fit: gambit has no others.

Options:
  --games N           the number of games, for the fit and for the test each (default: 400)
  --interval N        one of so many positions is searched, chosen at random (default: 4)
  --levels A,B,…      the levels of the players (default: medium,hard)
  --nodes N           the number of positions searched per move (default: 20,000)
  --searched N        the number of positions searched per value (default: that of --nodes)
  --seed N            the seed of the games (default: 1)
";

/// The default number of games.
const GAMES: u64 = 400;
/// The default number of positions searched per move, and per value unless that is given.
const NODES: u64 = 20_000;
/// One of so many positions is a sample, by default.
const INTERVAL: u64 = 4;
/// The default levels.
const LEVELS: &str = "medium,hard";

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let game = arguments.game()?;
    if game.id == "gambit" {
        let expected = "a game with values that are not proved";
        return Err(InputError::new("game", game.id, expected).into());
    }
    let setup = arguments.setup();
    let games = arguments.number("games", 1_000_000)?.unwrap_or(GAMES);
    let seed = arguments.number("seed", MAX_SEED)?.unwrap_or(1);
    let nodes = arguments.number("nodes", u64::MAX)?.unwrap_or(NODES);
    let searched = arguments.number("searched", u64::MAX)?.unwrap_or(nodes);
    let interval = arguments.number("interval", 1_000_000)?.unwrap_or(INTERVAL).max(1);
    let levels = arguments.value("levels").unwrap_or_else(|| LEVELS.to_string());
    arguments.finish()?;
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
    writeln!(
        out,
        "Each player wins with the chance lapse, and else with odds of exp(−slope · lag)."
    )?;
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
    crate::base::parallel::run(from, to, game, |_, mut played| {
        samples.append(&mut played);
        Ok(())
    })?;
    Ok(samples)
}
