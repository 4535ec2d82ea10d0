//! UCT combined with an exact endgame solver.

use super::max_n::MaxN;
use super::multiplayer::Multiplayer;
use super::sort::sort_by_key;
use super::uct::Uct;
use super::{Options, Progress, Report};
use alloc::vec::Vec;

/// UCT that alternates with max^n when few moves are left. Root moves are solved in the order of
/// their UCT values; solved moves are reported with exact values, the others with estimates.
#[derive(Debug)]
pub(super) struct UctMaxN<G: Multiplayer> {
    tree: Uct<G>,
    /// The endgame solver; `None` if too many moves are left or the solver gave up.
    solver: Option<MaxN<G>>,
    /// The number of positions searched by the solver.
    solver_nodes: u64,
}

/// The most remaining moves at which the solver is used; usually solvable within a second.
pub(super) const MAX_MOVES_LEFT: u32 = 11;
/// The number of UCT visits before the solver starts; they provide the order of the root moves.
const FIRST_VISITS: u32 = 1000;
/// The number of solver positions per further UCT visit.
const SOLVER_NODES_PER_VISIT: u64 = 16;

impl<G: Multiplayer> UctMaxN<G> {
    /// Creates a search of a position in which the game is not over.
    pub(super) fn new(root: &G, options: Options) -> Self {
        let is_solvable = root.moves_left() <= MAX_MOVES_LEFT;
        let solver = is_solvable.then(|| MaxN::new(root, options));
        // A solver sees all moves that are left.
        let solver = solver.filter(|solver| solver.depth() <= options.to_depth());
        Self { tree: Uct::new(root, options), solver, solver_nodes: 0 }
    }

    /// The expected continuation after a move at the root.
    pub(super) fn line(&self, first: &G::Move) -> Vec<G::Move> {
        let report = self.report();
        if report.line.first() == Some(first) { report.line } else { self.tree.line_from(first) }
    }

    /// Searches `nodes` positions.
    pub(super) fn run(&mut self, nodes: u64) {
        let limit = self.nodes().saturating_add(nodes.max(1));
        while self.nodes() < limit && !self.is_done() {
            let left = limit - self.nodes();
            let visits = u64::from(self.tree.visits());
            let due = u64::from(FIRST_VISITS) + self.solver_nodes / SOLVER_NODES_PER_VISIT;
            let Some(solver) =
                self.solver.as_mut().filter(|_| visits >= due || self.tree.is_done())
            else {
                let more = if self.solver.is_some() { due - visits } else { left };
                self.tree.run(more.min(left));
                continue;
            };
            if self.solver_nodes == 0 {
                solver.order_root_moves(&self.tree.report().values);
            }
            solver
                .run(left.min(SOLVER_NODES_PER_VISIT - self.solver_nodes % SOLVER_NODES_PER_VISIT));
            self.solver_nodes = solver.nodes();
            if solver.is_out_of_reach() {
                self.solver = None;
            }
        }
    }

    fn is_done(&self) -> bool {
        match &self.solver {
            // A forced move is not solved, unless its value was requested.
            Some(solver) => solver.is_done() || self.tree.is_forced() && self.tree.is_done(),
            None => self.tree.is_done(),
        }
    }

    fn nodes(&self) -> u64 {
        u64::from(self.tree.visits()) + self.solver_nodes
    }

    fn finished_solver(&self) -> Option<&MaxN<G>> {
        self.solver.as_ref().filter(|solver| solver.is_done())
    }

    pub(super) fn progress(&self) -> Progress {
        let depth = match self.finished_solver() {
            Some(solver) => solver.depth(),
            None => self.tree.progress().depth,
        };
        Progress { depth, nodes: self.nodes(), done: self.is_done() }
    }

