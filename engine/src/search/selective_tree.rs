//! The tree below the moves of the root, where captures decide.

use super::Options;
use super::buffers::Buffers;
use super::iterative_deepening::{Effort, INFINITE, Score, Subtree, follow};
use super::level::Strength;
use super::move_queue::{MAX_PRIORITY, MoveQueue};
use super::selective::{Tactical, WIN};
use super::table::{Bound, Known, Table};
use crate::Player;
use alloc::vec;
use alloc::vec::Vec;

/// What a search keeps while it is down in the tree.
#[derive(Debug)]
pub(super) struct SelectiveTree<G: Tactical> {
    strength: Strength,
    seed: u64,
    /// Whom the search is for.
    root: Player,
    table: Table,
    effort: Effort,
    /// By ply.
    buffers: Buffers<Buffer<G::Move>>,
    /// How well a move did where it was tried, by side and by the lower twelve bits of its code.
    history: Vec<i16>,
    /// The keys of the positions that lie before the one that is looked at: those of the game, then
    /// those of the line.
    before: Vec<u64>,
}

/// The moves of one ply.
#[derive(Clone, Debug)]
struct Buffer<M> {
    /// Those that were found; some of them were taken.
    order: MoveQueue<M>,
    /// Those that are being found.
    moves: Vec<M>,
    /// The codes of the quiet moves that were tried.
    tried: Vec<u16>,
    /// Quiet moves that were too good for the other side at this ply: likely they are so again.
    killers: [u16; 2],
    /// The codes of moves that were added before the others of their kind.
    early: [u16; 3],
}

/// The moves of a node, in the order in which they are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The best one that is known from before.
    Known,
    Noisy,
    Killers,
    /// The quiet ones, and after them the captures that lose something.
    Rest,
}

impl Stage {
    /// The lowest priority of the moves of this stage; other moves wait for a later stage.
    fn least(self) -> i32 {
        match self {
            Self::Known => BEST,
            Self::Noisy => GOOD,
            Self::Killers => KILLER,
            Self::Rest => i32::MIN,
        }
    }

    fn next(self) -> Self {
        match self {
            Self::Known => Self::Noisy,
            Self::Noisy => Self::Killers,
            Self::Killers | Self::Rest => Self::Rest,
        }
    }
}

impl<M> Default for Buffer<M> {
    fn default() -> Self {
        let killers = [NO_MOVE; 2];
        let early = [NO_MOVE; 3];
        Self { order: MoveQueue::default(), moves: Vec::new(), tried: Vec::new(), killers, early }
    }
}

/// The code of no move.
const NO_MOVE: u16 = u16::MAX;
/// Beyond this a value says who wins, and how soon: a won game less the plies until then.
const DECIDED: i32 = WIN - 1000;
const LOST: i32 = -DECIDED;
/// The deepest line.
const MOST_PLIES: usize = 120;
/// Priorities, in descending order. Quiet moves lie below `KILLER`, captures that
/// lose something below them all.
const BEST: i32 = MAX_PRIORITY / 2;
const GOOD: i32 = MAX_PRIORITY / 4;
const KILLER: i32 = GOOD / 4 * 3;
const BAD: i32 = -GOOD;
/// The most that a move's history can say.
const MOST_HISTORY: i32 = 8192;

/// One node: where it is, and what is asked of it.
#[derive(Clone, Copy)]
struct Ask {
    mover: Player,
    alpha: i32,
    beta: i32,
    depth: i32,
    ply: usize,
}

impl Ask {
    /// What is asked of the position after a move.
    fn below(self, alpha: i32, beta: i32, depth: i32) -> Self {
        let mover = self.mover.other();
        Self { mover, alpha: -beta, beta: -alpha, depth, ply: self.ply + 1 }
    }

    /// Whether an opinion may be all that is needed.
    fn is_quiet(self) -> bool {
        self.is_narrow() && self.beta.abs() < DECIDED
    }

    /// Whether it is only asked on which side of one number the value lies.
    fn is_narrow(self) -> bool {
        self.beta == self.alpha + 1
    }
}

fn negate((value, proved): Score) -> Score {
    (-value, proved)
}

/// A value as it is kept of a position, wherever that lies: who wins, and in how many plies from there.
fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        DECIDED.. => value + ply as i32,
        ..=LOST => value - ply as i32,
        _ => value,
    }
}

fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        DECIDED.. => value - ply as i32,
        ..=LOST => value + ply as i32,
        _ => value,
    }
}

/// By how much the static value must miss the window for so many plies to be too few.
fn margin(depth: i32) -> i32 {
    60 + 80 * depth
}

impl<G: Tactical> SelectiveTree<G> {
    /// A tree below a position that others came `before`, by their keys.
    pub(super) fn new(root: &G, options: Options, before: Vec<u64>) -> Self {
        let strength = G::strength(options.level);
        Self {
            strength,
            seed: options.seed,
            root: root.to_move().unwrap_or(Player(0)),
            table: Table::new(strength.table_bits),
            effort: Effort::default(),
            buffers: Buffers::of(MOST_PLIES + 2),
            history: vec![0; 2 << 12],
            before,
        }
    }

    /// The value for the mover: exact within the window, a bound outside. `None` when the slice is
    /// used up.
    fn search(&mut self, position: &G, ask: Ask, can_pass: bool) -> Option<Score> {
        if ask.depth <= 0 || ask.ply >= MOST_PLIES {
            return self.quiesce(position, ask);
        }
        self.count()?;
        if let Some(found) = over(position, ask) {
            return Some(found);
        }
        let key = position.key();
        // What can be repeated once can be repeated until it counts. That depends on the line that
        // led here, so it proves nothing.
        let recent = self.before.len().saturating_sub(position.reversible_plies());
        if self.before[recent..].contains(&key) {
            return Some((position.draw_value(ask.mover), false));
        }
        let look = ask.is_quiet().then(|| self.strength.evaluate(position, ask.mover));
        if let Some(look) = look
            && ask.depth <= 6
            && look - margin(ask.depth) >= ask.beta
        {
            // So far ahead that a few plies will not change it. Nothing of it goes to the table.
            return Some((look, false));
        }
        let table_key = position.table_key();
        let known = self.table.get(table_key);
        if let Some(found) = known.and_then(|known| sufficient(known, ask)) {
            return Some(found);
        }
        self.before.push(key);
        let found = self.look_ahead(position, ask, can_pass, known, look);
        self.before.pop();
        let (best, value, proved) = found?;
        let bound = Bound::of(value, ask.alpha, ask.beta);
        self.effort.learnt += 1;
        let known = Known {
            value: to_table(value, ask.ply),
            best: match best {
                NO_MOVE => known.map_or(NO_MOVE.into(), |known| known.best),
                best => best.into(),
            },
            depth: ask.depth as u8,
            bound,
            proved,
        };
        self.table.put(table_key, known);
        Some((value, proved))
    }

    /// The best move by its code, its value, and whether that is proved. `look` is the static value,
    /// where an opinion may be all that is needed.
    fn look_ahead(
        &mut self,
        position: &G,
        mut ask: Ask,
        can_pass: bool,
        known: Option<Known>,
        look: Option<i32>,
    ) -> Option<(u16, i32, bool)> {
        if let Some(look) = look
            && let Some(value) = self.try_null_move(position, ask, look, can_pass)?
        {
            return Some((NO_MOVE, value, false));
        }
        let known_best = known.map_or(NO_MOVE, |known| known.best as u16);
        if known_best == NO_MOVE && ask.depth >= 5 {
            // Without a move to begin with a shallower look is worth more (internal iterative
            // reduction).
            ask.depth -= 1;
        }
        // Where even a good quiet move would not be enough, only the others are looked at.
        let most = look.filter(|_| ask.depth <= 4).map(|look| look + margin(ask.depth));
        let hopeless = most.filter(|most| *most <= ask.alpha);
        let (code, value, proved) = self.best_of(position, ask, known_best, hopeless.is_some())?;
        Some(match hopeless {
            // No more is known of the quiet moves.
            Some(most) if (-DECIDED + 1..most).contains(&value) => (code, most, false),
            _ => (code, value, proved),
        })
    }

