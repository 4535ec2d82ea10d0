//! How much later than planned answers arrive, as the clock tells.

use std::time::Duration;

/// The longest delay that is expected: a clock that falls by more was set by hand.
const MAX_DELAY: Duration = Duration::from_secs(1);

/// Learns from the clock how long a machine delays answers: by other programs, by pipes, and by the last
/// slice of a search.
#[derive(Debug, Default)]
pub(super) struct Delay {
    /// What the clock should show before the next move.
    planned: Option<Duration>,
    /// The longest delay of the last moves, where older ones count for less.
    longest: Duration,
}

impl Delay {
    /// The delay that the next answer may have.
    pub(super) fn expected(&self) -> Duration {
        self.longest
    }

    /// Compares the clock before a move with the plan. More time than planned is a refill.
    pub(super) fn observe(&mut self, left: Duration) {
        if let Some(planned) = self.planned.take() {
            let late = planned.saturating_sub(left).min(MAX_DELAY);
            self.longest = late.max(self.longest * 7 / 8);
        }
    }

    /// Plans what the clock shows before the next move.
    pub(super) fn expect(&mut self, left: Duration) {
        self.planned = Some(left);
    }

    /// The clocks of a new game tell nothing about the last move.
    pub(super) fn begin_game(&mut self) {
        self.planned = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_delay_is_expected_and_fades() {
        let millis = Duration::from_millis;
        let mut delay = Delay::default();
        let mut play = |planned, left| {
            delay.expect(millis(planned));
            delay.observe(millis(left));
            delay.expected().as_millis()
        };
        // On time, late, a little late, refilled, set back by hand.
        let expected = [0, 16, 14, 12, 1000];
        let moves = [(500, 500), (400, 384), (300, 299), (200, 900), (9000, 100)];
        assert_eq!(moves.map(|(planned, left)| play(planned, left)), expected);
        // A clock without a plan tells nothing.
        delay.expect(millis(900));
        delay.begin_game();
        delay.observe(millis(100));
        assert_eq!(delay.expected().as_millis(), 1000);
    }
}
