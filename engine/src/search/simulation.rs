//! Monte Carlo simulation, for games with hidden hands.

use super::alpha_beta::AlphaBeta;
use super::iterative_deepening::IterativeDeepening;
use super::level::Strength;
use super::sight::Glance;
use super::sort::sort_by_key;
use super::tie::break_tie;
use super::{Luck, Options, Progress, Report, SLICE, Search, Value};
use crate::search::Evaluate;
use crate::{Error, Gain, Player, Record, Rng, codes};
use alloc::vec::Vec;

/// Plays short greedy playouts after each candidate move, with random hidden hands that are
/// consistent with the view, and chooses the move of the best mean value (Sheppard 2002). Sequential
/// halving (Karnin, Koren and Somekh 2013) concentrates the simulations on the best candidates; a level that
/// overlooks nothing repeats it with all candidates (anytime sequential halving, Sagers, Winands and Soemers
/// 2024).
///
/// If the view leaves nothing unknown, alpha-beta is used instead, and its values are proved.
///
/// ```
/// use gambol::games::luckymoose::LuckyMoose;
/// use gambol::search::{Limits, Options, Search, Simulation};
/// use gambol::{Game, Player};
///
/// // A search is given no more than its player may know.
/// let view = LuckyMoose::start(&"seed=42".parse()?).view(Player(0));
/// let mut search: Simulation<LuckyMoose> = Search::new(view, &[], Options::default())?;
/// search.run_within(&Limits::default().with_nodes(1_000));
/// assert!(search.report().best.is_some());
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Debug)]
pub struct Simulation<G: Evaluate> {
    algorithm: Algorithm<G>,
}

/// The algorithm of a search.
#[derive(Debug)]
enum Algorithm<G: Evaluate> {
    /// For hidden information.
    Sampling(Sampling<G>),
    /// For perfect information.
    AlphaBeta(IterativeDeepening<G, AlphaBeta<G>>),
}

/// The state of a simulation.
#[derive(Debug)]
struct Sampling<G: Evaluate> {
    view: G::View,
    /// A position consistent with the view. All such positions have the same legal moves.
    root: G,
    mover: Player,
    options: Options,
    strength: Strength,
    /// The moves that the level sees, best first. Never empty.
    root_moves: Vec<RootMove<G::Move>>,
    /// The number of moves still simulated; they are the first ones.
    active: usize,
    /// The number of rounds of the current stage.
    rounds: u32,
    /// The number of finished rounds of the current stage.
    round: u32,
    /// The number of halvings left after this one.
    repeats: u32,
    /// The length of a playout in turns.
    turns: u32,
    /// The index of the next move to simulate in this round.
    next: usize,
    /// The seed shared by all playouts of the round.
    round_seed: u64,
    rng: Rng,
    nodes: u64,
    is_done: bool,
}

/// A root move and its statistics.
#[derive(Clone, Debug)]
struct RootMove<M> {
    mv: M,
    priority: i32,
    /// The sum of the values of its playouts.
    sum: i64,
    /// The number of its playouts.
    count: i64,
}

impl<M> RootMove<M> {
    fn mean(&self) -> Option<i32> {
        (self.count > 0).then(|| (self.sum / self.count) as i32)
    }
}

/// Levels with at least this many simulations deduce the last hands from the tokens laid.
const DEDUCTION_SIMULATIONS: u32 = 4;
/// The cost of one turn of a playout in nodes, since it generates all legal moves.
const WORK_PER_TURN: u64 = 100;
/// The maximum number of simulated moves.
const MAX_SIMULATED: usize = 16;
/// The number of rounds of the first stage of a halving that is repeated. Each stage has twice as many as the
/// one before.
const REPEATED_ROUNDS: u32 = 8;

impl<G: Evaluate> Search<G> for Simulation<G> {
    fn new(view: G::View, moves: &[G::Move], options: Options) -> Result<Self, Error> {
        if let Some(mv) = moves.first() {
            return Err(Error::new("moves", mv, codes::MOVES_AFTER_VIEW));
        }
        let mut rng = Rng::new(options.seed);
        let root = G::sample(&view, &mut rng);
        let refuse = |code| Error::new("position", &view, code);
        let mover = root.to_move().ok_or_else(|| refuse(codes::NOTHING_TO_SEARCH))?;
        if alloc::format!("{}", root.view(mover)) != alloc::format!("{view}") {
            return Err(refuse(codes::VIEW_OF_ANOTHER));
        }
        let strength = options.to_strength_in(&root);
        let mut legal = Vec::new();
        root.legal_moves(&mut legal);
        if strength.simulations >= DEDUCTION_SIMULATIONS && G::has_perfect_information(&view) {
            let tree = AlphaBeta::new(&root, options, Vec::new(), None);
            let search = IterativeDeepening::new(root, None, legal, options, tree);
            return Ok(Self { algorithm: Algorithm::AlphaBeta(search) });
        }
        let sampling = Sampling::new(view, root, mover, legal, options, strength, rng);
        Ok(Self { algorithm: Algorithm::Sampling(sampling) })
    }

