//! The command `agreement`: how often players make the best move of `hard`.

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::Result;
use crate::base::parallel;
use crate::base::plural::pluralize;
use crate::base::seed::MAX_SEED;
use crate::players::choice::{Budget, OngoingGame};
use crate::players::player::Player;
use crate::players::thinking::finish_nodes;
use gambol::search::{Level, Options};
use gambol::{Entry, Rng};
use std::io::Write;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "agreement",
    usage: "GAME",
    summary: "how often levels and simple players make the best move of hard",
    details: DETAILS,
    options: &["games", "nodes", "seed"],
    has_setup: true,
    run,
};

const DETAILS: &str = "\
Positions are every third one of games between random levels up to medium, if hard sees a difference
between moves. A player agrees who makes a move that hard values no less than its best one. Three
groups of equal size have positions by the margin between the best value and the next one, in the
game's unit: where it is small, a position is hard.

Options:
  --games N           the number of games (default: 40)
  --nodes N           the number of positions searched per move (default: 20,000)
  --seed N            the seed of the games (default: 1)
";

/// The default number of games.
const GAMES: u64 = 40;
/// The default number of positions searched per move.
const NODES: u64 = 20_000;
/// The distance of two positions, which lets every seat move in games of two and four.
const PLIES: usize = 3;
/// The number of groups of positions.
const GROUPS: usize = 3;

/// Those who are asked for a move.
const PLAYERS: [(&str, Player); 8] = [
    ("random", Player::Random),
    ("greedy", Player::Greedy),
    ("two-ply", Player::TwoPly),
    ("beginner", Player::Level(Level::Beginner)),
    ("easy", Player::Level(Level::Easy)),
    ("medium", Player::Level(Level::Medium)),
    ("hard", Player::Level(Level::Hard)),
    ("master", Player::Level(Level::Master)),
];

/// A position in which all players chose.
struct Question {
    /// What the best move is worth more than the next value, in hundredths of the game's unit.
    margin: i32,
    /// Whether each player made a best move.
    agrees: [bool; PLAYERS.len()],
}

fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let game = arguments.game()?;
    let setup = arguments.setup();
    let games = arguments.number("games", 1_000_000)?.unwrap_or(GAMES);
    let nodes = arguments.number("nodes", u64::MAX)?.unwrap_or(NODES);
    let seed = arguments.number("seed", MAX_SEED)?.unwrap_or(1);
    arguments.finish()?;
    let mut questions = Vec::new();
    let play = |number| play(game, &setup, nodes, seed ^ number << 20);
    parallel::run(0, games, play, |_, asked| {
        questions.extend(asked);
        Ok(())
    })?;
    questions.sort_by_key(|question| question.margin);
    let count = pluralize(questions.len() as u64, "position");
    writeln!(out, "{}: {count} of {}", game.id, pluralize(games, "game"))?;
    print(&questions, out)
}

/// Plays a game, and asks all players in some of its positions.
fn play(game: &Entry, setup: &str, nodes: u64, seed: u64) -> Result<Vec<Question>> {
    let mut rng = Rng::new(seed);
    let mut session = game.start(&format!("{setup} seed={}", rng.below(1 << 53)))?;
    let mut questions = Vec::new();
    let offset = rng.below(PLIES as u64) as usize;
    while session.to_move().is_some() {
        let ongoing = OngoingGame { game, setup, session: session.as_ref() };
        if session.ply() % PLIES == offset && session.legal_moves().len() > 1 {
            questions.extend(ask(&ongoing, nodes, &mut rng)?);
        }
        let level = Level::ALL[rng.below(3) as usize];
        let choice = Player::Level(level).choose(&ongoing, rng.bits(), Budget::Nodes(nodes))?;
        session.play(&choice.mv)?;
    }
    Ok(questions)
}

/// Asks all players; `None` if all moves are worth the same to `hard`.
fn ask(ongoing: &OngoingGame, nodes: u64, rng: &mut Rng) -> Result<Option<Question>> {
    let options = Options::new(Level::Hard, rng.bits()).with_all(true);
    let values = finish_nodes(ongoing.session.think(options)?, nodes).values;
    let best = values.first().map_or(0, |best| best.value);
    let Some(next) = values.iter().find(|value| value.value < best) else {
        return Ok(None);
    };
    let mut agrees = [false; PLAYERS.len()];
    for ((_, player), agrees) in PLAYERS.iter().zip(&mut agrees) {
        let choice = player.choose(ongoing, rng.bits(), Budget::Nodes(nodes))?;
        *agrees = values.iter().any(|value| value.value == best && value.mv == choice.mv);
    }
    Ok(Some(Question { margin: best - next.value, agrees }))
}

/// Prints a line for each player. The questions are sorted by margin.
fn print(questions: &[Question], out: &mut dyn Write) -> Result {
    let groups: Vec<&[Question]> =
        questions.chunks(questions.len().div_ceil(GROUPS).max(1)).collect();
    write!(out, "{:<10}{:>8}", "margin", "all")?;
    for group in &groups {
        let [low, high] = [group.first(), group.last()]
            .map(|question| f64::from(question.map_or(0, |question| question.margin)) / 100.0);
        write!(out, "{:>16}", format!("{low:.2} to {high:.2}"))?;
    }
    writeln!(out)?;
    for (n, (name, _)) in PLAYERS.iter().enumerate() {
        let percent = |questions: &[Question]| {
            let agreed = questions.iter().filter(|question| question.agrees[n]).count();
            format!("{:.1} %", 100.0 * agreed as f64 / questions.len().max(1) as f64)
        };
        write!(out, "{name:<10}{:>8}", percent(questions))?;
        for group in &groups {
            write!(out, "{:>16}", percent(group))?;
        }
        writeln!(out)?;
    }
    Ok(())
}
