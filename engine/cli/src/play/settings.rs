//! The settings of the command `play`.

use super::clock::Setting;
use super::screen::{Theme, Tier};
use super::seat::is_program;
use crate::base::arguments::Arguments;
use crate::base::error::{InputError, Result};
use crate::base::seed::{self, MAX_SEED};
use gambol::{Entry, games};
use std::path::PathBuf;
use std::time::Duration;

/// The longest time for a move of the computer, in milliseconds.
const MILLIS: u64 = 2000;

/// The settings of a table and of its display.
#[derive(Clone, Debug)]
pub(crate) struct Settings {
    /// `None`: the games are offered.
    pub(crate) game: Option<&'static Entry>,
    /// The set-up of a new game, with its seed.
    pub(crate) setup: String,
    /// The options of the set-up that were asked for.
    pub(crate) asked: String,
    /// The names of the players; the last one takes all remaining seats.
    pub(crate) players: Vec<String>,
    /// The names of the programs among the players of the command line. No other program is run.
    pub(crate) programs: Vec<String>,
    pub(crate) clock: Option<Setting>,
    /// The longest time for a move of the computer.
    pub(crate) time: Duration,
    /// The seed of the choices of computer players.
    pub(crate) seed: u64,
    /// The file that the game is kept in.
    pub(crate) file: Option<PathBuf>,
    /// The number of the study in the file.
    pub(crate) study: Option<usize>,
    /// Whether the last game goes on.
    pub(crate) is_resumed: bool,
    /// Whether the linear mode is asked for.
    pub(crate) is_plain: bool,
    /// How the full screen is drawn, where it is asked for.
    pub(crate) tier: Option<Tier>,
    pub(crate) theme: Option<Theme>,
}

impl Settings {
    /// Removes all arguments of the command.
    pub(crate) fn parse(arguments: &mut Arguments) -> Result<Self> {
        let game = arguments.word("game").ok().map(|id| games::find(&id)).transpose()?;
        let players: Vec<String> = std::iter::from_fn(|| arguments.word("player").ok()).collect();
        let programs = players.iter().filter(|name| is_program(name)).cloned().collect();
        let clock = arguments.value("clock").map(|text| Setting::parse(&text)).transpose()?;
        let time = arguments.number("time-ms", u64::MAX)?.unwrap_or(MILLIS);
        let file = arguments.value("file").map(PathBuf::from);
        let study = arguments.number("study", u64::MAX)?.map(|number| number as usize);
        if let (Some(study), None) = (study, &file) {
            let expected = "--file, which names the file of the study";
            return Err(InputError::new("option --study", study.to_string(), expected).into());
        }
        let seed = arguments.number("seed", MAX_SEED)?;
        let mut asked = arguments.setup();
        if let Some(seed) = seed {
            asked = format!("{asked} seed={seed}");
        }
        let seed = seed.unwrap_or_else(seed::random);
        Ok(Self {
            game,
            setup: format!("{asked} seed={seed}"),
            asked,
            players,
            programs,
            clock,
            time: Duration::from_millis(time),
            seed,
            file,
            study,
            is_resumed: arguments.switch("resume"),
            is_plain: arguments.switch("plain"),
            tier: arguments.value("tier").map(|name| Tier::by_name(&name)).transpose()?,
            theme: arguments.value("theme").map(|name| Theme::by_name(&name)).transpose()?,
        })
    }

    /// The settings of a game of people, for tests.
    #[cfg(test)]
    pub(crate) fn of_tests() -> Self {
        Self {
            game: None,
            setup: "seed=42".to_string(),
            asked: String::new(),
            players: vec!["human".to_string()],
            programs: Vec::new(),
            clock: None,
            time: Duration::from_millis(10),
            seed: 1,
            file: None,
            study: None,
            is_resumed: false,
            is_plain: false,
            tier: None,
            theme: None,
        }
    }

    /// Chooses the seed of another game.
    pub(crate) fn reseed(&mut self) -> u64 {
        self.seed = seed::random();
        self.seed
    }
}
