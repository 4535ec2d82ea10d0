//! What looks good in Combo.

use super::attack::{NEAR, spread, squares};
use super::{COUNT, Carry, Combo, Kind, QUIET_DRAW};
use crate::search::Evaluate;
use crate::search::{Level, Sight, Strength, Tactical, WIN};
use crate::{Game, Player};
use alloc::vec::Vec;

/// What is counted for a side; see [`Combo::count_terms`].
#[derive(Clone, Copy, Debug)]
#[repr(usize)]
enum Term {
    /// Pieces.
    Pieces,
    /// Stacks of one piece, of two, and so on; the last are those of eight and more.
    Size,
    /// Stacks by how many they are (one, two, three, four and more) and by how far they stand from
    /// the edge (none to three squares).
    Place = 1 + SIZES,
    /// Squares that can be captured on, and those of them among the middle sixteen.
    Strikes = 1 + SIZES + PLACES,
    MiddleStrikes,
    /// Empty squares beside stacks of one piece.
    Room,
    /// Stacks that are defended.
    Defended,
    /// What the side to move can capture: what is not defended by pieces, by stacks and by the
    /// tallest of them, then what is defended by pieces.
    Prey,
    /// The same of the side that is not to move, which has to wait for it.
    LatePrey = 1 + SIZES + PLACES + 4 + PREY,
    /// To be the one to move.
    Turn = 1 + SIZES + PLACES + 4 + 2 * PREY,
}

const SIZES: usize = 8;
const PLACES: usize = 16;
const PREY: usize = 4;
/// The steps in which values are told, in hundredths of a piece.
const GRAIN: i32 = 8;
/// How many terms there are.
pub(super) const TERMS: usize = Term::Turn as usize + 1;

/// The middle sixteen squares.
const MIDDLE: u64 = 0x0000_3c3c_3c3c_0000;

/// What each term is worth in hundredths of a piece, with all pieces on the board and with none.
///
/// From games that the computer played against itself (`cargo run --release --features tune
/// --example tune combo`).
const WEIGHTS: [[i16; 2]; TERMS] = [
    // Pieces.
    [100, 100],
    // Size, from one piece to eight and more.
    [5, 14],
    [12, 14],
    [22, 15],
    [27, 35],
    [29, 47],
    [7, 12],
    [0, 0],
    [0, 0],
    // Place of one piece, from the edge to the middle.
    [-1, -18],
    [7, 35],
    [8, 38],
    [11, 31],
    // Place of two.
    [3, 20],
    [7, 15],
    [13, 1],
    [9, 4],
    // Place of three.
    [11, 4],
    [11, 14],
    [8, 6],
    [0, 8],
    // Place of four and more.
    [23, 63],
    [25, 52],
    [26, 27],
    [17, 17],
    // Strikes, MiddleStrikes, Room, Defended.
    [-2, 6],
    [3, 0],
    [-3, -7],
    [3, 8],
    // Prey.
    [1, -6],
    [4, 0],
    [5, 0],
    [3, 1],
    // LatePrey.
    [5, 2],
    [30, 13],
    [-21, -6],
    [3, 0],
    // Turn.
    [3, 1],
];

impl Evaluate for Combo {
    /// A won game; an evaluation is less than half of it.
    const MAX_VALUE: i32 = WIN;

