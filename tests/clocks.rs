//! Clocks on a busy machine. A file of its own, so that no other test runs at the same time.
//!
//! The test keeps two cores busy by itself. Where other programs do so, too, an answer may wait for its turn longer
//! than any clock here: it then needs a higher priority than theirs (`nice`, and where sessions are scheduled as
//! groups `/proc/self/autogroup`).

mod program;

use program::{PROGRAM, output};
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Threads that keep two cores busy until this is dropped.
struct Load(Arc<AtomicBool>);

impl Load {
    fn start() -> Self {
        let is_over = Arc::new(AtomicBool::new(false));
        for _ in 0..2 {
            let is_over = Arc::clone(&is_over);
            std::thread::spawn(move || while !is_over.load(Ordering::Relaxed) {});
        }
        Self(is_over)
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Plays games with clocks of 100 ms + 10 ms and no margin until there are so many moves. Returns the
/// number of moves, the mean time of a move in milliseconds, and the late answers.
fn play_with_clocks(game: &str, least: u64) -> (u64, f64, Vec<String>) {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("clocks-{game}"));
    let (mut moves, mut nanos, mut late) = (0, 0, Vec::new());
    let player = |name: &str| format!("ugi:{PROGRAM} ugi; name={name}");
    let control = ["--tc", "0.1+0.01", "--margin-ms", "0", "--concurrency", "1", "--games", "1"];
    for seed in 1.. {
        let _ = fs::remove_file(&path);
        let [seed, name] = [format!("{seed}"), path.display().to_string()];
        let players = [game, &player("A"), &player("B"), "--seed", &seed, "--journal", &name];
        output(&[&["tournament"], &players[..], &control].concat());
        let journal = fs::read_to_string(&path).expect("there is a journal");
        for line in journal.lines().skip(1) {
            let game: serde_json::Value = serde_json::from_str(line).expect("it is JSON");
            for work in game["work"].as_array().expect("a list") {
                moves += work[0].as_u64().expect("a number");
                nanos += work[2].as_u64().expect("a number");
            }
            if !game["fault"].is_null() {
                late.push(format!("seed {seed}, {}", game["fault"]));
            }
        }
        if moves >= least {
            break;
        }
    }
    (moves, nanos as f64 / 1e6 / moves as f64, late)
}

#[test]
#[ignore = "2,000 moves with clocks of 100 ms + 10 ms while two cores are busy"]
#[allow(clippy::print_stdout, reason = "the figures are wanted")]
fn no_clock_is_overstepped_while_the_machine_is_busy() {
    let _load = Load::start();
    let mut all = Vec::new();
    for game in ["gambit", "combo", "triboard", "luckymoose"] {
        let (moves, mean, late) = play_with_clocks(game, 500);
        println!("{game}: {moves} moves of {mean:.1} ms, {} late", late.len());
        all.extend(late);
    }
    assert!(all.is_empty(), "{all:#?}");
}
