//! The tokens of LuckyMoose, sets of their kinds, hands, and the pool.

use super::{MAX_TOKENS, codes};
use crate::{Error, Rng};
use core::fmt::{self, Write};
use core::str::FromStr;

/// The letters of the colours, in order.
const COLOURS: [char; 6] = ['r', 'o', 'y', 'g', 'b', 'p'];

/// A token: one of six colours with one of six symbols. Tokens sort by colour and then by symbol.
///
/// ```
/// use gambol::games::luckymoose::Token;
///
/// let [red, green]: [Token; 2] = ["r1".parse()?, "g4".parse()?];
/// assert!(red < green);
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Token(
    /// The kind: six times the colour plus the symbol, each from 0 to 5.
    u8,
);

impl Token {
    /// The number of kinds.
    pub(super) const KINDS: u8 = 36;

    /// The token of a kind, from 0 to 35.
    pub(super) fn new(kind: u8) -> Self {
        Self(kind)
    }

    /// The kind, from 0 to 35.
    pub(super) fn kind(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", COLOURS[usize::from(self.0 / 6)], self.0 % 6 + 1)
    }
}

impl FromStr for Token {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let refuse = || Error::new("token", text, codes::TOKEN);
        let mut letters = text.chars();
        let (Some(colour), Some(symbol), None) = (letters.next(), letters.next(), letters.next())
        else {
            return Err(refuse());
        };
        let colour = COLOURS.iter().position(|known| *known == colour).ok_or_else(refuse)?;
        let symbol = symbol.to_digit(10).filter(|n| (1..=6).contains(n)).ok_or_else(refuse)?;
        Ok(Self(colour as u8 * 6 + symbol as u8 - 1))
    }
}

/// A set of kinds, one bit each.
pub(super) type Kinds = u64;

/// The kinds of each colour, then those of each symbol.
pub(super) const SHARED: [Kinds; 12] = shared();

const fn shared() -> [Kinds; 12] {
    let mut sets = [0; 12];
    let mut kind = 0;
    while kind < 36 {
        sets[kind / 6] |= 1 << kind;
        sets[6 + kind % 6] |= 1 << kind;
        kind += 1;
    }
    sets
}

/// Whether tokens of these kinds, one each, make a valid line or a single token.
pub(super) fn is_valid_line(kinds: Kinds) -> bool {
    let others = kinds & kinds.wrapping_sub(1);
    others == 0 || kinds & !others & compatible(others) != 0
}

/// The kinds that can be added to a line of these kinds; all kinds for an empty line.
#[inline]
pub(super) fn compatible(line: Kinds) -> Kinds {
    if line == 0 {
        return (1 << Token::KINDS) - 1;
    }
    let [colour, symbol] = addable(line);
    colour | symbol
}

/// The kinds that can be added to a line of these kinds, at least one, as one of their colour and as one of
/// their symbol.
#[inline]
pub(super) fn addable(line: Kinds) -> [Kinds; 2] {
    let kind = line.trailing_zeros() as usize;
    let addable = |shared: Kinds| if line & !shared == 0 { shared & !line } else { 0 };
    [addable(SHARED[kind / 6]), addable(SHARED[6 + kind % 6])]
}

/// Up to six tokens, sorted.
///
/// ```
/// use gambol::games::luckymoose::{Hand, Token};
///
/// let hand: Hand = ["g4".parse()?, "r1".parse::<Token>()?].into_iter().collect();
/// assert_eq!(hand.to_string(), "r1g4");
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    /// Default tokens from `count` on, so that equal hands are equal in all fields.
    tokens: [Token; MAX_TOKENS],
    count: u8,
}

impl Hand {
    /// The tokens, sorted.
    #[must_use]
    pub fn tokens(&self) -> &[Token] {
        &self.tokens[..usize::from(self.count)]
    }

