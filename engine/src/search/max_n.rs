//! The end of a game of several, played out exactly.

use super::multiplayer::Multiplayer;
use super::sort::{lexicographic_key, sort_by_key};
use super::tie::break_tie;
use super::{Options, Report, Value};
use crate::{PerPlayer, Player};
use alloc::vec;
use alloc::vec::Vec;

/// Max^n (Luckhardt and Irani 1986): each plays what is best for themselves. Of moves that are as good
/// for whoever plays, another takes the one that is the worst for the one it is played out for, and
/// that one the one that leaves the least to the best of the others; of those the first in the game's
/// own order.
///
/// It goes on from the position where it stopped, so that a slice looks at no more positions than it
/// is given. Nothing that it finds is called proved, since nobody has to break ties like that.
#[derive(Debug)]
pub(super) struct MaxN<G: Multiplayer> {
    root: G,
    options: Options,
    /// The legal moves, and what those lead to that were played out.
    moves: Vec<G::Move>,
    values: Vec<Option<Ends>>,
    /// The indices of those that were not, the next one last.
    waiting: Vec<usize>,
    /// The line that is played out, from the move of the root on, and the moves of its positions, each
    /// one's together.
    line: Vec<Place<G>>,
    legal: Vec<G::Move>,
    /// What positions lead to, by a part of their keys.
    known: Vec<Option<(u64, Ends)>>,
    nodes: u64,
}

/// A position of the line that is played out.
#[derive(Debug)]
struct Place<G> {
    position: G,
    mover: Player,
    key: u64,
    /// Where its moves begin, and the one that is next.
    first: usize,
    next: usize,
    /// What the best of those before leads to.
    best: Option<Ends>,
}

/// What a game comes to, for each player: own score less the best other's, in hundredths.
type Ends = PerPlayer<i32>;

/// So many ends are remembered: 2^this.
const KNOWN_BITS: u32 = 16;
/// After so many positions the end is called too far.
const MOST_NODES: u64 = 3_000_000;

impl<G: Multiplayer> MaxN<G> {
    /// The end of a game from a position in which it goes on.
    pub(super) fn new(root: &G, options: Options) -> Self {
        let mut moves = Vec::new();
        root.legal_moves(&mut moves);
        Self {
            root: root.clone(),
            options,
            values: vec![None; moves.len()],
            waiting: (0..moves.len()).rev().collect(),
            moves,
            line: Vec::new(),
            legal: Vec::new(),
            known: vec![None; 1 << KNOWN_BITS],
            nodes: 0,
        }
    }

    /// Plays the moves out in an order of their values, the greatest first.
    pub(super) fn begin_with(&mut self, values: &[Value<G::Move>]) {
        let place = |n: &usize| values.iter().position(|value| value.mv == self.moves[*n]);
        sort_by_key(&mut self.waiting, |n| place(n).map_or(i64::MIN, |place| -(place as i64)));
    }

    /// Plays on for `nodes` positions.
    pub(super) fn run(&mut self, nodes: u64) {
        let limit = self.nodes.saturating_add(nodes);
        while self.nodes < limit && !self.is_done() {
            self.step();
        }
    }

