//! Alpha-beta search below the root moves, with a transposition table.

use super::Options;
use super::buffers::Buffers;
use super::iterative_deepening::{Effort, INFINITE, Score, Subtree, follow_line};
use super::level::Strength;
use super::sight::Glance;
use super::table::{Bound, Entry, Table};
use crate::search::Evaluate;
use crate::{Player, Square};
use alloc::vec::Vec;
use core::cmp::Reverse;

/// The state of an alpha-beta search below the root.
#[derive(Debug)]
pub(super) struct AlphaBeta<G: Evaluate> {
    strength: Strength,
    seed: u64,
    /// The square of the root move that is searched.
    focus: Option<Square>,
    /// The player to move at the root. All others play against it.
    root: Player,
    table: Table,
    /// Every [`MOVES_PER_NODE`] generated moves count as one more node.
    effort: Effort,
    /// Move buffers by ply.
    buffers: Buffers<Buffer<G::Move>>,
    /// The keys of all earlier positions, if the game has draws by repetition: those of the game,
    /// then those of the current line.
    earlier_keys: Vec<u64>,
}

/// The moves of a node.
#[derive(Clone, Debug)]
struct Buffer<M> {
    moves: Vec<M>,
    /// The priority and the index of each move.
    order: Vec<(i32, u32)>,
    /// Whether the level overlooks no move.
    is_complete: bool,
}

impl<M> Default for Buffer<M> {
    fn default() -> Self {
        Self { moves: Vec::new(), order: Vec::new(), is_complete: true }
    }
}

impl<M> Buffer<M> {
    /// The index of the `n`-th move to search: the remaining move of the highest priority, the first
    /// of equals.
    ///
    /// Selects lazily, since a cutoff often comes early. After `MAX_PICKED` moves without a cutoff,
    /// order no longer matters, and the remaining moves are not sorted.
    fn pick_best(&mut self, n: usize) -> Option<u32> {
        const MAX_PICKED: usize = 16;
        let left = self.order.get_mut(n..)?;
        if n < MAX_PICKED {
            let best = (0..left.len()).min_by_key(|&place| Reverse(left[place].0))?;
            left.swap(0, best);
        }
        left.first().map(|(_, index)| *index)
    }
}

/// A side of the search. With more than two players, all opponents of the root player form one
/// side (the paranoid assumption, Sturtevant and Korf 2000).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Root,
    Others,
}

/// The number of moves whose generation costs as much as one node.
const MOVES_PER_NODE: usize = 64;

impl<G: Evaluate> AlphaBeta<G> {
    /// Creates a search below `root`, a position in which the game is not over. `earlier_keys` are
    /// the keys of the game's earlier positions.
    /// The table is that of the `earlier` search if its values hold here: if they are of the same side,
    /// and of a player who sees the same.
    pub(super) fn new(
        root: &G,
        options: Options,
        earlier_keys: Vec<u64>,
        earlier: Option<&mut Self>,
    ) -> Self {
        let strength = options.to_strength_in(root);
        let player = root.to_move().unwrap_or(Player(0));
        let holds = |earlier: &&mut Self| {
            earlier.strength == strength
                && earlier.root == player
                && (strength.sight.is_none() || strength.haze == 0 && earlier.seed == options.seed)
        };
        let keeps_proofs = G::REPETITION_DRAW.is_none();
        let table = earlier.filter(holds).map(|earlier| earlier.table.take(keeps_proofs));
        Self {
            strength,
            seed: options.seed,
            focus: None,
            root: player,
            table: table.unwrap_or_else(|| Table::new(strength.table_bits)),
            effort: Effort::default(),
            buffers: Buffers::new(0),
            earlier_keys,
        }
    }

    /// Searches the position after a move. Returns the value for `mover`, who made the move: exact
    /// between `alpha` and `beta`, a bound outside; `None` when the slice is used up.
    fn search_child(
        &mut self,
        child: &G,
        mover: Side,
        alpha: i32,
        beta: i32,
        depth: u8,
        ply: usize,
    ) -> Option<Score> {
        let next = child.to_move().map_or(mover, |player| self.side_of(player));
        if next == mover {
            return self.search(child, mover, alpha, beta, depth, ply);
        }
        let (value, proved) = self.search(child, next, -beta, -alpha, depth, ply)?;
        Some((-value, proved))
    }

    fn side_of(&self, player: Player) -> Side {
        if player == self.root { Side::Root } else { Side::Others }
    }

    /// Converts a value for the root player to a value for `side`.
    fn for_side(side: Side, value: i32) -> i32 {
        if side == Side::Root { value } else { -value }
    }

