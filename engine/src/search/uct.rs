//! Monte Carlo tree search with static evaluation.

use super::multiplayer::Multiplayer;
use super::sort::{KeyedIndex, lexicographic_key, sort_by_key, sort_by_key_with};
use super::{Options, Progress, Report, Value};
use crate::{PerPlayer, Player, Rng};
use alloc::vec;
use alloc::vec::Vec;

/// UCT (Kocsis and Szepesvári 2006) with static evaluation at the leaves instead of playouts, and with
/// prior probabilities of the moves (PUCT: Rosin 2011, in the form of Silver et al. 2017). Each player
/// maximises their own win probability.
///
/// No value is reported as proved.
#[derive(Debug)]
pub(super) struct Uct<G: Multiplayer> {
    root: G,
    options: Options,
    /// The nodes, each after its parent; the root is the first.
    nodes: Vec<Node<G::Move>>,
    /// The moves of all expanded nodes, contiguous for each node, in descending priority.
    moves: Vec<G::Move>,
    /// How far each move's priority is below the highest one of its node.
    gaps: Vec<u8>,
    /// A buffer for sorting the moves of a node.
    sort_buffer: Vec<KeyedIndex>,
    /// The cached positions of frequently visited nodes.
    positions: Vec<G>,
    /// The sums of all players' win probabilities for each child of the root, with its index: ascending.
    root_sums: Vec<(u32, PerPlayer<f64>)>,
    /// √n for n visits, at [`root_index`]`(n)`.
    roots: Vec<f32>,
    /// The weight of a move whose priority is so far below the highest one.
    weights: Vec<f32>,
    /// The nodes of the current iteration, without the root.
    path: Vec<u32>,
    visits: u32,
    /// The sum of the lengths of all iterations, in plies.
    total_plies: u64,
    /// The length of the longest iteration, in plies.
    max_plies: u64,
    /// The limit of the mean length of iterations, in plies.
    max_mean_plies: u64,
}

/// A node of the tree.
#[derive(Debug)]
struct Node<M> {
    /// The move that leads to the node, and its player; `None` at the root.
    mv: Option<M>,
    mover: Player,
    visits: u32,
    /// The sum of the mover's win probabilities over all visits, scaled by [`PROBABILITY_SCALE`].
    probability_sum: u32,
    /// The mean win probability of the mover, from 0 to 1.
    mean: f32,
    /// The prior probability of the move.
    prior: f32,
    /// The factor from weights to the prior probabilities of the node's moves.
    prior_per_weight: f32,
    /// The index of the newest child, or [`NONE`].
    first_child: u32,
    /// The index of the next older child of the parent, or [`NONE`].
    next_sibling: u32,
    /// The index of the cached position, or [`NONE`].
    position: u32,
    /// The index of the first of the node's moves.
    first_move: u32,
    move_count: u16,
    /// The number of moves without a child; they are the last ones.
    unvisited: u16,
}

/// The absence of an index.
const NONE: u32 = u32::MAX;
/// The scale of win probabilities, such that a sum over all visits fits in 32 bits.
const PROBABILITY_SCALE: f32 = (u32::MAX / MAX_VISITS) as f32;
/// The maximum number of visits, and thus of nodes, which take about 40 MB.
const MAX_VISITS: u32 = 900_000;
/// The square roots are tabulated for each number of visits up to this, and in steps beyond.
const EXACT_VISITS: u32 = 4096;
/// The step of the table of square roots beyond [`EXACT_VISITS`].
const VISITS_PER_STEP: u32 = 256;
/// The number of visits after which a node's position is cached and the node may be part of a line.
const CACHE_VISITS: u32 = 16;
/// The exploration constant of PUCT.
const EXPLORATION: f32 = 0.2;

impl<G: Multiplayer> Uct<G> {
    /// Creates a search of a position in which the game is not over.
    pub(super) fn new(root: &G, options: Options) -> Self {
        let mut search = Self {
            root: root.clone(),
            options,
            nodes: vec![Node::new(None, Player(0))],
            moves: Vec::new(),
            gaps: Vec::new(),
            sort_buffer: Vec::new(),
            positions: Vec::new(),
            root_sums: Vec::new(),
            roots: (0..=root_index(MAX_VISITS))
                .map(|index| libm::sqrtf(first_visits_of(index) as f32))
                .collect(),
            weights: (0..=u8::MAX)
                .map(|gap| libm::expf(-f32::from(gap) / G::PRIORITY_SCALE))
                .collect(),
            path: Vec::new(),
            visits: 0,
            total_plies: 0,
            max_plies: 0,
            max_mean_plies: options.to_depth().into(),
        };
        search.generate_moves(0, root);
        search
    }

    /// The number of visits of the root.
    pub(super) fn visits(&self) -> u32 {
        self.visits
    }

