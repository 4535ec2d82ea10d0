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
    options: Options,
    /// The nodes: the root, then the children of each node side by side, in the order of its moves. There is room for
    /// a power of two of them; one more moves them to a place twice as large.
    nodes: Vec<Node<G::Move>>,
    /// The first place of each power of two that is free again, or [`NONE`]; its `first_child` is the next one.
    free: [u32; 17],
    /// The moves of all expanded nodes, contiguous for each node, in descending priority.
    moves: Vec<G::Move>,
    /// How far each move's priority is below the highest one of its node.
    gaps: Vec<u8>,
    /// A buffer for sorting the moves of a node.
    sort_buffer: Vec<KeyedIndex>,
    /// The cached positions of frequently visited nodes, first that of the root.
    positions: Vec<G>,
    /// The sums of all players' win probabilities for each child of the root.
    root_sums: Vec<PerPlayer<f64>>,
    /// √n for n visits, at [`root_index`]`(n)`.
    roots: Vec<f32>,
    /// The weight of a move whose priority is so far below the highest one.
    weights: Vec<f32>,
    /// The nodes of the current iteration, without the root.
    path: Vec<u32>,
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
    /// The mean win probability of the player who has moved here, from 0 to 1.
    mean: f32,
    /// The prior probability of the move.
    prior: f32,
    visits: u32,
    /// The sum of the player's win probabilities over all visits, scaled by [`PROBABILITY_SCALE`].
    probability_sum: u32,
    /// The factor from weights to the prior probabilities of the node's moves.
    prior_per_weight: f32,
    /// The index of the first child.
    first_child: u32,
    /// The index of the first of the node's moves.
    first_move: u32,
    /// The index of the cached position, or [`NONE`].
    position: u32,
    /// The number of moves; 0 until the second visit.
    move_count: u16,
    /// The number of children, which are those of the first moves.
    child_count: u16,
    /// The player to move; known from the second visit on.
    to_move: Player,
    /// The move that leads here; `None` at the root.
    mv: Option<M>,
}

