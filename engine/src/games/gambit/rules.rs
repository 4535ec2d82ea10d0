//! The rules of Gambit.

use super::path::{JUMPABLE, landing, square};
use super::{Gambit, Path};
use crate::bits::bit_indices;
use crate::{Code, FixedStart, Game, Holding, PerPlayer, Player};
use alloc::vec::Vec;

/// The leftmost file, and the rightmost.
const LEFT: u32 = 0x0101_0101;
const RIGHT: u32 = LEFT << 7;

impl Game for Gambit {
    type Move = Path;
    type Setup = FixedStart;
    crate::game::perfect_information!();

    const CODES: &'static [Code] = super::codes::ALL;
    const ID: &'static str = "gambit";
    const SEATS: &'static [&'static str] = &["o", "x"];

    fn start(_: &FixedStart) -> Self {
        Self { pieces: [0x0000_ff00, 0x00ff_0000], side: 0 }
    }

    fn players(&self) -> u8 {
        2
    }

    fn to_move(&self) -> Option<Player> {
        (self.jumpers() != 0).then_some(Player(self.side))
    }

    #[inline]
    fn legal_moves(&self, moves: &mut Vec<Path>) {
        let enemies = self.pieces[usize::from(1 - self.side)];
        for from in bit_indices(self.jumpers().into()) {
            // The piece may return to its origin.
            let empty = !(self.pieces[0] | self.pieces[1]) | 1 << from;
            extend(Path::from(from), from, enemies, empty, moves);
        }
    }

    fn play_unchecked(&mut self, mv: &Path) {
        let [own, enemies] = self.sides();
        let mut at = 1 << mv.origin();
        let mut captured = 0;
        for (over, to) in mv.steps() {
            captured |= 1 << over;
            at = 1 << to;
        }
        self.pieces[usize::from(self.side)] = own & !(1 << mv.origin()) | at;
        self.side = 1 - self.side;
        self.pieces[usize::from(self.side)] = enemies & !captured;
    }

    fn scores(&self) -> PerPlayer<i32> {
        PerPlayer::new(2, |player| {
            let own = self.pieces[usize::from(player.0)];
            let islands = islands(own, self.pieces[usize::from(player.other().0)]);
            // An island of n pieces scores 2n − 1.
            2 * islands.count_ones() as i32 - groups(islands).count() as i32
        })
    }

    fn holdings(&self) -> Vec<Holding> {
        let of = |player: Player| {
            let own = self.pieces[usize::from(player.0)];
            let islands = islands(own, self.pieces[usize::from(player.other().0)]);
            groups(islands).map(move |group| Holding {
                player,
                points: 2 * group.count_ones() as i32 - 1,
                squares: bit_indices(group.into()).map(square).collect(),
            })
        };
        of(Player(0)).chain(of(Player(1))).collect()
    }

    fn key(&self) -> u64 {
        let [black, white] = self.pieces;
        let occupied = black | white;
        // The colour bits of empty squares encode the side to move.
        let colours = if self.side == 0 { black } else { black | !occupied };
        crate::rng::mix(u64::from(occupied) << 32 | u64::from(colours))
    }
}

impl Gambit {
    /// The pieces of the side to move and of the other side.
    pub(super) fn sides(&self) -> [u32; 2] {
        let own = usize::from(self.side);
        [self.pieces[own], self.pieces[1 - own]]
    }

    /// The pieces of the side to move that can jump.
    pub(super) fn jumpers(&self) -> u32 {
        let [own, enemies] = self.sides();
        jumpers(own, enemies)
    }
}

/// The `own` pieces that can jump over one of `enemies`.
#[inline]
pub(super) fn jumpers(own: u32, enemies: u32) -> u32 {
    let empty = !(own | enemies);
    // No piece jumps towards an edge from the two files next to it, so masking these files removes
    // the jumps that wrap around. At the top and the bottom the shift drops the bits.
    const NOT_RIGHT: u32 = !(RIGHT | RIGHT >> 1);
    const NOT_LEFT: u32 = !(LEFT | LEFT << 1);
    let right = enemies >> 1 & empty >> 2 & NOT_RIGHT;
    let up_right = enemies >> 9 & empty >> 18 & NOT_RIGHT;
    let up = enemies >> 8 & empty >> 16;
    let up_left = enemies >> 7 & empty >> 14 & NOT_LEFT;
    let left = enemies << 1 & empty << 2 & NOT_LEFT;
    let down_left = enemies << 9 & empty << 18 & NOT_LEFT;
    let down = enemies << 8 & empty << 16;
    let down_right = enemies << 7 & empty << 14 & NOT_RIGHT;
    own & (right | up_right | up | up_left | left | down_left | down | down_right)
}

