//! Files of studies as text, and their problems by line and column.

use crate::base::decode::{DecodeError, decode};
use crate::base::error::{InputError, Result};
use gambol::Error;
use gambol::study;
use std::fs;
use std::io::{self, Read};

/// The bytes of a file, or of the standard input if its name is `-`.
pub(crate) fn read(name: &str) -> Result<Vec<u8>> {
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
pub(crate) fn text(name: &str, bytes: &[u8]) -> std::result::Result<String, String> {
    let DecodeError(at) = match decode(bytes) {
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
pub(crate) fn problems(name: &str, file: &str) -> Vec<String> {
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
