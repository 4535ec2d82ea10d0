//! Principal variation search, for games with open positions.

use super::level::Manner;
use super::tree::{INFINITE, Side, Tree};
use super::{Options, Report, Search, Value};
use crate::{Error, Evaluate, Game, Record, Rng};
use alloc::vec::Vec;
use core::cmp::Reverse;

/// Alpha-beta in its principal variation form (Marsland and Campbell 1982), deepened iteratively
/// with a transposition table.
///
/// Where more than two play, each looks for what is best if all others side against it, and no value
/// is called proved: nobody has to play like that.
///
/// A slice that ends in the middle of a line is begun again in the next one, which finds its way
/// back through the table.
#[derive(Debug)]
pub struct PrincipalVariation<G: Evaluate> {
    root: G,
    options: Options,
    manner: Manner,
    /// What is known of each move that the level sees. Never empty.
    candidates: Vec<Candidate<G::Move>>,
    /// The iteration under way, in plies.
    depth: u8,
    /// Where it is: an index into `candidates`.
    next: usize,
    /// The best value that it has found, or that was proved before it.
    best: Option<i32>,
    /// Whether no further iteration can change what matters.
    is_done: bool,
    /// The least work that a slice does. Doubled where one was used up on finding the place again.
    least: u64,
    tree: Tree<G>,
}

/// What is known of one move of the root.
#[derive(Clone, Debug)]
struct Candidate<M> {
    mv: M,
    value: i32,
    depth: u8,
    /// Whether the value is the move's own, and not only a bound from above.
    exact: bool,
    proved: bool,
}

impl<M> Candidate<M> {
    /// Whether no deeper search can change what matters, where values up to `floor` do not.
    fn is_settled(&self, floor: i32) -> bool {
        self.proved && (self.exact || self.value <= floor)
    }
}

/// Best first, those not yet searched last; moves that look alike stay in the game's own order.
fn sort<M>(candidates: &mut [Candidate<M>]) {
    candidates.sort_by_key(|candidate| (Reverse(candidate.depth > 0), Reverse(candidate.value)));
}

impl<G: Evaluate<View = G>> Search<G> for PrincipalVariation<G> {
    fn new(view: G, moves: &[G::Move], options: Options) -> Result<Self, Error> {
        let mut record = Record::new(view);
        for (n, mv) in moves.iter().enumerate() {
            record.play(mv.clone()).map_err(|error| error.numbered(n + 1))?;
        }
        let root = record.position().clone();
        let mut legal = record.legal_moves();
        let Some(mover) = root.to_move().filter(|_| !legal.is_empty()) else {
            return Err(Error::new("position", root, "one in which the game goes on"));
        };
        let manner = options.level.manner();
        let before = G::REPETITION_DRAW.map(|_| record.positions().map(Game::key).collect());
        let tree = Tree::new(manner, options.seed, mover, before.unwrap_or_default());
        manner.keep_seen(options.seed, &root, &mut legal, 0);
        let unknown = |mv| Candidate { mv, value: 0, depth: 0, exact: false, proved: false };
        let candidates = legal.into_iter().map(unknown).collect();
        Ok(Self {
            root,
            options,
            manner,
            candidates,
            depth: 1,
            next: 0,
            best: None,
            is_done: false,
            least: 1000,
            tree,
        })
    }

    fn advance(&mut self, nodes: u64) -> Report<G::Move> {
        let progress = |search: &Self| (search.depth, search.next, search.tree.learnt);
        let before = progress(self);
        self.tree.limit = self.tree.work.saturating_add(nodes.max(self.least));
        while !self.is_done && self.tree.work < self.tree.limit {
            self.step();
        }
        if progress(self) == before && !self.is_done {
            self.least *= 2;
        }
        self.report()
    }
}

