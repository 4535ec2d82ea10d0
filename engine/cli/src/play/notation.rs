//! What the text of a move says about squares and about items of a hand, in the notation that all games share.

use gambol::Square;

/// The parts of a move, as far as its notation shows them on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    /// Squares in their order, such as `c2xc4xe2`, `2a2-a4` or `f7`.
    Path(Vec<Square>),
    /// Things of the hand on squares, such as `r1@h8,r2@i8`, in any order.
    Lay(Vec<(String, Square)>),
    /// Things of the hand that are given away, such as `~r1g2`, in any order.
    Swap(Vec<String>),
    /// A word, such as `pass`.
    Word,
}

impl Shape {
    /// The shape of a move.
    pub(crate) fn of(mv: &str) -> Self {
        if let Some(items) = mv.strip_prefix('~') {
            return Self::Swap(items_of(items));
        }
        let lay = mv.split(',').map(|item| {
            let (thing, square) = item.split_once('@')?;
            Some((thing.to_string(), square.parse().ok()?))
        });
        if let Some(lay) = lay.collect() {
            return Self::Lay(lay);
        }
        let squares = squares_of(mv);
        if squares.is_empty() { Self::Word } else { Self::Path(squares) }
    }

    /// The squares of the move.
    pub(crate) fn squares(&self) -> Vec<Square> {
        match self {
            Self::Path(squares) => squares.clone(),
            Self::Lay(items) => items.iter().map(|(_, square)| *square).collect(),
            Self::Swap(_) | Self::Word => Vec::new(),
        }
    }
}

/// The squares in a text, in their order: a letter and the digits after it.
fn squares_of(text: &str) -> Vec<Square> {
    let mut squares = Vec::new();
    let mut rest = text;
    while let Some(at) = rest.find(|c: char| c.is_ascii_lowercase()) {
        rest = &rest[at..];
        let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
        let (square, after) = rest.split_at(1 + digits);
        squares.extend(square.parse::<Square>());
        rest = after;
    }
    squares
}

/// The items of a hand that are written one after the other, each a letter and what follows it.
pub(crate) fn items_of(text: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    for c in text.chars() {
        match items.last_mut() {
            Some(thing) if !c.is_ascii_lowercase() => thing.push(c),
            _ => items.push(c.to_string()),
        }
    }
    items
}

/// The legal move that a typed text means: the move itself, or the only move with the same squares.
///
/// Returns the moves that it may mean otherwise, none if it means nothing.
pub(crate) fn find(text: &str, legal: &[String]) -> Result<String, Vec<String>> {
    let text = text.trim();
    if let Some(mv) = legal.iter().find(|mv| *mv == text) {
        return Ok(mv.clone());
    }
    let squares = squares_of(text);
    let has_same_squares = |mv: &&String| match Shape::of(mv) {
        Shape::Path(path) => path == squares,
        _ => false,
    };
    let meant: Vec<String> = legal.iter().filter(has_same_squares).cloned().collect();
    match meant.as_slice() {
        [mv] => Ok(mv.clone()),
        _ => Err(meant),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(mv: &str, squares: &str) {
        let found: Vec<String> = Shape::of(mv).squares().iter().map(ToString::to_string).collect();
        assert_eq!(found.join(" "), squares, "{mv}");
    }

    #[test]
    fn a_move_has_the_squares_of_its_notation() {
        check("c2xc4xe2", "c2 c4 e2");
        check("12a2+b2", "a2 b2");
        check("2d4xd6", "d4 d6");
        check("p11", "p11");
        check("r1@h8,g2@i18", "h8 i18");
        check("~r1g2", "");
        check("pass", "");
        assert_eq!(Shape::of("~r1g2"), Shape::Swap(vec!["r1".into(), "g2".into()]));
        assert_eq!(Shape::of("pass"), Shape::Word);
    }

    #[test]
    fn a_move_is_found_by_its_text_or_by_its_squares_alone() {
        let legal = ["c2xc4", "c2xc4xe2", "1a2-a3", "2a2-a3", "2a2-a4"].map(String::from);
        assert_eq!(find(" c2xc4 ", &legal), Ok("c2xc4".into()));
        assert_eq!(find("c2c4e2", &legal), Ok("c2xc4xe2".into()));
        assert_eq!(find("a2a4", &legal), Ok("2a2-a4".into()));
        assert_eq!(find("a2-a3", &legal), Err(vec!["1a2-a3".into(), "2a2-a3".into()]));
        assert_eq!(find("a9", &legal), Err(vec![]));
        assert_eq!(find("", &legal), Err(vec![]));
    }
}