    fn run(&mut self, nodes: u64) -> Progress {
        match &mut self.algorithm {
            Algorithm::Sampling(sampling) => sampling.run(nodes),
            Algorithm::AlphaBeta(search) => search.run(nodes),
        }
    }

    fn slice(&self) -> u64 {
        match &self.algorithm {
            Algorithm::Sampling(_) => 20 * WORK_PER_TURN,
            Algorithm::AlphaBeta(_) => SLICE,
        }
    }

    fn report(&self) -> Report<G::Move> {
        match &self.algorithm {
            Algorithm::Sampling(sampling) => sampling.report(),
            Algorithm::AlphaBeta(search) => search.report(),
        }
    }

    fn line(&self, first: &G::Move) -> Vec<G::Move> {
        match &self.algorithm {
            Algorithm::Sampling(_) => Vec::from([first.clone()]),
            Algorithm::AlphaBeta(search) => search.line(first),
        }
    }

    fn luck(record: &Record<G>, ply: usize) -> Vec<Luck> {
        G::luck(record, ply)
    }
}

impl<G: Evaluate> Sampling<G> {
    /// Creates a simulation for the mover of a view. `root` is consistent with the view, and `legal` are
    /// its moves.
    fn new(
        view: G::View,
        root: G,
        mover: Player,
        mut legal: Vec<G::Move>,
        options: Options,
        strength: Strength,
        mut rng: Rng,
    ) -> Self {
        strength.retain_seen_or_plainest(options.seed, &root, &mut legal, Glance::new(0, None));
        let priority = |mv: &G::Move| match strength.greed > 0 && strength.depth == 1 {
            true => 100 * root.gains(mv).iter().map(Gain::points).sum::<i32>(),
            false if strength.overlooks_nothing() => root.candidate_value(mv),
            false => root.priority(mv),
        };
        let root_move = |mv: G::Move| RootMove { priority: priority(&mv), mv, sum: 0, count: 0 };
        let mut root_moves: Vec<_> = legal.into_iter().map(root_move).collect();
        sort_by_key(&mut root_moves, |root_move| -i64::from(root_move.priority));
        let (rounds, repeats) = match strength.overlooks_nothing() {
            true => {
                let rounds = strength.simulations.min(REPEATED_ROUNDS);
                (rounds, strength.simulations.saturating_sub(1) / REPEATED_ROUNDS)
            }
            false => (strength.simulations, 0),
        };
        let active = root_moves.len().min(MAX_SIMULATED);
        let is_forced = root_moves.len() == 1 && !options.all;
        let is_done = is_forced || strength.simulations == 0;
        let round_seed = rng.bits();
        let turns = u32::from(root.players()) * 2;
        let turns = turns.min(options.to_depth());
        Self {
            view,
            root,
            mover,
            options,
            strength,
            root_moves,
            active,
            rounds,
            round: 0,
            repeats,
            turns,
            next: 0,
            round_seed,
            rng,
            nodes: 1,
            is_done,
        }
    }

    fn run(&mut self, nodes: u64) -> Progress {
        let mut work = 0;
        while !self.is_done && work <= nodes {
            work += WORK_PER_TURN * self.simulate();
        }
        self.progress()
    }

    /// Runs one playout of the next move. Returns its number of turns.
    fn simulate(&mut self) -> u64 {
        // All moves of a round are played with the same hidden hands (common random numbers).
        let mut rng = Rng::new(self.round_seed);
        let mut position = G::sample(&self.view, &mut rng);
        position.play_unchecked(&self.root_moves[self.next].mv);
        let mut turns = 1;
        while turns < u64::from(self.turns) {
            let mv = match self.strength.overlooks_nothing() {
                true => position.playout_move(),
                false => position.greedy_move(),
            };
            let Some(mv) = mv else {
                break;
            };
            position.play_unchecked(&mv);
            turns += 1;
        }
        self.nodes += turns;
        let value = match position.to_move() {
            Some(_) if self.strength.overlooks_nothing() => position.playout_value(self.mover),
            Some(_) => position.evaluate(self.mover),
            None => position.outcome(self.mover),
        };
        let root_move = &mut self.root_moves[self.next];
        root_move.sum += i64::from(value);
        root_move.count += 1;
        self.next += 1;
        if self.next == self.active {
            self.end_round();
        }
        turns
    }

