//! What games of Triboard tell.

use super::facts::{Observation, Study, Unit};
use super::game::PlayedGame;
use crate::base::error::Result;
use gambol::games::triboard::Triboard as Position;
use gambol::{Game, Player, Square};

const FILES: u8 = 16;
const RANKS: u8 = 11;

pub(super) const STUDY: Study = Study {
    random: 2,
    nodes: u64::MAX,
    facts: &[
        ("score of the first to move", Unit::Share),
        ("score of the second", Unit::Share),
        ("score of the third", Unit::Share),
        ("moves of a game", Unit::Number),
        ("cells of the best player", Unit::Number),
        ("cells between the first and the second place", Unit::Number),
        ("cells turned by a move", Unit::Number),
        ("most cells turned by a move of the game", Unit::Number),
        ("moves that turn the most cells possible", Unit::Share),
        ("turns missed in a game", Unit::Number),
        ("score of the leader after half of the moves", Unit::Share),
        ("score of the last after half of the moves", Unit::Share),
        ("score of the leader ten moves before the end", Unit::Share),
        ("changes of the leader", Unit::Number),
        ("score of the player with the most corners at the end", Unit::Share),
        ("score of the player with the most moves after half of the moves", Unit::Share),
        ("times that a corner changed its owner", Unit::Number),
        ("times that a cell of the edge changed its owner", Unit::Number),
        ("times that an inner cell changed its owner", Unit::Number),
        ("cells of the start that are their owner's at the end", Unit::Share),
    ],
    map: "times that a cell changed its owner in a game",
    observe,
};

/// The owner of each cell, by rank from the bottom.
fn owners(position: &Position) -> Vec<Option<Player>> {
    let squares = (0..RANKS).flat_map(|rank| (0..FILES).map(move |file| Square::new(file, rank)));
    squares.map(|square| position.owner_at(square)).collect()
}

/// How many sides of the board a cell touches.
fn sides(cell: usize) -> usize {
    let (file, rank) = (cell % usize::from(FILES), cell / usize::from(FILES));
    let is_side = |at: usize, count: u8| at == 0 || at + 1 == usize::from(count);
    usize::from(is_side(file, FILES)) + usize::from(is_side(rank, RANKS))
}

/// The number of moves of a player, whoever is to move.
fn mobility(text: &str, seat: &str) -> usize {
    let (board, _) = text.split_once(' ').unwrap_or((text, ""));
    // A player without a move cannot be named.
    let position = format!("{board} {seat}").parse().ok();
    position.map_or(0, |position: Position| crate::players::moves::legal(&position).len())
}

fn observe(played: &PlayedGame) -> Result<Observation> {
    let ranks = vec![vec![0.0; FILES.into()]; RANKS.into()];
    let mut observed = Observation::of_map(ranks);
    let positions: Vec<Position> =
        played.positions.iter().map(|text| text.parse()).collect::<std::result::Result<_, _>>()?;
    let PlayedGame { results, movers, moves, .. } = played;
    let scores = |position: &Position| -> Vec<i32> {
        let scores = position.scores();
        (0..3).map(|player| scores[Player(player)]).collect()
    };
    let all: Vec<Vec<i32>> = positions.iter().map(scores).collect();
    let is = |is: bool| f64::from(u8::from(is));
    let first = movers.first().copied().unwrap_or(0);
    for turn in 0..3 {
        observed.tell(turn, results[(first + turn) % 3]);
    }
    observed.tell(3, moves.len() as f64);
    let mut places = played.scores.clone();
    places.sort_unstable_by(|a, b| b.cmp(a));
    observed.tell(4, places[0].into());
    observed.tell(5, (places[0] - places[1]).into());
    let turned = |n: usize| all[n + 1][movers[n]] - all[n][movers[n]] - 1;
    observed.mean(6, (0..moves.len()).map(|n| turned(n).into()));
    observed.mean(7, (0..moves.len()).map(turned).max().map(f64::from));
    let most = |n: usize| {
        let position = &positions[n];
        let after = crate::players::moves::legal(position).into_iter().map(|mv| {
            let mut after = *position;
            after.play_unchecked(&mv);
            after.scores()[Player(movers[n] as u8)]
        });
        after.max().unwrap_or(0) - all[n][movers[n]] - 1
    };
    observed.mean(8, (0..moves.len()).map(|n| is(turned(n) == most(n))));
    let missed = movers.windows(2).map(|pair| (pair[1] + 2 - pair[0]) % 3);
    observed.tell(9, missed.sum::<usize>() as f64);
    let half = moves.len() / 2;
    observed.mean(10, PlayedGame::leader(&all[half]).map(|leader| results[leader]));
    let behind: Vec<i32> = all[half].iter().map(|cells| -cells).collect();
    observed.mean(11, PlayedGame::leader(&behind).map(|last| results[last]));
    let late = moves.len().saturating_sub(10);
    observed.mean(12, PlayedGame::leader(&all[late]).map(|leader| results[leader]));
    let mut leaders: Vec<usize> =
        all.iter().filter_map(|cells| PlayedGame::leader(cells)).collect();
    leaders.dedup();
    observed.tell(13, leaders.len().saturating_sub(1) as f64);
    let cells: Vec<Vec<Option<Player>>> = positions.iter().map(owners).collect();
    let [start, end] = [&cells[0], &cells[cells.len() - 1]];
    let corners: Vec<i32> = (0..3)
        .map(|player| {
            let own = |cell: &usize| sides(*cell) == 2 && end[*cell] == Some(Player(player));
            (0..end.len()).filter(own).count() as i32
        })
        .collect();
    observed.mean(14, PlayedGame::leader(&corners).map(|leader| results[leader]));
    let mobility = ["b", "r", "g"].map(|seat| mobility(&played.positions[half], seat) as i32);
    observed.mean(15, PlayedGame::leader(&mobility).map(|leader| results[leader]));
    let mut changes = vec![0.0; end.len()];
    for pair in cells.windows(2) {
        for (cell, count) in changes.iter_mut().enumerate() {
            *count += is(pair[0][cell].is_some() && pair[0][cell] != pair[1][cell]);
        }
    }
    for (fact, count) in [(16, 2), (17, 1), (18, 0)] {
        // Walls and cells that stayed empty are nobody's.
        let of = (0..end.len()).filter(|cell| sides(*cell) == count && end[*cell].is_some());
        observed.mean(fact, of.map(|cell| changes[cell]));
    }
    let began = (0..end.len()).filter(|cell| start[*cell].is_some());
    observed.mean(19, began.map(|cell| is(start[cell] == end[cell])));
    for (cell, count) in changes.into_iter().enumerate() {
        let (file, rank) = (cell % usize::from(FILES), cell / usize::from(FILES));
        observed.map[usize::from(RANKS) - 1 - rank][file] = count;
    }
    Ok(observed)
}

#[cfg(test)]
mod tests {
    use super::sides;

    #[test]
    fn corners_touch_two_sides() {
        let count = |number| (0..176).filter(|cell| sides(*cell) == number).count();
        assert_eq!([count(0), count(1), count(2)], [126, 46, 4]);
    }
}
