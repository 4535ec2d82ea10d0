//! What looks good in Reversi.

use super::{Move, Reversi, bit};
use crate::Player;
use crate::search::Evaluate;

/// The four corners, which no move turns over.
const CORNERS: u64 = 0x8100_0000_0000_0081;

impl Evaluate for Reversi {
    /// 64 discs are 6,400; an evaluation is at most 4 · 800 + 60 · 60 + 64 · 10 = 7,440.
    const MAX_VALUE: i32 = 7440;

    fn evaluate(&self, player: Player) -> i32 {
        let count = |set: u64| set.count_ones() as i32;
        let value = |side: u8| {
            let discs = self.discs[usize::from(side)];
            800 * count(discs & CORNERS) + 60 * count(self.targets(side)) + 10 * count(discs)
        };
        value(player.0) - value(player.other().0)
    }

    fn priority(&self, mv: &Move) -> i32 {
        match mv {
            Move::Disc(square) if bit(*square) & CORNERS != 0 => 64,
            // Who owns little early keeps the other side short of moves.
            Move::Disc(square) => -(self.turned(bit(*square)).count_ones() as i32),
            Move::Pass => 0,
        }
    }

    fn subtlety(&self, mv: &Move) -> u32 {
        match mv {
            // A move that turns much is seen at once.
            Move::Disc(square) => u32::from(self.turned(bit(*square)).count_ones() < 3),
            Move::Pass => 0,
        }
    }
}
