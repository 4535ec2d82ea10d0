//! Fuzz tests: what every reader of text keeps, on arbitrary and on nearly valid inputs.
//!
//! Each target tries the files of its folder in `corpus/` first, and then inputs that are the same in every run
//! for a few seconds, or random ones for `FUZZ_SECONDS`. It prints how many it tried, how many were valid, and the smallest input of each fault.

#![allow(clippy::print_stdout, reason = "what was tried is the report of these tests")]

mod fuzz {
    pub(crate) mod annotations;
    pub(crate) mod moves;
    pub(crate) mod play;
    pub(crate) mod positions;
    pub(crate) mod random;
    pub(crate) mod refusal;
    pub(crate) mod run;
    pub(crate) mod setups;
    pub(crate) mod studies;
    pub(crate) mod tables;
    pub(crate) mod ugi;
    pub(crate) mod views;
    pub(crate) mod words;
}
#[allow(dead_code, reason = "nothing is searched by the plain rules here")]
mod plain;
mod program;

use fuzz::run::run;
use fuzz::{annotations, moves, positions, setups, studies, ugi, views, words};
use std::sync::LazyLock;

#[test]
fn positions() {
    run("positions", positions::check, positions::maker());
}

#[test]
fn views() {
    run("views", views::check, views::maker());
}

#[test]
fn public_texts() {
    run("public-texts", views::check_public, views::public_maker());
}

#[test]
fn moves() {
    run("moves", moves::check, moves::maker());
}

#[test]
fn set_ups() {
    run("set-ups", setups::check, setups::make);
}

#[test]
fn studies() {
    run("studies", studies::check, studies::maker());
}

#[test]
fn files_of_studies() {
    run("files", studies::check_file, studies::file_maker());
}

#[test]
fn annotations() {
    run("annotations", annotations::check, annotations::make);
}

#[test]
fn words() {
    run("words", words::check, words::make);
}

#[test]
fn dialogues() {
    // Built before its time is measured.
    LazyLock::force(&program::PROGRAM);
    run("dialogues", ugi::check, ugi::maker());
}
