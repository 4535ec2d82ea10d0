//! Fuzz tests: what every reader of text keeps, on arbitrary and on nearly valid inputs.
//!
//! Each target tries the files of its folder in `corpus/` first, and then inputs that are the same in every run
//! for a few seconds, or random ones for `FUZZ_SECONDS`. It prints how many it tried, how many were valid, and the
//! smallest input of each fault.

#![allow(clippy::print_stdout, reason = "what was tried is the report of these tests")]

mod annotations;
mod moves;
mod play;
mod positions;
mod random;
mod refusal;
mod run;
mod setups;
mod studies;
mod tables;
mod ugi;
mod views;
mod words;

use run::run;

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
    run("dialogues", ugi::check, ugi::maker());
}
