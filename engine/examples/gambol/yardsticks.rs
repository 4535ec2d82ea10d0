//! Plain players of single games, for comparison only.

use crate::players::{legal, pick};
use gambol::games::combo::Combo;
use gambol::games::gambit::Gambit;
use gambol::games::triboard::Triboard;
use gambol::{Game, Player, Rng, Status};

/// More than any value.
const INFINITE: i32 = 1_000_000;

/// Gambit: the move that takes the most beyond what the best answer takes back, ties at random.
pub(crate) fn captures(position: &Gambit, rng: &mut Rng) -> <Gambit as Game>::Move {
    let most = |position: &Gambit| legal(position).iter().map(|mv| mv.jumps()).max().unwrap_or(0);
    let balance =
        |mv: &<Gambit as Game>::Move| mv.jumps() as i32 - most(&after(position, mv)) as i32;
    let moves = legal(position);
    let best = moves.iter().map(balance).max();
    pick(moves.into_iter().filter(|mv| Some(balance(mv)) == best).collect(), rng)
}

/// Combo: negamax of three plies with alpha-beta, the moves in any order.
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
    next.play(mv);
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

/// What a position is worth to the side to move: stacks of one and of more than four are a weakness,
/// and pieces count for more the fewer there are.
fn combo_value(position: &Combo, is_over: bool) -> i32 {
    let text = position.to_string();
    let fields: Vec<&str> = text.split(' ').collect();
    if is_over {
        // Who has won, if anybody has, did so with the move before.
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

/// Triboard: each own move and two further plies, in which own moves make the most of the own cells
/// after one more move and all others the least; with fewer than five moves the most own moves
/// instead. Where the first seat leads both others by a tenth, these make the most of their sum.
pub(crate) fn lookahead(position: &Triboard, rng: &mut Rng) -> <Triboard as Game>::Move {
    let Some(mover) = position.to_move() else {
        unreachable!("a player is asked where the game goes on");
    };
    let moves = legal(position);
    let scores = position.scores();
    let [blue, red, green] = [0, 1, 2].map(|seat| scores[Player(seat)]);
    let is_ahead = 10 * blue > 11 * red && 10 * blue > 11 * green;
    let aim = match (moves.len() < 5, is_ahead && mover.0 != 0) {
        (true, _) => Aim::Moves,
        (_, true) => Aim::Sum,
        _ => Aim::Cells,
    };
    let value = |mv: &<Triboard as Game>::Move| plies(&after(position, mv), mover, aim, 2);
    let values: Vec<i32> = moves.iter().map(value).collect();
    let most = values.iter().max().copied().unwrap_or(0);
    let best = moves.into_iter().zip(values).filter(|(_, value)| *value == most);
    pick(best.map(|(mv, _)| mv).collect(), rng)
}

/// What a move is to make the most of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aim {
    /// The own cells.
    Cells,
    /// The own moves.
    Moves,
    /// The cells of the second and the third seat together.
    Sum,
}

fn plies(position: &Triboard, player: Player, aim: Aim, depth: u32) -> i32 {
    let Some(mover) = position.to_move().filter(|_| depth > 0) else {
        return triboard_value(position, player, aim);
    };
    let is_friend = mover == player || aim == Aim::Sum && mover.0 != 0;
    let moves = legal(position);
    let values = moves.iter().map(|mv| plies(&after(position, mv), player, aim, depth - 1));
    let value = if is_friend { values.max() } else { values.min() };
    value.unwrap_or_else(|| triboard_value(position, player, aim))
}

fn triboard_value(position: &Triboard, player: Player, aim: Aim) -> i32 {
    let scores = position.scores();
    match aim {
        Aim::Cells => scores[player],
        Aim::Sum => scores[Player(1)] + scores[Player(2)],
        Aim::Moves if position.to_move() == Some(player) => legal(position).len() as i32,
        Aim::Moves => 0,
    }
}
