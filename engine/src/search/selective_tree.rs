//! Selective alpha-beta search below the root moves.

use super::Options;
use super::buffers::Buffers;
use super::iterative_deepening::{Effort, INFINITE, Score, Subtree, follow_line};
use super::level::Strength;
use super::move_queue::{MAX_PRIORITY, MoveQueue};
use super::packed_table::{PackedEntry, PackedTable, UNKNOWN, packed};
use super::sight::Glance;
use super::table::Bound;
use super::tactical::{Tactical, WIN};
use crate::{Player, Square};
use alloc::vec;
use alloc::vec::Vec;

/// The state of a selective search below the root.
#[derive(Debug)]
pub(super) struct SelectiveTree<G: Tactical> {
    strength: Strength,
    seed: u64,
    /// The square of the root move that is searched.
    focus: Option<Square>,
    /// The player to move at the root.
    root: Player,
    table: PackedTable,
    effort: Effort,
    /// Move buffers by ply.
    buffers: Buffers<Buffer<G::Move>>,
    /// The history heuristic, by player and by the lower twelve bits of the move's code.
    history: Vec<i16>,
    /// The keys of all earlier positions: those of the game, then those of the current line.
    earlier_keys: Vec<u64>,
}

/// The moves of one ply.
#[derive(Clone, Debug)]
struct Buffer<M> {
    /// The moves generated so far, by priority.
    order: MoveQueue<M>,
    /// A buffer for the move generator.
    moves: Vec<M>,
    /// The codes of the quiet moves searched so far.
    quiets_tried: Vec<u16>,
    /// The codes of the killer moves.
    killers: [u16; 2],
    /// The codes of the table move and the killers, which are added before the stage they belong to.
    added: [u16; 3],
}

impl<M: Copy> Buffer<M> {
    /// Begins a node. The killers of the ply stay.
    fn clear(&mut self) {
        self.order.clear();
        self.quiets_tried.clear();
        self.added = [NO_CODE; 3];
    }
}

/// The stages of move generation, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The best move of the transposition table.
    TableMove,
    Noisy,
    Killers,
    /// Quiet moves, then losing captures.
    Rest,
}

impl Stage {
    /// The lowest priority searched in this stage; other moves wait for a later stage.
    fn min_priority(self) -> i32 {
        match self {
            Self::TableMove => TABLE_MOVE,
            Self::Noisy => GOOD_CAPTURE,
            Self::Killers => KILLER,
            Self::Rest => i32::MIN,
        }
    }

    fn next(self) -> Self {
        match self {
            Self::TableMove => Self::Noisy,
            Self::Noisy => Self::Killers,
            Self::Killers | Self::Rest => Self::Rest,
        }
    }
}

impl<M> Default for Buffer<M> {
    fn default() -> Self {
        let killers = [NO_CODE; 2];
        let added = [NO_CODE; 3];
        Self {
            order: MoveQueue::default(),
            moves: Vec::new(),
            quiets_tried: Vec::new(),
            killers,
            added,
        }
    }
}

/// The code that stands for no move.
const NO_CODE: u16 = u16::MAX;
/// Values beyond this are wins: `WIN` minus the distance in plies.
const DECISIVE: i32 = WIN - 1000;
/// Values below this are losses: the distance in plies minus `WIN`.
const LOST: i32 = -DECISIVE;
/// The maximum length of a line in plies.
const MAX_PLY: usize = 120;
/// The priority of the table move. The priorities below are in descending order; those of quiet
/// moves lie between `LOSING_CAPTURE` and `KILLER`.
const TABLE_MOVE: i32 = MAX_PRIORITY / 2;
const GOOD_CAPTURE: i32 = MAX_PRIORITY / 4;
const KILLER: i32 = GOOD_CAPTURE / 4 * 3;
const LOSING_CAPTURE: i32 = -GOOD_CAPTURE;
/// The largest absolute value of the history heuristic.
const MAX_HISTORY: i32 = 8192;

