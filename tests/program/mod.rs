//! The command line as a program that tests call.
#![allow(dead_code, reason = "each test file calls it in its own ways")]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::sync::LazyLock;

/// The example program, built as the tests were: `cargo test` does that too, but not where it is
/// asked for this one file.
pub(crate) static PROGRAM: LazyLock<PathBuf> = LazyLock::new(|| {
    let test = std::env::current_exe().expect("a test knows its own file");
    let profile = test.ancestors().nth(2).expect("tests lie in a folder of the profile's");
    let target = profile.parent().expect("profiles lie in the target folder");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["build", "--quiet", "--locked", "--offline", "--example", "gambol"]);
    cargo.arg("--manifest-path").arg(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"));
    cargo.arg("--target-dir").arg(target);
    if profile.ends_with("release") {
        cargo.arg("--release");
    }
    assert!(cargo.status().expect("cargo starts").success(), "the example does not build");
    profile.join("examples/gambol")
});

/// A call of it.
pub(crate) fn program() -> Command {
    Command::new(&*PROGRAM)
}

/// What a call comes to, with nothing to read.
pub(crate) fn run(arguments: &[&str]) -> Output {
    program().args(arguments).stdin(Stdio::null()).output().expect("the example was built")
}

/// What a call prints; it must succeed and say nothing else.
#[track_caller]
pub(crate) fn output(arguments: &[&str]) -> String {
    let output = run(arguments);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success() && said.is_empty(), "{arguments:?}: {said}");
    String::from_utf8(output.stdout).expect("the output is UTF-8")
}

/// Asserts what a call prints.
#[track_caller]
pub(crate) fn check(arguments: &[&str], expected: &str) {
    assert_eq!(output(arguments), expected);
}

/// Asserts that a call is refused with one line.
#[track_caller]
pub(crate) fn check_refused(arguments: &[&str], expected: &str) {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert_eq!(String::from_utf8_lossy(&output.stderr), format!("gambol: {expected}\n"));
    assert!(output.stdout.is_empty());
}

/// What the program answers to some lines, one after another.
pub(crate) fn converse(arguments: &[&str], lines: impl AsRef<[u8]>) -> Vec<String> {
    let mut child = program()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the example was built");
    let mut input = child.stdin.take().expect("it has an input");
    input.write_all(lines.as_ref()).expect("it reads");
    drop(input);
    let output = child.wait_with_output().expect("it ends with its input");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("the output is UTF-8");
    text.lines().map(String::from).collect()
}
