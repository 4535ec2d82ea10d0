//! The value of the tokens in a hand, for evaluation and luck.

use super::Hand;
use super::token::{Kinds, compatible};

/// The value of two compatible tokens in a hand, in hundredths of a point, like all values here.
const PAIR_VALUE: i32 = 60;
/// The value of a duplicate token in a hand.
const DUPLICATE_VALUE: i32 = -80;
/// The value of a turn without a lay.
pub(super) const NO_LAY_VALUE: i32 = -300;

/// The value of the tokens in a hand.
pub(super) fn hand_value(hand: &Hand) -> i32 {
    let kinds = hand.kinds();
    pairs_value(kinds) + DUPLICATE_VALUE * (hand.len() as i32 - kinds.count_ones() as i32)
}

/// The value of the compatible pairs of a set of kinds.
pub(super) fn pairs_value(kinds: Kinds) -> i32 {
    let mut value = 0;
    let mut rest = kinds;
    while rest != 0 {
        let kind = rest & rest.wrapping_neg();
        rest ^= kind;
        value += PAIR_VALUE * (rest & compatible(kind)).count_ones() as i32;
    }
    value
}
