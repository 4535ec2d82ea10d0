//! Attack sets, capture generation and static exchange evaluation of Combo.

use super::board::{LEFT, STEPS, squares};
use super::{Carry, Combo, Kind};

/// A set of squares for each side, laid out to be computed in one SIMD register.
type Both = [u64; 2];

#[inline(always)]
const fn and(sets: Both, squares: u64) -> Both {
    [sets[0] & squares, sets[1] & squares]
}

#[inline(always)]
const fn or(sets: Both, others: Both) -> Both {
    [sets[0] | others[0], sets[1] | others[1]]
}

/// The squares one step away in a direction of [`STEPS`].
#[inline(always)]
const fn step(sets: Both, direction: usize) -> Both {
    // Masks the squares that wrapped around an edge.
    let inside = match direction {
        1..=3 => !LEFT,
        5..=7 => !(LEFT << 7),
        _ => !0,
    };
    let by = STEPS[direction];
    let moved =
        if by > 0 { [sets[0] << by, sets[1] << by] } else { [sets[0] >> -by, sets[1] >> -by] };
    and(moved, inside)
}

/// The bits of the squares so many steps away in a direction of [`STEPS`], if the board had no edges.
#[inline(always)]
const fn shift(sets: Both, direction: usize, distance: u32) -> Both {
    let by = STEPS[direction].unsigned_abs() as u32 * distance;
    if STEPS[direction] > 0 {
        [sets[0] << by, sets[1] << by]
    } else {
        [sets[0] >> by, sets[1] >> by]
    }
}

/// The ray from each square in each direction of [`STEPS`].
const RAYS: [[u64; 8]; 64] = {
    let mut rays = [[0; 8]; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 8 {
            let mut at = step([1 << square, 0], direction);
            while at[0] != 0 {
                rays[square][direction] |= at[0];
                at = step(at, direction);
            }
            direction += 1;
        }
        square += 1;
    }
    rays
};

/// The squares in line with each square: a queen's attacks on an empty board.
const LINES: [u64; 64] = {
    let mut lines = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 8 {
            lines[square] |= RAYS[square][direction];
            direction += 1;
        }
        square += 1;
    }
    lines
};

/// The distance of two squares in king's moves.
fn distance(from: u8, to: u8) -> u8 {
    (from % 8).abs_diff(to % 8).max((from / 8).abs_diff(to / 8))
}

/// The squares within a distance in king's moves.
#[inline]
fn squares_within(square: u8, distance: u8) -> u64 {
    let (file, rank) = (square % 8, square / 8);
    let [west, east] = [file.saturating_sub(distance), (file + distance).min(7)];
    let [south, north] = [rank.saturating_sub(distance), (rank + distance).min(7)];
    let files = (0xff_u64 >> (7 - east)) & (0xff << west);
    (files * LEFT) & (!0 >> (8 * (7 - north))) & (!0 << (8 * south))
}

/// The attackers of one square by one side: at most one from each direction.
#[derive(Clone, Copy, Debug, Default)]
struct Attackers {
    /// The fewest pieces that each must move to capture, in ascending order.
    pieces: [u8; 8],
    count: usize,
}

impl Attackers {
    fn insert(&mut self, pieces: u8) {
        let mut index = self.count;
        while index > 0 && self.pieces[index - 1] > pieces {
            self.pieces[index] = self.pieces[index - 1];
            index -= 1;
        }
        self.pieces[index] = pieces;
        self.count += 1;
    }

    fn as_slice(&self) -> &[u8] {
        &self.pieces[..self.count]
    }
}

impl Combo {
    /// The squares that each side attacks: where it could capture an enemy stack.
    #[inline]
    pub(super) fn attacks(&self) -> Both {
        let empty = !(self.stacks[0] | self.stacks[1]);
        let [ones, twos, fours, eights, sixteens] = self.planes;
        let tall = eights | sixteens;
        let two = twos | fours | tall;
        let three = twos & ones | fours | tall;
        let four = fours | tall;
        let five = fours & (ones | twos) | tall;
        let six = fours & twos | tall;
        let seven = fours & twos & ones | tall;
        let mut attacks = [0; 2];
        // The squares that the stacks reach at one distance, by direction.
        let mut reached = [[0; 2]; 8];
        for (direction, reached) in reached.iter_mut().enumerate() {
            *reached = step(and(self.stacks, two), direction);
            attacks = or(attacks, *reached);
        }
        for (distance, large) in (1..).zip([two, three, four, five, six, seven]) {
            if large == 0 {
                break;
            }
            for (direction, reached) in reached.iter_mut().enumerate() {
                // From each square, the stack that reached it is the one as many squares behind.
                let reaching = shift(and(self.stacks, large), direction, distance);
                let at = and(*reached, empty);
                *reached = step([at[0] & reaching[0], at[1] & reaching[1]], direction);
                attacks = or(attacks, *reached);
            }
        }
        attacks
    }