/// The absence of an index.
const NONE: u32 = u32::MAX;
/// The scale of win probabilities, such that a sum over all visits fits in 32 bits.
const PROBABILITY_SCALE: f32 = (u32::MAX / MAX_VISITS) as f32;
/// The maximum number of visits, and thus of nodes, which take about 40 MB with the room for more.
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
            options,
            nodes: vec![Node::new(None, 0.0)],
            free: [NONE; 17],
            moves: Vec::new(),
            gaps: Vec::new(),
            sort_buffer: Vec::new(),
            positions: vec![root.clone()],
            root_sums: Vec::new(),
            roots: (0..=root_index(MAX_VISITS))
                .map(|index| libm::sqrtf(first_visits_of(index) as f32))
                .collect(),
            weights: (0..=u8::MAX)
                .map(|gap| libm::expf(-f32::from(gap) / G::PRIORITY_SCALE))
                .collect(),
            path: Vec::new(),
            total_plies: 0,
            max_plies: 0,
            max_mean_plies: options.to_depth().into(),
        };
        search.nodes[0].position = 0;
        search.expand(0, root);
        search
    }

    /// The number of visits of the root.
    pub(super) fn visits(&self) -> u32 {
        self.nodes[0].visits
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
        let depth = (self.total_plies / u64::from(self.visits().max(1))) as u32;
        Progress { depth, nodes: self.visits().into(), done: self.is_done() }
    }

    pub(super) fn is_done(&self) -> bool {
        let most = if self.is_forced() { CACHE_VISITS } else { MAX_VISITS };
        self.visits() >= most || self.reaches_max_depth()
    }

    /// Whether there is only one legal move and its value was not requested.
    pub(super) fn is_forced(&self) -> bool {
        self.nodes[0].move_count == 1 && !self.options.all
    }

    /// Whether one more iteration, which may be a ply longer than the longest, could exceed the mean
    /// depth limit.
    fn reaches_max_depth(&self) -> bool {
        let visits = u64::from(self.visits()) + 1;
        self.total_plies + self.max_plies + 1 >= (self.max_mean_plies + 1) * visits
    }

    /// Adds the moves of a node, unless the game is over.
    fn expand(&mut self, at: usize, position: &G) {
        let Some(to_move) = position.to_move() else { return };
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
        node.to_move = to_move;
        node.prior_per_weight = 1.0 / sum;
        node.first_move = first as u32;
        node.move_count = u16::try_from(moves.len()).expect("at most 65,535 moves");
    }

    /// Selects a leaf, evaluates it and backs the value up.
    fn iterate(&mut self) {
        let mut at = 0;
        // The game is played on from the last cached position.
        let mut cached = 0;
        let mut position: Option<G> = None;
        self.path.clear();
        while self.nodes[at].move_count > 0 {
            at = self.select(at);
            self.path.push(at as u32);
            let node = &mut self.nodes[at];
            if node.position != NONE {
                cached = node.position as usize;
                continue;
            }
            let position = position.get_or_insert_with(|| self.positions[cached].clone());
            position.play_unchecked(node.mv.as_ref().expect("a child has a move"));
            if node.visits == CACHE_VISITS {
                node.position = self.positions.len() as u32;
                self.positions.push(position.clone());
            }
            if node.visits == 0 {
                break;
            }
            if node.move_count == 0 {
                self.expand(at, position);
            }
        }
        let leaf = position.as_ref().unwrap_or(&self.positions[cached]);
        let probabilities = leaf.win_probabilities();
        let plies = self.path.len() as u64;
        self.total_plies += plies;
        self.max_plies = self.max_plies.max(plies);
        let root = &mut self.nodes[0];
        root.visits += 1;
        if let Some(child) = self.path.first() {
            let sum = &mut self.root_sums[(child - root.first_child) as usize];
            *sum = PerPlayer::new(leaf.players(), |player| {
                sum[player] + f64::from(probabilities[player])
            });
        }
        let mut mover = root.to_move;
        for &at in &self.path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.probability_sum += (probabilities[mover] * PROBABILITY_SCALE) as u32;
            mover = node.to_move;
            node.mean = node.probability_sum as f32 / PROBABILITY_SCALE / node.visits as f32;
        }
    }

    /// Selects the child of a node to visit next, by PUCT. The child may be new.
    fn select(&mut self, at: usize) -> usize {
        let node = &self.nodes[at];
        let (is_root, visits, first) = (at == 0, node.visits, node.first_child as usize);
        let exploration = EXPLORATION * self.roots[root_index(visits)];
        let mut best = (f32::NEG_INFINITY, at);
        let mut least_visited = (u32::MAX, at);
        let mut value_sum = 0.0;
        for (n, child) in self.children(node).iter().enumerate().rev() {
            value_sum += child.mean * child.visits as f32;
            least_visited = least_visited.min((child.visits, first + n));
            let bound = child.mean + exploration * child.prior / (child.visits + 1) as f32;
            if bound > best.0 {
                best = (bound, first + n);
            }
        }
        if node.child_count < node.move_count {
            // The mean of the visited children estimates an unvisited one.
            let mean = value_sum / visits.max(1) as f32;
            let next = node.first_move as usize + usize::from(node.child_count);
            let prior = self.weights[usize::from(self.gaps[next])] * node.prior_per_weight;
            if is_root || mean + exploration * prior > best.0 {
                return self.add_child(at, self.moves[next].clone(), prior);
            }
        }
        // If all values were requested, every other visit goes to the least visited root move.
        if is_root && self.options.all && visits.is_multiple_of(2) {
            least_visited.1
        } else {
            best.1
        }
    }

    /// Adds a child for the unvisited move of the highest priority, with its prior probability.
    fn add_child(&mut self, at: usize, mv: G::Move, prior: f32) -> usize {
        let count = usize::from(self.nodes[at].child_count);
        if count == 0 || count.is_power_of_two() {
            self.enlarge(at);
        }
        let node = &mut self.nodes[at];
        node.child_count += 1;
        let new = node.first_child as usize + count;
        self.nodes[new] = Node::new(Some(mv), prior);
        if at == 0 {
            self.root_sums.push(PerPlayer::new(self.positions[0].players(), |_| 0.0));
        }
        new
    }

    /// Moves the children of a node, a power of two or none, to a place with room for one more.
    fn enlarge(&mut self, at: usize) {
        let Node { first_child, child_count, .. } = self.nodes[at];
        let size = (2 * usize::from(child_count)).max(1);
        let free = &mut self.free[size.ilog2() as usize];
        let place = if *free == NONE { self.nodes.len() as u32 } else { *free };
        match self.nodes.get(place as usize) {
            Some(unused) => *free = unused.first_child,
            None => {
                let end = self.nodes.len() + size;
                self.nodes.resize_with(end, || Node::new(None, 0.0));
            }
        }
        self.nodes[at].first_child = place;
        if child_count > 0 {
            for n in 0..u32::from(child_count) {
                self.nodes.swap((first_child + n) as usize, (place + n) as usize);
            }
            let free = &mut self.free[child_count.ilog2() as usize];
            self.nodes[first_child as usize].first_child = core::mem::replace(free, first_child);
        }
    }

    /// The children of a node, the oldest first.
    fn children(&self, node: &Node<G::Move>) -> &[Node<G::Move>] {
        let first = node.first_child as usize;
        &self.nodes[first..first + usize::from(node.child_count)]
    }

    /// The most visited moves from a node on, that to the node included.
    fn line<'a>(&'a self, mut next: Option<&'a Node<G::Move>>) -> Vec<G::Move> {
        let mut line = Vec::new();
        while let Some(node) = next {
            line.extend(node.mv.clone());
            next = self.most_visited(node).filter(|child| child.visits > CACHE_VISITS);
        }
        line
    }

    /// The most visited child of a node, of equal ones the oldest.
    fn most_visited(&self, node: &Node<G::Move>) -> Option<&Node<G::Move>> {
        self.children(node).iter().rev().max_by_key(|child| child.visits)
    }

    /// The most visited moves after a move at the root.
    pub(super) fn line_from(&self, first: &G::Move) -> Vec<G::Move> {
        let mut children = self.children(&self.nodes[0]).iter();
        let line = self.line(children.find(|node| node.mv.as_ref() == Some(first)));
        if line.is_empty() { vec![first.clone()] } else { line }
    }

    /// The expected final lead of the player to move after each visited root move, in hundredths: the
    /// game is continued with the most visited moves, then with greedy moves.
    pub(super) fn expected_leads(&self) -> Vec<(&G::Move, i32)> {
        let root = &self.positions[0];
        let mover = root.to_move().expect("the game is not over");
        let lead = |child: &Node<G::Move>| {
            let mut position = root.clone();
            let mut next = Some(child);
            while let Some(Node { mv: Some(mv), .. }) = next {
                position.play_unchecked(mv);
                next = next.and_then(|node| self.most_visited(node));
            }
            while let Some(mv) = position.greedy_move() {
                position.play_unchecked(&mv);
            }
            position.outcome(mover)
        };
        let children = self.children(&self.nodes[0]).iter();
        children.filter_map(|child| Some((child.mv.as_ref()?, lead(child)))).collect()
    }

    pub(super) fn report(&self) -> Report<G::Move> {
        let children = self.children(&self.nodes[0]).iter().zip(&self.root_sums);
        // The newest one first.
        let mut children: Vec<_> = children.rev().collect();
        let most = children.iter().map(|(node, _)| node.visits).max().unwrap_or(0);
        // A move with far fewer visits was found worse, but its mean is imprecise.
        sort_by_key(&mut children, |(node, _)| {
            lexicographic_key(i32::from(4 * node.visits < most), -G::lead(node.mean))
        });
        let line = self.line(children.first().map(|(node, _)| *node));
        let Progress { depth, nodes, done } = self.progress();
        let value = |(node, sums): &(&Node<G::Move>, &PerPlayer<f64>)| {
            let mv = node.mv.clone()?;
            let share = |player| (sums[player] / f64::from(node.visits)) as f32;
            let shares = Some(PerPlayer::new(self.positions[0].players(), share));
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
    fn new(mv: Option<M>, prior: f32) -> Self {
        Self {
            mean: 0.0,
            prior,
            visits: 0,
            probability_sum: 0,
            prior_per_weight: 0.0,
            first_child: 0,
            first_move: 0,
            position: NONE,
            move_count: 0,
            child_count: 0,
            to_move: Player(0),
            mv,
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
        let least = search.children(&search.nodes[0]).iter().map(|node| node.visits).min();
        assert!(least >= Some(9_000 / moves.len() as u32), "{least:?} of {}", moves.len());
    }

    #[test]
    fn the_number_of_nodes_is_limited() {
        let mut search = Uct::new(&position(3, 3), options(false));
        search.run(u64::MAX);
        let Progress { nodes, done, .. } = search.progress();
        assert!(done);
        assert_eq!(nodes, u64::from(MAX_VISITS));
        // The sum does not overflow if every visit is a win.
        assert!(MAX_VISITS as f32 * PROBABILITY_SCALE <= u32::MAX as f32);
    }

    /// Places that have become too small are used again, so that the room is not much more than what is in it.
    #[test]
    fn nodes_take_little_memory() {
        for empty in [140, 80, 20] {
            let mut search = Uct::new(&position(3, empty), options(false));
            search.run(30_000);
            let bytes = size_of::<Node<<Triboard as Game>::Move>>() * search.nodes.len();
            let most = bytes as u64 * u64::from(MAX_VISITS) / u64::from(search.visits());
            assert!(most < 40 << 20, "{most} bytes with {empty} empty cells");
        }
    }
}
