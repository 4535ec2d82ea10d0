//! The evaluation of Combo.

use super::board::{NEIGHBOURS, neighbours, squares};
use super::carry::square;
use super::{COUNT_MASK, Carry, Combo, Kind, QUIET_DRAW};
use crate::search::Evaluate;
use crate::search::{Level, Sight, Strength, Tactical, WIN};
use crate::{Game, Player, Square};
use alloc::vec::Vec;

/// The terms of the evaluation; a group of several terms is named by its first.
#[derive(Clone, Copy, Debug)]
#[repr(usize)]
enum Term {
    /// Pieces.
    Pieces,
    /// Stacks by size: one piece, two, and so on to eight and more.
    Size,
    /// Stacks by size (one, two, three, four and more) and distance from the edge (0 to 3).
    Placement = 1 + SIZES,
    /// Attacked squares.
    Attacks = 1 + SIZES + PLACEMENTS,
    /// Attacked squares in the centre.
    CentreAttacks,
    /// Empty squares next to single pieces.
    FreeSquares,
    /// Defended stacks.
    Defended,
    /// Enemy stacks attacked by the side to move, as four terms: of the undefended stacks, the pieces,
    /// the number and the tallest; of the defended stacks, the pieces.
    Threats,
    /// The same for the side that is not to move.
    OpponentThreats = 1 + SIZES + PLACEMENTS + 4 + THREATS,
    /// The side to move.
    Tempo = 1 + SIZES + PLACEMENTS + 4 + 2 * THREATS,
}

const SIZES: usize = 8;
const PLACEMENTS: usize = 16;
const THREATS: usize = 4;
/// Evaluations are rounded to multiples of this, in hundredths of a piece.
const GRAIN: i32 = 8;
/// The number of terms.
pub(super) const TERMS: usize = Term::Tempo as usize + 1;

/// The sixteen squares of the centre.
const CENTRE: u64 = 0x0000_3c3c_3c3c_0000;

/// The weights of the terms in hundredths of a piece, for the opening (32 pieces) and the ending (no
/// pieces).
///
/// Fitted by `gambol train combo` to games played with the weights before: 1,955 of `gambol games combo --plies
/// 16`, and 3,901 of `gambol games combo --seed 2`.
const WEIGHTS: [[i16; 2]; TERMS] = [
    // Pieces.
    [111, 126],
    // Size: one piece to eight and more.
    [-6, 13],
    [5, -1],
    [4, -16],
    [7, 23],
    [9, -14],
    [17, 55],
    [-1, 48],
    [-7, 115],
    // Placement of one piece, from the edge to the centre.
    [-2, -52],
    [-4, 40],
    [-10, 50],
    [-23, 51],
    // Placement of two.
    [-6, 5],
    [-3, 13],
    [7, -4],
    [9, -17],
    // Placement of three.
    [-1, 5],
    [4, 11],
    [10, -13],
    [12, -23],
    // Placement of four and more.
    [0, 34],
    [6, 20],
    [11, 4],
    [28, 1],
    // Attacks, CentreAttacks, FreeSquares, Defended.
    [-2, 3],
    [-1, 6],
    [0, -14],
    [2, 0],
    // Threats.
    [-28, -71],
    [58, 157],
    [17, 6],
    [4, 0],
    // OpponentThreats.
    [30, -85],
    [3, 163],
    [-25, 32],
    [4, 1],
    // Tempo.
    [6, 1],
];

