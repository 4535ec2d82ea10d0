//! One game of a match.

use super::control::GameClocks;
use super::openings::Opening;
use super::plan::Plan;
use super::record::{Ending, PlayedGame, Work, forfeited};
use super::referee::Referee;
use super::seat::{Abort, GameError, Seat};
use crate::base::interrupt;
use crate::base::places::places;
use crate::base::seed;
use crate::players::choice::{Choice, OngoingGame};
use crate::players::program::{Fault, FaultKind};
use gambol::Session;

/// Plays a game of a unit with the players of all seats.
pub(super) fn play(
    plan: &Plan,
    players: &mut [Seat],
    unit: u64,
    index: usize,
) -> Result<PlayedGame, Abort> {
    let failed = |error: Box<dyn std::error::Error>| Abort::Failed(error.to_string());
    let (opening, lineup) = plan.schedule.unit(unit);
    let seats = lineup[index].clone();
    let mut rng = seed::rng_of(plan.seed, opening);
    let started = plan.openings.start(plan.game, &plan.setup, opening, &mut rng);
    let (opening, mut session) = started.map_err(failed)?;
    for player in players.iter_mut() {
        player.begin_game(plan)?;
    }
    let controls = seats.iter().map(|player| plan.entrants[*player].control).collect();
    let mut clocks = GameClocks::start(controls);
    let mut referee = Referee::new(plan, seats.len());
    let mut work = vec![Work::default(); seats.len()];
    let mut end = None;
    while let Some(mover) = session.to_move().filter(|_| end.is_none()) {
        if interrupt::signal().is_some() {
            return Err(Abort::Interrupted);
        }
        let seat = usize::from(mover.0);
        let ongoing =
            OngoingGame { game: plan.game, setup: &plan.setup, session: session.as_ref() };
        let chosen = players[seat].choose(&ongoing, rng.bits() >> 11, clocks.budget(seat));
        let played = chosen.and_then(|Choice { mv, nodes, value, time, reply }| {
            work[seat].moves += 1;
            work[seat].nanos += time.as_nanos() as u64;
            work[seat].nodes += nodes;
            clocks.charge(seat, time).map_err(GameError::Fault)?;
            session.play(&mv).map_err(|error| {
                GameError::Fault(Fault::new(FaultKind::Illegal, error.to_string()))
            })?;
            // Only where the next move is its own again: between two players, with open hands.
            let reply = reply.filter(|_| plan.entrants[seats[seat]].control.ponders);
            if let Some(expected) = reply.and_then(|reply| after(plan, session.as_ref(), &reply))
                && expected.to_move() == Some(mover)
            {
                let session = expected.as_ref();
                let ongoing = OngoingGame { game: plan.game, setup: &plan.setup, session };
                players[seat].ponder(&ongoing, clocks.budget(seat))?;
            }
            Ok(value)
        });
        end = match played {
            Ok(value) => referee.judge(session.as_ref(), seat, value).map_err(failed)?,
            Err(GameError::Abort(stop)) => return Err(stop),
            Err(GameError::Fault(fault)) => {
                // A program whose answer was late still works.
                if fault.kind != FaultKind::Late {
                    players[seat].end();
                }
                Some((Ending::Forfeit(seat, fault), forfeited(seat, seats.len())))
            }
        };
    }
    players.iter_mut().for_each(Seat::rest);
    let status = session.status();
    let (ending, places) = end.unwrap_or_else(|| (Ending::Rules, places(&status)));
    let game = Opening { moves: session.moves(), ..opening };
    Ok(PlayedGame { unit, index, seats, game, places, scores: status.scores, ending, work })
}

/// The game after one more move; `None` if it is not legal, or hands are hidden.
fn after(plan: &Plan, session: &dyn Session, mv: &str) -> Option<Box<dyn Session>> {
    if plan.game.is_hidden {
        return None;
    }
    let mut next = plan.game.open(&session.setup()?, &session.first_position()).ok()?;
    for played in session.moves() {
        next.play(&played).ok()?;
    }
    next.play(mv).ok()?;
    Some(next)
}
