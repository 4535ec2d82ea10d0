//! Heuristic knowledge of a game: evaluation and move ordering.

use super::{Level, Luck, Strength};
use crate::{Game, Player, Record, Square};
use alloc::vec::Vec;

/// The heuristics that a search needs beyond the rules.
///
/// All values are in hundredths of the game's own unit (points, pieces, cells). A game that a search
/// can play to its end needs none of these: the example `tic_tac_toe` has an empty implementation.
///
/// ```
/// use gambol::games::gambit::Gambit;
/// use gambol::search::Evaluate;
/// use gambol::Player;
///
/// let position: Gambit = "8/8/8/oo6 o".parse()?;
/// assert_eq!(position.outcome(Player(0)), 300);
/// # Ok::<(), gambol::Error>(())
/// ```
///
/// # Panics
/// Methods may panic for a [`Player`] that is not one of the [`players`](Game::players), and for an
/// illegal move.
pub trait Evaluate: Game {
    /// The cost of searching one position, in nodes of a slice: 1 if it takes less than a microsecond.
    const WORK: u64 = 1;
    /// The largest absolute value of [`evaluate`](Self::evaluate), [`outcome`](Self::outcome) and
    /// [`draw_value`](Self::draw_value) over all valid positions. At most
    /// [`MAX_VALUE`](super::MAX_VALUE).
    const MAX_VALUE: i32 = super::MAX_VALUE;

    /// The static evaluation of the position for `player`; the [`outcome`](Self::outcome) if the game
    /// ended here, unless a game says otherwise.
    fn evaluate(&self, player: Player) -> i32 {
        self.outcome(player)
    }

    /// The evaluation of a level with a positional weight below 100, whose strength was set with it; that of
    /// the others, unless a game says otherwise.
    fn evaluate_of_level(&self, player: Player) -> i32 {
        self.evaluate(player)
    }

    /// The strength of each level. Tuned by games in the arena.
    #[must_use]
    fn strength(level: Level) -> Strength {
        level.strength()
    }

    /// The value of a finished game for `player`: own score minus the best other score.
    fn outcome(&self, player: Player) -> i32 {
        let scores = self.scores();
        let others = scores.iter().filter(|(other, _)| *other != player);
        let best = others.map(|(_, score)| *score).max().unwrap_or(0);
        100 * (scores[player] - best)
    }

    /// The value of a draw for `player`.
    fn draw_value(&self, _: Player) -> i32 {
        0
    }

    /// The transposition table key. Differs from [`key`](Game::key) if the value also depends on
    /// state that the key ignores.
    fn table_key(&self) -> u64 {
        self.key()
    }

    /// The move-ordering score of a legal move; higher is searched first.
    fn priority(&self, _: &Self::Move) -> i32 {
        0
    }

    /// The best move without search; `None` when the game is over.
    fn greedy_move(&self) -> Option<Self::Move> {
        let mut legal = Vec::new();
        self.legal_moves(&mut legal);
        legal.into_iter().max_by_key(|mv| self.priority(mv))
    }

    /// The move of a playout at a level that overlooks nothing; `None` when the game is over.
    fn playout_move(&self) -> Option<Self::Move> {
        self.greedy_move()
    }

    /// The value for `player` at the end of a playout at a level that overlooks nothing, unless the game is
    /// over.
    fn playout_value(&self, player: Player) -> i32 {
        self.evaluate(player)
    }

    /// The priority of a candidate move at a level that overlooks nothing.
    fn candidate_value(&self, mv: &Self::Move) -> i32 {
        self.priority(mv)
    }

    /// How easily a human overlooks a legal move; 0 for a move that nobody overlooks.
    fn subtlety(&self, _: &Self::Move) -> u32 {
        0
    }

    /// The square that a move draws the eye to; `None` where distances do not count.
    #[must_use]
    fn focus(_: &Self::Move) -> Option<Square> {
        None
    }

    /// The luck that counts at a ply of a record; see [`Search::luck`](super::Search::luck).
    #[must_use]
    fn luck(_: &Record<Self>, _: usize) -> Vec<Luck> {
        Vec::new()
    }

    /// A hash of the idea behind a legal move; moves with equal hashes are seen or overlooked together.
    fn idea(&self, mv: &Self::Move) -> u64 {
        let mut after = self.clone();
        after.play_unchecked(mv);
        after.key()
    }
}
