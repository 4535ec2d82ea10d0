//! Fuzz tests of what the command line reads: arguments, and in the folders of its commands journals, openings
//! and puzzles. Input n of a target is made from seed n, so that a longer run only goes further.

use gambol::Rng;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::Instant;

/// The seconds of a target, unless `FUZZ_SECONDS` has another number.
const SECONDS: u64 = 1;
/// The inputs of a target that are tried however long they take, so that a slow machine tries enough.
const MIN_INPUTS: u64 = 200;

/// Tries `MIN_INPUTS` inputs, and more until the time is up. A property makes its input, returns whether it is valid,
/// and panics where something is not kept.
#[allow(clippy::print_stdout, reason = "what was tried is the report of these tests")]
pub(crate) fn run(target: &str, mut property: impl FnMut(&mut Rng) -> bool) {
    let seconds = std::env::var("FUZZ_SECONDS")
        .map_or(SECONDS, |text| text.parse().expect("FUZZ_SECONDS is a whole number of seconds"));
    let begin = Instant::now();
    let [mut tried, mut valid] = [0_u64; 2];
    while tried < MIN_INPUTS || begin.elapsed().as_secs() < seconds {
        let result = catch_unwind(AssertUnwindSafe(|| property(&mut Rng::new(tried))));
        tried += 1;
        match result {
            Ok(is_valid) => valid += u64::from(is_valid),
            Err(panic) => {
                println!("{target}: a fault at seed {}", tried - 1);
                resume_unwind(panic);
            }
        }
    }
    assert!(valid > 0, "{target}: none of {tried} inputs is valid");
    println!("{target}: {tried} inputs, {valid} valid, {} s, found 0", begin.elapsed().as_secs());
}

pub(crate) fn pick<'a, T>(items: &'a [T], rng: &mut Rng) -> &'a T {
    &items[rng.below(items.len() as u64) as usize]
}

/// Numbers at the edges of what parsers and types hold, and texts that no grammar has.
const OTHERS: [&str; 26] = [
    "",
    "0",
    "00",
    "1",
    "-1",
    "+1",
    "2",
    "1000",
    "1001",
    "4294967296",
    "9007199254740992",
    "9223372036854775807",
    "18446744073709551615",
    "18446744073709551616",
    "1e9",
    "0.5",
    "inf",
    "nan",
    "é",
    "♟",
    "\0",
    "\n",
    "=",
    ";",
    ",",
    "\"",
];

/// Replaces, removes, inserts, exchanges and repeats words or characters of a text.
pub(crate) fn damage(text: &str, separators: &[char], tokens: &[&str], rng: &mut Rng) -> String {
    let mut parts: Vec<String> = match rng.below(2) {
        0 => text.chars().map(String::from).collect(),
        _ => text.split_inclusive(separators).map(String::from).collect(),
    };
    for _ in 0..=rng.below(3) {
        let token = match rng.below(3) {
            0 => pick(&OTHERS, rng).to_string(),
            _ => pick(tokens, rng).to_string(),
        };
        if parts.is_empty() {
            parts.push(token);
            continue;
        }
        let [at, other] = [0; 2].map(|_| rng.below(parts.len() as u64) as usize);
        match rng.below(7) {
            0 => parts.insert(at, token),
            1 => drop(parts.remove(at)),
            2 => parts[at] = token,
            3 => parts.swap(at, other),
            4 => parts.insert(at, parts[other].clone()),
            5 => parts[at] = parts[at].repeat(2 + rng.below(5) as usize),
            _ => {
                let end = parts[at].trim_end_matches(separators).len();
                parts[at].replace_range(..end, &token);
            }
        }
    }
    parts.concat()
}
