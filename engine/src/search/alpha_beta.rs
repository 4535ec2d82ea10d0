//! The tree below the moves of the root: alpha-beta with a table.

use super::Options;
use super::buffers::Buffers;
use super::iterative_deepening::{Effort, INFINITE, Score, Subtree, follow};
use super::level::Strength;
use super::table::{Bound, Known, Table};
use crate::Player;
use crate::search::Evaluate;
use alloc::vec::Vec;
use core::cmp::Reverse;

/// What a search keeps while it is down in the tree.
#[derive(Debug)]
pub(super) struct AlphaBeta<G: Evaluate> {
    strength: Strength,
    seed: u64,
    /// Whom the search is for; all others play against this one.
    root: Player,
    table: Table,
    /// Moves cost work too: one more for every [`MOVES_A_NODE`] of them.
    effort: Effort,
    /// For each ply its moves, and their indices with what their priority: the best of those that are
    /// left is looked for when it is needed, since often few are.
    buffers: Buffers<Buffer<G::Move>>,
    /// The keys of the positions that lie before the one that is looked at, where a game can be
    /// drawn by repetition: those of the game, then those of the line.
    before: Vec<u64>,
}

#[derive(Clone, Debug)]
struct Buffer<M> {
    moves: Vec<M>,
    order: Vec<(i32, u32)>,
    /// Whether the level overlooks none.
    is_whole: bool,
}

impl<M> Default for Buffer<M> {
    fn default() -> Self {
        Self { moves: Vec::new(), order: Vec::new(), is_whole: true }
    }
}

impl<M> Buffer<M> {
    /// The index of the move whose turn it is at place `n`: the best of those that are left, the first of
    /// equals.
    ///
    /// Often few are needed, so that sorting them all would be wasted. Where so many were no good, the
    /// others hardly are: they come as they stand.
    fn next_best(&mut self, n: usize) -> Option<u32> {
        const PICKED: usize = 16;
        let left = self.order.get_mut(n..)?;
        if n < PICKED {
            let best = (0..left.len()).min_by_key(|&place| Reverse(left[place].0))?;
            left.swap(0, best);
        }
        left.first().map(|(_, index)| *index)
    }
}

/// One of two who play against each other: where more than two play, all others side against the
/// one that the search is for (the paranoid assumption, Sturtevant and Korf 2000).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Root,
    Others,
}

/// So many moves take as long to find as a position takes to look at.
const MOVES_A_NODE: usize = 64;

impl<G: Evaluate> AlphaBeta<G> {
    /// A tree below a position in which the game goes on and that others came `before`, by their keys.
    pub(super) fn new(root: &G, options: Options, before: Vec<u64>) -> Self {
        let strength = G::strength(options.level);
        Self {
            strength,
            seed: options.seed,
            root: root.to_move().unwrap_or(Player(0)),
            table: Table::new(strength.table_bits),
            effort: Effort::default(),
            buffers: Buffers::of(0),
            before,
        }
    }

    /// The value of a position that a move has led to, for the `mover`: exact between `alpha` and
    /// `beta`, a bound outside. `None` when the slice is used up.
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

    /// What something that is worth `value` to the root is worth to a side.
    fn for_side(side: Side, value: i32) -> i32 {
        if side == Side::Root { value } else { -value }
    }

    /// The value of `position` for the side whose turn it is or would be: exact between `alpha` and
    /// `beta`, a bound outside. `None` when the slice is used up.
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
        // What can be repeated once can be repeated until it counts. That depends on the line that
        // led here, so it proves nothing.
        if G::REPETITION_DRAW.is_some() && self.before.contains(&position.key()) {
            return Some((Self::for_side(mover, position.draw_value(self.root)), false));
        }
        if depth == 0 {
            return Some((
                Self::for_side(mover, self.strength.evaluate(position, self.root)),
                false,
            ));
        }
        let key = position.table_key();
        let known = self.table.get(key);
        if let Some(known) = known
            && (known.proved || known.depth >= depth)
            && known.bound.is_enough(known.value, alpha, beta)
        {
            return Some((known.value, known.proved));
        }