    /// A value that is good enough though the turn was given away.
    fn try_null_move(
        &mut self,
        position: &G,
        ask: Ask,
        look: i32,
        can_pass: bool,
    ) -> Option<Option<i32>> {
        if !can_pass || ask.depth < 3 || look < ask.beta {
            return Some(None);
        }
        let Some(passed) = position.null_move() else {
            return Some(None);
        };
        let less = 3 + ask.depth / 4 + ((look - ask.beta) / 150).min(3);
        let below = ask.below(ask.beta - 1, ask.beta, ask.depth - less);
        let (value, _) = negate(self.search(&passed, below, false)?);
        // That the other has no defence against anything proves nothing either.
        Some((value >= ask.beta).then_some(value.min(DECIDED - 1)))
    }

    fn best_of(
        &mut self,
        position: &G,
        ask: Ask,
        known_best: u16,
        is_hopeless: bool,
    ) -> Option<(u16, i32, bool)> {
        let buffer = self.buffers.at(ask.ply);
        buffer.order.clear();
        buffer.tried.clear();
        buffer.early = [NO_MOVE; 3];
        let mut is_whole = true;
        let mut best = (NO_MOVE, -INFINITE, true);
        let mut all_proved = true;
        let mut alpha = ask.alpha;
        let mut quiet = 0;
        let mut place = 0;
        let mut stage = Stage::Known;
        self.add(position, stage, ask, known_best);
        loop {
            let buffer = self.buffers.at(ask.ply);
            let Some((priority, mv)) = buffer.order.take_best(stage.least()) else {
                if stage == Stage::Rest {
                    break;
                }
                // Moves are found when it is their turn: most often one of the first is good enough.
                stage = stage.next();
                if stage == Stage::Killers && is_hopeless && best.1 > -INFINITE {
                    is_whole = false;
                    break;
                }
                is_whole &= self.add(position, stage, ask, known_best);
                continue;
            };
            let code = G::code(&mv);
            if stage == Stage::Rest && buffer.early.contains(&code) {
                continue;
            }
            place += 1;
            let is_quiet = (BAD / 2..GOOD).contains(&priority);
            if ask.is_narrow() && best.1 > -DECIDED && priority < KILLER {
                // So late hardly any is good (late move pruning).
                let is_late = is_quiet && ask.depth <= 4 && quiet > 4 + 3 * ask.depth * ask.depth;
                let is_loss = !is_quiet && ask.depth <= LOSSES_COUNT;
                if is_late || is_loss || is_quiet && is_hopeless {
                    is_whole = false;
                    if ask.depth <= LOSSES_COUNT {
                        // Nor is any that comes after it.
                        break;
                    }
                    continue;
                }
            }
            let mut child = position.clone();
            child.play(&mv);
            let depth = ask.depth - 1;
            let found = if place == 1 {
                negate(self.search(&child, ask.below(alpha, ask.beta, depth), true)?)
            } else {
                let less = match is_quiet && ask.depth >= 3 {
                    true => self.late_reduction(ask, place, priority),
                    false => 0,
                };
                self.show_no_better(&child, ask, alpha, depth, less)?
            };
            let (value, proved) = found;
            all_proved &= proved;
            if value > best.1 {
                best = (code, value, proved);
            }
            if value >= ask.beta {
                if is_quiet {
                    self.reward(ask, code);
                }
                // One good answer is enough, whatever is thought of the others.
                return Some((code, value, proved));
            }
            alpha = alpha.max(value);
            if is_quiet {
                quiet += 1;
                self.buffers.at(ask.ply).tried.push(code);
            }
        }
        let code = if best.1 > ask.alpha { best.0 } else { NO_MOVE };
        // Whatever else there is, a win is a win.
        let is_won = best.1 >= DECIDED && best.2;
        Some((code, best.1, is_won || all_proved && is_whole))
    }

    /// The value of a move that is likely no better than `alpha`, in doubt as deep as any.
    fn show_no_better(
        &mut self,
        child: &G,
        ask: Ask,
        alpha: i32,
        depth: i32,
        less: i32,
    ) -> Option<Score> {
        if less > 0 {
            let below = ask.below(alpha, alpha + 1, depth - less);
            let found = negate(self.search(child, below, true)?);
            if found.0 <= alpha {
                return Some(found);
            }
        }
        let found = negate(self.search(child, ask.below(alpha, alpha + 1, depth), true)?);
        if found.0 <= alpha || found.0 >= ask.beta {
            return Some(found);
        }
        Some(negate(self.search(child, ask.below(alpha, ask.beta, depth), true)?))
    }

