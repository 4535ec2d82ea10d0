//! Levels: how far a player looks, and what it overlooks.

use crate::search::Evaluate;
use crate::{Error, Player, Rng, codes};
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

    /// Its name, as in commands and links.
    pub fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Master => "master",
        }
    }

    /// What it does, in a search's terms, unless a game says otherwise.
    pub fn manner(self) -> Manner {
        match self {
            Self::Beginner => Manner::person(1, Sight::new([100, 70, 30, 10], [0; 4])).varying(50),
            Self::Easy => {
                Manner::person(2, Sight::new([100, 92, 65, 35], [95, 70, 40, 15])).varying(25)
            }
            Self::Medium => Manner {
                simulations: 1,
                ..Manner::person(3, Sight::new([100, 100, 85, 60], [100, 90, 70, 50]))
            }
            .varying(20),
            Self::Hard => Manner {
                simulations: 4,
                ..Manner::person(4, Sight::new([100, 100, 100, 95], [100, 100, 98, 95]))
            }
            .varying(10),
            Self::Master => Manner {
                depth: DEEPEST,
                work: MASTERS_WORK,
                simulations: 200,
                sight: None,
                insight: 100,
                margin: 0,
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

/// Where every search ends: the iteration after it is counted too, and must fit.
const DEEPEST: u8 = u8::MAX - 1;

/// What the highest level may spend on a move, in positions: some seconds.
const MASTERS_WORK: u64 = 6_000_000;

/// A level as the search sees it: each figure is a weakness that people have.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// The most plies to look ahead, 254 or fewer: what comes later, such as an island that will be
    /// split, comes as a surprise.
    pub depth: u8,
    /// The most positions to look at for a move that is played.
    pub work: u64,
    /// How often each stage of a simulation plays each move on; 0 for no simulation.
    pub simulations: u32,
    /// What is seen of the moves there are; `None` where all of them are.
    pub sight: Option<Sight>,
    /// How much of what evaluation says beyond counting the score is understood, in percent.
    pub insight: i32,
    /// Moves that look as good as the best, or worse by no more than this, are played as readily:
    /// a person varies among them. In hundredths of the game's unit.
    pub margin: i32,
    /// The transposition table's size: 2^this buckets.
    pub table_bits: u32,
}

/// In how many of 100 cases a move is seen, by how subtle it is: from one that nobody overlooks to
/// those of subtlety 3 and above.
#[derive(Clone, Copy, Debug)]
pub struct Sight {
    /// The moves that could be played now.
    own: [u8; 4],
    /// The moves that would come after: the opponent's answers, and what could be done then.
    imagined: [u8; 4],
}

impl Manner {
    /// Somebody who looks so many plies ahead and sees so much.
    pub const fn person(depth: u8, sight: Sight) -> Self {
        Self {
            depth,
            work: u64::MAX,
            simulations: 0,
            sight: Some(sight),
            insight: 100,
            margin: 0,
            table_bits: 15,
        }
    }

    /// The same, who plays moves as readily that look worse by no more than `margin` hundredths.
    pub const fn varying(self, margin: i32) -> Self {
        Self { margin, ..self }
    }

    /// The same, who understands so many percent of what there is beside the score.
    pub const fn understanding(self, insight: i32) -> Self {
        Self { insight, ..self }
    }

    /// How good a position looks to `player`, as far as it is understood.
    pub(super) fn judge<G: Evaluate>(self, position: &G, player: Player) -> i32 {
        if self.insight == 100 {
            return position.evaluate(player);
        }
        let scores = position.scores();
        let others = scores.iter().filter(|(other, _)| *other != player);
        let best = others.map(|(_, score)| *score).max().unwrap_or(0);
        let counted = 100 * (i64::from(scores[player]) - i64::from(best));
        let whole = i64::from(position.evaluate(player));
        (counted + (whole - counted) * i64::from(self.insight) / 100) as i32
    }

    /// Drops the moves that would come after and that the level does not think of.
    pub(super) fn keep_imagined<G: Evaluate>(
        self,
        seed: u64,
        position: &G,
        moves: &mut Vec<G::Move>,
        ply: usize,
    ) {
        if let Some(sight) = self.sight {
            moves.retain(|mv| sight.sees(seed, position, mv, ply));
        }
    }

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
    /// What is seen of the moves there are, and of those that would come after, in percent by how
    /// subtle they are.
    pub const fn new(own: [u8; 4], imagined: [u8; 4]) -> Self {
        Self { own, imagined }
    }

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
