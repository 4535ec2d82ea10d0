//! Marks of an annotated game: a judgement, and shapes on the board.

use crate::{Error, Square, codes};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// The marks of a position: a judgement, and shapes on its board.
///
/// Written with spaces between them, the judgement first: `!? $146 Ge4 Rc2c4`. A [`Tree`](crate::Tree) keeps
/// this text, so that the bindings need no code for it.
///
/// ```
/// use gambol::{Judgement, Marks};
///
/// let marks: Marks = "!? Ge4 Rc2c4".parse()?;
/// assert_eq!(marks.judgement, Some(Judgement::Interesting));
/// assert_eq!(marks.shapes.len(), 2);
/// assert_eq!(marks.to_string(), "!? Ge4 Rc2c4");
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// What the move, or the position, is worth to an annotator.
    pub judgement: Option<Judgement>,
    /// The other numbers that PGN gives to annotations, which are kept without a meaning: 146 is `$146`.
    pub numbers: Vec<u32>,
    /// What is drawn on the board, in this order.
    pub shapes: Vec<Shape>,
}

impl fmt::Display for Marks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut space = "";
        if let Some(judgement) = self.judgement {
            write!(f, "{judgement}")?;
            space = " ";
        }
        for number in &self.numbers {
            write!(f, "{space}${number}")?;
            space = " ";
        }
        for shape in &self.shapes {
            write!(f, "{space}{shape}")?;
            space = " ";
        }
        Ok(())
    }
}

impl FromStr for Marks {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let mut marks = Self::default();
        let mut is_first = true;
        for text in text.split(' ').filter(|_| !text.is_empty()) {
            let judgement = Judgement::of(text).filter(|_| is_first);
            if judgement.is_some() {
                marks.judgement = judgement;
            } else if let Some(Ok(number)) = text.strip_prefix('$').map(str::parse) {
                marks.numbers.push(number);
            } else if let Some(shape) = Shape::of(text) {
                marks.shapes.push(shape);
            } else {
                return Err(Error::new("marks", text, codes::MARK));
            }
            is_first = false;
        }
        Ok(marks)
    }
}

/// A judgement of a move or a position, as annotated games write it.
///
/// ```
/// use gambol::Judgement;
///
/// assert_eq!("!?".parse(), Ok(Judgement::Interesting));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Judgement {
    /// `!`: a good move.
    Good,
    /// `?`: a mistake.
    Mistake,
    /// `!!`: a brilliant move.
    Brilliant,
    /// `??`: a blunder.
    Blunder,
    /// `!?`: an interesting move.
    Interesting,
    /// `?!`: a dubious move.
    Dubious,
    /// `□`: the only move.
    Forced,
    /// `=`: an even position.
    Even,
    /// `∞`: an unclear position.
    Unclear,
}

impl Judgement {
    /// All of them, in the order of their numbers in PGN.
    pub const ALL: [Self; 9] = [
        Self::Good,
        Self::Mistake,
        Self::Brilliant,
        Self::Blunder,
        Self::Interesting,
        Self::Dubious,
        Self::Forced,
        Self::Even,
        Self::Unclear,
    ];

    pub(crate) const SYMBOLS: [&'static str; 9] = ["!", "?", "!!", "??", "!?", "?!", "□", "=", "∞"];

    fn of(text: &str) -> Option<Self> {
        let place = Self::SYMBOLS.iter().position(|symbol| *symbol == text)?;
        Some(Self::ALL[place])
    }
}

impl fmt::Display for Judgement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::SYMBOLS[*self as usize])
    }
}

impl FromStr for Judgement {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Self::of(text).ok_or_else(|| codes::choice("judgement", text, Self::SYMBOLS))
    }
}

/// What is drawn on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A highlighted square: `Ge4`.
    Highlight(Color, Square),
    /// An arrow from a square to another: `Gc2c4`.
    Arrow(Color, Square, Square),
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Highlight(color, square) => write!(f, "{color}{square}"),
            Self::Arrow(color, from, to) => write!(f, "{color}{from}{to}"),
        }
    }
}

impl Shape {
    pub(crate) fn of(text: &str) -> Option<Self> {
        let color = Color::of(*text.as_bytes().first()?)?;
        // The last square begins at the last letter.
        let last = text.bytes().rposition(|c| c.is_ascii_lowercase())?;
        let (from, to) = (&text[1..last], &text[last..]);
        let to: Square = to.parse().ok()?;
        if from.is_empty() {
            return Some(Self::Highlight(color, to));
        }
        let from = from.parse().ok()?;
        (from != to).then_some(Self::Arrow(color, from, to))
    }
}

impl FromStr for Shape {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Self::of(text).ok_or_else(|| Error::new("shape", text, codes::MARK))
    }
}

/// The colour of a shape, written as PGN does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    /// `G`.
    Green,
    /// `R`.
    Red,
    /// `Y`.
    Yellow,
    /// `B`.
    Blue,
}

impl Color {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Green, Self::Red, Self::Yellow, Self::Blue];

    const LETTERS: [u8; 4] = *b"GRYB";

    fn of(letter: u8) -> Option<Self> {
        let place = Self::LETTERS.iter().position(|each| *each == letter)?;
        Some(Self::ALL[place])
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        char::from(Self::LETTERS[*self as usize]).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use alloc::vec;

    #[test]
    fn judgements_and_shapes_are_text_and_back() {
        let squares = [Square::new(0, 0), Square::new(20, 20), Square::new(4, 9)];
        let mut shapes = Vec::new();
        for color in Color::ALL {
            shapes.push(Shape::Highlight(color, squares[1]));
            shapes.push(Shape::Arrow(color, squares[0], squares[1]));
            shapes.push(Shape::Arrow(color, squares[1], squares[2]));
        }
        for shape in &shapes {
            assert_eq!(shape.to_string().parse(), Ok(*shape));
        }
        for judgement in Judgement::ALL.map(Some).into_iter().chain([None]) {
            for shapes in [&shapes[..], &[]] {
                let numbers = vec![146, 9];
                let marks = Marks { judgement, numbers, shapes: shapes.to_vec() };
                assert_eq!(marks.to_string().parse(), Ok(marks));
            }
        }
        let marks = Marks { judgement: Some(Judgement::Dubious), numbers: Vec::new(), shapes };
        assert!(marks.to_string().starts_with("?! Gu21 Ga1u21 Gu21e10 Ru21 "), "{marks}");
    }

    /// Asserts that marks are refused because of one of them.
    #[track_caller]
    fn check_refused(text: &str, found: &str) {
        let error = text.parse::<Marks>().expect_err("it is refused");
        assert_eq!((error.code().name(), error.found()), ("mark", found));
    }

    #[test]
    fn anything_else_is_refused() {
        check_refused("!!!", "!!!");
        check_refused("e4", "e4");
        check_refused(" Ge4", "");
        check_refused("! !", "!");
        check_refused("$", "$");
        check_refused("! $x", "$x");
        check_refused("! ?? Ge4", "??");
        check_refused("Ge4 ?", "?");
        check_refused("! Ge4 ", "");
        for text in ["G", "Ge", "Ge0", "Gee", "Ge4e4", "Ge4-e5", "Ge4e5e6", "G🦌4", "Ge4é5", "G4"]
        {
            check_refused(text, text);
            assert_eq!(text.parse::<Shape>().expect_err("no shape").code().name(), "mark");
        }
        let error = "!!!".parse::<Judgement>().expect_err("no judgement");
        assert_eq!((error.code().name(), error.expected().len()), ("one-of", 9));
    }
}
