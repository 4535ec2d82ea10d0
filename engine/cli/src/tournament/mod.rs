//! The command `tournament`: matches of any players, and their statistics.

mod adjudication;
mod control;
mod entrant;
#[cfg(test)]
pub(crate) mod fuzz;
mod game;
mod journal;
mod matches;
mod openings;
mod played;
mod progress;
mod report;
mod schedule;
mod seat;
pub(crate) mod settings;
mod studies;
pub(crate) mod summary;

pub(crate) use adjudication::Adjudication;
pub(crate) use entrant::Entrant;
pub(crate) use matches::{Results, play};
pub(crate) use openings::Openings;
pub(crate) use played::{Played, Work, places};
pub(crate) use schedule::{Schedule, rotations};
pub(crate) use seat::Abort;

use crate::interrupt::{self, Interrupted};
use crate::options::Options;
use crate::statistics::sprt::Sprt;
use gambol::Entry;
use journal::Journal;
use std::io::Write;

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// The settings of a match.
pub(crate) struct Plan {
    pub(crate) game: &'static Entry,
    /// The options of the game, without its seed.
    pub(crate) setup: String,
    /// The players. The first one is measured where only one is.
    pub(crate) entrants: Vec<Entrant>,
    pub(crate) schedule: Schedule,
    pub(crate) openings: Openings,
    pub(crate) adjudication: Adjudication,
    pub(crate) seed: u64,
    /// The sequential test, if any.
    pub(crate) sprt: Option<Sprt>,
    /// The number of games played at the same time.
    pub(crate) concurrency: usize,
}

/// Runs the command.
pub(crate) fn run(mut options: Options, out: &mut dyn Write) -> Result {
    let [journal, studies] = ["journal", "studies"].map(|name| options.value(name));
    let (plan, scheme) = settings::tournament(options)?;
    let (journal, known) = match journal {
        Some(name) => Journal::open(&name, &plan).map(|(journal, known)| (Some(journal), known))?,
        None => (None, Vec::new()),
    };
    studies.as_deref().map_or(Ok(()), studies::check)?;
    interrupt::listen()?;
    let (results, stop) = play(&plan, journal, known);
    if let Some(name) = studies {
        studies::write(&plan, &results, &name)?;
    }
    if results.count() > 0 || stop.is_none() {
        report::print(&plan, scheme, &results, out)?;
    }
    finish(&plan, &results, stop, out)
}

/// Ends a report with the reason if the match was aborted, and returns the error.
pub(crate) fn finish(
    plan: &Plan,
    results: &Results,
    stop: Option<Abort>,
    out: &mut dyn Write,
) -> Result {
    let Some(stop) = stop else {
        return Ok(());
    };
    if results.count() > 0 {
        summary::print_end(plan, results, &stop, out)?;
        out.flush()?;
    }
    match stop {
        Abort::Failed(reason) => Err(reason.into()),
        Abort::Interrupted => {
            Err(Interrupted { signal: interrupt::signal().unwrap_or_default() }.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::control::{Control, Limit};
    use super::*;
    use crate::players::Player;
    use crate::statistics::sprt::Scale;
    use gambol::games;
    use std::time::Duration;

    /// A match of one line-up on ten openings.
    pub(super) fn plan(game: &str, players: &[&str]) -> Plan {
        let game = games::find(game).expect("it is a game");
        let margin = Duration::from_millis(100);
        let control = Control { limit: Limit::Nodes(50), margin, patience: None, ponders: false };
        let entrant = |name: &&str| Entrant {
            name: name.to_string(),
            player: Player::of_command_line(name, game).expect("it is a player"),
            options: Vec::new(),
            control,
        };
        let all: Vec<usize> = (0..players.len()).collect();
        Plan {
            game,
            setup: String::new(),
            entrants: players.iter().map(entrant).collect(),
            schedule: Schedule { lineups: vec![rotations(&all)], openings: 10 },
            openings: Openings::by_seed(game, "").expect("it is a set-up"),
            adjudication: Adjudication::default(),
            seed: 1,
            sprt: None,
            concurrency: 2,
        }
    }

    /// The games without their measured times.
    fn games(results: &Results) -> Vec<Played> {
        let timeless = |played: &Played| {
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
            let known: Vec<Played> = all.iter().step_by(3).cloned().collect();
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