/// The parameters of a node: player to move, window, remaining depth and ply.
#[derive(Clone, Copy)]
struct Node {
    mover: Player,
    alpha: i32,
    beta: i32,
    depth: i32,
    ply: usize,
}

impl Node {
    /// The parameters of a child, with its window given from the mover's side.
    fn child(self, alpha: i32, beta: i32, depth: i32) -> Self {
        let mover = self.mover.other();
        Self { mover, alpha: -beta, beta: -alpha, depth, ply: self.ply + 1 }
    }

    /// Whether pruning by static evaluation is allowed.
    fn may_prune(self) -> bool {
        self.is_null_window() && self.beta.abs() < DECISIVE
    }

    fn is_null_window(self) -> bool {
        self.beta == self.alpha + 1
    }
}

/// The moves of a node that were searched so far.
struct Progress {
    stage: Stage,
    /// The lower end of the window, which good moves raise.
    alpha: i32,
    /// The code of the best move, its value, and whether the value is proved.
    best: (u16, i32, bool),
    /// Whether the values of all searched moves are proved.
    all_proved: bool,
    /// Whether no move was left out.
    is_complete: bool,
    /// Whether quiet moves are skipped, since they cannot raise alpha.
    is_futile: bool,
    move_number: usize,
    quiet_count: i32,
}

/// What is pruned at a move.
enum Pruning {
    Nothing,
    Move,
    /// The move and all later ones.
    Rest,
}

impl Progress {
    fn new(node: Node, is_futile: bool) -> Self {
        Self {
            stage: Stage::TableMove,
            alpha: node.alpha,
            best: (NO_CODE, -INFINITE, true),
            all_proved: true,
            is_complete: true,
            is_futile,
            move_number: 0,
            quiet_count: 0,
        }
    }

    /// Late move pruning, futility pruning, and pruning of losing captures.
    fn pruning(&self, node: Node, priority: i32) -> Pruning {
        if !node.is_null_window() || self.best.1 <= -DECISIVE || priority >= KILLER {
            return Pruning::Nothing;
        }
        let is_quiet = is_quiet(priority);
        let is_late =
            is_quiet && node.depth <= 4 && self.quiet_count > 4 + 3 * node.depth * node.depth;
        let is_loss = !is_quiet && node.depth <= LOSING_CAPTURE_DEPTH;
        match is_late || is_loss || is_quiet && self.is_futile {
            false => Pruning::Nothing,
            // All later moves would be pruned too.
            true if node.depth <= LOSING_CAPTURE_DEPTH => Pruning::Rest,
            true => Pruning::Move,
        }
    }

    /// Takes in the score of a move.
    fn add(&mut self, code: u16, (value, proved): Score) {
        self.all_proved &= proved;
        if value > self.best.1 {
            self.best = (code, value, proved);
        }
        self.alpha = self.alpha.max(value);
    }

    /// The code of the best move (`NO_CODE` if none raised alpha), its value, and whether the value is
    /// proved.
    fn result(self, node: Node) -> (u16, i32, bool) {
        let (code, value, proved) = self.best;
        let code = if value > node.alpha { code } else { NO_CODE };
        // A proved win needs no proof of the other moves.
        let is_won = value >= DECISIVE && proved;
        (code, value, is_won || self.all_proved && self.is_complete)
    }
}

/// Whether a priority is that of a quiet move.
fn is_quiet(priority: i32) -> bool {
    (LOSING_CAPTURE / 2..GOOD_CAPTURE).contains(&priority)
}

fn negate((value, proved): Score) -> Score {
    (-value, proved)
}

/// Converts a win distance from the root to a distance from the node, as stored in the table.
fn to_table(value: i32, ply: usize) -> i32 {
    match value {
        DECISIVE.. => value + ply as i32,
        ..=LOST => value - ply as i32,
        _ => value,
    }
}

/// Converts a win distance from the node to a distance from the root.
fn from_table(value: i32, ply: usize) -> i32 {
    match value {
        DECISIVE.. => value - ply as i32,
        ..=LOST => value + ply as i32,
        _ => value,
    }
}

