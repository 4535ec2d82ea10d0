//! A tree that grows where it is promising.

use super::multiplayer::Multiplayer;
use super::sort::{KeyedIndex, lexicographic_key, sort_by_key, sort_by_key_with};
use super::{Options, Progress, Report, Value};
use crate::{Player, Rng};
use alloc::vec;
use alloc::vec::Vec;

/// Monte Carlo tree search (UCT, Kocsis and Szepesvári 2006) that asks the game for everybody's chances
/// where others play at random to the end: each player takes what is likely best for themselves.
///
/// Nothing that it finds is called proved.
#[derive(Debug)]
pub(super) struct Uct<G: Multiplayer> {
    root: G,
    options: Options,
    /// The root first, each after its parent.
    nodes: Vec<Node<G::Move>>,
    /// The moves of all nodes that were visited again, each node's together, the likeliest first.
    moves: Vec<G::Move>,
    /// A buffer to sort the moves of one node in.
    ranked: Vec<KeyedIndex>,
    /// The positions of nodes that are visited often.
    positions: Vec<G>,
    /// For a number of visits n, at [`place_of`] it: √ln n, and 1 ÷ √n.
    roots: Vec<[f32; 2]>,
    /// The nodes of the visit under way.
    path: Vec<u32>,
    visits: u32,
    /// The plies of all visits together.
    plies: u64,
    /// The plies of the longest visit.
    longest: u64,
    /// The most plies that it may look ahead by and large.
    deepest: u64,
}

/// A position of the tree.
#[derive(Debug)]
struct Node<M> {
    /// What leads to it, and who plays that; none at the root.
    mv: Option<M>,
    mover: Player,
    visits: u32,
    /// The chances of who plays the move, summed over all visits, in parts of [`WHOLE`].
    sum: u32,
    /// The mean of these, from 0 to 1, and 1 ÷ √visits.
    chance: f32,
    spread: f32,
    /// Its newest child, and the next older child of its parent; [`NONE`] where there is none.
    child: u32,
    sibling: u32,
    /// Where its position is kept; [`NONE`] where it is not.
    position: u32,
    /// Where its moves begin, how many there are, and how many of them, the last, lead to no node yet.
    moves: u32,
    count: u8,
    unvisited: u8,
}

const NONE: u32 = u32::MAX;
/// The parts of a chance: as many as let every visit be a win.
const WHOLE: f32 = (u32::MAX / MOST_VISITS) as f32;
/// After so many visits, and so as many nodes, a search is done: some 40 MB.
const MOST_VISITS: u32 = 900_000;
/// For each of so many visits there are roots of its own, and for more in steps.
const TABLED: u32 = 4096;
const STEP: u32 = 256;
/// After so many visits a node's position is kept, and the node may be told of as part of a line.
const OFTEN: u32 = 16;
/// What a branch that was visited less is worth trying for, and one that never was.
const CURIOSITY: f32 = 0.12;
const NOVELTY: f32 = 0.06;

impl<G: Multiplayer> Uct<G> {
    /// The search of a position in which the game goes on.
    pub(super) fn new(root: &G, options: Options) -> Self {
        let mut search = Self {
            root: root.clone(),
            options,
            nodes: vec![Node::new(None, Player(0))],
            moves: Vec::new(),
            ranked: Vec::new(),
            positions: Vec::new(),
            roots: (0..=place_of(MOST_VISITS)).map(visits_at).map(roots_of).collect(),
            path: Vec::new(),
            visits: 0,
            plies: 0,
            longest: 0,
            deepest: u64::from(u32::MAX),
        };
        search.list_moves(0, root);
        search
    }

    /// How often the root was visited.
    pub(super) fn visits(&self) -> u32 {
        self.visits
    }

    /// Looks no more than so many plies ahead by and large, one at the least.
    pub(super) fn limit_depth(&mut self, depth: u32) {
        self.deepest = depth.max(1).into();
    }

    /// Searches on for `nodes` visits.
    pub(super) fn run(&mut self, nodes: u64) {
        for _ in 0..nodes.max(1) {
            if self.is_done() {
                break;
            }
            self.visit();
        }
    }

    pub(super) fn progress(&self) -> Progress {
        // What it looks ahead by and large; a line goes further.
        let depth = (self.plies / u64::from(self.visits.max(1))) as u32;
        Progress { depth, nodes: self.visits.into(), done: self.is_done() }
    }

    pub(super) fn is_done(&self) -> bool {
        let most = if self.is_forced() { OFTEN } else { MOST_VISITS };
        self.visits >= most || self.is_deep()
    }

    /// Whether only one move can be played, and nobody asks for its value.
    pub(super) fn is_forced(&self) -> bool {
        self.nodes[0].count == 1 && !self.options.all
    }

