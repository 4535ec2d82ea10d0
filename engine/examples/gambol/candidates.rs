//! Other ways to search a game of three, on the same evaluation: what was measured against the one
//! that plays.

use crate::players::{Budget, Choice, legal};
use gambol::games::triboard::Triboard;
use gambol::{Evaluate, Game, PerPlayer, Player, Rng};
use std::cmp::Reverse;
use std::time::Instant;

/// What one search has spent of its budget.
struct Clock {
    begin: Instant,
    budget: Budget,
    nodes: u64,
}

impl Clock {
    fn start(budget: Budget) -> Self {
        Self { begin: Instant::now(), budget, nodes: 0 }
    }

    /// Counts a position; whether there is still time.
    fn count(&mut self) -> bool {
        self.nodes += 1;
        match self.budget {
            Budget::Time(time) => !self.nodes.is_multiple_of(256) || self.begin.elapsed() < time,
            Budget::Nodes(nodes) => self.nodes < nodes,
        }
    }
}

fn choice(mv: <Triboard as Game>::Move, clock: &Clock) -> Choice {
    Choice { mv: mv.to_string(), nodes: clock.nodes }
}

/// Max^n (Luckhardt and Irani 1986): everybody takes what is best for themselves, as deep as there is
/// time for. Values that everybody has cannot be cut off.
pub(crate) fn max_n(position: &Triboard, budget: Budget) -> Choice {
    let mut clock = Clock::start(budget);
    let mut moves = legal(position);
    moves.sort_by_key(|mv| Reverse(position.promise(mv)));
    for depth in 0..u32::MAX {
        let mut values = Vec::new();
        for mv in &moves {
            let mut child = *position;
            child.play(mv);
            let Some(value) = values_of(&child, depth, &mut clock) else {
                return choice(moves[0], &clock);
            };
            values.push(value);
        }
        let mover = position.to_move().expect("the game goes on");
        let mut order: Vec<usize> = (0..moves.len()).collect();
        order.sort_by_key(|&n| Reverse(values[n][mover]));
        moves = order.into_iter().map(|n| moves[n]).collect();
        if depth > 200 {
            break;
        }
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
        child.play(&mv);
        let values = values_of(&child, depth - 1, clock)?;
        if best.is_none_or(|best| values[mover] > best[mover]) {
            best = Some(values);
        }
    }
    best
}

/// One position of a tree that grows.
struct Node {
    position: Triboard,
    mv: Option<<Triboard as Game>::Move>,
    /// Where its children are; none before it is visited again.
    children: Vec<usize>,
    visits: f64,
    /// What all visits together brought each player.
    sum: [f64; 3],
}

/// What a new branch is worth trying for (UCT, Kocsis and Szepesvári 2006).
const CURIOSITY: f64 = 0.4;
/// A lead of so many hundredths of a cell is nearly won.
const LEAD: f64 = 1500.0;

/// Monte Carlo tree search with the evaluation in place of a random game.
pub(crate) fn monte_carlo(position: &Triboard, rng: &mut Rng, budget: Budget) -> Choice {
    let mut clock = Clock::start(budget);
    let node = |position: Triboard, mv| Node {
        position,
        mv,
        children: Vec::new(),
        visits: 0.0,
        sum: [0.0; 3],
    };
    let mut tree = vec![node(*position, None)];
    while clock.count() {
        let mut path = vec![0];
        loop {
            let at = path[path.len() - 1];
            let here = tree[at].position;
            let Some(mover) = here.to_move() else {
                break;
            };
            if tree[at].visits == 0.0 && at != 0 {
                break;
            }
            if tree[at].children.is_empty() {
                let mut moves = legal(&here);
                rng.shuffle(&mut moves);
                moves.sort_by_key(|mv| Reverse(here.promise(mv)));
                for mv in moves {
                    let mut child = here;
                    child.play(&mv);
                    tree.push(node(child, Some(mv)));
                    let last = tree.len() - 1;
                    tree[at].children.push(last);
                }
            }
            let side = usize::from(mover.0);
            let log = tree[at].visits.max(1.0).ln();
            let bound = |child: &usize| {
                let Node { visits, sum, .. } = &tree[*child];
                match *visits {
                    0.0 => f64::INFINITY,
                    visits => sum[side] / visits + CURIOSITY * (log / visits).sqrt(),
                }
            };
            let best = tree[at].children.iter().copied();
            let best = best.reduce(|a, b| if bound(&b) > bound(&a) { b } else { a });
            path.push(best.expect("a game that goes on has a move"));
        }
        let leaf = tree[path[path.len() - 1]].position;
        let values = [0, 1, 2].map(|player| {
            let player = Player(player);
            let value = match leaf.to_move() {
                Some(_) => leaf.evaluate(player),
                None => 10 * leaf.outcome(player),
            };
            1.0 / (1.0 + (-f64::from(value) / LEAD * 4.0).exp())
        });
        for at in path {
            tree[at].visits += 1.0;
            (0..3).for_each(|player| tree[at].sum[player] += values[player]);
        }
    }
    let most = tree[0].children.iter().max_by(|a, b| tree[**a].visits.total_cmp(&tree[**b].visits));
    let mv = most.and_then(|child| tree[*child].mv);
    choice(mv.unwrap_or_else(|| legal(position)[0]), &clock)
}
