//! Turns a second of each game's move generator, counted to a fixed depth.

use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// Gambit from its start: `(depth, turns)`.
#[divan::bench(args = [7, 9], sample_count = 5, sample_size = 1)]
fn gambit(bencher: Bencher, depth: u32) {
    let gambit = gambol::games::find("gambit").expect("gambit is registered");
    let session = gambit.start("").expect("gambit starts without options");
    bencher
        .counter(ItemsCount::new(session.perft(depth)))
        .bench_local(|| divan::black_box(&session).perft(depth));
}
