//! Command-line arguments: positional words and named options.

use crate::base::error::{self, InputError};
use gambol::search::Level;
use gambol::{Entry, games};
use lexopt::prelude::*;
use std::collections::{BTreeMap, VecDeque};
use std::ops::RangeInclusive;

/// The options without a value.
const SWITCHES: [&str; 10] = [
    "all",
    "contest",
    "gauntlet",
    "help",
    "main-line",
    "mend",
    "plain",
    "ponder",
    "resume",
    "version",
];

/// The options of a set-up, without the seed.
pub(crate) const SETUP: [&str; 4] = ["players", "size", "sets", "draws"];

/// The arguments of one call.
#[derive(Debug, Default)]
pub(crate) struct Arguments {
    words: VecDeque<String>,
    /// The options by name without dashes. The value of a switch is empty.
    named: BTreeMap<String, String>,
    /// The first unknown option, with dashes.
    unknown: Option<String>,
}

impl Arguments {
    /// Parses the command line. `known` tells whether an option with a value exists.
    pub(crate) fn parse(
        mut parser: lexopt::Parser,
        known: impl Fn(&str) -> bool,
    ) -> Result<Self, lexopt::Error> {
        let mut arguments = Self::default();
        while let Some(argument) = parser.next()? {
            let name = match argument {
                Value(word) => {
                    arguments.words.push_back(word.string()?);
                    continue;
                }
                Short('h') => "help".to_string(),
                Short('V') => "version".to_string(),
                Short(letter) => {
                    arguments.unknown.get_or_insert(format!("-{letter}"));
                    parser.optional_value();
                    continue;
                }
                Long(name) => name.to_string(),
            };
            let value = match name.as_str() {
                switch if SWITCHES.contains(&switch) => String::new(),
                name if known(name) => parser.value()?.string()?,
                name => {
                    arguments.unknown.get_or_insert(format!("--{name}"));
                    parser.optional_value();
                    continue;
                }
            };
            if arguments.named.insert(name.clone(), value).is_some() {
                return Err(format!("option --{name}: found twice, expected once").into());
            }
        }
        Ok(arguments)
    }

    /// Returns an error if there is an option that is not in `known`.
    pub(crate) fn check(&self, known: &[&str]) -> Result<(), InputError> {
        let other = self.named.keys().find(|name| !known.contains(&name.as_str()));
        let Some(found) = self.unknown.clone().or_else(|| Some(format!("--{}", other?))) else {
            return Ok(());
        };
        let mut names: Vec<String> = known.iter().map(|name| format!("--{name}")).collect();
        names.sort_unstable();
        let expected = match names.split_last() {
            None => "no option".to_string(),
            Some((last, [])) => last.clone(),
            Some((last, others)) => format!("{} or {last}", others.join(", ")),
        };
        Err(InputError::new("option", found, expected))
    }

    /// Removes and returns the next word.
    pub(crate) fn word(&mut self, name: &str) -> Result<String, InputError> {
        self.words.pop_front().ok_or_else(|| InputError::new(name, "", format!("a {name}")))
    }

    /// Removes the next word and returns the game that it names.
    pub(crate) fn game(&mut self) -> error::Result<&'static Entry> {
        Ok(games::find(&self.word("game")?)?)
    }

    /// Removes the option `level` and returns its value.
    pub(crate) fn level(&mut self) -> error::Result<Option<Level>> {
        Ok(self.value("level").map(|text| text.parse()).transpose()?)
    }

    /// Removes a switch. Returns whether it was set.
    pub(crate) fn switch(&mut self, name: &str) -> bool {
        self.named.remove(name).is_some()
    }

    /// Removes an option and returns its value.
    pub(crate) fn value(&mut self, name: &str) -> Option<String> {
        self.named.remove(name)
    }

    /// Removes an option and returns its value as a whole number of at most `max`.
    pub(crate) fn number(&mut self, name: &str, max: u64) -> Result<Option<u64>, InputError> {
        self.value(name)
            .map(|text| parse_number(&format!("option --{name}"), &text, 0..=max))
            .transpose()
    }

    /// Removes the set-up options and returns them as the text of a set-up without a seed.
    pub(crate) fn setup(&mut self) -> String {
        let set =
            SETUP.into_iter().filter_map(|name| Some(format!("{name}={}", self.value(name)?)));
        set.collect::<Vec<_>>().join(" ")
    }

    /// Removes the set-up options and the seed and returns them as the text of a set-up.
    pub(crate) fn setup_with_seed(&mut self) -> String {
        let seed = self.value("seed").map(|seed| format!(" seed={seed}"));
        self.setup() + &seed.unwrap_or_default()
    }

    /// Returns an error if there are words left.
    pub(crate) fn finish(self) -> Result<(), InputError> {
        match self.words.front() {
            Some(word) => Err(InputError::new("command line", word, "no further arguments")),
            None => Ok(()),
        }
    }
}

/// Parses a decimal whole number of a range.
pub(crate) fn parse_number(
    place: &str,
    text: &str,
    range: RangeInclusive<u64>,
) -> Result<u64, InputError> {
    let is_decimal = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|number| is_decimal && range.contains(number));
    number.ok_or_else(|| {
        let (least, most) = range.into_inner();
        InputError::new(place, text, format!("a whole number from {least} to {most}"))
    })
}
