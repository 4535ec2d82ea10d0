//! The record of a game that was played.

use super::openings::Opening;
use crate::players::program::Fault;
use std::cmp::Ordering;

/// A game that was played.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PlayedGame {
    /// The unit of games of one opening, and the index of the game among them.
    pub(crate) unit: u64,
    pub(crate) index: usize,
    /// The players by seat.
    pub(crate) seats: Vec<usize>,
    /// How the game began, and all its moves.
    pub(crate) game: Opening,
    /// Groups of tied seats, the best first.
    pub(crate) places: Vec<Vec<usize>>,
    /// The scores by seat at the end.
    pub(crate) scores: Vec<i32>,
    pub(crate) ending: Ending,
    /// The work by seat.
    pub(crate) work: Vec<Work>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Ending {
    /// By its rules.
    Rules,
    /// The players' values agreed.
    Agreement,
    /// The value of the position was proved.
    Proof,
    /// The game was too long.
    Length,
    /// The player on a seat forfeited it.
    Forfeit(usize, Fault),
}

/// The number of moves, and the time and nodes spent on them.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Work {
    pub(crate) moves: u64,
    pub(crate) nanos: u64,
    pub(crate) nodes: u64,
}

impl PlayedGame {
    /// The share of the win of a seat: 1 for a win, 0 for a loss.
    pub(crate) fn share(&self, seat: usize) -> f64 {
        let winners = &self.places[0];
        if winners.contains(&seat) { 1.0 / winners.len() as f64 } else { 0.0 }
    }

    /// The result of a seat against another one: 1, ½ or 0.
    pub(crate) fn against(&self, seat: usize, other: usize) -> f64 {
        let place = |seat: usize| self.places.iter().position(|tied| tied.contains(&seat));
        match place(seat).cmp(&place(other)) {
            Ordering::Less => 1.0,
            Ordering::Equal => 0.5,
            Ordering::Greater => 0.0,
        }
    }

    /// The mean result of a seat against the others.
    pub(crate) fn pairwise(&self, seat: usize) -> f64 {
        let others = (0..self.seats.len()).filter(|other| *other != seat);
        others.map(|other| self.against(seat, other)).sum::<f64>() / (self.seats.len() - 1) as f64
    }

    /// The own score and the mean score of the others; `None` if the game was forfeited.
    pub(crate) fn points(&self, seat: usize) -> Option<[f64; 2]> {
        if matches!(self.ending, Ending::Forfeit(..)) {
            return None;
        }
        let own = f64::from(self.scores[seat]);
        let all: f64 = self.scores.iter().map(|score| f64::from(*score)).sum();
        Some([own, (all - own) / (self.seats.len() - 1) as f64])
    }

    /// The first seat of a player.
    pub(crate) fn seat_of(&self, player: usize) -> Option<usize> {
        self.seats.iter().position(|other| *other == player)
    }

    /// The number of moves.
    pub(crate) fn plies(&self) -> usize {
        self.game.moves.len()
    }
}

/// The places after a forfeit: the other players share the win.
pub(super) fn forfeited(seat: usize, seats: usize) -> Vec<Vec<usize>> {
    vec![(0..seats).filter(|other| *other != seat).collect(), vec![seat]]
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A game with these places, between players with the numbers of their seats.
    pub(crate) fn played(places: Vec<Vec<usize>>) -> PlayedGame {
        let seats = places.concat().len();
        PlayedGame {
            unit: 0,
            index: 0,
            seats: (0..seats).collect(),
            game: Opening::default(),
            places,
            scores: vec![0; seats],
            ending: Ending::Rules,
            work: vec![Work::default(); seats],
        }
    }

    #[test]
    fn a_forfeit_is_a_loss_and_the_others_share_the_win() {
        let first = played(forfeited(0, 2));
        assert_eq!((first.pairwise(0), first.share(0)), (0.0, 0.0));
        let third = played(forfeited(2, 3));
        assert_eq!((third.pairwise(0), third.share(0)), (0.75, 0.5));
        assert_eq!((third.pairwise(2), third.share(2)), (0.0, 0.0));
    }
}
