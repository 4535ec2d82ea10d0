//! Principal variation search, for two players with open positions.

use super::level::Manner;
use super::table::{Bound, Known, Table};
use super::{Options, Report, Search, Value};
use crate::{Error, Evaluate, Player, Record, Rng};
use alloc::vec::Vec;
use core::cmp::Reverse;

/// Alpha-beta in its principal variation form (Marsland and Campbell 1982), deepened iteratively
/// with a transposition table.
///
/// A slice that ends in the middle of a line is begun again in the next one, which finds its way
/// back through the table.
#[derive(Debug)]
pub struct PrincipalVariation<G: Evaluate> {
    root: G,
    mover: Player,
    options: Options,
    manner: Manner,
    /// What is known of each move that the level sees. Never empty.
    candidates: Vec<Candidate<G::Move>>,
    /// The iteration under way, in plies.
    depth: u8,
    /// Where it is: an index into `candidates`.
    next: usize,
    tree: Tree<G>,
}

/// What is known of one move of the root.
#[derive(Clone, Debug)]
struct Candidate<M> {
    mv: M,
    value: i32,
    depth: u8,
    /// Whether the value is the move's own, and not only a bound from above.
    exact: bool,
    proved: bool,
}

impl<M> Candidate<M> {
    /// Whether no deeper search can change what matters, where values up to `floor` do not.
    fn is_settled(&self, floor: i32) -> bool {
        self.proved && (self.exact || self.value <= floor)
    }
}

/// Best first, those not yet searched last; moves that look alike stay in the game's own order.
fn sort<M>(candidates: &mut [Candidate<M>]) {
    candidates.sort_by_key(|candidate| (Reverse(candidate.depth > 0), Reverse(candidate.value)));
}

/// What a search keeps while it is down in the tree.
#[derive(Debug)]
struct Tree<G: Evaluate> {
    manner: Manner,
    seed: u64,
    table: Table,
    /// The positions that were looked at, and how many of them make a slice.
    nodes: u64,
    limit: u64,
    /// For each ply its moves, and their indices with what they promise: the best of those that are
    /// left is looked for when it is needed, since often few are.
    buffers: Vec<Buffer<G::Move>>,
}

#[derive(Clone, Debug)]
struct Buffer<M> {
    moves: Vec<M>,
    order: Vec<(i32, u16)>,
}

impl<M> Buffer<M> {
    /// Brings the most promising of the moves from place `n` on there, the first of equals; its index.
    fn next_best(&mut self, n: usize) -> u16 {
        let mut best = n;
        for place in n + 1..self.order.len() {
            if self.order[place].0 > self.order[best].0 {
                best = place;
            }
        }
        self.order.swap(n, best);
        self.order[n].1
    }
}

/// A value, and whether it is proved.
type Found = (i32, bool);

/// More than any value.
const INFINITE: i32 = 1_000_000;

impl<G: Evaluate<View = G>> Search<G> for PrincipalVariation<G> {
    fn new(view: G, moves: &[G::Move], options: Options) -> Result<Self, Error> {
        let mut record = Record::new(view);
        for (n, mv) in moves.iter().enumerate() {
            record.play(mv.clone()).map_err(|e| e.within(alloc::format!("move {}", n + 1)))?;
        }
        let root = record.position().clone();
        let mut legal = record.legal_moves();
        let Some(mover) = root.to_move().filter(|_| !legal.is_empty()) else {
            return Err(Error::new("position", root, "one in which the game goes on"));
        };
        let manner = options.level.manner();
        let tree = Tree::new(manner, options.seed);
        tree.keep_seen(&root, &mut legal, 0);
        let unknown = |mv| Candidate { mv, value: 0, depth: 0, exact: false, proved: false };
        let candidates = legal.into_iter().map(unknown).collect();
        Ok(Self { root, mover, options, manner, candidates, depth: 1, next: 0, tree })
    }

    fn advance(&mut self, nodes: u64) -> Report<G::Move> {
        // Less would not get through the longest line.
        const FEWEST: u64 = 1000;
        self.tree.limit = self.tree.nodes + nodes.max(FEWEST);
        while !self.is_done() && self.tree.nodes < self.tree.limit {
            self.step();
        }
        self.report()
    }
}

