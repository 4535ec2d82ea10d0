//! What one player may know of a position.

use super::notation::{FIELDS, Public, check_kinds, each_hand, hand_place, join, public};
use super::token::Pool;
use super::{Board, Hand, LuckyMoose, MOST, Token};
use crate::{Error, Player, Rng, text};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// The board, the points and the own hand; of the other hands and of the pool how many tokens they
/// hold, and nothing of the generator.
///
/// Its text is that of a position with sizes in place of what is hidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    board: Board,
    players: u8,
    side: u8,
    scores: [i32; 4],
    quiet: u8,
    /// Who knows this.
    player: u8,
    hand: Hand,
    /// How many tokens each player has; the own number is that of the hand.
    sizes: [u8; 4],
    /// How many tokens the pool has.
    pool: u8,
}

impl View {
    /// What `player` may know of a position.
    pub(super) fn of(position: &LuckyMoose, player: Player) -> Self {
        Self {
            board: position.board.clone(),
            players: position.players,
            side: position.side,
            scores: position.scores,
            quiet: position.quiet,
            player: player.0,
            hand: position.hands[usize::from(player.0)],
            sizes: position.hands.map(|hand| hand.len() as u8),
            pool: position.pool.len() as u8,
        }
    }

    /// Who knows this.
    pub fn player(&self) -> Player {
        Player(self.player)
    }

    /// The player's tokens.
    pub fn hand(&self) -> Hand {
        self.hand
    }

