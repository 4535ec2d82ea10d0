//! All games of a match, on all cores, and what is known of them at any time.

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

/// What was played: by opening, the game from each seat, as far as they were finished.
#[derive(Debug, Default)]
pub(super) struct Results {
    pub(super) games: BTreeMap<u64, BTreeMap<usize, Game>>,
}

impl Results {
    /// How often an opening was played against each of the others from the view of who is measured, where
    /// the games from each seat belong together; with `seats`, only of openings that all were finished.
    pub(super) fn sample(&self, seats: Option<u64>) -> Sample {
        let units = self.games.values().filter(|unit| seats.is_none_or(|n| unit.len() as u64 == n));
        Sample::of(
            units.map(|unit| {
                unit.values().map(|game| game.pairwise).sum::<f64>() / unit.len() as f64
            }),
        )
    }

    /// Every game with its number in the match, from 1.
    pub(super) fn numbered(&self, seats: u64) -> impl Iterator<Item = (u64, &Game)> {
        self.games.iter().flat_map(move |(opening, unit)| {
            unit.iter().map(move |(rotation, game)| (opening * seats + *rotation as u64 + 1, game))
        })
    }

    pub(super) fn count(&self) -> u64 {
        self.games.values().map(|unit| unit.len() as u64).sum()
    }
}

/// What the workers share.
struct Match<'a> {
    plan: &'a Plan,
    /// The opening that is next.
    next: AtomicU64,
    is_stopped: AtomicBool,
    results: Mutex<Results>,
    /// The first reason to stop.
    stop: Mutex<Option<Abort>>,
    shows_progress: bool,
}

/// Plays all openings from every seat. Where the match can't go on, says why, beside what was finished.
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
                game.abort(Abort::Failed("a player of our own has failed".to_string()));
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
        let is_known = |bounds| sprt_decision(&results.sample(Some(seats)), bounds).is_some();
        if is_whole && self.plan.sprt.is_some_and(is_known) {
            self.next.store(self.plan.openings, Ordering::Relaxed);
        }
    }

    /// Ends the match: games that are under way are still finished, others not begun.
    fn abort(&self, stop: Abort) {
        self.is_stopped.store(true, Ordering::Relaxed);
        self.next.store(self.plan.openings, Ordering::Relaxed);
        lock(&self.stop).get_or_insert(stop);
    }
}

/// Shows a line in place of the last one. Where it can't be shown the games go on.
fn eprint_progress(line: &str) {
    let _ = write!(std::io::stderr(), "\r\x1b[K{line}");
}
