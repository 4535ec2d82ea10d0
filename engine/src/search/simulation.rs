//! Simulation, for games with hidden hands.

use super::alpha_beta::AlphaBeta;
use super::iterative_deepening::IterativeDeepening;
use super::level::Strength;
use super::sort::sort_by_key;
use super::tie::break_tie;
use super::{Options, Progress, Report, SLICE, Search, Value};
use crate::search::Evaluate;
use crate::{Error, Player, Rng, codes};
use alloc::vec::Vec;

/// Plays the moves that look best a few turns on, over and over with other hands that fit what the
/// player knows, and takes the one with the best mean (as Scrabble programs do, Sheppard
/// 2002). Halves the candidates as it goes, so that most of the work is spent on telling the good
/// ones apart (sequential halving, Karnin, Koren and Somekh 2013).
///
/// Where a view leaves nothing unknown, the end is searched instead, and what that finds is proved.
#[derive(Debug)]
pub struct Simulation<G: Evaluate> {
    algorithm: Algorithm<G>,
}

/// How a move is looked for.
#[derive(Debug)]
enum Algorithm<G: Evaluate> {
    /// Among what is unknown.
    Sampling(Sampling<G>),
    /// With nothing left to guess.
    Open(IterativeDeepening<G, AlphaBeta<G>>),
}

#[derive(Debug)]
struct Sampling<G: Evaluate> {
    view: G::View,
    /// One position that fits the view: all have the same legal moves.
    root: G,
    mover: Player,
    options: Options,
    strength: Strength,
    /// The moves that the level sees, best first. Never empty.
    candidates: Vec<Candidate<G::Move>>,
    /// How many of the first are still simulated.
    open: usize,
    /// How many rounds each stage has, and how many of this stage are over.
    rounds: u32,
    round: u32,
    /// The turns of a simulation.
    turns: u32,
    /// The candidate that is next in this round, and the luck of the round.
    next: usize,
    luck: u64,
    rng: Rng,
    nodes: u64,
    is_done: bool,
}

/// What is known of one move.
#[derive(Clone, Debug)]
struct Candidate<M> {
    mv: M,
    /// What it promises without looking ahead, and the sum and the number of its simulations.
    priority: i32,
    sum: i64,
    count: i64,
}

impl<M> Candidate<M> {
    fn mean(&self) -> Option<i32> {
        (self.count > 0).then(|| (self.sum / self.count) as i32)
    }
}

/// A level that simulates so often keeps count of what was laid, and knows the last hands.
const KEEPS_COUNT: u32 = 4;
/// So much work is one turn of a simulation: all its moves are looked at.
const WORK: u64 = 100;
/// The most candidates that are simulated.
const SIMULATED: usize = 16;

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
        let strength = G::strength(options.level);
        let mut legal = Vec::new();
        root.legal_moves(&mut legal);
        if strength.simulations >= KEEPS_COUNT && G::has_perfect_information(&view) {
            let tree = AlphaBeta::new(&root, options, Vec::new());
            return Ok(Self {
                algorithm: Algorithm::Open(IterativeDeepening::new(root, legal, options, tree)),
            });
        }
        strength.retain_seen_or_plainest(options.seed, &root, &mut legal, 0);
        let candidate =
            |mv: G::Move| Candidate { priority: root.priority(&mv), mv, sum: 0, count: 0 };
        let mut candidates: Vec<_> = legal.into_iter().map(candidate).collect();
        sort_by_key(&mut candidates, |candidate| -i64::from(candidate.priority));
        let simulated = strength.simulations;
        let open = candidates.len().min(SIMULATED);
        let is_forced = candidates.len() == 1 && !options.all;
        let is_done = is_forced || simulated == 0;
        let luck = rng.bits();
        let turns = u32::from(root.players()) * 2;
        let sampling = Sampling {
            view,
            root,
            mover,
            options,
            strength,
            candidates,
            open,
            rounds: simulated,
            round: 0,
            turns,
            next: 0,
            luck,
            rng,
            nodes: 1,
            is_done,
        };
        Ok(Self { algorithm: Algorithm::Sampling(sampling) })
    }

    fn limit_depth(&mut self, depth: u32) {
        match &mut self.algorithm {
            Algorithm::Sampling(sampling) => sampling.turns = depth.clamp(1, sampling.turns),
            Algorithm::Open(end) => end.limit_depth(depth),
        }
    }

    fn run(&mut self, nodes: u64) -> Progress {
        match &mut self.algorithm {
            Algorithm::Sampling(sampling) => sampling.run(nodes),
            Algorithm::Open(end) => end.run(nodes),
        }
    }

    fn slice(&self) -> u64 {
        match &self.algorithm {
            Algorithm::Sampling(_) => 20 * WORK,
            Algorithm::Open(_) => SLICE,
        }
    }

    fn report(&self) -> Report<G::Move> {
        match &self.algorithm {
            Algorithm::Sampling(sampling) => sampling.report(),
            Algorithm::Open(end) => end.report(),
        }
    }
}