/// The futility margin at a depth.
fn margin(depth: i32) -> i32 {
    60 + 80 * depth
}

impl<G: Tactical> SelectiveTree<G> {
    /// Creates a search below `root`. `earlier_keys` are the keys of the game's earlier positions.
    /// The table is that of the `earlier` search if its values hold here: if they are of a player who
    /// sees the same.
    pub(super) fn new(
        root: &G,
        options: Options,
        earlier_keys: Vec<u64>,
        earlier: Option<&mut Self>,
    ) -> Self {
        let strength = options.to_strength_in(root);
        let player = root.to_move().unwrap_or(Player(0));
        let holds = |earlier: &&mut Self| {
            earlier.strength == strength
                && (strength.sight.is_none()
                    || strength.haze == 0 && earlier.seed == options.seed && earlier.root == player)
        };
        let keeps_values = G::REPETITION_DRAW.is_none();
        let table = earlier.filter(holds).map(|earlier| earlier.table.take(keeps_values));
        Self {
            strength,
            seed: options.seed,
            focus: None,
            root: player,
            table: table.unwrap_or_else(|| PackedTable::new(strength.table_bits)),
            effort: Effort::default(),
            buffers: Buffers::new(MAX_PLY + 2),
            history: vec![0; 2 << 12],
            earlier_keys,
        }
    }

    /// Searches a position. Returns the value for the player to move: exact inside the window, a
    /// bound outside (fail-soft); `None` when the slice is used up.
    fn search(&mut self, position: &G, node: Node, can_pass: bool) -> Option<Score> {
        if node.depth <= 0 || node.ply >= MAX_PLY {
            return self.quiesce(position, node);
        }
        self.count_node()?;
        if let Some(score) = terminal_score(position, node) {
            return Some(score);
        }
        let key = position.key();
        if self.is_repeated(position, key) {
            // A first repetition is scored as a draw. It depends on the path, so it is not proved.
            return Some((position.draw_value(node.mover), false));
        }
        let table_key = position.table_key();
        // The look-up is first, so that the processor can evaluate while it waits for memory.
        let entry = self.table.get(table_key);
        let known = entry.map_or(UNKNOWN, |entry| entry.static_value);
        let static_value = node.may_prune().then(|| match known {
            UNKNOWN => self.strength.evaluate(position, node.mover),
            known => known.into(),
        });
        if let Some(static_value) = static_value
            && node.depth <= 6
            && static_value - margin(node.depth) >= node.beta
        {
            // Reverse futility pruning. The value is not stored.
            return Some((static_value, false));
        }
        if let Some(score) = entry.and_then(|entry| table_score(entry, node)) {
            return Some(score);
        }
        self.earlier_keys.push(key);
        let found = self.search_moves(position, node, can_pass, entry, static_value);
        self.earlier_keys.pop();
        let (best, value, proved) = found?;
        self.effort.stored += 1;
        let bound = Bound::of(value, node.alpha, node.beta);
        let entry = PackedEntry {
            key: table_key,
            value: packed(to_table(value, node.ply)),
            static_value: static_value.map_or(known, packed),
            best: if best == NO_CODE { entry.map_or(NO_CODE, |entry| entry.best) } else { best },
            depth: node.depth as u8,
            flags: 0,
        };
        self.table.put(entry.with_bound(bound, proved));
        Some((value, proved))
    }

    /// Whether a position has occurred since the last irreversible move, in the current line or in the game.
    ///
    /// The rules have a draw at the third time only. But a search that waits for it where the first time was in
    /// the game, as chess programs do, returns to positions twice before it makes progress: in Combo it scored
    /// 44 % against this one, where both kept their tables from move to move.
    fn is_repeated(&self, position: &G, key: u64) -> bool {
        let recent = self.earlier_keys.len().saturating_sub(position.reversible_plies());
        // Only every other one has the same player to move.
        self.earlier_keys[recent..].iter().rev().skip(1).step_by(2).any(|earlier| *earlier == key)
    }

