//! One game of a match.

use super::seat::{Abort, GameError, Seat};
use super::{Plan, Result};
use crate::interrupt;
use crate::players::{Choice, OngoingGame, pick};
use crate::program::{Fault, FaultKind};
use gambol::{Rng, Session, Status};
use std::cmp::Ordering;
use std::time::Instant;

/// The number of random moves of an opening, if the game has a fixed start.
const OPENING: u64 = 4;

/// The result of a game for the measured player, the first one.
#[derive(Clone, Debug, Default)]
pub(super) struct Game {
    /// 1 for a win, 0 for a loss, or the share of a shared win.
    pub(super) share: f64,
    /// The mean result against each opponent, from 0 to 1.
    pub(super) pairwise: f64,
    /// The own score and the mean score of the opponents; `None` if the game was forfeited.
    pub(super) points: Option<[f64; 2]>,
    /// The work of the measured player, and of all opponents.
    pub(super) work: [Work; 2],
    /// The forfeit that ended the game, if any.
    pub(super) forfeit: Option<Forfeit>,
}

/// The number of moves, and the time and nodes spent on them.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Work {
    pub(super) moves: u64,
    pub(super) nanos: u128,
    pub(super) nodes: u64,
}

/// The loss of a game by a fault.
#[derive(Clone, Debug)]
pub(super) struct Forfeit {
    /// The index of the player in the match.
    pub(super) player: usize,
    /// The number of moves played before.
    pub(super) ply: usize,
    pub(super) fault: Fault,
}

/// Plays one game of an opening, with the players rotated by `rotation` seats.
pub(super) fn play(
    plan: &Plan,
    players: &mut [Seat],
    opening: u64,
    rotation: usize,
) -> std::result::Result<Game, Abort> {
    let count = players.len();
    let mut rng = Rng::new(plan.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ opening);
    let setup = format!("{} seed={}", plan.setup, rng.below(1 << 53));
    let opened = open(plan, &setup, &mut rng);
    let mut session = opened.map_err(|error| Abort::Failed(error.to_string()))?;
    let mut game = Game::default();
    for player in players.iter_mut() {
        player.begin_game(plan)?;
    }
    while let Some(mover) = session.to_move() {
        if interrupt::signal().is_some() {
            return Err(Abort::Interrupted);
        }
        // Player n sits on seat n + rotation.
        let player = (usize::from(mover.0) + count - rotation) % count;
        let ongoing =
            OngoingGame { game: plan.game, setup: &plan.setup, session: session.as_ref() };
        let begin = Instant::now();
        let chosen = players[player].choose(plan, &ongoing, rng.bits() >> 11);
        let played = chosen.and_then(|Choice { mv, nodes }| {
            let work = &mut game.work[player.min(1)];
            work.moves += 1;
            work.nanos += begin.elapsed().as_nanos();
            work.nodes += nodes;
            session.play(&mv).map_err(|error| {
                GameError::Fault(Fault::new(FaultKind::Illegal, error.to_string()))
            })
        });
        match played {
            Ok(()) => {}
            Err(GameError::Abort(stop)) => return Err(stop),
            Err(GameError::Fault(fault)) => {
                // A program whose answer was late still works.
                if fault.kind != FaultKind::Late {
                    players[player].end();
                }
                game.forfeit = Some(Forfeit { player, ply: session.ply(), fault });
                (game.pairwise, game.share) = forfeit_score(player, count);
                return Ok(game);
            }
        }
    }
    score(&session.status(), rotation, count, &mut game);
    Ok(game)
}

/// The pairwise result and the share of the first player after a forfeit: the forfeiting player loses
/// against all others, who share the win.
fn forfeit_score(player: usize, count: usize) -> (f64, f64) {
    let others = (count - 1) as f64;
    match player {
        0 => (0.0, 0.0),
        _ => ((1.0 + (others - 1.0) / 2.0) / others, 1.0 / others),
    }
}

/// Sets the results of a finished game for the player on a seat.
fn score(status: &Status, seat: usize, count: usize, game: &mut Game) {
    let winners: Vec<usize> = status.winners.iter().map(|player| usize::from(player.0)).collect();
    let result = |seat: usize| match winners.contains(&seat) {
        true => (2, 0),
        false => (1, if winners.is_empty() { 0 } else { status.scores[seat] }),
    };
    let others = || (0..count).filter(|other| *other != seat);
    let against = |other| match result(seat).cmp(&result(other)) {
        Ordering::Less => 0.0,
        Ordering::Equal => 0.5,
        Ordering::Greater => 1.0,
    };
    let others_count = (count - 1) as f64;
    game.pairwise = others().map(against).sum::<f64>() / others_count;
    game.share = match (winners.contains(&seat), winners.len()) {
        (_, 0) => 1.0 / count as f64,
        (true, several) => 1.0 / several as f64,
        (false, _) => 0.0,
    };
    let points = |seat: usize| f64::from(status.scores[seat]);
    game.points = Some([points(seat), others().map(points).sum::<f64>() / others_count]);
}

/// Starts a game and plays its opening.
fn open(plan: &Plan, setup: &str, rng: &mut Rng) -> Result<Box<dyn Session>> {
    loop {
        let mut session = plan.game.start(setup)?;
        for _ in 0..if plan.is_seeded { 0 } else { OPENING } {
            let legal = session.legal_moves();
            if legal.is_empty() {
                break;
            }
            session.play(&pick(legal, rng))?;
        }
        if session.to_move().is_some() {
            return Ok(session);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forfeit_is_a_loss_and_the_others_share_the_win() {
        assert_eq!(forfeit_score(0, 2), (0.0, 0.0));
        assert_eq!(forfeit_score(1, 2), (1.0, 1.0));
        assert_eq!(forfeit_score(0, 3), (0.0, 0.0));
        assert_eq!(forfeit_score(2, 3), (0.75, 0.5));
    }
}
