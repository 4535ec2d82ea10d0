//! Iterative deepening over the root moves, in slices.

use super::level::Strength;
use super::sight::Glance;
use super::sort::{lexicographic_key, sort_by_key};
use super::tie::break_tie;
use super::{MAX_VALUE, Options, Progress, Report, Value};
use crate::search::Evaluate;
use crate::{Error, Game, Record, Rng, Square, codes};
use alloc::vec::Vec;

/// A value, and whether it is proved.
pub(super) type Score = (i32, bool);

/// A bound beyond all values, small enough that window arithmetic does not overflow.
pub(super) const INFINITE: i32 = MAX_VALUE + 1;

/// Counts the work of a search and limits that of a slice.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Effort {
    /// The number of positions searched.
    pub(super) nodes: u64,
    /// The work done: nodes plus the cost of move generation.
    pub(super) work: u64,
    /// The value of `work` at which the slice ends.
    pub(super) limit: u64,
    /// The number of entries written to the transposition table.
    pub(super) stored: u64,
}

impl Effort {
    pub(super) fn is_spent(&self) -> bool {
        self.work >= self.limit
    }
}

/// A search of the tree below the root moves.
pub(super) trait Subtree<G: Evaluate> {
    /// Whether the root uses null windows and aspiration windows.
    const USES_NULL_WINDOWS: bool;

    /// Searches `child`, the position after a root move, to `depth` further plies. Returns the value
    /// for the player who made the move: exact between `alpha` and `beta`, a bound outside; `None`
    /// when the slice is used up.
    fn search_root_move(&mut self, child: &G, alpha: i32, beta: i32, depth: u8) -> Option<Score>;

    /// The late move reduction of the root move at an index, in plies.
    fn root_reduction(&self, _depth: u8, _index: usize) -> u8 {
        0
    }

    /// The strength in the turn at the root.
    fn strength(&self) -> &Strength;

    /// Sets the square of the root move that is searched next.
    fn look_at(&mut self, focus: Option<Square>);

    /// The principal variation: `first`, then the best moves of the transposition table.
    fn principal_variation(&self, root: &G, first: Option<G::Move>) -> Vec<G::Move>;

    fn effort(&self) -> &Effort;

    fn effort_mut(&mut self) -> &mut Effort;
}

/// Iterative deepening of a search of one position.
///
/// A root move whose search is interrupted at the end of a slice is searched again in the next
/// slice, which resumes through the transposition table.
#[derive(Debug)]
pub(super) struct IterativeDeepening<G: Evaluate, T> {
    pub(super) root: G,
    options: Options,
    strength: Strength,
    /// How much worse than the best a move may be whose value is exact, in hundredths.
    margin: i32,
    /// The root moves that the level sees. Never empty.
    pub(super) root_moves: Vec<RootMove<G::Move>>,
    /// The depth of the current iteration, in plies.
    depth: u8,
    /// The index of the next root move to search.
    next: usize,
    /// The best exact value of this iteration, or the best proved value of earlier ones.
    best: Option<i32>,
    /// Whether the search is finished.
    pub(super) is_done: bool,
    /// The minimum work of a slice. Doubled when a slice makes no progress.
    min_work: u64,
    pub(super) tree: T,
}

/// A root move and its score.
#[derive(Clone, Debug)]
pub(super) struct RootMove<M> {
    pub(super) mv: M,
    pub(super) value: i32,
    pub(super) depth: u8,
    /// Whether the value is exact, not an upper bound.
    pub(super) exact: bool,
    pub(super) proved: bool,
}

impl<M> RootMove<M> {
    /// Whether a deeper search cannot change the result, given that values up to `floor` need not be
    /// exact.
    fn is_settled(&self, floor: i32) -> bool {
        self.proved && (self.exact || self.value <= floor)
    }
}

/// Sorts root moves best first and those not yet searched last. Stable.
fn sort<M>(root_moves: &mut [RootMove<M>]) {
    sort_by_key(root_moves, |root_move| {
        lexicographic_key(i32::from(root_move.depth == 0), -root_move.value)
    });
}

/// Plays `moves` from a position.
///
/// # Errors
/// An illegal move, or a game that is over.
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