    /// By how many plies less a quiet move is looked ahead that comes so late.
    fn late_reduction(&self, ask: Ask, place: usize, priority: i32) -> i32 {
        if place < 4 {
            return 0;
        }
        let less = late(ask.depth, place);
        let less = less - i32::from(!ask.is_narrow()) - i32::from(priority >= KILLER);
        (less - priority.min(MOST_HISTORY) / 4096).clamp(0, ask.depth - 1)
    }

    /// The value when only moves that change much are looked at, or none (quiescence search).
    fn quiesce(&mut self, position: &G, ask: Ask) -> Option<Score> {
        self.count()?;
        if let Some(found) = over(position, ask) {
            return Some(found);
        }
        let look = self.strength.evaluate(position, ask.mover);
        if look >= ask.beta || ask.ply > MOST_PLIES {
            return Some((look, false));
        }
        let Buffer { order, moves, .. } = self.buffers.at(ask.ply);
        order.clear();
        moves.clear();
        position.noisy_moves(moves);
        self.strength.retain_seen(self.seed, position, moves, ask.ply);
        for mv in moves.iter() {
            // What loses, and what does not win enough, is not worth a look.
            let gain = position.exchange_gain(mv);
            if gain > 0 && look + gain + SWING > ask.alpha {
                order.push(gain, *mv);
            }
        }
        let mut best = look;
        let mut alpha = ask.alpha.max(look);
        let mut place = 0;
        let most = captures_at(ask.depth);
        while place < most
            && let Some((_, mv)) = self.buffers.at(ask.ply).order.take_best(0)
        {
            place += 1;
            let mut child = position.clone();
            child.play(&mv);
            let below = ask.below(alpha, ask.beta, ask.depth.min(0) - 1);
            let (value, _) = negate(self.quiesce(&child, below)?);
            best = best.max(value);
            alpha = alpha.max(value);
            if value >= ask.beta {
                break;
            }
        }
        Some((best, false))
    }

    /// Counts a position; `None` when the slice is used up.
    fn count(&mut self) -> Option<()> {
        if self.effort.is_spent() {
            return None;
        }
        self.effort.nodes += 1;
        self.effort.work += 1;
        Some(())
    }

    /// Adds the moves of a stage with what their priority, without those that the level overlooks; whether
    /// it overlooks none.
    fn add(&mut self, position: &G, stage: Stage, ask: Ask, known_best: u16) -> bool {
        let Buffer { order, moves, killers, early, .. } = self.buffers.at(ask.ply);
        let quiet = |mv: &G::Move, priority: i32| {
            i32::from(self.history[place_of(ask.mover, G::code(mv))]) + 64 * priority
        };
        moves.clear();
        match stage {
            Stage::Known => moves.extend(position.move_of_code(known_best)),
            Stage::Noisy => position.noisy_moves(moves),
            Stage::Killers => {
                let is_new = |code: &&u16| !order.moves().iter().any(|mv| G::code(mv) == **code);
                let killers = killers.iter().filter(is_new);
                moves.extend(killers.filter_map(|code| position.move_of_code(*code)));
            }
            Stage::Rest if self.strength.sight.is_none() => {
                let before = order.moves().len();
                position.quiet_moves(|mv, priority| order.push(quiet(&mv, priority), mv));
                self.effort.work += ((order.moves().len() - before) / MOVES_A_NODE) as u64;
                return true;
            }
            Stage::Rest => {
                position.quiet_moves(|mv, _| moves.push(mv));
                self.effort.work += (moves.len() / MOVES_A_NODE) as u64;
            }
        }
        let is_whole = match stage {
            _ if moves.is_empty() => true,
            Stage::Noisy | Stage::Rest => {
                self.strength.retain_seen_or_plainest(self.seed, position, moves, ask.ply)
            }
            // They come again with the others of their kind.
            Stage::Known | Stage::Killers => {
                self.strength.retain_seen(self.seed, position, moves, ask.ply);
                let free = early.iter_mut().filter(|code| **code == NO_MOVE);
                free.zip(&*moves).for_each(|(code, mv)| *code = G::code(mv));
                true
            }
        };
        for mv in moves {
            let priority = match stage {
                Stage::Known => BEST,
                Stage::Killers => KILLER,
                Stage::Noisy if early.contains(&G::code(mv)) => continue,
                Stage::Noisy => {
                    let gain = position.exchange_gain(mv);
                    let worth = if gain >= 0 { GOOD } else { BAD };
                    // Of those that win as much, what looks best.
                    worth + 64 * gain + position.priority(mv)
                }
                Stage::Rest => quiet(mv, position.priority(mv)),
            };
            order.push(priority, *mv);
        }
        is_whole
    }

