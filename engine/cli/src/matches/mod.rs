//! Matches between players and programs: the commands `tournament` and `arena`.

mod adjudication;
pub(crate) mod arena;
mod control;
mod entrant;
mod finish;
#[cfg(test)]
pub(crate) mod fuzz;
mod game;
mod journal;
mod openings;
mod plan;
mod progress;
mod record;
mod referee;
mod results;
mod runner;
mod schedule;
mod seat;
mod settings;
mod studies;
mod summary;
pub(crate) mod tournament;