    /// Starts the next round, or the next stage with half as many moves.
    fn end_round(&mut self) {
        self.next = 0;
        self.round_seed = self.rng.bits();
        self.round += 1;
        if self.round < self.rounds {
            return;
        }
        self.round = 0;
        sort_by_key(&mut self.root_moves[..self.active], |root_move| {
            root_move.mean().map_or(i64::MAX, |mean| -i64::from(mean))
        });
        self.active = self.active.div_ceil(2);
        if self.strength.overlooks_nothing() {
            self.rounds *= 2;
        }
        if self.active > 1 {
            return;
        }
        self.is_done = self.repeats == 0;
        if !self.is_done {
            self.repeats -= 1;
            self.rounds = REPEATED_ROUNDS;
            self.active = self.root_moves.len().min(MAX_SIMULATED);
        }
    }

    fn progress(&self) -> Progress {
        let has_simulations = self.root_moves.iter().any(|root_move| root_move.count > 0);
        let depth = if has_simulations { self.turns } else { 1 };
        Progress { depth, nodes: self.nodes, done: self.is_done }
    }

    fn report(&self) -> Report<G::Move> {
        let Progress { depth, nodes, done } = self.progress();
        let lead = self.root.outcome(self.mover);
        let simulated = || self.root_moves.iter().filter_map(|c| Some((c, c.mean()?)));
        // Estimate moves without simulations by the mean difference of value and priority.
        let shifts = simulated().map(|(c, mean)| i64::from(mean - lead - c.priority));
        let shift = shifts.sum::<i64>() / (simulated().count() as i64).max(1);
        let value = |c: &RootMove<G::Move>| Value {
            mv: c.mv.clone(),
            value: c.mean().unwrap_or(lead + c.priority + shift as i32),
            depth: if c.count > 0 { depth } else { 1 },
            proved: false,
            shares: None,
        };
        // Moves eliminated early have imprecise values: list them no better than the others.
        let most = self.root_moves.iter().map(|c| c.count).max().unwrap_or(0);
        let is_precise = |n: usize, count: i64| match self.strength.overlooks_nothing() {
            true => 2 * count >= most,
            false => n < self.active,
        };
        let mut ranked: Vec<_> = self.root_moves.iter().map(|c| (c.count, value(c))).collect();
        let mut floor = i32::MIN;
        for (n, (count, value)) in ranked.iter().enumerate() {
            if is_precise(n, *count) {
                floor = floor.max(value.value);
            }
        }
        for (n, (count, value)) in ranked.iter_mut().enumerate() {
            if !is_precise(n, *count) {
                value.value = value.value.min(floor);
            }
        }
        sort_by_key(&mut ranked, |(count, _)| -count);
        sort_by_key(&mut ranked, |(_, value)| -i64::from(value.value));
        let values: Vec<_> = ranked.into_iter().map(|(_, value)| value).collect();
        let best = self.best_move(&values);
        Report { depth, nodes, line: best.iter().cloned().collect(), values, done, best }
    }

