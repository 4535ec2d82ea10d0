//! Who can capture where in Combo, for all stacks at once.

use super::rules::STEPS;
use super::{Carry, Combo, Kind};
use crate::bits::bit_indices;

/// The squares of the leftmost file.
const LEFT: u64 = 0x0101_0101_0101_0101;

/// A set of squares for each side, written so that both fit into one wide register.
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
    // What went over an edge comes in on the other side of the board.
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

/// The squares next to a set, those of the set that are next to others of it too.
#[inline]
pub(super) const fn spread(set: u64) -> u64 {
    let beside = (set & !(LEFT << 7)) << 1 | (set & !LEFT) >> 1;
    let row = set | beside;
    beside | row << 8 | row >> 8
}

/// The squares that lie from each square in each direction of [`STEPS`].
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

/// The squares that can be reached from each square on an empty board, however far.
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

/// The squares next to each square.
pub(super) const NEAR: [u64; 64] = {
    let mut near = [0; 64];
    let mut square = 0;
    while square < 64 {
        near[square] = spread(1 << square);
        square += 1;
    }
    near
};

/// The squares of a set, in the order of their numbers.
#[inline(always)]
pub(super) fn squares(set: u64) -> impl Iterator<Item = u8> {
    bit_indices(set).map(|square| square as u8)
}

/// How many steps of a king lie between two squares.
fn distance(from: u8, to: u8) -> u8 {
    (from % 8).abs_diff(to % 8).max((from / 8).abs_diff(to / 8))
}

/// The squares that are no further away than so many steps of a king.
#[inline]
fn around(square: u8, distance: u8) -> u64 {
    let (file, rank) = (square % 8, square / 8);
    let [west, east] = [file.saturating_sub(distance), (file + distance).min(7)];
    let [south, north] = [rank.saturating_sub(distance), (rank + distance).min(7)];
    let files = (0xff_u64 >> (7 - east)) & (0xff << west);
    (files * LEFT) & (!0 >> (8 * (7 - north))) & (!0 << (8 * south))
}

/// The cheapest captures on one square, in turn, by one side; more than eight stacks reach none.
#[derive(Clone, Copy, Debug, Default)]
struct Costs {
    /// How many pieces each must carry, the fewest first.
    pieces: [u8; 8],
    count: usize,
}

impl Costs {
    fn insert(&mut self, cost: u8) {
        let mut place = self.count;
        while place > 0 && self.pieces[place - 1] > cost {
            self.pieces[place] = self.pieces[place - 1];
            place -= 1;
        }
        self.pieces[place] = cost;
        self.count += 1;
    }

    fn as_slice(&self) -> &[u8] {
        &self.pieces[..self.count]
    }
}

impl Combo {
    /// The squares on which each side could capture, were an enemy there.
    #[inline]
    pub(super) fn strikes(&self) -> Both {
        let empty = !(self.stacks[0] | self.stacks[1]);
        let [ones, twos, fours, eights, sixteens] = self.planes;
        let tall = eights | sixteens;
        let two = and(self.stacks, twos | fours | tall);
        let three = and(self.stacks, twos & ones | fours | tall);
        let mut strikes = [0; 2];
        for direction in 0..8 {
            let near = step(two, direction);
            let far = step(and(near, empty), direction);
            strikes = or(strikes, or(near, far));
        }
        if three == [0; 2] {
            return strikes;
        }
        for direction in 0..8 {
            let near = and(step(three, direction), empty);
            let far = and(step(near, direction), empty);
            strikes = or(strikes, step(far, direction));
        }
        let four = fours | tall;
        let five = fours & (ones | twos) | tall;
        let six = fours & twos | tall;
        let seven = fours & twos & ones | tall;
        for (distance, far) in (4..).zip([four, five, six, seven]) {
            if far == 0 {
                break;
            }
            let from = and(self.stacks, far);
            for direction in 0..8 {
                let mut at = step(from, direction);
                for _ in 1..distance {
                    at = step(and(at, empty), direction);
                }
                strikes = or(strikes, at);
            }
        }
        strikes
    }

    /// Calls `take` with each stack of the side to move, each enemy stack that it can capture, and
    /// the fewest pieces that do it.
    pub(super) fn each_capture(&self, mut take: impl FnMut(u8, u8, u8)) {
        let own = usize::from(self.side);
        let enemies = self.stacks[1 - own];
        for from in squares(self.stacks[own] & !self.singles()) {
            let prey = LINES[usize::from(from & 63)] & around(from, self.count(from)) & enemies;
            for to in squares(prey) {
                if let Some(distance) = self.clear(from, to) {
                    take(from, to, distance.max(2));
                }
            }
        }
    }

    /// How far it is between two squares of one line with nothing between them; `None` where
    /// something is, and where they are on no line.
    pub(super) fn way(&self, from: u8, to: u8) -> Option<u8> {
        if LINES[usize::from(from)] >> to & 1 == 0 { None } else { self.clear(from, to) }
    }

