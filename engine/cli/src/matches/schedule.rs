//! Who plays whom, and from which seats.

use crate::base::statistics::rating::permutations;

/// The players who meet in the games of one opening: for each game the players by seat.
pub(crate) type Lineup = Vec<Vec<usize>>;

/// The schedule of a match: every line-up plays every opening.
#[derive(Clone, Debug)]
pub(crate) struct Schedule {
    pub(crate) lineups: Vec<Lineup>,
    /// The number of openings.
    pub(crate) openings: u64,
}

/// The kinds of tournaments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scheme {
    /// Everybody meets everybody.
    RoundRobin,
    /// The first player meets all others.
    Gauntlet,
}

impl Schedule {
    /// The number of units: an opening played by a line-up from all seats.
    pub(crate) fn units(&self) -> u64 {
        self.openings * self.lineups.len() as u64
    }

    /// The opening of a unit, and its games.
    pub(crate) fn unit(&self, unit: u64) -> (u64, &Lineup) {
        let count = self.lineups.len() as u64;
        (unit / count, &self.lineups[(unit % count) as usize])
    }

    /// The number of games of one opening.
    pub(crate) fn games_per_opening(&self) -> u64 {
        self.lineups.iter().map(|lineup| lineup.len() as u64).sum()
    }

    /// The number of all games.
    pub(crate) fn games(&self) -> u64 {
        self.openings * self.games_per_opening()
    }

    /// The number of a game in the match, from 1.
    pub(crate) fn number(&self, unit: u64, index: usize) -> u64 {
        let lineup = unit as usize % self.lineups.len();
        let before: usize = self.lineups[..lineup].iter().map(Vec::len).sum();
        let opening = unit / self.lineups.len() as u64;
        opening * self.games_per_opening() + (before + index) as u64 + 1
    }
}

/// The line-ups of a tournament. A game with more seats than players has some of them on several
/// seats, in every possible way.
pub(super) fn lineups(scheme: Scheme, players: usize, seats: usize) -> Vec<Lineup> {
    let mut chosen = choices(players, seats);
    chosen.retain(|choice| match scheme {
        _ if players < seats && (0..players).any(|player| !choice.contains(&player)) => false,
        Scheme::RoundRobin => true,
        Scheme::Gauntlet => choice.iter().filter(|player| **player == 0).count() == 1,
    });
    chosen.iter().map(|choice| arrangements(choice)).collect()
}

/// All choices of players for the seats of a game, sorted, without repetition if there are enough.
fn choices(players: usize, seats: usize) -> Vec<Vec<usize>> {
    let mut all = vec![Vec::new()];
    for _ in 0..seats {
        let longer = all.iter().flat_map(|choice: &Vec<usize>| {
            let first = choice.last().map_or(0, |last| last + usize::from(players >= seats));
            (first..players).map(|player| [&choice[..], &[player]].concat())
        });
        all = longer.collect();
    }
    all
}

/// All different orders of the players: pairs for two, blocks of permutations for more.
fn arrangements(players: &[usize]) -> Lineup {
    let mut orders = permutations(players);
    orders.sort();
    orders.dedup();
    orders
}

/// The orders in which each player of a list sits on each seat once.
pub(crate) fn rotations(players: &[usize]) -> Lineup {
    let count = players.len();
    let turned = |by: usize| (0..count).map(|seat| players[(seat + count - by) % count]).collect();
    (0..count).map(turned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_plays_from_every_seat_equally_often() {
        for scheme in [Scheme::RoundRobin, Scheme::Gauntlet] {
            for seats in 2..=4 {
                for players in 2..=6 {
                    let lineups = lineups(scheme, players, seats);
                    assert!(!lineups.is_empty(), "{scheme:?} {players} {seats}");
                    for lineup in &lineups {
                        check_balance(lineup, seats);
                    }
                    if scheme == Scheme::RoundRobin {
                        let games = |player: usize| {
                            lineups.iter().flatten().flatten().filter(|p| **p == player).count()
                        };
                        let all: Vec<usize> = (0..players).map(games).collect();
                        assert!(all.iter().all(|games| *games == all[0]), "{all:?}");
                    }
                }
            }
        }
    }

    #[track_caller]
    fn check_balance(lineup: &Lineup, seats: usize) {
        for player in lineup[0].clone() {
            let on = |seat: usize| lineup.iter().filter(|game| game[seat] == player).count();
            assert!((0..seats).all(|seat| on(seat) == on(0) && on(0) > 0), "{lineup:?}");
        }
    }

    #[test]
    fn small_schedules_are_as_expected() {
        let pairs = lineups(Scheme::RoundRobin, 3, 2);
        let pair = |a, b| vec![vec![a, b], vec![b, a]];
        assert_eq!(pairs, [pair(0, 1), pair(0, 2), pair(1, 2)]);
        assert_eq!(lineups(Scheme::Gauntlet, 3, 2), [pair(0, 1), pair(0, 2)]);
        let block = vec![vec![0, 1, 1], vec![1, 0, 1], vec![1, 1, 0]];
        assert_eq!(lineups(Scheme::Gauntlet, 2, 3).concat(), block);
        assert_eq!(lineups(Scheme::RoundRobin, 2, 3).len(), 2);
        assert_eq!(lineups(Scheme::RoundRobin, 4, 4)[0].len(), 24);
        assert_eq!(rotations(&[0, 1, 1]), block);
        assert_eq!(rotations(&[0, 1, 2]), [[0, 1, 2], [2, 0, 1], [1, 2, 0]]);
        let schedule = Schedule { lineups: pairs, openings: 2 };
        let numbers: Vec<u64> = (0..schedule.units())
            .flat_map(|unit| [schedule.number(unit, 0), schedule.number(unit, 1)])
            .collect();
        assert_eq!(numbers, (1..=schedule.games()).collect::<Vec<_>>());
    }
}
