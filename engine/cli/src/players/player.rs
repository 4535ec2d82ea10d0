//! The players of matches: levels, baselines and external programs.

use super::choice::{Budget, Choice, OngoingGame};
use super::moves::pick;
use super::{baselines, max_n, minimax_crate, two_ply};
use crate::base::error::InputError;
use gambol::games::combo::Combo;
use gambol::games::triboard::Triboard;
use gambol::search::{self, Level};
use gambol::{Entry, Rng, Session};
use std::time::Instant;

/// A player of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// A level of the computer player.
    Level(Level),
    /// A uniformly random legal move.
    Random,
    /// The move with the best immediate score relative to the other players, ties at random.
    Greedy,
    /// The move with the best score, relative to the other players, after the reply that is worst for it,
    /// ties at random. It deals hidden hands at random.
    TwoPly,
    /// Gambit: a two-ply search of captures.
    Captures,
    /// Combo: a plain three-ply search.
    Depth3,
    /// Triboard: a plain three-ply search.
    Lookahead,
    /// Triboard: max^n with the engine's evaluation.
    MaxN,
    /// Combo and Gambit: the crate `minimax` with the engine's evaluation.
    Crate,
    /// An external program, by its command.
    Ugi(String),
}

/// The beginning of the name of an external program, before its command.
pub(crate) const PROGRAM: &str = "ugi:";

/// The number of nodes searched between checks of the clock.
const SLICE: u64 = 5_000;

impl Player {
    /// The player that the command line names, which alone may name a program to run.
    pub(crate) fn of_command_line(name: &str, game: &Entry) -> Result<Self, InputError> {
        match name.strip_prefix(PROGRAM) {
            Some(command) => Ok(Self::Ugi(command.to_string())),
            None => Self::by_name(name, game).map_err(|error| error.or_at_last("ugi:COMMAND")),
        }
    }

    /// The player of this program with this name in a game. Never an external program: the name may come
    /// from a file.
    pub(crate) fn by_name(name: &str, game: &Entry) -> Result<Self, InputError> {
        let player = match (name, game.id) {
            ("random", _) => Self::Random,
            ("greedy", _) => Self::Greedy,
            ("two-ply", _) => Self::TwoPly,
            ("captures", "gambit") => Self::Captures,
            ("depth3", "combo") => Self::Depth3,
            ("lookahead", "triboard") => Self::Lookahead,
            ("maxn", "triboard") => Self::MaxN,
            ("crate", "combo" | "gambit") => Self::Crate,
            _ => {
                let own = match game.id {
                    "combo" => ", depth3, crate",
                    "gambit" => ", captures, crate",
                    "triboard" => ", lookahead, maxn",
                    _ => "",
                };
                let expected =
                    || format!("a level (beginner to master), random, greedy, two-ply{own}");
                Self::Level(name.parse().map_err(|_| InputError::new("player", name, expected()))?)
            }
        };
        Ok(player)
    }

    /// Chooses a move within a budget. Baselines ignore the budget.
    ///
    /// The time of the choice is not measured.
    pub(crate) fn choose(
        &self,
        ongoing: &OngoingGame,
        seed: u64,
        budget: Budget,
    ) -> Result<Choice, Box<dyn std::error::Error>> {
        let mut rng = Rng::new(seed);
        let session = ongoing.session;
        let mv = match self {
            Self::Level(level) => return choose_by_search(session, *level, seed, budget),
            Self::Random => pick(session.legal_moves(), &mut rng),
            Self::Greedy => greedy(ongoing, &mut rng)?,
            Self::TwoPly => two_ply::two_ply(ongoing, &mut rng)?
                .ok_or("this player does not support the game")?,
            Self::Captures => {
                baselines::captures(&session.position().parse()?, &mut rng).to_string()
            }
            Self::Depth3 => {
                baselines::depth3(&session.position().parse::<Combo>()?, &mut rng).to_string()
            }
            Self::Lookahead => {
                baselines::lookahead(&session.position().parse::<Triboard>()?, &mut rng).to_string()
            }
            Self::MaxN => return Ok(max_n::max_n(&session.position().parse()?, budget)),
            Self::Crate => return choose_by_crate(ongoing, budget),
            Self::Ugi(_) => unreachable!("an external program chooses its own moves"),
        };
        Ok(Choice::of(mv))
    }
}

fn choose_by_search(
    session: &dyn Session,
    level: Level,
    seed: u64,
    budget: Budget,
) -> Result<Choice, Box<dyn std::error::Error>> {
    let begin = Instant::now();
    let mut options = search::Options::new(level, seed);
    let (time, most) = match budget {
        Budget::Time(time) => (Some(time), None),
        Budget::Clock(clocks) => (Some(clocks.share()), None),
        Budget::Nodes(nodes) => (None, Some(nodes)),
        Budget::Depth(depth) => {
            options.depth = Some(depth);
            (None, None)
        }
    };
    let mut thinker = session.think(options)?;
    let slice = SLICE.min(most.unwrap_or(SLICE));
    loop {
        let progress = thinker.run(slice);
        let is_spent = time.is_some_and(|time| begin.elapsed() >= time)
            || most.is_some_and(|most| progress.nodes >= most);
        if progress.done || is_spent {
            let report = thinker.report();
            let mv = report.best.ok_or("a search of an unfinished game has a best move")?;
            let value = report.values.iter().find(|value| value.mv == mv).map(|value| value.value);
            return Ok(Choice { nodes: progress.nodes, value, ..Choice::of(mv) });
        }
    }
}

fn choose_by_crate(
    ongoing: &OngoingGame,
    budget: Budget,
) -> Result<Choice, Box<dyn std::error::Error>> {
    let time = match budget {
        Budget::Time(time) => time,
        Budget::Clock(clocks) => clocks.share(),
        Budget::Nodes(_) | Budget::Depth(_) => {
            let option = if matches!(budget, Budget::Nodes(_)) { "--nodes" } else { "--depth" };
            let expected = format!("no {option}, which this player does not support");
            return Err(InputError::new("player", "crate", expected).into());
        }
    };
    let (mv, nodes) =
        minimax_crate::choose_by_crate(ongoing.game, &ongoing.session.position(), time)?
            .ok_or("the crate does not support this game")?;
    Ok(Choice { nodes, ..Choice::of(mv) })
}

fn greedy(
    OngoingGame { game, setup, session }: &OngoingGame,
    rng: &mut Rng,
) -> Result<String, Box<dyn std::error::Error>> {
    let mover = usize::from(session.to_move().ok_or("the game is over")?.0);
    let mut best: Vec<String> = Vec::new();
    let mut most = i32::MIN;
    for mv in session.legal_moves() {
        let scores = game.open(setup, &session.after(&mv)?)?.status().scores;
        // The own score minus the sum of the others'.
        let value = 2 * scores[mover] - scores.iter().sum::<i32>();
        if value > most {
            (best, most) = (Vec::new(), value);
        }
        if value == most {
            best.push(mv);
        }
    }
    Ok(pick(best, rng))
}