    /// Runs `nodes` iterations.
    pub(super) fn run(&mut self, nodes: u64) {
        for _ in 0..nodes.max(1) {
            if self.is_done() {
                break;
            }
            self.iterate();
        }
    }

    pub(super) fn progress(&self) -> Progress {
        // The mean depth; lines go deeper.
        let depth = (self.total_plies / u64::from(self.visits.max(1))) as u32;
        Progress { depth, nodes: self.visits.into(), done: self.is_done() }
    }

    pub(super) fn is_done(&self) -> bool {
        let most = if self.is_forced() { CACHE_VISITS } else { MAX_VISITS };
        self.visits >= most || self.reaches_max_depth()
    }

    /// Whether there is only one legal move and its value was not requested.
    pub(super) fn is_forced(&self) -> bool {
        self.nodes[0].move_count == 1 && !self.options.all
    }

    /// Whether one more iteration, which may be a ply longer than the longest, could exceed the mean
    /// depth limit.
    fn reaches_max_depth(&self) -> bool {
        let visits = u64::from(self.visits) + 1;
        self.total_plies + self.max_plies + 1 >= (self.max_mean_plies + 1) * visits
    }

    fn generate_moves(&mut self, at: usize, position: &G) {
        let first = self.moves.len();
        position.legal_moves(&mut self.moves);
        let moves = &mut self.moves[first..];
        if at == 0 {
            // Equal moves are visited in order: shuffle them.
            Rng::new(self.options.seed ^ position.key()).shuffle(moves);
        }
        sort_by_key_with(moves, &mut self.sort_buffer, |mv| -i64::from(position.priority(mv)));
        let highest = self.sort_buffer.first().map_or(0, |(key, _)| *key);
        let gap = |(key, _): &KeyedIndex| u8::try_from(key - highest).unwrap_or(u8::MAX);
        self.gaps.extend(self.sort_buffer.iter().map(gap));
        let weights = self.gaps[first..].iter().map(|gap| self.weights[usize::from(*gap)]);
        let sum: f32 = weights.sum();
        let node = &mut self.nodes[at];
        node.prior_per_weight = 1.0 / sum;
        node.first_move = first as u32;
        node.move_count = u16::try_from(moves.len()).expect("at most 65,535 moves");
        node.unvisited = node.move_count;
    }

