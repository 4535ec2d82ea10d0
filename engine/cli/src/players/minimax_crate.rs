//! The crate `minimax` with the engine's rules and evaluation.

use gambol::games::combo::Combo;
use gambol::games::gambit::Gambit;
use gambol::search::Evaluate;
use gambol::search::Tactical;
use gambol::{Entry, Error, Player};
use minimax::{IterativeOptions, IterativeSearch, Strategy, Winner};
use std::marker::PhantomData;
use std::time::Duration;

/// The depth of quiescence search in plies.
const QUIESCENCE: u8 = 8;
/// The size of the transposition table.
const TABLE_BYTES: usize = 16 << 20;

/// A game supported by the crate.
pub(crate) trait Supported: Evaluate<Move: Copy> {
    /// Appends the moves of quiescence search.
    fn noisy(&self, moves: &mut Vec<Self::Move>);

    /// The index of a move in the history tables, below 2^12.
    fn index(mv: &Self::Move) -> u16;
}

impl Supported for Combo {
    fn noisy(&self, moves: &mut Vec<Self::Move>) {
        self.noisy_moves(moves);
    }

    fn index(mv: &Self::Move) -> u16 {
        Self::code(mv) & 0xfff
    }
}

impl Supported for Gambit {
    // Every move is a capture, so quiescence search would not be selective.
    fn noisy(&self, _: &mut Vec<Self::Move>) {}

    fn index(_: &Self::Move) -> u16 {
        0
    }
}

/// A position and the player to move; when the game is over, the next player in order.
#[derive(Clone)]
pub(crate) struct State<G> {
    position: G,
    mover: Player,
}

struct Rules<G>(PhantomData<G>);
struct Evaluator<G>(PhantomData<G>);

impl<G: Supported> minimax::Game for Rules<G> {
    type S = State<G>;
    type M = G::Move;

    fn generate_moves(state: &State<G>, moves: &mut Vec<G::Move>) -> Option<Winner> {
        let winner = Self::get_winner(state);
        if winner.is_none() {
            state.position.legal_moves(moves);
        }
        winner
    }

    fn apply(state: &mut State<G>, mv: G::Move) -> Option<State<G>> {
        let mut position = state.position.clone();
        position.play_unchecked(&mv);
        Some(State { position, mover: state.mover.other() })
    }

    fn get_winner(state: &State<G>) -> Option<Winner> {
        if state.position.to_move().is_some() {
            return None;
        }
        let value = state.position.outcome(state.mover);
        Some(match value.signum() {
            1 => Winner::PlayerToMove,
            0 => Winner::Draw,
            _ => Winner::PlayerJustMoved,
        })
    }

    fn zobrist_hash(state: &State<G>) -> u64 {
        state.position.table_key()
    }

    fn table_index(mv: G::Move) -> u16 {
        G::index(&mv)
    }

    fn max_table_index() -> u16 {
        0xfff
    }
}

impl<G: Supported> minimax::Evaluator for Evaluator<G> {
    type G = Rules<G>;

    fn evaluate(&self, state: &State<G>) -> minimax::Evaluation {
        state.position.evaluate(state.mover).clamp(-30_000, 30_000) as minimax::Evaluation
    }

    fn generate_noisy_moves(&self, state: &State<G>, moves: &mut Vec<G::Move>) {
        if state.position.to_move().is_some() {
            state.position.noisy(moves);
        }
    }
}

/// Chooses a move within a time. Returns the move and the number of positions explored, which does not
/// include those of quiescence search; `None` if the crate does not play the game.
///
/// # Errors
/// An invalid position.
///
/// # Panics
/// If the game is over.
pub(crate) fn choose_by_crate(
    game: &Entry,
    position: &str,
    time: Duration,
) -> Result<Option<(String, u64)>, Error> {
    Ok(match game.id {
        "combo" => Some(choose(&position.parse::<Combo>()?, time)),
        "gambit" => Some(choose(&position.parse::<Gambit>()?, time)),
        _ => None,
    })
}

fn choose<G: Supported>(position: &G, time: Duration) -> (String, u64) {
    let options = IterativeOptions::new()
        .with_table_byte_size(TABLE_BYTES)
        .with_null_window_search(true)
        .with_countermove_history()
        .with_quiescence_search_depth(QUIESCENCE);
    let mut search = IterativeSearch::new(Evaluator::<G>(PhantomData), options);
    search.set_timeout(time);
    let mover = position.to_move().expect("the game is not over");
    let mut state = State { position: position.clone(), mover };
    // The crate returns no move if all moves lose.
    let mv = search.choose_move(&state).or_else(|| position.greedy_move());
    let nodes = explored(&search.stats(&mut state));
    (mv.expect("an unfinished game has a legal move").to_string(), nodes)
}

/// Parses the number of nodes from the statistics of the crate, which are available only as text:
/// "Explored 12 nodes to depth 3. … Partial exploration of next depth hit 34 nodes."
fn explored(summary: &str) -> u64 {
    let words: Vec<&str> = summary.split_whitespace().collect();
    let counts = words.windows(3).filter_map(|words| match words {
        ["Explored" | "hit", count, "nodes" | "nodes."] => count.parse::<u64>().ok(),
        _ => None,
    });
    counts.sum()
}