        let mut buffer = self.take_buffer(ply);
        self.order(position, known.map(|known| known.best), &mut buffer, ply);
        self.effort.work += (buffer.moves.len() / MOVES_A_NODE) as u64;
        self.before.extend(G::REPETITION_DRAW.map(|_| position.key()));
        let found = self.best_of(position, mover, alpha, beta, depth, ply, &mut buffer);
        self.before.truncate(self.before.len() - usize::from(G::REPETITION_DRAW.is_some()));
        self.buffers.put(ply, buffer);
        let (best, value, proved) = found?;
        let bound = Bound::of(value, alpha, beta);
        self.effort.learnt += 1;
        self.table.put(key, Known { value, best, depth, bound, proved });
        Some((value, proved))
    }

    /// The best of the moves: its index, its value, and whether that is proved.
    #[allow(clippy::too_many_arguments, reason = "the window, the place and the moves of one node")]
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
            let index = buffer.next_best(n).expect("a move at each place");
            let mut child = position.clone();
            child.play(&buffer.moves[index as usize]);
            let window = |tree: &mut Self, low: i32, high: i32| -> Option<Score> {
                tree.search_child(&child, mover, low, high, depth - 1, ply + 1)
            };
            let mut found;
            if n == 0 {
                found = window(self, alpha, beta)?;
            } else {
                // The first move is likely the best: show that this one is not better.
                found = window(self, alpha, alpha + 1)?;
                if found.0 > alpha && found.0 < beta {
                    found = window(self, alpha, beta)?;
                }
            }
            let (value, proved) = found;
            all_proved &= proved;
            if value > best.1 {
                best = (index, value);
            }
            if value >= beta {
                // One good answer is enough, whatever is thought of the others.
                return Some((index, value, proved));
            }
            alpha = alpha.max(value);
        }
        // Where a move was overlooked, a better one may be left.
        Some((best.0, best.1, all_proved && buffer.is_whole))
    }

    /// Fills `buffer` with the legal moves that are seen, the best one known promising most.
    fn order(&self, position: &G, best: Option<u32>, buffer: &mut Buffer<G::Move>, ply: usize) {
        let Buffer { moves, order, is_whole } = buffer;
        position.legal_moves(moves);
        *is_whole = self.strength.retain_seen_or_plainest(self.seed, position, moves, ply);
        let priority = |index: usize| match best {
            Some(best) if best as usize == index => INFINITE,
            _ => position.priority(&moves[index]),
        };
        order.extend((0..moves.len()).map(|index| (priority(index), index as u32)));
    }

    /// An empty buffer for the moves of a ply, from the memory of an earlier visit.
    fn take_buffer(&mut self, ply: usize) -> Buffer<G::Move> {
        let mut buffer = self.buffers.take(ply);
        buffer.moves.clear();
        buffer.order.clear();
        buffer
    }
}

impl<G: Evaluate> Subtree<G> for AlphaBeta<G> {
    const IS_NARROW: bool = false;

    fn value_of(&mut self, child: &G, alpha: i32, beta: i32, depth: u8) -> Option<Score> {
        self.search_child(child, Side::Root, alpha, beta, depth, 1)
    }

    fn line(&self, root: &G, first: Option<G::Move>) -> Vec<G::Move> {
        follow(root, first, |position, ply| {
            let known = self.table.get(position.table_key())?;
            let mut moves = Vec::new();
            if known.bound == Bound::Exact {
                position.legal_moves(&mut moves);
                self.strength.retain_seen_or_plainest(self.seed, position, &mut moves, ply);
            }
            moves.get(known.best as usize).cloned()
        })
    }

    fn effort(&self) -> &Effort {
        &self.effort
    }

    fn effort_mut(&mut self) -> &mut Effort {
        &mut self.effort
    }
}
