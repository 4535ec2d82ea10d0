//! What looks good in Triboard.

use super::Triboard;
use super::bits::{Bits, DIRECTIONS, cell};
use crate::{Evaluate, Player, Square};

impl Evaluate for Triboard {
    fn evaluate(&self, player: Player) -> i32 {
        let empty = self.empty();
        let room = Bits::ALL & !self.walls;
        let left = empty.count() as i32;
        let value = |side: u8| {
            let own = self.cells[usize::from(side)];
            // Next to the edge or a wall no line along that axis turns a cell.
            let axes = DIRECTIONS[..4].iter();
            let safe = axes.map(|&d| (own & !(room.step(d) & room.step(-d))).count() as i32);
            // An empty cell beside an own one is a place to turn it from.
            let open = DIRECTIONS.iter().map(|&d| (own.step(d) & empty).count() as i32);
            let mobility = self.moves_of(side).count() as i32;
            // Cells count for more the nearer the end is, room to move the further it is.
            own.count() as i32 * (100 - left / 2) + 25 * safe.sum::<i32>() - 4 * open.sum::<i32>()
                + mobility * left / 3
        };
        let values = [value(0), value(1), value(2)];
        let others = Self::others(player.0).map(|other| values[other]);
        values[usize::from(player.0)] - others[0].max(others[1])
    }

    fn promise(&self, mv: &Square) -> i32 {
        let at = cell(mv.file, mv.rank);
        let room = Bits::ALL & !self.walls;
        let free = DIRECTIONS.iter().filter(|&&d| !(Bits::one(at).step(d) & room).is_empty());
        self.turned(at).count() as i32 - 3 * free.count() as i32
    }

    fn subtlety(&self, mv: &Square) -> u32 {
        let at = cell(mv.file, mv.rank);
        let runs = DIRECTIONS.map(|direction| self.run(at, direction).count());
        // Every other direction goes along a file or a rank.
        let straight: u32 = runs.iter().step_by(2).sum();
        let longest = runs.iter().max().copied().unwrap_or_default();
        // Diagonals are harder to see than the others, and far ends than near ones.
        u32::from(straight == 0) + u32::from(longest > 1) + u32::from(longest > 3)
    }
}
