//! The progress of a match on standard error, if that is a terminal.

use super::plan::Plan;
use super::results::Results;
use crate::base::plural::pluralize;
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// The progress of a match.
pub(super) struct Progress {
    begin: Instant,
    /// The number of games that were played before.
    known: u64,
    is_shown: bool,
}

impl Progress {
    pub(super) fn start(known: u64) -> Self {
        Self { begin: Instant::now(), known, is_shown: std::io::stderr().is_terminal() }
    }

    /// Shows the progress after a game.
    pub(super) fn show(&self, plan: &Plan, results: &Results) {
        if !self.is_shown {
            return;
        }
        let (count, all) = (results.count(), plan.schedule.games());
        let left = time_left(self.begin.elapsed(), count - self.known.min(count), all - count);
        let mut line = format!("{count} of {}, {left} left", pluralize(all, "game"));
        if plan.schedule.lineups.len() == 1 {
            line += &format!(", {:.1} %", 100.0 * results.counts().mean());
        }
        if let Some(test) = plan.sprt {
            line += &format!(", log likelihood ratio {:.2}", test.log_ratio(results.counts()));
        }
        write_line(&line);
    }

    /// Removes the line.
    pub(super) fn end(&self) {
        if self.is_shown {
            write_line("");
        }
    }
}

/// Replaces the last line. Errors are ignored.
fn write_line(line: &str) {
    let _ = write!(std::io::stderr(), "\r\x1b[K{line}");
}

/// The estimated time for the games that are left, as text.
fn time_left(elapsed: Duration, played: u64, left: u64) -> String {
    let seconds = elapsed.as_secs_f64() / played.max(1) as f64 * left as f64;
    match seconds {
        seconds if seconds < 100.0 => format!("{seconds:.0} s"),
        seconds if seconds < 6000.0 => format!("{:.0} min", seconds / 60.0),
        seconds => format!("{:.1} h", seconds / 3600.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_follows_from_the_games_so_far() {
        let left = |seconds, played, left| time_left(Duration::from_secs(seconds), played, left);
        assert_eq!(left(10, 5, 20), "40 s");
        assert_eq!(left(600, 10, 30), "30 min");
        assert_eq!(left(3600, 10, 95), "9.5 h");
        assert_eq!(left(5, 0, 3), "15 s");
    }
}