    fn strength(level: Level) -> Strength {
        let human = |depth, at_root, in_tree| Strength::human(depth, Sight::new(at_root, in_tree));
        match level {
            Level::Beginner => {
                human(1, [100, 70, 40, 20], [0; 4]).with_positional_weight(0).with_margin(50)
            }
            Level::Easy => human(1, [100, 90, 65, 40], [90, 50, 30, 10])
                .with_positional_weight(5)
                .with_margin(20),
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
        // Far more precise than the values themselves, and divided once.
        let sign = if self.side == 0 { 1 } else { -1 };
        let [mut full, mut bare] = self.worth.map(|worth| sign * worth);
        self.count_relations(&mut |term, count| {
            let [with_all, with_none] = WEIGHTS[term];
            full += i32::from(with_all) * count;
            bare += i32::from(with_none) * count;
        });
        let pieces = i32::from(self.pieces[0] + self.pieces[1]);
        let value = (full * pieces + bare * (32 - pieces)) / 32;
        // What leads nowhere will be a draw.
        let value = match self.quiet {
            0..=30 => value,
            quiet => value * i32::from(QUIET_DRAW + 20 - quiet) / 90,
        };
        // What differs by less is alike: more positions are then known to be no better.
        let value = value / GRAIN * GRAIN;
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
        // Far from the end by quiet plies, how far does not matter.
        const FAR: u8 = 60;
        let near = u64::from(self.quiet.saturating_sub(FAR));
        self.key() ^ near.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    #[inline]
    fn priority(&self, mv: &Carry) -> i32 {
        if mv.kind == Kind::Capture {
            return 1000 + 64 * i32::from(self.count(mv.to)) - i32::from(mv.pieces);
        }
        // How much better the stacks look that it changes.
        let [from, to] = [self.count(mv.from), self.count(mv.to)];
        let left = from - mv.pieces;
        look(left, mv.from) + look(to + mv.pieces, mv.to) - look(from, mv.from) - look(to, mv.to)
    }

    fn subtlety(&self, mv: &Carry) -> u32 {
        let is_far = mv.distance() > 1;
        let is_part = mv.pieces < self.count(mv.from);
        u32::from(is_far) + u32::from(is_part) + u32::from(is_far && mv.is_diagonal())
    }
}

/// What a stack is worth where it stands, with all pieces on the board and with none, by its count
/// and its square; nothing where there is none.
const WORTH: [[[i16; 2]; 64]; 32] = {
    let mut worth = [[[0; 2]; 64]; 32];
    let mut count = 1;
    while count < 17 {
        let mut square = 0;
        while square < 64 {
            let [size, place] = stack_terms(count, INSIDE[square] as usize);
            let mut phase = 0;
            while phase < 2 {
                let pieces = count as i16 * WEIGHTS[Term::Pieces as usize][phase];
                worth[count][square][phase] = pieces + WEIGHTS[size][phase] + WEIGHTS[place][phase];
                phase += 1;
            }
            square += 1;
        }
        count += 1;
    }
    worth
};

/// What a stack is worth on a square, with all pieces on the board and with none.
#[inline]
pub(super) fn worth(count: u8, square: u8) -> [i16; 2] {
    // No count and no square is beyond these; so nothing needs to be checked.
    WORTH[usize::from(count & COUNT)][usize::from(square & 63)]
}

/// What a stack is worth on a square with all pieces on the board.
#[inline]
fn look(count: u8, square: u8) -> i32 {
    i32::from(worth(count, square)[0])
}

/// How many squares there are between a square and the nearest edge.
#[cfg(any(test, feature = "tune"))]
fn inside(square: u8) -> usize {
    usize::from(INSIDE[usize::from(square)])
}

const INSIDE: [u8; 64] = {
    let mut inside = [0; 64];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = (square % 8, square / 8);
        let mut least = file;
        let ways = [7 - file, rank, 7 - rank];
        let mut way = 0;
        while way < 3 {
            if ways[way] < least {
                least = ways[way];
            }
            way += 1;
        }
        inside[square] = least as u8;
        square += 1;
    }
    inside
};

/// The numbers of the terms that count a stack.
#[inline]
const fn stack_terms(count: usize, inside: usize) -> [usize; 2] {
    let size = if count < SIZES { count } else { SIZES };
    let class = if count < 4 { count } else { 4 };
    [Term::Size as usize + size - 1, Term::Place as usize + 4 * (class - 1) + inside]
}

impl Tactical for Combo {
    /// Captures with as few pieces as do it, and with the whole stack.
    fn noisy_moves(&self, moves: &mut Vec<Carry>) {
        if self.is_drawn() {
            return;
        }
        self.each_capture(|from, to, least| {
            let carry = |pieces| Carry { pieces, from, to, kind: Kind::Capture };
            moves.push(carry(least));
            let count = self.count(from);
            if count > least {
                moves.push(carry(count));
            }
        });
    }

    #[inline]
    fn quiet_moves(&self, mut take: impl FnMut(Carry, i32)) {
        if self.is_drawn() || self.pieces[usize::from(1 - self.side)] == 0 {
            return;
        }
        let own = self.stacks[usize::from(self.side)];
        let singles = own & self.singles();
        // Most stacks are of one piece, and those only step.
        for from in squares(singles) {
            let before = look(1, from);
            let near = NEAR[usize::from(from & 63)];
            for to in squares(near & !(self.stacks[0] | self.stacks[1])) {
                let mv = Carry { pieces: 1, from, to, kind: Kind::Plain };
                take(mv, look(1, to) - before);
            }
            for to in squares(near & own) {
                let mv = Carry { pieces: 1, from, to, kind: Kind::Merge };
                let met = self.count(to);
                take(mv, look(met + 1, to) - look(met, to) - before);
            }
        }
        self.reach(self.side, own & !singles, |from, to, distance, kind| {
            let count = self.count(from);
            if kind == Kind::Capture {
                for pieces in distance.max(2) + 1..count.max(3) {
                    let mv = Carry { pieces, from, to, kind };
                    take(mv, self.priority(&mv));
                }
                return;
            }
            let met = self.count(to);
            let before = look(count, from) + look(met, to);
            for pieces in distance..count + 1 {
                let after = look(count - pieces, from) + look(met + pieces, to);
                take(Carry { pieces, from, to, kind }, after - before);
            }
        });
    }

