//! Commands about files of studies: `check` and `convert`.

use super::Result;
use crate::decode::{NoText, decode};
use crate::input_error::InputError;
use crate::options::Options;
use gambol::study::{self, Study};
use gambol::{Error, NodeId};
use std::fs;
use std::io::{self, Read, Write};

/// Prints the problems of files, and fails if there are any.
pub(super) fn check(mut options: Options, out: &mut dyn Write) -> Result {
    let mut names = vec![options.word("file")?];
    names.extend(std::iter::from_fn(|| options.word("file").ok()));
    options.finish()?;
    let mut count = 0;
    for name in names {
        let problems = match text(&name, &read(&name)?) {
            Ok(text) => problems(&name, &text),
            Err(problem) => vec![problem],
        };
        count += problems.len();
        for problem in problems {
            writeln!(out, "{problem}")?;
        }
    }
    if count == 0 {
        return Ok(());
    }
    // What fails later discards the buffer.
    out.flush()?;
    Err(InputError::new("studies", format!("{count}"), "no problem").into())
}

/// Prints the canonical text of a file.
pub(super) fn convert(mut options: Options, out: &mut dyn Write) -> Result {
    let is_main_line = options.switch("main-line");
    let name = options.word("file")?;
    options.finish()?;
    let file = text(&name, &read(&name)?)?;
    if let Some(problem) = problems(&name, &file).into_iter().next() {
        return Err(problem.into());
    }
    let mut blank = "";
    for part in study::split(&file) {
        let mut study = study::read(part.text, part.line)?;
        if is_main_line {
            delete_variations(&mut study)?;
        }
        write!(out, "{blank}{}", study::write(study.session.as_ref(), &study.headers)?)?;
        blank = "\n";
    }
    Ok(())
}

/// The bytes of a file, or of the standard input if its name is `-`.
fn read(name: &str) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let read = match name {
        "-" => io::stdin().lock().read_to_end(&mut bytes).map(drop),
        name => fs::read(name).map(|all| bytes = all),
    };
    let unreadable = |error: io::Error| InputError::new("file", name, format!("a file ({error})"));
    read.map_err(unreadable)?;
    Ok(bytes)
}

/// The text of a file, also one of another program, or where it is none: `FILE:LINE:COLUMN: …`.
fn text(name: &str, bytes: &[u8]) -> std::result::Result<String, String> {
    let NoText(at) = match decode(bytes) {
        Ok(file) => return Ok(study::normalize(&file).into_owned()),
        Err(error) => error,
    };
    let before = String::from_utf8_lossy(&bytes[..at]);
    let line = before.split('\n').count();
    let column = before.chars().rev().take_while(|c| *c != '\n').count() + 1;
    let wrong = InputError::new("text", "other bytes", "UTF-8");
    Err(format!("{name}:{line}:{column}: {wrong}"))
}

/// The first problem of each study in a file: `FILE:LINE:COLUMN: …`.
fn problems(name: &str, file: &str) -> Vec<String> {
    let parts = study::split(file);
    let errors = parts.iter().filter_map(|part| study::read(part.text, part.line).err());
    errors.map(|error| problem(name, &error)).collect()
}

/// An error in a study of a file: `FILE:LINE:COLUMN: …`.
pub(crate) fn problem(name: &str, error: &Error) -> String {
    let words = error.to_string();
    let Some((line, column)) = error.line_and_column() else { return format!("{name}: {words}") };
    let place = format!("line {line}, column {column}");
    let words = words.strip_prefix(&place).unwrap_or(&words).trim_start_matches([',', ':', ' ']);
    format!("{name}:{line}:{column}: {words}")
}

/// Leaves nothing but the main line, with its comments and marks.
fn delete_variations(study: &mut Study) -> Result {
    let tree = study.session.tree();
    let mut first = Vec::new();
    for id in tree.subtree(NodeId::ROOT)? {
        let node = tree.node(id)?;
        let is_after_main = match node.parent {
            Some(parent) => tree.node(parent)?.is_main,
            None => false,
        };
        if is_after_main && !node.is_main {
            first.push(id);
        }
    }
    for id in first {
        study.session.tree_mut().delete(id)?;
    }
    Ok(())
}