/// The weights of the levels below `master`, whose strengths were set with them.
const LEVEL_WEIGHTS: [[i16; 2]; TERMS] = [
    // Pieces.
    [100, 100],
    // Size: one piece to eight and more.
    [5, 14],
    [12, 14],
    [22, 15],
    [27, 35],
    [29, 47],
    [7, 12],
    [0, 0],
    [0, 0],
    // Placement of one piece, from the edge to the centre.
    [-1, -18],
    [7, 35],
    [8, 38],
    [11, 31],
    // Placement of two.
    [3, 20],
    [7, 15],
    [13, 1],
    [9, 4],
    // Placement of three.
    [11, 4],
    [11, 14],
    [8, 6],
    [0, 8],
    // Placement of four and more.
    [23, 63],
    [25, 52],
    [26, 27],
    [17, 17],
    // Attacks, CentreAttacks, FreeSquares, Defended.
    [-2, 6],
    [3, 0],
    [-3, -7],
    [3, 8],
    // Threats.
    [1, -6],
    [4, 0],
    [5, 0],
    [3, 1],
    // OpponentThreats.
    [5, 2],
    [30, 13],
    [-21, -6],
    [3, 0],
    // Tempo.
    [3, 1],
];

impl Evaluate for Combo {
    /// The outcome of a win; an evaluation is less than half of it.
    const MAX_VALUE: i32 = WIN;

    fn strength(level: Level) -> Strength {
        let human = |depth, at_root, in_tree| Strength::human(depth, Sight::new(at_root, in_tree));
        match level {
            Level::Beginner => human(1, [100, 85, 60, 40], [80, 50, 30, 10])
                .with_positional_weight(30)
                .with_margin(30)
                .with_greed(60)
                .with_haze(10),
            Level::Easy => human(1, [100, 95, 80, 60], [95, 80, 55, 30])
                .with_positional_weight(35)
                .with_margin(20)
                .with_greed(20)
                .with_haze(6),
            Level::Medium => human(1, [100, 100, 85, 60], [100, 85, 65, 45])
                .with_positional_weight(40)
                .with_margin(10),
            Level::Hard => human(2, [100, 100, 95, 90], [100, 95, 90, 80])
                .with_positional_weight(80)
                .with_margin(8),
            Level::Master => level.strength(),
        }
    }

    fn evaluate(&self, player: Player) -> i32 {
        let sign = if self.side == 0 { 1 } else { -1 };
        let value = self.weighed(&WEIGHTS, self.stack_values.map(|value| sign * value));
        if player.0 == self.side { value } else { -value }
    }

