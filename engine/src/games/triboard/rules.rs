//! The rules of Triboard.

use super::bits::{DIRECTIONS, cell, square};
use super::{Bits, FILES, NOBODY, RANKS, Setup, Triboard};
use crate::{Code, Game, PerPlayer, Player, Rng, Square};
use alloc::vec::Vec;

/// The number of cells that each player starts with, and the number of walls.
const CELLS_EACH: usize = 12;

impl Game for Triboard {
    type Move = Square;
    type Setup = Setup;
    crate::game::perfect_information!();

    const CODES: &'static [Code] = super::codes::ALL;
    const ID: &'static str = "triboard";
    const SEATS: &'static [&'static str] = &["b", "r", "g"];

    fn start(setup: &Setup) -> Self {
        let by_rank = (0..RANKS).flat_map(|rank| (0..FILES).map(move |file| cell(file, rank)));
        let mut shuffled: Vec<u32> = by_rank.collect();
        let mut rng = Rng::new(setup.seed);
        rng.shuffle(&mut shuffled);
        let group = |n: usize| {
            let cells = shuffled[n * CELLS_EACH..(n + 1) * CELLS_EACH].iter();
            cells.fold(Bits::default(), |set, &cell| set | Bits::from_cell(cell))
        };
        let first = rng.below(3) as u8;
        let mut start = Self::new([group(0), group(1), group(2)], group(3));
        start.set_turn(first);
        start
    }

    fn players(&self) -> u8 {
        3
    }

    fn to_move(&self) -> Option<Player> {
        (self.side != NOBODY).then_some(Player(self.side))
    }

    #[inline]
    fn legal_moves(&self, moves: &mut Vec<Square>) {
        moves.extend(self.moves.cells().map(square));
    }

    fn play_unchecked(&mut self, mv: &Square) {
        let flips = self.flips(cell(mv.file, mv.rank));
        let gained = flips | Bits::from_cell(cell(mv.file, mv.rank));
        for own in &mut self.cells {
            *own = *own & !flips;
        }
        self.cells[usize::from(self.side)] |= gained;
        self.set_turn((self.side + 1) % 3);
    }

    fn scores(&self) -> PerPlayer<i32> {
        PerPlayer::new(3, |player| self.cells[usize::from(player.0)].count() as i32)
    }

    fn key(&self) -> u64 {
        let words = self.cells.iter().flat_map(|set| set.0).chain(self.walls.0);
        words.fold(u64::from(self.side), |key, word| crate::rng::mix(key ^ word).rotate_left(1))
    }
}

impl Triboard {
    /// A position without a player to move; [`set_turn`](Self::set_turn) sets it.
    pub(super) fn new(cells: [Bits; 3], walls: Bits) -> Self {
        Self { cells, walls, side: NOBODY, moves: Bits::default() }
    }

    /// Gives the turn to the first player from `side` on that can move, if any.
    pub(super) fn set_turn(&mut self, side: u8) {
        for side in [side, (side + 1) % 3, (side + 2) % 3] {
            self.moves = self.moves_of(side);
            if !self.moves.is_empty() {
                self.side = side;
                return;
            }
        }
        self.side = NOBODY;
    }

    /// The empty cells.
    pub(super) fn empty(&self) -> Bits {
        let [blue, red, green] = self.cells;
        Bits::ALL & !(blue | red | green | self.walls)
    }

    /// The other two players of `side`.
    pub(super) fn others(side: u8) -> [usize; 2] {
        [usize::from((side + 1) % 3), usize::from((side + 2) % 3)]
    }

    /// The cells that a player could move to.
    pub(super) fn moves_of(&self, side: u8) -> Bits {
        let own = self.cells[usize::from(side)];
        let [one, other] = Self::others(side).map(|other| self.cells[other]);
        let empty = self.empty();
        let mut moves = Bits::default();
        for direction in DIRECTIONS {
            // The opponents' cells behind one of the same opponent.
            let same = one & one.shift(direction) | other & other.shift(direction);
            let mut run = own.shift(direction) & (one | other);
            while !run.is_empty() {
                let next = run.shift(direction);
                moves |= next & empty;
                run = next & same;
            }
        }
        moves
    }

