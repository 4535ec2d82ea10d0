//! Levels: how far a player looks, and what it overlooks.

use crate::{Error, Evaluate, Rng};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// How well a computer player plays.
///
/// A weaker level plays like a weaker person: it looks less far ahead, and it overlooks moves that
/// people overlook, its own and the opponent's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Sees what can be done now.
    Beginner,
    /// Sees most answers.
    Easy,
    /// Looks a few plies ahead.
    Medium,
    /// Looks far ahead and overlooks little.
    Hard,
    /// Overlooks nothing.
    #[default]
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 5] = [Self::Beginner, Self::Easy, Self::Medium, Self::Hard, Self::Master];

    /// What it does, in a search's terms. The figures were chosen so that each level scores about
    /// three quarters against the one below it.
    pub(super) fn manner(self) -> Manner {
        let person = |depth, simulations, own, imagined, margin| Manner {
            depth,
            simulations,
            sight: Some(Sight { own, imagined }),
            margin,
            table_bits: 15,
        };
        match self {
            Self::Beginner => person(1, 0, [100, 70, 30, 10], [0; 4], 50),
            Self::Easy => person(2, 0, [100, 92, 65, 35], [95, 70, 40, 15], 25),
            Self::Medium => person(3, 1, [100, 100, 85, 60], [100, 90, 70, 50], 20),
            Self::Hard => person(4, 4, [100, 100, 100, 95], [100, 100, 98, 95], 10),
            Self::Master => {
                Manner { depth: DEEPEST, simulations: 40, sight: None, margin: 0, table_bits: 18 }
            }
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Master => "master",
        })
    }
}

impl FromStr for Level {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let named = Self::ALL.into_iter().find(|level| alloc::format!("{level}") == text);
        named.ok_or_else(|| Error::new("level", text, "beginner, easy, medium, hard or master"))
    }
}

/// Where every search ends: the iteration after it is counted too, and must fit.
const DEEPEST: u8 = u8::MAX - 1;

/// A level as the search sees it: each figure is a weakness that people have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// The most plies to look ahead: what comes later, such as an island that will be split, comes
    /// as a surprise.
    pub(super) depth: u8,
    /// How often each stage of a simulation plays each move on; 0 for no simulation.
    pub(super) simulations: u32,
    /// What is seen of the moves there are; `None` where all of them are.
    pub(super) sight: Option<Sight>,
    /// Moves that look as good as the best, or worse by no more than this, are played as readily:
    /// a person varies among them. In hundredths of the game's unit.
    pub(super) margin: i32,
    /// The transposition table's size: 2^this buckets.
    pub(super) table_bits: u32,
}

/// In how many of 100 cases a move is seen, by how subtle it is: from one that nobody overlooks to
/// those of subtlety 3 and above.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// The moves that could be played now.
    own: [u8; 4],
    /// The moves that would come after: the opponent's answers, and what could be done then.
    imagined: [u8; 4],
}

impl Manner {
    /// Drops the moves that the level overlooks, but for the plainest where it overlooks all;
    /// whether it overlooks none.
    pub(super) fn keep_seen<G: Evaluate>(
        self,
        seed: u64,
        position: &G,
        moves: &mut Vec<G::Move>,
        ply: usize,
    ) -> bool {
        let Some(sight) = self.sight else {
            return true;
        };
        let all = moves.len();
        let plainest = moves.iter().min_by_key(|mv| position.subtlety(mv)).cloned();
        moves.retain(|mv| sight.sees(seed, position, mv, ply));
        if moves.is_empty() {
            moves.extend(plainest);
        }
        moves.len() == all
    }
}

impl Sight {
    /// Whether the player sees `mv` at `ply` plies from now. The same seed overlooks the same moves
    /// for as long as it looks at a position.
    pub(super) fn sees<G: Evaluate>(
        self,
        seed: u64,
        position: &G,
        mv: &G::Move,
        ply: usize,
    ) -> bool {
        let percents = if ply == 0 { self.own } else { self.imagined };
        let percent = percents[position.subtlety(mv).min(3) as usize];
        if percent == 100 {
            return true;
        }
        let draw = Rng::new(seed ^ position.key() ^ position.idea(mv).rotate_left(32)).below(100);
        draw < u64::from(percent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn a_level_is_text_and_back() {
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
    fn a_higher_level_looks_further_and_sees_more() {
        for (lower, higher) in Level::ALL.into_iter().zip(Level::ALL.into_iter().skip(1)) {
            let [lower, higher] = [lower.manner(), higher.manner()];
            assert!(lower.depth < higher.depth);
            assert!(lower.margin >= higher.margin);
            let (Some(lower), Some(higher)) = (lower.sight, higher.sight) else {
                continue;
            };
            let pairs = |low: [u8; 4], high: [u8; 4]| low.into_iter().zip(high);
            for (low, high) in
                pairs(lower.own, higher.own).chain(pairs(lower.imagined, higher.imagined))
            {
                assert!(low <= high);
            }
        }
    }
}
