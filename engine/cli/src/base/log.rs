//! Files of a line for each game, which a later call continues.

use crate::base::error::{InputError, Result};
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::Path;

/// A file of lines, which no other call uses.
pub(crate) struct Log {
    file: File,
    /// The lines that were there at the beginning.
    lines: Vec<String>,
}

impl Log {
    /// Opens the file that an option names. Creates it if there is none. `is_line` tells a line of this file,
    /// `is_start` the beginning of one; `expected` describes the lines.
    ///
    /// # Errors
    /// Those of a file with other lines, in which nothing changes then.
    pub(crate) fn open(
        option: &str,
        path: &Path,
        expected: &str,
        is_line: impl Fn(&str) -> bool,
        is_start: impl Fn(&str) -> bool,
    ) -> Result<Self> {
        let place = format!("option --{option}");
        let mut file = OpenOptions::new().read(true).append(true).create(true).open(path)?;
        file.try_lock().map_err(|error| {
            let expected = format!("a file that no other call uses ({error})");
            InputError::new(&place, path.display().to_string(), expected)
        })?;
        let mut text = String::new();
        file.read_to_string(&mut text)?;
        // A line without an end is that of an interrupted call.
        let whole = text.rfind('\n').map_or("", |end| &text[..=end]);
        let last = &text[whole.len()..];
        let is_other = |line: &&str| !is_line(line);
        let cut = Some(last).filter(|last| !last.is_empty() && !is_start(last));
        if let Some(line) = whole.lines().find(is_other).or(cut) {
            return Err(InputError::new(&place, line, expected).into());
        }
        file.set_len(whole.len() as u64)?;
        let lines = whole.lines().map(str::to_string).collect();
        Ok(Self { file, lines })
    }

    /// The lines that were there at the beginning.
    pub(crate) fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Appends a line.
    pub(crate) fn write(&mut self, line: &str) -> Result {
        Ok(writeln!(self.file, "{line}")?)
    }
}
