//! The clock of a game: a time for each player, and an increment for each move.

use crate::base::arguments::parse_number;
use crate::base::error::InputError;
use gambol::Player;
use std::fmt;
use std::time::{Duration, Instant};

/// The setting of a clock, written as in links: `300+2`, both in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Setting {
    pub(crate) base: Duration,
    pub(crate) increment: Duration,
}

impl Setting {
    /// Parses `SECONDS` or `SECONDS+INCREMENT`.
    pub(crate) fn parse(text: &str) -> Result<Self, InputError> {
        let (base, increment) = text.split_once('+').unwrap_or((text, "0"));
        let seconds = |text: &str, least: u64, most: u64| {
            parse_number("option --clock", text, least..=most).ok().map(Duration::from_secs)
        };
        match (seconds(base, 10, 10_800), seconds(increment, 0, 180)) {
            (Some(base), Some(increment)) => Ok(Self { base, increment }),
            _ => {
                let expected = "10 to 10800 seconds, with an increment of up to 180: 300+2";
                Err(InputError::new("option --clock", text, expected))
            }
        }
    }
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.base.as_secs(), self.increment.as_secs())
    }
}

/// A running clock.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    pub(crate) setting: Setting,
    left: Vec<Duration>,
    /// The player whose time runs, and since when.
    running: Option<(Player, Instant)>,
}

impl Clock {
    /// A clock that stands.
    pub(crate) fn new(setting: Setting, players: u8) -> Self {
        Self { setting, left: vec![setting.base; usize::from(players)], running: None }
    }

    /// The times left, in seconds with commas between them.
    pub(crate) fn to_text(&self, now: Instant) -> String {
        let players = (0..self.left.len()).map(|player| self.left(Player(player as u8), now));
        let left = players.map(|left| format!("{:.1}", left.as_secs_f64()));
        left.collect::<Vec<_>>().join(",")
    }

    /// Sets the times left to those of a [text](Self::to_text), unless it is none of this clock.
    pub(crate) fn restore(&mut self, text: &str) {
        let seconds = text.split(',').map(|text| {
            let seconds = text.parse::<f64>().ok()?;
            Duration::try_from_secs_f64(seconds).ok().filter(|time| time.as_secs() < 100_000)
        });
        if let Some(left) = seconds.collect::<Option<Vec<_>>>()
            && left.len() == self.left.len()
        {
            self.left = left;
        }
    }

    /// Lets the time of a player run from now on, or of none.
    pub(crate) fn run(&mut self, player: Option<Player>, now: Instant) {
        if self.running.map(|(player, _)| player) == player {
            return;
        }
        if let Some((before, _)) = self.running {
            self.left[usize::from(before.0)] = self.left(before, now);
        }
        self.running = player.map(|player| (player, now));
    }

    /// Adds the increment for a move.
    pub(crate) fn add_increment(&mut self, player: Player) {
        self.left[usize::from(player.0)] += self.setting.increment;
    }

    /// The time that a player has left.
    pub(crate) fn left(&self, player: Player, now: Instant) -> Duration {
        let left = self.left[usize::from(player.0)];
        match self.running {
            Some((running, since)) if running == player => {
                left.saturating_sub(now.saturating_duration_since(since))
            }
            _ => left,
        }
    }

    /// The player whose time has run out.
    pub(crate) fn fallen(&self, now: Instant) -> Option<Player> {
        let (player, _) = self.running?;
        self.left(player, now).is_zero().then_some(player)
    }
}

/// A time as `4:05`, below ten seconds as `9.3`.
pub(crate) fn format_time(time: Duration) -> String {
    let tenths = time.as_millis().div_ceil(100);
    match tenths {
        0..100 => format!("{}.{}", tenths / 10, tenths % 10),
        _ => {
            let seconds = time.as_millis().div_ceil(1000);
            format!("{}:{:02}", seconds / 60, seconds % 60)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_setting_is_text_and_back() {
        for text in ["10+0", "300+2", "10800+180"] {
            assert_eq!(Setting::parse(text).expect("a setting").to_string(), text);
        }
        assert_eq!(Setting::parse("60").expect("a setting").to_string(), "60+0");
        for text in ["", "9", "10801", "60+181", "60+", "+2", "1:00", "60+2+2"] {
            assert!(Setting::parse(text).is_err(), "{text}");
        }
    }

    #[test]
    fn only_the_time_of_the_player_to_move_runs() {
        let setting = Setting::parse("60+2").expect("a setting");
        let (mut clock, begin) = (Clock::new(setting, 2), Instant::now());
        let after = |seconds| begin + Duration::from_secs(seconds);
        clock.run(Some(Player(0)), begin);
        clock.run(Some(Player(0)), after(5));
        assert_eq!(clock.left(Player(0), after(10)), Duration::from_secs(50));
        clock.add_increment(Player(0));
        clock.run(Some(Player(1)), after(10));
        assert_eq!(clock.left(Player(0), after(40)), Duration::from_secs(52));
        assert_eq!((clock.fallen(after(69)), clock.fallen(after(70))), (None, Some(Player(1))));
        clock.run(None, after(20));
        assert_eq!(clock.fallen(after(999)), None);
    }

    #[test]
    fn a_time_is_written_short() {
        let format = |millis| format_time(Duration::from_millis(millis));
        assert_eq!([0, 1, 9_300, 9_901].map(format), ["0.0", "0.1", "9.3", "0:10"]);
        assert_eq!([65_000, 3_600_000].map(format), ["1:05", "60:00"]);
    }
}
