//! The public information about a position: the view of a spectator, and part of a player's view.

use super::codes as game_codes;
use super::notation::{
    FIELDS, PublicFields, check_kinds, hand_place, join, parse_public_fields, split_hands,
};
use super::token::Pool;
use super::{Board, Hand, LuckyMoose, MAX_TOKENS, Token};
use crate::{Error, Rng, codes, text};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// The board and the scores, and the sizes of the hands and of the pool.
///
/// Its text is that of a position, with sizes instead of hidden tokens, and `-` for the generator.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PublicView {
    board: Board,
    players: u8,
    side: u8,
    scores: [i32; 4],
    quiet: u8,
    /// The size of each player's hand; 0 for absent players.
    sizes: [u8; 4],
    /// The size of the pool.
    pool: u8,
}

/// A player whose hand is known, with that hand.
pub(super) type KnownHand = Option<(u8, Hand)>;

impl PublicView {
    /// The public view of a position.
    pub(super) fn of(position: &LuckyMoose) -> Self {
        Self {
            board: position.board.clone(),
            players: position.players,
            side: position.side,
            scores: position.scores,
            quiet: position.quiet,
            sizes: [0, 1, 2, 3].map(|player| position.held(player) as u8),
            pool: position.pool.len() as u8,
        }
    }

    /// Parses a view in which at most one hand is known.
    pub(super) fn parse(text: &str) -> Result<(Self, KnownHand), Error> {
        let [board, side, scores, hands, pool, quiet, rng] = text::split_fields(text, FIELDS)?;
        let PublicFields { board, players, side, scores, quiet } =
            parse_public_fields([board, side, scores, quiet])?;
        let mut known = None;
        let mut sizes = [0; 4];
        for (n, hand) in split_hands(hands, players)?.into_iter().enumerate() {
            if hand.starts_with(|c: char| c.is_ascii_digit()) {
                let size = text::parse_number(hand).filter(|size| usize::from(*size) <= MAX_TOKENS);
                sizes[n] = size.ok_or_else(|| {
                    Error::new(hand_place(n), hand, game_codes::HAND_OR_SIZE)
                        .with("most", MAX_TOKENS)
                })?;
                continue;
            }
            if known.is_some() {
                return Err(Error::new(hand_place(n), hand, game_codes::SECOND_HAND));
            }
            let tokens: Hand = hand.parse().map_err(|error: Error| error.at(hand_place(n)))?;
            sizes[n] = tokens.len() as u8;
            known = Some((n as u8, tokens));
        }
        let most = Pool::MAX_TOKENS;
        let pool = text::parse_number(pool)
            .filter(|pool| usize::from(*pool) <= most)
            .ok_or_else(|| codes::number(FIELDS[4], pool, 0, most))?;
        if rng != "-" {
            return Err(Error::new(FIELDS[6], rng, game_codes::GENERATOR_HIDDEN));
        }
        let view = Self { board, players, side, scores, quiet, sizes, pool };
        check_kinds(view.seen(known))?;
        if view.count() > most {
            let error = Error::new("tokens", view.count(), game_codes::TOKEN_COUNT);
            return Err(error.with("most", most));
        }
        Ok((view, known))
    }

    /// Writes the text of a view with a known hand.
    pub(super) fn write(&self, f: &mut fmt::Formatter<'_>, known: KnownHand) -> fmt::Result {
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

    /// A random position that is consistent with the view: all unseen tokens are dealt at random.
    pub(super) fn sample(&self, known: KnownHand, rng: &mut Rng) -> LuckyMoose {
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
            seat: None,
        }
    }

    /// Whether there are two players and the unseen tokens are exactly the other player's hand.
    pub(super) fn has_perfect_information(&self, player: u8, hand: Hand) -> bool {
        let other: u8 = self.sizes.iter().sum::<u8>() - self.sizes[usize::from(player)];
        let unseen = || self.unseen(Some((player, hand))).len();
        self.players == 2 && self.pool == 0 && unseen() == usize::from(other)
    }

    /// The unseen tokens, sorted: the rest of the fewest sets that contain all tokens.
    fn unseen(&self, known: KnownHand) -> Vec<Token> {
        let mut counts = [0; Token::KINDS as usize];
        self.seen(known).for_each(|token| counts[usize::from(token.kind())] += 1);
        let by_total = self.count().div_ceil(Token::KINDS.into());
        let sets = counts.iter().copied().max().unwrap_or(0).max(by_total);
        let rest =
            |kind: u8| core::iter::repeat_n(Token::new(kind), sets - counts[usize::from(kind)]);
        (0..Token::KINDS).flat_map(rest).collect()
    }

    /// The tokens on the board and in the known hand.
    fn seen(&self, known: KnownHand) -> impl Iterator<Item = Token> {
        let hand = known.map(|(_, hand)| hand.tokens().to_vec()).unwrap_or_default();
        self.board.tokens().chain(hand)
    }

    /// The number of all tokens, seen and unseen.
    fn count(&self) -> usize {
        let held: u8 = self.sizes.iter().sum();
        self.board.tokens().count() + usize::from(held) + usize::from(self.pool)
    }
}

impl fmt::Display for PublicView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, None)
    }
}

impl FromStr for PublicView {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let (view, known) = Self::parse(text)?;
        match known {
            None => Ok(view),
            Some((player, hand)) => {
                let place = hand_place(player.into());
                Err(Error::new(place, hand, game_codes::HAND_HIDDEN))
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
    fn a_spectator_sees_sizes_alone() {
        let start = LuckyMoose::start(&"seed=42 players=3".parse().expect("a set-up"));
        let empty = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";
        let text = start.public_text();
        assert_eq!(text, format!("{empty} 1 0,0,0 6/6/6 90 0 -"));
        let other = LuckyMoose::from_public(&text).expect("what is printed parses");
        assert_eq!(other.public_text(), text);
        // The hidden tokens do not survive the round trip.
        assert_ne!(other, start);
    }

    #[test]
    fn a_public_view_is_refused_with_its_place() {
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
