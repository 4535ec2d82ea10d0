//! The same games and the same opinion of them, played by the crate `minimax`.

use gambol::games::combo::Combo;
use gambol::games::gambit::Gambit;
use gambol::search::Evaluate;
use gambol::search::Tactical;
use gambol::{Entry, Error, Player};
use minimax::{IterativeOptions, IterativeSearch, Strategy, Winner};
use std::marker::PhantomData;
use std::time::Duration;

/// The plies of captures that it looks at beyond its depth.
const QUIESCENCE: u8 = 8;
/// The memory of its transposition table.
const TABLE_BYTES: usize = 16 << 20;

/// A game that the crate can be given.
pub(crate) trait Known: Evaluate<Move: Copy> {
    /// The moves of its quiescence search.
    fn noisy(&self, moves: &mut Vec<Self::Move>);

    /// What moves have in common that do well at the same places, below 2^12.
    fn index(mv: &Self::Move) -> u16;
}

impl Known for Combo {
    fn noisy(&self, moves: &mut Vec<Self::Move>) {
        self.noisy_moves(moves);
    }

    fn index(mv: &Self::Move) -> u16 {
        Self::code(mv) & 0xfff
    }
}

impl Known for Gambit {
    // Every move takes something: none is noisier than the others.
    fn noisy(&self, _: &mut Vec<Self::Move>) {}

    fn index(_: &Self::Move) -> u16 {
        0
    }
}

/// A position, and who is or would be to move in it.
#[derive(Clone)]
pub(crate) struct State<G> {
    position: G,
    mover: Player,
}

struct Rules<G>(PhantomData<G>);
struct Opinion<G>(PhantomData<G>);

impl<G: Known> minimax::Game for Rules<G> {
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
        position.play(&mv);
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

impl<G: Known> minimax::Evaluator for Opinion<G> {
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

/// The move that it plays in so much time, and how many positions it explored, by its own count: those
/// of its quiescence search are not among them. `None` for a game that it does not play.
///
/// # Errors
/// A position that is none of the game.
///
/// # Panics
/// Where the game is over.
pub(crate) fn choose_in(
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

fn choose<G: Known>(position: &G, time: Duration) -> (String, u64) {
    let options = IterativeOptions::new()
        .with_table_byte_size(TABLE_BYTES)
        .with_null_window_search(true)
        .with_countermove_history()
        .with_quiescence_search_depth(QUIESCENCE);
    let mut search = IterativeSearch::new(Opinion::<G>(PhantomData), options);
    search.set_timeout(time);
    let mover = position.to_move().expect("the game goes on");
    let mut state = State { position: position.clone(), mover };
    // It names none where it sees that all lose.
    let mv = search.choose_move(&state).or_else(|| position.greedy_move());
    let nodes = explored(&search.stats(&mut state));
    (mv.expect("a game that goes on has a move").to_string(), nodes)
}

/// The nodes of a summary: "Explored 12 nodes to depth 3. … Partial exploration of next depth hit 34
/// nodes." It tells them in no other way.
fn explored(summary: &str) -> u64 {
    let words: Vec<&str> = summary.split_whitespace().collect();
    let counts = words.windows(3).filter_map(|words| match words {
        ["Explored" | "hit", count, "nodes" | "nodes."] => count.parse::<u64>().ok(),
        _ => None,
    });
    counts.sum()
}
