//! The value of the groups of a hand.
//!
//! A group is the tokens of a hand that share a colour or a symbol, each kind once: the tokens that one lay
//! can use. The factors of the tokens on the border multiply, so the value of a group grows faster than its
//! size.

use super::board::Board;
use super::token::{Kinds, SHARED};
use super::{Hand, LuckyMoose, MAX_TOKENS};

/// The number of phases of a game.
pub(super) const PHASES: usize = 6;

/// The tokens on the board that make a phase.
const TOKENS_A_PHASE: usize = 16;

/// The smallest group that has a value.
pub(super) const LEAST_GROUP: usize = 2;

/// The values of a group by size, from [`LEAST_GROUP`] on, in points.
pub(super) type SizeValues = [i16; MAX_TOKENS + 1 - LEAST_GROUP];

/// The values of a group by size at a moment of a game, in hundredths of a point.
pub(super) type ValuesNow = [i32; MAX_TOKENS + 1 - LEAST_GROUP];

/// The values of a group on a board by phase and size.
pub(super) type BoardValues = [SizeValues; PHASES];

/// The values on the boards of 9 × 9, 11 × 11 and so on to 21 × 21.
///
/// Fitted to self-play games (`gambol train luckymoose`).
const GROUP_VALUES: [BoardValues; 7] = [
    [
        [4, 48, 268, 535, 525],
        [0, 38, 238, 466, 486],
        [8, 31, 130, 237, 345],
        [7, 12, 23, 36, 214],
        [6, 11, 21, 33, 195],
        [6, 10, 20, 31, 185],
    ],
    [
        [11, 41, 207, 486, 485],
        [10, 55, 259, 517, 478],
        [2, 34, 195, 426, 450],
        [5, 27, 158, 278, 323],
        [8, 21, 57, 85, 160],
        [5, 9, 16, 21, 90],
    ],
    [
        [11, 48, 156, 402, 404],
        [6, 39, 178, 465, 427],
        [5, 51, 209, 476, 488],
        [1, 36, 196, 453, 482],
        [14, 43, 191, 381, 410],
        [12, 35, 144, 279, 337],
    ],
    [
        [-2, 8, 123, 257, 360],
        [1, 28, 166, 414, 389],
        [5, 23, 197, 436, 433],
        [1, 32, 183, 391, 436],
        [5, 14, 158, 344, 362],
        [11, 27, 130, 290, 341],
    ],
    [
        [10, 33, 116, 246, 289],
        [14, 50, 148, 336, 314],
        [8, 48, 193, 409, 353],
        [6, 28, 170, 357, 342],
        [7, 35, 137, 263, 272],
        [8, 30, 111, 194, 213],
    ],
    [
        [8, 31, 97, 156, 202],
        [-1, 10, 113, 177, 207],
        [5, 28, 145, 255, 274],
        [-3, 15, 134, 252, 257],
        [0, 15, 109, 222, 218],
        [4, 18, 74, 171, 217],
    ],
    [
        [2, -1, 32, 117, 125],
        [-6, -13, -7, 85, 134],
        [2, 9, 54, 121, 145],
        [3, 14, 87, 171, 173],
        [1, 3, 83, 173, 170],
        [7, 14, 54, 144, 165],
    ],
];

/// The sizes of the groups of a hand.
fn group_sizes(hand: Kinds) -> [usize; SHARED.len()] {
    SHARED.map(|shared| (hand & shared).count_ones() as usize)
}

impl LuckyMoose {
    /// The phase of the game, by the number of tokens on the board.
    pub(super) fn phase(&self) -> usize {
        (self.board.tokens().count() / TOKENS_A_PHASE).min(PHASES - 1)
    }

    /// The values of groups on this board.
    pub(super) fn board_values(&self) -> &'static BoardValues {
        &GROUP_VALUES[usize::from(self.board.size() - Board::MIN_SIZE) / 2]
    }

    /// How much of its value a group still has, in twentieths: with a pool of a few tokens the game may end
    /// before the group is laid.
    pub(super) fn time_left(&self) -> usize {
        (self.pool.len() + 10).min(20)
    }

    /// The values of groups by size in hundredths of a point; `None` with an empty pool, when tokens count as
    /// at the end.
    pub(super) fn values_now(&self, values: &BoardValues) -> Option<ValuesNow> {
        let time = 5 * self.time_left() as i32;
        (self.pool.len() > 0).then(|| values[self.phase()].map(|value| time * i32::from(value)))
    }

    /// The value of a hand, or of what is kept of it, in hundredths of a point.
    pub(super) fn groups_value(&self, hand: &Hand) -> i32 {
        kept_value(hand.kinds(), hand.len(), self.values_now(self.board_values()).as_ref())
    }
}

/// The value of a number of tokens of some kinds that are kept, in hundredths of a point.
#[inline(never)]
pub(super) fn kept_value(kinds: Kinds, count: usize, values: Option<&ValuesNow>) -> i32 {
    match values {
        None => LEFT_TOKEN_VALUE * count as i32,
        Some(values) => {
            let value =
                |size: usize| values.get(size.wrapping_sub(LEAST_GROUP)).copied().unwrap_or(0);
            group_sizes(kinds).into_iter().map(value).sum()
        }
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

    /// How much of its value a group still has, from 0 to 1.
    #[must_use]
    pub fn group_time(&self) -> f64 {
        self.time_left() as f64 / 20.0
    }

    /// The sizes of the groups of a player's hand.
    #[must_use]
    pub fn group_sizes(&self, player: crate::Player) -> [usize; 12] {
        group_sizes(self.hands[usize::from(player.0)].kinds())
    }

    /// The move of a playout with other values of groups; `None` when the game is over.
    #[must_use]
    pub fn playout_move_by(&self, values: &BoardValues) -> Option<super::Turn> {
        self.playout_move_with(values)
    }
}
