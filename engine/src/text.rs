//! Parsing and writing that all notations share: fields, ranks and runs of empty squares.

use crate::{Code, Error, Place, Square, codes};
use alloc::vec::Vec;
use core::fmt;

/// Splits a position into its fields, one for each of `names`, separated by single spaces.
pub(crate) fn split_fields<'a, const N: usize>(
    text: &'a str,
    names: [&'static str; N],
) -> Result<[&'a str; N], Error> {
    let found: Vec<&str> = text.split(' ').collect();
    if let Some(missing) = names.get(found.len()) {
        return Err(Error::new(*missing, "", codes::FIELD_COUNT).with("fields", N));
    }
    if let Some(extra) = found.get(N) {
        return Err(Error::new(Place::after(names[N - 1]), extra, codes::END));
    }
    if let Some(empty) = found.iter().position(|field| field.is_empty()) {
        return Err(Error::new(names[empty], "", codes::FIELD_EMPTY));
    }
    found.try_into().map_err(|_| Error::new("position", text, codes::FIELD_COUNT).with("fields", N))
}

/// The ranks of a board with their numbers, from the top rank down.
fn ranks(board: &str, count: u8) -> Result<impl Iterator<Item = (u8, &str)>, Error> {
    if board.split('/').count() != usize::from(count) {
        return Err(Error::new("board", board, codes::RANK_COUNT).with("ranks", count));
    }
    Ok((1..=count).rev().zip(board.split('/')))
}

/// Sets the place of an error to the rank of a number.
fn in_rank(number: u8) -> impl Fn(Error) -> Error {
    move |error| error.at(Place::from("board").nth("rank", number))
}

/// The state of parsing one rank.
struct RankReader<'a> {
    text: &'a str,
    width: u8,
    /// The file of the next square.
    file: u8,
    /// Whether the last item was a number of empty squares.
    was_number: bool,
}

impl<'a> RankReader<'a> {
    fn new(text: &'a str, width: u8) -> Self {
        Self { text, width, file: 0, was_number: false }
    }

    fn refuse(&self) -> Error {
        Error::new("rank", self.text, codes::RANK_LENGTH).with("squares", self.width)
    }

    /// Consumes a piece and returns its file.
    fn piece(&mut self) -> Result<u8, Error> {
        self.was_number = false;
        self.file += 1;
        if self.file <= self.width { Ok(self.file - 1) } else { Err(self.refuse()) }
    }

    /// Consumes a number of empty squares; `refuse` makes the error for any other text.
    fn empty(&mut self, text: &str, refuse: impl FnOnce() -> Error) -> Result<(), Error> {
        let run = parse_number(text).filter(|run| *run > 0).ok_or_else(refuse)?;
        if core::mem::replace(&mut self.was_number, true) {
            return Err(Error::new("rank", self.text, codes::EMPTY_RUN));
        }
        let file = self.file.checked_add(run).filter(|file| *file <= self.width);
        self.file = file.ok_or_else(|| self.refuse())?;
        Ok(())
    }

    fn end(self) -> Result<(), Error> {
        if self.file == self.width { Ok(()) } else { Err(self.refuse()) }
    }
}

/// Parses a board of letters and numbers of empty squares, `1x1o4/8`. Calls `put` for each piece, with
/// the index of its letter and its square.
pub(crate) fn parse_letters<const N: usize>(
    board: &str,
    [files, count]: [u8; 2],
    letters: [&'static str; N],
    mut put: impl FnMut(usize, Square),
) -> Result<(), Error> {
    let mut read = |text: &str, rank: u8| {
        let mut reader = RankReader::new(text, files);
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let (item, after) = rest.split_at(digits.max(first.len_utf8()));
            rest = after;
            match letters.iter().position(|letter| *letter == item) {
                Some(letter) => put(letter, Square::new(reader.piece()?, rank)),
                None => reader.empty(item, || {
                    let error = Error::new("rank", item, codes::RANK_ITEM);
                    error.with("pieces", letters).with("most", files)
                })?,
            }
        }
        reader.end()
    };
    ranks(board, count)?
        .try_for_each(|(number, text)| read(text, number - 1).map_err(in_rank(number)))
}

/// Parses a board of comma-separated items, `2,b3,5/8`: pieces, which `piece` parses, and numbers of
/// empty squares. Calls `put` for each piece, with its text and its square. `code` is the error code
/// for any other item.
pub(crate) fn parse_items<T>(
    board: &str,
    [files, count]: [u8; 2],
    code: Code,
    piece: impl Fn(&str) -> Result<Option<T>, Error>,
    mut put: impl FnMut(T, &str, Square) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut read = |text: &str, rank: u8| {
        let mut reader = RankReader::new(text, files);
        for item in text.split(',') {
            match piece(item)? {
                Some(piece) => put(piece, item, Square::new(reader.piece()?, rank))?,
                None => {
                    reader.empty(item, || Error::new("rank", item, code).with("most", files))?
                }
            }
        }
        reader.end()
    };
    ranks(board, count)?
        .try_for_each(|(number, text)| read(text, number - 1).map_err(in_rank(number)))
}

/// Writes a board of letters, from the top rank down; `at` returns the letter of an occupied square.
pub(crate) fn write_letters(
    f: &mut fmt::Formatter<'_>,
    size: [u8; 2],
    at: impl Fn(Square) -> Option<&'static str>,
) -> fmt::Result {
    write_board(f, size, "", at)
}

/// Writes a board of comma-separated items, from the top rank down; `at` returns the item of an
/// occupied square.
pub(crate) fn write_items<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    size: [u8; 2],
    at: impl Fn(Square) -> Option<T>,
) -> fmt::Result {
    write_board(f, size, ",", at)
}

fn write_board<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    [files, ranks]: [u8; 2],
    separator: &str,
    at: impl Fn(Square) -> Option<T>,
) -> fmt::Result {
    for rank in (0..ranks).rev() {
        let mut before = "";
        let mut empty = 0;
        for piece in (0..files).map(|file| at(Square::new(file, rank))).map(Some).chain([None]) {
            let Some(Some(piece)) = piece else {
                // An empty square, or the end of the rank.
                if piece.is_some() {
                    empty += 1;
                } else if empty > 0 {
                    write!(f, "{before}{empty}")?;
                }
                continue;
            };
            if empty > 0 {
                write!(f, "{before}{empty}")?;
                before = separator;
                empty = 0;
            }
            write!(f, "{before}{piece}")?;
            before = separator;
        }
        f.write_str(if rank > 0 { "/" } else { "" })?;
    }
    Ok(())
}

/// The index of a text in a short list.
pub(crate) fn index_of<const N: usize>(
    place: &'static str,
    text: &str,
    choice: [&'static str; N],
) -> Result<usize, Error> {
    let known = choice.iter().position(|known| *known == text);
    known.ok_or_else(|| codes::choice(place, text, choice))
}

/// Parses a square of a board with this number of files and ranks.
pub(crate) fn parse_square(
    place: impl Into<Place>,
    text: &str,
    [files, ranks]: [u8; 2],
) -> Result<Square, Error> {
    let square = text.parse().ok();
    let inside = square.filter(|square: &Square| square.file < files && square.rank < ranks);
    let last = Square::new(files - 1, ranks - 1);
    inside.ok_or_else(|| Error::new(place, text, codes::SQUARE_ON_BOARD).with("last", last))
}

/// Parses a decimal number without a sign or leading zeros.
pub(crate) fn parse_number(text: &str) -> Option<u8> {
    let is_canonical = text == "0" || !text.starts_with(['0', '+']);
    text.parse().ok().filter(|_| is_canonical)
}
