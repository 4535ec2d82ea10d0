//! Levels of the computer player: search depth, and the moves that it overlooks.

use crate::{Error, codes};
use core::fmt;
use core::str::FromStr;

/// The playing level of a computer player.
///
/// A weaker level plays like a weaker human: it searches less deep, and slips like a human. A slip of
/// attention overlooks a move, its own or the opponent's, which happens more often far from the last
/// move and among many moves. A slip of greed takes what can be had at once, and ignores the reply.
///
/// ```
/// use gambol::search::Level;
///
/// assert_eq!("hard".parse(), Ok(Level::Hard));
/// assert!(Level::Hard > Level::Easy);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Mostly takes what it can, and considers a reply now and then.
    Beginner,
    /// Considers most replies.
    Easy,
    /// Searches a few plies.
    Medium,
    /// Searches deep and overlooks few moves.
    Hard,
    /// Overlooks nothing.
    #[default]
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 5] = [Self::Beginner, Self::Easy, Self::Medium, Self::Hard, Self::Master];

    /// The name used in commands and links.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Master => "master",
        }
    }

    /// The default strength, which a game may override in
    /// [`Evaluate::strength`](super::Evaluate::strength).
    #[must_use]
    pub fn strength(self) -> Strength {
        match self {
            Self::Beginner => {
                let sight = Sight::new([100, 95, 80, 60], [90, 55, 30, 10]);
                let strength = Strength::human(2, sight).with_positional_weight(20);
                strength.with_margin(105).with_greed(90).with_haze(6)
            }
            Self::Easy => {
                let sight = Sight::new([100, 95, 80, 60], [95, 75, 50, 25]);
                Strength::human(2, sight).with_margin(25).with_greed(25).with_haze(6)
            }
            Self::Medium => Strength {
                simulations: 1,
                ..Strength::human(3, Sight::new([100, 100, 85, 60], [100, 90, 70, 50]))
            }
            .with_margin(20),
            Self::Hard => Strength {
                simulations: 4,
                ..Strength::human(4, Sight::new([100, 100, 100, 95], [100, 100, 98, 95]))
            }
            .with_margin(10),
            Self::Master => Strength {
                depth: MAX_DEPTH,
                work: MASTER_WORK,
                simulations: 200,
                sight: None,
                positional_weight: 100,
                margin: 0,
                greed: 0,
                haze: 0,
                table_bits: 18,
            },
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Level {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let named = Self::ALL.into_iter().find(|level| level.name() == text);
        named.ok_or_else(|| codes::choice("level", text, Self::ALL.map(Self::name)))
    }
}

/// The maximum depth of any search. One less than `u8::MAX`, because the depth counter is
/// incremented once more after the last iteration.
pub(super) const MAX_DEPTH: u32 = u8::MAX as u32 - 1;

/// The work limit of the highest level, in nodes: a few seconds.
const MASTER_WORK: u64 = 6_000_000;

/// The parameters of a level. Each models a weakness of human players.
///
/// ```
/// use gambol::games::gambit::Gambit;
/// use gambol::search::{Options, PrincipalVariation, Search, Sight, Strength};
/// use gambol::Game;
///
/// // Looks two plies ahead, and overlooks half of the moves that are hard to see.
/// let sight = Sight::new([100, 90, 70, 50], [100, 90, 70, 50]);
/// let options = Options::default().with_strength(Strength::human(2, sight));
/// let start = Gambit::start(&Default::default());
/// let mut search: PrincipalVariation<Gambit> = Search::new(start, &[], options)?;
/// while !search.run(20_000).done {}
/// assert_eq!(search.report().depth, 2);
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Strength {
    /// The maximum search depth in plies. A greater one than 254 counts as that.
    pub depth: u32,
    /// The maximum number of nodes per move.
    pub work: u64,
    /// The number of simulations of each candidate per stage; 0 for no simulation. At a level that
    /// overlooks nothing, the number in the first stages of all halvings together.
    pub simulations: u32,
    /// The probabilities of noticing a move; `None` if no move is overlooked.
    pub sight: Option<Sight>,
    /// The weight of the part of the evaluation beyond the score, in percent.
    pub positional_weight: i32,
    /// Moves that are at most this much worse than the best are chosen with equal probability.
    /// In hundredths of the game's unit.
    pub margin: i32,
    /// The percentage of turns in which the player takes what can be had at once, and ignores the reply.
    pub greed: u8,
    /// The percentage points by which the probability of noticing a move falls with each square beyond two
    /// from the last move, and with each doubling of the number of moves beyond 16. A plain move
    /// (subtlety 0) near the last one is noticed as before.
    pub haze: u8,
    /// The base-2 logarithm of the number of pairs of entries of the transposition table.
    pub table_bits: u32,
}

/// The probability in percent of noticing a move, by its subtlety: 0, 1, 2, and 3 or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sight {
    /// For the legal moves at the root.
    pub(super) at_root: [u8; 4],
    /// For moves deeper in the tree.
    pub(super) in_tree: [u8; 4],
}

impl Strength {
    /// A human-like player with this search depth and sight.
    #[must_use]
    pub const fn human(depth: u32, sight: Sight) -> Self {
        Self {
            depth,
            work: u64::MAX,
            simulations: 0,
            sight: Some(sight),
            positional_weight: 100,
            margin: 0,
            greed: 0,
            haze: 0,
            table_bits: 15,
        }
    }

    /// Whether the player sees every move.
    pub(super) fn overlooks_nothing(&self) -> bool {
        self.sight.is_none()
    }

    /// Sets the margin within which moves are chosen at random, in hundredths.
    #[must_use]
    pub const fn with_margin(self, margin: i32) -> Self {
        Self { margin, ..self }
    }

    /// Sets the haze, in percentage points.
    #[must_use]
    pub const fn with_haze(self, haze: u8) -> Self {
        Self { haze, ..self }
    }

    /// Sets the percentage of turns in which the player ignores the reply.
    #[must_use]
    pub const fn with_greed(self, greed: u8) -> Self {
        Self { greed, ..self }
    }

    /// Sets the weight of the evaluation beyond the score, in percent.
    #[must_use]
    pub const fn with_positional_weight(self, positional_weight: i32) -> Self {
        Self { positional_weight, ..self }
    }
}

impl Sight {
    /// Creates a sight from the percentages at the root and deeper in the tree, by subtlety.
    #[must_use]
    pub const fn new(at_root: [u8; 4], in_tree: [u8; 4]) -> Self {
        Self { at_root, in_tree }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn level_names_round_trip() {
        for level in Level::ALL {
            assert_eq!(level.to_string().parse(), Ok(level));
        }
        let error = "Easy".parse::<Level>().expect_err("levels are lower case");
        assert_eq!(
            error.to_string(),
            r#"level: found "Easy", expected beginner, easy, medium, hard or master"#
        );
    }

    #[test]
    fn higher_levels_search_deeper_and_see_more() {
        for (lower, higher) in Level::ALL.into_iter().zip(Level::ALL.into_iter().skip(1)) {
            let [lower, higher] = [lower.strength(), higher.strength()];
            let foresight = |strength: Strength| (strength.depth, 100 - strength.greed);
            assert!(foresight(lower) < foresight(higher));
            assert!(lower.margin >= higher.margin);
            let (Some(lower), Some(higher)) = (lower.sight, higher.sight) else {
                continue;
            };
            let pairs = |low: [u8; 4], high: [u8; 4]| low.into_iter().zip(high);
            for (low, high) in
                pairs(lower.at_root, higher.at_root).chain(pairs(lower.in_tree, higher.in_tree))
            {
                assert!(low <= high);
            }
        }
    }
}