    /// Whether another visit, a ply longer than any, could look ahead a ply more than it may.
    fn is_deep(&self) -> bool {
        let visits = u64::from(self.visits) + 1;
        self.plies + self.longest + 1 >= (self.deepest + 1) * visits
    }

    fn list_moves(&mut self, at: usize, position: &G) {
        let first = self.moves.len();
        position.legal_moves(&mut self.moves);
        let moves = &mut self.moves[first..];
        if at == 0 {
            // Of moves that look alike the first is visited first: let chance say which.
            Rng::new(self.options.seed ^ position.key()).shuffle(moves);
        }
        sort_by_key_with(moves, &mut self.ranked, |mv| -i64::from(position.priority(mv)));
        let node = &mut self.nodes[at];
        node.moves = first as u32;
        node.count = u8::try_from(moves.len()).expect("no more than 255 moves");
        node.unvisited = node.count;
    }

    /// Goes down to a position that is new, and carries what it looks like back up.
    fn visit(&mut self) {
        let mut position = self.root.clone();
        let mut at = 0;
        self.path.clear();
        while let Some(mover) = position.to_move() {
            if at != 0 && self.nodes[at].visits == 0 {
                break;
            }
            if self.nodes[at].count == 0 {
                self.list_moves(at, &position);
            }
            at = self.select(at, mover);
            self.path.push(at as u32);
            let node = &mut self.nodes[at];
            if let Some(known) = self.positions.get(node.position as usize) {
                position.clone_from(known);
                continue;
            }
            position.play(node.mv.as_ref().expect("a child has a move"));
            if node.visits == OFTEN {
                node.position = self.positions.len() as u32;
                self.positions.push(position.clone());
            }
        }
        let chances = position.win_probabilities();
        self.visits += 1;
        let plies = self.path.len() as u64;
        self.plies += plies;
        self.longest = self.longest.max(plies);
        for &at in &self.path {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            node.sum += (chances[node.mover] * WHOLE) as u32;
            node.chance = node.sum as f32 / WHOLE / node.visits as f32;
            node.spread = self.roots[place_of(node.visits)][1];
        }
    }

    /// The child of a node to visit next, which may be a new one.
    fn select(&mut self, at: usize, mover: Player) -> usize {
        let node = &self.nodes[at];
        let (is_root, unvisited) = (at == 0, node.unvisited);
        let visits = if is_root { self.visits } else { node.visits };
        let log = self.roots[place_of(visits)][0];
        let curiosity = CURIOSITY * log;
        let mut best = (f32::NEG_INFINITY, at);
        let mut least = (u32::MAX, at);
        let mut sum = 0.0;
        for (child, node) in self.children(at) {
            sum += node.chance * node.visits as f32;
            let bound = node.chance + curiosity * node.spread;
            if bound > best.0 {
                best = (bound, child);
            }
            least = least.min((node.visits, child));
        }
        // What was never visited is thought to be like the others.
        let new = sum / visits.max(1) as f32 + NOVELTY * log;
        if unvisited > 0 && (is_root || new > best.0) {
            return self.grow(at, mover);
        }
        // Where every move needs a value, half the visits see to it.
        if is_root && self.options.all && visits.is_multiple_of(2) { least.1 } else { best.1 }
    }

    /// Adds the likeliest move that leads to no node yet.
    fn grow(&mut self, at: usize, mover: Player) -> usize {
        let new = self.nodes.len();
        let node = &mut self.nodes[at];
        let mv = self.moves[node.moves as usize + usize::from(node.count - node.unvisited)].clone();
        let mut child = Node::new(Some(mv), mover);
        child.sibling = node.child;
        node.child = new as u32;
        node.unvisited -= 1;
        self.nodes.push(child);
        new
    }

    /// The children of a node, each with its number.
    fn children(&self, at: usize) -> impl Iterator<Item = (usize, &Node<G::Move>)> {
        let mut next = self.nodes[at].child;
        core::iter::from_fn(move || {
            let at = next as usize;
            let child = self.nodes.get(at)?;
            next = child.sibling;
            Some((at, child))
        })
    }

    /// By how much the player to move would lead at the end of the game, in hundredths, after each move
    /// of the root that was visited: the game goes on with what was visited most, and then with what
    /// looks best.
    pub(super) fn leads(&self) -> Vec<(&G::Move, i32)> {
        let mover = self.root.to_move().expect("the game goes on");
        let lead = |(at, node): (usize, &'_ Node<G::Move>)| {
            let mut position = self.root.clone();
            position.play(node.mv.as_ref()?);
            let mut next = Some(at);
            while let Some(at) = next {
                let child = self.children(at).max_by_key(|(_, node)| node.visits);
                next = child.map(|(at, _)| at);
                if let Some((_, Node { mv: Some(mv), .. })) = child {
                    position.play(mv);
                }
            }
            while let Some(mv) = position.greedy_move() {
                position.play(&mv);
            }
            Some(position.outcome(mover))
        };
        let leads = self.children(0).map(|child| (child.1.mv.as_ref(), lead(child)));
        leads.filter_map(|(mv, lead)| Some((mv?, lead?))).collect()
    }

