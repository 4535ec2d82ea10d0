//! The error of refused text: a code with its arguments, and the place.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// The error of refused text: a [`Code`] with its arguments, the place, and the text found there.
///
/// Programs read the code and the arguments; the `Display` text is one line of English:
/// `board, rank 3: found "9", expected 8 squares`.
///
/// ```
/// use gambol::games::gambit::Gambit;
/// use gambol::Arg;
///
/// let error = "8/9/8/8 o".parse::<Gambit>().expect_err("a rank has eight squares");
/// assert_eq!(error.code(), gambol::codes::RANK_LENGTH);
/// assert_eq!(error.args(), [("squares", Arg::Number(8))]);
/// assert_eq!(error.found(), "9");
/// assert_eq!(error.to_string(), r#"board, rank 3: found "9", expected 8 squares"#);
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Error(Box<Parts>);

/// The contents of an error, boxed to keep `Result`s small.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Parts {
    place: Place,
    found: String,
    code: Code,
    args: Vec<(&'static str, Arg)>,
}

impl Error {
    /// An error at `place`, with the text found there; empty if there was none.
    pub fn new(place: impl Into<Place>, found: impl fmt::Display, code: Code) -> Self {
        Self::of(place.into(), &found, code)
    }

    /// Not generic, so that it is compiled once: errors are rare, and the page downloads every byte.
    #[cold]
    #[inline(never)]
    fn of(place: Place, found: &dyn fmt::Display, code: Code) -> Self {
        Self(Box::new(Parts { place, found: found.to_string(), code, args: Vec::new() }))
    }

    /// Adds an argument of the code.
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.with_arg(name, arg.into())
    }

    #[cold]
    #[inline(never)]
    fn with_arg(mut self, name: &'static str, arg: Arg) -> Self {
        self.0.args.push((name, arg));
        self
    }

    /// Replaces the place.
    pub fn at(self, place: impl Into<Place>) -> Self {
        self.at_place(place.into())
    }

    #[cold]
    #[inline(never)]
    fn at_place(mut self, place: Place) -> Self {
        self.0.place = place;
        self
    }

    /// Numbers the first step of the place, counted from 1: `move, square 1` becomes
    /// `move 3, square 1`.
    #[must_use]
    pub fn numbered(mut self, n: usize) -> Self {
        if let Some(first) = self.0.place.steps.first_mut() {
            first.at = Some(n.into());
        }
        self
    }

    /// Puts line and column of a text, both counted from 1, before the place.
    #[cold]
    #[inline(never)]
    pub(crate) fn within(mut self, line: usize, column: usize) -> Self {
        let mut place = Place::in_text(line, column);
        place.steps.append(&mut self.0.place.steps);
        self.at_place(place)
    }

    /// Line and column in a text of many lines, both counted from 1; `None` for an error in a text
    /// without lines.
    #[must_use]
    pub fn line_and_column(&self) -> Option<(usize, usize)> {
        match &self.0.place.steps[..] {
            [
                Step { name: LINE, at: Some(Arg::Number(line)) },
                Step { name: COLUMN, at: Some(Arg::Number(column)) },
                ..,
            ] => Some((*line as usize, *column as usize)),
            _ => None,
        }
    }

    /// The code: one of [`codes`](crate::codes) or of the game's own.
    #[must_use]
    pub fn code(&self) -> Code {
        self.0.code
    }

    /// The arguments of the code, by name.
    #[must_use]
    pub fn args(&self) -> &[(&'static str, Arg)] {
        &self.0.args
    }

    /// The place of the error.
    #[must_use]
    pub fn place(&self) -> &Place {
        &self.0.place
    }

    /// The text found at the place; empty if there was none.
    #[must_use]
    pub fn found(&self) -> &str {
        &self.0.found
    }

    /// The texts that are valid there, if the code lists them; otherwise empty.
    #[must_use]
    pub fn expected(&self) -> &[Cow<'static, str>] {
        let choice = self.0.args.iter().find(|(name, _)| *name == CHOICE);
        match choice {
            Some((_, Arg::Texts(texts))) => texts,
            _ => &[],
        }
    }
}

