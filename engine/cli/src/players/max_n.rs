//! Max^n with the engine's evaluation, to compare with the engine's own search of Triboard.

use crate::players::choice::{Budget, Choice};
use crate::players::moves::legal;
use gambol::games::triboard::Triboard;
use gambol::search::Evaluate;
use gambol::{Game, PerPlayer, Player};
use std::cmp::Reverse;
use std::time::Instant;

const CELLS: u32 = 16 * 11;

/// Counts the nodes of a search and checks its budget.
struct Clock {
    begin: Instant,
    budget: Budget,
    nodes: u64,
}

impl Clock {
    fn start(budget: Budget) -> Self {
        Self { begin: Instant::now(), budget, nodes: 0 }
    }

    /// Counts a node. Returns whether the budget is not yet spent.
    fn count(&mut self) -> bool {
        self.nodes += 1;
        let has_left = |time| !self.nodes.is_multiple_of(256) || self.begin.elapsed() < time;
        match self.budget {
            Budget::Time(time) => has_left(time),
            Budget::Clock(clocks) => has_left(clocks.share()),
            Budget::Nodes(nodes) => self.nodes < nodes,
            Budget::Depth(_) => true,
        }
    }
}

fn choice(mv: <Triboard as Game>::Move, clock: &Clock) -> Choice {
    Choice { nodes: clock.nodes, ..Choice::of(mv.to_string()) }
}

/// Max^n (Luckhardt and Irani 1986) with iterative deepening and without pruning.
pub(crate) fn max_n(position: &Triboard, budget: Budget) -> Choice {
    let mut clock = Clock::start(budget);
    let mut moves = legal(position);
    moves.sort_by_key(|mv| Reverse(position.priority(mv)));
    // A game has at most as many moves as cells.
    let depths = if let Budget::Depth(depth) = budget { depth.clamp(1, CELLS) } else { CELLS };
    for depth in 0..depths {
        let mut values = Vec::new();
        for mv in &moves {
            let mut child = *position;
            child.play_unchecked(mv);
            let Some(value) = values_of(&child, depth, &mut clock) else {
                return choice(moves[0], &clock);
            };
            values.push(value);
        }
        let mover = position.to_move().expect("the game is not over");
        let mut order: Vec<usize> = (0..moves.len()).collect();
        order.sort_by_key(|&n| Reverse(values[n][mover]));
        moves = order.into_iter().map(|n| moves[n]).collect();
    }
    choice(moves[0], &clock)
}

fn values_of(position: &Triboard, depth: u32, clock: &mut Clock) -> Option<PerPlayer<i32>> {
    if !clock.count() {
        return None;
    }
    let all = |value: &dyn Fn(Player) -> i32| PerPlayer::new(position.players(), value);
    let Some(mover) = position.to_move() else {
        return Some(all(&|player| position.outcome(player)));
    };
    if depth == 0 {
        return Some(all(&|player| position.evaluate(player)));
    }
    let mut best: Option<PerPlayer<i32>> = None;
    for mv in legal(position) {
        let mut child = *position;
        child.play_unchecked(&mv);
        let values = values_of(&child, depth - 1, clock)?;
        if best.is_none_or(|best| values[mover] > best[mover]) {
            best = Some(values);
        }
    }
    best
}