    /// Whether all was played out.
    pub(super) fn is_done(&self) -> bool {
        self.waiting.is_empty()
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The plies that were looked ahead for what was played out.
    pub(super) fn depth(&self) -> u32 {
        self.root.moves_left()
    }

    pub(super) fn is_too_far(&self) -> bool {
        self.nodes > MOST_NODES && !self.options.all
    }

    /// What a move of the root leads to for the player who makes it, where it was played out.
    pub(super) fn value_of(&self, mv: &G::Move) -> Option<i32> {
        let place = self.moves.iter().position(|legal| legal == mv)?;
        Some(self.values[place]?[self.mover()])
    }

    /// Looks at one position more: that after the next move of the last one of the line which has any
    /// left.
    fn step(&mut self) {
        while let Some(place) = self.line.last_mut() {
            if place.next < self.legal.len() {
                let mut child = place.position.clone();
                child.play(&self.legal[place.next]);
                place.next += 1;
                self.enter(child);
                return;
            }
            let Place { key, first, best, .. } = self.line.pop().expect("there is a last one");
            let best = best.expect("a game that goes on has a move");
            self.legal.truncate(first);
            self.known[slot(key)] = Some((key, best));
            self.hand_up(best);
        }
        if let Some(&next) = self.waiting.last() {
            let mut child = self.root.clone();
            child.play(&self.moves[next]);
            self.enter(child);
        }
    }

    /// Looks at a position: what it leads to is known, or it is the next of the line.
    fn enter(&mut self, position: G) {
        self.nodes += 1;
        let Some(mover) = position.to_move() else {
            let ends = PerPlayer::new(position.players(), |player| position.outcome(player));
            return self.hand_up(ends);
        };
        let key = position.table_key();
        if let Some((_, ends)) = self.known[slot(key)].filter(|(stored, _)| *stored == key) {
            return self.hand_up(ends);
        }
        let first = self.legal.len();
        position.legal_moves(&mut self.legal);
        self.line.push(Place { position, mover, key, first, next: first, best: None });
    }

    /// Takes what a position leads to into account where it was played: at the last one of the line, or
    /// at the root.
    fn hand_up(&mut self, ends: Ends) {
        let Some(Place { mover, best, .. }) = self.line.last() else {
            let solved = self.waiting.pop().expect("a move of the root was played out");
            self.values[solved] = Some(ends);
            return;
        };
        let is_better = best.is_none_or(|best| self.rank(&ends, *mover) > self.rank(&best, *mover));
        if is_better && let Some(place) = self.line.last_mut() {
            place.best = Some(ends);
        }
    }

    fn mover(&self) -> Player {
        self.root.to_move().expect("the game goes on")
    }

    /// What is known when all was played out.
    pub(super) fn report(&self) -> Report<G::Move> {
        let mover = self.mover();
        let solved = self.values.iter().copied().enumerate();
        let mut order: Vec<_> = solved.filter_map(|(n, ends)| Some((n, ends?))).collect();
        sort_by_key(&mut order, |(_, ends)| -self.rank(ends, mover));
        let rank = |(_, ends): &(usize, Ends)| self.rank(ends, mover);
        let equal = order.iter().filter(|found| rank(found) == rank(&order[0]));
        let chosen = break_tie(&self.root, self.options.seed, equal);
        let best = chosen.map(|(n, _)| self.moves[*n].clone());
        let value = |(n, ends): &(usize, Ends)| Value {
            mv: self.moves[*n].clone(),
            value: ends[mover],
            depth: self.depth(),
            proved: false,
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

    /// How good an end is for a player, as a key: what it comes to, then how little it is for a rival.
    fn rank(&self, ends: &Ends, player: Player) -> i64 {
        let others = ends.iter().filter(|(other, _)| *other != player);
        let rival = match self.root.to_move() {
            Some(root) if root != player => ends[root],
            _ => others.map(|(_, value)| *value).max().unwrap_or(0),
        };
        lexicographic_key(ends[player], -rival)
    }
}

/// Where the end of a position is remembered.
fn slot(key: u64) -> usize {
    (key >> (64 - KNOWN_BITS)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::triboard::Triboard;
    use crate::search::Evaluate;
    use crate::search::{Level, MultiplayerSearch, Search};
    use crate::{Game, Rng};

    /// Triboard positions of random games with so few empty cells.
    fn ends(count: u64, empty: u32) -> Vec<Triboard> {
        let end = |seed: u64| {
            let mut rng = Rng::new(seed);
            let setup = alloc::format!("seed={seed}").parse().expect("a set-up");
            let mut position = Triboard::start(&setup);
            while position.to_move().is_some() && position.moves_left() > empty {
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                position.play(&moves[rng.below(moves.len() as u64) as usize]);
            }
            position.to_move().is_some().then_some(position)
        };
        (0..count).filter_map(end).collect()
    }

    /// What each player gets when all play for themselves, by playing everything out.
    fn play_out(position: &Triboard, root: Player) -> [i32; 3] {
        let Some(mover) = position.to_move() else {
            return [0, 1, 2].map(|player| position.outcome(Player(player)));
        };
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let own = usize::from(mover.0);
        let ends = moves.iter().map(|mv| {
            let mut after = *position;
            after.play(mv);
            play_out(&after, root)
        });
        let mut best: Option<[i32; 3]> = None;
        for end in ends {
            // Of equal ones the worst for the root, or for the better of the root's rivals.
            let rival = |end: &[i32; 3]| match mover == root {
                true => (0..3).filter(|n| *n != own).map(|n| end[n]).max().unwrap_or(0),
                false => end[usize::from(root.0)],
            };
            let is_better = best.is_none_or(|best| {
                end[own] > best[own] || end[own] == best[own] && rival(&end) < rival(&best)
            });
            if is_better {
                best = Some(end);
            }
        }
        best.expect("a game that goes on has a move")
    }

    #[test]
    fn the_end_is_what_everybody_playing_for_themselves_comes_to() {
        let ends = ends(60, 6);
        assert!(ends.len() > 20, "{} are too few", ends.len());
        for position in ends {
            let options = Options { level: Level::Master, seed: 1, all: true };
            let mut search: MultiplayerSearch<Triboard> =
                Search::new(position, &[], options).expect("the game goes on");
            let report = loop {
                let report = search.advance(500);
                if report.done {
                    break report;
                }
            };
            let root = position.to_move().expect("the game goes on");
            for Value { mv, value, proved, .. } in report.values {
                let mut after = position;
                after.play(&mv);
                let expected = play_out(&after, root)[usize::from(root.0)];
                assert_eq!((value, proved), (expected, false), "{mv} in {position}");
            }
        }
    }
}
