//! Finds the best lay of a hand without visiting all lays.
//!
//! The points of a lay depend on its tiles alone, so only the sets of tokens that fit these tiles matter,
//! not their order. All sets that fit are found at once, as the bits of one word.

use super::board::{Axis, Board};
use super::lay_generator::{AdjacentRuns, LayGenerator, line_points};
use super::token::{Kinds, addable};
use super::{Lay, MAX_TOKENS};

/// The number of sets of slots.
pub(super) const SETS: usize = 1 << MAX_TOKENS;

/// A set of sets of slots: bit n stands for the set whose slots are the bits of n.
type SlotSets = u64;

/// The sets without each slot.
const WITHOUT: [SlotSets; MAX_TOKENS] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0f0f_0f0f_0f0f_0f0f,
    0x00ff_00ff_00ff_00ff,
    0x0000_ffff_0000_ffff,
    0x0000_0000_ffff_ffff,
];

/// The kinds of a hand, each with a number from 0, its slot.
pub(super) struct Slots {
    kinds: [u8; MAX_TOKENS],
    count: usize,
    /// The sets that make a valid line without other tokens.
    lines: SlotSets,
}

impl Slots {
    #[inline(never)]
    pub(super) fn new(hand: Kinds) -> Self {
        let mut slots = Self { kinds: [0; MAX_TOKENS], count: 0, lines: 0 };
        let mut rest = hand;
        while rest != 0 {
            slots.kinds[slots.count] = rest.trailing_zeros() as u8;
            slots.count += 1;
            rest &= rest - 1;
        }
        for n in 0..slots.count {
            let kind = 1 << slots.kinds[n];
            for others in addable(kind) {
                slots.lines |= subsets(slots.of(others | kind));
            }
        }
        slots
    }

    /// The set of all slots.
    pub(super) fn all(&self) -> u8 {
        (1 << self.count) - 1
    }

    /// The kinds of a set of slots.
    #[inline(never)]
    pub(super) fn kinds_of(&self, set: u8) -> Kinds {
        let kinds = self.kinds[..self.count].iter().enumerate();
        kinds.fold(0, |kinds, (slot, kind)| kinds | Kinds::from(set >> slot & 1) << kind)
    }

    /// The values of the kinds of each set.
    #[inline(never)]
    pub(super) fn values(&self, value: &dyn Fn(Kinds) -> i32) -> [i32; SETS] {
        let mut values = [0; SETS];
        for set in 0..=self.all() {
            values[usize::from(set)] = value(self.kinds_of(set));
        }
        values
    }

    /// The slots of a set of kinds.
    #[inline(never)]
    fn of(&self, kinds: Kinds) -> u8 {
        let slots = self.kinds[..self.count].iter().enumerate();
        slots.fold(0, |set, (slot, kind)| set | ((kinds >> kind & 1) as u8) << slot)
    }

    /// The sets that make a valid line together with the tokens of a line.
    #[inline(never)]
    fn lines_with(&self, line: Kinds) -> SlotSets {
        match line {
            0 => self.lines,
            _ => addable(line).iter().fold(0, |sets, kinds| sets | subsets(self.of(*kinds))),
        }
    }
}

/// The subsets of a set of slots.
#[inline(never)]
fn subsets(set: u8) -> SlotSets {
    let slots = (0..MAX_TOKENS).filter(|slot| set >> slot & 1 != 0);
    slots.fold(1, |sets, slot| sets | sets << (1 << slot))
}

/// Consecutive empty tiles in a line, from the first one on.
#[derive(Clone, Copy, Default)]
struct Segment {
    /// Each tile, and the slots that fit the line across it.
    tiles: [(u16, u8); MAX_TOKENS],
    count: usize,
}

impl Segment {
    /// The sets of slots that fill the first `count` tiles, with a valid line across each.
    #[inline(never)]
    fn fitting(&self, count: usize) -> SlotSets {
        self.tiles[..count].iter().fold(1, |sets, &(_, mut slots)| {
            let mut next = 0;
            while slots != 0 {
                let slot = slots.trailing_zeros();
                next |= (sets & WITHOUT[slot as usize]) << (1 << slot);
                slots &= slots - 1;
            }
            next
        })
    }

