//! A player of a match: internal or an external program.

use super::Plan;
use crate::players::{Choice, OngoingGame, Player};
use crate::program::{Failure, Fault, Program};

/// The number of attempts to start a program before the match is aborted.
const MAX_STARTS: u32 = 3;

/// A player of a match.
pub(super) enum Seat<'a> {
    /// A player of this program.
    Internal(&'a Player),
    /// The command of an external program, and the program while it runs.
    External(&'a str, Option<Program>),
}

/// The reason why a match is aborted.
#[derive(Clone, Debug)]
pub(super) enum Abort {
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
    pub(super) fn of(player: &'a Player) -> Self {
        match player {
            Player::Ugi(command) => Self::External(command, None),
            own => Self::Internal(own),
        }
    }

    /// Prepares for a new game. Starts the program if it is not running.
    pub(super) fn begin_game(&mut self, plan: &Plan) -> Result<(), Abort> {
        let Self::External(command, program) = self else {
            return Ok(());
        };
        let mut starts = 0;
        loop {
            let ready = match program.take() {
                // If the program exited after the last game, it is restarted.
                Some(program) => Ok(program),
                None => {
                    starts += 1;
                    Program::start(command, plan.game.id, &plan.setup, plan.timeouts)
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
                    let (kind, detail) = (fault.kind.name(), fault.detail);
                    let reason = format!(
                        "ugi:{command} could not be started {MAX_STARTS} times: {kind} ({detail})"
                    );
                    return Err(Abort::Failed(reason));
                }
                Err(Failure::Fault(_)) => {}
            }
        }
    }

    /// Chooses a move.
    pub(super) fn choose(
        &mut self,
        plan: &Plan,
        game: &OngoingGame,
        seed: u64,
    ) -> Result<Choice, GameError> {
        let stop = |reason: String| GameError::Abort(Abort::Failed(reason));
        match self {
            Self::Internal(player) => {
                player.choose(game, seed, plan.budget).map_err(|error| stop(error.to_string()))
            }
            Self::External(command, None) => Err(stop(format!("ugi:{command} was not started"))),
            Self::External(_, Some(program)) => {
                program.choose(game, plan.budget).map_err(|failure| match failure {
                    Failure::Fault(fault) => GameError::Fault(fault),
                    Failure::Interrupted => GameError::Abort(Abort::Interrupted),
                    Failure::NotStarted(error) => stop(error),
                })
            }
        }
    }

    /// Terminates the program. It is restarted for the next game.
    pub(super) fn end(&mut self) {
        if let Self::External(_, program) = self {
            *program = None;
        }
    }
}