/// Appends every continuation of `path`, whose piece is now on the square `at`.
fn extend(path: Path, at: u32, enemies: u32, empty: u32, moves: &mut Vec<Path>) {
    for over in bit_indices((enemies & JUMPABLE[at as usize]).into()) {
        let to = landing(at, over);
        if empty >> to & 1 != 0 {
            let path = path.with_jump(at, over);
            moves.push(path);
            // `empty` stays as it is: a piece never lands on a square that it can jump over.
            extend(path, to, enemies & !(1 << over), empty, moves);
        }
    }
}

/// The squares of `set` and their neighbours in the eight directions.
pub(super) fn dilate(set: u32) -> u32 {
    let row = set | (set & !RIGHT) << 1 | (set & !LEFT) >> 1;
    row | row << 8 | row >> 8
}

/// Flood fill: the squares of `set` that are connected to `seed`.
fn fill(seed: u32, set: u32) -> u32 {
    let mut filled = seed & set;
    loop {
        let wider = dilate(filled) & set;
        if wider == filled {
            return filled;
        }
        filled = wider;
    }
}

/// The `own` pieces in groups that touch no enemy.
#[inline]
pub(super) fn islands(own: u32, enemies: u32) -> u32 {
    own & !fill(dilate(enemies), own)
}

/// The connected components of a set.
fn groups(mut set: u32) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let group = fill(set & set.wrapping_neg(), set);
        set &= !group;
        (group != 0).then_some(group)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;
    use alloc::string::{String, ToString};

    fn position(text: &str) -> Gambit {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    #[track_caller]
    fn check_moves(text: &str, expected: &str) {
        let mut moves = Vec::new();
        position(text).legal_moves(&mut moves);
        let mut moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
        moves.sort_unstable();
        assert_eq!(moves.join(" "), expected, "{text}");
        assert_eq!(position(text).to_move().is_none(), expected.is_empty());
    }

    #[test]
    fn a_jump_goes_over_one_enemy_onto_an_empty_square() {
        check_moves("8/8/1x6/o7 o", "a1xc3");
        check_moves("8/2x5/1x6/o7 o", "");
        check_moves("8/2o5/1x6/o7 o", "");
        check_moves("8/8/1o6/o7 o", "");
        check_moves("8/8/8/ox6 o", "a1xc1");
        check_moves("8/8/8/6xo o", "h1xf1");
        check_moves("7o/7x/8/8 o", "h4xh2");
        // No jump wraps around an edge.
        check_moves("8/x6x/o6o/x6x o", "a2xa4 h2xh4");
    }

    #[test]
    fn each_of_the_eight_directions() {
        check_moves("8/8/8/3ox3 o", "d1xf1");
        check_moves("8/8/4x3/3o4 o", "d1xf3");
        check_moves("8/8/3x4/3o4 o", "d1xd3");
        check_moves("8/8/2x5/3o4 o", "d1xb3");
        check_moves("8/8/8/2xo4 o", "d1xb1");
        check_moves("3o4/2x5/8/8 o", "d4xb2");
        check_moves("3o4/3x4/8/8 o", "d4xd2");
        check_moves("3o4/4x3/8/8 o", "d4xf2");
    }

    #[test]
    fn a_turn_may_continue_or_stop_after_each_jump() {
        check_moves("8/2x1x3/1o6/8 o", "b2xd4 b2xd4xf2");
        // A captured piece is removed at once, so it can't be jumped over again.
        check_moves("8/8/8/ox6 o", "a1xc1");
        check_moves("8/8/8/xo6 x", "a1xc1");
    }

    #[test]
    fn a_piece_may_return_to_its_origin_either_way_round() {
        check_moves(
            "8/1x6/x1x5/ox6 o",
            "a1xa3 a1xa3xc3 a1xa3xc3xc1 a1xa3xc3xc1xa1 a1xc1 a1xc1xc3 a1xc1xc3xa3 a1xc1xc3xa3xa1",
        );
        // Two different moves that lead to the same position.
        for round in ["a1xa3xc3xc1xa1", "a1xc1xc3xa3xa1"] {
            let mut after = position("8/1x6/x1x5/ox6 o");
            after.play(&round.parse().expect("a way round is a move")).expect("a legal move");
            assert_eq!(after.to_string(), "8/8/8/o7 x");
        }
    }

    #[track_caller]
    fn check_score(text: &str, expected: [i32; 2]) {
        let position = position(text);
        let scores = position.scores();
        assert_eq!([scores[Player(0)], scores[Player(1)]], expected, "{text}");
        // The parts add up to the score.
        for player in [Player(0), Player(1)] {
            let holdings = position.holdings();
            let own = holdings.iter().filter(|holding| holding.player == player);
            assert_eq!(own.map(|holding| holding.points).sum::<i32>(), scores[player], "{text}");
        }
    }

    #[test]
    fn an_island_of_n_pieces_scores_2n_less_1() {
        check_score("8/8/8/8 o", [0, 0]);
        check_score("2o5/8/8/8 o", [1, 0]);
        check_score("oo6/8/8/8 o", [3, 0]);
        check_score("8/8/xxx5/8 o", [0, 5]);
        check_score("o7/1o6/2o5/3o4 o", [7, 0]);
        check_score("xxxxxxxx/xxxxxxxx/8/8 o", [0, 31]);
        check_score("o1o1o1o1/8/o1o1o1o1/8 o", [8, 0]);
    }

    #[test]
    fn a_group_that_touches_an_enemy_scores_nothing() {
        check_score("8/xxxxxxxx/oooooooo/8 o", [0, 0]);
        check_score("oo6/2x5/8/8 o", [0, 0]);
        check_score("ooo5/8/2x5/7o o", [6, 1]);
        check_score("oooooooo/7x/8/x7 o", [0, 1]);
        // The edges of the board do not touch each other.
        check_score("o6x/8/8/8 o", [1, 1]);
        check_score("8/7o/x7/8 o", [1, 1]);
    }

    #[test]
    fn holdings_name_their_squares() {
        let holdings = position("oo4x1/2o3x1/6o1/1x6 o").holdings();
        let text = |holding: &Holding| {
            let squares: Vec<String> = holding.squares.iter().map(ToString::to_string).collect();
            format!("{} {} {}", holding.player.0, holding.points, squares.join(","))
        };
        let texts: Vec<String> = holdings.iter().map(text).collect();
        assert_eq!(texts, ["0 5 c3,a4,b4", "1 1 b1"]);
    }

    #[test]
    fn the_side_to_move_is_part_of_the_key() {
        assert_ne!(position("8/8/8/oo6 o").key(), position("8/8/8/oo6 x").key());
        assert_ne!(position("8/8/8/oo6 o").key(), position("8/8/8/ox6 o").key());
    }

    /// Every board that differs from another one by a single square, with either side to move.
    #[test]
    fn what_a_position_differs_in_is_part_of_its_key() {
        let base = position("oo1xx1oo/2o2x2/1x1oo1x1/x6o x");
        let mut keys = Vec::from([base.key()]);
        for side in [0, 1] {
            keys.push(Gambit { pieces: [0, 0], side }.key());
            for square in 0..32 {
                for owner in [0, 1] {
                    let mut pieces = [0; 2];
                    pieces[owner] = 1 << square;
                    keys.push(Gambit { pieces, side }.key());
                    let flipped = base.pieces.map(|own| own & !(1 << square));
                    let pieces = [0, 1].map(|player| flipped[player] | pieces[player]);
                    if (Gambit { pieces, side }) != base {
                        keys.push(Gambit { pieces, side }.key());
                    }
                }
            }
        }
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        // Each of the 14 pieces that replaces itself leaves the base with the other side to move.
        assert_eq!(count - keys.len(), 13);
    }
}
