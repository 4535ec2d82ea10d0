//! A player at a table, for one game after another.

use super::Plan;
use crate::players::{Choice, OngoingGame, Player};
use crate::program::{Failure, Fault, Program};

/// How often a program is started before the match is given up.
const MAX_STARTS: u32 = 3;

/// A player at a table.
pub(super) enum Seat<'a> {
    /// One of ours.
    Internal(&'a Player),
    /// Another program: its command, and the program while it runs.
    External(&'a str, Option<Program>),
}

/// Why a match can't go on.
#[derive(Clone, Debug)]
pub(super) enum Abort {
    /// A signal came.
    Interrupted,
    /// Something that is no single game's fault.
    Failed(String),
}

/// Why a game can't go on.
#[derive(Debug)]
pub(super) enum GameError {
    /// The player has forfeited it.
    Fault(Fault),
    /// Nor can the match.
    Abort(Abort),
}

impl<'a> Seat<'a> {
    pub(super) fn of(player: &'a Player) -> Self {
        match player {
            Player::Ugi(command) => Self::External(command, None),
            own => Self::Internal(own),
        }
    }

    /// Gets ready for another game; a program that does not run any more is started.
    pub(super) fn begin_game(&mut self, plan: &Plan) -> Result<(), Abort> {
        let Self::External(command, program) = self else {
            return Ok(());
        };
        let mut starts = 0;
        loop {
            let ready = match program.take() {
                // It may have ended after its last game, which harms nobody.
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

    /// The move that it makes with a seed's luck; yardsticks take the time that they need.
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

    /// Ends a program, which is started again for the next game.
    pub(super) fn end(&mut self) {
        if let Self::External(_, program) = self {
            *program = None;
        }
    }
}