/// The name of the argument that lists all valid texts.
pub(crate) const CHOICE: &str = "choice";

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Parts { place, found, code, args } = &*self.0;
        let mut expected = code.english().to_string();
        for (name, arg) in args {
            expected = expected.replace(&format!("{{{name}}}"), &arg.to_string());
        }
        write_line(f, place, found, &expected)
    }
}

/// The line of its `Display` text, which a `main` prints that returns the error.
impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The page has no English, and shows no such line.
        if cfg!(feature = "full") {
            fmt::Display::fmt(self, f)
        } else {
            f.write_str(self.code().name())
        }
    }
}

impl core::error::Error for Error {}

#[cfg(feature = "std")]
impl From<Error> for std::io::Error {
    fn from(error: Error) -> Self {
        Self::new(std::io::ErrorKind::InvalidData, error)
    }
}

/// Writes the line of an error: `place: found "text", expected something`.
///
/// # Errors
/// Returns the errors of the formatter.
pub fn write_line(
    f: &mut fmt::Formatter<'_>,
    place: impl fmt::Display,
    found: &str,
    expected: impl fmt::Display,
) -> fmt::Result {
    // Long enough for most texts, short enough for one line.
    const SHOWN: usize = 60;
    write!(f, "{place}: found ")?;
    if found.is_empty() {
        f.write_str("nothing")?;
    } else if found.chars().count() > SHOWN {
        let start: String = found.chars().take(SHOWN).collect();
        write!(f, "\"{}…\"", start.escape_debug())?;
    } else {
        write!(f, "\"{}\"", found.escape_debug())?;
    }
    write!(f, ", expected {expected}")
}

/// One way in which a text is invalid.
///
/// ```
/// use gambol::{Code, Error};
///
/// const TEN: Code = Code::new("too-many", "at most {most} pieces");
/// let error = Error::new("board", "12", TEN).with("most", 10_u8);
/// assert_eq!(error.code(), TEN);
/// assert_eq!(error.to_string(), r#"board: found "12", expected at most 10 pieces"#);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    name: &'static str,
    /// The expected text in English, with `{name}` for each argument.
    #[cfg(feature = "full")]
    english: &'static str,
}

impl Code {
    /// A code with a name in lower case with hyphens, and the expected text in English, with
    /// `{name}` for each argument.
    #[cfg_attr(not(feature = "full"), expect(unused_variables, reason = "left out"))]
    #[must_use]
    pub const fn new(name: &'static str, english: &'static str) -> Self {
        Self {
            name,
            #[cfg(feature = "full")]
            english,
        }
    }

    /// The expected text in English.
    #[cfg(feature = "full")]
    fn english(self) -> &'static str {
        self.english
    }

    /// The name of the code, which stands in for the English text.
    #[cfg(not(feature = "full"))]
    fn english(self) -> &'static str {
        self.name
    }

    /// The name of the code, which is stable across releases.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.name
    }

    /// The names of the code's arguments.
    #[cfg(feature = "full")]
    pub fn args(self) -> impl Iterator<Item = &'static str> {
        let parts = self.english.split('{').skip(1);
        parts.filter_map(|part| part.split_once('}')).map(|(name, _)| name)
    }
}