    pub(super) fn report(&self) -> Report<G::Move> {
        let Progress { depth, nodes, done } = self.progress();
        if let Some(solver) = self.finished_solver() {
            return Report { nodes, ..solver.report() };
        }
        let mut report = Report { depth, nodes, done, ..self.tree.report() };
        if let Some(solver) = &self.solver {
            // Win probabilities hardly differ here: report unsolved moves by their expected lead.
            let leads = self.tree.expected_leads();
            for value in &mut report.values {
                if let Some(exact) = solver.value_of(&value.mv) {
                    value.value = exact;
                    value.depth = solver.depth();
                    value.shares = solver.shares_of(&value.mv);
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
        /// The number of moves played on [`Counted`] positions.
        static PLAYED: Cell<u64> = const { Cell::new(0) };
    }

    /// Triboard that counts the moves played.
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

        fn play_unchecked(&mut self, mv: &Square) {
            PLAYED.set(PLAYED.get() + 1);
            self.0.play_unchecked(mv);
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
        const PRIORITY_SCALE: f32 = Triboard::PRIORITY_SCALE;

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

    /// A position of a random game with at most `empty` empty cells; `None` if the game is over.
    fn end(seed: u64, empty: u32) -> Option<Triboard> {
        let mut rng = Rng::new(seed);
        let mut position = Triboard::start(&format!("seed={seed}").parse().expect("a set-up"));
        while position.to_move().is_some() && position.moves_left() > empty {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            position.play_unchecked(&moves[rng.below(moves.len() as u64) as usize]);
        }
        position.to_move().map(|_| position)
    }

    fn search(position: Triboard, all: bool) -> MultiplayerSearch<Triboard> {
        let options = Options::new(Level::Master, 1).with_all(all);
        Search::new(position, &[], options).expect("the game is not over")
    }

    /// An endgame that takes about 200,000 positions to solve.
    fn long_endgame() -> Triboard {
        end(9, MAX_MOVES_LEFT).expect("the game is not over")
    }

    #[test]
    fn results_do_not_depend_on_the_slice_size() {
        let position = end(2, MAX_MOVES_LEFT).expect("the game is not over");
        let report = |slice: u64| -> String {
            let mut search = search(position, true);
            while search.run(slice).nodes < 6000 {}
            format!("{:?}", search.report())
        };
        let whole = report(6000);
        assert!([1, 8, 1000].into_iter().all(|slice| report(slice) == whole));
    }

    /// Reports converge to the solution: more and more moves are exact, and the total error shrinks.
    #[test]
    fn reports_converge_to_the_solution() {
        const SLICE: u64 = 2000;
        let position = long_endgame();
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
            let is_exact = |value: &&crate::search::Value<Square>| value.depth == MAX_MOVES_LEFT;
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
        // Some reports contain both solved and unsolved moves.
        assert!(errors.iter().any(|(exact, _)| (1..last.values.len()).contains(exact)));
        let [first, .., late] = errors[..] else { panic!("{} reports", errors.len()) };
        assert!(late.1 < first.1 / 2, "{errors:?}");
        let mean = |part: &[(usize, u32)]| {
            part.iter().map(|(_, error)| u64::from(*error)).sum::<u64>() / part.len() as u64
        };
        let (early, late) = errors.split_at(errors.len() / 2);
        assert!(mean(late) < mean(early), "{errors:?}");
    }

    /// The shares of all players sum to 1, and that of the player to move is the one that the value is
    /// made of: the mean of a search, or the result of a solved move.
    #[test]
    fn shares_agree_with_values() {
        // Odds of one to one, against opponents who have a half together.
        let scale = Triboard::lead(0.5) as f32 / core::f32::consts::LN_2;
        let mut solved = 0;
        for position in
            [30, 6].into_iter().flat_map(|left| (0..20).filter_map(move |n| end(n, left)))
        {
            let mover = position.to_move().expect("the game is not over");
            let mut search = search(position, true);
            search.run(5000);
            for value in search.report().values {
                let shares = value.shares.expect("the search has shares");
                let sum: f32 = shares.iter().map(|(_, share)| share).sum();
                assert!((sum - 1.0).abs() < 1e-4, "{sum} after {} in {position}", value.mv);
                if position.moves_left() > MAX_MOVES_LEFT {
                    // The value is made of a rounded mean.
                    let odds = 0.5 * libm::expf(value.value as f32 / scale);
                    let difference = odds / (1.0 + odds) - shares[mover].clamp(0.001, 0.999);
                    assert!(difference.abs() < 2e-3, "{difference} after {}", value.mv);
                } else if value.value != 0 {
                    solved += 1;
                    let expected = if value.value > 0 { 1.0 } else { 0.0 };
                    assert_eq!(shares[mover], expected, "{} in {position}", value.mv);
                }
            }
        }
        assert!(solved > 20, "{solved} solved moves are too few");
    }

    /// UCT continues while the solver runs, in case the solver gives up.
    #[test]
    fn uct_continues_while_the_solver_runs() {
        let mut search =
            UctMaxN::new(&long_endgame(), Options::new(Level::Master, 1).with_all(true));
        search.run(40_000);
        assert!(search.tree.visits() > 2 * FIRST_VISITS, "{} visits", search.tree.visits());
    }

    /// Counts the moves played instead of trusting the reported nodes: the solver plays one move per
    /// position.
    #[test]
    fn a_solver_slice_plays_no_more_moves_than_requested() {
        let options = Options::new(Level::Master, 1).with_all(true);
        let mut search = UctMaxN::new(&Counted(long_endgame()), options);
        search.run(u64::from(FIRST_VISITS));
        for slice in [1, 5, 100, 2000, 20_000] {
            let [played, visits] = [PLAYED.get(), search.tree.visits().into()];
            search.run(slice);
            // A UCT visit plays at most one line.
            let lines = (u64::from(search.tree.visits()) - visits) * u64::from(MAX_MOVES_LEFT);
            let played = PLAYED.get() - played;
            assert!(played <= slice + lines && played > 0, "{played} moves in {slice}");
            assert!(
                lines <= (slice / SOLVER_NODES_PER_VISIT + 1) * u64::from(MAX_MOVES_LEFT),
                "{lines} in {slice}"
            );
        }
    }

    #[test]
    fn a_forced_move_is_played_at_once() {
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
