//! Exact solution of the end of a multiplayer game.

use super::multiplayer::Multiplayer;
use super::sort::{lexicographic_key, sort_by_key};
use super::tie::break_tie;
use super::{Options, Report, Value};
use crate::{PerPlayer, Player};
use alloc::vec;
use alloc::vec::Vec;

/// Max^n (Luckhardt and Irani 1986): each player maximises their own value. Ties are broken against
/// the root player by the opponents, and against the best opponent by the root player; then by the
/// order of the legal moves.
///
/// The search keeps its stack between slices, so that a slice never searches more positions than
/// requested. No value is reported as proved, since players need not break ties like that.
#[derive(Debug)]
pub(super) struct MaxN<G: Multiplayer> {
    root: G,
    options: Options,
    /// The legal moves at the root.
    moves: Vec<G::Move>,
    /// The value of each root move that is solved.
    values: Vec<Option<Values>>,
    /// The indices of the unsolved root moves, the next one last.
    unsolved: Vec<usize>,
    /// The search stack below the root.
    stack: Vec<Frame<G>>,
    /// The legal moves of all positions of the stack, contiguous for each.
    legal: Vec<G::Move>,
    /// A transposition table of solved positions.
    table: Vec<Option<(u64, Values)>>,
    nodes: u64,
}

/// A position of the search stack.
#[derive(Debug)]
struct Frame<G> {
    position: G,
    mover: Player,
    key: u64,
    /// The index of its first move.
    first: usize,
    /// The index of the next move to search.
    next: usize,
    /// The value of the best move so far.
    best: Option<Values>,
}

/// The value of a position for each player: own final score minus the best other score, in hundredths.
type Values = PerPlayer<i32>;

/// The base-2 logarithm of the table size.
const TABLE_BITS: u32 = 16;
/// The number of positions after which the search gives up.
const MAX_NODES: u64 = 3_000_000;

/// The shares in the win: equal for all players who are behind no other.
fn shares_of(values: &Values) -> PerPlayer<f32> {
    let winners = values.iter().filter(|(_, value)| **value >= 0).count();
    let players = values.iter().count() as u8;
    let share = |player| if values[player] >= 0 { 1.0 / winners as f32 } else { 0.0 };
    PerPlayer::new(players, share)
}

impl<G: Multiplayer> MaxN<G> {
    /// Creates a search of a position in which the game is not over.
    pub(super) fn new(root: &G, options: Options) -> Self {
        let mut moves = Vec::new();
        root.legal_moves(&mut moves);
        Self {
            root: root.clone(),
            options,
            values: vec![None; moves.len()],
            unsolved: (0..moves.len()).rev().collect(),
            moves,
            stack: Vec::new(),
            legal: Vec::new(),
            table: vec![None; 1 << TABLE_BITS],
            nodes: 0,
        }
    }

    /// Sets the order of the root moves to that of `values`.
    pub(super) fn order_root_moves(&mut self, values: &[Value<G::Move>]) {
        let index_of = |n: &usize| values.iter().position(|value| value.mv == self.moves[*n]);
        sort_by_key(&mut self.unsolved, |n| index_of(n).map_or(i64::MIN, |index| -(index as i64)));
    }

    /// Searches `nodes` positions.
    pub(super) fn run(&mut self, nodes: u64) {
        let limit = self.nodes.saturating_add(nodes);
        while self.nodes < limit && !self.is_done() {
            self.search_next();
        }
    }

