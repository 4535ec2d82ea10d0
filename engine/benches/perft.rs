//! Turns a second of each game's move generator, counted to a fixed depth.

use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// Gambit from its start.
#[divan::bench(args = [7, 9], sample_count = 5, sample_size = 1)]
fn gambit(bencher: Bencher, depth: u32) {
    count("gambit", bencher, depth);
}

/// Combo from its start. The moves of the last ply are found and not made.
#[divan::bench(args = [4], sample_count = 5, sample_size = 1)]
fn combo(bencher: Bencher, depth: u32) {
    count("combo", bencher, depth);
}

/// Triboard from the set-up of seed 42, likewise.
#[divan::bench(args = [7], sample_count = 5, sample_size = 1)]
fn triboard(bencher: Bencher, depth: u32) {
    count("triboard", bencher, depth);
}

fn count(id: &str, bencher: Bencher, depth: u32) {
    let game = gambol::games::find(id).expect("the game is registered");
    let session = game.start("seed=42").expect("every game takes a seed");
    bencher
        .counter(ItemsCount::new(session.perft(depth)))
        .bench_local(|| divan::black_box(&session).perft(depth));
}
