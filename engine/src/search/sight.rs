//! What a level sees of a position: its moves, and its value.

use super::{Evaluate, Strength};
use crate::{Player, Rng, Square};
use alloc::vec::Vec;

/// Within this distance from the last move, in squares, nothing is overlooked for being far away.
const NEAR: u8 = 2;

/// What a player has before their eyes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glance {
    is_root: bool,
    /// The square of the last move.
    focus: Option<Square>,
}

impl Glance {
    /// The moves of a position at `ply` plies from the root. `focus` is the square of the last move at
    /// the root, and of the root move below it; deeper in the tree it does not count.
    pub(super) fn new(ply: usize, focus: Option<Square>) -> Self {
        Self { is_root: ply == 0, focus: focus.filter(|_| ply < 2) }
    }
}

impl Strength {
    /// Adapts the strength to a position with this key: in a turn of greed, no reply is looked at.
    #[inline(never)]
    pub(super) fn take_turn(&mut self, seed: u64, key: u64) {
        // Without greed no number is drawn.
        if self.greed > 0 && Rng::new(seed ^ key.rotate_left(16)).below(100) < self.greed.into() {
            self.depth = 1;
            if let Some(sight) = &mut self.sight {
                sight.in_tree = [0; 4];
            }
        }
    }

    /// The static evaluation for `player`, with the positional weight applied.
    pub(super) fn evaluate<G: Evaluate>(self, position: &G, player: Player) -> i32 {
        if self.positional_weight == 100 {
            return position.evaluate(player);
        }
        let scores = position.scores();
        let others = scores.iter().filter(|(other, _)| *other != player);
        let best = others.map(|(_, score)| *score).max().unwrap_or(0);
        let counted = 100 * (i64::from(scores[player]) - i64::from(best));
        let whole = i64::from(position.evaluate_of_level(player));
        (counted + (whole - counted) * i64::from(self.positional_weight) / 100) as i32
    }

    /// Removes the moves that the level overlooks.
    #[inline(never)]
    pub(super) fn retain_seen<G: Evaluate>(
        &self,
        seed: u64,
        position: &G,
        moves: &mut Vec<G::Move>,
        glance: Glance,
    ) {
        if self.sight.is_some() {
            let count = moves.len();
            moves.retain(|mv| self.sees(seed, position, mv, glance, count));
        }
    }

    /// Removes the moves that the level overlooks, but keeps the least subtle move if it overlooks
    /// all. Returns whether no move was removed.
    pub(super) fn retain_seen_or_plainest<G: Evaluate>(
        &self,
        seed: u64,
        position: &G,
        moves: &mut Vec<G::Move>,
        glance: Glance,
    ) -> bool {
        if self.sight.is_none() {
            return true;
        }
        let all = moves.len();
        let plainest = moves.iter().min_by_key(|mv| position.subtlety(mv)).cloned();
        self.retain_seen(seed, position, moves, glance);
        if moves.is_empty() {
            moves.extend(plainest);
        }
        moves.len() == all
    }

    /// Whether the player notices `mv`, one of `count` moves. For the same seed, position and glance the
    /// answer is always the same.
    fn sees<G: Evaluate>(
        &self,
        seed: u64,
        position: &G,
        mv: &G::Move,
        glance: Glance,
        count: usize,
    ) -> bool {
        let percent = self.percent(position.subtlety(mv), G::focus(mv), glance, count);
        if percent == 100 {
            return true;
        }
        let draw = Rng::new(seed ^ position.key() ^ position.idea(mv).rotate_left(32)).below(100);
        draw < u64::from(percent)
    }

    /// The probability in percent of noticing one of `count` moves, with its subtlety and its square.
    // Each game would have copies of it.
    #[inline(never)]
    fn percent(
        &self,
        subtlety: u32,
        square: Option<Square>,
        Glance { is_root, focus }: Glance,
        count: usize,
    ) -> u8 {
        let Some(sight) = &self.sight else {
            return 100;
        };
        let percents = if is_root { sight.at_root } else { sight.in_tree };
        let percent = percents[subtlety.min(3) as usize];
        let far = focus.zip(square).map_or(0, |(last, to)| {
            let distance = last.file.abs_diff(to.file).max(last.rank.abs_diff(to.rank));
            distance.saturating_sub(NEAR)
        });
        if far == 0 && subtlety == 0 {
            return percent;
        }
        let crowd = (count / 16).checked_ilog2().unwrap_or(0) as u8;
        percent.saturating_sub(self.haze.saturating_mul(far + crowd))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::combo::{Carry, Combo};
    use crate::search::{Level, Limits, Options, Search, Selective, Sight};

    const NEXT: Glance = Glance { is_root: true, focus: Some(Square { file: 3, rank: 3 }) };

    fn percent(strength: Strength, subtlety: u32, file: u8, count: usize) -> u8 {
        strength.percent(subtlety, Some(Square::new(file, 3)), NEXT, count)
    }

    #[test]
    fn distance_and_number_hide_moves() {
        let clear = Strength::human(1, Sight::new([100, 80, 60, 40], [0; 4]));
        let hazy = clear.with_haze(10);
        // Plain moves near the last one are never hidden.
        assert_eq!([3, 5].map(|file| percent(hazy, 0, file, 500)), [100, 100]);
        assert_eq!([5, 6, 7].map(|file| percent(hazy, 0, file, 10)), [100, 90, 80]);
        assert_eq!([10, 32, 64].map(|count| percent(hazy, 1, 3, count)), [80, 70, 60]);
        assert_eq!(percent(hazy, 3, 9, 64), 0);
        assert_eq!(
            [0, 1, 2, 9].map(|subtlety| percent(clear, subtlety, 9, 500)),
            [100, 80, 60, 40]
        );
    }

    #[test]
    fn below_the_root_moves_only_the_first_reply_has_a_focus() {
        let focus = |ply| Glance::new(ply, NEXT.focus).focus;
        assert_eq!([0, 1, 2].map(focus), [NEXT.focus, NEXT.focus, None]);
    }

    /// A stack of two takes one piece, and is taken in return, in every turn of greed and in no other.
    #[test]
    fn greed_takes_what_is_defended() {
        let position: Combo = "8/8/3,w2,4/3,w1,4/3,b2,4/8/8/b1,b1,b1,b1,b1,b1,b1,b1 b 0"
            .parse()
            .expect("it is a position");
        let taken: Carry = "2d4xd5".parse().expect("it is a move");
        let strength = Strength::human(1, Sight::new([100; 4], [100; 4]));
        let takes = |greed: u8| {
            let count = (0..40).filter(|seed| {
                let options = Options::new(Level::Easy, *seed)
                    .with_strength(strength.with_positional_weight(0).with_greed(greed));
                let mut search: Selective<Combo> =
                    Search::new(position, &[], options).expect("the game is not over");
                search.run_within(&Limits::default());
                search.report().best == Some(taken)
            });
            count.count()
        };
        assert_eq!([takes(0), takes(100)], [0, 40]);
        assert!((5..35).contains(&takes(50)));
    }
}
