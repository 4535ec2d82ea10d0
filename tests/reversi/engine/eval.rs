//! The evaluation of Reversi.

use super::{Move, Reversi, bit};
use crate::Player;
use crate::search::Evaluate;

/// The four corners, which never flip.
const CORNERS: u64 = 0x8100_0000_0000_0081;

impl Evaluate for Reversi {
    /// A lead is at most 64 discs, or 6,400; an evaluation is at most 4 · 800 + 60 · 60 + 64 · 10 = 7,440.
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
            // Few discs in the opening limit the opponent's mobility.
            Move::Disc(square) => -(self.flips(bit(*square)).count_ones() as i32),
            Move::Pass => 0,
        }
    }

    fn subtlety(&self, mv: &Move) -> u32 {
        match mv {
            // A move that flips many discs is easy to see.
            Move::Disc(square) => u32::from(self.flips(bit(*square)).count_ones() < 3),
            Move::Pass => 0,
        }
    }
}