    /// A random position that fits: all tokens that are not seen, dealt out in any order.
    pub(super) fn sample(&self, rng: &mut Rng) -> LuckyMoose {
        let mut unseen = self.unseen();
        rng.shuffle(&mut unseen);
        let mut unseen = unseen.into_iter();
        let mut hands = [Hand::default(); 4];
        for (n, hand) in hands.iter_mut().enumerate() {
            *hand = match n == usize::from(self.player) {
                true => self.hand,
                false => unseen.by_ref().take(usize::from(self.sizes[n])).collect(),
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

    /// Whether two play and all that is not seen is the other's hand.
    pub(super) fn is_open(&self) -> bool {
        let other: u8 = self.sizes.iter().sum::<u8>() - self.sizes[usize::from(self.player)];
        self.players == 2 && self.pool == 0 && self.unseen().len() == usize::from(other)
    }

    /// The tokens that are not seen, sorted: what is left of as many sets as there must be.
    fn unseen(&self) -> Vec<Token> {
        let mut counts = [0; Token::KINDS as usize];
        let seen = self.board.tokens().chain(self.hand.tokens().iter().copied());
        seen.for_each(|token| counts[usize::from(token.kind())] += 1);
        let all = self.count().div_ceil(Token::KINDS.into());
        let sets = counts.iter().copied().max().unwrap_or(0).max(all);
        let left =
            |kind: u8| core::iter::repeat_n(Token::new(kind), sets - counts[usize::from(kind)]);
        (0..Token::KINDS).flat_map(left).collect()
    }

    /// How many tokens there are, seen and not.
    fn count(&self) -> usize {
        let held: u8 = self.sizes.iter().sum();
        self.board.tokens().count() + usize::from(held) + usize::from(self.pool)
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let players = usize::from(self.players);
        write!(f, "{} {} ", self.board, self.side + 1)?;
        join(f, &self.scores[..players], ',')?;
        let hand = |n: usize| match n == usize::from(self.player) {
            true => self.hand.to_string(),
            false => self.sizes[n].to_string(),
        };
        let hands: Vec<String> = (0..players).map(hand).collect();
        f.write_str(" ")?;
        join(f, &hands, '/')?;
        write!(f, " {} {} -", self.pool, self.quiet)
    }
}

impl FromStr for View {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let [board, side, scores, hands, pool, quiet, rng] = text::fields(text, FIELDS)?;
        let Public { board, players, side, scores, quiet } = public([board, side, scores, quiet])?;
        let mut known = None;
        let mut sizes = [0; 4];
        for (n, hand) in each_hand(hands, players)?.into_iter().enumerate() {
            if hand.starts_with(|c: char| c.is_ascii_digit()) {
                let size = text::number(hand).filter(|size| usize::from(*size) <= MOST);
                sizes[n] = size.ok_or_else(|| {
                    Error::new(hand_place(n), hand, "a number of tokens from 0 to 6, or tokens")
                })?;
                continue;
            }
            if known.is_some() {
                return Err(Error::new(hand_place(n), hand, "a number: only one hand is known"));
            }
            let tokens: Hand = hand
                .parse()
                .map_err(|e: Error| Error::new(hand_place(n), e.found(), e.expected()))?;
            sizes[n] = tokens.len() as u8;
            known = Some((n as u8, tokens));
        }
        let Some((player, hand)) = known else {
            return Err(Error::new(FIELDS[3], hands, "the tokens of one hand, or - for them"));
        };
        let most = Pool::MOST;
        let pool = text::number(pool)
            .filter(|pool| usize::from(*pool) <= most)
            .ok_or_else(|| Error::new(FIELDS[4], pool, format!("a number from 0 to {most}")))?;
        if rng != "-" {
            return Err(Error::new(FIELDS[6], rng, "-, since nobody knows it"));
        }
        let view = Self { board, players, side, scores, quiet, player, hand, sizes, pool };
        check_kinds(view.board.tokens().chain(view.hand.tokens().iter().copied()))?;
        if view.count() > most {
            let expected = format!("at most {most} tokens on the board, in hands and in the pool");
            return Err(Error::new("tokens", view.count(), expected));
        }
        Ok(view)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;

    #[test]
    fn a_view_shows_one_hand_and_sizes() {
        let start = LuckyMoose::start(&"seed=42 players=3".parse().expect("a set-up"));
        let empty = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";
        let view = |player| start.view(Player(player)).to_string();
        assert_eq!(view(0), format!("{empty} 1 0,0,0 r5o6g6b6p2p3/6/6 90 0 -"));
        assert_eq!(view(1), format!("{empty} 1 0,0,0 6/r3r4o5y1g3g4/6 90 0 -"));
        let one = format!("{empty} 2 7,3 -/0 0 3 -");
        assert_eq!(one.parse::<View>().map(|view| view.to_string()), Ok(one));
    }

    #[test]
    fn a_view_is_refused_with_its_place() {
        #[track_caller]
        fn check(fields: &str, line: &str) {
            let text = format!("9/9/9/9/9/9/9/9/9 1 0,0 {fields}");
            assert_eq!(text.parse::<View>().expect_err(&text).to_string(), line);
        }
        check(
            "6/6 90 0 -",
            r#"hands: found "6/6", expected the tokens of one hand, or - for them"#,
        );
        check(
            "r1/r2 90 0 -",
            r#"hands, player 2: found "r2", expected a number: only one hand is known"#,
        );
        check(
            "r1/7 90 0 -",
            r#"hands, player 2: found "7", expected a number of tokens from 0 to 6, or tokens"#,
        );
        check("r1/6 r2 0 -", r#"pool: found "r2", expected a number from 0 to 216"#);
        check("r1/6 217 0 -", r#"pool: found "217", expected a number from 0 to 216"#);
        check(
            "r1/6 210 0 -",
            r#"tokens: found "217", expected at most 216 tokens on the board, in hands and in the pool"#,
        );
        check(
            "r1/6 90 0 0000000000000000",
            r#"generator: found "0000000000000000", expected -, since nobody knows it"#,
        );
    }

    #[test]
    fn a_sample_deals_what_is_not_seen() {
        let mut rng = Rng::new(1);
        let start = LuckyMoose::start(&"seed=7 players=4 sets=1".parse().expect("a set-up"));
        let view = start.view(Player(2));
        let sorted = |position: &LuckyMoose| {
            let hands = position.hands.iter().flat_map(|hand| hand.tokens().to_vec());
            let mut all: Vec<Token> = hands.chain(position.pool.tokens().iter().copied()).collect();
            all.sort();
            all
        };
        let samples: Vec<_> = (0..20).map(|_| view.sample(&mut rng)).collect();
        for sample in &samples {
            assert_eq!(sorted(sample), sorted(&start));
            assert_eq!(sample.view(Player(2)), view);
        }
        assert!(samples.iter().any(|sample| sample.hands[0] != samples[0].hands[0]));
        assert!(samples.iter().any(|sample| sample.rng != samples[0].rng));
    }
}
