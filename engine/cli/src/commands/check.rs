//! The command `check`: the problems of files of studies.

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::{InputError, Result};
use crate::base::study_file::{problems, read, text};
use std::io::Write;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "check",
    usage: "FILE…",
    summary: "the problems of files of studies, each with line and column",
    details: DETAILS,
    options: &[],
    has_setup: false,
    run,
};

const DETAILS: &str = "\
A file holds any number of studies: games with variations, comments and marks, in the notation of
www/docs/study.md. The first problem of each study is printed as `FILE:LINE:COLUMN: …`; without
problems nothing is. FILE is `-` for the standard input. It is UTF-8, or UTF-16 with its mark; any
other encoding is refused: iconv -f WINDOWS-1252 -t UTF-8 FILE | gambol check -. What other
programs, mail and forums add to a text is left out.
";

/// Prints the problems of files, and fails if there are any.
fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let mut names = vec![arguments.word("file")?];
    names.extend(std::iter::from_fn(|| arguments.word("file").ok()));
    arguments.finish()?;
    let mut count = 0;
    // The other files are checked all the same.
    let mut unread = None;
    for name in names {
        let problems = match read(&name).map(|bytes| text(&name, &bytes)) {
            Ok(Ok(text)) => problems(&name, &text),
            Ok(Err(problem)) => vec![problem],
            Err(error) => {
                unread.get_or_insert(error);
                continue;
            }
        };
        count += problems.len();
        for problem in problems {
            writeln!(out, "{problem}")?;
        }
    }
    // What fails later discards the buffer.
    out.flush()?;
    if let Some(error) = unread {
        return Err(error);
    }
    if count == 0 {
        return Ok(());
    }
    Err(InputError::new("studies", format!("{count}"), "no problem").into())
}
