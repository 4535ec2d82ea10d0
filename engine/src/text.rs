//! What the notations of all games share: fields, ranks and runs of empty squares.

use crate::Error;
use alloc::format;
use alloc::vec::Vec;

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

/// A number in decimal, without a sign and without a zero before it.
pub(crate) fn number(text: &str) -> Option<u8> {
    let is_canonical = text == "0" || !text.starts_with(['0', '+']);
    text.parse().ok().filter(|_| is_canonical)
}
