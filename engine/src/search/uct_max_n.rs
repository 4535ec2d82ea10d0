//! A tree that grows, and beside it the end of the game, played out.

use super::max_n::MaxN;
use super::multiplayer::Multiplayer;
use super::sort::sort_by_key;
use super::uct::Uct;
use super::{Options, Progress, Report};

/// The search of a level that sees all: with few moves left the end is played out while the tree goes
/// on growing, move by move of the root, those that look best first. What is played out is told as it
/// is; the others are told as they look.
#[derive(Debug)]
pub(super) struct UctMaxN<G: Multiplayer> {
    tree: Uct<G>,
    /// The end, where it is near, until it turns out to be too far.
    end: Option<MaxN<G>>,
    /// The positions that were played out.
    played: u64,
}

/// With so many moves left the end is tried: as many as can mostly be played out within a second.
pub(super) const NEAR: u32 = 11;
/// A first answer comes from so many visits of the tree, which say in what order moves are played out.
const FIRST: u32 = 1000;
/// For so many positions that are played out the tree is visited once more.
const EACH: u64 = 16;

impl<G: Multiplayer> UctMaxN<G> {
    /// The search of a position in which the game goes on.
    pub(super) fn new(root: &G, options: Options) -> Self {
        let is_near = root.moves_left() <= NEAR;
        Self {
            tree: Uct::new(root, options),
            end: is_near.then(|| MaxN::new(root, options)),
            played: 0,
        }
    }

    /// Looks no more than so many plies ahead, one at the least; said before the search runs.
    pub(super) fn limit_depth(&mut self, depth: u32) {
        self.tree.limit_depth(depth);
        self.end.take_if(|end| end.depth() > depth);
    }

    /// Searches on for `nodes` positions.
    pub(super) fn run(&mut self, nodes: u64) {
        let limit = self.nodes().saturating_add(nodes.max(1));
        while self.nodes() < limit && !self.is_done() {
            let left = limit - self.nodes();
            let visits = u64::from(self.tree.visits());
            let due = u64::from(FIRST) + self.played / EACH;
            let Some(end) = self.end.as_mut().filter(|_| visits >= due || self.tree.is_done())
            else {
                let more = if self.end.is_some() { due - visits } else { left };
                self.tree.run(more.min(left));
                continue;
            };
            if self.played == 0 {
                end.begin_with(&self.tree.report().values);
            }
            end.run(left.min(EACH - self.played % EACH));
            self.played = end.nodes();
            if end.is_too_far() {
                self.end = None;
            }
        }
    }

    fn is_done(&self) -> bool {
        match &self.end {
            // One move that has to be played needs no end, unless its value is asked for.
            Some(end) => end.is_done() || self.tree.is_forced() && self.tree.is_done(),
            None => self.tree.is_done(),
        }
    }

    fn nodes(&self) -> u64 {
        u64::from(self.tree.visits()) + self.played
    }

    fn solved(&self) -> Option<&MaxN<G>> {
        self.end.as_ref().filter(|end| end.is_done())
    }

    pub(super) fn progress(&self) -> Progress {
        let depth = match self.solved() {
            Some(end) => end.depth(),
            None => self.tree.progress().depth,
        };
        Progress { depth, nodes: self.nodes(), done: self.is_done() }
    }

    pub(super) fn report(&self) -> Report<G::Move> {
        let Progress { depth, nodes, done } = self.progress();
        if let Some(end) = self.solved() {
            return Report { nodes, ..end.report() };
        }
        let mut report = Report { depth, nodes, done, ..self.tree.report() };
        if let Some(end) = &self.end {
            // Who wins hardly differs here; by how much is what the end will tell of all moves.
            let leads = self.tree.leads();
            for value in &mut report.values {
                if let Some(exact) = end.value_of(&value.mv) {
                    value.value = exact;
                    value.depth = end.depth();
                } else if let Some((_, lead)) = leads.iter().find(|(mv, _)| **mv == value.mv) {
                    value.value = *lead;
                }
            }
            sort_by_key(&mut report.values, |value| -i64::from(value.value));
        }
        report
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::triboard::Triboard;
    use crate::search::Evaluate;
    use crate::search::{Level, MultiplayerSearch, Search};
    use crate::{Error, Game, PerPlayer, Player, Rng, Square};
    use alloc::format;
    use alloc::string::String;
    use alloc::vec::Vec;
    use core::cell::Cell;
    use core::fmt;
    use core::str::FromStr;

    std::thread_local! {
        /// The moves that were played on [`Counted`] positions.
        static PLAYED: Cell<u64> = const { Cell::new(0) };
    }

    /// Triboard, with each move counted.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    struct Counted(Triboard);

    impl fmt::Display for Counted {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.fmt(f)
        }
    }

    impl FromStr for Counted {
        type Err = Error;

        fn from_str(text: &str) -> Result<Self, Error> {
            text.parse().map(Self)
        }
    }

    impl Game for Counted {
        type Move = Square;
        type Setup = <Triboard as Game>::Setup;
        crate::game::perfect_information!();

        const ID: &'static str = Triboard::ID;
        const SEATS: &'static [&'static str] = Triboard::SEATS;

        fn start(setup: &Self::Setup) -> Self {
            Self(Triboard::start(setup))
        }

        fn players(&self) -> u8 {
            self.0.players()
        }

        fn to_move(&self) -> Option<Player> {
            self.0.to_move()
        }

        fn legal_moves(&self, moves: &mut Vec<Square>) {
            self.0.legal_moves(moves);
        }

        fn play(&mut self, mv: &Square) {
            PLAYED.set(PLAYED.get() + 1);
            self.0.play(mv);
        }

        fn scores(&self) -> PerPlayer<i32> {
            self.0.scores()
        }

