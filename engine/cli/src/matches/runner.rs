//! Plays the games of a match on several cores and collects the results.

use super::game;
use super::journal::Journal;
use super::plan::Plan;
use super::progress::Progress;
use super::record::PlayedGame;
use super::results::Results;
use super::seat::{Abort, Seat};
use crate::base::lock::lock;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

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
    known: Vec<PlayedGame>,
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
            let decision = plan.sprt.and_then(|test| test.decision(self.results.counts()));
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

    fn add(&self, played: PlayedGame) -> Result<(), Abort> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::base::statistics::sprt::{Scale, Sprt};
    use crate::matches::plan::tests::plan;

    /// The games without their measured times.
    fn games(results: &Results) -> Vec<PlayedGame> {
        let timeless = |played: &PlayedGame| {
            let mut played = played.clone();
            played.work.iter_mut().for_each(|work| work.nanos = 0);
            played
        };
        results.games().map(timeless).collect()
    }

    #[test]
    fn a_match_is_the_same_on_any_number_of_cores_and_in_any_parts() {
        for (game, players) in [("gambit", vec!["easy", "random"]), ("triboard", vec!["greedy"; 3])]
        {
            let mut plan = plan(game, &players);
            let (all, stop) = play(&plan, None, Vec::new());
            assert!(stop.is_none());
            let all = games(&all);
            assert_eq!(all.len() as u64, plan.schedule.games());
            plan.concurrency = 5;
            assert_eq!(games(&play(&plan, None, Vec::new()).0), all);
            // With every third game known, as from a journal.
            let known: Vec<PlayedGame> = all.iter().step_by(3).cloned().collect();
            assert_eq!(games(&play(&plan, None, known).0), all);
        }
    }

    #[test]
    fn the_verdict_of_a_sequential_test_does_not_depend_on_speed() {
        let mut plan = plan("triboard", &["greedy", "random", "random"]);
        plan.schedule.openings = 400;
        let [alpha, beta] = [0.05; 2];
        plan.sprt = Some(Sprt { elo: [0.0, 60.0], alpha, beta, scale: Scale::Logistic });
        let decided = games(&play(&plan, None, Vec::new()).0);
        assert!(decided.len() < 1200, "the test has not stopped the match");
        plan.concurrency = 7;
        let (again, _) = play(&plan, None, Vec::new());
        assert_eq!(games(&again), decided);
        // A match that goes on from its journal plays nothing after the verdict.
        let known = again.games().cloned().collect();
        assert_eq!(games(&play(&plan, None, known).0), decided);
    }
}
