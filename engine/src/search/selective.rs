//! Selective search, for games of two in which captures decide.

use super::deepening::{Deepening, replay};
use super::selective_tree::SelectiveTree;
use super::{Options, Progress, Report, Search};
use crate::search::Evaluate;
use crate::{Error, Game};
use alloc::vec::Vec;

/// What a won game is worth, in hundredths of the game's unit; no opinion comes near it.
pub const WON: i32 = 10_000;

/// What a selective search wants to know of a game of two with open positions.
///
/// [`Evaluate::outcome`] is [`WON`], its negative, or what a draw is worth.
pub trait Tactical: Evaluate<View = Self, Move: Copy> {
    /// Appends legal moves that change much at once and show what is at stake, always in the same
    /// order.
    fn noisy_moves(&self, moves: &mut Vec<Self::Move>);

    /// Calls `take` with all other legal moves, always in the same order, and with what each
    /// [promises](Evaluate::promise).
    fn quiet_moves(&self, take: impl FnMut(Self::Move, i32));

    /// What a noisy move wins at most where both go on there for as long as it pays them; less than 0
    /// where it loses.
    fn gain(&self, mv: &Self::Move) -> i32;

    /// The position with the turn given away; `None` where that might be better than any move.
    fn pass(&self) -> Option<Self>;

    /// A number that no other legal move of the position has. Moves that share the lower twelve bits
    /// are good and bad at the same places.
    fn code(mv: &Self::Move) -> u16;

    /// The legal move that has this number; `None` where there is none.
    fn of_code(&self, code: u16) -> Option<Self::Move>;
}

/// Principal variation search that looks further where more is at stake: aspiration windows, null
/// moves, late move reductions, futility pruning, killers and history for the order of moves, and
/// quiescence in place of a leaf. (All are described in the Chess Programming Wiki.)
#[derive(Debug)]
pub struct Selective<G: Tactical> {
    inner: Deepening<G, SelectiveTree<G>>,
}

impl<G: Tactical> Search<G> for Selective<G> {
    fn new(view: G, moves: &[G::Move], options: Options) -> Result<Self, Error> {
        const { assert!(G::MOST_VALUE == WON) };
        let record = replay(view, moves)?;
        let before = record.positions().map(Game::key).collect();
        let root = record.position().clone();
        let tree = SelectiveTree::new(&root, options, before);
        Ok(Self { inner: Deepening::new(root, record.legal_moves(), options, tree) })
    }

    fn limit_depth(&mut self, depth: u32) {
        self.inner.limit_depth(depth);
    }

    fn run(&mut self, nodes: u64) -> Progress {
        self.inner.run(nodes)
    }