    /// Selects a leaf, evaluates it and backs the value up.
    fn iterate(&mut self) {
        let mut position = self.root.clone();
        let mut at = 0;
        self.path.clear();
        while let Some(mover) = position.to_move() {
            if at != 0 && self.nodes[at].visits == 0 {
                break;
            }
            if self.nodes[at].move_count == 0 {
                self.generate_moves(at, &position);
            }
            at = self.select(at, mover);
            self.path.push(at as u32);
            let node = &mut self.nodes[at];
            if let Some(cached) = self.positions.get(node.position as usize) {
                position.clone_from(cached);
                continue;
            }
            position.play_unchecked(node.mv.as_ref().expect("a child has a move"));
            if node.visits == CACHE_VISITS {
                node.position = self.positions.len() as u32;
                self.positions.push(position.clone());
            }
        }
        let probabilities = position.win_probabilities();
        self.visits += 1;
        let plies = self.path.len() as u64;
        self.total_plies += plies;
        self.max_plies = self.max_plies.max(plies);
        if let Some(sums) = self.path.first().and_then(|&child| self.root_sums_of(child)) {
            let sum = &mut self.root_sums[sums].1;
            *sum = PerPlayer::new(position.players(), |player| {
                sum[player] + f64::from(probabilities[player])
            });
        }
        for &at in &self.path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.probability_sum += (probabilities[node.mover] * PROBABILITY_SCALE) as u32;
            node.mean = node.probability_sum as f32 / PROBABILITY_SCALE / node.visits as f32;
        }
    }

    /// The index of the sums of a child of the root.
    fn root_sums_of(&self, child: u32) -> Option<usize> {
        self.root_sums.binary_search_by_key(&child, |(child, _)| *child).ok()
    }

    /// Selects the child to visit next, by PUCT. The child may be new.
    fn select(&mut self, at: usize, mover: Player) -> usize {
        let node = &self.nodes[at];
        let (is_root, unvisited) = (at == 0, node.unvisited);
        let visits = if is_root { self.visits } else { node.visits };
        let exploration = EXPLORATION * self.roots[root_index(visits)];
        let mut best = (f32::NEG_INFINITY, at);
        let mut least_visited = (u32::MAX, at);
        let mut value_sum = 0.0;
        for (child, node) in self.children(at) {
            value_sum += node.mean * node.visits as f32;
            let bound = node.mean + exploration * node.prior / (node.visits + 1) as f32;
            if bound > best.0 {
                best = (bound, child);
            }
            least_visited = least_visited.min((node.visits, child));
        }
        if unvisited > 0 {
            // The mean of the visited children estimates an unvisited one.
            let mean = value_sum / visits.max(1) as f32;
            let prior = self.prior(&self.nodes[at]);
            if is_root || mean + exploration * prior > best.0 {
                return self.expand(at, mover, prior);
            }
        }
        // If all values were requested, every other visit goes to the least visited root move.
        if is_root && self.options.all && visits.is_multiple_of(2) {
            least_visited.1
        } else {
            best.1
        }
    }

    /// The index of the unvisited move of the highest priority.
    fn next_move(node: &Node<G::Move>) -> usize {
        node.first_move as usize + usize::from(node.move_count - node.unvisited)
    }

    /// The prior probability of the unvisited move of the highest priority.
    fn prior(&self, node: &Node<G::Move>) -> f32 {
        self.weights[usize::from(self.gaps[Self::next_move(node)])] * node.prior_per_weight
    }

    /// Adds a child for the unvisited move of the highest priority, which has this prior probability.
    fn expand(&mut self, at: usize, mover: Player, prior: f32) -> usize {
        let new = self.nodes.len();
        let node = &mut self.nodes[at];
        let mut child = Node::new(Some(self.moves[Self::next_move(node)].clone()), mover);
        child.prior = prior;
        child.next_sibling = node.first_child;
        node.first_child = new as u32;
        node.unvisited -= 1;
        self.nodes.push(child);
        if at == 0 {
            self.root_sums.push((new as u32, PerPlayer::new(self.root.players(), |_| 0.0)));
        }
        new
    }

    /// The children of a node with their indices.
    fn children(&self, at: usize) -> impl Iterator<Item = (usize, &Node<G::Move>)> {
        let mut next = self.nodes[at].first_child;
        core::iter::from_fn(move || {
            let at = next as usize;
            let child = self.nodes.get(at)?;
            next = child.next_sibling;
            Some((at, child))
        })
    }

    /// The most visited moves from a node on, that to the node included.
    fn line<'a>(&'a self, mut next: Option<(usize, &'a Node<G::Move>)>) -> Vec<G::Move> {
        let mut line = Vec::new();
        while let Some((at, node)) = next {
            line.extend(node.mv.clone());
            let children = self.children(at).filter(|(_, node)| node.visits > CACHE_VISITS);
            next = children.max_by_key(|(_, node)| node.visits);
        }
        line
    }

    /// The most visited moves after a move at the root.
    pub(super) fn line_from(&self, first: &G::Move) -> Vec<G::Move> {
        let line = self.line(self.children(0).find(|(_, node)| node.mv.as_ref() == Some(first)));
        if line.is_empty() { vec![first.clone()] } else { line }
    }

    /// The expected final lead of the player to move after each visited root move, in hundredths: the
    /// game is continued with the most visited moves, then with greedy moves.
    pub(super) fn expected_leads(&self) -> Vec<(&G::Move, i32)> {
        let mover = self.root.to_move().expect("the game is not over");
        let lead = |(at, node): (usize, &'_ Node<G::Move>)| {
            let mut position = self.root.clone();
            position.play_unchecked(node.mv.as_ref()?);
            let mut next = Some(at);
            while let Some(at) = next {
                let child = self.children(at).max_by_key(|(_, node)| node.visits);
                next = child.map(|(at, _)| at);
                if let Some((_, Node { mv: Some(mv), .. })) = child {
                    position.play_unchecked(mv);
                }
            }
            while let Some(mv) = position.greedy_move() {
                position.play_unchecked(&mv);
            }
            Some(position.outcome(mover))
        };
        let expected_leads = self.children(0).map(|child| (child.1.mv.as_ref(), lead(child)));
        expected_leads.filter_map(|(mv, lead)| Some((mv?, lead?))).collect()
    }

    pub(super) fn report(&self) -> Report<G::Move> {
        let mut children: Vec<_> = self.children(0).collect();
        let most = children.iter().map(|(_, node)| node.visits).max().unwrap_or(0);
        // A move with far fewer visits was found worse, but its mean is imprecise.
        sort_by_key(&mut children, |(_, node)| {
            lexicographic_key(i32::from(4 * node.visits < most), -G::lead(node.mean))
        });
        let line = self.line(children.first().copied());
        let Progress { depth, nodes, done } = self.progress();
        let value = |(at, node): &(usize, &Node<G::Move>)| {
            let mv = node.mv.clone()?;
            let sums = self.root_sums[self.root_sums_of(*at as u32)?].1;
            let share = |player| (sums[player] / f64::from(node.visits)) as f32;
            let shares = Some(PerPlayer::new(self.root.players(), share));
            Some(Value { mv, value: G::lead(node.mean), depth, proved: false, shares })
        };
        Report {
            depth,
            nodes,
            values: children.iter().filter_map(value).collect(),
            best: line.first().or(self.moves.first()).cloned(),
            line,
            done,
        }
    }
}

