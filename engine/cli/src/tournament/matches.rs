//! Plays the games of a match on several cores and collects the results.

use super::Plan;
use super::game;
use super::journal::Journal;
use super::played::Played;
use super::progress::Progress;
use super::seat::{Abort, Seat};
use crate::lock::lock;
use crate::statistics::Sample;
use crate::statistics::rating::Places;
use crate::statistics::sprt::Counts;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// The finished games.
#[derive(Debug)]
pub(crate) struct Results {
    /// By unit and index.
    pub(crate) units: BTreeMap<u64, BTreeMap<usize, Played>>,
    /// The number of games.
    count: u64,
    /// The results of the first units that are complete, and their number: the sequential test sees the
    /// units in their order, so that its verdict depends on no one's speed.
    counts: Counts,
    counted: u64,
}

impl Results {
    fn new(plan: &Plan) -> Self {
        let counts = Counts::new(plan.schedule.unit(0).1.len());
        Self { units: BTreeMap::new(), count: 0, counts, counted: 0 }
    }

    /// All games.
    pub(crate) fn games(&self) -> impl Iterator<Item = &Played> {
        self.units.values().flat_map(BTreeMap::values)
    }

    /// The mean pairwise result of the first player in each unit.
    pub(crate) fn sample(&self) -> Sample {
        Sample::of(self.units.values().map(mean))
    }

    /// The number of games.
    pub(crate) fn count(&self) -> u64 {
        self.count
    }

    /// The places of the players of all games, by unit.
    pub(super) fn places(&self) -> Vec<Vec<Places>> {
        let of_game = |game: &Played| -> Places {
            let players = |tied: &Vec<usize>| tied.iter().map(|seat| game.seats[*seat]).collect();
            game.places.iter().map(players).collect()
        };
        self.units.values().map(|unit| unit.values().map(of_game).collect()).collect()
    }

    /// The mean pairwise results of the first player in the first units that are complete.
    pub(super) fn counts(&self) -> &Counts {
        &self.counts
    }

    fn add(&mut self, played: Played) {
        let is_new = self.units.entry(played.unit).or_default().insert(played.index, played);
        self.count += u64::from(is_new.is_none());
    }

    /// Counts the next unit. Returns false if it is not complete.
    fn count_unit(&mut self, plan: &Plan) -> bool {
        let games = plan.schedule.unit(self.counted).1.len();
        let Some(unit) = self.units.get(&self.counted).filter(|unit| unit.len() == games) else {
            return false;
        };
        self.counts.add(mean(unit));
        self.counted += 1;
        true
    }

    /// Removes the games of units that are not counted.
    fn keep_counted(&mut self) {
        self.units.retain(|unit, _| *unit < self.counted);
        self.count = self.units.values().map(|unit| unit.len() as u64).sum();
    }
}

/// The mean pairwise result of the first player in a unit.
fn mean(unit: &BTreeMap<usize, Played>) -> f64 {
    let result = |game: &Played| game.seat_of(0).map_or(0.5, |seat| game.pairwise(seat));
    unit.values().map(result).sum::<f64>() / unit.len() as f64
}

/// The state shared by the worker threads.
struct Match<'a> {
    plan: &'a Plan,
    /// The next unit.
    next: AtomicU64,
    is_stopped: AtomicBool,
    state: Mutex<State>,
    /// The first reason to abort.
    stop: Mutex<Option<Abort>>,
}

struct State {
    results: Results,
    journal: Option<Journal>,
    progress: Progress,
    /// Whether the sequential test has decided.
    is_decided: bool,
}

/// Plays all games that are not in the journal. Returns the results, and the reason if the match was
/// aborted.
pub(crate) fn play(
    plan: &Plan,
    journal: Option<Journal>,
    known: Vec<Played>,
) -> (Results, Option<Abort>) {
    let mut state = State {
        results: Results::new(plan),
        journal,
        progress: Progress::start(known.len() as u64),
        is_decided: false,
    };
    for played in known.into_iter().filter(|played| played.unit < plan.schedule.units()) {
        state.results.add(played);
    }
    state.count(plan);
    let next = if state.is_decided { plan.schedule.units() } else { 0 };
    let game = Match {
        plan,
        next: AtomicU64::new(next),
        is_stopped: AtomicBool::new(false),
        state: Mutex::new(state),
        stop: Mutex::default(),
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.concurrency).map(|_| scope.spawn(|| game.work())).collect();
        for worker in workers {
            if worker.join().is_err() {
                game.abort(Abort::Failed("an internal player panicked".to_string()));
            }
        }
    });
    let stop = lock(&game.stop).take();
    let State { mut results, progress, is_decided, .. } =
        game.state.into_inner().unwrap_or_else(PoisonError::into_inner);
    progress.end();
    if is_decided {
        results.keep_counted();
    }
    (results, stop)
}

impl State {
    /// Counts the units that are complete. Stops where the sequential test decides.
    fn count(&mut self, plan: &Plan) {
        while !self.is_decided && self.results.count_unit(plan) {
            let decision = plan.sprt.and_then(|test| test.decision(&self.results.counts));
            self.is_decided = decision.is_some();
        }
    }
}

impl Match<'_> {
    fn work(&self) {
        // The players that this thread has started, by player and by seats of the same player.
        let mut players: BTreeMap<(usize, usize), Seat> = BTreeMap::new();
        loop {
            let unit = self.next.fetch_add(1, Ordering::Relaxed);
            if unit >= self.plan.schedule.units() {
                return;
            }
            let (_, lineup) = self.plan.schedule.unit(unit);
            players.retain(|(player, _), _| lineup[0].contains(player));
            for (index, game) in lineup.iter().enumerate() {
                if self.is_stopped.load(Ordering::Relaxed) {
                    return;
                }
                if self.is_known(unit, index) {
                    continue;
                }
                let copies =
                    |seat: usize| game[..seat].iter().filter(|p| **p == game[seat]).count();
                let keys: Vec<(usize, usize)> =
                    (0..game.len()).map(|seat| (game[seat], copies(seat))).collect();
                let take = |key: &(usize, usize)| {
                    let player = || Seat::of(&self.plan.entrants[key.0]);
                    players.remove(key).unwrap_or_else(player)
                };
                let mut seats: Vec<Seat> = keys.iter().map(take).collect();
                let played = game::play(self.plan, &mut seats, unit, index);
                players.extend(keys.into_iter().zip(seats));
                if let Err(stop) = played.and_then(|played| self.add(played)) {
                    return self.abort(stop);
                }
            }
        }
    }

    fn is_known(&self, unit: u64, index: usize) -> bool {
        let state = lock(&self.state);
        state.results.units.get(&unit).is_some_and(|games| games.contains_key(&index))
    }

    fn add(&self, played: Played) -> Result<(), Abort> {
        let mut state = lock(&self.state);
        if let Some(journal) = &mut state.journal {
            journal.add(&played).map_err(|error| Abort::Failed(format!("journal: {error}")))?;
        }
        state.results.add(played);
        state.count(self.plan);
        let State { results, progress, .. } = &mut *state;
        progress.show(self.plan, results);
        if state.is_decided {
            self.next.store(self.plan.schedule.units(), Ordering::Relaxed);
        }
        Ok(())
    }

    /// Aborts the match: games in progress are finished, but no new ones started.
    fn abort(&self, stop: Abort) {
        self.is_stopped.store(true, Ordering::Relaxed);
        self.next.store(self.plan.schedule.units(), Ordering::Relaxed);
        lock(&self.stop).get_or_insert(stop);
    }
}