/// Builds a line from `first` and the moves that `next` returns, given each position and its ply.
pub(super) fn follow_line<G: Game>(
    root: &G,
    first: Option<G::Move>,
    mut next: impl FnMut(&G, usize) -> Option<G::Move>,
) -> Vec<G::Move> {
    const MAX_LENGTH: usize = 64;
    let mut position = root.clone();
    let mut line = Vec::new();
    let mut following = first;
    while let Some(mv) = following
        && line.len() < MAX_LENGTH
    {
        position.play_unchecked(&mv);
        line.push(mv);
        following = next(&position, line.len());
    }
    line
}

impl<G: Evaluate, T: Subtree<G>> IterativeDeepening<G, T> {
    /// Creates a search of `root`, a position in which the game is not over, with the move before it and its
    /// legal moves.
    pub(super) fn new(
        root: G,
        last: Option<&G::Move>,
        mut legal: Vec<G::Move>,
        options: Options,
        tree: T,
    ) -> Self {
        const { assert!(G::MAX_VALUE <= MAX_VALUE) };
        let strength = *tree.strength();
        let glance = Glance::new(0, last.and_then(G::focus));
        strength.retain_seen_or_plainest(options.seed, &root, &mut legal, glance);
        if T::USES_NULL_WINDOWS {
            // With null windows only the first of equal moves gets an exact value: shuffle them.
            Rng::new(options.seed ^ root.key()).shuffle(&mut legal);
            sort_by_key(&mut legal, |mv| -i64::from(root.priority(mv)));
        }
        let unknown = |mv| RootMove { mv, value: 0, depth: 0, exact: false, proved: false };
        let root_moves = legal.into_iter().map(unknown).collect();
        Self {
            root,
            options,
            strength,
            margin: options.to_margin(strength),
            root_moves,
            depth: 1,
            next: 0,
            best: None,
            is_done: false,
            min_work: 1000,
            tree,
        }
    }

    /// Runs a slice of about `nodes` positions and returns the progress.
    pub(super) fn run(&mut self, nodes: u64) -> Progress {
        let progress = |search: &Self| (search.depth, search.next, search.tree.effort().stored);
        let before = progress(self);
        let effort = self.tree.effort_mut();
        effort.limit = effort.work.saturating_add(nodes.max(self.min_work));
        while !self.is_done && !self.tree.effort().is_spent() {
            self.search_next();
        }
        if progress(self) == before && !self.is_done {
            self.min_work *= 2;
        }
        if !self.options.all && self.tree.effort().work >= self.strength.work {
            self.is_done = true;
        }
        self.progress()
    }

    /// Searches the next root move.
    fn search_next(&mut self) {
        let floor = self.floor();
        if !self.root_moves[self.next].is_settled(floor) {
            let Some((value, proved)) = self.next_score(floor) else {
                return;
            };
            let root_move = &mut self.root_moves[self.next];
            root_move.value = value;
            root_move.depth = self.depth;
            root_move.exact = value > floor;
            root_move.proved = proved;
            if root_move.exact {
                self.best = self.best.max(Some(root_move.value));
            }
        }
        self.next += 1;
        if self.next == self.root_moves.len() {
            self.start_iteration();
        }
    }

    /// The score of the next root move, exact above `floor`; `None` when the slice is used up.
    fn next_score(&mut self, floor: i32) -> Option<Score> {
        let mut child = self.root.clone();
        let mv = &self.root_moves[self.next].mv;
        child.play_unchecked(mv);
        self.tree.look_at(G::focus(mv));
        if !T::USES_NULL_WINDOWS || self.options.all {
            self.tree.search_root_move(&child, floor, INFINITE, self.depth - 1)
        } else if floor > -INFINITE {
            self.null_window_score(&child, floor)
        } else {
            self.aspiration_score(&child)
        }
    }

    /// The score of the next root move: a bound by a null window, and exact only where that is above
    /// `floor`.
    #[inline(always)]
    fn null_window_score(&mut self, child: &G, floor: i32) -> Option<Score> {
        let depth = self.depth - 1;
        let tree = &mut self.tree;
        let reduction = tree.root_reduction(depth, self.next);
        let mut score = tree.search_root_move(child, floor, floor + 1, depth - reduction)?;
        if reduction > 0 && score.0 > floor {
            score = tree.search_root_move(child, floor, floor + 1, depth)?;
        }
        if score.0 <= floor {
            return Some(score);
        }
        tree.search_root_move(child, floor, INFINITE, depth)
    }