impl<M> Node<M> {
    fn new(mv: Option<M>, mover: Player) -> Self {
        let [first_child, next_sibling, position] = [NONE; 3];
        Self {
            mv,
            mover,
            visits: 0,
            probability_sum: 0,
            mean: 0.0,
            prior: 0.0,
            prior_per_weight: 0.0,
            first_child,
            next_sibling,
            position,
            first_move: 0,
            move_count: 0,
            unvisited: 0,
        }
    }
}

/// The table index of the square root of a number of visits. They are tabulated because the square root of
/// libm is slow in WebAssembly.
fn root_index(visits: u32) -> usize {
    let steps = visits.saturating_sub(EXACT_VISITS) / VISITS_PER_STEP;
    (visits.min(EXACT_VISITS) + steps) as usize
}

/// The smallest number of visits with this table index.
fn first_visits_of(place: usize) -> u32 {
    let steps = (place as u32).saturating_sub(EXACT_VISITS);
    (place as u32).min(EXACT_VISITS) + VISITS_PER_STEP * steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use crate::games::triboard::Triboard;
    use crate::search::Evaluate;
    use crate::search::Level;
    use alloc::string::{String, ToString};

    /// A position of a random game with at most `empty` empty cells.
    fn position(seed: u64, empty: u32) -> Triboard {
        let mut rng = Rng::new(seed);
        let mut position =
            Triboard::start(&alloc::format!("seed={seed}").parse().expect("a set-up"));
        while position.to_move().is_some() && position.moves_left() > empty {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            position.play_unchecked(&moves[rng.below(moves.len() as u64) as usize]);
        }
        position
    }

    fn options(all: bool) -> Options {
        Options::new(Level::Master, 1).with_all(all)
    }

    fn search(position: &Triboard, all: bool, slice: u64, visits: u32) -> Report<String> {
        let mut search = Uct::new(position, options(all));
        while search.visits() < visits {
            search.run(slice);
        }
        search.report().to_text()
    }

    /// Whether a player can force a sole win.
    fn is_won(position: &Triboard, player: Player) -> bool {
        let Some(mover) = position.to_move() else {
            return position.outcome(player) > 0;
        };
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let mut after = moves.iter().map(|mv| {
            let mut after = *position;
            after.play_unchecked(mv);
            is_won(&after, player)
        });
        if mover == player { after.any(|won| won) } else { after.all(|won| won) }
    }

    /// A single move that forces a win is played, even if other moves turn more cells.
    #[test]
    fn the_only_winning_move_is_found() {
        let mut found = 0;
        for seed in 0..300 {
            let position = position(seed, 6);
            let Some(mover) = position.to_move() else {
                continue;
            };
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            let wins = moves.iter().filter(|mv| {
                let mut after = position;
                after.play_unchecked(mv);
                is_won(&after, mover)
            });
            let wins: Vec<_> = wins.map(ToString::to_string).collect();
            if let [win] = &wins[..]
                && moves.len() > 1
            {
                found += 1;
                let report = search(&position, true, 1000, 60_000);
                assert_eq!(report.best.as_ref(), Some(win), "in {position}: {report:?}");
            }
        }
        assert!(found > 3, "{found} are too few");
    }

    #[test]
    fn results_do_not_depend_on_the_slice_size() {
        for all in [false, true] {
            let position = position(5, 60);
            let [one, other] = [100, 1500].map(|slice| search(&position, all, slice, 3000));
            assert_eq!(alloc::format!("{one:?}"), alloc::format!("{other:?}"));
        }
    }

    /// With `Options::all` every move is visited often, and the best one comes first.
    #[test]
    fn all_moves_get_values() {
        let position = position(7, 50);
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let mut search = Uct::new(&position, options(true));
        search.run(20_000);
        let report = search.report();
        assert_eq!(report.values.len(), moves.len());
        assert_eq!(report.best.as_ref(), report.values.first().map(|value| &value.mv));
        let least = search.children(0).map(|(_, node)| node.visits).min();
        assert!(least >= Some(9_000 / moves.len() as u32), "{least:?} of {}", moves.len());
    }

    #[test]
    fn the_number_of_nodes_is_limited() {
        let mut search = Uct::new(&position(3, 3), options(false));
        search.run(u64::MAX);
        let Progress { nodes, done, .. } = search.progress();
        assert!(done);
        assert_eq!(nodes, u64::from(MAX_VISITS));
        let bytes = size_of::<Node<<Triboard as Game>::Move>>() * MAX_VISITS as usize;
        assert!(bytes < 40 << 20, "{bytes} bytes");
        // The sum does not overflow if every visit is a win.
        assert!(MAX_VISITS as f32 * PROBABILITY_SCALE <= u32::MAX as f32);
    }
}