    /// Whether all root moves are solved.
    pub(super) fn is_done(&self) -> bool {
        self.unsolved.is_empty()
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The depth of a solution in plies.
    pub(super) fn depth(&self) -> u32 {
        self.root.moves_left()
    }

    pub(super) fn is_out_of_reach(&self) -> bool {
        self.nodes > MAX_NODES && !self.options.all
    }

    /// The value of a root move for its player, if the move is solved.
    pub(super) fn value_of(&self, mv: &G::Move) -> Option<i32> {
        let index = self.moves.iter().position(|legal| legal == mv)?;
        Some(self.values[index]?[self.mover()])
    }

    /// The share of each player in the win after a root move, if the move is solved.
    pub(super) fn shares_of(&self, mv: &G::Move) -> Option<PerPlayer<f32>> {
        let index = self.moves.iter().position(|legal| legal == mv)?;
        Some(shares_of(&self.values[index]?))
    }

    /// Searches one position: the next child of the deepest stack position that has one left.
    fn search_next(&mut self) {
        while let Some(frame) = self.stack.last_mut() {
            if frame.next < self.legal.len() {
                let mut child = frame.position.clone();
                child.play_unchecked(&self.legal[frame.next]);
                frame.next += 1;
                self.enter(child);
                return;
            }
            let Frame { key, first, best, .. } = self.stack.pop().expect("the stack is not empty");
            let best = best.expect("an unfinished game has a legal move");
            self.legal.truncate(first);
            self.table[slot(key)] = Some((key, best));
            self.back_up(best);
        }
        if let Some(&next) = self.unsolved.last() {
            let mut child = self.root.clone();
            child.play_unchecked(&self.moves[next]);
            self.enter(child);
        }
    }

    /// Evaluates a finished or stored position, or pushes the position on the stack.
    fn enter(&mut self, position: G) {
        self.nodes += 1;
        let Some(mover) = position.to_move() else {
            let values = PerPlayer::new(position.players(), |player| position.outcome(player));
            return self.back_up(values);
        };
        let key = position.table_key();
        if let Some((_, values)) = self.table[slot(key)].filter(|(stored, _)| *stored == key) {
            return self.back_up(values);
        }
        let first = self.legal.len();
        position.legal_moves(&mut self.legal);
        self.stack.push(Frame { position, mover, key, first, next: first, best: None });
    }

    /// Backs a value up to the top of the stack, or to the root.
    fn back_up(&mut self, values: Values) {
        let Some(Frame { mover, best, .. }) = self.stack.last() else {
            let solved = self.unsolved.pop().expect("a root move was searched");
            self.values[solved] = Some(values);
            return;
        };
        let is_better =
            best.is_none_or(|best| self.rank(&values, *mover) > self.rank(&best, *mover));
        if is_better && let Some(frame) = self.stack.last_mut() {
            frame.best = Some(values);
        }
    }

    fn mover(&self) -> Player {
        self.root.to_move().expect("the game is not over")
    }

    /// The report of a finished search.
    pub(super) fn report(&self) -> Report<G::Move> {
        let mover = self.mover();
        let solved = self.values.iter().copied().enumerate();
        let mut order: Vec<_> = solved.filter_map(|(n, values)| Some((n, values?))).collect();
        sort_by_key(&mut order, |(_, values)| -self.rank(values, mover));
        let rank = |(_, values): &(usize, Values)| self.rank(values, mover);
        let equal = order.iter().filter(|found| rank(found) == rank(&order[0]));
        let chosen = break_tie(&self.root, self.options.seed, equal);
        let best = chosen.map(|(n, _)| self.moves[*n].clone());
        let value = |(n, values): &(usize, Values)| Value {
            mv: self.moves[*n].clone(),
            value: values[mover],
            depth: self.depth(),
            proved: false,
            shares: Some(shares_of(values)),
        };
        Report {
            depth: self.depth(),
            nodes: self.nodes,
            values: order.iter().map(value).collect(),
            line: best.iter().cloned().collect(),
            done: self.is_done(),
            best,
        }
    }

    /// The sort key of a value for a player: own value, then the tie-break.
    fn rank(&self, values: &Values, player: Player) -> i64 {
        let others = values.iter().filter(|(other, _)| *other != player);
        let opponent = match self.root.to_move() {
            Some(root) if root != player => values[root],
            _ => others.map(|(_, value)| *value).max().unwrap_or(0),
        };
        lexicographic_key(values[player], -opponent)
    }
}

/// The table index of a key.
fn slot(key: u64) -> usize {
    (key >> (64 - TABLE_BITS)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::triboard::Triboard;
    use crate::search::Evaluate;
    use crate::search::{Level, MultiplayerSearch, Search};
    use crate::{Game, Rng};

    /// Triboard positions of random games with at most `empty` empty cells.
    fn ends(count: u64, empty: u32) -> Vec<Triboard> {
        let end = |seed: u64| {
            let mut rng = Rng::new(seed);
            let setup = alloc::format!("seed={seed}").parse().expect("a set-up");
            let mut position = Triboard::start(&setup);
            while position.to_move().is_some() && position.moves_left() > empty {
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                position.play_unchecked(&moves[rng.below(moves.len() as u64) as usize]);
            }
            position.to_move().is_some().then_some(position)
        };
        (0..count).filter_map(end).collect()
    }

    /// The max^n value of a position for each player, by exhaustive search.
    fn max_n(position: &Triboard, root: Player) -> [i32; 3] {
        let Some(mover) = position.to_move() else {
            return [0, 1, 2].map(|player| position.outcome(Player(player)));
        };
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let own = usize::from(mover.0);
        let ends = moves.iter().map(|mv| {
            let mut after = *position;
            after.play_unchecked(mv);
            max_n(&after, root)
        });
        let mut best: Option<[i32; 3]> = None;
        for end in ends {
            // Break ties against the root player, or against the best opponent of the root player.
            let opponent = |end: &[i32; 3]| match mover == root {
                true => (0..3).filter(|n| *n != own).map(|n| end[n]).max().unwrap_or(0),
                false => end[usize::from(root.0)],
            };
            let is_better = best.is_none_or(|best| {
                end[own] > best[own] || end[own] == best[own] && opponent(&end) < opponent(&best)
            });
            if is_better {
                best = Some(end);
            }
        }
        best.expect("an unfinished game has a legal move")
    }

    #[test]
    fn values_agree_with_exhaustive_max_n() {
        let ends = ends(60, 6);
        assert!(ends.len() > 20, "{} are too few", ends.len());
        for position in ends {
            let options = Options::new(Level::Master, 1).with_all(true);
            let mut search: MultiplayerSearch<Triboard> =
                Search::new(position, &[], options).expect("the game is not over");
            let report = loop {
                let report = search.advance(500);
                if report.done {
                    break report;
                }
            };
            let root = position.to_move().expect("the game is not over");
            for Value { mv, value, proved, .. } in report.values {
                let mut after = position;
                after.play_unchecked(&mv);
                let expected = max_n(&after, root)[usize::from(root.0)];
                assert_eq!((value, proved), (expected, false), "{mv} in {position}");
            }
        }
    }
}