impl<G: Evaluate> Sampling<G> {
    fn run(&mut self, nodes: u64) -> Progress {
        let mut work = 0;
        while !self.is_done && work <= nodes {
            work += WORK * self.simulate();
        }
        self.progress()
    }

    /// Plays the next candidate on once; how many turns that took.
    fn simulate(&mut self) -> u64 {
        // All candidates of a round meet the same hands and the same luck.
        let mut rng = Rng::new(self.luck);
        let mut position = G::sample(&self.view, &mut rng);
        position.play(&self.candidates[self.next].mv);
        let mut turns = 1;
        while turns < u64::from(self.turns) {
            let Some(mv) = position.greedy_move() else {
                break;
            };
            position.play(&mv);
            turns += 1;
        }
        self.nodes += turns;
        let value = match position.to_move() {
            Some(_) => position.evaluate(self.mover),
            None => position.outcome(self.mover),
        };
        let candidate = &mut self.candidates[self.next];
        candidate.sum += i64::from(value);
        candidate.count += 1;
        self.next += 1;
        if self.next == self.open {
            self.end_round();
        }
        turns
    }

    /// Begins the next round, or the next stage with half as many candidates.
    fn end_round(&mut self) {
        self.next = 0;
        self.luck = self.rng.bits();
        self.round += 1;
        if self.round < self.rounds {
            return;
        }
        self.round = 0;
        sort_by_key(&mut self.candidates[..self.open], |candidate| {
            candidate.mean().map_or(i64::MAX, |mean| -i64::from(mean))
        });
        self.open = self.open.div_ceil(2);
        self.is_done = self.open < 2;
    }

    fn progress(&self) -> Progress {
        let is_begun = self.candidates.iter().any(|candidate| candidate.count > 0);
        let depth = if is_begun { self.turns } else { 1 };
        Progress { depth, nodes: self.nodes, done: self.is_done }
    }

    fn report(&self) -> Report<G::Move> {
        let Progress { depth, nodes, done } = self.progress();
        let lead = self.root.outcome(self.mover);
        let simulated = || self.candidates.iter().filter_map(|c| Some((c, c.mean()?)));
        // What a move that was not simulated is worth, had it fared like those that were.
        let shifts = simulated().map(|(c, mean)| i64::from(mean - lead - c.priority));
        let shift = shifts.sum::<i64>() / (simulated().count() as i64).max(1);
        let value = |c: &Candidate<G::Move>| Value {
            mv: c.mv.clone(),
            value: c.mean().unwrap_or(lead + c.priority + shift as i32),
            depth: if c.count > 0 { depth } else { 1 },
            proved: false,
        };
        // Those that went furthest stand first: what fell behind early is known less well.
        let mut ranked: Vec<_> = self.candidates.iter().map(|c| (c.count, value(c))).collect();
        let floor = ranked[..self.open].iter().map(|(_, value)| value.value).max();
        for (_, value) in &mut ranked[self.open..] {
            value.value = value.value.min(floor.unwrap_or(value.value));
        }
        sort_by_key(&mut ranked, |(count, _)| -count);
        sort_by_key(&mut ranked, |(_, value)| -i64::from(value.value));
        let values: Vec<_> = ranked.into_iter().map(|(_, value)| value).collect();
        let best = self.best_move(&values);
        Report { depth, nodes, line: best.iter().cloned().collect(), values, done, best }
    }