    /// The cells that a move on `cell` flips.
    pub(super) fn flips(&self, cell: u32) -> Bits {
        let mut flips = Bits::default();
        for direction in DIRECTIONS {
            let mut at = cell;
            for _ in 0..self.flips_in(cell, direction) {
                at = at.wrapping_add_signed(direction);
                flips |= Bits::from_cell(at);
            }
        }
        flips
    }

    /// The number of cells that a move flips in one direction: a run of one opponent's cells with an
    /// own cell behind it.
    #[inline]
    pub(super) fn flips_in(&self, cell: u32, direction: i32) -> u32 {
        let next = |at: u32| at.wrapping_add_signed(direction);
        let mut at = next(cell);
        let mut others = Self::others(self.side).into_iter().map(|other| self.cells[other]);
        let Some(other) = others.find(|other| other.contains(at)) else {
            return 0;
        };
        let mut length = 0;
        while other.contains(at) {
            length += 1;
            at = next(at);
        }
        if self.cells[usize::from(self.side)].contains(at) { length } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Record, Status};
    use alloc::format;
    use alloc::string::{String, ToString};

    /// A position with these ranks at the top, the others empty.
    fn board(ranks: &[&str], side: char) -> String {
        let empty = core::iter::repeat_n("16", usize::from(RANKS) - ranks.len());
        let ranks: Vec<&str> = ranks.iter().copied().chain(empty).collect();
        format!("{} {side}", ranks.join("/"))
    }

