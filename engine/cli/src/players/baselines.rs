//! Simple players of single games, as baselines for comparison.

use crate::players::moves::{legal, pick};
use gambol::games::combo::Combo;
use gambol::games::gambit::Gambit;
use gambol::games::triboard::Triboard;
use gambol::{Game, Player, Rng, Status};

/// A bound beyond all values.
const INFINITE: i32 = 1_000_000;

/// Gambit: maximises own captures minus the captures of the best reply, ties at random.
pub(crate) fn captures(position: &Gambit, rng: &mut Rng) -> <Gambit as Game>::Move {
    let most = |position: &Gambit| legal(position).iter().map(|mv| mv.jumps()).max().unwrap_or(0);
    let balance =
        |mv: &<Gambit as Game>::Move| mv.jumps() as i32 - most(&after(position, mv)) as i32;
    let moves = legal(position);
    let best = moves.iter().map(balance).max();
    pick(moves.into_iter().filter(|mv| Some(balance(mv)) == best).collect(), rng)
}

/// Combo: three-ply negamax with alpha-beta and random move order.
pub(crate) fn depth3(position: &Combo, rng: &mut Rng) -> <Combo as Game>::Move {
    let mut moves = legal(position);
    rng.shuffle(&mut moves);
    let mut best = (-INFINITE, moves[0]);
    for mv in moves {
        let value = -negamax(&after(position, &mv), 2, -INFINITE, -best.0, rng);
        if value > best.0 {
            best = (value, mv);
        }
    }
    best.1
}

fn after<G: Game>(position: &G, mv: &G::Move) -> G {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}

fn negamax(position: &Combo, depth: u32, mut alpha: i32, beta: i32, rng: &mut Rng) -> i32 {
    let mut moves = legal(position);
    if depth == 0 || moves.is_empty() {
        return combo_value(position, moves.is_empty());
    }
    rng.shuffle(&mut moves);
    for mv in moves {
        let value = -negamax(&after(position, &mv), depth - 1, -beta, -alpha, rng);
        alpha = alpha.max(value);
        if alpha >= beta {
            break;
        }
    }
    alpha
}

/// The static evaluation for the side to move: material relative to the own pieces, with a penalty
/// for stacks of one and of more than four pieces.
fn combo_value(position: &Combo, is_over: bool) -> i32 {
    let text = position.to_string();
    let fields: Vec<&str> = text.split(' ').collect();
    if is_over {
        // A winner, if any, is the player of the last move.
        return if Status::of(position).winners.is_empty() { 0 } else { -INFINITE / 2 };
    }
    let mut value = 0;
    let mut pieces = [0, 0];
    for item in fields[0].split(['/', ',']).filter(|item| item.starts_with(['b', 'w'])) {
        let count: i32 = item[1..].parse().unwrap_or(0);
        let is_own = item.starts_with(fields[1]);
        pieces[usize::from(!is_own)] += count;
        if count == 1 || count > 4 {
            value += if is_own { -1 } else { 1 };
        }
    }
    let [own, other] = pieces;
    value + 5 * (f64::from(own - other) * 16.0 / f64::from(own)).round() as i32
}

/// Triboard: three-ply paranoid search that maximises the own cells; with fewer than five legal moves
/// the own mobility instead. If the first seat leads both others by a tenth, these form a coalition
/// and maximise the sum of their cells.
pub(crate) fn lookahead(position: &Triboard, rng: &mut Rng) -> <Triboard as Game>::Move {
    let Some(mover) = position.to_move() else {
        unreachable!("players are asked for moves in unfinished games only");
    };
    let moves = legal(position);
    let scores = position.scores();
    let [blue, red, green] = [0, 1, 2].map(|seat| scores[Player(seat)]);
    let is_ahead = 10 * blue > 11 * red && 10 * blue > 11 * green;
    let objective = match (moves.len() < 5, is_ahead && mover.0 != 0) {
        (true, _) => Objective::Moves,
        (_, true) => Objective::Sum,
        _ => Objective::Cells,
    };
    let value = |mv: &<Triboard as Game>::Move| minimax(&after(position, mv), mover, objective, 2);
    let values: Vec<i32> = moves.iter().map(value).collect();
    let most = values.iter().max().copied().unwrap_or(0);
    let best = moves.into_iter().zip(values).filter(|(_, value)| *value == most);
    pick(best.map(|(mv, _)| mv).collect(), rng)
}

/// The objective of the Triboard baseline.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Objective {
    /// The number of own cells.
    Cells,
    /// The number of own legal moves.
    Moves,
    /// The number of cells of the second and the third seat together.
    Sum,
}

fn minimax(position: &Triboard, player: Player, objective: Objective, depth: u32) -> i32 {
    let Some(mover) = position.to_move().filter(|_| depth > 0) else {
        return triboard_value(position, player, objective);
    };
    let is_maximizing = mover == player || objective == Objective::Sum && mover.0 != 0;
    let moves = legal(position);
    let values = moves.iter().map(|mv| minimax(&after(position, mv), player, objective, depth - 1));
    let value = if is_maximizing { values.max() } else { values.min() };
    value.unwrap_or_else(|| triboard_value(position, player, objective))
}

fn triboard_value(position: &Triboard, player: Player, objective: Objective) -> i32 {
    let scores = position.scores();
    match objective {
        Objective::Cells => scores[player],
        Objective::Sum => scores[Player(1)] + scores[Player(2)],
        Objective::Moves if position.to_move() == Some(player) => legal(position).len() as i32,
        Objective::Moves => 0,
    }
}
