//! What the notations of all games share: fields, ranks and runs of empty squares.

use crate::Error;
use alloc::format;
use alloc::vec::Vec;
use core::fmt;

/// The fields of a position, exactly as many as `names` has, separated by single spaces.
pub(crate) fn fields<'a, const N: usize>(
    text: &'a str,
    names: [&str; N],
) -> Result<[&'a str; N], Error> {
    let found: Vec<&str> = text.split(' ').collect();
    if let Some(missing) = names.get(found.len()) {
        return Err(Error::new(missing, "", format!("{N} fields with single spaces between them")));
    }
    if let Some(extra) = found.get(N) {
        let place = format!("after the {}", names[N - 1]);
        return Err(Error::new(place, extra, "the end of the position"));
    }
    if let Some(empty) = found.iter().position(|field| field.is_empty()) {
        return Err(Error::new(names[empty], "", "a field without spaces around it"));
    }
    found.try_into().map_err(|_| Error::new("position", text, format!("{N} fields")))
}

/// The ranks of a board with their numbers, from the top rank down.
pub(crate) fn ranks(board: &str, count: u8) -> Result<Vec<(u8, &str)>, Error> {
    let ranks: Vec<&str> = board.split('/').collect();
    if ranks.len() != usize::from(count) {
        let expected = format!("{count} ranks with / between them");
        return Err(Error::new("board", board, expected));
    }
    Ok((1..=count).rev().zip(ranks).collect())
}

/// Writes a rank as a list of items with commas between them: a number for each run of empty
/// squares, and each piece as it is written.
pub(crate) fn write_items<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    squares: impl Iterator<Item = Option<T>>,
) -> fmt::Result {
    let mut empty = 0;
    let mut comma = "";
    for square in squares {
        let Some(piece) = square else {
            empty += 1;
            continue;
        };
        if empty > 0 {
            write!(f, "{comma}{empty}")?;
            comma = ",";
        }
        empty = 0;
        write!(f, "{comma}{piece}")?;
        comma = ",";
    }
    if empty > 0 {
        write!(f, "{comma}{empty}")?;
    }
    Ok(())
}

/// A number in decimal, without a sign and without a zero before it.
pub(crate) fn number(text: &str) -> Option<u8> {
    let is_canonical = text == "0" || !text.starts_with(['0', '+']);
    text.parse().ok().filter(|_| is_canonical)
}
