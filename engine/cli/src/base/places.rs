//! The places of the players of a finished game.

use gambol::Status;
use std::cmp::Reverse;

/// The places after a game that is over: the winners, then the others by their scores. Without winners
/// all are tied.
pub(crate) fn places(status: &Status) -> Vec<Vec<usize>> {
    let seats = status.scores.len();
    let winners: Vec<usize> = status.winners.iter().map(|player| usize::from(player.0)).collect();
    if winners.is_empty() {
        return vec![(0..seats).collect()];
    }
    let mut others: Vec<usize> = (0..seats).filter(|seat| !winners.contains(seat)).collect();
    others.sort_by_key(|seat| Reverse(status.scores[*seat]));
    let mut places = vec![winners];
    places
        .extend(others.chunk_by(|a, b| status.scores[*a] == status.scores[*b]).map(<[_]>::to_vec));
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_those_of_the_winners_and_of_the_scores() {
        let game = gambol::games::find("luckymoose").expect("it is a game");
        let session = game.start("players=4").expect("it starts");
        let mut status = session.status();
        status.scores = vec![5, 9, 5, 7];
        assert_eq!(places(&status), [[0, 1, 2, 3]]);
        status.winners = vec![gambol::Player(1)];
        assert_eq!(places(&status), [vec![1], vec![3], vec![0, 2]]);
    }
}
