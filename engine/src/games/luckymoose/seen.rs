//! What everybody has seen of a position, for those who look on, and for a view of one player.

use super::codes as own;
use super::notation::{FIELDS, Public, check_kinds, each_hand, hand_place, join, public};
use super::token::Pool;
use super::{Board, Hand, LuckyMoose, MOST, Token};
use crate::{Error, Rng, codes, text};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// The board and the points; of the hands and of the pool how many tokens they hold, and nothing of
/// the generator.
///
/// Its text is that of a position with sizes in place of what is hidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seen {
    board: Board,
    players: u8,
    side: u8,
    scores: [i32; 4],
    quiet: u8,
    /// How many tokens each player has; 0 where nobody plays.
    sizes: [u8; 4],
    /// How many tokens the pool has.
    pool: u8,
}

/// A hand that is known, and whose it is.
pub(super) type Known = Option<(u8, Hand)>;

impl Seen {
    /// What everybody has seen of a position.
    pub(super) fn of(position: &LuckyMoose) -> Self {
        Self {
            board: position.board.clone(),
            players: position.players,
            side: position.side,
            scores: position.scores,
            quiet: position.quiet,
            sizes: position.hands.map(|hand| hand.len() as u8),
            pool: position.pool.len() as u8,
        }
    }

    /// Reads a text in which at most one hand is told by its tokens.
    pub(super) fn parse(text: &str) -> Result<(Self, Known), Error> {
        let [board, side, scores, hands, pool, quiet, rng] = text::fields(text, FIELDS)?;
        let Public { board, players, side, scores, quiet } = public([board, side, scores, quiet])?;
        let mut known = None;
        let mut sizes = [0; 4];
        for (n, hand) in each_hand(hands, players)?.into_iter().enumerate() {
            if hand.starts_with(|c: char| c.is_ascii_digit()) {
                let size = text::number(hand).filter(|size| usize::from(*size) <= MOST);
                sizes[n] = size.ok_or_else(|| {
                    Error::new(hand_place(n), hand, own::HAND_OR_SIZE).with("most", MOST)
                })?;
                continue;
            }
            if known.is_some() {
                return Err(Error::new(hand_place(n), hand, own::SECOND_HAND));
            }
            let tokens: Hand = hand.parse().map_err(|error: Error| error.at(hand_place(n)))?;
            sizes[n] = tokens.len() as u8;
            known = Some((n as u8, tokens));
        }
        let most = Pool::MOST;
        let pool = text::number(pool)
            .filter(|pool| usize::from(*pool) <= most)
            .ok_or_else(|| codes::number(FIELDS[4], pool, 0, most))?;
        if rng != "-" {
            return Err(Error::new(FIELDS[6], rng, own::GENERATOR_HIDDEN));
        }
        let seen = Self { board, players, side, scores, quiet, sizes, pool };
        check_kinds(seen.tokens(known))?;
        if seen.count() > most {
            let error = Error::new("tokens", seen.count(), own::TOKEN_COUNT);
            return Err(error.with("most", most));
        }
        Ok((seen, known))
    }

    /// Writes the text, with the one hand that is known.
    pub(super) fn write(&self, f: &mut fmt::Formatter<'_>, known: Known) -> fmt::Result {
        let players = usize::from(self.players);
        write!(f, "{} {} ", self.board, self.side + 1)?;
        join(f, &self.scores[..players], ',')?;
        let hand = |n: usize| match known {
            Some((player, hand)) if usize::from(player) == n => hand.to_string(),
            _ => self.sizes[n].to_string(),
        };
        let hands: Vec<String> = (0..players).map(hand).collect();
        f.write_str(" ")?;
        join(f, &hands, '/')?;
        write!(f, " {} {} -", self.pool, self.quiet)
    }

