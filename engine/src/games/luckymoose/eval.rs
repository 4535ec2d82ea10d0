//! What looks good in LuckyMoose.

use super::board::Axis;
use super::lays::Finder;
use super::token::{Kinds, fitting};
use super::{Hand, Lay, LuckyMoose, MOST, MOST_POINTS, Turn};
use crate::search::Evaluate;
use crate::search::{Level, Sight, Strength};
use crate::{Game, Player};
use alloc::vec::Vec;

/// What two tokens in a hand that go together are worth, in hundredths of a point.
const PAIR: i32 = 60;
/// What it costs to hold a token twice.
const DOUBLE: i32 = -80;
/// What it costs to leave a line of five that somebody may complete.
const FIVE: i32 = -400;
/// What a turn without points costs beside them.
const IDLE: i32 = -300;

impl Evaluate for LuckyMoose {
    const WORK: u64 = 50;
    /// All points that there are less none, and in an evaluation what is held: between −600 (six
    /// tokens with nothing in the pool) and 900 (fifteen pairs).
    const MAX_VALUE: i32 = 100 * MOST_POINTS + 1500;

    fn strength(level: Level) -> Strength {
        match level {
            Level::Easy => {
                Strength::human(2, Sight::new([100, 85, 54, 23], [95, 70, 40, 15])).with_margin(25)
            }
            Level::Medium => Strength { simulations: 1, ..level.strength() },
            Level::Hard => Strength { simulations: 4, ..level.strength() },
            _ => level.strength(),
        }
    }

    fn evaluate(&self, player: Player) -> i32 {
        let kept = |player: Player| match self.pool.len() {
            0 => -100 * self.hands[usize::from(player.0)].len() as i32,
            _ => keep(&self.hands[usize::from(player.0)]),
        };
        let value = |player: Player| 100 * self.scores[usize::from(player.0)] + kept(player);
        let others = (0..self.players).map(Player).filter(|other| *other != player);
        value(player) - others.map(value).max().unwrap_or(0)
    }

    fn priority(&self, mv: &Turn) -> i32 {
        let mut kept = *self.hand();
        match mv {
            Turn::Lay(lay) => {
                lay.tokens().for_each(|token| _ = kept.remove(token));
                let hand =
                    if self.pool.len() == 0 { -100 * kept.len() as i32 } else { keep(&kept) };
                100 * self.points(lay) + hand + self.opened(lay)
            }
            Turn::Exchange(tokens) => {
                kept.remove_all(tokens.tokens());
                keep(&kept) + IDLE
            }
            Turn::Pass => 2 * IDLE,
        }
    }

    /// The lay with the most points and the best tokens kept; where there is none the exchange that
    /// keeps the best.
    fn greedy_move(&self) -> Option<Turn> {
        self.to_move()?;
        let hand = self.hand().kinds();
        let finder = Finder::new(&self.board);
        let mut best: Option<(i32, Lay)> = None;
        if let Some(finder) = &finder {
            finder.each(hand, &mut |laid, points| {
                let kept = laid.iter().fold(hand, |kept, (_, kind)| kept & !(1 << kind));
                let value = 100 * points + pairs(kept);
                if best.is_none_or(|(most, _)| value > most) {
                    best = Some((value, finder.lay(laid)));
                }
                true
            });
        }
        if let Some((_, lay)) = best {
            return Some(Turn::Lay(lay));
        }
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves.into_iter().max_by_key(|mv| self.priority(mv))
    }

    fn subtlety(&self, mv: &Turn) -> u32 {
        let Turn::Lay(lay) = mv else {
            return 0;
        };
        // Many tokens at once are harder to find, and so are lines that cross.
        let crossed = self.gains(mv).len().saturating_sub(1);
        (lay.items().len() - 1 + crossed) as u32
    }

    /// Where tokens are laid: somebody who does not look there overlooks all lays there.
    fn idea(&self, mv: &Turn) -> u64 {
        let Turn::Lay(lay) = mv else {
            return 0;
        };
        let [(first, _), ..] = lay.items() else {
            return 0;
        };
        let is_rank = lay.items().iter().all(|(square, _)| square.rank == first.rank);
        let place = match (lay.items().len(), is_rank) {
            (1, _) => self.board.tile(*first),
            (_, true) => 1000 + usize::from(first.rank),
            (_, false) => 2000 + usize::from(first.file),
        };
        crate::rng::mix(place as u64)
    }
}

/// What tokens that are kept promise.
fn keep(hand: &Hand) -> i32 {
    let kinds = hand.kinds();
    pairs(kinds) + DOUBLE * (hand.len() as i32 - kinds.count_ones() as i32)
}

/// What kinds promise that go together.
fn pairs(kinds: Kinds) -> i32 {
    let mut value = 0;
    let mut rest = kinds;
    while rest != 0 {
        let kind = rest & rest.wrapping_neg();
        rest ^= kind;
        value += PAIR * (rest & fitting(kind)).count_ones() as i32;
    }
    value
}

impl LuckyMoose {
    /// What a lay costs for the lines of five that it leaves to the next.
    fn opened(&self, lay: &Lay) -> i32 {
        let mut after = self.board.clone();
        lay.items().iter().for_each(|(square, token)| after.put(after.tile(*square), *token));
        let mut cost = 0;
        for axis in Axis::BOTH {
            let mut last = None;
            for (square, _) in lay.items() {
                let run = after.run(after.tile(*square), axis);
                if run.1 != MOST - 1 || last == Some(run) {
                    continue;
                }
                last = Some(run);
                let line: Kinds =
                    after.run_tokens(run, axis).fold(0, |kinds, token| kinds | 1 << token.kind());
                // Nobody can complete it where all tokens that could are seen.
                let missing = fitting(line);
                cost += if missing != 0 { FIVE } else { 0 };
            }
        }
        cost
    }
}