    fn evaluate_of_level(&self, player: Player) -> i32 {
        let mut values = [0; 2];
        self.visit_stacks(&mut |term, count| {
            for (value, weight) in values.iter_mut().zip(LEVEL_WEIGHTS[term]) {
                *value += i32::from(weight) * count;
            }
        });
        let value = self.weighed(&LEVEL_WEIGHTS, values);
        if player.0 == self.side { value } else { -value }
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

    fn draw_value(&self, player: Player) -> i32 {
        if self.is_winner_of_draw(player) {
            WIN
        } else if self.is_winner_of_draw(player.other()) {
            -WIN
        } else {
            0
        }
    }

    fn table_key(&self) -> u64 {
        // Before this many quiet plies, their number is ignored.
        const IGNORED: u8 = 60;
        let quiet = u64::from(self.quiet.saturating_sub(IGNORED));
        self.key() ^ quiet.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    #[inline]
    fn priority(&self, mv: &Carry) -> i32 {
        if mv.kind == Kind::Capture {
            return 1000 + 64 * i32::from(self.count(mv.to)) - i32::from(mv.pieces);
        }
        // The change of the values of the origin and the target.
        let [from, to] = [self.count(mv.from), self.count(mv.to)];
        let before = opening_value(from, mv.from) + opening_value(to, mv.to);
        let after = opening_value(from - mv.pieces, mv.from) + opening_value(to + mv.pieces, mv.to);
        after - before
    }

    fn focus(mv: &Carry) -> Option<Square> {
        Some(square(mv.to))
    }

    #[inline]
    fn subtlety(&self, mv: &Carry) -> u32 {
        let is_far = mv.distance() > 1;
        let is_part = mv.pieces < self.count(mv.from);
        u32::from(is_far) + u32::from(is_part) + u32::from(is_far && mv.is_diagonal())
    }
}

/// The value of a stack in the opening and the ending, by size and distance from the edge; 0 for no pieces.
const STACK_VALUES: [[[i16; 2]; 4]; 32] = {
    let mut values = [[[0; 2]; 4]; 32];
    let mut count = 1;
    while count < 17 {
        let mut distance = 0;
        while distance < 4 {
            let [size, placement] = stack_terms(count, distance);
            let mut phase = 0;
            while phase < 2 {
                let pieces = count as i16 * WEIGHTS[Term::Pieces as usize][phase];
                values[count][distance][phase] =
                    pieces + WEIGHTS[size][phase] + WEIGHTS[placement][phase];
                phase += 1;
            }
            distance += 1;
        }
        count += 1;
    }
    values
};

/// The value of a stack on a square in the opening and the ending.
#[inline]
pub(super) fn stack_value(count: u8, square: u8) -> [i16; 2] {
    // The masks have no effect on valid arguments, but remove the bounds checks.
    let distance = EDGE_DISTANCE[usize::from(square & 63)];
    STACK_VALUES[usize::from(count & COUNT_MASK)][usize::from(distance & 3)]
}

/// The value of a stack on a square in the opening.
#[inline]
fn opening_value(count: u8, square: u8) -> i32 {
    i32::from(stack_value(count, square)[0])
}

/// The distance of each square from the nearest edge: 0 at the edge.
const EDGE_DISTANCE: [u8; 64] = {
    let mut distances = [0; 64];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = (square % 8, square / 8);
        let mut least = file;
        let others = [7 - file, rank, 7 - rank];
        let mut n = 0;
        while n < 3 {
            if others[n] < least {
                least = others[n];
            }
            n += 1;
        }
        distances[square] = least as u8;
        square += 1;
    }
    distances
};

/// The indices of the terms of a single stack: its size and its placement.
#[inline]
const fn stack_terms(count: usize, edge_distance: usize) -> [usize; 2] {
    let size = if count < SIZES { count } else { SIZES };
    let class = if count < 4 { count } else { 4 };
    let placement = 4 * (class - 1) + edge_distance;
    [Term::Size as usize + size - 1, Term::Placement as usize + placement]
}

impl Tactical for Combo {
    /// Generates captures with the fewest pieces possible and with the whole stack.
    fn noisy_moves(&self, moves: &mut Vec<Carry>) {
        if self.is_drawn() {
            return;
        }
        self.for_each_capture(|from, to, least| {
            let carry = |pieces| Carry { pieces, from, to, kind: Kind::Capture };
            moves.push(carry(least));
            let count = self.count(from);
            if count > least {
                moves.push(carry(count));
            }
        });
    }

    #[inline]
    fn quiet_moves(&self, mut visit: impl FnMut(Carry, i32)) {
        if self.is_drawn() || self.pieces[usize::from(1 - self.side)] == 0 {
            return;
        }
        let own = self.stacks[usize::from(self.side)];
        let singles = own & self.singles();
        // Most stacks are single pieces, which only step.
        for from in squares(singles) {
            let before = opening_value(1, from);
            let near = NEIGHBOURS[usize::from(from & 63)];
            for to in squares(near & !(self.stacks[0] | self.stacks[1])) {
                let mv = Carry { pieces: 1, from, to, kind: Kind::Plain };
                visit(mv, opening_value(1, to) - before);
            }
            for to in squares(near & own) {
                let mv = Carry { pieces: 1, from, to, kind: Kind::Merge };
                let target = self.count(to);
                visit(mv, opening_value(target + 1, to) - opening_value(target, to) - before);
            }
        }
        self.for_each_target(self.side, own & !singles, |from, to, distance, kind| {
            let count = self.count(from);
            if kind == Kind::Capture {
                for pieces in distance.max(2) + 1..count.max(3) {
                    let mv = Carry { pieces, from, to, kind };
                    visit(mv, self.priority(&mv));
                }
                return;
            }
            let target = self.count(to);
            let before = opening_value(count, from) + opening_value(target, to);
            for pieces in distance..count + 1 {
                let after =
                    opening_value(count - pieces, from) + opening_value(target + pieces, to);
                visit(Carry { pieces, from, to, kind }, after - before);
            }
        });
    }

