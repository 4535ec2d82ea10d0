//! The options that `setoption` changes.

use crate::base::arguments::parse_number;
use crate::base::error::{InputError, Result};
use crate::base::seed::MAX_SEED;
use gambol::search::{Level, Options};
use gambol::{Entry, games};
use std::fmt::{self, Display};
use std::hint::black_box;
use std::time::Duration;

/// The options.
pub(super) struct Settings {
    pub(super) game: &'static Entry,
    /// The options of the game's set-up.
    pub(super) setup: String,
    pub(super) level: Level,
    pub(super) seed: u64,
    /// The size of the transposition table in MiB, if it is not that of the level.
    memory: Option<u64>,
    /// The number of lines that a search reports.
    pub(super) lines: u64,
    /// Whether answers name the reply to ponder on.
    pub(super) is_pondering: bool,
    /// The part of a clock that is kept in reserve for delays.
    pub(super) overhead: Duration,
}

/// The names of the options. They are found in any case.
const NAMES: [&str; 8] =
    ["game", "setup", "level", "seed", "Hash", "MultiPV", "Ponder", "Move Overhead"];
/// The size of the table of `master` in MiB.
const MEMORY: u64 = 12;
/// The largest table in MiB.
const MAX_MEMORY: u64 = 3072;
/// The size of a bucket of the table in bytes.
const BUCKET: u64 = 48;
/// The largest number of lines.
const MAX_LINES: u64 = 100;
/// The default of `Move Overhead` in milliseconds.
const OVERHEAD: u64 = 30;
/// The largest `Move Overhead` in milliseconds.
const MAX_OVERHEAD: u64 = 10_000;

impl Settings {
    pub(super) fn new(game: &'static Entry, setup: String, level: Level) -> Self {
        let overhead = Duration::from_millis(OVERHEAD);
        Self { game, setup, level, seed: 0, memory: None, lines: 1, is_pondering: false, overhead }
    }

    /// Sets an option by the words after `setoption`. `has_table` tells whether there is a table of the
    /// present size, whose memory the next one gets. Returns whether positions of before are of another
    /// game or set-up.
    pub(super) fn set(&mut self, words: &[&str], has_table: bool) -> Result<bool> {
        let (name, value) = split(words)?;
        let known = NAMES.into_iter().find(|known| known.eq_ignore_ascii_case(&name));
        let Some(known) = known else {
            let expected =
                format!("{} or {}", NAMES[..NAMES.len() - 1].join(", "), NAMES[NAMES.len() - 1]);
            return Err(InputError::new("option", name, expected).into());
        };
        let number = |least, most| parse_number(known, &value, least..=most);
        match known {
            "game" => (self.game, self.setup) = (games::find(&value)?, String::new()),
            "setup" => {
                let setup = if value == "<empty>" { String::new() } else { value };
                self.game.start(&setup)?;
                self.setup = setup;
            }
            "level" => self.level = value.parse()?,
            "seed" => self.seed = number(0, MAX_SEED)?,
            "Hash" => {
                let memory = number(1, MAX_MEMORY)?;
                let own = if has_table { table_bytes(self.memory.unwrap_or(MEMORY)) } else { 0 };
                if !is_free(table_bytes(memory).saturating_sub(own)) {
                    let expected = "the size of a table for which there is memory";
                    return Err(InputError::new(known, value, expected).into());
                }
                self.memory = Some(memory);
            }
            "MultiPV" => self.lines = number(1, MAX_LINES)?,
            "Ponder" => {
                let parsed = value.to_ascii_lowercase().parse();
                let refuse = |_| InputError::new(known, value, "true or false");
                self.is_pondering = parsed.map_err(refuse)?;
            }
            _ => self.overhead = Duration::from_millis(number(0, MAX_OVERHEAD)?),
        }
        Ok(["game", "setup"].contains(&known))
    }

    /// The options of a search with a limit of its depth.
    pub(super) fn to_options(&self, depth: Option<u32>) -> Options {
        let mut options = Options::new(self.level, self.seed).with_all(self.lines > 1);
        options.depth = depth;
        options.table_bits = self.memory.map(table_bits);
        options
    }
}

/// The base-2 logarithm of the number of buckets of a table in so many MiB: the largest that fits.
fn table_bits(memory: u64) -> u32 {
    ((memory << 20) / BUCKET).ilog2()
}

/// The size in bytes of a table in so many MiB.
fn table_bytes(memory: u64) -> u64 {
    BUCKET << table_bits(memory)
}

/// Whether so many bytes of memory can be allocated.
fn is_free(bytes: u64) -> bool {
    let mut memory = Vec::<u8>::new();
    let is_free = usize::try_from(bytes).is_ok_and(|bytes| memory.try_reserve_exact(bytes).is_ok());
    // An allocation that nothing looks at may be left out.
    black_box(&memory);
    is_free
}

/// The name and the value of an option, which may both have spaces.
fn split(words: &[&str]) -> std::result::Result<(String, String), InputError> {
    let refuse = || InputError::new("setoption", words.join(" "), "name NAME value VALUE");
    let (first, rest) = words.split_first().ok_or_else(refuse)?;
    let at = rest.iter().position(|word| *word == "value").ok_or_else(refuse)?;
    if *first != "name" || at == 0 {
        return Err(refuse());
    }
    Ok((rest[..at].join(" "), rest[at + 1..].join(" ")))
}

/// The lines that describe the options.
impl Display for Settings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |words: Vec<String>| {
            words.into_iter().map(|word| format!(" var {word}")).collect::<String>()
        };
        let ids = list(games::GAMES.iter().map(|game| game.id.to_string()).collect());
        let levels = list(Level::ALL.iter().map(ToString::to_string).collect());
        let setup = if self.setup.is_empty() { "<empty>" } else { self.setup.trim() };
        let Self { game, level, seed, lines, is_pondering, .. } = self;
        let overhead = self.overhead.as_millis();
        writeln!(f, "option name game type combo default {}{ids}", game.id)?;
        writeln!(f, "option name setup type string default {setup}")?;
        writeln!(f, "option name level type combo default {level}{levels}")?;
        writeln!(f, "option name seed type spin default {seed} min 0 max {MAX_SEED}")?;
        let memory = self.memory.unwrap_or(MEMORY);
        writeln!(f, "option name Hash type spin default {memory} min 1 max {MAX_MEMORY}")?;
        writeln!(f, "option name MultiPV type spin default {lines} min 1 max {MAX_LINES}")?;
        writeln!(f, "option name Ponder type check default {is_pondering}")?;
        writeln!(
            f,
            "option name Move Overhead type spin default {overhead} min 0 max {MAX_OVERHEAD}"
        )
    }
}