        fn key(&self) -> u64 {
            self.0.key()
        }
    }

    impl Evaluate for Counted {
        fn evaluate(&self, player: Player) -> i32 {
            self.0.evaluate(player)
        }

        fn priority(&self, mv: &Square) -> i32 {
            self.0.priority(mv)
        }

        fn subtlety(&self, mv: &Square) -> u32 {
            self.0.subtlety(mv)
        }
    }

    impl Multiplayer for Counted {
        fn moves_left(&self) -> u32 {
            self.0.moves_left()
        }

        fn win_probabilities(&self) -> PerPlayer<f32> {
            self.0.win_probabilities()
        }

        fn lead(probability: f32) -> i32 {
            Triboard::lead(probability)
        }
    }

    /// A position of a random game with so many empty cells; `None` where the game is over before.
    fn end(seed: u64, empty: u32) -> Option<Triboard> {
        let mut rng = Rng::new(seed);
        let mut position = Triboard::start(&format!("seed={seed}").parse().expect("a set-up"));
        while position.to_move().is_some() && position.moves_left() > empty {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            position.play(&moves[rng.below(moves.len() as u64) as usize]);
        }
        position.to_move().map(|_| position)
    }

    fn search(position: Triboard, all: bool) -> MultiplayerSearch<Triboard> {
        let options = Options { level: Level::Master, seed: 1, all };
        Search::new(position, &[], options).expect("the game goes on")
    }

    /// A position whose end takes some 200,000 positions.
    fn long() -> Triboard {
        end(9, NEAR).expect("the game goes on")
    }

    #[test]
    fn results_do_not_depend_on_the_slice_size() {
        let position = end(2, NEAR).expect("the game goes on");
        let report = |slice: u64| -> String {
            let mut search = search(position, true);
            while search.run(slice).nodes < 6000 {}
            format!("{:?}", search.report())
        };
        let whole = report(6000);
        assert!([1, 8, 1000].into_iter().all(|slice| report(slice) == whole));
    }

    /// What is told before all is played out comes nearer to it: more and more moves are told as they
    /// are, and the others not worse than at first.
    #[test]
    fn what_is_told_gets_better_until_all_is_played_out() {
        const SLICE: u64 = 2000;
        let position = long();
        let mut solved = search(position, true);
        while !solved.run(100_000).done {}
        let last = solved.report();
        assert!(last.nodes > 30 * SLICE, "{} positions are too few", last.nodes);
        let mut search = search(position, true);
        let mut before = (0, 0);
        let mut errors = Vec::new();
        loop {
            let progress = search.run(SLICE);
            let report = search.report();
            if progress.done {
                break;
            }
            assert_eq!(report.values.len(), last.values.len());
            assert!(report.values.is_sorted_by(|a, b| a.value >= b.value));
            let is_exact = |value: &&crate::search::Value<Square>| value.depth == NEAR;
            let exact = report.values.iter().filter(is_exact).count();
            assert!((exact, report.nodes) >= before && report.nodes > before.1, "{before:?}");
            before = (exact, report.nodes);
            let error = |value: &crate::search::Value<Square>| {
                let known = last.values.iter().find(|known| known.mv == value.mv);
                value.value.abs_diff(known.expect("the same moves").value)
            };
            assert!(report.values.iter().filter(is_exact).all(|value| error(value) == 0));
            errors.push((exact, report.values.iter().map(error).sum::<u32>()));
        }
        // There are reports with some of the moves played out.
        assert!(errors.iter().any(|(exact, _)| (1..last.values.len()).contains(exact)));
        let [first, .., late] = errors[..] else { panic!("{} reports", errors.len()) };
        assert!(late.1 < first.1 / 2, "{errors:?}");
        let mean = |part: &[(usize, u32)]| {
            part.iter().map(|(_, error)| u64::from(*error)).sum::<u64>() / part.len() as u64
        };
        let (early, late) = errors.split_at(errors.len() / 2);
        assert!(mean(late) < mean(early), "{errors:?}");
    }

    /// A tree that goes on says more of an end that is too far than its first visits did.
    #[test]
    fn the_tree_grows_while_the_end_is_played_out() {
        let mut ending =
            UctMaxN::new(&long(), Options { level: Level::Master, seed: 1, all: true });
        ending.run(40_000);
        assert!(ending.tree.visits() > 2 * FIRST, "{} visits", ending.tree.visits());
    }

    /// Not only what a search says of itself: each position that the end comes to is one move played.
    #[test]
    fn a_slice_of_the_end_plays_no_more_moves_than_it_is_given() {
        let options = Options { level: Level::Master, seed: 1, all: true };
        let mut ending = UctMaxN::new(&Counted(long()), options);
        ending.run(u64::from(FIRST));
        for slice in [1, 5, 100, 2000, 20_000] {
            let [played, visits] = [PLAYED.get(), ending.tree.visits().into()];
            ending.run(slice);
            // Each visit of the tree plays a line at most.
            let lines = (u64::from(ending.tree.visits()) - visits) * u64::from(NEAR);
            let played = PLAYED.get() - played;
            assert!(played <= slice + lines && played > 0, "{played} moves in {slice}");
            assert!(lines <= (slice / EACH + 1) * u64::from(NEAR), "{lines} in {slice}");
        }
    }

    #[test]
    fn a_move_that_has_to_be_played_is_found_at_once() {
        let mut forced = 0;
        for position in (0..200).filter_map(|seed| end(seed, 8)) {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            if let [mv] = moves[..] {
                forced += 1;
                let mut search = search(position, false);
                assert!(search.run(100).done, "{position}");
                assert_eq!(search.report().best, Some(mv));
            }
        }
        assert!(forced > 5, "{forced} are too few");
    }
}
