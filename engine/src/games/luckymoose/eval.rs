//! The evaluation of LuckyMoose.

use super::best_lay::Slots;
use super::board::Axis;
use super::hand_value::{NO_LAY_VALUE, hand_value, pairs_value};
use super::lay_generator::LayGenerator;
use super::token::{Kinds, compatible};
use super::{Hand, Lay, LuckyMoose, MAX_POINTS, MAX_TOKENS, Turn};
use crate::search::{Evaluate, Level, Luck, Sight, Strength};
use crate::{Game, Player, Record};
use alloc::vec::Vec;

/// The value of leaving a line of five that another token can complete.
const OPEN_FIVE_VALUE: i32 = -400;

impl Evaluate for LuckyMoose {
    const WORK: u64 = 50;
    /// The largest lead in points, plus the difference of two hands: each is worth from −5,000 (six
    /// groups of two) to 50,000 (a group of five).
    const MAX_VALUE: i32 = 100 * MAX_POINTS + 55_000;

    fn strength(level: Level) -> Strength {
        match level {
            // Without simulations no reply is searched.
            Level::Beginner => {
                let sight = Sight::new([100, 94, 82, 66], [0; 4]);
                Strength::human(2, sight).with_margin(50).with_greed(55).with_haze(1)
            }
            Level::Easy => {
                let sight = Sight::new([100, 100, 98, 92], [0; 4]);
                Strength::human(2, sight).with_margin(25).with_greed(60)
            }
            // A single simulation is noise, and worse than the lay that scores most.
            Level::Medium => {
                let sight = Some(Sight::new([100, 100, 96, 87], [0; 4]));
                Strength { simulations: 2, sight, ..level.strength() }
            }
            Level::Hard => Strength { simulations: 4, ..level.strength() },
            _ => level.strength(),
        }
    }

    fn evaluate(&self, player: Player) -> i32 {
        self.lead(player, Self::pairs_value)
    }

    fn priority(&self, mv: &Turn) -> i32 {
        self.move_value(mv, Self::pairs_value)
    }

    /// The lay with the best sum of its points and the value of the rest of the hand; if there is
    /// none, the exchange or pass of the highest priority.
    fn greedy_move(&self) -> Option<Turn> {
        self.to_move()?;
        let slots = Slots::new(self.hand().kinds());
        let lay = LayGenerator::new(&self.board)
            .and_then(|generator| generator.best_lay(&slots, &slots.values(&pairs_value)));
        if let Some((_, lay)) = lay {
            return Some(Turn::Lay(lay));
        }
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves.into_iter().max_by_key(|mv| self.priority(mv))
    }

    fn playout_move(&self) -> Option<Turn> {
        self.playout_move_with(self.board_values())
    }

    fn playout_value(&self, player: Player) -> i32 {
        self.lead(player, Self::groups_value)
    }

    fn candidate_value(&self, mv: &Turn) -> i32 {
        self.move_value(mv, Self::groups_value)
    }

    fn subtlety(&self, mv: &Turn) -> u32 {
        let Turn::Lay(lay) = mv else {
            return 0;
        };
        // Lays of many tokens and lays in several lines are harder to find.
        let crossings = self.gains(mv).len().saturating_sub(1);
        (lay.items().len() - 1 + crossings) as u32
    }

    fn luck(record: &Record<Self>, ply: usize) -> Vec<Luck> {
        super::luck::luck(record, ply)
    }

    /// The rank, the file or the tile of a lay: all lays there are seen or overlooked together.
    #[inline]
    fn idea(&self, mv: &Turn) -> u64 {
        let Turn::Lay(lay) = mv else {
            return 0;
        };
        let [(first, _), ..] = lay.items() else {
            return 0;
        };
        let is_rank = lay.items().iter().all(|(square, _)| square.rank == first.rank);
        let area = match (lay.items().len(), is_rank) {
            (1, _) => self.board.tile(*first),
            (_, true) => 1000 + usize::from(first.rank),
            (_, false) => 2000 + usize::from(first.file),
        };
        crate::rng::mix(area as u64)
    }
}

/// The value of a hand, in hundredths of a point.
type HandValue = fn(&LuckyMoose, &Hand) -> i32;

impl LuckyMoose {
    /// The value of a hand by its pairs; with an empty pool each token counts as at the end.
    fn pairs_value(&self, hand: &Hand) -> i32 {
        if self.pool.len() == 0 { -100 * hand.len() as i32 } else { hand_value(hand) }
    }

    /// The lead of a player by points and hands, in hundredths of a point.
    #[inline(never)]
    fn lead(&self, player: Player, hand_value: HandValue) -> i32 {
        let value = |player: Player| {
            let player = usize::from(player.0);
            100 * self.scores[player] + hand_value(self, &self.hands[player])
        };
        let others = (0..self.players).map(Player).filter(|other| *other != player);
        value(player) - others.map(value).max().unwrap_or(0)
    }

    /// The value of a move: its points, what is kept, and what it leaves to the next player.
    #[inline(never)]
    fn move_value(&self, mv: &Turn, hand_value: HandValue) -> i32 {
        let mut kept = *self.hand();
        match mv {
            Turn::Lay(lay) => {
                lay.tokens().for_each(|token| _ = kept.remove(token));
                100 * self.points(lay) + self.open_fives_value(lay) + hand_value(self, &kept)
            }
            Turn::Exchange(tokens) => {
                kept.remove_all(tokens.tokens());
                hand_value(self, &kept) + NO_LAY_VALUE
            }
            Turn::Pass => 2 * NO_LAY_VALUE,
        }
    }

    /// The value of the lines of five that a lay leaves to the next player.
    fn open_fives_value(&self, lay: &Lay) -> i32 {
        let mut after = self.board.clone();
        lay.items().iter().for_each(|(square, token)| after.put(after.tile(*square), *token));
        let mut value = 0;
        for axis in Axis::BOTH {
            let mut last = None;
            for (square, _) in lay.items() {
                let run = after.run(after.tile(*square), axis);
                if run.1 != MAX_TOKENS - 1 || last == Some(run) {
                    continue;
                }
                last = Some(run);
                let line: Kinds =
                    after.run_tokens(run, axis).fold(0, |kinds, token| kinds | 1 << token.kind());
                let is_open = compatible(line) != 0;
                value += if is_open { OPEN_FIVE_VALUE } else { 0 };
            }
        }
        value
    }
}
