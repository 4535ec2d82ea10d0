//! Plays the games of a match on all cores and collects the results.

use super::Plan;
use super::game::{self, Game};
use super::seat::{Abort, Seat};
use super::statistics::{Sample, sprt_decision};
use crate::lock::lock;
use crate::plural::pluralize;
use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// The finished games by opening and rotation of the seats.
#[derive(Debug, Default)]
pub(super) struct Results {
    pub(super) games: BTreeMap<u64, BTreeMap<usize, Game>>,
}

impl Results {
    /// The mean pairwise result of each opening. With `seats`, only openings played from all seats are
    /// included.
    pub(super) fn sample(&self, seats: Option<u64>) -> Sample {
        let units = self.games.values().filter(|unit| seats.is_none_or(|n| unit.len() as u64 == n));
        Sample::of(
            units.map(|unit| {
                unit.values().map(|game| game.pairwise).sum::<f64>() / unit.len() as f64
            }),
        )
    }

    /// The games with their numbers in the match, from 1.
    pub(super) fn numbered(&self, seats: u64) -> impl Iterator<Item = (u64, &Game)> {
        self.games.iter().flat_map(move |(opening, unit)| {
            unit.iter().map(move |(rotation, game)| (opening * seats + *rotation as u64 + 1, game))
        })
    }

    pub(super) fn count(&self) -> u64 {
        self.games.values().map(|unit| unit.len() as u64).sum()
    }
}

/// The state shared by the worker threads.
struct Match<'a> {
    plan: &'a Plan,
    /// The next opening.
    next: AtomicU64,
    is_stopped: AtomicBool,
    results: Mutex<Results>,
    /// The first reason to abort.
    stop: Mutex<Option<Abort>>,
    shows_progress: bool,
}

/// Plays all openings from every seat. Returns the results, and the reason if the match was aborted.
pub(super) fn play(plan: &Plan) -> (Results, Option<Abort>) {
    let game = Match {
        plan,
        next: AtomicU64::new(0),
        is_stopped: AtomicBool::new(false),
        results: Mutex::default(),
        stop: Mutex::default(),
        shows_progress: std::io::stderr().is_terminal(),
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(|| game.work())).collect();
        for worker in workers {
            if worker.join().is_err() {
                game.abort(Abort::Failed("an internal player panicked".to_string()));
            }
        }
    });
    if game.shows_progress {
        eprint_progress("");
    }
    let stop = lock(&game.stop).take();
    (std::mem::take(&mut *lock(&game.results)), stop)
}

impl Match<'_> {
    fn work(&self) {
        let seats = self.plan.seats();
        let mut players: Vec<Seat> =
            self.plan.players.iter().map(|(_, player)| Seat::of(player)).collect();
        loop {
            let opening = self.next.fetch_add(1, Ordering::Relaxed);
            if opening >= self.plan.openings {
                return;
            }
            for rotation in 0..seats as usize {
                if self.is_stopped.load(Ordering::Relaxed) {
                    return;
                }
                match game::play(self.plan, &mut players, opening, rotation) {
                    Ok(game) => self.add_game(opening, rotation, game),
                    Err(stop) => return self.abort(stop),
                }
            }
        }
    }

    fn add_game(&self, opening: u64, rotation: usize, game: Game) {
        let mut results = lock(&self.results);
        results.games.entry(opening).or_default().insert(rotation, game);
        let seats = self.plan.seats();
        let is_whole = results.games[&opening].len() as u64 == seats;
        if self.shows_progress && is_whole {
            let (count, all) = (results.count(), self.plan.openings * seats);
            let share = 100.0 * results.sample(None).mean;
            let games = pluralize(all, "game");
            eprint_progress(&format!("{count} of {games}, {share:.1} %"));
        }
        let is_decided = |bounds| sprt_decision(&results.sample(Some(seats)), bounds).is_some();
        if is_whole && self.plan.sprt.is_some_and(is_decided) {
            self.next.store(self.plan.openings, Ordering::Relaxed);
        }
    }

    /// Aborts the match: games in progress are finished, but no new ones started.
    fn abort(&self, stop: Abort) {
        self.is_stopped.store(true, Ordering::Relaxed);
        self.next.store(self.plan.openings, Ordering::Relaxed);
        lock(&self.stop).get_or_insert(stop);
    }
}

/// Replaces the progress line on standard error. Errors are ignored.
fn eprint_progress(line: &str) {
    let _ = write!(std::io::stderr(), "\r\x1b[K{line}");
}