    fn report(&self) -> Report<G::Move> {
        let mut report = self.inner.report();
        // How soon it is won is the search's own affair.
        for value in report.values.iter_mut().filter(|value| value.value.abs() > WON / 2) {
            value.value = WON * value.value.signum();
        }
        report
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::combo::Combo;
    use crate::search::{Level, Report};
    use crate::{Player, Record};
    use alloc::string::ToString;
    use alloc::vec::Vec;

    type Searcher = Selective<Combo>;

    const MIDDLE: &str = "w3,1,w2,1,w1,w2,1,w1/1,w2,1,w1,2,w3,1/8/2,b2,5/4,b3,3/8/b1,1,b2,1,b3,1,b1,1/b1,b1,1,b1,1,b1,2 b 0";

    fn position(text: &str) -> Combo {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn search(text: &str, options: Options) -> Searcher {
        Search::new(position(text), &[], options).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// What is known after so many positions, or before where nothing more can be learnt.
    fn report(text: &str, options: Options, nodes: u64) -> Report<<Combo as Game>::Move> {
        let mut search = search(text, options);
        loop {
            let report = search.advance(nodes.min(20_000));
            if report.done || report.nodes >= nodes {
                return report;
            }
        }
    }

    /// The side to move wins, and is told so.
    #[track_caller]
    fn check_won(text: &str, best: &[&str]) {
        let report = report(text, Options::default(), 300_000);
        let played = report.best.map(|mv| mv.to_string()).unwrap_or_default();
        assert!(best.contains(&played.as_str()), "{played} in {text}");
        assert_eq!(report.values[0].value, WON, "{text}");
        assert!(report.values[0].proved, "{text}");
    }

    #[test]
    fn wins_are_found_and_proved() {
        // The last piece is taken.
        check_won("8/8/8/8/8/8/8/b2,w1,6 b 0", &["2a1xb1"]);
        // A single piece in the corner has to step where it is taken.
        check_won("8/8/8/8/8/3,b2,4/8/w1,7 b 0", &["2d3-c2", "2d3-b3"]);
    }

    #[test]
    fn what_is_lost_is_known() {
        let report = report("8/8/8/8/8/8/2,b2,5/w1,7 w 0", Options::default(), 300_000);
        assert_eq!(report.values[0].value, -WON);
        assert!(report.values[0].proved);
    }

    #[test]
    fn the_sooner_win_is_played() {
        let mut record = Record::new(position("8/8/8/3,w1,4/8/8/8/b2,7 b 0"));
        while record.position().to_move().is_some() {
            let moves: Vec<_> = record.moves().copied().collect();
            let mut search: Searcher =
                Search::new(*record.start(), &moves, Options::default()).expect("the game goes on");
            let best = loop {
                let report = search.advance(20_000);
                if report.done || report.nodes > 200_000 {
                    break report.best;
                }
            };
            record.play(best.expect("there is always one")).expect("a legal move");
        }
        assert_eq!(record.status().winners, [Player(0)], "{}", record.position());
        assert!(record.ply() < 40, "{} plies", record.ply());
    }

    /// Who is behind goes for a draw that can be had by repeating, and nobody calls that proved.
    #[test]
    fn a_repetition_is_a_draw() {
        let mut record = Record::new(position("w1,w1,6/8/8/8/8/8/8/6,b1,b1 b 0"));
        for mv in ["1g1-g2", "1b8-b7", "1g2-g1", "1b7-b8"] {
            record.play(mv.parse().expect("a move")).expect("a legal move");
        }
        let moves: Vec<_> = record.moves().copied().collect();
        let options = Options { all: true, ..Options::default() };
        let mut search: Searcher =
            Search::new(*record.start(), &moves, options).expect("it goes on");
        let report = search.advance(50_000);
        let again = report.values.iter().find(|value| value.mv.to_string() == "1g1-g2");
        let again = again.expect("the move is legal");
        assert_eq!((again.value, again.proved), (0, false));
    }

    #[test]
    fn the_end_of_quiet_plies_is_a_draw() {
        let options = Options { all: true, ..Options::default() };
        let report = report("8/8/8/8/8/8/8/b4,6,w1 b 99", options, 50_000);
        assert!(report.values.iter().all(|value| value.value == 0), "{:?}", report.values);
    }

    #[test]
    fn there_is_a_legal_move_from_the_first_report_on() {
        let start = Combo::start(&Default::default()).to_string();
        for text in [start.as_str(), MIDDLE] {
            for level in Level::ALL {
                for all in [false, true] {
                    let mut search = search(text, Options { level, seed: 1, all });
                    for slice in [0, 1, 500] {
                        let report = search.advance(slice);
                        let best = report.best.expect("there is always one");
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

    /// Slices change in which order things are learnt, and so may change an opinion a little; they
    /// change nothing about how far a search gets.
    #[test]
    fn slices_cost_little() {
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
    fn a_level_comes_to_its_end() {
        let start = Combo::start(&Default::default()).to_string();
        let mut search = search(&start, Options { level: Level::Hard, seed: 0, all: false });
        assert!((0..1000).any(|_| search.advance(20_000).done), "hard does not come to an end");
    }
}