    /// Lays a set of slots that fits.
    #[inline(never)]
    fn lay(&self, generator: &LayGenerator, slots: &Slots, mut set: u8) -> Lay {
        let mut laid = [(0, 0); MAX_TOKENS];
        for n in (0..self.count).rev() {
            let (tile, fitting) = self.tiles[n];
            let before = self.fitting(n);
            let is_last = |slot: &u8| {
                fitting & set & 1 << slot != 0 && before >> (set & !(1 << slot)) & 1 != 0
            };
            let slot = (0..MAX_TOKENS as u8).find(is_last).expect("the set fits the tiles");
            set &= !(1 << slot);
            laid[n] = (tile.into(), slots.kinds[usize::from(slot)]);
        }
        generator.lay(&laid[..self.count])
    }
}

/// An empty tile of a line.
#[derive(Clone, Copy, Default)]
struct Tile {
    /// The slots that fit the line across.
    fitting: u8,
    /// The number of tokens that a lay needs from here on to touch another token.
    needed: u8,
    factor: i32,
    /// The points of the line across.
    across_points: i32,
}

/// The search for the best lay.
struct Finder<'a> {
    generator: &'a LayGenerator<'a>,
    slots: &'a Slots,
    kept_values: &'a [i32; SETS],
    /// The greatest value of what is kept, by the number of tokens laid.
    most_kept: [i32; MAX_TOKENS + 1],
    best: i32,
    segment: Segment,
    set: u8,
}

impl LayGenerator<'_> {
    /// The lay with the greatest sum of its points, in hundredths, and the value of the slots that are
    /// kept, with that sum.
    pub(super) fn best_lay(&self, slots: &Slots, kept_values: &[i32; SETS]) -> Option<(i32, Lay)> {
        let mut most_kept = [i32::MIN; MAX_TOKENS + 1];
        for set in 0..=slots.all() {
            let most = &mut most_kept[set.count_ones() as usize];
            *most = (*most).max(kept_values[usize::from(slots.all() ^ set)]);
        }
        let segment = Segment::default();
        let best = i32::MIN;
        let mut finder =
            Finder { generator: self, slots, kept_values, most_kept, best, segment, set: 0 };
        for axis in Axis::BOTH {
            for line in 0..usize::from(self.board().size()) {
                finder.search_line(axis, line);
            }
        }
        let Finder { best, segment, set, .. } = finder;
        (set != 0).then(|| (best, segment.lay(self, slots, set)))
    }
}

