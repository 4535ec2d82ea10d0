//! Runs the command line program in tests.
#![allow(dead_code, reason = "`clocks.rs` uses few of these")]

use gambol::{Entry, Rng, Session};
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

/// The path of the command line program.
pub(crate) const PROGRAM: &str = env!("CARGO_BIN_EXE_gambol");

/// The path of an example of the engine, built in the profile of the tests: `cargo test --package gambol-cli` builds
/// none.
pub(crate) fn example(name: &str) -> PathBuf {
    let test = std::env::current_exe().expect("a test has a path");
    let profile = test.ancestors().nth(2).expect("tests are in a folder of the profile");
    let target = profile.parent().expect("profiles are in the target folder");
    let mut cargo = Command::new(env!("CARGO"));
    // With all packages, so that the features of dependencies are those of the tests.
    cargo.args(["build", "--quiet", "--locked", "--offline", "--workspace", "--example", name]);
    cargo.arg("--manifest-path").arg(concat!(env!("CARGO_MANIFEST_DIR"), "/../../Cargo.toml"));
    cargo.arg("--target-dir").arg(target);
    if profile.ends_with("release") {
        cargo.arg("--release");
    }
    assert!(cargo.status().expect("cargo starts").success(), "the example does not build");
    profile.join("examples").join(name)
}

/// A folder of a test, in which the program also keeps its last games. It is deleted on drop.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("gambol-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder for temporary files");
        Self(path)
    }

    /// The path of a file in the folder.
    pub(crate) fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.0.join(name)).expect("the file was written")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A random game from a set-up to its end.
pub(crate) fn random_game(game: &Entry, setup: &str, seed: u64) -> Box<dyn Session> {
    let mut session = game.start(setup).expect("a set-up");
    let mut rng = Rng::new(seed);
    loop {
        let legal = session.legal_moves();
        if legal.is_empty() {
            return session;
        }
        session.play(&legal[rng.below(legal.len() as u64) as usize]).expect("a legal move");
    }
}

/// A command that runs the program.
pub(crate) fn program() -> Command {
    Command::new(PROGRAM)
}

/// Runs the program without input.
pub(crate) fn run(arguments: &[&str]) -> Output {
    program().args(arguments).stdin(Stdio::null()).output().expect("the program starts")
}

/// Runs the program, asserts that it succeeds without errors, and returns its output.
#[track_caller]
pub(crate) fn output(arguments: &[&str]) -> String {
    let output = run(arguments);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success() && errors.is_empty(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

/// Asserts the output of the program.
#[track_caller]
pub(crate) fn check(arguments: &[&str], expected: &str) {
    assert_eq!(output(arguments), expected);
}

/// Asserts that the program refuses its arguments with one line.
#[track_caller]
pub(crate) fn check_refused(arguments: &[&str], expected: &str) {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert_eq!(String::from_utf8_lossy(&output.stderr), format!("gambol: {expected}\n"));
    assert!(output.stdout.is_empty());
}

/// A player of Gambit for matches that has a fault from its `first`-th request for a move on, as
/// `player.sh` describes. Some faults use a file.
pub(crate) fn faulty(fault: &str, first: u32, file: &str) -> String {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/program/player.sh");
    format!("ugi:sh {script} {PROGRAM} {fault} {first} {file}")
}

/// Runs the program with these lines as its input, and returns the lines that it prints.
pub(crate) fn converse(arguments: &[&str], lines: impl AsRef<[u8]>) -> Vec<String> {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("it has an input");
    input.write_all(lines.as_ref()).expect("it reads");
    drop(input);
    let output = child.wait_with_output().expect("it ends with its input");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("the output is UTF-8");
    text.lines().map(String::from).collect()
}