    /// Calls `visit` with the origin and the target of each capture, and the fewest pieces that it
    /// needs.
    pub(super) fn for_each_capture(&self, mut visit: impl FnMut(u8, u8, u8)) {
        let own = usize::from(self.side);
        let enemies = self.stacks[1 - own];
        for from in squares(self.stacks[own] & !self.singles()) {
            let range = squares_within(from, self.count(from));
            for to in squares(LINES[usize::from(from & 63)] & range & enemies) {
                if let Some(distance) = self.clear_distance_on_line(from, to) {
                    visit(from, to, distance.max(2));
                }
            }
        }
    }

    /// The distance of two squares in line; `None` if they are not, or if a stack is between them.
    pub(super) fn clear_distance(&self, from: u8, to: u8) -> Option<u8> {
        let is_line = LINES[usize::from(from)] >> to & 1 != 0;
        if is_line { self.clear_distance_on_line(from, to) } else { None }
    }

    /// The same for two squares that are in line.
    #[inline]
    fn clear_distance_on_line(&self, from: u8, to: u8) -> Option<u8> {
        let files = (to % 8).cast_signed() - (from % 8).cast_signed();
        let ranks = (to / 8).cast_signed() - (from / 8).cast_signed();
        let distance = distance(from, to);
        let by = files.signum() + 8 * ranks.signum();
        let mut at = from;
        for _ in 1..distance {
            at = at.wrapping_add_signed(by);
            if self.squares[usize::from(at)] != 0 {
                return None;
            }
        }
        Some(distance)
    }

    /// The static exchange evaluation of a capture, in pieces: both sides recapture on its square as
    /// long as it pays, with the fewest pieces first. Stacks behind others are ignored, and each
    /// captures once.
    pub(super) fn static_exchange(&self, mv: &Carry) -> i32 {
        debug_assert_eq!(mv.kind, Kind::Capture);
        let rest = self.count(mv.from) - mv.pieces;
        let vacated = if rest == 0 { 1 << mv.from } else { 0 };
        let stacks = (self.stacks[0] | self.stacks[1]) & !vacated;
        let mut sides = [Attackers::default(); 2];
        for (ray, step) in RAYS[usize::from(mv.to & 63)].iter().zip(STEPS) {
            let on_ray = ray & stacks;
            if on_ray == 0 {
                continue;
            }
            let nearest = if step > 0 { on_ray.trailing_zeros() } else { on_ray.ilog2() };
            let at = nearest as u8;
            let pieces = distance(mv.to, at).max(2);
            let count = if at == mv.from { rest } else { self.count(at) };
            if count >= pieces {
                sides[usize::from(self.has_stack(1, at))].insert(pieces);
            }
        }
        let own = usize::from(self.side);
        let [own, other] = [&sides[own], &sides[1 - own]].map(Attackers::as_slice);
        let captured = i32::from(self.count(mv.to));
        captured - exchange_value(i32::from(mv.pieces), other, own)
    }
}