    /// Searches the moves of a position, after null move and futility pruning if `static_value` is
    /// given. Returns the code of the best move, its value, and whether the value is proved.
    fn search_moves(
        &mut self,
        position: &G,
        mut node: Node,
        can_pass: bool,
        entry: Option<PackedEntry>,
        static_value: Option<i32>,
    ) -> Option<(u16, i32, bool)> {
        if let Some(static_value) = static_value
            && let Some(value) = self.try_null_move(position, node, static_value, can_pass)?
        {
            return Some((NO_CODE, value, false));
        }
        let table_move = entry.map_or(NO_CODE, |entry| entry.best);
        if table_move == NO_CODE && node.depth >= 5 {
            // Internal iterative reduction: without a table move the ordering is poor.
            node.depth -= 1;
        }
        // Futility pruning: skip quiet moves that cannot raise alpha.
        let most = static_value
            .filter(|_| node.depth <= 4)
            .map(|static_value| static_value + margin(node.depth));
        let futile = most.filter(|most| *most <= node.alpha);
        let (code, value, proved) = self.best_of(position, node, table_move, futile.is_some())?;
        Some(match futile {
            // The quiet moves were skipped, so their bound is the static one.
            Some(most) if (-DECISIVE + 1..most).contains(&value) => (code, most, false),
            _ => (code, value, proved),
        })
    }

    /// Null move pruning. Returns a value of at least beta if passing fails high.
    fn try_null_move(
        &mut self,
        position: &G,
        node: Node,
        static_value: i32,
        can_pass: bool,
    ) -> Option<Option<i32>> {
        if !can_pass || node.depth < 3 || static_value < node.beta {
            return Some(None);
        }
        let Some(passed) = position.null_move() else {
            return Some(None);
        };
        let reduction = 3 + node.depth / 4 + ((static_value - node.beta) / 150).min(3);
        let next = node.child(node.beta - 1, node.beta, node.depth - reduction);
        let (value, _) = negate(self.search(&passed, next, false)?);
        // A win after a null move is not proved.
        Some((value >= node.beta).then_some(value.min(DECISIVE - 1)))
    }

    /// Searches the moves in order of priority. Returns the code of the best move (`NO_CODE` if none
    /// raised alpha), its value, and whether the value is proved.
    fn best_of(
        &mut self,
        position: &G,
        node: Node,
        table_move: u16,
        is_futile: bool,
    ) -> Option<(u16, i32, bool)> {
        self.buffers.at(node.ply).clear();
        let mut progress = Progress::new(node, is_futile);
        self.add_moves(position, progress.stage, node, table_move);
        while let Some((priority, mv)) = self.next_move(position, node, table_move, &mut progress) {
            progress.move_number += 1;
            match progress.pruning(node, priority) {
                Pruning::Nothing => {}
                Pruning::Move => {
                    progress.is_complete = false;
                    continue;
                }
                Pruning::Rest => {
                    progress.is_complete = false;
                    break;
                }
            }
            let code = G::code(&mv);
            let (value, proved) = self.search_move(position, &mv, node, priority, &progress)?;
            progress.add(code, (value, proved));
            if value >= node.beta {
                if is_quiet(priority) {
                    self.record_cutoff(node, code);
                }
                // A cutoff is proved if its move is, regardless of the other moves.
                return Some((code, value, proved));
            }
            if is_quiet(priority) {
                progress.quiet_count += 1;
                self.buffers.at(node.ply).quiets_tried.push(code);
            }
        }
        Some(progress.result(node))
    }

    /// The next move and its priority. Moves are generated in stages, since an early move often causes a
    /// cutoff.
    fn next_move(
        &mut self,
        position: &G,
        node: Node,
        table_move: u16,
        progress: &mut Progress,
    ) -> Option<(i32, G::Move)> {
        loop {
            let buffer = self.buffers.at(node.ply);
            if let Some((priority, mv)) = buffer.order.pop_best(progress.stage.min_priority()) {
                if progress.stage == Stage::Rest && buffer.added.contains(&G::code(&mv)) {
                    continue;
                }
                return Some((priority, mv));
            }
            if progress.stage == Stage::Rest {
                return None;
            }
            progress.stage = progress.stage.next();
            let has_best = progress.best.1 > -INFINITE;
            if progress.stage == Stage::Killers && progress.is_futile && has_best {
                progress.is_complete = false;
                return None;
            }
            progress.is_complete &= self.add_moves(position, progress.stage, node, table_move);
        }
    }

