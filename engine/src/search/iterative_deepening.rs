//! Iterative deepening over the moves of the root, in slices.

use super::level::Strength;
use super::sort::{both, sort_by_key};
use super::tie::break_tie;
use super::{MAX_VALUE, Options, Progress, Report, Value};
use crate::search::Evaluate;
use crate::{Error, Game, Record, Rng, codes};
use alloc::vec::Vec;

/// A value, and whether it is proved.
pub(super) type Score = (i32, bool);

/// More than any value, by far enough for the sums that windows are made of.
pub(super) const INFINITE: i32 = MAX_VALUE + 1;

/// What a search has done so far, and how much more it may do.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Effort {
    /// The positions that were looked at.
    pub(super) nodes: u64,
    /// The same with what their moves cost.
    pub(super) work: u64,
    /// With how much work the slice ends.
    pub(super) limit: u64,
    /// The positions of which something was learnt.
    pub(super) learnt: u64,
}

impl Effort {
    pub(super) fn is_spent(&self) -> bool {
        self.work >= self.limit
    }
}

/// The tree below the moves of the root.
pub(super) trait Subtree<G: Evaluate> {
    /// Whether a move that is likely no better than the best is first shown to be none, and the best
    /// is first looked for near the value that it had.
    const IS_NARROW: bool;

    /// What a move that led to `child` is worth to the player who made it, looked ahead for `depth`
    /// further plies: exact between `alpha` and `beta`, a bound outside. `None` when the slice is
    /// used up.
    fn value_of(&mut self, child: &G, alpha: i32, beta: i32, depth: u8) -> Option<Score>;

    /// By how many plies less a move that comes so late is looked ahead at first.
    fn reduction(&self, _depth: u8, _place: usize) -> u8 {
        0
    }

    /// The principal variation: `first`, then the best moves as far as they are known.
    fn line(&self, root: &G, first: Option<G::Move>) -> Vec<G::Move>;

    fn effort(&self) -> &Effort;

    fn effort_mut(&mut self) -> &mut Effort;
}

/// A search of one position, deepened ply by ply.
///
/// A slice that ends in the middle of a line is begun again in the next one, which finds its way
/// back through the table.
#[derive(Debug)]
pub(super) struct IterativeDeepening<G: Evaluate, T> {
    pub(super) root: G,
    options: Options,
    strength: Strength,
    /// What is known of each move that the level sees. Never empty.
    pub(super) candidates: Vec<Candidate<G::Move>>,
    /// The iteration under way, in plies.
    depth: u8,
    /// Where it is: an index into `candidates`.
    next: usize,
    /// The best value that it has found, or that was proved before it.
    best: Option<i32>,
    /// Whether no further iteration can change what matters.
    pub(super) is_done: bool,
    /// The least work that a slice does. Doubled where one was used up on finding the place again.
    least: u64,
    pub(super) tree: T,
}

/// What is known of one move of the root.
#[derive(Clone, Debug)]
pub(super) struct Candidate<M> {
    pub(super) mv: M,
    pub(super) value: i32,
    pub(super) depth: u8,
    /// Whether the value is the move's own, and not only a bound from above.
    pub(super) exact: bool,
    pub(super) proved: bool,
}

impl<M> Candidate<M> {
    /// Whether no deeper search can change what matters, where values up to `floor` do not.
    fn is_settled(&self, floor: i32) -> bool {
        self.proved && (self.exact || self.value <= floor)
    }
}

/// Best first, those not yet searched last; moves that look alike stay in the game's own order.
fn sort<M>(candidates: &mut [Candidate<M>]) {
    sort_by_key(candidates, |candidate| both(i32::from(candidate.depth == 0), -candidate.value));
}

/// The game that `moves` lead to from a position.
///
/// # Errors
/// A move that is not legal, and a game that is over.
pub(super) fn replay<G: Game>(start: G, moves: &[G::Move]) -> Result<Record<G>, Error> {
    let mut record = Record::new(start);
    for (n, mv) in moves.iter().enumerate() {
        record.play(mv.clone()).map_err(|error| error.numbered(n + 1))?;
    }
    match record.position().to_move().is_some() && !record.legal_moves().is_empty() {
        true => Ok(record),
        false => {
            let position = record.position();
            Err(Error::new("position", position, codes::NOTHING_TO_SEARCH))
        }
    }
}