/// An argument of a code.
///
/// ```
/// use gambol::Arg;
/// use gambol::games::gambit::Gambit;
///
/// let error = "8/9/8/8 o".parse::<Gambit>().expect_err("a rank has eight squares");
/// assert_eq!(error.args(), [("squares", Arg::Number(8))]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A count or a bound.
    Number(u64),
    /// Notation: a square, a token, a line of tokens.
    Text(Cow<'static, str>),
    /// A list of valid notations.
    Texts(Vec<Cow<'static, str>>),
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => f.write_str(text),
            Self::Texts(texts) => match &texts[..] {
                [others @ .., last] if !others.is_empty() => {
                    write!(f, "{} or {last}", others.join(", "))
                }
                texts => f.write_str(&texts.join("")),
            },
        }
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<u8> for Arg {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl<const N: usize> From<[&'static str; N]> for Arg {
    fn from(texts: [&'static str; N]) -> Self {
        Self::Texts(texts.map(Cow::Borrowed).into())
    }
}

/// The place of an error in a text, from the outside in, such as a move and then its second square.
///
/// ```
/// use gambol::{Place, codes, Error};
///
/// let error = Error::new(Place::from("board").part("left"), "7", codes::SQUARE);
/// assert!(error.to_string().starts_with("board, left: found"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Never empty.
    steps: Vec<Step>,
}

/// One step of a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The name of the part, in lower case with hyphens: `board`, `rank`, `side-to-move`.
    pub name: &'static str,
    /// The part among several of that name: a number from 1, a square, or the name of another step.
    pub at: Option<Arg>,
}

impl Place {
    /// A part of this place that is the only one of its name.
    #[must_use]
    pub fn part(self, name: &'static str) -> Self {
        self.step(name, None)
    }

    /// One of several parts of this place: that of a number from 1, or that of a square.
    pub fn nth(self, name: &'static str, at: impl Into<Arg>) -> Self {
        self.step(name, Some(at.into()))
    }

    #[cold]
    #[inline(never)]
    fn step(mut self, name: &'static str, at: Option<Arg>) -> Self {
        self.steps.push(Step { name, at });
        self
    }

    /// The place after the last part, for text that should not be there.
    pub(crate) fn after(name: &'static str) -> Self {
        let at = Some(Arg::Text(name.into()));
        Self { steps: Vec::new() }.step(AFTER, at)
    }

    /// A line and a column of a text, both counted from 1.
    pub(crate) fn in_text(line: usize, column: usize) -> Self {
        Self { steps: Vec::new() }.nth(LINE, line).nth(COLUMN, column)
    }

    /// The steps from the outside in. Never empty.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }
}

/// A step whose English name has a hyphen, too.
pub(crate) const SET_UP: &str = "set-up";
/// The steps to a place in a text of many lines.
const LINE: &str = "line";
const COLUMN: &str = "column";
/// The step to the place after another step.
const AFTER: &str = "after";

impl From<&'static str> for Place {
    fn from(name: &'static str) -> Self {
        Self { steps: Vec::new() }.step(name, None)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, step) in self.steps.iter().enumerate() {
            let comma = if n > 0 { ", " } else { "" };
            write!(f, "{comma}{step}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = |name: &str| name.replace('-', " ");
        match (self.name, &self.at) {
            (SET_UP, None) => f.write_str(SET_UP),
            (AFTER, Some(at)) => write!(f, "after the {}", words(&at.to_string())),
            (name, Some(at)) => write!(f, "{} {at}", words(name)),
            (name, None) => f.write_str(&words(name)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Square, codes};

    #[track_caller]
    fn check(error: &Error, line: &str) {
        assert_eq!(error.to_string(), line);
    }

    #[test]
    fn an_error_is_one_line_with_place_found_and_expected() {
        let rank = Place::from("board").nth("rank", 3_u8);
        let error = Error::new(rank, "9", codes::RANK_LENGTH).with("squares", 8_u8);
        check(&error, r#"board, rank 3: found "9", expected 8 squares"#);
        let side = Error::new("side-to-move", "", codes::ONE_OF).with(CHOICE, ["o", "x"]);
        check(&side, "side to move: found nothing, expected o or x");
        assert_eq!(side.expected(), ["o", "x"]);
        let square = Place::from("move").nth("square", 1_u8);
        check(
            &Error::new(square, "a\n1", codes::SQUARE_ON_BOARD)
                .with("last", Square::new(7, 3))
                .numbered(3),
            r#"move 3, square 1: found "a\n1", expected a square from a1 to h4"#,
        );
        check(
            &Error::new(Place::after("side-to-move"), "o", codes::END),
            r#"after the side to move: found "o", expected the end of the position"#,
        );
        assert!(Error::new("board", "x".repeat(1000), codes::END).to_string().len() < 120);
    }

    #[test]
    fn a_choice_is_written_as_a_list() {
        let list = |texts: &[&'static str]| {
            Arg::Texts(texts.iter().map(|text| Cow::Borrowed(*text)).collect()).to_string()
        };
        assert_eq!(list(&["o"]), "o");
        assert_eq!(list(&["o", "x"]), "o or x");
        assert_eq!(list(&["b", "r", "-"]), "b, r or -");
    }
}