    pub(super) fn report(&self) -> Report<G::Move> {
        let mut children: Vec<_> = self.children(0).collect();
        let most = children.iter().map(|(_, node)| node.visits).max().unwrap_or(0);
        // What was visited much less is known to be worse, not what it is worth.
        sort_by_key(&mut children, |(_, node)| {
            lexicographic_key(i32::from(4 * node.visits < most), -G::lead(node.chance))
        });
        let mut line = Vec::new();
        let mut next = children.first().copied();
        while let Some((at, node)) = next {
            line.extend(node.mv.clone());
            let children = self.children(at).filter(|(_, node)| node.visits > OFTEN);
            next = children.max_by_key(|(_, node)| node.visits);
        }
        let Progress { depth, nodes, done } = self.progress();
        let value = |(_, node): &(usize, &Node<G::Move>)| {
            let mv = node.mv.clone()?;
            Some(Value { mv, value: G::lead(node.chance), depth, proved: false })
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
        let [child, sibling, position] = [NONE; 3];
        Self {
            mv,
            mover,
            visits: 0,
            sum: 0,
            chance: 0.0,
            spread: 0.0,
            child,
            sibling,
            position,
            moves: 0,
            count: 0,
            unvisited: 0,
        }
    }
}

/// √ln n and 1 ÷ √n of a number of visits, 1 for none.
fn roots_of(visits: u32) -> [f32; 2] {
    let n = visits.max(1) as f32;
    [libm::sqrtf(libm::logf(n)), 1.0 / libm::sqrtf(n)]
}

/// Where the roots for so many visits stand: the library's are slow in WebAssembly, and so all are looked up.
fn place_of(visits: u32) -> usize {
    let steps = visits.saturating_sub(TABLED) / STEP;
    (visits.min(TABLED) + steps) as usize
}

/// The visits whose roots stand at a place: the first of a step.
fn visits_at(place: usize) -> u32 {
    let steps = (place as u32).saturating_sub(TABLED);
    (place as u32).min(TABLED) + STEP * steps
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use crate::games::triboard::Triboard;
    use crate::search::Evaluate;
    use crate::search::Level;
    use alloc::string::{String, ToString};

    /// A position of a random game with so many empty cells.
    fn position(seed: u64, empty: u32) -> Triboard {
        let mut rng = Rng::new(seed);
        let mut position =
            Triboard::start(&alloc::format!("seed={seed}").parse().expect("a set-up"));
        while position.to_move().is_some() && position.moves_left() > empty {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            position.play(&moves[rng.below(moves.len() as u64) as usize]);
        }
        position
    }

    fn options(all: bool) -> Options {
        Options { level: Level::Master, seed: 1, all }
    }

    fn search(position: &Triboard, all: bool, slice: u64, visits: u32) -> Report<String> {
        let mut search = Uct::new(position, options(all));
        while search.visits() < visits {
            search.run(slice);
        }
        search.report().to_text()
    }

    /// Whether a player wins alone, whatever the others do.
    fn is_won(position: &Triboard, player: Player) -> bool {
        let Some(mover) = position.to_move() else {
            return position.outcome(player) > 0;
        };
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let mut after = moves.iter().map(|mv| {
            let mut after = *position;
            after.play(mv);
            is_won(&after, player)
        });
        if mover == player { after.any(|won| won) } else { after.all(|won| won) }
    }

    /// Who wins for sure with one move only plays it, however many cells the others turn.
    #[test]
    fn the_only_move_that_wins_is_found() {
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
                after.play(mv);
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

    /// Where all values are wanted every move is visited often, and the best comes first.
    #[test]
    fn all_moves_are_valued() {
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
    fn it_ends_with_as_many_nodes_as_there_is_memory_for() {
        let mut search = Uct::new(&position(3, 3), options(false));
        search.run(u64::MAX);
        let Progress { nodes, done, .. } = search.progress();
        assert!(done);
        assert_eq!(nodes, MOST_VISITS.into());
        let bytes = size_of::<Node<<Triboard as Game>::Move>>() * MOST_VISITS as usize;
        assert!(bytes < 40 << 20, "{bytes} bytes");
        // A sum holds as many wins as there are visits.
        assert!(MOST_VISITS as f32 * WHOLE <= u32::MAX as f32);
    }
}
