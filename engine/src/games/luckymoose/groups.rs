//! The value of the groups of a hand.
//!
//! A group is the tokens of a hand that share a colour or a symbol, each kind once: the tokens that one lay
//! can use. The factors of the tokens on the border multiply, so the value of a group grows faster than its
//! size.

use super::token::{Kinds, SHARED};
use super::{Hand, LuckyMoose, MAX_TOKENS};

/// The number of phases of a game.
pub(super) const PHASES: usize = 7;

/// The values of a group by phase and size, in hundredths of a point.
pub(super) type GroupValues = [SizeValues; PHASES];

/// The values of a group by size.
pub(super) type SizeValues = [i32; MAX_TOKENS + 1];

/// Fitted to self-play games (`gambol train luckymoose`).
pub(super) const GROUP_VALUES: GroupValues = [
    [0, 0, 736, 3220, 11878, 20516, 22919],
    [0, 0, 375, 2261, 16588, 30333, 32526],
    [0, 0, 133, 1337, 18161, 37707, 37461],
    [0, 0, -801, 3327, 19424, 41460, 37301],
    [0, 0, 870, 4657, 19465, 44847, 37868],
    [0, 0, 767, 3197, 17323, 36688, 34627],
    [0, 0, 1401, 1512, 12395, 34960, 32978],
];

/// The sizes of the groups of a hand.
fn group_sizes(hand: Kinds) -> [usize; SHARED.len()] {
    SHARED.map(|shared| (hand & shared).count_ones() as usize)
}

impl LuckyMoose {
    /// The phase of the game: 0 with at most seven tokens in the pool for each player, then one more for
    /// every eight.
    pub(super) fn phase(&self) -> usize {
        (self.pool.len() / usize::from(self.players) / 8).min(PHASES - 1)
    }

    /// The values of groups in the current phase; `None` with an empty pool, when tokens count as at the end.
    pub(super) fn values_now<'a>(&self, values: &'a GroupValues) -> Option<&'a SizeValues> {
        (self.pool.len() > 0).then(|| &values[self.phase()])
    }

    /// The value of a hand, or of what is kept of it.
    pub(super) fn groups_value(&self, hand: &Hand, values: &GroupValues) -> i32 {
        kept_value(hand.kinds(), hand.len(), self.values_now(values))
    }
}

/// The value of a number of tokens of some kinds that are kept.
#[inline(never)]
pub(super) fn kept_value(kinds: Kinds, count: usize, values: Option<&SizeValues>) -> i32 {
    match values {
        None => LEFT_TOKEN_VALUE * count as i32,
        Some(values) => group_sizes(kinds).into_iter().map(|size| values[size]).sum(),
    }
}

/// The value of a token in a hand when the pool is empty.
const LEFT_TOKEN_VALUE: i32 = -100;

/// Access for `gambol train`.
#[cfg(feature = "tune")]
impl LuckyMoose {
    /// The phase of the game, an index of [`GroupValues`](super::GroupValues).
    #[must_use]
    pub fn group_phase(&self) -> usize {
        self.phase()
    }

    /// The sizes of the groups of a player's hand.
    #[must_use]
    pub fn group_sizes(&self, player: crate::Player) -> [usize; 12] {
        group_sizes(self.hands[usize::from(player.0)].kinds())
    }

    /// The move of a playout with other values of groups; `None` when the game is over.
    #[must_use]
    pub fn playout_move_by(&self, values: &GroupValues) -> Option<super::Turn> {
        self.playout_move_with(values)
    }
}