impl<G: Evaluate<View = G>> PrincipalVariation<G> {
    /// Searches one move of the root.
    fn step(&mut self) {
        let floor = self.floor();
        let candidate = &mut self.candidates[self.next];
        if !candidate.is_settled(floor) {
            let mut child = self.root.clone();
            child.play(&candidate.mv);
            let depth = self.depth - 1;
            let found = self.tree.search_child(&child, Side::Root, floor, INFINITE, depth, 1);
            let Some((value, proved)) = found else {
                return;
            };
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
        self.is_done = is_settled || is_forced || self.depth > self.manner.depth;
    }

    /// Up to here a move's value need not be exact.
    fn floor(&self) -> i32 {
        match self.best {
            Some(best) if !self.options.all => best - self.manner.margin - 1,
            _ => -INFINITE,
        }
    }

    fn report(&self) -> Report<G::Move> {
        let mut candidates = self.candidates.clone();
        sort(&mut candidates);
        let open = candidates.iter().filter(|c| !c.proved).map(|c| c.depth).min();
        let deepest = candidates.iter().map(|c| c.depth).max();
        let best = self.choose(&candidates);
        let value = |c: Candidate<G::Move>| Value {
            mv: c.mv,
            value: c.value,
            depth: u32::from(c.depth),
            proved: c.proved && c.exact && self.root.players() == 2,
        };
        Report {
            depth: open.or(deepest).map_or(0, u32::from),
            nodes: self.tree.nodes,
            line: self.tree.line(&self.root, best.clone()),
            values: candidates.into_iter().map(value).collect(),
            done: self.is_done,
            best,
        }
    }

    /// One of the moves that look as good as the best, by the seed.
    ///
    /// A move that has only a bound is none of them: in the middle of an iteration that finds the
    /// best move worse than it was, the bound may be the greatest number there is.
    fn choose(&self, candidates: &[Candidate<G::Move>]) -> Option<G::Move> {
        let exact = || candidates.iter().filter(|candidate| candidate.exact);
        let best = exact().next()?.value;
        let near = || exact().filter(|candidate| candidate.value >= best - self.manner.margin);
        let mut rng = Rng::new(self.options.seed ^ self.root.key());
        let chosen = rng.below(near().count() as u64) as usize;
        near().nth(chosen).map(|candidate| candidate.mv.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::gambit::{Gambit, Path};
    use crate::search::Level;
    use crate::{Player, perft};
    use alloc::string::ToString;
    use alloc::vec;

    type Searcher = PrincipalVariation<Gambit>;

    const START: &str = "8/xxxxxxxx/oooooooo/8 o";
    const MIDDLE: &str = "3o2o1/3xoxxx/1x3x2/2x5 o";
    /// From here there are thousands of moves, and it takes long to prove anything.
    const LARGE: &str = "1x1xox1x/xxxxxxx1/1x1x1x1x/ox1x1xoo o";

    fn position(text: &str) -> Gambit {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn search(text: &str, options: Options) -> Searcher {
        Search::new(position(text), &[], options).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn finish(mut search: Searcher, slice: u64) -> Report<Path> {
        loop {
            let report = search.advance(slice);
            if report.done {
                return report;
            }
        }
    }

    #[test]
    fn slices_of_any_size_find_the_same() {
        let all = Options { all: true, ..Options::default() };
        let whole = finish(search(START, all), u64::MAX);
        assert!(whole.values.iter().all(|value| value.proved));
        let sorted = |report: &Report<Path>| {
            let values = report.values.iter().map(|value| (value.mv.to_string(), value.value));
            let mut values: Vec<_> = values.collect();
            values.sort();
            values
        };
        for slice in [1, 1_000, 20_000] {
            let report = finish(search(START, all), slice);
            assert_eq!(sorted(&report), sorted(&whole), "slices of {slice}");
            // To find the place again costs little.
            assert!(report.nodes < whole.nodes * 3 / 2, "{} of {}", report.nodes, whole.nodes);
        }
        // No slice is too large either, and a search that is done stays so.
        let mut search = search(START, all);
        assert!(!search.advance(1).done);
        assert!(search.advance(u64::MAX).done);
        assert!(search.advance(u64::MAX).done);
    }

    /// One position here has more moves than a small slice has positions.
    #[test]
    fn no_slice_is_too_small_to_get_on() {
        for level in [Level::Hard, Level::Master] {
            let mut search = search(LARGE, Options { level, seed: 3, all: false });
            assert!((0..300).any(|_| search.advance(1).done), "{level} does not get on");
        }
    }

    #[test]
    fn there_is_a_legal_move_from_the_first_report_on() {
        for text in [START, MIDDLE, LARGE] {
            let mut legal = Vec::new();
            position(text).legal_moves(&mut legal);
            for level in Level::ALL {
                for all in [false, true] {
                    let report = search(text, Options { level, seed: 1, all }).advance(0);
                    let best = report.best.expect("there is always one");
                    assert!(legal.contains(&best), "{level} in {text}: {best}");
                    assert_eq!(report.line.first(), Some(&best));
                }
            }
        }
    }

    #[test]
    fn the_line_is_of_legal_moves_and_ends_where_the_value_says() {
        let report = finish(search(START, Options::default()), u64::MAX);
        let mut record = Record::new(position(START));
        for mv in report.line {
            record.play(mv).expect("a line is of legal moves");
        }
        assert_eq!(record.position().to_move(), None);
        assert_eq!(record.position().outcome(Player(0)), report.values[0].value);
    }

    #[test]
    fn a_seed_plays_the_same_and_seeds_differ() {
        for level in Level::ALL {
            let play =
                |seed| finish(search(START, Options { level, seed, all: false }), 5_000).best;
            let played: Vec<_> = (0..12).map(play).collect();
            assert_eq!(played, (0..12).map(play).collect::<Vec<_>>());
            assert!(played.iter().any(|mv| *mv != played[0]), "{level} never varies");
        }
    }

    #[test]
    fn one_legal_move_needs_no_thought() {
        let forced = "7x/8/1x6/o6x o";
        assert_eq!(perft(&position(forced), 1), 1);
        assert!(search(forced, Options::default()).advance(0).done);
    }

    #[test]
    fn a_bound_is_no_reason_to_play_a_move() {
        let mut search = search(START, Options::default());
        let candidate = |n: usize, value, depth, exact| {
            let mv = search.candidates[n].mv;
            Candidate { mv, value, depth, exact, proved: false }
        };
        // The best of the last iteration turned out bad; the next was only known to be worse.
        let bound = candidate(0, 100, 4, false);
        let known = candidate(1, -200, 5, true);
        search.candidates = vec![bound, known.clone()];
        assert_eq!(search.report().best, Some(known.mv));
    }

    #[track_caller]
    fn check_refused(text: &str, moves: &[&str], expected: &str) {
        let moves: Vec<Path> = moves.iter().map(|mv| mv.parse().expect("a move")).collect();
        let search: Result<Searcher, Error> =
            Search::new(position(text), &moves, Options::default());
        assert_eq!(search.expect_err(text).to_string(), expected);
    }

    #[test]
    fn there_is_no_search_of_what_is_over_or_illegal() {
        check_refused(
            "8/8/8/8 o",
            &[],
            r#"position: found "8/8/8/8 o", expected one in which the game goes on"#,
        );
        check_refused(
            START,
            &["c2xc4", "c2xc4"],
            r#"move 2: found "c2xc4", expected a move that is legal here"#,
        );
        check_refused(
            "8/8/1x6/o7 o",
            &["a1xc3", "a1xc3"],
            r#"move 2: found "a1xc3", expected no move, since the game is over"#,
        );
    }
}