/// The gain of the side to capture a stack of `target` pieces on the square of an exchange; 0 if it
/// does not pay.
fn exchange_value(target: i32, own: &[u8], other: &[u8]) -> i32 {
    match own.split_first() {
        None => 0,
        Some((&pieces, rest)) => (target - exchange_value(pieces.into(), other, rest)).max(0),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{MAX_PIECES, WHITE};
    use super::*;
    use crate::{Game, Rng};
    use alloc::vec::Vec;

    fn position(text: &str) -> Combo {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// Asserts that the attacks and captures of the side to move are those of its single stacks.
    #[track_caller]
    fn check_attacks(position: &Combo) {
        let mut attacks = 0;
        let mut expected: Vec<(u8, u8, u8)> = Vec::new();
        position.for_each_target(position.side, !0, |from, to, distance, kind| {
            let is_attack = kind == Kind::Capture
                || kind == Kind::Plain && position.count(from) >= distance.max(2);
            attacks |= u64::from(is_attack) << to;
            if kind == Kind::Capture {
                expected.push((from, to, distance.max(2)));
            }
        });
        let own = position.stacks[usize::from(position.side)];
        assert_eq!(position.attacks()[usize::from(position.side)] & !own, attacks, "{position}");
        let mut generated: Vec<(u8, u8, u8)> = Vec::new();
        position.for_each_capture(|from, to, pieces| generated.push((from, to, pieces)));
        generated.sort_unstable();
        expected.sort_unstable();
        assert_eq!(generated, expected, "{position}");
    }

    #[test]
    fn attacks_and_captures_are_those_of_single_stacks() {
        for seed in 0..300 {
            let mut rng = Rng::new(seed);
            let mut position = Combo::start(&Default::default());
            for _ in 0..60 {
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                let Some(mv) = moves.get(rng.below(moves.len().max(1) as u64) as usize) else {
                    break;
                };
                position.play_unchecked(mv);
                check_attacks(&position);
            }
        }
        for seed in 0..2000 {
            check_attacks(&random_board(seed));
        }
    }

    /// A board of stacks of all sizes, 16 pieces a side.
    fn random_board(seed: u64) -> Combo {
        let mut rng = Rng::new(seed);
        let mut board = Combo::empty();
        board.side = rng.below(2) as u8;
        for side in [0, 1] {
            let mut rest = MAX_PIECES;
            while rest > 0 {
                let square = rng.below(64) as u8;
                if board.squares[usize::from(square)] == 0 {
                    let count = 1 + rng.below(rest.into()) as u8;
                    board.put(square, side, count);
                    rest -= count;
                }
            }
        }
        board
    }

    /// The squares from a square on in a direction, up to the edge.
    fn ray(from: u8, [files, ranks]: [i8; 2]) -> impl Iterator<Item = u8> {
        let step = move |at: &u8| {
            let (file, rank) = ((at % 8).cast_signed() + files, (at / 8).cast_signed() + ranks);
            let is_inside = (0..8).contains(&file) && (0..8).contains(&rank);
            is_inside.then(|| (8 * rank + file).cast_unsigned())
        };
        core::iter::successors(Some(from), step).skip(1)
    }

    const EIGHT_WAYS: [[i8; 2]; 8] =
        [[0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]];

    #[test]
    fn a_clear_distance_has_no_stack_between_its_ends() {
        for seed in 0..200 {
            let board = random_board(seed);
            for from in 0..64 {
                let mut expected = [None; 64];
                for direction in EIGHT_WAYS {
                    for (to, distance) in ray(from, direction).zip(1..) {
                        expected[usize::from(to)] = Some(distance);
                        if board.squares[usize::from(to)] != 0 {
                            break;
                        }
                    }
                }
                for to in 0..64 {
                    let distance = board.clear_distance(from, to);
                    assert_eq!(distance, expected[usize::from(to)], "{from} to {to}: {board}");
                }
            }
        }
    }

    /// The same as `static_exchange`, step by step.
    fn exchange_by_steps(board: &Combo, mv: &Carry) -> i32 {
        let rest = board.count(mv.from) - mv.pieces;
        let mut sides = [Vec::new(), Vec::new()];
        for direction in EIGHT_WAYS {
            let stacks = ray(mv.to, direction).zip(1_u8..).map(|(at, distance)| {
                let side = board.squares[usize::from(at)] & WHITE != 0;
                let count = if at == mv.from { rest } else { board.count(at) };
                (usize::from(side), count, distance.max(2))
            });
            let nearest = stacks.into_iter().find(|(_, count, _)| *count > 0);
            if let Some((side, _, least)) = nearest.filter(|(_, count, least)| count >= least) {
                sides[side].push(i32::from(least));
            }
        }
        sides.iter_mut().for_each(|attackers| attackers.sort_unstable_by(|a, b| b.cmp(a)));
        // What each capture in turn takes, until a side has no stack left to capture with.
        let mut takes = Vec::from([i32::from(board.count(mv.to)), mv.pieces.into()]);
        let mut side = usize::from(1 - board.side);
        while let Some(least) = sides[side].pop() {
            takes.push(least);
            side = 1 - side;
        }
        takes.pop();
        let replies = takes.split_off(1);
        takes[0] - replies.iter().rfold(0, |value, take| (take - value).max(0))
    }

    #[test]
    fn an_exchange_is_that_of_the_nearest_stacks_in_order() {
        for seed in 0..1000 {
            let board = random_board(seed);
            let mut moves = Vec::new();
            board.legal_moves(&mut moves);
            for mv in moves.iter().filter(|mv| mv.kind == Kind::Capture) {
                let expected = exchange_by_steps(&board, mv);
                assert_eq!(board.static_exchange(mv), expected, "{mv} in {board}");
            }
        }
    }

    #[test]
    fn an_exchange_continues_as_long_as_it_pays() {
        #[track_caller]
        fn check(text: &str, mv: &str, expected: i32) {
            let mv = mv.parse().expect("a move");
            assert_eq!(position(text).static_exchange(&mv), expected, "{mv} in {text}");
        }
        // An undefended stack; a single piece defends nothing.
        check("8/8/8/8/8/8/8/b2,w3,6 b 0", "2a1xb1", 3);
        check("8/8/8/8/8/8/8/b2,w3,w1,5 b 0", "2a1xb1", 3);
        // The recapture wins two pieces, unless it is recaptured itself.
        check("8/8/8/8/8/8/8/b2,w1,w2,5 b 0", "2a1xb1", -1);
        check("8/8/8/8/8/8/1,b2,6/b2,w1,w2,5 b 0", "2a1xb1", 1);
        // A more distant defender must move more pieces.
        check("8/8/8/8/1,w3,6/8/8/b2,w1,6 b 0", "2a1xb1", -1);
        check("8/8/8/1,w3,6/8/8/8/b2,w1,6 b 0", "2a1xb1", 1);
        check("8/8/8/1,w4,6/8/8/8/b4,w1,6 b 0", "4a1xb1", -3);
        // The rest of the capturing stack recaptures.
        check("8/8/8/8/8/8/8/b4,w1,w2,5 b 0", "2a1xb1", 1);
    }
}
