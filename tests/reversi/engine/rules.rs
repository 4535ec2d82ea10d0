//! The rules of Reversi.

use super::{Move, Reversi, bit, squares};
use crate::{FixedStart, Game, PerPlayer, Player};
use alloc::vec::Vec;

impl Game for Reversi {
    type Move = Move;
    type Setup = FixedStart;
    crate::game::perfect_information!();

    const ID: &'static str = "reversi";
    const SEATS: &'static [&'static str] = &["o", "x"];

    fn start(_: &FixedStart) -> Self {
        // White on d4 and e5, Black on e4 and d5.
        Self { discs: [1 << 28 | 1 << 35, 1 << 27 | 1 << 36], side: 0 }
    }

    fn players(&self) -> u8 {
        2
    }

    fn to_move(&self) -> Option<Player> {
        let goes_on = self.targets(0) | self.targets(1) != 0;
        goes_on.then_some(Player(self.side))
    }

    fn legal_moves(&self, moves: &mut Vec<Move>) {
        let targets = self.targets(self.side);
        moves.extend(squares(targets).map(Move::Disc));
        if targets == 0 && self.targets(1 - self.side) != 0 {
            moves.push(Move::Pass);
        }
    }

    fn play_unchecked(&mut self, mv: &Move) {
        if let Move::Disc(square) = mv {
            let [own, other] = [self.side, 1 - self.side].map(usize::from);
            let flips = self.flips(bit(*square));
            self.discs[own] |= flips | bit(*square);
            self.discs[other] &= !flips;
        }
        self.side = 1 - self.side;
    }

    fn scores(&self) -> PerPlayer<i32> {
        PerPlayer::new(2, |player| self.discs[usize::from(player.0)].count_ones() as i32)
    }

    fn reversible_plies(&self) -> usize {
        // Discs are never removed, and no two passes follow each other.
        0
    }

    fn key(&self) -> u64 {
        let [black, white] = self.discs;
        let words = [black, white, self.side.into()];
        words.into_iter().fold(0, |key, word| crate::rng::mix(key ^ word))
    }
}

/// The eight directions: the shift of a bitboard, and a mask of the squares that did not wrap around an
/// edge.
const DIRECTIONS: [(i32, u64); 8] = [
    (1, !LEFT),
    (7, !RIGHT),
    (8, u64::MAX),
    (9, !LEFT),
    (-1, !RIGHT),
    (-7, !LEFT),
    (-8, u64::MAX),
    (-9, !RIGHT),
];
/// The leftmost file, and the rightmost.
const LEFT: u64 = 0x0101_0101_0101_0101;
const RIGHT: u64 = LEFT << 7;

/// Shifts a set by one step in a direction.
fn step(set: u64, (shift, mask): (i32, u64)) -> u64 {
    let shifted = if shift > 0 { set << shift } else { set >> -shift };
    shifted & mask
}

/// The runs of discs of `other` next to a set in one direction, and the squares behind them.
fn run(set: u64, other: u64, direction: (i32, u64)) -> (u64, u64) {
    let mut run = 0;
    let mut next = step(set, direction);
    while next & other != 0 {
        run |= next & other;
        next = step(next & other, direction);
    }
    (run, if run == 0 { 0 } else { step(run, direction) & !run })
}

impl Reversi {
    /// The empty squares on which a disc of `side` flips others.
    pub(super) fn targets(&self, side: u8) -> u64 {
        let [own, other] = [side, 1 - side].map(|side| self.discs[usize::from(side)]);
        let behind = DIRECTIONS.map(|direction| run(own, other, direction).1);
        behind.into_iter().fold(0, |all, set| all | set) & !(own | other)
    }

    /// The discs that a disc of the side to move on one square flips.
    pub(super) fn flips(&self, square: u64) -> u64 {
        let [own, other] = [self.side, 1 - self.side].map(|side| self.discs[usize::from(side)]);
        let runs = DIRECTIONS.map(|direction| run(square, other, direction));
        let outflanked = runs.into_iter().filter(|(_, behind)| behind & own != 0);
        outflanked.fold(0, |all, (run, _)| all | run)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Record, Status};
    use alloc::string::ToString;

    #[track_caller]
    fn check_play(before: &str, mv: &str, after: &str) {
        let mut record = Record::new(before.parse::<Reversi>().expect("a position"));
        record.play(mv.parse().expect("a move")).expect("a legal move");
        assert_eq!(record.position().to_string(), after, "{mv}");
    }

    #[test]
    fn outflanked_runs_flip_in_all_directions() {
        check_play("8/8/8/3ox3/3xo3/8/8/8 o", "d3", "8/8/8/3ox3/3oo3/3o4/8/8 x");
        let star = "3o4/o2x2o1/1x1x1x2/2xxx3/oxx1xxxo/2xxx3/1x1x1x2/o2o2o1 o";
        let after = "3o4/o2o2o1/1o1o1o2/2ooo3/oooooooo/2ooo3/1o1o1o2/o2o2o1 x";
        check_play(star, "d4", after);
    }

    #[test]
    fn a_run_that_ends_at_an_empty_square_or_the_edge_does_not_flip() {
        check_play("8/8/8/xxx1xxo1/8/8/8/8 o", "d5", "8/8/8/xxxoooo1/8/8/8/8 x");
        check_play("8/8/8/ox1x4/8/8/8/8 o", "c5", "8/8/8/ooox4/8/8/8/8 x");
        // A run does not wrap around an edge.
        check_play("8/8/o7/4ox1x/8/8/8/8 o", "g5", "8/8/o7/4ooox/8/8/8/8 x");
    }

    #[test]
    fn a_side_that_cannot_place_a_disc_passes() {
        let mut record = Record::new("8/8/8/8/8/8/8/xo6 o".parse::<Reversi>().expect("a position"));
        assert_eq!(record.legal_moves(), [Move::Pass]);
        check_play("8/8/8/8/8/8/8/xo6 o", "pass", "8/8/8/8/8/8/8/xo6 x");
        assert!(record.play("c1".parse().expect("a move")).is_err());
    }

    #[test]
    fn the_game_ends_when_neither_side_can_place_a_disc_and_most_discs_win() {
        #[track_caller]
        fn check(text: &str, expected: &str) {
            let position: Reversi = text.parse().expect("a position");
            assert_eq!(Status::of(&position).to_string(), expected);
        }
        check("8/8/8/8/8/8/8/oo5x o", "over o 2,1");
        check("8/8/8/8/8/8/8/o6x x", "over o,x 1,1");
        check("8/8/8/8/8/8/8/xo6 o", "playing - 1,1");
    }
}
