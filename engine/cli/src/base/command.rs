//! The description of a command.

use crate::base::arguments::{Arguments, SETUP};
use crate::base::error::{InputError, Result};
use std::io::Write;

/// A command. Each module of a command exports one as `COMMAND`.
pub(crate) struct Command {
    pub(crate) name: &'static str,
    /// The arguments after the name.
    pub(crate) usage: &'static str,
    /// A one-line description.
    pub(crate) summary: &'static str,
    /// The details for `help COMMAND`, with all options except those of the set-up.
    pub(crate) details: &'static str,
    /// The options except those of the set-up.
    pub(crate) options: &'static [&'static str],
    /// Whether the command takes the options of the set-up.
    pub(crate) has_setup: bool,
    pub(crate) run: fn(Arguments, &mut dyn Write) -> Result,
}

impl Command {
    /// The command with this name.
    pub(crate) fn by_name<'a>(
        commands: &[&'a Self],
        name: &str,
    ) -> std::result::Result<&'a Self, InputError> {
        let found = commands.iter().find(|command| command.name == name);
        let names: Vec<&str> = commands.iter().map(|command| command.name).collect();
        found.copied().ok_or_else(|| InputError::new("command", name, names.join(", ")))
    }

    /// All options of the command.
    pub(crate) fn all_options(&self) -> Vec<&'static str> {
        let setup = if self.has_setup { &SETUP[..] } else { &[] };
        self.options.iter().chain(setup).copied().collect()
    }
}