    /// The exact score of the next root move, by aspiration windows around the value of the previous
    /// iteration.
    #[inline(always)]
    fn aspiration_score(&mut self, child: &G) -> Option<Score> {
        let root_move = &self.root_moves[self.next];
        let [mut low, mut high] = match root_move.depth {
            0..4 => [-INFINITE, INFINITE],
            _ => [root_move.value - ASPIRATION_WINDOW, root_move.value + ASPIRATION_WINDOW],
        };
        loop {
            let (value, proved) = self.tree.search_root_move(child, low, high, self.depth - 1)?;
            if value <= low && low > -INFINITE {
                low = widen(root_move.value, value.min(low), -ASPIRATION_WINDOW);
            } else if value >= high && high < INFINITE {
                high = widen(root_move.value, value.max(high), ASPIRATION_WINDOW);
            } else {
                return Some((value, proved));
            }
        }
    }

    /// Starts the next iteration, or finishes the search.
    fn start_iteration(&mut self) {
        self.next = 0;
        self.depth += 1;
        // Search the best move of the previous iteration first.
        sort(&mut self.root_moves);
        let proved = self.root_moves.iter().filter(|root_move| root_move.exact && root_move.proved);
        self.best = proved.map(|root_move| root_move.value).max();
        let floor = self.floor();
        let is_settled = self.root_moves.iter().all(|root_move| root_move.is_settled(floor));
        let is_forced = self.root_moves.len() == 1 && !self.options.all;
        self.is_done = is_settled || is_forced || u32::from(self.depth) > self.strength.depth;
    }

    /// The highest value that need not be exact.
    fn floor(&self) -> i32 {
        match self.best.filter(|_| !self.options.all) {
            // A move equal to the best one would cost a search with an open window.
            Some(best) if T::USES_NULL_WINDOWS && self.margin == 0 => best,
            Some(best) => best.saturating_sub(self.margin).saturating_sub(1).max(-INFINITE),
            None => -INFINITE,
        }
    }

    fn progress(&self) -> Progress {
        let open = self.root_moves.iter().filter(|c| !c.proved).map(|c| c.depth).min();
        let deepest = self.root_moves.iter().map(|c| c.depth).max();
        Progress {
            depth: open.or(deepest).map_or(0, u32::from),
            nodes: self.tree.effort().nodes,
            done: self.is_done,
        }
    }

    /// The principal variation that begins with a root move.
    pub(super) fn line(&self, first: &G::Move) -> Vec<G::Move> {
        self.tree.principal_variation(&self.root, Some(first.clone()))
    }

    pub(super) fn report(&self) -> Report<G::Move> {
        let mut root_moves = self.root_moves.clone();
        sort(&mut root_moves);
        let Progress { depth, nodes, done } = self.progress();
        let best = self.best_move(&root_moves);
        let value = |c: RootMove<G::Move>| Value {
            mv: c.mv,
            value: c.value,
            depth: u32::from(c.depth),
            proved: c.proved && c.exact && self.root.players() == 2,
            shares: None,
        };
        Report {
            depth,
            nodes,
            line: self.tree.principal_variation(&self.root, best.clone()),
            values: root_moves.into_iter().map(value).collect(),
            done,
            best,
        }
    }

    /// Chooses one of the moves within the margin of the best, by the seed.
    ///
    /// Moves with an upper bound are ignored: in an iteration in which the best move fails low, the
    /// bound of another move may be the highest value.
    fn best_move(&self, root_moves: &[RootMove<G::Move>]) -> Option<G::Move> {
        let exact = || root_moves.iter().filter(|root_move| root_move.exact);
        let Some(best) = exact().next().map(|root_move| root_move.value) else {
            // Nothing was searched yet.
            return self.root_moves.first().map(|root_move| root_move.mv.clone());
        };
        let near = exact()
            .filter(|root_move| root_move.value >= best.saturating_sub(self.strength.margin));
        break_tie(&self.root, self.options.seed, near).map(|root_move| root_move.mv.clone())
    }
}

/// Half the width of the initial aspiration window, in hundredths.
const ASPIRATION_WINDOW: i32 = 25;

/// Widens an aspiration window around `middle` after a search failed at `bound`: four times the
/// distance plus `more`.
fn widen(middle: i32, bound: i32, more: i32) -> i32 {
    let [middle, bound, more] = [middle, bound, more].map(i64::from);
    let wide = middle + 4 * (bound - middle) + more;
    wide.clamp((-INFINITE).into(), INFINITE.into()) as i32
}
