//! The view of one player.

use super::codes::OWN_HAND_MISSING;
use super::notation::FIELDS;
use super::public_view::PublicView;
use super::{Hand, LuckyMoose};
use crate::{Error, Player, Rng};
use core::fmt;
use core::str::FromStr;

/// The board, the scores and the player's own hand, and the sizes of the other hands and of the pool.
///
/// Its text is that of a position, with sizes instead of hidden tokens, and `-` for the generator.
///
/// ```
/// use gambol::games::luckymoose::{LuckyMoose, View};
/// use gambol::{Game, Player, Rng};
///
/// let view: View = LuckyMoose::start(&"seed=42".parse()?).view(Player(0));
/// // The rest is dealt at random, so that it fits the view.
/// let position = LuckyMoose::sample(&view, &mut Rng::new(1));
/// assert_eq!(position.view(Player(0)), view);
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    public: PublicView,
    player: u8,
    hand: Hand,
}

impl View {
    /// The view of `player`.
    pub(super) fn of(position: &LuckyMoose, player: Player) -> Self {
        let hand = position.hands[usize::from(player.0)];
        Self { public: PublicView::of(position), player: player.0, hand }
    }

    /// The player who has this view.
    #[must_use]
    pub fn player(&self) -> Player {
        Player(self.player)
    }

    /// The player's hand.
    #[must_use]
    pub fn hand(&self) -> Hand {
        self.hand
    }

    /// A random position that is consistent with the view: all unseen tokens are dealt at random.
    pub(super) fn sample(&self, rng: &mut Rng) -> LuckyMoose {
        self.public.sample(Some((self.player, self.hand)), rng)
    }

    /// Whether there are two players and the unseen tokens are exactly the other player's hand.
    pub(super) fn has_perfect_information(&self) -> bool {
        self.public.has_perfect_information(self.player, self.hand)
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.public.write(f, Some((self.player, self.hand)))
    }
}

impl FromStr for View {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        match PublicView::parse(text)? {
            (public, Some((player, hand))) => Ok(Self { public, player, hand }),
            (_, None) => {
                let hands = text.split(' ').nth(3).unwrap_or_default();
                Err(Error::new(FIELDS[3], hands, OWN_HAND_MISSING))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Token;
    use super::*;
    use crate::Game;
    use alloc::format;
    use alloc::string::{String, ToString};
    use alloc::vec::Vec;

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
        check("r1/6 r2 0 -", r#"pool: found "r2", expected a whole number from 0 to 216"#);
        check("r1/6 217 0 -", r#"pool: found "217", expected a whole number from 0 to 216"#);
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
    fn a_sample_deals_the_unseen_tokens() {
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

    #[test]
    fn a_view_knows_all_when_the_rest_is_the_other_hand() {
        // 33 kinds on the board, and three that are held or in the pool.
        let tokens: Vec<String> = (0..33).map(|kind| Token::new(kind).to_string()).collect();
        let ranks: Vec<String> = tokens.chunks(9).map(|rank| rank.join(",")).collect();
        let board = format!("9/9/9/9/9/{},3", ranks.join("/"));
        let check = |fields: &str, expected: bool| {
            let view: View = format!("{board} 1 {fields} 0 -").parse().expect(fields);
            assert_eq!(LuckyMoose::has_perfect_information(&view), expected, "{fields}");
            assert_eq!((view.hand().to_string(), view.hand().len()), ("p4".into(), 1));
        };
        check("0,0 p4/2 0", true);
        check("0,0 2/p4 0", true);
        check("0,0 p4/1 1", false);
        check("0,0 p4/2 1", false);
        check("0,0 p4/1 0", false);
        check("0,0,0 p4/1/1 0", false);
        check("0,0,0 p4/2/0 0", false);
    }

    #[test]
    fn a_view_may_have_all_tokens_there_are() {
        let empty = "9/9/9/9/9/9/9/9/9";
        for fields in ["r1/5 210 0 -", "-/0 216 0 -"] {
            let text = format!("{empty} 1 0,0 {fields}");
            assert_eq!(text.parse::<View>().map(|view| view.to_string()), Ok(text));
        }
    }
}