    /// Searches a move: the first one with the whole window, others with a null window.
    fn search_move(
        &mut self,
        position: &G,
        mv: &G::Move,
        node: Node,
        priority: i32,
        &Progress { alpha, move_number, .. }: &Progress,
    ) -> Option<Score> {
        let mut child = position.clone();
        child.play_unchecked(mv);
        let depth = node.depth - 1;
        if move_number == 1 {
            return Some(negate(self.search(&child, node.child(alpha, node.beta, depth), true)?));
        }
        let reduction = match is_quiet(priority) && node.depth >= 3 {
            true => self.quiet_reduction(node, move_number, priority),
            false => 0,
        };
        self.scout(&child, node, alpha, depth, reduction)
    }

    /// Searches a move with a null window at reduced depth, and again at full depth and with the full
    /// window if it fails high.
    fn scout(
        &mut self,
        child: &G,
        node: Node,
        alpha: i32,
        depth: i32,
        reduction: i32,
    ) -> Option<Score> {
        if reduction > 0 {
            let next = node.child(alpha, alpha + 1, depth - reduction);
            let score = negate(self.search(child, next, true)?);
            if score.0 <= alpha {
                return Some(score);
            }
        }
        let score = negate(self.search(child, node.child(alpha, alpha + 1, depth), true)?);
        if score.0 <= alpha || score.0 >= node.beta {
            return Some(score);
        }
        Some(negate(self.search(child, node.child(alpha, node.beta, depth), true)?))
    }

    /// The late move reduction of a quiet move, in plies.
    fn quiet_reduction(&self, node: Node, move_number: usize, priority: i32) -> i32 {
        if move_number < 4 {
            return 0;
        }
        let reduction = base_reduction(node.depth, move_number);
        let reduction =
            reduction - i32::from(!node.is_null_window()) - i32::from(priority >= KILLER);
        (reduction - priority.min(MAX_HISTORY) / 4096).clamp(0, node.depth - 1)
    }

    /// Quiescence search: the value of standing pat or of the best noisy move.
    fn quiesce(&mut self, position: &G, node: Node) -> Option<Score> {
        self.count_node()?;
        if let Some(score) = terminal_score(position, node) {
            return Some(score);
        }
        let static_value = self.strength.evaluate(position, node.mover);
        if static_value >= node.beta || node.ply > MAX_PLY {
            return Some((static_value, false));
        }
        let Buffer { order, moves, .. } = self.buffers.at(node.ply);
        order.clear();
        moves.clear();
        position.noisy_moves(moves);
        let glance = Glance::new(node.ply, self.focus);
        self.strength.retain_seen(self.seed, position, moves, glance);
        for mv in moves.iter() {
            // Delta pruning.
            if static_value + position.max_gain(mv) + DELTA_MARGIN <= node.alpha {
                continue;
            }
            let gain = position.exchange_gain(mv);
            if gain > 0 && static_value + gain + DELTA_MARGIN > node.alpha {
                order.push(gain, *mv);
            }
        }
        let mut best = static_value;
        let mut alpha = node.alpha.max(static_value);
        let mut move_number = 0;
        let most = max_captures(node.depth);
        while move_number < most
            && let Some((_, mv)) = self.buffers.at(node.ply).order.pop_best(0)
        {
            move_number += 1;
            let mut child = position.clone();
            child.play_unchecked(&mv);
            let next = node.child(alpha, node.beta, node.depth.min(0) - 1);
            let (value, _) = negate(self.quiesce(&child, next)?);
            best = best.max(value);
            alpha = alpha.max(value);
            if value >= node.beta {
                break;
            }
        }
        Some((best, false))
    }