impl<G: Evaluate<View = G>> PrincipalVariation<G> {
    /// Searches one move of the root, or opens the next iteration.
    fn step(&mut self) {
        let floor = self.floor();
        let Some(candidate) = self.candidates.get_mut(self.next) else {
            self.next = 0;
            self.depth += 1;
            // Best first, so that the others are measured against a good one.
            sort(&mut self.candidates);
            return;
        };
        if !candidate.is_settled(floor) {
            let mut child = self.root.clone();
            child.play(&candidate.mv);
            let other = self.mover.other();
            let found = self.tree.search(&child, other, -INFINITE, -floor, self.depth - 1, 1);
            let Some((value, proved)) = found else {
                return;
            };
            candidate.value = -value;
            candidate.depth = self.depth;
            candidate.exact = -value > floor;
            candidate.proved = proved;
        }
        self.next += 1;
    }

    /// Up to here a move's value need not be exact.
    fn floor(&self) -> i32 {
        if self.options.all {
            return -INFINITE;
        }
        let is_measure = |c: &&Candidate<_>| c.exact && (c.proved || c.depth == self.depth);
        let best = self.candidates.iter().filter(is_measure).map(|c| c.value).max();
        best.map_or(-INFINITE, |best| best - self.manner.margin - 1)
    }

    fn is_done(&self) -> bool {
        let floor = self.floor();
        let is_settled = self.candidates.iter().all(|candidate| candidate.is_settled(floor));
        let is_forced = self.candidates.len() == 1 && !self.options.all && self.depth > 1;
        is_settled || is_forced || self.depth > self.manner.depth
    }

    fn report(&self) -> Report<G::Move> {
        let mut candidates = self.candidates.clone();
        sort(&mut candidates);
        let open = candidates.iter().filter(|c| !c.proved).map(|c| c.depth).min();
        let deepest = candidates.iter().map(|c| c.depth).max();
        let best = self.choose(&candidates);
        let value = |c: Candidate<G::Move>| Value {
            mv: c.mv,
            value: c.value,
            depth: u32::from(c.depth),
            proved: c.proved && c.exact,
        };
        Report {
            depth: open.or(deepest).map_or(0, u32::from),
            nodes: self.tree.nodes,
            line: self.tree.line(&self.root, best.clone()),
            values: candidates.into_iter().map(value).collect(),
            done: self.is_done(),
            best,
        }
    }

    /// One of the moves that look as good as the best, by the seed.
    fn choose(&self, candidates: &[Candidate<G::Move>]) -> Option<G::Move> {
        let best = candidates.first()?;
        let is_near = |c: &&Candidate<G::Move>| {
            c.depth >= best.depth.min(1) && c.value >= best.value - self.manner.margin
        };
        let near: Vec<_> = candidates.iter().filter(is_near).collect();
        let chosen = Rng::new(self.options.seed).below(near.len() as u64) as usize;
        Some(near[chosen].mv.clone())
    }
}

impl<G: Evaluate> Tree<G> {
    fn new(manner: Manner, seed: u64) -> Self {
        let table = Table::new(manner.table_bits);
        Self { manner, seed, table, nodes: 0, limit: 0, buffers: Vec::new() }
    }

    /// Drops the moves that the level overlooks, but for the plainest.
    fn keep_seen(&self, position: &G, moves: &mut Vec<G::Move>, ply: usize) {
        let Some(sight) = self.manner.sight else {
            return;
        };
        let is_seen = |mv: &G::Move| sight.sees(self.seed, position, mv, ply);
        if moves.iter().any(is_seen) {
            moves.retain(is_seen);
        } else if let Some(plainest) = moves.iter().min_by_key(|mv| position.subtlety(mv)) {
            *moves = alloc::vec![plainest.clone()];
        }
    }