    /// The same of two squares that are on one line.
    fn clear(&self, from: u8, to: u8) -> Option<u8> {
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

    /// What a capture wins, in pieces, when both sides go on capturing on its square for as long as
    /// it pays them, each with the fewest pieces first (static exchange evaluation). Pieces that
    /// stand behind others are not thought of, and none captures there twice.
    pub(super) fn exchange(&self, mv: &Carry) -> i32 {
        debug_assert_eq!(mv.kind, Kind::Capture);
        let left = self.count(mv.from) - mv.pieces;
        let gone = if left == 0 { 1 << mv.from } else { 0 };
        let stacks = (self.stacks[0] | self.stacks[1]) & !gone;
        let mut sides = [Costs::default(); 2];
        for (ray, step) in RAYS[usize::from(mv.to & 63)].iter().zip(STEPS) {
            let others = ray & stacks;
            if others == 0 {
                continue;
            }
            let nearest = if step > 0 { others.trailing_zeros() } else { others.ilog2() };
            let at = nearest as u8;
            let cost = distance(mv.to, at).max(2);
            let count = if at == mv.from { left } else { self.count(at) };
            if count >= cost {
                sides[usize::from(self.has(1, at))].insert(cost);
            }
        }
        let own = usize::from(self.side);
        let [own, other] = [&sides[own], &sides[1 - own]].map(Costs::as_slice);
        let prey = i32::from(self.count(mv.to));
        prey - best_of_exchange(i32::from(mv.pieces), other, own)
    }
}

/// What the side to capture gains at least, where `stake` pieces stand on the square: nothing where
/// it does not pay.
fn best_of_exchange(stake: i32, own: &[u8], other: &[u8]) -> i32 {
    match own.split_first() {
        None => 0,
        Some((&pieces, rest)) => (stake - best_of_exchange(pieces.into(), other, rest)).max(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, Rng};
    use alloc::vec::Vec;

    fn position(text: &str) -> Combo {
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    /// What is found for all stacks at once is what is found for each of them.
    #[test]
    fn strikes_are_where_captures_go() {
        for seed in 0..300 {
            let mut rng = Rng::new(seed);
            let mut position = Combo::start(&Default::default());
            for _ in 0..60 {
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                let Some(mv) = moves.get(rng.below(moves.len().max(1) as u64) as usize) else {
                    break;
                };
                position.play(mv);
                let mut captures = 0;
                position.reach(position.side, !0, |from, to, distance, kind| {
                    let is_strike = kind == Kind::Capture
                        || kind == Kind::Plain && position.count(from) >= distance.max(2);
                    captures |= u64::from(is_strike) << to;
                });
                let own = position.stacks[usize::from(position.side)];
                assert_eq!(
                    position.strikes()[usize::from(position.side)] & !own,
                    captures,
                    "{position}"
                );
                let mut each: Vec<(u8, u8, u8)> = Vec::new();
                position.each_capture(|from, to, pieces| each.push((from, to, pieces)));
                let mut reached = Vec::new();
                position.reach(position.side, !0, |from, to, distance, kind| {
                    if kind == Kind::Capture {
                        reached.push((from, to, distance.max(2)));
                    }
                });
                each.sort_unstable();
                reached.sort_unstable();
                assert_eq!(each, reached, "{position}");
            }
        }
    }

    #[test]
    fn an_exchange_goes_on_for_as_long_as_it_pays() {
        #[track_caller]
        fn check(text: &str, mv: &str, expected: i32) {
            let mv = mv.parse().expect("a move");
            assert_eq!(position(text).exchange(&mv), expected, "{mv} in {text}");
        }
        // Nobody defends; one who cannot capture defends nothing.
        check("8/8/8/8/8/8/8/b2,w3,6 b 0", "2a1xb1", 3);
        check("8/8/8/8/8/8/8/b2,w3,w1,5 b 0", "2a1xb1", 3);
        // Two are lost for it, and fewer where more can be taken back.
        check("8/8/8/8/8/8/8/b2,w1,w2,5 b 0", "2a1xb1", -1);
        check("8/8/8/8/8/8/1,b2,6/b2,w1,w2,5 b 0", "2a1xb1", 1);
        // Whoever is further away carries more there.
        check("8/8/8/8/1,w3,6/8/8/b2,w1,6 b 0", "2a1xb1", -1);
        check("8/8/8/1,w3,6/8/8/8/b2,w1,6 b 0", "2a1xb1", 1);
        check("8/8/8/1,w4,6/8/8/8/b4,w1,6 b 0", "4a1xb1", -3);
        // What stays behind can take back.
        check("8/8/8/8/8/8/8/b4,w1,w2,5 b 0", "2a1xb1", 1);
    }
}
