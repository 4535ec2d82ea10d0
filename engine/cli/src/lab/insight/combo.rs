//! What games of Combo tell.

use super::facts::{Observation, Study, Unit};
use super::game::PlayedGame;
use crate::base::error::Result;
use crate::players::moves::legal;
use gambol::games::combo::{Carry, Combo as Position, Kind};
use gambol::{Game, Player};

/// The plies after which sides are compared.
const OPENING: usize = 20;

pub(super) const STUDY: Study = Study {
    random: 4,
    nodes: u64::MAX,
    facts: &[
        ("score of the first player", Unit::Share),
        ("games drawn", Unit::Share),
        ("plies of a game", Unit::Number),
        ("ply of the first capture", Unit::Number),
        ("pieces left of the winner", Unit::Number),
        ("moves that merge", Unit::Share),
        ("moves that capture", Unit::Share),
        ("captures answered by a capture on the same square", Unit::Share),
        ("pieces of the tallest stack captured", Unit::Number),
        ("score of the side that captures first", Unit::Share),
        ("score of the side with the taller stack after 20 plies", Unit::Share),
        ("score of the side with more stacks after 20 plies, pieces equal", Unit::Share),
        ("score of the side with more moves after 20 plies, pieces equal", Unit::Share),
        ("score of the side with a piece more after 20 plies", Unit::Share),
    ],
    map: "captures on a square in a game",
    observe,
};

/// The number of moves of a side, whoever is to move.
fn mobility(position: &Position, player: Player) -> Result<usize> {
    let text = position.to_string();
    let side = if player == Player(0) { " b " } else { " w " };
    let position: Position = text.replace(" b ", side).replace(" w ", side).parse()?;
    Ok(legal(&position).len())
}

/// The side with the larger number.
fn larger<T: Ord>([a, b]: [T; 2]) -> Option<usize> {
    match a.cmp(&b) {
        std::cmp::Ordering::Greater => Some(0),
        std::cmp::Ordering::Less => Some(1),
        std::cmp::Ordering::Equal => None,
    }
}

fn observe(played: &PlayedGame) -> Result<Observation> {
    let mut observed = Observation::of_map(vec![vec![0.0; 8]; 8]);
    let positions: Vec<Position> =
        played.positions.iter().map(|text| text.parse()).collect::<std::result::Result<_, _>>()?;
    let moves: Vec<Carry> =
        played.moves.iter().map(|text| text.parse()).collect::<std::result::Result<_, _>>()?;
    let results = &played.results;
    let is_drawn = results[0] == results[1];
    observed.tell(0, results[0]);
    observed.tell(1, f64::from(u8::from(is_drawn)));
    observed.tell(2, moves.len() as f64);
    let is_capture = |mv: &Carry| mv.kind == Kind::Capture;
    let captures: Vec<usize> = (0..moves.len()).filter(|n| is_capture(&moves[*n])).collect();
    let first = captures.first();
    observed.mean(3, first.map(|n| (n + 1) as f64));
    observed.mean(4, (!is_drawn).then(|| f64::from(played.scores[0].max(played.scores[1]))));
    let is = |is: bool| f64::from(u8::from(is));
    observed.mean(5, moves.iter().map(|mv| is(mv.kind == Kind::Merge)));
    observed.mean(6, moves.iter().map(|mv| is(is_capture(mv))));
    let is_retaken = |n: &usize| {
        moves.get(n + 1).is_some_and(|next| is_capture(next) && next.to == moves[*n].to)
    };
    observed.mean(7, captures.iter().map(|n| is(is_retaken(n))));
    let pieces = |position: &Position| {
        let scores = position.scores();
        [scores[Player(0)], scores[Player(1)]]
    };
    let taken = |n: &usize| {
        let other = 1 - played.movers[*n];
        pieces(&positions[*n])[other] - pieces(&positions[n + 1])[other]
    };
    observed.mean(8, captures.iter().map(taken).max().map(f64::from));
    observed.mean(9, first.map(|n| results[played.movers[*n]]));
    for n in &captures {
        let to = usize::from(moves[*n].to);
        observed.map[7 - to / 8][to % 8] += 1.0;
    }
    let Some(position) = positions.get(OPENING).filter(|position| position.to_move().is_some())
    else {
        return Ok(observed);
    };
    let sides = [Player(0), Player(1)];
    let tallest = sides.map(|side| position.stacks(side).map(|(_, count)| count).max());
    observed.mean(10, larger(tallest).map(|side| results[side]));
    match pieces(position) {
        [a, b] if a == b => {
            let stacks = sides.map(|side| position.stacks(side).count());
            observed.mean(11, larger(stacks).map(|side| results[side]));
            let moves = [mobility(position, sides[0])?, mobility(position, sides[1])?];
            observed.mean(12, larger(moves).map(|side| results[side]));
        }
        [a, b] if a.abs_diff(b) == 1 => observed.tell(13, results[usize::from(b > a)]),
        _ => {}
    }
    Ok(observed)
}
