//! What may stand behind a command: words in their order, and options anywhere.

use gambol::Error;
use lexopt::prelude::*;
use std::collections::BTreeMap;

/// The words and the options of one call.
#[derive(Debug, Default)]
pub(crate) struct Options {
    words: std::collections::VecDeque<String>,
    /// By name without dashes; empty text for a switch.
    named: BTreeMap<String, String>,
}

impl Options {
    /// Reads the whole command line; `switches` are the options without a value.
    pub(crate) fn read(
        mut parser: lexopt::Parser,
        switches: &[&str],
    ) -> Result<Self, lexopt::Error> {
        let mut options = Self::default();
        while let Some(argument) = parser.next()? {
            match argument {
                Value(word) => options.words.push_back(word.string()?),
                Short('h') => drop(options.named.insert("help".into(), String::new())),
                Long(name) => {
                    let name = name.to_string();
                    let is_switch = switches.contains(&name.as_str());
                    let value = if is_switch { String::new() } else { parser.value()?.string()? };
                    if options.named.insert(name.clone(), value).is_some() {
                        return Err(format!("option --{name}: found twice, expected once").into());
                    }
                }
                Short(_) => return Err(argument.unexpected()),
            }
        }
        Ok(options)
    }

    /// The next word.
    pub(crate) fn word(&mut self, name: &str) -> Result<String, Error> {
        self.words.pop_front().ok_or_else(|| Error::new(name, "", format!("a {name}")))
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
    pub(crate) fn number(&mut self, name: &str, most: u64) -> Result<Option<u64>, Error> {
        self.value(name).map(|text| whole(&format!("option --{name}"), &text, most)).transpose()
    }

    /// Refuses what no one has asked for.
    pub(crate) fn end(self) -> Result<(), Error> {
        if let Some(word) = self.words.front() {
            return Err(Error::new("command line", word, "nothing more"));
        }
        match self.named.keys().next() {
            Some(name) => {
                Err(Error::new("command line", format!("--{name}"), "no such option here"))
            }
            None => Ok(()),
        }
    }
}

/// A whole number up to `most`, in decimal.
pub(crate) fn whole(place: &str, text: &str, most: u64) -> Result<u64, Error> {
    let is_decimal = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|number| is_decimal && *number <= most);
    number.ok_or_else(|| Error::new(place, text, format!("a whole number from 0 to {most}")))
}