    /// A random position that fits: all tokens that are not seen, dealt out in any order.
    pub(super) fn sample(&self, known: Known, rng: &mut Rng) -> LuckyMoose {
        let mut unseen = self.unseen(known);
        rng.shuffle(&mut unseen);
        let mut unseen = unseen.into_iter();
        let mut hands = [Hand::default(); 4];
        for (n, hand) in hands.iter_mut().enumerate() {
            *hand = match known {
                Some((player, known)) if usize::from(player) == n => known,
                _ => unseen.by_ref().take(usize::from(self.sizes[n])).collect(),
            };
        }
        let pool: Vec<Token> = unseen.take(usize::from(self.pool)).collect();
        LuckyMoose {
            board: self.board.clone(),
            players: self.players,
            side: self.side,
            scores: self.scores,
            hands,
            pool: Pool::new(&pool),
            quiet: self.quiet,
            rng: Rng::new(rng.bits()),
        }
    }

    /// Whether two play and all that is not seen is the hand of the one who is not known.
    pub(super) fn has_perfect_information(&self, player: u8, hand: Hand) -> bool {
        let other: u8 = self.sizes.iter().sum::<u8>() - self.sizes[usize::from(player)];
        let unseen = || self.unseen(Some((player, hand))).len();
        self.players == 2 && self.pool == 0 && unseen() == usize::from(other)
    }

    /// The tokens that are not seen, sorted: what is left of as many sets as there must be.
    fn unseen(&self, known: Known) -> Vec<Token> {
        let mut counts = [0; Token::KINDS as usize];
        self.tokens(known).for_each(|token| counts[usize::from(token.kind())] += 1);
        let all = self.count().div_ceil(Token::KINDS.into());
        let sets = counts.iter().copied().max().unwrap_or(0).max(all);
        let left =
            |kind: u8| core::iter::repeat_n(Token::new(kind), sets - counts[usize::from(kind)]);
        (0..Token::KINDS).flat_map(left).collect()
    }

    /// The tokens on the board and in the hand that is known.
    fn tokens(&self, known: Known) -> impl Iterator<Item = Token> {
        let hand = known.map(|(_, hand)| hand.tokens().to_vec()).unwrap_or_default();
        self.board.tokens().chain(hand)
    }

    /// How many tokens there are, seen and not.
    fn count(&self) -> usize {
        let held: u8 = self.sizes.iter().sum();
        self.board.tokens().count() + usize::from(held) + usize::from(self.pool)
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, None)
    }
}

impl FromStr for Seen {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let (seen, known) = Self::parse(text)?;
        match known {
            None => Ok(seen),
            Some((player, hand)) => {
                let place = hand_place(player.into());
                Err(Error::new(place, hand, own::HAND_HIDDEN))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;
    use alloc::format;

    #[test]
    fn those_who_look_on_see_sizes_alone() {
        let start = LuckyMoose::start(&"seed=42 players=3".parse().expect("a set-up"));
        let empty = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";
        let text = start.public_text();
        assert_eq!(text, format!("{empty} 1 0,0,0 6/6/6 90 0 -"));
        let other = LuckyMoose::from_public(&text).expect("what is printed parses");
        assert_eq!(other.public_text(), text);
        // Nothing but the text went into it.
        assert_ne!(other, start);
    }

    #[test]
    fn what_is_seen_is_refused_with_its_place() {
        #[track_caller]
        fn check(fields: &str, line: &str) {
            let text = format!("9/9/9/9/9/9/9/9/9 1 0,0 {fields}");
            assert_eq!(LuckyMoose::from_public(&text).expect_err(&text).to_string(), line);
        }
        check(
            "6/r1r2 96 0 -",
            r#"hands, player 2: found "r1r2", expected a number: who looks on knows no hand"#,
        );
        check(
            "6/- 96 0 -",
            r#"hands, player 2: found "-", expected a number: who looks on knows no hand"#,
        );
        check("6/6/6 96 0 -", r#"hands: found "6/6/6", expected 2 hands with / between them"#);
        check("6/6 r2 0 -", r#"pool: found "r2", expected a whole number from 0 to 216"#);
        check(
            "6/6 96 0 0000000000000000",
            r#"generator: found "0000000000000000", expected -, since nobody knows it"#,
        );
        check(
            "6/6 96",
            "turns without a lay: found nothing, expected 7 fields with single spaces between them",
        );
    }
}