    #[inline]
    fn max_gain(&self, mv: &Carry) -> i32 {
        100 * i32::from(self.count(mv.to))
    }

    fn exchange_gain(&self, mv: &Carry) -> i32 {
        let captured = i32::from(self.count(mv.to));
        // A capture of at least as many pieces as it moves is good without an exchange evaluation.
        100 * if captured >= mv.pieces.into() { captured } else { self.static_exchange(mv) }
    }

    fn null_move(&self) -> Option<Self> {
        // With few pieces zugzwang is likely.
        const FEW: u8 = 5;
        (self.pieces.iter().all(|&pieces| pieces >= FEW)).then_some(Self {
            side: 1 - self.side,
            quiet: (self.quiet + 1).min(QUIET_DRAW),
            ..*self
        })
    }

    fn code(mv: &Carry) -> u16 {
        u16::from(mv.from) | u16::from(mv.to) << 6 | u16::from(mv.pieces - 1) << 12
    }

    fn move_of_code(&self, code: u16) -> Option<Carry> {
        let [from, to] = [code, code >> 6].map(|square| (square & 63) as u8);
        let pieces = (code >> 12) as u8 + 1;
        if !self.has_stack(self.side, from) || self.count(from) < pieces || self.is_drawn() {
            return None;
        }
        let distance = self.clear_distance(from, to)?;
        let kind = match self.count(to) {
            0 => Kind::Plain,
            _ if self.has_stack(self.side, to) => Kind::Merge,
            _ => Kind::Capture,
        };
        let least = if kind == Kind::Capture { distance.max(2) } else { distance };
        (pieces >= least).then_some(Carry { pieces, from, to, kind })
    }
}

#[cfg(feature = "tune")]
impl Combo {
    /// Calls `visit` with the index of each term of the evaluation and its count for the side to move
    /// less the other's, to train the weights. A term may be visited several times.
    pub fn each_term(&self, visit: &mut dyn FnMut(usize, i32)) {
        self.visit_stacks(&mut |term, count| visit(term, count));
        self.visit_relations(&mut |term, count| visit(term, count));
    }
}

impl Combo {
    /// The value for the side to move, of its stacks' values less the other's for the opening and the ending,
    /// and the terms of several stacks.
    #[inline(never)]
    fn weighed(&self, weights: &[[i16; 2]; TERMS], [mut opening, mut ending]: [i32; 2]) -> i32 {
        self.visit_relations(&mut |term, count| {
            opening += i32::from(weights[term][0]) * count;
            ending += i32::from(weights[term][1]) * count;
        });
        // Tapered evaluation: the phase of the game is the number of pieces.
        let pieces = i32::from(self.pieces[0] + self.pieces[1]);
        let value = (opening * pieces + ending * (32 - pieces)) / 32;
        // The value shrinks towards the draw by quiet plies.
        let value = match self.quiet {
            0..=30 => value,
            quiet => value * i32::from(QUIET_DRAW + 20 - quiet) / 90,
        };
        // A coarser grain causes more cutoffs.
        value / GRAIN * GRAIN
    }

    /// Calls `visit` with the index of each term of single stacks, and its count for the side to move less
    /// the other's. A term may be visited several times.
    fn visit_stacks(&self, visit: &mut impl FnMut(usize, i32)) {
        for square in squares(self.stacks[0] | self.stacks[1]) {
            let count = self.count(square);
            let sign = if self.has_stack(self.side, square) { 1 } else { -1 };
            visit(Term::Pieces as usize, sign * i32::from(count));
            let edge_distance = EDGE_DISTANCE[usize::from(square)].into();
            let terms = stack_terms(count.into(), edge_distance);
            terms.into_iter().for_each(|term| visit(term, sign));
        }
    }