    fn position(text: &str) -> Triboard {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[track_caller]
    fn check_moves(ranks: &[&str], side: char, expected: &str) {
        let text = board(ranks, side);
        let mut moves = Vec::new();
        position(&text).legal_moves(&mut moves);
        let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
        assert_eq!(moves.join(" "), expected, "{text}");
    }

    #[track_caller]
    fn check_play(ranks: &[&str], side: char, mv: &str, after: &[&str], next: char) {
        let mut record = Record::new(position(&board(ranks, side)));
        record.play(mv.parse().expect("a cell")).expect("a legal move");
        assert_eq!(record.position().to_string(), board(after, next), "{mv}");
    }

    #[test]
    fn a_run_of_one_opponent_with_an_own_cell_behind_it_flips() {
        check_play(&["brr13"], 'b', "d11", &["bbbb12"], '-');
        check_play(&["b14r", "br14"], 'b', "c10", &["b14r", "bbb13"], '-');
        // A run of any length.
        check_play(&["brrrrrrrrrrrrrr1"], 'b', "p11", &["bbbbbbbbbbbbbbbb"], '-');
    }

    #[test]
    fn each_of_the_eight_directions() {
        // From the centre to all sides at once.
        let star = [
            "16",
            "16",
            "b3b3b7",
            "1r2r2r8",
            "2r1r1r9",
            "3rrr10",
            "brrr1rrrb7",
            "3rrr10",
            "2r1r1r9",
            "1r2r2r8",
            "b3b3b7",
        ];
        let after = [
            "16",
            "16",
            "b3b3b7",
            "1b2b2b8",
            "2b1b1b9",
            "3bbb10",
            "bbbbbbbbb7",
            "3bbb10",
            "2b1b1b9",
            "1b2b2b8",
            "b3b3b7",
        ];
        check_play(&star, 'b', "e5", &after, '-');
    }

    #[test]
    fn a_run_without_an_own_cell_behind_it_does_not_flip() {
        // Behind it are an empty cell, a wall, the edge, a second opponent.
        check_moves(&["br1b12", "16"], 'b', "c11");
        check_moves(&["1rr1b11"], '-', "");
        check_moves(&["#rb#12"], '-', "");
        check_moves(&["rb14"], 'r', "c11");
        check_moves(&["1brg12"], 'r', "a11 e11");
        check_moves(&["#brg12", "16", "br14"], 'b', "c9");
    }

    #[test]
    fn different_directions_may_flip_different_opponents() {
        check_play(&["br1gb11"], 'b', "c11", &["bbbbb11"], '-');
    }

    #[test]
    fn all_directions_flip_at_once_on_the_board_before_the_move() {
        // Cells that flip in one direction do not yet count as own cells in another.
        check_play(&["br1r12", "2g13", "2b13"], 'b', "c11", &["bbbr12", "2b13", "2b13"], 'r');
    }

    #[test]
    fn a_move_that_flips_nothing_is_illegal() {
        let mut record = Record::new(position(&board(&["br14"], 'b')));
        assert!(record.play("h3".parse().expect("a cell")).is_err());
        assert!(record.play("a11".parse().expect("a cell")).is_err());
    }

    #[test]
    fn a_player_without_a_legal_move_is_skipped() {
        // Red and Green have no move, and Blue moves again.
        check_play(&["br14", "16", "br14"], 'b', "c11", &["bbb13", "16", "br14"], 'b');
        // Red has no move, and Green has one.
        check_play(&["br14", "16", "gb14"], 'b', "c11", &["bbb13", "16", "gb14"], 'g');
    }

    #[test]
    fn the_turn_goes_from_blue_to_red_to_green() {
        let ranks = ["br1rg1gb8", "rb1gr1bg8"];
        let mut record = Record::new(position(&board(&ranks, 'b')));
        let mut seen = Vec::new();
        while let Some(player) = record.position().to_move() {
            seen.push(player.0);
            let mv = record.legal_moves()[0];
            record.play(mv).expect("a legal move");
        }
        assert_eq!(seen[..3], [0, 1, 2]);
    }

    #[test]
    fn the_game_ends_when_nobody_has_a_move_and_most_cells_win() {
        #[track_caller]
        fn check(ranks: &[&str], side: char, expected: &str) {
            assert_eq!(Status::of(&position(&board(ranks, side))).to_string(), expected);
        }
        check(&["bb#r#g10"], '-', "over b 2,1,1");
        check(&["bb#rr#g9"], '-', "over b,r 2,2,1");
        check(&["b#r#g11"], '-', "over b,r,g 1,1,1");
        check(&["#15"], '-', "over b,r,g 0,0,0");
        check(&["br14"], 'b', "playing - 1,1,0");
    }

    #[test]
    fn a_set_up_has_twelve_of_each_and_depends_on_its_seed() {
        for seed in 0..200 {
            let start = Triboard::start(&Setup { seed });
            for set in start.cells.into_iter().chain([start.walls]) {
                assert_eq!(set.count() as usize, CELLS_EACH);
            }
            assert_ne!(start, Triboard::start(&Setup { seed: seed + 1 }));
        }
        // The first player depends on the seed as well.
        let first: Vec<u8> = (0..30).map(|seed| Triboard::start(&Setup { seed }).side).collect();
        assert!([0, 1, 2].iter().all(|side| first.contains(side)), "{first:?}");
    }

    #[test]
    fn what_a_position_differs_in_is_part_of_its_key() {
        let cells = || (0..RANKS).flat_map(|rank| (0..FILES).map(move |file| cell(file, rank)));
        let mut keys = Vec::new();
        for set in 0..4 {
            for cell in cells() {
                let mut sets = [Bits::default(); 4];
                sets[set] = Bits::from_cell(cell);
                let [blue, red, green, walls] = sets;
                let mut position = Triboard::new([blue, red, green], walls);
                keys.push(position.key());
                // The player to move, as if one could.
                position.side = 1;
                keys.push(position.key());
            }
        }
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), count);
        assert_eq!(count, 2 * 4 * 16 * 11);
    }
}
