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
pub(super) type GroupValues = [[i32; MAX_TOKENS + 1]; PHASES];

/// Fitted to self-play games (`cargo run --release --features tune --example tune_groups`).
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
pub(super) fn group_sizes(hand: Kinds) -> [usize; SHARED.len()] {
    SHARED.map(|shared| (hand & shared).count_ones() as usize)
}

impl LuckyMoose {
    /// The phase of the game: 0 with at most seven tokens in the pool for each player, then one more for
    /// every eight.
    pub(super) fn phase(&self) -> usize {
        (self.pool.len() / usize::from(self.players) / 8).min(PHASES - 1)
    }

    /// The value of a hand, or of what is kept of it; with an empty pool, that of its tokens at the end.
    pub(super) fn groups_value(&self, hand: &Hand, values: &GroupValues) -> i32 {
        if self.pool.len() == 0 {
            return LEFT_TOKEN_VALUE * hand.len() as i32;
        }
        let values = &values[self.phase()];
        group_sizes(hand.kinds()).into_iter().map(|size| values[size]).sum()
    }
}

/// The value of a token in a hand when the pool is empty.
pub(super) const LEFT_TOKEN_VALUE: i32 = -100;

/// Access for the example `tune_groups`.
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
