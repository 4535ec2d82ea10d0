//! The command `arena`: matches between players, and their statistics.

mod game;
mod matches;
mod report;
mod seat;
mod statistics;

use crate::input_error::InputError;
use crate::interrupt::{self, Interrupted};
use crate::options::Options;
use crate::players::{Budget, Player};
use crate::program::Timeouts;
use gambol::Entry;
use matches::Results;
use seat::Abort;
use std::io::Write;
use std::time::Duration;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The default time per move in milliseconds.
const MILLIS: u64 = 100;
/// The default margin for late answers in milliseconds.
const MARGIN: u64 = 500;
/// The default timeout after the margin in milliseconds.
const PATIENCE: u64 = 10_000;
/// The default timeout of a move without a time limit in milliseconds.
const PATIENCE_FOR_NODES: u64 = 60_000;

/// The settings of a match.
struct Plan {
    game: &'static Entry,
    /// The options of the game, without its seed.
    setup: String,
    /// The names and players, one per seat. The first one is measured.
    players: Vec<(String, Player)>,
    budget: Budget,
    timeouts: Timeouts,
    seed: u64,
    /// Whether the start position depends on the seed.
    is_seeded: bool,
    openings: u64,
    /// The two Elo differences of the sequential test, if any.
    sprt: Option<[f64; 2]>,
}

impl Plan {
    fn seats(&self) -> u64 {
        self.players.len() as u64
    }
}

/// Runs the command.
pub(crate) fn run(options: Options, out: &mut dyn Write) -> Result {
    let plan = plan(options)?;
    interrupt::listen()?;
    let (results, stop) = matches::play(&plan);
    let Results { games } = &results;
    let reason = match &stop {
        None => None,
        Some(Abort::Failed(reason)) => Some(reason.as_str()),
        Some(Abort::Interrupted) => Some("interrupted"),
    };
    if !games.is_empty() || stop.is_none() {
        report::print(&plan, &results, reason, out)?;
        out.flush()?;
    }
    match stop {
        None => Ok(()),
        Some(Abort::Failed(reason)) => Err(reason.into()),
        Some(Abort::Interrupted) => {
            Err(Interrupted { signal: interrupt::signal().unwrap_or_default() }.into())
        }
    }
}

fn plan(mut options: Options) -> Result<Plan> {
    let game = crate::commands::game(&mut options)?;
    let setup = options.setup();
    let names: Vec<String> = std::iter::from_fn(|| options.word("player").ok()).collect();
    let games = options.number("games", 1_000_000)?.unwrap_or(100);
    let seed = options.number("seed", (1 << 53) - 1)?.unwrap_or(1);
    let nodes = options.number("nodes", u64::MAX)?;
    let time = options.number("time-ms", u64::MAX)?;
    let margin = options.number("margin-ms", u64::MAX)?.unwrap_or(MARGIN);
    let default_patience = if nodes.is_some() { PATIENCE_FOR_NODES } else { PATIENCE };
    let patience = options.number("patience-ms", u64::MAX)?.unwrap_or(default_patience);
    let sprt = options.value("sprt").map(|text| sprt_bounds(&text)).transpose()?;
    options.finish()?;
    let budget = match (nodes, time) {
        (Some(_), Some(_)) => {
            return Err(InputError::new(
                "option --nodes",
                "--time-ms",
                "either --nodes or --time-ms",
            )
            .into());
        }
        (Some(nodes), None) => Budget::Nodes(nodes),
        (None, time) => Budget::Time(Duration::from_millis(time.unwrap_or(MILLIS))),
    };
    let start = |seed: u64| game.start(&format!("{setup} seed={seed}"));
    let seats = usize::from(start(0)?.players());
    if names.len() < 2 || names.len() > seats {
        let expected =
            if seats == 2 { "2 players".to_string() } else { format!("2 to {seats} players") };
        return Err(InputError::new("players", names.join(" "), expected).into());
    }
    let mut players = Vec::new();
    for seat in 0..seats {
        // The last player takes all remaining seats.
        let name = &names[seat.min(names.len() - 1)];
        players.push((name.clone(), Player::by_name(name, game)?));
    }
    let is_seeded = start(0)?.position() != start(1)?.position();
    let [margin, patience] = [margin, patience].map(Duration::from_millis);
    let timeouts = Timeouts { margin, patience };
    // Each opening is played from every seat.
    let openings = games.div_ceil(seats as u64);
    Ok(Plan { game, setup, players, budget, timeouts, seed, is_seeded, openings, sprt })
}

/// Parses the two Elo differences of the sequential test, such as `0,20`.
fn sprt_bounds(text: &str) -> std::result::Result<[f64; 2], InputError> {
    let refuse = || InputError::new("option --sprt", text, "two Elo differences, such as 0,20");
    let (low, high) = text.split_once(',').ok_or_else(refuse)?;
    let number =
        |text: &str| text.parse::<f64>().ok().filter(|n| n.is_finite() && n.abs() <= 1000.0);
    match (number(low), number(high)) {
        (Some(low), Some(high)) if low < high => Ok([low, high]),
        _ => Err(refuse()),
    }
}
