//! Principal variation search, for games with open positions.

use super::alpha_beta::AlphaBeta;
use super::iterative_deepening::{IterativeDeepening, replay};
use super::{Options, Progress, Report, Search};
use crate::search::Evaluate;
use crate::{Error, Game};
use alloc::vec::Vec;

/// Principal variation search (Marsland and Campbell 1982) with iterative deepening and a
/// transposition table.
///
/// With more than two players, all opponents are assumed to form a coalition, and no value is
/// reported as proved.
///
/// ```
/// use gambol::games::gambit::Gambit;
/// use gambol::search::{Options, PrincipalVariation, Search};
/// use gambol::Game;
///
/// let start = Gambit::start(&Default::default());
/// let options = Options::default().with_depth(4);
/// let mut search: PrincipalVariation<Gambit> = Search::new(start, &[], options)?;
/// while !search.run(20_000).done {}
/// assert_eq!(search.report().line.len(), 4);
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Debug)]
pub struct PrincipalVariation<G: Evaluate> {
    inner: IterativeDeepening<G, AlphaBeta<G>>,
}

impl<G: Evaluate<View = G>> PrincipalVariation<G> {
    /// Creates a search, with the table of an earlier one if its values hold.
    fn begin(
        view: G,
        moves: &[G::Move],
        options: Options,
        earlier: Option<&mut AlphaBeta<G>>,
    ) -> Result<Self, Error> {
        let record = replay(view, moves)?;
        let earlier_keys = G::REPETITION_DRAW.map(|_| record.positions().map(Game::key).collect());
        let root = record.position().clone();
        let tree = AlphaBeta::new(&root, options, earlier_keys.unwrap_or_default(), earlier);
        Ok(Self {
            inner: IterativeDeepening::new(
                root,
                record.moves().last(),
                record.legal_moves(),
                options,
                tree,
            ),
        })
    }
}

impl<G: Evaluate<View = G>> Search<G> for PrincipalVariation<G> {
    fn new(view: G, moves: &[G::Move], options: Options) -> Result<Self, Error> {
        Self::begin(view, moves, options, None)
    }

    fn run(&mut self, nodes: u64) -> Progress {
        self.inner.run(nodes)
    }

    fn report(&self) -> Report<G::Move> {
        self.inner.report()
    }

    fn line(&self, first: &G::Move) -> Vec<G::Move> {
        self.inner.line(first)
    }

    fn follow(&mut self, view: G, moves: &[G::Move], options: Options) -> Result<(), Error> {
        *self = Self::begin(view, moves, options, Some(&mut self.inner.tree))?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::gambit::{Gambit, Path};
    use crate::search::Level;
    use crate::search::iterative_deepening::RootMove;
    use crate::{Player, Record, perft};
    use alloc::string::ToString;
    use alloc::vec;

    type Searcher = PrincipalVariation<Gambit>;

    const START: &str = "8/xxxxxxxx/oooooooo/8 o";
    const MIDDLE: &str = "3o2o1/3xoxxx/1x3x2/2x5 o";
    /// Has thousands of legal moves and takes long to solve.
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
    fn results_do_not_depend_on_the_slice_size() {
        let all = Options::default().with_all(true);
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
            // Resuming costs little.
            assert!(report.nodes < whole.nodes * 3 / 2, "{} of {}", report.nodes, whole.nodes);
        }
        // Slices may be of any size, and a finished search stays finished.
        let mut search = search(START, all);
        assert!(!search.advance(1).done);
        assert!(search.advance(u64::MAX).done);
        assert!(search.advance(u64::MAX).done);
    }

    /// Some positions have more legal moves than a small slice has nodes.
    #[test]
    fn small_slices_make_progress() {
        for level in [Level::Hard, Level::Master] {
            let mut search = search(LARGE, Options::new(level, 3));
            assert!((0..300).any(|_| search.advance(1).done), "{level} makes no progress");
        }
    }

    #[test]
    fn the_first_report_has_a_legal_move() {
        for text in [START, MIDDLE, LARGE] {
            let mut legal = Vec::new();
            position(text).legal_moves(&mut legal);
            for level in Level::ALL {
                for all in [false, true] {
                    let report = search(text, Options::new(level, 1).with_all(all)).advance(0);
                    let best = report.best.expect("a report has a best move");
                    assert!(legal.contains(&best), "{level} in {text}: {best}");
                    assert_eq!(report.line.first(), Some(&best));
                }
            }
        }
    }

    #[test]
    fn the_line_is_legal_and_ends_at_the_value() {
        let report = finish(search(START, Options::default()), u64::MAX);
        let mut record = Record::new(position(START));
        for mv in report.line {
            record.play(mv).expect("a line is of legal moves");
        }
        assert_eq!(record.position().to_move(), None);
        assert_eq!(record.position().outcome(Player(0)), report.values[0].value);
    }

    #[test]
    fn moves_are_reproducible_and_vary_with_the_seed() {
        for level in Level::ALL {
            let play = |seed| finish(search(START, Options::new(level, seed)), 5_000).best;
            let played: Vec<_> = (0..12).map(play).collect();
            assert_eq!(played, (0..12).map(play).collect::<Vec<_>>());
            assert!(played.iter().any(|mv| *mv != played[0]), "{level} never varies");
        }
    }

    #[test]
    fn a_forced_move_needs_no_search() {
        let forced = "7x/8/1x6/o6x o";
        assert_eq!(perft(&position(forced), 1), 1);
        assert!(search(forced, Options::default()).advance(0).done);
    }

    #[test]
    fn a_move_with_an_upper_bound_is_not_chosen() {
        let mut search = search(START, Options::default()).inner;
        let root_move = |n: usize, value, depth, exact| {
            let mv = search.root_moves[n].mv;
            RootMove { mv, value, depth, exact, proved: false }
        };
        // The best move of the last iteration failed low; the other one has only an upper bound.
        let bound = root_move(0, 100, 4, false);
        let known = root_move(1, -200, 5, true);
        search.root_moves = vec![bound, known.clone()];
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
    fn finished_games_and_illegal_moves_are_refused() {
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