    /// Counts a position; `None` when the slice is used up.
    fn count_node(&mut self) -> Option<()> {
        if self.effort.is_spent() {
            return None;
        }
        self.effort.nodes += 1;
        self.effort.work += 1;
        Some(())
    }

    /// Generates the moves of a stage, without those that the level overlooks. Returns whether no
    /// move was removed.
    fn add_moves(&mut self, position: &G, stage: Stage, node: Node, table_move: u16) -> bool {
        if stage == Stage::Rest && self.strength.sight.is_none() {
            self.add_quiet_moves(position, node);
            return true;
        }
        self.generate(position, stage, node, table_move);
        let is_complete = self.retain_seen(position, stage, node);
        let Buffer { order, moves, added, .. } = self.buffers.at(node.ply);
        for mv in moves {
            let priority = match stage {
                Stage::TableMove => TABLE_MOVE,
                Stage::Killers => KILLER,
                Stage::Noisy if added.contains(&G::code(mv)) => continue,
                Stage::Noisy => {
                    let gain = position.exchange_gain(mv);
                    let base = if gain >= 0 { GOOD_CAPTURE } else { LOSING_CAPTURE };
                    // Equal exchanges are ordered by priority.
                    base + 64 * gain + position.priority(mv)
                }
                Stage::Rest => {
                    quiet_priority(&self.history, node, G::code(mv), position.priority(mv))
                }
            };
            order.push(priority, *mv);
        }
        is_complete
    }

    /// Adds all quiet moves, for a level that overlooks none.
    fn add_quiet_moves(&mut self, position: &G, node: Node) {
        let order = &mut self.buffers.at(node.ply).order;
        let before = order.moves().len();
        position.quiet_moves(|mv, priority| {
            order.push(quiet_priority(&self.history, node, G::code(&mv), priority), mv);
        });
        self.effort.work += ((order.moves().len() - before) / MOVES_PER_NODE) as u64;
    }

    /// Generates the moves of a stage.
    fn generate(&mut self, position: &G, stage: Stage, node: Node, table_move: u16) {
        let Buffer { order, moves, killers, .. } = self.buffers.at(node.ply);
        moves.clear();
        match stage {
            Stage::TableMove => moves.extend(position.move_of_code(table_move)),
            Stage::Noisy => position.noisy_moves(moves),
            Stage::Killers => {
                let is_new = |code: &&u16| !order.moves().iter().any(|mv| G::code(mv) == **code);
                let killers = killers.iter().filter(is_new);
                moves.extend(killers.filter_map(|code| position.move_of_code(*code)));
            }
            Stage::Rest => {
                position.quiet_moves(|mv, _| moves.push(mv));
                self.effort.work += (moves.len() / MOVES_PER_NODE) as u64;
            }
        }
    }

    /// Removes the generated moves that the level overlooks. Returns whether none was removed for good.
    fn retain_seen(&mut self, position: &G, stage: Stage, node: Node) -> bool {
        let Buffer { moves, added, .. } = self.buffers.at(node.ply);
        let glance = Glance::new(node.ply, self.focus);
        match stage {
            _ if moves.is_empty() => true,
            Stage::Noisy | Stage::Rest => {
                self.strength.retain_seen_or_plainest(self.seed, position, moves, glance)
            }
            // These are generated again in a later stage, which skips them.
            Stage::TableMove | Stage::Killers => {
                self.strength.retain_seen(self.seed, position, moves, glance);
                let free_slots = added.iter_mut().filter(|code| **code == NO_CODE);
                free_slots.zip(&*moves).for_each(|(code, mv)| *code = G::code(mv));
                true
            }
        }
    }

    /// Updates the killer moves and the history heuristic after a quiet move caused a cutoff.
    fn record_cutoff(&mut self, node: Node, code: u16) {
        let buffer = self.buffers.at(node.ply);
        if buffer.killers[0] != code {
            buffer.killers = [code, buffer.killers[0]];
        }
        let bonus = (node.depth * node.depth * 16).min(1024);
        let mut add = |code: u16, bonus: i32| {
            let entry = &mut self.history[history_index(node.mover, code)];
            // History gravity: the update shrinks as the entry approaches its maximum.
            let value = i32::from(*entry);
            *entry = (value + bonus - value * bonus.abs() / MAX_HISTORY) as i16;
        };
        add(code, bonus);
        buffer.quiets_tried.iter().for_each(|&code| add(code, -bonus));
    }
}