    /// Chooses one of the moves within the margin of the best, by the seed.
    fn best_move(&self, values: &[Value<G::Move>]) -> Option<G::Move> {
        let best = values.first()?.value;
        let near =
            values.iter().filter(|value| value.value >= best.saturating_sub(self.strength.margin));
        break_tie(&self.root, self.options.seed, near).map(|value| value.mv.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use crate::games::luckymoose::LuckyMoose;
    use crate::search::Level;
    use crate::search::samples::{luckymoose_ends, minimax};
    use alloc::string::ToString;

    type Searcher = Simulation<LuckyMoose>;

    fn start(setup: &str) -> LuckyMoose {
        LuckyMoose::start(&setup.parse().expect("a set-up"))
    }

    fn finish(
        position: &LuckyMoose,
        options: Options,
        slice: u64,
    ) -> Report<crate::games::luckymoose::Turn> {
        let view = position.view(position.to_move().expect("the game is not over"));
        let mut search: Searcher = Search::new(view, &[], options).expect("a search");
        loop {
            let report = search.advance(slice);
            if report.done {
                return report;
            }
        }
    }

    #[test]
    fn results_do_not_depend_on_the_slice_size() {
        let position = start("seed=3 players=3");
        // Three halvings.
        let master = Strength { simulations: 3 * REPEATED_ROUNDS, ..Level::Master.strength() };
        let master = Options::new(Level::Master, 5).with_strength(master);
        for options in [Options::new(Level::Beginner, 5), Options::new(Level::Hard, 5), master] {
            let whole = finish(&position, options, u64::MAX >> 8);
            assert_eq!(finish(&position, options, 1).best, whole.best);
            assert!(whole.values.is_sorted_by(|a, b| a.value >= b.value));
        }
    }

    #[test]
    fn the_first_report_has_a_legal_move() {
        let mut position = start("seed=9");
        for _ in 0..6 {
            let Some(player) = position.to_move() else {
                break;
            };
            let mut legal = Vec::new();
            position.legal_moves(&mut legal);
            for level in Level::ALL {
                for all in [false, true] {
                    let options = Options::new(level, 1).with_all(all);
                    let mut search: Searcher =
                        Search::new(position.view(player), &[], options).expect("a search");
                    let best = search.advance(0).best.expect("a report has a best move");
                    assert!(legal.contains(&best), "{level}: {best}");
                }
            }
            let all = Options::new(Level::Hard, 1).with_all(true);
            let report = finish(&position, all, 20_000);
            position.play_unchecked(&report.best.expect("a report has a best move"));
        }
    }

    /// Hidden information, such as other hands and the order of the pool, does not affect the search.
    #[test]
    fn hidden_information_does_not_affect_the_move() {
        let position = start("seed=11");
        let other = LuckyMoose::sample(&position.view(Player(0)), &mut Rng::new(4));
        assert_ne!(position, other);
        let options = Options::new(Level::Hard, 2);
        let played = [&position, &other].map(|position| finish(position, options, 20_000).best);
        assert_eq!(played[0], played[1]);
    }

    #[test]
    fn views_of_other_players_and_moves_are_refused() {
        let position = start("seed=11");
        let other: Result<Searcher, Error> =
            Search::new(position.view(Player(1)), &[], Options::default());
        let error = other.expect_err("it is not the turn of player 2").to_string();
        assert!(error.ends_with("expected what the player to move may know"), "{error}");
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        let moves: Result<Searcher, Error> =
            Search::new(position.view(Player(0)), &legal[..1], Options::default());
        assert!(moves.is_err());
    }

    fn check_endgame_values(ends: usize) {
        let mut left = u32::MAX;
        for position in luckymoose_ends(7).take(ends) {
            let mover = position.to_move().expect("the game is not over");
            let all = Options::new(Level::Master, 1).with_all(true);
            let report = finish(&position, all, 20_000);
            let mut best = i32::MIN;
            for Value { mv, value, proved, .. } in &report.values {
                let mut after = position.clone();
                after.play_unchecked(mv);
                let value_of_end = |end: &LuckyMoose| end.outcome(mover);
                let expected = minimax(&after, mover, &value_of_end, &mut left).expect("it ends");
                assert!(proved, "{mv} in {position}");
                assert_eq!(*value, expected, "{mv} in {position}");
                best = best.max(expected);
            }
            let played = finish(&position, all.with_all(false), 20_000).best;
            let played = report.values.iter().find(|value| Some(&value.mv) == played.as_ref());
            assert_eq!(played.map(|value| value.value), Some(best), "{position}");
        }
        let nodes = (u32::MAX - left) as usize;
        assert!(nodes > 500 * ends, "{nodes} positions are too few to say much");
    }

    #[test]
    fn endgame_values_agree_with_exhaustive_search() {
        check_endgame_values(40);
    }

    #[test]
    #[ignore = "five times the endgames of the test above"]
    fn values_of_more_endgames_agree_with_exhaustive_search() {
        check_endgame_values(200);
    }

    /// Lower levels do not count the tokens laid, so they do not know the last hand.
    #[test]
    fn lower_levels_do_not_deduce_the_last_hand() {
        let position = luckymoose_ends(7).next().expect("there are many");
        let view = position.view(position.to_move().expect("the game is not over"));
        for level in Level::ALL {
            let options = Options::new(level, 1);
            let search: Searcher = Search::new(view.clone(), &[], options).expect("a search");
            let is_exact = matches!(search.algorithm, Algorithm::AlphaBeta(_));
            assert_eq!(is_exact, level >= Level::Hard, "{level}");
        }
    }
}