    /// The value of `position` for `mover`, whose turn it is or would be: exact between `alpha` and
    /// `beta`, a bound outside. `None` when the slice is used up.
    fn search(
        &mut self,
        position: &G,
        mover: Player,
        alpha: i32,
        beta: i32,
        depth: u8,
        ply: usize,
    ) -> Option<Found> {
        if self.nodes >= self.limit {
            return None;
        }
        self.nodes += 1;
        if position.to_move().is_none() {
            return Some((position.outcome(mover), true));
        }
        if depth == 0 {
            return Some((position.evaluate(mover), false));
        }
        let key = position.key();
        let known = self.table.get(key);
        if let Some(known) = known
            && (known.proved || known.depth >= depth)
        {
            let is_enough = match known.bound {
                Bound::Exact => true,
                Bound::Lower => known.value >= beta,
                Bound::Upper => known.value <= alpha,
            };
            if is_enough {
                return Some((known.value, known.proved));
            }
        }

        let mut buffer = self.take_buffer(ply);
        self.order(position, known.map(|known| known.best), &mut buffer, ply);
        let found = self.best_of(position, mover, alpha, beta, depth, ply, &mut buffer);
        self.buffers[ply] = buffer;
        let (best, value, proved) = found?;
        let bound = match value {
            value if value >= beta => Bound::Lower,
            value if value <= alpha => Bound::Upper,
            _ => Bound::Exact,
        };
        self.table.put(key, Known { value, best, depth, bound, proved });
        Some((value, proved))
    }

    /// The best of the moves: its index, its value, and whether that is proved.
    #[allow(clippy::too_many_arguments, reason = "the window, the place and the moves of one node")]
    fn best_of(
        &mut self,
        position: &G,
        mover: Player,
        mut alpha: i32,
        beta: i32,
        depth: u8,
        ply: usize,
        buffer: &mut Buffer<G::Move>,
    ) -> Option<(u16, i32, bool)> {
        let other = mover.other();
        let mut best = (0, -INFINITE);
        let mut all_proved = true;
        for n in 0..buffer.order.len() {
            let index = buffer.next_best(n);
            let mut child = position.clone();
            child.play(&buffer.moves[usize::from(index)]);
            let window = |tree: &mut Self, low: i32, high: i32| -> Option<Found> {
                let (value, proved) =
                    tree.search(&child, other, -high, -low, depth - 1, ply + 1)?;
                Some((-value, proved))
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
        Some((best.0, best.1, all_proved))
    }

    /// Fills `buffer` with the legal moves that are seen, the best one known promising most.
    fn order(&self, position: &G, best: Option<u16>, buffer: &mut Buffer<G::Move>, ply: usize) {
        let Buffer { moves, order } = buffer;
        position.legal_moves(moves);
        self.keep_seen(position, moves, ply);
        let promise = |index: usize| match best {
            Some(best) if usize::from(best) == index => INFINITE,
            _ => position.promise(&moves[index]),
        };
        order.extend((0..moves.len()).map(|index| (promise(index), index as u16)));
    }

    /// An empty buffer for the moves of a ply, from the memory of an earlier visit.
    fn take_buffer(&mut self, ply: usize) -> Buffer<G::Move> {
        if self.buffers.len() <= ply {
            self.buffers.resize(ply + 1, Buffer { moves: Vec::new(), order: Vec::new() });
        }
        let empty = Buffer { moves: Vec::new(), order: Vec::new() };
        let mut buffer = core::mem::replace(&mut self.buffers[ply], empty);
        buffer.moves.clear();
        buffer.order.clear();
        buffer
    }

    /// The principal variation: `first`, then the best moves that the table knows.
    fn line(&self, root: &G, first: Option<G::Move>) -> Vec<G::Move> {
        const LONGEST: usize = 64;
        let mut position = root.clone();
        let mut line = Vec::new();
        let mut next = first;
        while let Some(mv) = next
            && line.len() < LONGEST
        {
            position.play(&mv);
            line.push(mv);
            next = self.table.get(position.key()).filter(|k| k.bound == Bound::Exact).and_then(
                |known| {
                    let mut moves = Vec::new();
                    position.legal_moves(&mut moves);
                    self.keep_seen(&position, &mut moves, line.len());
                    moves.get(usize::from(known.best)).cloned()
                },
            );
        }
        line
    }
}
