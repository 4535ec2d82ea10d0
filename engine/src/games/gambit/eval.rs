//! What looks good in Gambit.

use super::rules::jumpers;
use super::{Gambit, Path};
use crate::{Evaluate, Game, Player};

impl Evaluate for Gambit {
    fn evaluate(&self, player: Player) -> i32 {
        let own = self.pieces[usize::from(player.0)];
        let enemies = self.pieces[usize::from(player.other().0)];
        let scores = self.scores();
        let islands_now = scores[player] - scores[player.other()];
        let pieces = own.count_ones() as i32 - enemies.count_ones() as i32;
        let jumps =
            jumpers(own, enemies).count_ones() as i32 - jumpers(enemies, own).count_ones() as i32;
        60 * islands_now + 40 * pieces + 10 * jumps
    }

    fn promise(&self, mv: &Path) -> i32 {
        mv.jumps() as i32
    }

    fn subtlety(&self, mv: &Path) -> u32 {
        let turns = mv.directions().zip(mv.directions().skip(1)).filter(|(a, b)| a != b).count();
        (mv.jumps() - 1 + turns) as u32
    }
}
