//! A player of a match: internal or an external program.

use super::entrant::Entrant;
use super::plan::Plan;
use crate::players::choice::{Budget, Choice, OngoingGame};
use crate::players::player::Player;
use crate::players::program::{Failure, Fault, Program};
use std::time::Instant;

/// The number of attempts to start a program before the match is aborted.
const MAX_STARTS: u32 = 3;

/// A player of a match.
pub(super) enum Seat<'a> {
    /// A player of this program.
    Internal(&'a Player),
    /// An external program with its command, and the program while it runs.
    External(&'a Entrant, &'a str, Option<Program>),
}

/// The reason why a match is aborted.
#[derive(Clone, Debug)]
pub(crate) enum Abort {
    /// A signal was received.
    Interrupted,
    /// An error that is not the fault of a player in a game.
    Failed(String),
}

/// The reason why a game cannot continue.
#[derive(Debug)]
pub(super) enum GameError {
    /// The player forfeits the game.
    Fault(Fault),
    /// The match is aborted.
    Abort(Abort),
}

impl<'a> Seat<'a> {
    pub(super) fn of(entrant: &'a Entrant) -> Self {
        match &entrant.player {
            Player::Ugi(command) => Self::External(entrant, command, None),
            own => Self::Internal(own),
        }
    }

    /// Prepares for a new game. Starts the program if it is not running.
    pub(super) fn begin_game(&mut self, plan: &Plan) -> Result<(), Abort> {
        let Self::External(entrant, command, program) = self else {
            return Ok(());
        };
        let mut starts = 0;
        loop {
            let ready = match program.take() {
                // If the program exited after the last game, it is restarted.
                Some(program) => Ok(program),
                None => {
                    starts += 1;
                    let timeouts = entrant.control.timeouts();
                    Program::start(command, plan.game.id, &plan.setup, timeouts)
                        .and_then(|program| set_options(program, entrant))
                }
            };
            let ready = ready.and_then(|mut program| program.begin_game().map(|()| program));
            match ready {
                Ok(ready) => {
                    *program = Some(ready);
                    return Ok(());
                }
                Err(Failure::Interrupted) => return Err(Abort::Interrupted),
                Err(Failure::NotStarted(error)) => return Err(Abort::Failed(error)),
                Err(Failure::Fault(fault)) if starts >= MAX_STARTS => {
                    let reason =
                        format!("ugi:{command} could not be started {MAX_STARTS} times: {fault}");
                    return Err(Abort::Failed(reason));
                }
                Err(Failure::Fault(_)) => {}
            }
        }
    }

    /// Chooses a move.
    pub(super) fn choose(
        &mut self,
        game: &OngoingGame,
        seed: u64,
        budget: Budget,
    ) -> Result<Choice, GameError> {
        let stop = |reason: String| GameError::Abort(Abort::Failed(reason));
        match self {
            Self::Internal(player) => {
                let begin = Instant::now();
                let chosen = player.choose(game, seed, budget);
                let chosen = chosen.map(|choice| Choice { time: begin.elapsed(), ..choice });
                chosen.map_err(|error| stop(error.to_string()))
            }
            Self::External(_, command, None) => Err(stop(format!("ugi:{command} was not started"))),
            Self::External(_, _, Some(program)) => program.choose(game, budget).map_err(game_error),
        }
    }

    /// Lets a program ponder on a position, with the budget of its next move.
    pub(super) fn ponder(&mut self, game: &OngoingGame, budget: Budget) -> Result<(), GameError> {
        let Self::External(_, _, Some(program)) = self else {
            return Ok(());
        };
        program.ponder(game, budget).map_err(game_error)
    }

    /// Ends pondering. A program that fails is terminated.
    pub(super) fn rest(&mut self) {
        if let Self::External(_, _, running) = self
            && running.as_mut().is_some_and(|program| program.rest().is_err())
        {
            *running = None;
        }
    }

    /// Terminates the program. It is restarted for the next game.
    pub(super) fn end(&mut self) {
        if let Self::External(_, _, program) = self {
            *program = None;
        }
    }
}

/// The end of a game by the failure of a program.
fn game_error(failure: Failure) -> GameError {
    match failure {
        Failure::Fault(fault) => GameError::Fault(fault),
        Failure::Interrupted => GameError::Abort(Abort::Interrupted),
        Failure::NotStarted(error) => GameError::Abort(Abort::Failed(error)),
    }
}

/// Sets the options of a program that was started.
fn set_options(mut program: Program, entrant: &Entrant) -> Result<Program, Failure> {
    if entrant.control.ponders {
        program.allow_pondering()?;
    }
    for (name, value) in &entrant.options {
        program.set_option(name, value)?;
    }
    Ok(program)
}
