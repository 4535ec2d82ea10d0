//! What may stand behind a command: words in their order, and options anywhere.

use crate::refusal::Refusal;
use lexopt::prelude::*;
use std::collections::{BTreeMap, VecDeque};

/// The options without a value; all others have one.
const SWITCHES: [&str; 3] = ["all", "help", "version"];

/// The words and the options of one call.
#[derive(Debug, Default)]
pub(crate) struct Options {
    words: VecDeque<String>,
    /// By name without dashes; empty text for a switch.
    named: BTreeMap<String, String>,
    /// The first option that no command has, with its dashes.
    unknown: Option<String>,
}

impl Options {
    /// Reads the whole command line, in which `known` are all options with a value.
    pub(crate) fn read(
        mut parser: lexopt::Parser,
        known: impl Fn(&str) -> bool,
    ) -> Result<Self, lexopt::Error> {
        let mut options = Self::default();
        while let Some(argument) = parser.next()? {
            let name = match argument {
                Value(word) => {
                    options.words.push_back(word.string()?);
                    continue;
                }
                Short('h') => "help".to_string(),
                Short('V') => "version".to_string(),
                Short(letter) => {
                    options.unknown.get_or_insert(format!("-{letter}"));
                    parser.optional_value();
                    continue;
                }
                Long(name) => name.to_string(),
            };
            let value = match name.as_str() {
                switch if SWITCHES.contains(&switch) => String::new(),
                name if known(name) => parser.value()?.string()?,
                name => {
                    options.unknown.get_or_insert(format!("--{name}"));
                    parser.optional_value();
                    continue;
                }
            };
            if options.named.insert(name.clone(), value).is_some() {
                return Err(format!("option --{name}: found twice, expected once").into());
            }
        }
        Ok(options)
    }

    /// Refuses every option but the `known` ones.
    pub(crate) fn check(&self, known: &[&str]) -> Result<(), Refusal> {
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
        Err(Refusal::new("option", found, expected))
    }

    /// The next word.
    pub(crate) fn word(&mut self, name: &str) -> Result<String, Refusal> {
        self.words.pop_front().ok_or_else(|| Refusal::new(name, "", format!("a {name}")))
    }

    /// Whether a switch is set.
    pub(crate) fn switch(&mut self, name: &str) -> bool {
        self.named.remove(name).is_some()
    }

    /// The value of an option, if it is there.
    pub(crate) fn value(&mut self, name: &str) -> Option<String> {
        self.named.remove(name)
    }

    /// The value of an option, if it is there, as a whole number up to `most`.
    pub(crate) fn number(&mut self, name: &str, most: u64) -> Result<Option<u64>, Refusal> {
        self.value(name).map(|text| whole(&format!("option --{name}"), &text, most)).transpose()
    }

    /// The options that choose how a game is played, as a set-up without a seed.
    pub(crate) fn setup(&mut self) -> String {
        let set = ["players", "size", "sets", "draws"]
            .into_iter()
            .filter_map(|name| Some(format!("{name}={}", self.value(name)?)));
        set.collect::<Vec<_>>().join(" ")
    }

    /// The options that choose how a game begins, as a set-up.
    pub(crate) fn setup_with_seed(&mut self) -> String {
        let seed = self.value("seed").map(|seed| format!(" seed={seed}"));
        self.setup() + &seed.unwrap_or_default()
    }

    /// Refuses words that nothing has asked for.
    pub(crate) fn end(self) -> Result<(), Refusal> {
        match self.words.front() {
            Some(word) => Err(Refusal::new("command line", word, "nothing more")),
            None => Ok(()),
        }
    }
}

/// A whole number up to `most`, in decimal.
pub(crate) fn whole(place: &str, text: &str, most: u64) -> Result<u64, Refusal> {
    let is_decimal = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|number| is_decimal && *number <= most);
    number.ok_or_else(|| Refusal::new(place, text, format!("a whole number from 0 to {most}")))
}