    /// Searches a position. Returns the value for `mover`, the side to move: exact between `alpha`
    /// and `beta`, a bound outside; `None` when the slice is used up.
    fn search(
        &mut self,
        position: &G,
        mover: Side,
        alpha: i32,
        beta: i32,
        depth: u8,
        ply: usize,
    ) -> Option<Score> {
        if self.effort.is_spent() {
            return None;
        }
        self.effort.nodes += 1;
        self.effort.work += G::WORK;
        if position.to_move().is_none() {
            return Some((Self::for_side(mover, position.outcome(self.root)), true));
        }
        // A first repetition is scored as a draw. It depends on the path, so it is not proved.
        if G::REPETITION_DRAW.is_some() && self.earlier_keys.contains(&position.key()) {
            return Some((Self::for_side(mover, position.draw_value(self.root)), false));
        }
        if depth == 0 {
            return Some((
                Self::for_side(mover, self.strength.evaluate(position, self.root)),
                false,
            ));
        }
        let key = position.table_key();
        let entry = self.table.get(key);
        if let Some(entry) = entry
            && (entry.proved || entry.depth >= depth)
            && entry.bound.is_sufficient(entry.value, alpha, beta)
        {
            return Some((entry.value, entry.proved));
        }

        let mut buffer = self.take_buffer(ply);
        self.order(position, entry.map(|entry| entry.best), &mut buffer, ply);
        self.effort.work += (buffer.moves.len() / MOVES_PER_NODE) as u64;
        self.earlier_keys.extend(G::REPETITION_DRAW.map(|_| position.key()));
        let score = self.best_of(position, mover, alpha, beta, depth, ply, &mut buffer);
        self.earlier_keys
            .truncate(self.earlier_keys.len() - usize::from(G::REPETITION_DRAW.is_some()));
        self.buffers.put(ply, buffer);
        let (best, value, proved) = score?;
        let bound = Bound::of(value, alpha, beta);
        self.effort.stored += 1;
        self.table.put(key, Entry { value, best, depth, bound, proved });
        Some((value, proved))
    }

    /// Searches the moves in order of priority. Returns the index of the best move, its value, and
    /// whether the value is proved.
    #[allow(clippy::too_many_arguments, reason = "the window, ply and moves of a node")]
    fn best_of(
        &mut self,
        position: &G,
        mover: Side,
        mut alpha: i32,
        beta: i32,
        depth: u8,
        ply: usize,
        buffer: &mut Buffer<G::Move>,
    ) -> Option<(u32, i32, bool)> {
        let mut best = (0, -INFINITE);
        let mut all_proved = true;
        for n in 0..buffer.order.len() {
            let index = buffer.pick_best(n).expect("a move at each place");
            let mut child = position.clone();
            child.play_unchecked(&buffer.moves[index as usize]);
            let window = |tree: &mut Self, low: i32, high: i32| -> Option<Score> {
                tree.search_child(&child, mover, low, high, depth - 1, ply + 1)
            };
            let mut score;
            if n == 0 {
                score = window(self, alpha, beta)?;
            } else {
                // Null window: the first move is probably the best one.
                score = window(self, alpha, alpha + 1)?;
                if score.0 > alpha && score.0 < beta {
                    score = window(self, alpha, beta)?;
                }
            }
            let (value, proved) = score;
            all_proved &= proved;
            if value > best.1 {
                best = (index, value);
            }
            if value >= beta {
                // A cutoff is proved if its move is, regardless of the other moves.
                return Some((index, value, proved));
            }
            alpha = alpha.max(value);
        }
        // An overlooked move might be better.
        Some((best.0, best.1, all_proved && buffer.is_complete))
    }

    /// Fills `buffer` with the legal moves that the level sees. The table move `best` gets the
    /// highest priority.
    fn order(&self, position: &G, best: Option<u32>, buffer: &mut Buffer<G::Move>, ply: usize) {
        let Buffer { moves, order, is_complete } = buffer;
        position.legal_moves(moves);
        *is_complete = self.retain_seen(position, moves, ply);
        let priority = |index: usize| match best {
            Some(best) if best as usize == index => INFINITE,
            _ => position.priority(&moves[index]),
        };
        order.extend((0..moves.len()).map(|index| (priority(index), index as u32)));
    }

    /// Removes the moves that the level overlooks, but not all. Returns whether none was removed.
    fn retain_seen(&self, position: &G, moves: &mut Vec<G::Move>, ply: usize) -> bool {
        let glance = Glance::new(ply, self.focus);
        self.strength.retain_seen_or_plainest(self.seed, position, moves, glance)
    }

    /// Takes the cleared buffer of a ply.
    #[inline]
    fn take_buffer(&mut self, ply: usize) -> Buffer<G::Move> {
        let mut buffer = self.buffers.take(ply);
        buffer.moves.clear();
        buffer.order.clear();
        buffer
    }
}

impl<G: Evaluate> Subtree<G> for AlphaBeta<G> {
    const USES_NULL_WINDOWS: bool = false;

    fn search_root_move(&mut self, child: &G, alpha: i32, beta: i32, depth: u8) -> Option<Score> {
        self.search_child(child, Side::Root, alpha, beta, depth, 1)
    }

    fn strength(&self) -> &Strength {
        &self.strength
    }

    fn look_at(&mut self, focus: Option<Square>) {
        self.focus = focus;
    }

    fn principal_variation(&self, root: &G, first: Option<G::Move>) -> Vec<G::Move> {
        follow_line(root, first, |position, ply| {
            let entry = self.table.get(position.table_key())?;
            let mut moves = Vec::new();
            if entry.bound == Bound::Exact {
                position.legal_moves(&mut moves);
                self.retain_seen(position, &mut moves, ply);
            }
            moves.get(entry.best as usize).cloned()
        })
    }

    fn effort(&self) -> &Effort {
        &self.effort
    }

    fn effort_mut(&mut self) -> &mut Effort {
        &mut self.effort
    }
}
