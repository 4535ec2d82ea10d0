//! The moves of LuckyMoose and their notation.

use super::{Hand, MAX_TOKENS, Token, codes};
use crate::{Error, Place, Square};
use core::fmt;
use core::str::FromStr;

/// One turn: a move of LuckyMoose.
///
/// ```
/// use gambol::games::luckymoose::Turn;
///
/// let Turn::Lay(lay) = "r1@h8,r2@i8".parse()? else { panic!("it lays two tokens") };
/// assert_eq!(lay.items().len(), 2);
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Lays tokens on the board.
    Lay(Lay),
    /// Exchanges tokens of the hand, at least one, for others of the pool.
    Exchange(Hand),
    /// Does nothing.
    Pass,
}

/// One to six tokens with their squares, sorted by rank and then by file.
///
/// ```
/// use gambol::games::luckymoose::Turn;
///
/// let Turn::Lay(lay) = "r1@h8,r2@i8".parse()? else { panic!("it lays two tokens") };
/// let tokens: Vec<String> = lay.tokens().map(|token| token.to_string()).collect();
/// assert_eq!(tokens, ["r1", "r2"]);
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lay {
    /// Default items from `count` on, so that equal lays are equal in all fields.
    items: [(Square, Token); MAX_TOKENS],
    count: u8,
}

impl Lay {
    /// A lay of up to six tokens, in any order.
    pub(super) fn new(items: impl IntoIterator<Item = (Square, Token)>) -> Self {
        let mut lay = Self { items: [(Square::new(0, 0), Token::default()); MAX_TOKENS], count: 0 };
        for item in items.into_iter().take(MAX_TOKENS) {
            lay.items[usize::from(lay.count)] = item;
            lay.count += 1;
        }
        // An insertion sort of at most six items.
        for n in 1..usize::from(lay.count) {
            for at in (0..n).rev() {
                if lay.items[at] <= lay.items[at + 1] {
                    break;
                }
                lay.items.swap(at, at + 1);
            }
        }
        lay
    }

    /// The squares and their tokens.
    #[must_use]
    pub fn items(&self) -> &[(Square, Token)] {
        &self.items[..usize::from(self.count)]
    }

    /// The tokens.
    pub fn tokens(&self) -> impl Iterator<Item = Token> {
        self.items().iter().map(|(_, token)| *token)
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lay(lay) => {
                for (n, (square, token)) in lay.items().iter().enumerate() {
                    let comma = if n > 0 { "," } else { "" };
                    write!(f, "{comma}{token}@{square}")?;
                }
                Ok(())
            }
            Self::Exchange(tokens) => write!(f, "~{tokens}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Turn {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        if text == "pass" {
            return Ok(Self::Pass);
        }
        if let Some(tokens) = text.strip_prefix('~') {
            let place = || Place::from("move").part("exchange");
            let hand = tokens.parse().map_err(|error: Error| error.at(place()))?;
            return match tokens {
                "-" => Err(Error::new(place(), tokens, codes::NO_TOKEN)),
                _ => Ok(Self::Exchange(hand)),
            };
        }
        let place = |n: usize| Place::from("move").nth("token", n + 1);
        let mut items = [(Square::new(0, 0), Token::default()); MAX_TOKENS];
        let mut count = 0;
        for (n, item) in text.split(',').enumerate() {
            if n == MAX_TOKENS {
                return Err(Error::new(place(n), item, codes::MANY_TOKENS).with("most", MAX_TOKENS));
            }
            let refuse = |code| Error::new(place(n), item, code);
            let (token, square) = item.split_once('@').ok_or_else(|| refuse(codes::TURN))?;
            let within = |error: Error| error.at(place(n));
            let token: Token = token.parse().map_err(within)?;
            let square: Square = square.parse().map_err(within)?;
            if n > 0 && items[n - 1].0 >= square {
                return Err(refuse(codes::SQUARE_ORDER));
            }
            items[n] = (square, token);
            count = n + 1;
        }
        Ok(Self::Lay(Lay::new(items.into_iter().take(count))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn turns_round_trip() {
        for text in ["pass", "~r1g2", "~r1r1", "r1@h8", "r1@h8,r2@i8", "g6@a9,r1@a10,p5@u21"] {
            assert_eq!(text.parse::<Turn>().map(|turn| turn.to_string()), Ok(text.to_string()));
        }
    }

    #[test]
    fn a_turn_is_refused_with_its_place() {
        #[track_caller]
        fn check(text: &str, line: &str) {
            assert_eq!(text.parse::<Turn>().expect_err(text).to_string(), line);
        }
        let item = "a token and its square such as r1@h8, ~ and tokens, or pass";
        check("", &alloc::format!("move, token 1: found nothing, expected {item}"));
        check("h8", &alloc::format!(r#"move, token 1: found "h8", expected {item}"#));
        check("~", "move, exchange: found nothing, expected tokens, or - where there are none");
        check("~-", r#"move, exchange: found "-", expected at least one token"#);
        check(
            "~g2r1",
            r#"move, exchange: found "g2r1", expected tokens by colour and then by symbol"#,
        );
        check(
            "r1@h8,x2@i8",
            r#"move, token 2: found "x2", expected a colour of roygbp and a number from 1 to 6"#,
        );
        check(
            "r1@h8,r2@i08",
            r#"move, token 2: found "i08", expected a file letter and a rank number, such as c2"#,
        );
        check(
            "r1@i8,r2@h8",
            r#"move, token 2: found "r2@h8", expected squares by rank and then by file"#,
        );
        check(
            "r1@i8,r2@i8",
            r#"move, token 2: found "r2@i8", expected squares by rank and then by file"#,
        );
        check(
            "r1@a1,r2@b1,r3@c1,r4@d1,r5@e1,r6@f1,o1@g1",
            r#"move, token 7: found "o1@g1", expected at most 6 tokens"#,
        );
    }
}
