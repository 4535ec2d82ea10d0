//! The games whose evaluation can be trained.

use gambol::games::combo::{self, Carry, Combo, Kind};
use gambol::games::triboard::{self, Triboard};
use gambol::{Error, Game, Square};
use std::str::FromStr;

/// A game whose evaluation can be trained.
pub(super) trait Trainable: Game<View = Self, Move: Copy> + FromStr<Err = Error> {
    /// The number of terms of the evaluation.
    const TERMS: usize;
    /// The number of values of a position, at most three.
    const VALUES: usize;
    /// The term whose weights are 100 at the beginning.
    const UNIT: usize;
    /// Whether the value of a search is a chance of winning, which the evaluation can predict. In a game
    /// without, the last weight of the unit is 100 in the end, too.
    const HAS_VALUES: bool;

    /// Whether static evaluation is reliable in the position, where a search has found the best move.
    fn is_quiet(&self, best: &Self::Move) -> bool;
    /// The index of a player's value.
    fn value_index(&self, player: u8) -> usize;
    /// Calls `visit` with the index of a value, a term of it, and its count.
    fn visit_terms(&self, visit: &mut dyn FnMut(usize, usize, i32));
    /// The phase of the game: 1 for the first of two weights, 0 for the second.
    fn phase(&self) -> f64;
}

impl Trainable for Combo {
    const TERMS: usize = combo::TERMS;
    /// That of the player to move; the other's is 0.
    const VALUES: usize = 2;
    const UNIT: usize = 0;
    const HAS_VALUES: bool = true;

    fn is_quiet(&self, best: &Carry) -> bool {
        // Later the value shrinks towards the draw.
        const MAX_QUIET_PLIES: u8 = 30;
        best.kind != Kind::Capture && self.quiet_plies() <= MAX_QUIET_PLIES
    }

    fn value_index(&self, player: u8) -> usize {
        usize::from(self.to_move().is_some_and(|mover| mover.0 != player))
    }

    fn visit_terms(&self, visit: &mut dyn FnMut(usize, usize, i32)) {
        self.each_term(&mut |term, count| visit(0, term, count));
    }

    fn phase(&self) -> f64 {
        let pieces: i32 = self.scores().iter().map(|(_, pieces)| *pieces).sum();
        f64::from(pieces) / 32.0
    }
}

impl Trainable for Triboard {
    const TERMS: usize = triboard::TERMS;
    const VALUES: usize = 3;
    const UNIT: usize = 0;
    const HAS_VALUES: bool = false;

    fn is_quiet(&self, _: &Square) -> bool {
        true
    }

    fn value_index(&self, player: u8) -> usize {
        player.into()
    }

    fn visit_terms(&self, visit: &mut dyn FnMut(usize, usize, i32)) {
        self.each_term(visit);
    }

    fn phase(&self) -> f64 {
        let cells: i32 = self.scores().iter().map(|(_, cells)| *cells).sum();
        // Twelve cells are walls.
        1.0 - f64::from(cells + 12) / 176.0
    }
}
