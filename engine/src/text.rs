//! What the notations of all games share: fields, ranks and runs of empty squares.

use crate::{Code, Error, Place, Square, codes};
use alloc::vec::Vec;
use core::fmt;

/// The fields of a position, exactly as many as `names` has, separated by single spaces.
pub(crate) fn fields<'a, const N: usize>(
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

/// Where an error in a rank is, by the rank's number.
fn in_rank(number: u8) -> impl Fn(Error) -> Error {
    move |error| error.at(Place::from("board").nth("rank", number))
}

/// One rank while it is read.
struct Rank<'a> {
    text: &'a str,
    width: u8,
    /// The squares that were read, and whether the last of them were a number.
    file: u8,
    was_number: bool,
}

impl<'a> Rank<'a> {
    fn new(text: &'a str, width: u8) -> Self {
        Self { text, width, file: 0, was_number: false }
    }

    fn refuse(&self) -> Error {
        Error::new("rank", self.text, codes::RANK_LENGTH).with("squares", self.width)
    }

    /// Goes past a piece; the file that it stands on.
    fn piece(&mut self) -> Result<u8, Error> {
        self.was_number = false;
        self.file += 1;
        if self.file <= self.width { Ok(self.file - 1) } else { Err(self.refuse()) }
    }

    /// Goes past empty squares; `refuse` makes the error of a text that is no number of them.
    fn empty(&mut self, text: &str, refuse: impl FnOnce() -> Error) -> Result<(), Error> {
        let run = number(text).filter(|run| *run > 0).ok_or_else(refuse)?;
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

/// Reads a board of letters and numbers of empty squares, `1x1o4/8`; `put` is told of each piece the
/// place of its letter and its square.
pub(crate) fn read_letters<const N: usize>(
    board: &str,
    [files, count]: [u8; 2],
    letters: [&'static str; N],
    mut put: impl FnMut(usize, Square),
) -> Result<(), Error> {
    let mut read = |text: &str, rank: u8| {
        let mut reader = Rank::new(text, files);
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

/// Reads a board of items with commas between them, `2,b3,5/8`: pieces, as `piece` reads them, and
/// numbers of empty squares. `put` is told of each piece its text and its square; `code` is that of an
/// item which is neither.
pub(crate) fn read_items<T>(
    board: &str,
    [files, count]: [u8; 2],
    code: Code,
    piece: impl Fn(&str) -> Result<Option<T>, Error>,
    mut put: impl FnMut(T, &str, Square) -> Result<(), Error>,
) -> Result<(), Error> {
    let mut read = |text: &str, rank: u8| {
        let mut reader = Rank::new(text, files);
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

/// Writes a board of letters, from the top rank down; `at` is the letter of a square that is not empty.
pub(crate) fn write_letters(
    f: &mut fmt::Formatter<'_>,
    size: [u8; 2],
    at: impl Fn(Square) -> Option<&'static str>,
) -> fmt::Result {
    write_board(f, size, "", at)
}

/// Writes a board of items with commas between them, from the top rank down; `at` is what stands on a
/// square that is not empty.
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

/// The place of a text among a few that are right.
pub(crate) fn one_of<const N: usize>(
    place: &'static str,
    text: &str,
    choice: [&'static str; N],
) -> Result<usize, Error> {
    let known = choice.iter().position(|known| *known == text);
    known.ok_or_else(|| codes::choice(place, text, choice))
}

/// A square of a board of `files` and `ranks` that begins at a1.
pub(crate) fn square_on(
    place: impl Into<Place>,
    text: &str,
    [files, ranks]: [u8; 2],
) -> Result<Square, Error> {
    let square = text.parse().ok();
    let inside = square.filter(|square: &Square| square.file < files && square.rank < ranks);
    let last = Square::new(files - 1, ranks - 1);
    inside.ok_or_else(|| Error::new(place, text, codes::SQUARE_ON_BOARD).with("last", last))
}

/// A number in decimal, without a sign and without a zero before it.
pub(crate) fn number(text: &str) -> Option<u8> {
    let is_canonical = text == "0" || !text.starts_with(['0', '+']);
    text.parse().ok().filter(|_| is_canonical)
}