    /// The number of tokens.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.count)
    }

    /// Whether the hand has no tokens.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Inserts a token in order. Panics if the hand is full.
    pub(super) fn add(&mut self, token: Token) {
        let index = self.tokens().partition_point(|other| *other <= token);
        self.tokens[index..=usize::from(self.count)].rotate_right(1);
        self.tokens[index] = token;
        self.count += 1;
    }

    /// Removes a token. Returns false if the hand does not contain it.
    #[inline]
    pub(super) fn remove(&mut self, token: Token) -> bool {
        let Some(index) = self.tokens().iter().position(|other| *other == token) else {
            return false;
        };
        self.tokens[index..usize::from(self.count)].rotate_left(1);
        self.count -= 1;
        self.tokens[usize::from(self.count)] = Token::default();
        true
    }

    /// Removes tokens. Returns false, with some of them removed, if the hand does not contain all.
    pub(super) fn remove_all(&mut self, tokens: &[Token]) -> bool {
        tokens.iter().all(|token| self.remove(*token))
    }

    /// The kinds of the tokens.
    #[inline]
    pub(super) fn kinds(&self) -> Kinds {
        self.tokens().iter().fold(0, |kinds, token| kinds | 1 << token.kind())
    }
}

impl FromIterator<Token> for Hand {
    fn from_iter<I: IntoIterator<Item = Token>>(tokens: I) -> Self {
        let mut hand = Self::default();
        tokens.into_iter().take(MAX_TOKENS).for_each(|token| hand.add(token));
        hand
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_tokens(f, self.tokens())
    }
}

impl FromStr for Hand {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let mut hand = Self::default();
        if text == "-" {
            return Ok(hand);
        }
        let mut last = None;
        for token in parse_tokens(text) {
            let token = token?;
            if last.is_some_and(|last| last > token) {
                return Err(Error::new("tokens", text, codes::TOKEN_ORDER));
            }
            if hand.len() == MAX_TOKENS {
                return Err(Error::new("tokens", text, codes::MANY_TOKENS).with("most", MAX_TOKENS));
            }
            hand.add(token);
            last = Some(token);
        }
        if hand.is_empty() {
            return Err(Error::new("tokens", text, codes::TOKENS));
        }
        Ok(hand)
    }
}

/// Writes the tokens without separators, or `-` if there are none.
fn write_tokens(f: &mut fmt::Formatter<'_>, tokens: &[Token]) -> fmt::Result {
    if tokens.is_empty() {
        return f.write_char('-');
    }
    tokens.iter().try_for_each(|token| write!(f, "{token}"))
}

/// Parses tokens without separators.
fn parse_tokens(text: &str) -> impl Iterator<Item = Result<Token, Error>> {
    let mut rest = text;
    core::iter::from_fn(move || {
        let mut letters = rest.char_indices();
        letters.next()?;
        letters.next();
        let end = letters.next().map_or(rest.len(), |(end, _)| end);
        let (token, after) = rest.split_at(end);
        rest = after;
        Some(token.parse())
    })
}

/// The tokens to be drawn, the next one first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Pool {
    /// Default tokens from `count` on, so that equal pools are equal in all fields.
    tokens: [Token; Pool::MAX_TOKENS],
    count: u8,
}

impl Pool {
    /// The maximum number of tokens: six sets of all kinds.
    pub(super) const MAX_TOKENS: usize = 6 * Token::KINDS as usize;

    /// A pool of these tokens, the next one first.
    pub(super) fn new(tokens: &[Token]) -> Self {
        let mut pool =
            Self { tokens: [Token::default(); Self::MAX_TOKENS], count: tokens.len() as u8 };
        pool.tokens[..tokens.len()].copy_from_slice(tokens);
        pool
    }

    /// The tokens, the next one first.
    pub(super) fn tokens(&self) -> &[Token] {
        &self.tokens[..self.len()]
    }

    /// The number of tokens.
    pub(super) fn len(&self) -> usize {
        usize::from(self.count)
    }

    /// Fills a hand up to six tokens, or until the pool is empty.
    pub(super) fn fill(&mut self, hand: &mut Hand) {
        self.take(MAX_TOKENS - hand.len(), hand);
    }

    /// Moves `count` tokens into a hand with room for them, or all if there are fewer.
    #[inline]
    pub(super) fn take(&mut self, count: usize, hand: &mut Hand) {
        let taken = count.min(self.len());
        self.tokens().iter().take(taken).for_each(|token| hand.add(*token));
        self.tokens.copy_within(taken..usize::from(self.count), 0);
        let rest = self.len() - taken;
        self.tokens[rest..usize::from(self.count)].fill(Token::default());
        self.count = rest as u8;
    }

