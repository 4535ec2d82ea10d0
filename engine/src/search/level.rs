//! Levels: how far a player looks, and what it overlooks.

use crate::{Error, Evaluate};
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

    /// What it does in this game's terms.
    pub(super) fn manner(self) -> Manner {
        let limited = |depth, sight, margin| Manner { depth, sight, margin, table_bits: 12 };
        match self {
            Self::Beginner => limited(1, Some([[100, 50, 10, 0], [70, 20, 0, 0]]), 50),
            Self::Easy => limited(2, Some([[100, 80, 40, 20], [95, 50, 20, 0]]), 40),
            Self::Medium => limited(3, Some([[100, 95, 80, 60], [100, 85, 60, 40]]), 25),
            Self::Hard => limited(5, Some([[100, 100, 95, 90], [100, 98, 90, 80]]), 10),
            Self::Master => Manner { depth: u8::MAX, sight: None, margin: 0, table_bits: 18 },
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

/// A level as the search sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// The most plies to look ahead.
    pub(super) depth: u8,
    /// In how many of 100 cases a move is seen, by how subtle it is: the move that is about to be
    /// played, and those imagined after it. `None` where every move is seen.
    pub(super) sight: Option<[[u8; 4]; 2]>,
    /// Moves as good as the best less this are played as readily, in hundredths of the game's unit.
    pub(super) margin: i32,
    /// The transposition table's size: 2^this buckets.
    pub(super) table_bits: u32,
}

impl Manner {
    /// Whether the player sees `mv` at `ply` plies from now. The same seed overlooks the same moves
    /// for as long as it looks at a position.
    pub(super) fn sees<G: Evaluate>(
        &self,
        seed: u64,
        position: &G,
        mv: &G::Move,
        ply: usize,
    ) -> bool {
        let Some(sight) = self.sight else {
            return true;
        };
        let subtlety = position.subtlety(mv).min(3) as usize;
        let percent = sight[ply.min(1)][subtlety];
        if percent == 100 {
            return true;
        }
        let mut after = position.clone();
        after.play(mv);
        let draw = crate::Rng::new(seed ^ position.key() ^ after.key().rotate_left(32)).below(100);
        draw < u64::from(percent)
    }
}