/// A principal variation: `first`, then what `next` says of each position that the line leads to and of
/// how long it is by then.
pub(super) fn follow<G: Game>(
    root: &G,
    first: Option<G::Move>,
    mut next: impl FnMut(&G, usize) -> Option<G::Move>,
) -> Vec<G::Move> {
    const LONGEST: usize = 64;
    let mut position = root.clone();
    let mut line = Vec::new();
    let mut found = first;
    while let Some(mv) = found
        && line.len() < LONGEST
    {
        position.play(&mv);
        line.push(mv);
        found = next(&position, line.len());
    }
    line
}

impl<G: Evaluate, T: Subtree<G>> IterativeDeepening<G, T> {
    /// A search of a position in which the game goes on, with its legal moves, over a `tree`.
    pub(super) fn new(root: G, mut legal: Vec<G::Move>, options: Options, tree: T) -> Self {
        const { assert!(G::MAX_VALUE <= MAX_VALUE) };
        let strength = G::strength(options.level);
        strength.retain_seen_or_plainest(options.seed, &root, &mut legal, 0);
        if T::IS_NARROW {
            // Of moves that look alike only the first is known to be as good: let chance say which.
            Rng::new(options.seed ^ root.key()).shuffle(&mut legal);
            sort_by_key(&mut legal, |mv| -i64::from(root.priority(mv)));
        }
        let unknown = |mv| Candidate { mv, value: 0, depth: 0, exact: false, proved: false };
        let candidates = legal.into_iter().map(unknown).collect();
        Self {
            root,
            options,
            strength,
            candidates,
            depth: 1,
            next: 0,
            best: None,
            is_done: false,
            least: 1000,
            tree,
        }
    }

    /// Looks no more than so many plies ahead, one at the least.
    pub(super) fn limit_depth(&mut self, depth: u32) {
        self.strength.depth = depth.clamp(1, self.strength.depth.into()) as u8;
    }

    /// Searches on for about `nodes` positions and says how far it is by then.
    pub(super) fn run(&mut self, nodes: u64) -> Progress {
        let progress = |search: &Self| (search.depth, search.next, search.tree.effort().learnt);
        let before = progress(self);
        let effort = self.tree.effort_mut();
        effort.limit = effort.work.saturating_add(nodes.max(self.least));
        while !self.is_done && !self.tree.effort().is_spent() {
            self.step();
        }
        if progress(self) == before && !self.is_done {
            self.least *= 2;
        }
        if !self.options.all && self.tree.effort().work >= self.strength.work {
            self.is_done = true;
        }
        self.progress()
    }

    /// Searches one move of the root.
    fn step(&mut self) {
        let floor = self.floor();
        if !self.candidates[self.next].is_settled(floor) {
            let Some((value, proved)) = self.search(floor) else {
                return;
            };
            let candidate = &mut self.candidates[self.next];
            candidate.value = value;
            candidate.depth = self.depth;
            candidate.exact = value > floor;
            candidate.proved = proved;
            if candidate.exact {
                self.best = self.best.max(Some(candidate.value));
            }
        }
        self.next += 1;
        if self.next == self.candidates.len() {
            self.deepen();
        }
    }