    /// Adds tokens and shuffles the pool.
    pub(super) fn put_back(&mut self, tokens: &[Token], rng: &mut Rng) {
        let before = self.len();
        let count = before + tokens.len();
        self.tokens[before..count].copy_from_slice(tokens);
        self.count = count as u8;
        rng.shuffle(&mut self.tokens[..count]);
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_tokens(f, self.tokens())
    }
}

impl FromStr for Pool {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let mut pool = Self::new(&[]);
        if text == "-" {
            return Ok(pool);
        }
        for token in parse_tokens(text) {
            if pool.len() == Self::MAX_TOKENS {
                return Err(
                    Error::new("tokens", text, codes::MANY_TOKENS).with("most", Self::MAX_TOKENS)
                );
            }
            pool.tokens[pool.len()] = token?;
            pool.count += 1;
        }
        if pool.count == 0 {
            return Err(Error::new("tokens", text, codes::TOKENS));
        }
        Ok(pool)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    fn kinds(text: &str) -> Kinds {
        parse_tokens(text).fold(0, |kinds, token| kinds | 1 << token.expect("a token").kind())
    }

    #[test]
    fn a_line_shares_one_colour_or_one_symbol() {
        #[track_caller]
        fn check(tokens: &str, expected: bool) {
            assert_eq!(is_valid_line(kinds(tokens)), expected, "{tokens}");
        }
        check("r1", true);
        check("r1r2", true);
        check("r1g1", true);
        check("r1g2", false);
        check("r1r2r3r4r5r6", true);
        check("r1o1y1g1b1p1", true);
        check("r1r2g1", false);
        check("r1r2g2", false);
    }

    #[test]
    fn compatible_kinds_share_the_property_of_a_line_and_are_not_in_it() {
        assert_eq!(compatible(kinds("r1")), kinds("r2r3r4r5r6o1y1g1b1p1"));
        assert_eq!(compatible(kinds("r1r3")), kinds("r2r4r5r6"));
        assert_eq!(compatible(kinds("r1p1")), kinds("o1y1g1b1"));
        assert_eq!(compatible(kinds("r1r2r3r4r5r6")), 0);
        assert_eq!(compatible(kinds("r1g2")), 0);
    }

    #[test]
    fn hands_are_sorted_and_round_trip() {
        for text in ["-", "r5o6g6b6p2p3", "r1r1", "p6"] {
            assert_eq!(text.parse::<Hand>().map(|hand| hand.to_string()), Ok(text.to_string()));
        }
        for text in ["", "r", "r7", "x1", "o1r1", "r2r1", "r1 ", "r1-", "é1", "r1r1r1r1r1r1r1"] {
            assert!(text.parse::<Hand>().is_err(), "{text:?} was accepted");
        }
        let mut hand: Hand = "o1g4p2".parse().expect("a hand");
        hand.add("r6".parse().expect("a token"));
        hand.add("g4".parse().expect("a token"));
        assert_eq!(hand.to_string(), "r6o1g4g4p2");
        assert!(hand.remove("g4".parse().expect("a token")));
        assert!(!hand.remove("g5".parse().expect("a token")));
        assert_eq!(hand, "r6o1g4p2".parse().expect("a hand"));
    }

    #[test]
    fn a_pool_fills_hands_from_its_front() {
        let mut pool: Pool = "b4r2y5o3".parse().expect("a pool");
        let mut hand: Hand = "r1r1r1".parse().expect("a hand");
        pool.fill(&mut hand);
        assert_eq!((hand.to_string(), pool.to_string()), ("r1r1r1r2y5b4".into(), "o3".into()));
        let mut other = Hand::default();
        pool.fill(&mut other);
        assert_eq!((other.to_string(), pool.to_string()), ("o3".into(), "-".into()));
        assert_eq!(pool, Pool::new(&[]));
    }

    #[test]
    fn a_kind_is_in_a_hand_once() {
        let hand: Hand = "r1r1g2g2g2p6".parse().expect("a hand");
        assert_eq!(hand.kinds(), kinds("r1g2p6"));
        assert_eq!(Hand::default().kinds(), 0);
    }
}
