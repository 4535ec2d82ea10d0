//! Selective search, for two-player games decided by captures.

use super::iterative_deepening::{IterativeDeepening, replay};
use super::selective_tree::SelectiveTree;
use super::tactical::{Tactical, WIN};
use super::{Options, Progress, Report, Search};
use crate::{Error, Game};
use alloc::vec::Vec;

/// Principal variation search with aspiration windows, null moves, late move reductions, futility
/// pruning, killer moves, the history heuristic and quiescence search. (All are described in the
/// Chess Programming Wiki.)
///
/// A position may have at most 2,048 legal moves; the search panics at one that has more.
///
/// ```
/// use gambol::games::combo::Combo;
/// use gambol::search::{Limits, Options, Search, Selective};
///
/// let position: Combo = "8/8/8/3,w1,4/8/3,b2,4/8/8 b 0".parse()?;
/// let mut search: Selective<Combo> = Search::new(position, &[], Options::default())?;
/// search.run_within(&Limits::default().with_nodes(20_000));
/// assert_eq!(search.report().best, Some("2d3xd5".parse()?));
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Debug)]
pub struct Selective<G: Tactical> {
    inner: IterativeDeepening<G, SelectiveTree<G>>,
}

impl<G: Tactical> Selective<G> {
    /// Creates a search, with the table of an earlier one if its values hold.
    fn begin(
        view: G,
        moves: &[G::Move],
        options: Options,
        earlier: Option<&mut SelectiveTree<G>>,
    ) -> Result<Self, Error> {
        const { assert!(G::MAX_VALUE == WIN) };
        let record = replay(view, moves)?;
        let earlier_keys = record.positions().map(Game::key).collect();
        let root = record.position().clone();
        let tree = SelectiveTree::new(&root, options, earlier_keys, earlier);
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

impl<G: Tactical> Search<G> for Selective<G> {
    fn new(view: G, moves: &[G::Move], options: Options) -> Result<Self, Error> {
        Self::begin(view, moves, options, None)
    }

    fn run(&mut self, nodes: u64) -> Progress {
        self.inner.run(nodes)
    }

    fn report(&self) -> Report<G::Move> {
        let mut report = self.inner.report();
        // The distance to the win is internal to the search.
        for value in report.values.iter_mut().filter(|value| value.value.abs() > WIN / 2) {
            value.value = WIN * value.value.signum();
        }
        report
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
    use crate::games::combo::Combo;
    use crate::search::{Level, Report};
    use crate::{Player, Record};
    use alloc::string::ToString;

    type Searcher = Selective<Combo>;

    const MIDDLE: &str = "w3,1,w2,1,w1,w2,1,w1/1,w2,1,w1,2,w3,1/8/2,b2,5/4,b3,3/8/\
        b1,1,b2,1,b3,1,b1,1/b1,b1,1,b1,1,b1,2 b 0";

    fn position(text: &str) -> Combo {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn search(text: &str, options: Options) -> Searcher {
        Search::new(position(text), &[], options).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// The report after `nodes` positions, or earlier if the search is finished.
    fn report(text: &str, options: Options, nodes: u64) -> Report<<Combo as Game>::Move> {
        let mut search = search(text, options);
        loop {
            let report = search.advance(nodes.min(20_000));
            if report.done || report.nodes >= nodes {
                return report;
            }
        }
    }

    /// Checks that a win of the side to move is found and proved.
    #[track_caller]
    fn check_won(text: &str, best: &[&str]) {
        let report = report(text, Options::default(), 300_000);
        let played = report.best.map(|mv| mv.to_string()).unwrap_or_default();
        assert!(best.contains(&played.as_str()), "{played} in {text}");
        assert_eq!(report.values[0].value, WIN, "{text}");
        assert!(report.values[0].proved, "{text}");
    }

    #[test]
    fn wins_are_found_and_proved() {
        // Captures the last piece.
        check_won("8/8/8/8/8/8/8/b2,w1,6 b 0", &["2a1xb1"]);
        // Zugzwang: the single piece in the corner must step onto an attacked square.
        check_won("8/8/8/8/8/3,b2,4/8/w1,7 b 0", &["2d3-c2", "2d3-b3"]);
    }

    #[test]
    fn a_loss_is_found_and_proved() {
        let report = report("8/8/8/8/8/8/2,b2,5/w1,7 w 0", Options::default(), 300_000);
        assert_eq!(report.values[0].value, -WIN);
        assert!(report.values[0].proved);
    }

    #[test]
    fn a_faster_win_is_preferred() {
        let mut record = Record::new(position("8/8/8/3,w1,4/8/8/8/b2,7 b 0"));
        while record.position().to_move().is_some() {
            let moves: Vec<_> = record.moves().copied().collect();
            let mut search: Searcher = Search::new(*record.start(), &moves, Options::default())
                .expect("the game is not over");
            let best = loop {
                let report = search.advance(20_000);
                if report.done || report.nodes > 200_000 {
                    break report.best;
                }
            };
            record.play(best.expect("a report has a best move")).expect("a legal move");
        }
        assert_eq!(record.status().winners, [Player(0)], "{}", record.position());
        assert!(record.ply() < 40, "{} plies", record.ply());
    }

    /// The losing side plays for a repetition, whose value is not proved.
    #[test]
    fn a_repetition_is_a_draw() {
        let mut record = Record::new(position("w1,w1,6/8/8/8/8/8/8/6,b1,b1 b 0"));
        for mv in ["1g1-g2", "1b8-b7", "1g2-g1", "1b7-b8"] {
            record.play(mv.parse().expect("a move")).expect("a legal move");
        }
        let moves: Vec<_> = record.moves().copied().collect();
        let options = Options::default().with_all(true);
        let mut search: Searcher =
            Search::new(*record.start(), &moves, options).expect("the game is not over");
        let report = search.advance(50_000);
        let again = report.values.iter().find(|value| value.mv.to_string() == "1g1-g2");
        let again = again.expect("the move is legal");
        assert_eq!((again.value, again.proved), (0, false));
    }

    #[test]
    fn the_quiet_ply_limit_is_a_draw() {
        let options = Options::default().with_all(true);
        let report = report("8/8/8/8/8/8/8/b4,6,w1 b 99", options, 50_000);
        assert!(report.values.iter().all(|value| value.value == 0), "{:?}", report.values);
    }

    #[test]
    fn the_first_report_has_a_legal_move() {
        let start = Combo::start(&Default::default()).to_string();
        for text in [start.as_str(), MIDDLE] {
            for level in Level::ALL {
                for all in [false, true] {
                    let mut search = search(text, Options::new(level, 1).with_all(all));
                    for slice in [0, 1, 500] {
                        let report = search.advance(slice);
                        let best = report.best.expect("a report has a best move");
                        let mut record = Record::new(position(text));
                        assert!(record.play(best).is_ok(), "{level} in {text}: {best}");
                        let mut line = Record::new(position(text));
                        let is_legal = report.line.iter().all(|mv| line.play(*mv).is_ok());
                        assert!(is_legal, "{level} in {text}: {:?}", report.line);
                    }
                }
            }
        }
    }

    /// Slices change the order in which the table is filled, and thus may change an evaluation
    /// slightly, but not the depth reached.
    #[test]
    fn slicing_costs_little() {
        let whole = report(MIDDLE, Options::default(), 400_000);
        let mut search = search(MIDDLE, Options::default());
        let sliced = loop {
            let report = search.advance(2_000);
            if report.depth >= whole.depth || report.nodes > 1_200_000 {
                break report;
            }
        };
        assert!(sliced.nodes < 800_000, "{} for depth {}", sliced.nodes, whole.depth);
    }

    #[test]
    fn a_limited_level_finishes() {
        let start = Combo::start(&Default::default()).to_string();
        let mut search = search(&start, Options::new(Level::Hard, 0));
        assert!((0..1000).any(|_| search.advance(20_000).done), "hard does not come to an end");
    }
}
