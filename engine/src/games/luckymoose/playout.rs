//! The moves of playouts: the best sum of points and the value of what is kept.

use super::best_lay::{SETS, Slots};
use super::groups::{BoardValues, kept_value};
use super::hand_value::NO_LAY_VALUE;
use super::lay_generator::LayGenerator;
use super::token::Kinds;
use super::{Hand, LuckyMoose, Turn};
use crate::Game;

impl LuckyMoose {
    /// The lay or exchange with the best sum of its points and the value of the groups that are kept; a
    /// pass if there is none, and `None` when the game is over.
    #[inline(never)]
    pub(super) fn playout_move_with(&self, values: &BoardValues) -> Option<Turn> {
        self.to_move()?;
        let slots = Slots::new(self.hand().kinds());
        let values = self.values_now(values);
        let kept_values =
            slots.values(&|kept| kept_value(kept, kept.count_ones() as usize, values.as_ref()));
        let generator = LayGenerator::new(&self.board);
        let lay = generator.and_then(|generator| generator.best_lay(&slots, &kept_values));
        match (lay, self.best_exchange(&slots, &kept_values)) {
            (Some((value, lay)), Some((exchange, _))) if value >= exchange => Some(Turn::Lay(lay)),
            (_, Some((_, tokens))) => Some(Turn::Exchange(tokens)),
            (Some((_, lay)), None) => Some(Turn::Lay(lay)),
            (None, None) => Some(Turn::Pass),
        }
    }

    /// The exchange that keeps the best set of slots, the smallest of equal ones, with its value. Further
    /// tokens of a kind are always exchanged.
    #[inline(never)]
    fn best_exchange(&self, slots: &Slots, kept_values: &[i32; SETS]) -> Option<(i32, Hand)> {
        let hand = self.hand();
        let most = self.pool.len().min(hand.len());
        let given = |set: &u8| hand.len() - set.count_ones() as usize;
        let sets = (0..=slots.all()).filter(|set| (1..=most).contains(&given(set)));
        let best = sets.max_by_key(|set| (kept_values[usize::from(*set)], given(set)))?;
        let mut kept: Kinds = slots.kinds_of(best);
        let is_given = |token: &super::Token| {
            let is_given = kept >> token.kind() & 1 == 0;
            kept &= !(1 << token.kind());
            is_given
        };
        let tokens = hand.tokens().iter().copied().filter(is_given).collect();
        Some((kept_values[usize::from(best)] + NO_LAY_VALUE, tokens))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;
    use alloc::string::{String, ToString};

    /// The move of a playout with a hand, in the middle of a game of two on a board of 9 × 9.
    fn mv(ranks: &str, hand: &str, pool: &str) -> String {
        let text = format!("{ranks} 1 0,0 {hand}/p6 {pool} 0 0000000000000000");
        let position: LuckyMoose = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        let mv = position.playout_move_with(position.board_values()).expect("the game goes on");
        assert_eq!(position.check(&mv), Ok(()), "{mv}: {text}");
        mv.to_string()
    }

    const CENTRE: &str = "9/9/9/9/4,g6,4/9/9/9/9";
    const POOL: &str = "r1r2r3r4r5r6o1o2o3o4o5o6y1y2y3y4y5y6";

    #[test]
    fn a_playout_keeps_large_groups() {
        // The five blue tokens score 30 with the green one, but are worth more on the border.
        assert_eq!(mv(CENTRE, "g1b1b2b3b4b6", POOL), "g1@e4");
        // Without a lay the rest is exchanged, and so is a second token of a kind.
        assert_eq!(mv(CENTRE, "o5y5b1b2b3b4", POOL), "~o5y5");
        assert_eq!(mv(CENTRE, "o5b1b1b2b3b4", POOL), "~o5b1");
        // No more than the pool holds.
        assert_eq!(mv(CENTRE, "o5b1b1b2b3b4", "r1"), "~b1");
    }

    #[test]
    fn a_playout_lays_all_it_can_in_the_end() {
        assert_eq!(mv(CENTRE, "g1b1b2b3b4b6", "-").matches('@').count(), 5);
        assert_eq!(mv(CENTRE, "b1", "-"), "pass");
    }
}