    /// Remembers a quiet move that was too good, and that those tried before it were not.
    fn reward(&mut self, ask: Ask, code: u16) {
        let buffer = self.buffers.at(ask.ply);
        if buffer.killers[0] != code {
            buffer.killers = [code, buffer.killers[0]];
        }
        let bonus = (ask.depth * ask.depth * 16).min(1024);
        let mut add = |code: u16, bonus: i32| {
            let entry = &mut self.history[place_of(ask.mover, code)];
            // The nearer to the most it is, the less is added.
            let value = i32::from(*entry);
            *entry = (value + bonus - value * bonus.abs() / MOST_HISTORY) as i16;
        };
        add(code, bonus);
        buffer.tried.iter().for_each(|&code| add(code, -bonus));
    }
}

/// How many captures are looked at so many plies below depth 0. Where stacks split there are always
/// more, and whole trees of them.
fn captures_at(depth: i32) -> usize {
    match depth {
        -1.. => usize::MAX,
        -3..=-2 => 3,
        -7..=-4 => 1,
        _ => 0,
    }
}

/// With no more plies than this captures that lose something are not looked at.
const LOSSES_COUNT: i32 = 3;
/// What the best capture may bring beside the pieces.
const SWING: i32 = 120;
/// So many moves take as long to find as a position takes to look at.
const MOVES_A_NODE: usize = 64;

fn place_of(mover: Player, code: u16) -> usize {
    usize::from(mover.0) << 12 | usize::from(code & 0xfff)
}

/// Grows with both logarithms.
fn late(depth: i32, place: usize) -> i32 {
    let [depth, place] = [depth as u32, place as u32].map(|n| (16 * n * n).ilog2() as i32 - 4);
    // Both are twice the logarithm to base 2.
    (2 + depth * place / 4) / 3
}

/// The value of a game that is over here.
fn over<G: Tactical>(position: &G, ask: Ask) -> Option<Score> {
    if position.to_move().is_some() {
        return None;
    }
    // The sooner the better, or the later.
    let value = position.outcome(ask.mover);
    let value = if value.abs() == WIN { value - value.signum() * ask.ply as i32 } else { value };
    Some((value, true))
}

/// What is known, where it is enough.
fn sufficient(known: Known, ask: Ask) -> Option<Score> {
    if !known.proved && i32::from(known.depth) < ask.depth {
        return None;
    }
    let value = from_table(known.value, ask.ply);
    let is_enough = known.bound.is_enough(value, ask.alpha, ask.beta);
    is_enough.then_some((value, known.proved))
}

impl<G: Tactical> Subtree<G> for SelectiveTree<G> {
    const IS_NARROW: bool = true;

    fn value_of(&mut self, child: &G, alpha: i32, beta: i32, depth: u8) -> Option<Score> {
        let mover = self.root.other();
        let ask = Ask { mover, alpha: -beta, beta: -alpha, depth: depth.into(), ply: 1 };
        Some(negate(self.search(child, ask, true)?))
    }

    fn reduction(&self, depth: u8, place: usize) -> u8 {
        match depth >= 3 && place >= 6 {
            true => late(depth.into(), place) as u8 / 2,
            false => 0,
        }
    }

    fn line(&self, root: &G, first: Option<G::Move>) -> Vec<G::Move> {
        follow(root, first, |position, _| {
            let known = self.table.get(position.table_key())?;
            let mut moves = Vec::new();
            if known.bound == Bound::Exact {
                position.legal_moves(&mut moves);
            }
            moves.into_iter().find(|mv| u32::from(G::code(mv)) == known.best)
        })
    }

    fn effort(&self) -> &Effort {
        &self.effort
    }

    fn effort_mut(&mut self) -> &mut Effort {
        &mut self.effort
    }
}
