//! Journals: files of which the first line has the settings of a run, and each other line one of its
//! results. A run that was ended at any moment goes on from its journal.
//!
//! A line is written in one piece. Nothing in a file is changed before all of it was found to be a journal
//! of this run; after that, a last line that is not complete is cut off.

use crate::base::error::InputError;
use serde_json::Value;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Write};

type Result<T> = std::result::Result<T, InputError>;

/// An open journal. No other process uses it.
#[derive(Debug)]
pub(crate) struct Journal {
    file: File,
}

impl Journal {
    /// Opens a journal with these settings, and returns it with its results, which `parse` reads from their
    /// lines. Creates it if there is none. `run` is what a run is called in errors.
    pub(crate) fn open<T>(
        name: &str,
        run: &str,
        settings: &str,
        parse: impl Fn(&str) -> Option<T>,
    ) -> Result<(Self, Vec<T>)> {
        let refuse = |found: String, expected: String| {
            InputError::new(format!("journal {name}"), found, expected)
        };
        let unusable = |error: io::Error| refuse(error.to_string(), "a file to write".to_string());
        let opened = OpenOptions::new().read(true).append(true).create(true).open(name);
        let mut file = opened.map_err(unusable)?;
        file.try_lock()
            .map_err(|error| refuse(error.to_string(), format!("no other {run} that uses it")))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(unusable)?;
        let end = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        let (whole, rest) = bytes.split_at(end);
        let foreign = |line: &[u8]| {
            let line = String::from_utf8_lossy(line);
            match serde_json::from_str(&line) {
                Ok(Value::Object(_)) => {
                    refuse(format!("another {run}"), "the same settings".into())
                }
                _ => refuse(line.into_owned(), format!("the settings of this {run}")),
            }
        };
        if whole.is_empty() {
            // The file is new, or its first line was interrupted.
            let missing = settings.as_bytes().strip_prefix(rest).ok_or_else(|| foreign(rest))?;
            file.write_all(&[missing, b"\n"].concat()).map_err(unusable)?;
            return Ok((Self { file }, Vec::new()));
        }
        let mut lines = whole.split_inclusive(|byte| *byte == b'\n').map(<[u8]>::trim_ascii_end);
        let first = lines.next().unwrap_or_default();
        if first != settings.as_bytes() {
            return Err(foreign(first));
        }
        let result = |(n, line): (usize, &[u8])| {
            let refuse = |expected: String| refuse(format!("line {n}"), expected);
            let line = std::str::from_utf8(line).map_err(|_| refuse("UTF-8".to_string()))?;
            parse(line).ok_or_else(|| refuse(format!("a game of this {run}")))
        };
        let results = (2..).zip(lines).map(result).collect::<Result<_>>()?;
        if !rest.is_empty() {
            file.set_len(end as u64).map_err(unusable)?;
        }
        Ok((Self { file }, results))
    }

    /// Adds the line of a result in one piece.
    pub(crate) fn add(&mut self, line: &str) -> io::Result<()> {
        self.file.write_all(format!("{line}\n").as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SETTINGS: &str = r#"{"game":"gambit","seed":1}"#;

    /// An unused path of a file.
    fn unused(name: &str) -> String {
        let file = format!("gambol-journal-{name}-{}", std::process::id());
        let path = std::env::temp_dir().join(file).display().to_string();
        let _ = std::fs::remove_file(&path);
        path
    }

    fn open(name: &str) -> Result<Vec<u32>> {
        Journal::open(name, "run", SETTINGS, |line| line.parse().ok()).map(|(_, results)| results)
    }

    /// Checks that a file with these bytes is refused, and stays as it is.
    #[track_caller]
    fn check_refused(bytes: &[u8], expected: &str) {
        let name = unused("refused");
        std::fs::write(&name, bytes).expect("it is written");
        let error = open(&name).expect_err("it is no journal of this run").to_string();
        assert_eq!(error, format!("journal {name}: found {expected}"));
        assert_eq!(std::fs::read(&name).expect("there is a file"), bytes);
        std::fs::remove_file(&name).expect("there is a file");
    }

    #[test]
    fn a_file_that_is_no_journal_of_this_run_is_refused_and_stays_as_it_is() {
        let foreign = [
            ("my notes\nline two", "my notes"),
            ("my notes", "my notes"),
            ("\n7", ""),
            ("7\n8", "7"),
            // Settings with something behind them, and interrupted ones of another run.
            (r#"{"game":"gambit","seed":1} and"#, r#"{\"game\":\"gambit\",\"seed\":1} and"#),
            (r#"{"game":"combo""#, r#"{\"game\":\"combo\""#),
        ];
        for (text, found) in foreign {
            let found = if found.is_empty() { "nothing" } else { &format!("\"{found}\"") };
            check_refused(text.as_bytes(), &format!("{found}, expected the settings of this run"));
        }
        let another = r#""another run", expected the same settings"#;
        check_refused(b"{\"game\":\"gambit\",\"seed\":2}\n7\n8", another);
        check_refused(b"{\"game\":\"gambit\",\"seed\":2}", another);
        check_refused(b"\xff\xfe\n7\n8", r#""��", expected the settings of this run"#);
        let lines = |rest: &[u8]| [SETTINGS.as_bytes(), b"\n7\n", rest].concat();
        check_refused(&lines(b"x\n8"), r#""line 3", expected a game of this run"#);
        check_refused(&lines(b"8\n\xff9\n9"), r#""line 4", expected UTF-8"#);
    }

    #[test]
    fn a_journal_that_was_interrupted_in_any_line_goes_on() {
        let name = unused("interrupted");
        let whole = format!("{SETTINGS}\n12\n345\n");
        for length in 0..=whole.len() {
            std::fs::write(&name, &whole[..length]).expect("it is written");
            let results = open(&name).expect("it is a journal of this run");
            let kept = whole[..length].rfind('\n').map_or(SETTINGS.len() + 1, |at| at + 1);
            assert_eq!(std::fs::read_to_string(&name).expect("there is a file"), whole[..kept]);
            assert_eq!(results.len(), whole[..kept].lines().count() - 1, "{length}");
        }
        std::fs::remove_file(&name).expect("there is a file");
    }
}
