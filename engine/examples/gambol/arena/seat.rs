//! A player at a table, for one game after another.

use super::Plan;
use crate::players::{Choice, Player, Table};
use crate::program::{Failure, Fault, Program};

/// How often a program is started before the match is given up.
const TRIES: u32 = 3;

/// A player at a table.
pub(super) enum Seat<'a> {
    /// One of ours.
    Own(&'a Player),
    /// Another program: its command, and the program while it runs.
    Other(&'a str, Option<Program>),
}

/// Why a match can't go on.
#[derive(Clone, Debug)]
pub(super) enum Stop {
    /// A signal came.
    Interrupted,
    /// Something that is no single game's fault.
    Failed(String),
}

/// Why a game can't go on.
#[derive(Debug)]
pub(super) enum Trouble {
    /// The player has forfeited it.
    Fault(Fault),
    /// Nor can the match.
    Stop(Stop),
}

impl<'a> Seat<'a> {
    pub(super) fn of(player: &'a Player) -> Self {
        match player {
            Player::Ugi(command) => Self::Other(command, None),
            own => Self::Own(own),
        }
    }

    /// Gets ready for another game; a program that does not run any more is started.
    pub(super) fn begin_game(&mut self, plan: &Plan) -> Result<(), Stop> {
        let Self::Other(command, program) = self else {
            return Ok(());
        };
        let mut tries = 0;
        loop {
            let ready = match program.take() {
                // It may have ended after its last game, which harms nobody.
                Some(program) => Ok(program),
                None => {
                    tries += 1;
                    Program::start(command, plan.game.id, &plan.setup, plan.terms)
                }
            };
            let ready = ready.and_then(|mut program| program.begin_game().map(|()| program));
            match ready {
                Ok(ready) => {
                    *program = Some(ready);
                    return Ok(());
                }
                Err(Failure::Interrupted) => return Err(Stop::Interrupted),
                Err(Failure::Missing(error)) => return Err(Stop::Failed(error)),
                Err(Failure::Fault(fault)) if tries >= TRIES => {
                    let (kind, detail) = (fault.kind.name(), fault.detail);
                    let reason = format!(
                        "ugi:{command} could not be started {TRIES} times: {kind} ({detail})"
                    );
                    return Err(Stop::Failed(reason));
                }
                Err(Failure::Fault(_)) => {}
            }
        }
    }

    /// The move that it makes with a seed's luck; yardsticks take the time that they need.
    pub(super) fn choose(
        &mut self,
        plan: &Plan,
        table: &Table,
        seed: u64,
    ) -> Result<Choice, Trouble> {
        let stop = |reason: String| Trouble::Stop(Stop::Failed(reason));
        match self {
            Self::Own(player) => {
                player.choose(table, seed, plan.budget).map_err(|error| stop(error.to_string()))
            }
            Self::Other(command, None) => Err(stop(format!("ugi:{command} was not started"))),
            Self::Other(_, Some(program)) => {
                program.choose(table, plan.budget).map_err(|failure| match failure {
                    Failure::Fault(fault) => Trouble::Fault(fault),
                    Failure::Interrupted => Trouble::Stop(Stop::Interrupted),
                    Failure::Missing(error) => stop(error),
                })
            }
        }
    }

    /// Ends a program, which is started again for the next game.
    pub(super) fn end(&mut self) {
        if let Self::Other(_, program) = self {
            *program = None;
        }
    }
}