    /// Calls `visit` with the index and the count of each term of several stacks; `stack_values` is the
    /// sum of the terms of single stacks.
    #[inline]
    fn visit_relations(&self, visit: &mut impl FnMut(usize, i32)) {
        let empty = !(self.stacks[0] | self.stacks[1]);
        let attacks = self.attacks();
        let singles = self.singles();
        let sides = [0, 1];
        let sets_by_term = [
            (Term::Attacks, attacks),
            (Term::CentreAttacks, attacks.map(|set| set & CENTRE)),
            (Term::FreeSquares, sides.map(|side| neighbours(self.stacks[side] & singles) & empty)),
            (Term::Defended, sides.map(|side| self.stacks[side] & attacks[side])),
        ];
        for (term, sets) in sets_by_term {
            let [black, white] = sets.map(|set| set.count_ones() as i32);
            visit(term as usize, if self.side == 0 { black - white } else { white - black });
        }
        let threats = [(self.side, Term::Threats, 1), (1 - self.side, Term::OpponentThreats, -1)];
        for (side, term, sign) in threats {
            let own = usize::from(side);
            let attacked = self.stacks[1 - own] & attacks[own];
            if attacked == 0 {
                continue;
            }
            let defence = attacks[1 - own];
            let [undefended, tallest] = self.count_pieces(attacked & !defence);
            let [defended, _] = self.count_pieces(attacked & defence);
            let stacks = (attacked & !defence).count_ones();
            for (n, count) in [undefended, stacks, tallest, defended].into_iter().enumerate() {
                visit(term as usize + n, sign * count as i32);
            }
        }
        visit(Term::Tempo as usize, 1);
    }

    /// Whether a side has a stack on a square.
    #[inline]
    pub(super) fn has_stack(&self, side: u8, square: u8) -> bool {
        self.stacks[usize::from(side)] >> square & 1 != 0
    }

    /// The number of pieces on a set of squares, in total and in the tallest stack.
    fn count_pieces(&self, set: u64) -> [u32; 2] {
        let (mut sum, mut most) = (0, 0);
        for square in squares(set) {
            let count = u32::from(self.count(square));
            sum += count;
            most = most.max(count);
        }
        [sum, most]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;

    /// Calls `check` with every position of some random games and its legal moves.
    fn for_each_position(mut check: impl FnMut(&Combo, &[Carry])) {
        for seed in 0..20 {
            let mut rng = Rng::new(seed);
            let mut position = Combo::start(&Default::default());
            loop {
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                check(&position, &moves);
                let Some(mv) = moves.get(rng.below(moves.len().max(1) as u64) as usize) else {
                    break;
                };
                position.play_unchecked(mv);
            }
        }
    }

    #[test]
    fn noisy_and_quiet_moves_are_the_legal_moves() {
        for_each_position(|position, legal| {
            let mut moves = Vec::new();
            position.noisy_moves(&mut moves);
            position.quiet_moves(|mv, priority| {
                assert_eq!(priority, position.priority(&mv), "{mv} in {position}");
                moves.push(mv);
            });
            let codes = |moves: &[Carry]| {
                let mut codes: Vec<u16> = moves.iter().map(Combo::code).collect();
                codes.sort_unstable();
                codes
            };
            assert_eq!(codes(&moves), codes(legal), "{position}");
        });
    }

    #[test]
    fn only_codes_of_legal_moves_decode() {
        for_each_position(|position, moves| {
            for mv in moves {
                assert_eq!(position.move_of_code(Combo::code(mv)), Some(*mv), "{mv} in {position}");
            }
            let codes = (0..=u16::MAX).filter(|&code| position.move_of_code(code).is_some());
            assert_eq!(codes.count(), moves.len(), "{position}");
        });
    }
}