/// The number of captures searched per quiescence node, by its (negative) depth. Without a limit
/// the tree explodes, since stacks that split always leave more captures.
fn max_captures(depth: i32) -> usize {
    match depth {
        -1.. => usize::MAX,
        -3..=-2 => 3,
        -7..=-4 => 1,
        _ => 0,
    }
}

/// The maximum depth at which losing captures are pruned.
const LOSING_CAPTURE_DEPTH: i32 = 3;
/// The margin of delta pruning: the largest positional gain expected of a capture.
const DELTA_MARGIN: i32 = 120;
/// The number of moves whose generation costs as much as one node.
const MOVES_PER_NODE: usize = 64;

/// The priority of a quiet move, by the history heuristic and the game's own.
fn quiet_priority(history: &[i16], node: Node, code: u16, priority: i32) -> i32 {
    i32::from(history[history_index(node.mover, code)]) + 64 * priority
}

fn history_index(mover: Player, code: u16) -> usize {
    usize::from(mover.0) << 12 | usize::from(code & 0xfff)
}

/// The late move reduction, proportional to log(depth) * log(move number).
#[inline]
fn base_reduction(depth: i32, move_number: usize) -> i32 {
    let [depth, move_number] =
        [depth as u32, move_number as u32].map(|n| (16 * n * n).ilog2() as i32 - 4);
    // Both factors are twice the base-2 logarithm.
    (2 + depth * move_number / 4) / 3
}

/// The score of a finished game; `None` if the game is not over.
#[inline]
fn terminal_score<G: Tactical>(position: &G, node: Node) -> Option<Score> {
    if position.to_move().is_some() {
        return None;
    }
    // Prefer faster wins and slower losses.
    let value = position.outcome(node.mover);
    let value = if value.abs() == WIN { value - value.signum() * node.ply as i32 } else { value };
    Some((value, true))
}

/// The stored score, if it is deep enough and sufficient for the window.
fn table_score(entry: PackedEntry, node: Node) -> Option<Score> {
    if !entry.is_proved() && i32::from(entry.depth) < node.depth {
        return None;
    }
    let value = from_table(entry.value.into(), node.ply);
    let is_sufficient = entry.bound().is_sufficient(value, node.alpha, node.beta);
    is_sufficient.then_some((value, entry.is_proved()))
}

impl<G: Tactical> Subtree<G> for SelectiveTree<G> {
    const USES_NULL_WINDOWS: bool = true;

    fn search_root_move(&mut self, child: &G, alpha: i32, beta: i32, depth: u8) -> Option<Score> {
        let mover = self.root.other();
        let node = Node { mover, alpha: -beta, beta: -alpha, depth: depth.into(), ply: 1 };
        Some(negate(self.search(child, node, true)?))
    }

    fn root_reduction(&self, depth: u8, move_number: usize) -> u8 {
        match depth >= 3 && move_number >= 6 {
            true => base_reduction(depth.into(), move_number) as u8 / 2,
            false => 0,
        }
    }

    fn strength(&self) -> &Strength {
        &self.strength
    }

    fn look_at(&mut self, focus: Option<Square>) {
        self.focus = focus;
    }

    fn principal_variation(&self, root: &G, first: Option<G::Move>) -> Vec<G::Move> {
        follow_line(root, first, |position, _| {
            let entry = self.table.get(position.table_key())?;
            let mut moves = Vec::new();
            if entry.bound() == Bound::Exact {
                position.legal_moves(&mut moves);
            }
            moves.into_iter().find(|mv| G::code(mv) == entry.best)
        })
    }

    fn effort(&self) -> &Effort {
        &self.effort
    }

    fn effort_mut(&mut self) -> &mut Effort {
        &mut self.effort
    }
}
