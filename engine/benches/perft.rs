//! Benchmarks of the move generators: perft to a fixed depth.

use divan::Bencher;
use divan::counter::ItemsCount;
use gambol::Game;
use gambol::games::luckymoose::LuckyMoose;
use gambol::search::Evaluate;

fn main() {
    divan::main();
}

/// Gambit from the start position.
#[divan::bench(args = [7, 9], sample_count = 5, sample_size = 1)]
fn gambit(bencher: Bencher, depth: u32) {
    count("gambit", bencher, depth);
}

/// Combo from the start position, with bulk counting at the last ply.
#[divan::bench(args = [4], sample_count = 5, sample_size = 1)]
fn combo(bencher: Bencher, depth: u32) {
    count("combo", bencher, depth);
}

/// Triboard from the set-up of seed 42, with bulk counting at the last ply.
#[divan::bench(args = [7], sample_count = 5, sample_size = 1)]
fn triboard(bencher: Bencher, depth: u32) {
    count("triboard", bencher, depth);
}

/// Move generation of LuckyMoose in 1,000 middle-game positions with six different tokens in hand. Each
/// sample is one position.
#[divan::bench(sample_count = 1000, sample_size = 1)]
fn luckymoose_turns(bencher: Bencher) {
    let positions = middle_games(1000);
    let mut next = positions.iter().cycle();
    let mut turns = Vec::with_capacity(10_000);
    bencher.bench_local(|| {
        turns.clear();
        let position = next.next().expect("the positions come again and again");
        divan::black_box(position).legal_moves(&mut turns);
    });
}

/// Positions from the twelfth to the thirtieth turn of games played greedily.
fn middle_games(count: usize) -> Vec<LuckyMoose> {
    let mut found = Vec::new();
    for seed in 0.. {
        let setup = format!("seed={seed}").parse().expect("a set-up");
        let mut position = LuckyMoose::start(&setup);
        for turn in 1..30 {
            let Some(mv) = position.greedy_move() else {
                break;
            };
            position.play_unchecked(&mv);
            let hand = position.view(gambol::Player(turn % 2)).hand();
            let is_mixed =
                hand.len() == 6 && hand.tokens().windows(2).all(|pair| pair[0] != pair[1]);
            if turn >= 12 && position.to_move().is_some() && is_mixed {
                found.push(position.clone());
            }
            if found.len() == count {
                return found;
            }
        }
    }
    found
}

fn count(id: &str, bencher: Bencher, depth: u32) {
    let game = gambol::games::find(id).expect("the game is registered");
    let session = game.start("seed=42").expect("every game takes a seed");
    bencher
        .counter(ItemsCount::new(session.perft(depth)))
        .bench_local(|| divan::black_box(&session).perft(depth));
}
