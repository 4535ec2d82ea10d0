//! Tests that run the command line as a program, and those of the engine that compare the two.

mod arena;
mod bot;
mod commands;
mod docs;
mod examples;
mod fuzz;
#[allow(dead_code, reason = "values are compared in `rules.rs`")]
mod plain;
mod program;
#[cfg(unix)]
mod screen;
mod studies;
mod terminal;
mod tournament;
mod ugi;