    fn exchange_gain(&self, mv: &Carry) -> i32 {
        let prey = i32::from(self.count(mv.to));
        // Whoever takes as many as it brings loses nothing, whatever comes then.
        100 * if prey >= mv.pieces.into() { prey } else { self.exchange(mv) }
    }

    fn null_move(&self) -> Option<Self> {
        // With few pieces it may be best of all to move nothing.
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
        if !self.has(self.side, from) || self.count(from) < pieces || self.is_drawn() {
            return None;
        }
        let distance = self.way(from, to)?;
        let kind = match self.count(to) {
            0 => Kind::Plain,
            _ if self.has(self.side, to) => Kind::Merge,
            _ => Kind::Capture,
        };
        let least = if kind == Kind::Capture { distance.max(2) } else { distance };
        (pieces >= least).then_some(Carry { pieces, from, to, kind })
    }
}

#[cfg(feature = "tune")]
impl Combo {
    /// Calls `take` with everything that counts in [`evaluate`](Evaluate::evaluate), for a program that
    /// finds the weights.
    pub fn each_term(&self, take: &mut dyn FnMut(usize, i32)) {
        self.count_terms(&mut |term, count| take(term, count));
    }
}

impl Combo {
    /// Calls `take` with everything that counts in [`evaluate`](Evaluate::evaluate): the number of a
    /// term, and how much more of it the side to move has than the other.
    #[cfg(any(test, feature = "tune"))]
    fn count_terms(&self, take: &mut impl FnMut(usize, i32)) {
        for square in 0..64 {
            let count = self.count(square);
            if count > 0 {
                let is_own = self.stacks[usize::from(self.side)] >> square & 1 != 0;
                let sign = if is_own { 1 } else { -1 };
                take(Term::Pieces as usize, sign * i32::from(count));
                let terms = stack_terms(count.into(), inside(square));
                terms.into_iter().for_each(|term| take(term, sign));
            }
        }
        self.count_relations(take);
    }

    /// The same for what is not of one stack alone.
    #[inline]
    fn count_relations(&self, take: &mut impl FnMut(usize, i32)) {
        let empty = !(self.stacks[0] | self.stacks[1]);
        let strikes = self.strikes();
        let singles = self.singles();
        let sides = [0, 1];
        let alike = [
            (Term::Strikes, strikes),
            (Term::MiddleStrikes, strikes.map(|reach| reach & MIDDLE)),
            (Term::Room, sides.map(|side| spread(self.stacks[side] & singles) & empty)),
            (Term::Defended, sides.map(|side| self.stacks[side] & strikes[side])),
        ];
        for (term, sets) in alike {
            let [black, white] = sets.map(|set| set.count_ones() as i32);
            take(term as usize, if self.side == 0 { black - white } else { white - black });
        }
        for (side, term, sign) in [(self.side, Term::Prey, 1), (1 - self.side, Term::LatePrey, -1)]
        {
            let own = usize::from(side);
            let prey = self.stacks[1 - own] & strikes[own];
            if prey == 0 {
                continue;
            }
            let defence = strikes[1 - own];
            let [loose, tallest] = self.total(prey & !defence);
            let [held, _] = self.total(prey & defence);
            let stacks = (prey & !defence).count_ones();
            for (n, count) in [loose, stacks, tallest, held].into_iter().enumerate() {
                take(term as usize + n, sign * count as i32);
            }
        }
        take(Term::Turn as usize, 1);
    }

    /// Whether a stack of a side stands on a square.
    #[inline]
    pub(super) fn has(&self, side: u8, square: u8) -> bool {
        self.stacks[usize::from(side)] >> square & 1 != 0
    }

    /// The pieces on some squares: of all together, and of the tallest stack.
    fn total(&self, set: u64) -> [u32; 2] {
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

    /// All moves of some games, in each position of theirs.
    fn each_position(mut check: impl FnMut(&Combo, &[Carry])) {
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
                position.play(mv);
            }
        }
    }

    #[test]
    fn noisy_and_quiet_moves_are_all_legal_ones_once() {
        each_position(|position, legal| {
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
    fn codes_are_those_of_legal_moves_and_no_others() {
        each_position(|position, moves| {
            for mv in moves {
                assert_eq!(position.move_of_code(Combo::code(mv)), Some(*mv), "{mv} in {position}");
            }
            let codes = (0..=u16::MAX).filter(|&code| position.move_of_code(code).is_some());
            assert_eq!(codes.count(), moves.len(), "{position}");
        });
    }
}
