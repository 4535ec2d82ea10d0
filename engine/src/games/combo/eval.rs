//! What looks good in Combo.

use super::{Carry, Combo, Kind};
use crate::{Evaluate, Game, Player};

/// What a win is worth, in hundredths of a piece: more than all pieces.
const WIN: i32 = 10_000;

/// What the size of a stack adds to its pieces, by its count. One piece alone captures nothing; in
/// a tall stack many are lost at once.
const SIZES: [i32; 17] = [0, 0, 14, 18, 14, 8, 0, -8, -16, -24, -32, -40, -48, -56, -64, -72, -80];

impl Evaluate for Combo {
    fn evaluate(&self, player: Player) -> i32 {
        let sides = [0, 1].map(|side| self.side_value(side));
        let value = sides[usize::from(player.0)] - sides[usize::from(player.other().0)];
        // Who is to move takes the best that hangs.
        let hanging = 60 * i32::from(self.tallest_prey(self.side));
        let threat = 15 * i32::from(self.tallest_prey(1 - self.side));
        let turn = hanging - threat + 10;
        if player.0 == self.side { value + turn } else { value - turn }
    }

    fn outcome(&self, player: Player) -> i32 {
        if self.is_winner(player) {
            WIN
        } else if self.is_winner(player.other()) {
            -WIN
        } else {
            0
        }
    }

    fn draw(&self, player: Player) -> i32 {
        if self.is_winner_of_draw(player) {
            WIN
        } else if self.is_winner_of_draw(player.other()) {
            -WIN
        } else {
            0
        }
    }

    fn table_key(&self) -> u64 {
        // Far from the end by quiet plies, how far does not matter.
        const FAR: u8 = 60;
        let near = u64::from(self.quiet.saturating_sub(FAR));
        self.key() ^ near.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    fn promise(&self, mv: &Carry) -> i32 {
        let left = i32::from(self.count(mv.from) - mv.pieces);
        match mv.kind {
            Kind::Capture => 1000 + 64 * i32::from(self.count(mv.to)) - i32::from(mv.pieces),
            // To reach two or three and to leave nothing small behind.
            Kind::Merge => 20 - i32::from(self.count(mv.to) + mv.pieces) - left.min(1),
            Kind::Plain => 10 - left.min(1) + i32::from(mv.pieces).min(3),
        }
    }

    fn subtlety(&self, mv: &Carry) -> u32 {
        let is_far = mv.distance() > 1;
        let is_part = mv.pieces < self.count(mv.from);
        u32::from(is_far) + u32::from(is_part) + u32::from(is_far && mv.is_diagonal())
    }
}

impl Combo {
    /// Pieces, and how well they are stacked.
    fn side_value(&self, side: usize) -> i32 {
        let mut stacks = self.stacks[side];
        let mut value = 100 * i32::from(self.pieces[side]);
        while stacks != 0 {
            let square = stacks.trailing_zeros() as u8;
            stacks &= stacks - 1;
            value += SIZES[usize::from(self.count(square))];
            // What stands in the middle reaches more.
            let (file, rank) = (square % 8, square / 8);
            value += 2 * i32::from(file.min(7 - file) + rank.min(7 - rank));
        }
        value
    }

    /// The count of the tallest enemy stack that a side can capture; 0 where there is none.
    fn tallest_prey(&self, side: u8) -> u8 {
        let mut tallest = 0;
        self.reach(side, |_, to, _, kind| {
            if kind == Kind::Capture {
                tallest = tallest.max(self.count(to));
            }
        });
        tallest
    }
}
