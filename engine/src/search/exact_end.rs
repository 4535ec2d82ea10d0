//! The end of a game of several, played out exactly.

use super::rivals::Several;
use super::{Options, Progress, Report, Value};
use crate::{PerPlayer, Player, Rng};
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Reverse;

/// Max^n (Luckhardt and Irani 1986): each plays what is best for themselves. Of moves that are as good
/// for whoever plays, another takes the one that is the worst for the one it is played out for, and
/// that one the one that leaves the least to the best of the others; of those the first in the game's
/// own order.
///
/// Nothing that it finds is called proved, since nobody has to break ties like that.
#[derive(Debug)]
pub(super) struct ExactEnd<G: Several> {
    root: G,
    options: Options,
    /// The legal moves, and what those that are looked at lead to.
    moves: Vec<G::Move>,
    values: Vec<Ends>,
    /// What positions lead to, by a part of their keys.
    known: Vec<Option<(u64, Ends)>>,
    nodes: u64,
    limit: u64,
}

/// What a game comes to, for each player: own score less the best other's, in hundredths.
type Ends = PerPlayer<i32>;

/// So many ends are remembered: 2^this.
const KNOWN_BITS: u32 = 16;
/// After so many positions the end is called too far.
const MOST_NODES: u64 = 3_000_000;

impl<G: Several> ExactEnd<G> {
    /// The end of a game from a position in which it goes on.
    pub(super) fn new(root: &G, options: Options) -> Self {
        let mut moves = Vec::new();
        root.legal_moves(&mut moves);
        Self {
            root: root.clone(),
            options,
            moves,
            values: Vec::new(),
            known: vec![None; 1 << KNOWN_BITS],
            nodes: 0,
            limit: 0,
        }
    }

    /// Plays on for about `nodes` positions.
    pub(super) fn run(&mut self, nodes: u64) {
        self.limit = self.nodes.saturating_add(nodes);
        while !self.is_done() {
            let mut child = self.root.clone();
            child.play(&self.moves[self.values.len()]);
            let Some(ends) = self.play_out(&child) else {
                return;
            };
            self.values.push(ends);
        }
    }

    /// Whether all was played out.
    pub(super) fn is_done(&self) -> bool {
        self.values.len() == self.moves.len()
    }

    pub(super) fn progress(&self) -> Progress {
        Progress { depth: self.root.moves_left(), nodes: self.nodes, done: self.is_done() }
    }

    pub(super) fn is_too_far(&self) -> bool {
        self.nodes > MOST_NODES && !self.options.all
    }

    /// What a position leads to; `None` when the slice is used up.
    fn play_out(&mut self, position: &G) -> Option<Ends> {
        if self.nodes >= self.limit {
            return None;
        }
        self.nodes += 1;
        let Some(mover) = position.to_move() else {
            return Some(PerPlayer::new(position.players(), |player| position.outcome(player)));
        };
        let key = position.table_key();
        let place = (key >> (64 - KNOWN_BITS)) as usize;
        if let Some((_, ends)) = self.known[place].filter(|(stored, _)| *stored == key) {
            return Some(ends);
        }
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let mut best: Option<Ends> = None;
        for mv in &moves {
            let mut child = position.clone();
            child.play(mv);
            let ends = self.play_out(&child)?;
            if best.is_none_or(|best| self.rank(&ends, mover) > self.rank(&best, mover)) {
                best = Some(ends);
            }
        }
        let best = best.expect("a game that goes on has a move");
        self.known[place] = Some((key, best));
        Some(best)
    }

    /// What is known when all was played out.
    pub(super) fn report(&self) -> Report<G::Move> {
        let mover = self.root.to_move().expect("the game goes on");
        let mut order: Vec<usize> = (0..self.moves.len()).collect();
        order.sort_by_key(|&n| Reverse(self.rank(&self.values[n], mover)));
        let most = self.rank(&self.values[order[0]], mover);
        let equal =
            order.iter().filter(|&&n| self.rank(&self.values[n], mover) == most).count() as u64;
        let chosen =
            order[Rng::new(self.options.seed ^ self.root.key()).below(equal.max(1)) as usize];
        let Progress { depth, nodes, done } = self.progress();
        let value = |&n: &usize| Value {
            mv: self.moves[n].clone(),
            value: self.values[n][mover],
            depth,
            proved: false,
        };
        let best = self.moves[chosen].clone();
        Report {
            depth,
            nodes,
            values: order.iter().map(value).collect(),
            line: Vec::from([best.clone()]),
            done,
            best: Some(best),
        }
    }

    /// How good an end is for a player: what it comes to, then how little it is for a rival.
    fn rank(&self, ends: &Ends, player: Player) -> (i32, Reverse<i32>) {
        let others = ends.iter().filter(|(other, _)| *other != player);
        let rival = match self.root.to_move() {
            Some(root) if root != player => ends[root],
            _ => others.map(|(_, value)| *value).max().unwrap_or(0),
        };
        (ends[player], Reverse(rival))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::triboard::Triboard;
    use crate::search::{Level, Rivals, Search};
    use crate::{Evaluate, Game};

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
            let mut search: Rivals<Triboard> =
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