    /// The value of the move that is next, exact above `floor`.
    fn search(&mut self, floor: i32) -> Option<Score> {
        let candidate = &self.candidates[self.next];
        let mut child = self.root.clone();
        child.play(&candidate.mv);
        let depth = self.depth - 1;
        let tree = &mut self.tree;
        if !T::IS_NARROW || self.options.all {
            return tree.value_of(&child, floor, INFINITE, depth);
        }
        if floor > -INFINITE {
            let reduction = tree.reduction(depth, self.next);
            let mut found = tree.value_of(&child, floor, floor + 1, depth - reduction)?;
            if reduction > 0 && found.0 > floor {
                found = tree.value_of(&child, floor, floor + 1, depth)?;
            }
            if found.0 <= floor {
                return Some(found);
            }
            return tree.value_of(&child, floor, INFINITE, depth);
        }
        // Aspiration windows: the value is likely near the one before.
        let [mut low, mut high] = match candidate.depth {
            0..4 => [-INFINITE, INFINITE],
            _ => [candidate.value - WINDOW, candidate.value + WINDOW],
        };
        loop {
            let (value, proved) = tree.value_of(&child, low, high, depth)?;
            if value <= low && low > -INFINITE {
                low = widened(candidate.value, value.min(low), -WINDOW);
            } else if value >= high && high < INFINITE {
                high = widened(candidate.value, value.max(high), WINDOW);
            } else {
                return Some((value, proved));
            }
        }
    }

    /// Opens the next iteration, if there is anything left for it.
    fn deepen(&mut self) {
        self.next = 0;
        self.depth += 1;
        // Best first, so that the others are measured against a good one.
        sort(&mut self.candidates);
        let proved = self.candidates.iter().filter(|c| c.exact && c.proved);
        self.best = proved.map(|candidate| candidate.value).max();
        let floor = self.floor();
        let is_settled = self.candidates.iter().all(|candidate| candidate.is_settled(floor));
        let is_forced = self.candidates.len() == 1 && !self.options.all;
        self.is_done = is_settled || is_forced || self.depth > self.strength.depth;
    }

    /// Up to here a move's value need not be exact.
    fn floor(&self) -> i32 {
        match self.best.filter(|_| !self.options.all) {
            // What is as good as the best would have to be searched as long as it was.
            Some(best) if T::IS_NARROW && self.strength.margin == 0 => best,
            Some(best) => best - self.strength.margin - 1,
            None => -INFINITE,
        }
    }

    fn progress(&self) -> Progress {
        let open = self.candidates.iter().filter(|c| !c.proved).map(|c| c.depth).min();
        let deepest = self.candidates.iter().map(|c| c.depth).max();
        Progress {
            depth: open.or(deepest).map_or(0, u32::from),
            nodes: self.tree.effort().nodes,
            done: self.is_done,
        }
    }

    pub(super) fn report(&self) -> Report<G::Move> {
        let mut candidates = self.candidates.clone();
        sort(&mut candidates);
        let Progress { depth, nodes, done } = self.progress();
        let best = self.best_move(&candidates);
        let value = |c: Candidate<G::Move>| Value {
            mv: c.mv,
            value: c.value,
            depth: u32::from(c.depth),
            proved: c.proved && c.exact && self.root.players() == 2,
        };
        Report {
            depth,
            nodes,
            line: self.tree.line(&self.root, best.clone()),
            values: candidates.into_iter().map(value).collect(),
            done,
            best,
        }
    }

    /// One of the moves that look as good as the best, by the seed.
    ///
    /// A move that has only a bound is none of them: in the middle of an iteration that finds the
    /// best move worse than it was, the bound may be the greatest number there is.
    fn best_move(&self, candidates: &[Candidate<G::Move>]) -> Option<G::Move> {
        let exact = || candidates.iter().filter(|candidate| candidate.exact);
        let Some(best) = exact().next().map(|candidate| candidate.value) else {
            // Nothing is known yet but what looks likely.
            return self.candidates.first().map(|candidate| candidate.mv.clone());
        };
        let near = exact().filter(|candidate| candidate.value >= best - self.strength.margin);
        break_tie(&self.root, self.options.seed, near).map(|candidate| candidate.mv.clone())
    }
}

/// Half the width of the window in which a value is looked for at first, in hundredths.
const WINDOW: i32 = 25;

/// The bound of a window around `middle` that the value has left at `bound`, four times as far away
/// and by `more` further.
fn widened(middle: i32, bound: i32, more: i32) -> i32 {
    let [middle, bound, more] = [middle, bound, more].map(i64::from);
    let wide = middle + 4 * (bound - middle) + more;
    wide.clamp((-INFINITE).into(), INFINITE.into()) as i32
}
