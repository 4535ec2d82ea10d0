//! The rules of Gambit.

use super::path::{JUMPS, square};
use super::{Gambit, Path};
use crate::{Fixed, Game, Holding, PerPlayer, Player, Rng};
use alloc::vec::Vec;

/// The squares of the leftmost file, and of the rightmost.
const LEFT: u32 = 0x0101_0101;
const RIGHT: u32 = LEFT << 7;

impl Game for Gambit {
    type Move = Path;
    type Setup = Fixed;
    type View = Self;

    const ID: &'static str = "gambit";
    const SEATS: &'static [&'static str] = &["o", "x"];

    fn start(_: &Fixed) -> Self {
        Self { pieces: [0x0000_ff00, 0x00ff_0000], side: 0 }
    }

    fn players(&self) -> u8 {
        2
    }

    fn to_move(&self) -> Option<Player> {
        (self.jumpers() != 0).then_some(Player(self.side))
    }

    fn legal_moves(&self, moves: &mut Vec<Path>) {
        let enemies = self.pieces[usize::from(1 - self.side)];
        for from in bits(self.jumpers()) {
            // Its own square is empty as soon as the piece has left it.
            let empty = !(self.pieces[0] | self.pieces[1]) | 1 << from;
            extend(Path::from(from), from, enemies, empty, moves);
        }
    }

    fn play(&mut self, mv: &Path) {
        let [own, enemies] = self.sides();
        let mut at = 1 << mv.origin();
        let mut captured = 0;
        for jump in mv.steps() {
            captured |= jump.over;
            at = jump.to;
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
                squares: bits(group).map(square).collect(),
            })
        };
        of(Player(0)).chain(of(Player(1))).collect()
    }

    fn key(&self) -> u64 {
        let [black, white] = self.pieces;
        let occupied = black | white;
        // The colour of an empty square is free to say whose turn it is.
        let colours = if self.side == 0 { black } else { black | !occupied };
        crate::rng::mix(u64::from(occupied) << 32 | u64::from(colours))
    }

    fn view(&self, _: Player) -> Self {
        *self
    }

    fn sample(view: &Self, _: &mut Rng) -> Self {
        *view
    }
}

impl Gambit {
    /// The pieces of the side to move, then those of the other.
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

/// Those of `own` pieces that can jump over one of `enemies`.
pub(super) fn jumpers(own: u32, enemies: u32) -> u32 {
    let empty = !(own | enemies);
    // A piece on the two files at an edge has no room to jump over it, so masks keep a shift from
    // coming in again at the other edge. At the upper and lower edge the bits fall off by themselves.
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

/// Appends every way to go on from `path`, whose piece stands on the square `at` now.
fn extend(path: Path, at: u32, enemies: u32, empty: u32, moves: &mut Vec<Path>) {
    for (direction, jump) in JUMPS[at as usize].iter().enumerate() {
        if let Some(jump) = jump
            && enemies & jump.over != 0
            && empty & jump.to != 0
        {
            let path = path.with(direction);
            moves.push(path);
            let to = jump.to.trailing_zeros();
            extend(path, to, enemies & !jump.over, empty | jump.over, moves);
        }
    }
}

/// The indices of the bits that are set, from the lowest.
fn bits(mut set: u32) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let lowest = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(lowest)
    })
}

/// The squares of `set` and their neighbours in the eight directions.
pub(super) fn spread(set: u32) -> u32 {
    let row = set | (set & !RIGHT) << 1 | (set & !LEFT) >> 1;
    row | row << 8 | row >> 8
}

/// All that is connected to `seed` within `set`.
fn fill(seed: u32, set: u32) -> u32 {
    let mut filled = seed & set;
    loop {
        let wider = spread(filled) & set;
        if wider == filled {
            return filled;
        }
        filled = wider;
    }
}

/// The pieces that stand in groups of which none touches an enemy.
pub(super) fn islands(own: u32, enemies: u32) -> u32 {
    own & !fill(spread(enemies), own)
}

/// The connected groups of a set.
fn groups(mut set: u32) -> impl Iterator<Item = u32> {
    core::iter::from_fn(move || {
        let group = fill(set & set.wrapping_neg(), set);
        set &= !group;
        (group != 0).then_some(group)
    })
}
