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
        [10, 47, 176, 414, 441],
        [0, 40, 206, 462, 480],
        [6, 42, 216, 435, 492],
        [1, 31, 196, 431, 453],
        [-5, 19, 138, 347, 360],
        [7, 27, 111, 230, 274],
    ],
    [
        [12, 23, 109, 266, 327],
        [0, 11, 123, 322, 338],
        [-1, 29, 138, 348, 359],
        [-2, 25, 130, 329, 335],
        [-6, 17, 108, 274, 293],
        [3, 17, 83, 182, 219],
    ],
    [
        [8, 39, 110, 242, 342],
        [10, 62, 172, 337, 365],
        [0, 54, 224, 410, 364],
        [2, 39, 201, 394, 351],
        [-1, 17, 137, 279, 287],
        [10, 26, 95, 187, 244],
    ],
    [
        [5, 40, 89, 141, 199],
        [12, 36, 125, 235, 228],
        [9, 20, 141, 272, 290],
        [5, 27, 137, 273, 247],
        [4, 25, 105, 217, 218],
        [3, 14, 56, 141, 211],
    ],
    [
        [-1, 2, 32, 44, 118],
        [0, 9, 67, 95, 146],
        [4, 5, 76, 145, 156],
        [4, 17, 85, 163, 178],
        [-2, 12, 84, 169, 185],
        [5, 16, 53, 135, 187],
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

    /// The values of groups in the current phase; `None` with an empty pool, when tokens count as at the end.
    pub(super) fn values_now<'a>(&self, values: &'a BoardValues) -> Option<&'a SizeValues> {
        (self.pool.len() > 0).then(|| &values[self.phase()])
    }

    /// The value of a hand, or of what is kept of it, in hundredths of a point.
    pub(super) fn groups_value(&self, hand: &Hand) -> i32 {
        kept_value(hand.kinds(), hand.len(), self.values_now(self.board_values()))
    }
}

/// The value of a number of tokens of some kinds that are kept, in hundredths of a point.
#[inline(never)]
pub(super) fn kept_value(kinds: Kinds, count: usize, values: Option<&SizeValues>) -> i32 {
    match values {
        None => LEFT_TOKEN_VALUE * count as i32,
        Some(values) => {
            let value =
                |size: usize| values.get(size.wrapping_sub(LEAST_GROUP)).copied().unwrap_or(0);
            100 * group_sizes(kinds).into_iter().map(|size| i32::from(value(size))).sum::<i32>()
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