impl Finder<'_> {
    #[inline(never)]
    fn search_line(&mut self, axis: Axis, line: usize) {
        let board = self.generator.board();
        let (size, step) = (usize::from(board.size()), board.step(axis));
        let first = line * board.step(axis.across());
        let mut tiles = [Tile::default(); Board::MAX_SIZE];
        let mut needed = MAX_TOKENS as u8 + 1;
        let mut is_near = false;
        for n in (0..size).rev() {
            let tile = first + n * step;
            if board.at(tile).is_some() {
                continue;
            }
            let touches = self.generator.is_touching(tile);
            is_near |= touches;
            needed = if touches { 1 } else { needed + 1 };
            let across = self.generator.runs(axis.across(), tile);
            let (fitting, across_points) = match across.count() {
                0 => (self.slots.all(), 0),
                count => {
                    let (base, bonus) = line_points(count + 1);
                    (self.slots.of(across.compatible()), base + bonus)
                }
            };
            let factor = board.factor(tile);
            tiles[n] = Tile { fitting, needed, factor, across_points: across_points * factor };
        }
        if !is_near {
            return;
        }
        for n in 0..size {
            if tiles[n].fitting != 0 {
                self.search_segments(axis, first, &tiles[..size], n);
            }
        }
    }

    /// Searches the segments of a line from its tile `n` on.
    #[inline(never)]
    fn search_segments(&mut self, axis: Axis, first: usize, tiles: &[Tile], mut n: usize) {
        let step = self.generator.board().step(axis);
        let AdjacentRuns { before: mut line, before_count, .. } =
            *self.generator.runs(axis, first + n * step);
        let mut length = usize::from(before_count);
        let mut segment = Segment::default();
        let (mut across_points, mut factor) = (0, 1);
        let mut is_touching = false;
        while segment.count < self.slots.count && n < tiles.len() {
            let tile = &tiles[n];
            let left = self.slots.count - segment.count;
            let along = self.generator.runs(axis, first + n * step);
            let after_count = usize::from(along.after_count);
            length += 1 + after_count;
            let is_reachable = is_touching || usize::from(tile.needed) <= left;
            if tile.fitting == 0 || !is_reachable || length > MAX_TOKENS || line & along.after != 0
            {
                return;
            }
            line |= along.after;
            is_touching |= tile.needed == 1;
            across_points += tile.across_points;
            factor *= tile.factor;
            segment.tiles[segment.count] = ((first + n * step) as u16, tile.fitting);
            segment.count += 1;
            n += 1 + after_count;
            // Both axes have the segments of a single tile.
            if is_touching && (segment.count > 1 || axis == Axis::Rank) {
                let (base, bonus) = line_points(length);
                self.try_segment(&segment, line, across_points + (base + bonus) * factor);
            }
        }
    }

    /// Tries the sets of slots that fit a segment. `line` has the kinds of the tokens next to it.
    #[inline(never)]
    fn try_segment(&mut self, segment: &Segment, line: Kinds, points: i32) {
        if 100 * points + self.most_kept[segment.count] <= self.best {
            return;
        }
        let mut sets = segment.fitting(segment.count) & self.slots.lines_with(line);
        while sets != 0 {
            let set = sets.trailing_zeros() as u8;
            let value = 100 * points + self.kept_values[usize::from(self.slots.all() ^ set)];
            if value > self.best {
                (self.best, self.segment, self.set) = (value, *segment, set);
            }
            sets &= sets - 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::luckymoose::{LuckyMoose, Turn};
    use crate::{Game, Rng};
    use alloc::format;

    /// On boards of all kinds of games, with values of what is kept that are drawn by lot.
    #[test]
    fn the_best_lay_is_the_best_of_all_lays() {
        let mut rng = Rng::new(1);
        let mut lays = 0;
        for seed in 0..12 {
            let setup = format!("seed={seed} size={} players={}", 9 + 2 * (seed % 7), 2 + seed % 3);
            let mut position = LuckyMoose::start(&setup.parse().expect("a set-up"));
            while position.to_move().is_some() {
                let slots = Slots::new(position.hand().kinds());
                let kept_values: [i32; SETS] =
                    core::array::from_fn(|_| rng.below(4_000) as i32 - 2_000);
                let generator = LayGenerator::new(&position.board).expect("the board is valid");
                let value_of = |kinds: Kinds, points: i32| {
                    100 * points + kept_values[usize::from(slots.all() ^ slots.of(kinds))]
                };
                let mut expected = None;
                generator.visit_lays(position.hand().kinds(), &mut |laid, points| {
                    let kinds = laid.iter().fold(0, |kinds, (_, kind)| kinds | 1 << kind);
                    expected = expected.max(Some(value_of(kinds, points)));
                    true
                });
                let best = generator.best_lay(&slots, &kept_values);
                assert_eq!(best.map(|(value, _)| value), expected, "{position}");
                let mut mv = Turn::Pass;
                if let Some((value, lay)) = best {
                    mv = Turn::Lay(lay);
                    let kinds = lay.tokens().fold(0, |kinds, token| kinds | 1 << token.kind());
                    assert_eq!(value_of(kinds, position.points(&lay)), value, "{position}");
                    lays += 1;
                }
                position.play(&mv).unwrap_or_else(|error| panic!("{error}: {position}"));
            }
        }
        assert!(lays > 300, "{lays}");
    }
}