    /// One of the moves that look as good as the best, by the seed.
    fn best_move(&self, values: &[Value<G::Move>]) -> Option<G::Move> {
        let best = values.first()?.value;
        let near = values.iter().filter(|value| value.value >= best - self.strength.margin);
        break_tie(&self.root, self.options.seed, near).map(|value| value.mv.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use crate::games::luckymoose::LuckyMoose;
    use crate::search::Level;
    use crate::search::samples::{luckymoose_ends, play_out};
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
        let view = position.view(position.to_move().expect("the game goes on"));
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
        for level in [Level::Beginner, Level::Hard] {
            let options = Options { level, seed: 5, all: false };
            let whole = finish(&position, options, u64::MAX >> 8);
            assert_eq!(finish(&position, options, 1).best, whole.best);
            assert!(whole.values.is_sorted_by(|a, b| a.value >= b.value));
        }
    }

    #[test]
    fn there_is_a_legal_move_from_the_first_report_on() {
        let mut position = start("seed=9");
        for _ in 0..6 {
            let Some(player) = position.to_move() else {
                break;
            };
            let mut legal = Vec::new();
            position.legal_moves(&mut legal);
            for level in Level::ALL {
                for all in [false, true] {
                    let options = Options { level, seed: 1, all };
                    let mut search: Searcher =
                        Search::new(position.view(player), &[], options).expect("a search");
                    let best = search.advance(0).best.expect("there is always one");
                    assert!(legal.contains(&best), "{level}: {best}");
                }
            }
            let all = Options { level: Level::Hard, seed: 1, all: true };
            let report = finish(&position, all, 20_000);
            position.play(&report.best.expect("there is always one"));
        }
    }

    /// What nobody may see changes nothing: other hands and another order of the pool.
    #[test]
    fn a_player_knows_only_a_view() {
        let position = start("seed=11");
        let other = LuckyMoose::sample(&position.view(Player(0)), &mut Rng::new(4));
        assert_ne!(position, other);
        let options = Options { level: Level::Hard, seed: 2, all: false };
        let played = [&position, &other].map(|position| finish(position, options, 20_000).best);
        assert_eq!(played[0], played[1]);
    }

    #[test]
    fn there_is_no_search_of_what_another_knows_or_of_moves() {
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

    #[test]
    fn the_end_is_what_playing_out_everything_comes_to() {
        let mut left = u32::MAX;
        for position in luckymoose_ends(7).take(200) {
            let mover = position.to_move().expect("the game goes on");
            let all = Options { level: Level::Master, seed: 1, all: true };
            let report = finish(&position, all, 20_000);
            let mut best = i32::MIN;
            for Value { mv, value, proved, .. } in &report.values {
                let mut after = position.clone();
                after.play(mv);
                let worth = |end: &LuckyMoose| end.outcome(mover);
                let expected = play_out(&after, mover, &worth, &mut left).expect("it ends");
                assert!(proved, "{mv} in {position}");
                assert_eq!(*value, expected, "{mv} in {position}");
                best = best.max(expected);
            }
            let played = finish(&position, Options { all: false, ..all }, 20_000).best;
            let played = report.values.iter().find(|value| Some(&value.mv) == played.as_ref());
            assert_eq!(played.map(|value| value.value), Some(best), "{position}");
        }
        let nodes = u32::MAX - left;
        assert!(nodes > 100_000, "{nodes} positions are too few to say much");
    }

    /// Who does not keep count of what was laid does not know the last hand.
    #[test]
    fn lower_levels_do_not_deduce_the_last_hand() {
        let position = luckymoose_ends(7).next().expect("there are many");
        let view = position.view(position.to_move().expect("the game goes on"));
        for level in Level::ALL {
            let options = Options { level, seed: 1, all: false };
            let search: Searcher = Search::new(view.clone(), &[], options).expect("a search");
            let is_open = matches!(search.algorithm, Algorithm::Open(_));
            assert_eq!(is_open, level >= Level::Hard, "{level}");
        }
    }
}
