//! Who plays in the arena: the levels, and yardsticks to compare them with.

use crate::refusal::Refusal;
use crate::{candidates, reference, yardsticks};
use gambol::games::combo::Combo;
use gambol::games::triboard::Triboard;
use gambol::search::{self, Level};
use gambol::{Entry, Game, Rng, Session};
use std::time::{Duration, Instant};

/// A player by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// A level of the computer player.
    Level(Level),
    /// Any legal move, all alike.
    Random,
    /// The move after which the own score stands best against the others', ties at random.
    Greedy,
    /// Gambit: two plies of captures.
    Captures,
    /// Combo: three plies, plainly.
    Depth3,
    /// Triboard: three plies, plainly.
    Lookahead,
    /// Triboard: another search on the same evaluation, everybody for themselves.
    MaxN,
    /// Combo and Gambit: the crate `minimax` with our evaluation.
    Crate,
    /// Another program, by its command.
    Ugi(String),
}

/// What one move may cost.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Budget {
    /// Time.
    Time(Duration),
    /// Positions that are looked at.
    Nodes(u64),
}

/// A game under way, as a player is asked about it.
pub(crate) struct Table<'a> {
    pub(crate) game: &'a Entry,
    /// The options of the game, without its seed.
    pub(crate) setup: &'a str,
    pub(crate) session: &'a dyn Session,
}

/// A move, and how many positions were looked at for it.
pub(crate) struct Choice {
    pub(crate) mv: String,
    pub(crate) nodes: u64,
}

/// The positions that a search looks at before the clock is looked at.
const SLICE: u64 = 5_000;

impl Player {
    /// The player of this name in a game.
    pub(crate) fn named(name: &str, game: &Entry) -> Result<Self, Refusal> {
        let player = match (name, game.id) {
            ("random", _) => Self::Random,
            ("greedy", _) => Self::Greedy,
            ("captures", "gambit") => Self::Captures,
            ("depth3", "combo") => Self::Depth3,
            ("lookahead", "triboard") => Self::Lookahead,
            ("maxn", "triboard") => Self::MaxN,
            ("crate", "combo" | "gambit") => Self::Crate,
            _ if name.starts_with("ugi:") => Self::Ugi(name["ugi:".len()..].to_string()),
            _ => {
                let own = match game.id {
                    "combo" => ", depth3, crate",
                    "gambit" => ", captures, crate",
                    "triboard" => ", lookahead, maxn",
                    _ => "",
                };
                let known =
                    || format!("a level (beginner to master), random, greedy{own} or ugi:COMMAND");
                Self::Level(name.parse().map_err(|_| Refusal::new("player", name, known()))?)
            }
        };
        Ok(player)
    }

    /// The move that it makes with a seed's luck, within a budget; yardsticks take what they need.
    pub(crate) fn choose(
        &self,
        table: &Table,
        seed: u64,
        budget: Budget,
    ) -> Result<Choice, Box<dyn std::error::Error>> {
        let mut rng = Rng::new(seed);
        let session = table.session;
        let mv = match self {
            Self::Level(level) => return think(table, *level, seed, budget),
            Self::Random => pick(session.legal_moves(), &mut rng),
            Self::Greedy => greedy(table, &mut rng)?,
            Self::Captures => {
                yardsticks::captures(&session.position().parse()?, &mut rng).to_string()
            }
            Self::Depth3 => {
                yardsticks::depth3(&session.position().parse::<Combo>()?, &mut rng).to_string()
            }
            Self::Lookahead => {
                yardsticks::lookahead(&session.position().parse::<Triboard>()?, &mut rng)
                    .to_string()
            }
            Self::MaxN => return Ok(candidates::max_n(&session.position().parse()?, budget)),
            Self::Crate => return ask_crate(table, budget),
            Self::Ugi(_) => unreachable!("another program is asked for its moves"),
        };
        Ok(Choice { mv, nodes: 0 })
    }
}

/// One of several, which are not none, all alike.
pub(crate) fn pick<T>(mut items: Vec<T>, rng: &mut Rng) -> T {
    items.swap_remove(rng.below(items.len() as u64) as usize)
}

fn think(
    Table { game, setup, session }: &Table,
    level: Level,
    seed: u64,
    budget: Budget,
) -> Result<Choice, Box<dyn std::error::Error>> {
    let begin = Instant::now();
    let options = search::Options { level, seed, all: false };
    let mut thinker = crate::thinking::begin(game, setup, *session, options)?;
    loop {
        let progress = match budget {
            Budget::Time(_) => thinker.run(SLICE),
            Budget::Nodes(nodes) => thinker.run(nodes.min(SLICE)),
        };
        let is_spent = match budget {
            Budget::Time(time) => begin.elapsed() >= time,
            Budget::Nodes(nodes) => progress.nodes >= nodes,
        };
        if progress.done || is_spent {
            let best = thinker.report().best;
            let mv = best.ok_or("a search of a game that goes on has a best move")?;
            return Ok(Choice { mv, nodes: progress.nodes });
        }
    }
}

fn ask_crate(table: &Table, budget: Budget) -> Result<Choice, Box<dyn std::error::Error>> {
    let Budget::Time(time) = budget else {
        return Err(
            Refusal::new("player", "crate", "a time a move, since it counts no nodes").into()
        );
    };
    let (mv, nodes) = reference::choose_in(table.game, &table.session.position(), time)?
        .ok_or("the crate does not play this game")?;
    Ok(Choice { mv, nodes })
}

fn greedy(
    Table { game, setup, session }: &Table,
    rng: &mut Rng,
) -> Result<String, Box<dyn std::error::Error>> {
    let mover = usize::from(session.to_move().ok_or("the game is over")?.0);
    let mut best: Vec<String> = Vec::new();
    let mut most = i32::MIN;
    for mv in session.legal_moves() {
        let scores = game.open(setup, &session.after(&mv)?)?.status().scores;
        // Twice the own score less all scores: the own less the others'.
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

/// The legal moves of a position.
pub(crate) fn legal<G: Game>(position: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}
