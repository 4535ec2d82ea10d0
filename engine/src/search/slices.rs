//! Tests: a slice searches about as many positions as requested, in every game and position.

use super::{Level, Options};
use crate::games::GAMES;
use crate::{Entry, Rng};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

/// Views of every `step`-th position of a random game.
fn views(game: &Entry, seed: u64, step: usize) -> Vec<String> {
    let mut session = game.start(&format!("seed={seed}")).expect("every game takes a seed");
    let mut rng = Rng::new(seed);
    let mut views = Vec::new();
    while let Some(player) = session.to_move() {
        if session.ply().is_multiple_of(step) {
            views.push(session.view(player));
        }
        let legal = session.legal_moves();
        let place = rng.below(legal.len() as u64) as usize;
        session.play_place(place).expect("a legal move plays");
    }
    views
}

/// Runs slices and checks the number of nodes of each.
fn check(game: &Entry, view: &str, options: Options, slices: &[u64]) {
    let mut thinker = game.think("", view, &[], options).expect("the game is not over");
    let mut before = thinker.run(1).nodes;
    for &slice in slices {
        let progress = thinker.run(slice);
        let nodes = progress.nodes - before;
        before = progress.nodes;
        // A search that resumes through its table needs up to 8000 nodes to make progress.
        let most = slice.max(8000) + 100;
        assert!(nodes <= most, "{nodes} in a slice of {slice}: {view} with {options:?}");
        assert!(nodes > 0 || progress.done, "a slice of {slice}: {view} with {options:?}");
        if progress.done {
            break;
        }
    }
}

#[test]
fn slices_search_as_many_nodes_as_requested() {
    for game in GAMES {
        let step = if game.id == "gambit" { 3 } else { 31 };
        for view in views(game, 1, step) {
            for level in [Level::Hard, Level::Master] {
                for all in [false, true] {
                    let options = Options::new(level, 1).with_all(all);
                    check(game, &view, options, &[1, 100, 1000, 20_000]);
                }
            }
        }
    }
}

/// Triboard endgames, which use the exact solver.
#[test]
fn solver_slices_search_at_most_as_many_nodes_as_requested() {
    let game = crate::games::find("triboard").expect("it is registered");
    for seed in 0..4 {
        for view in views(game, seed, 1).iter().rev().take(12).step_by(2) {
            for all in [false, true] {
                let options = Options::new(Level::Master, 1).with_all(all);
                let mut thinker = game.think("", view, &[], options).expect("the game is not over");
                let mut before = 0;
                for slice in [1, 2, 3, 50, 1000, 777, 4000].into_iter().cycle() {
                    let progress = thinker.run(slice);
                    let nodes = progress.nodes - before;
                    before = progress.nodes;
                    assert!(nodes <= slice && (nodes > 0 || progress.done), "{nodes} of {slice}");
                    if progress.done || progress.nodes > 20_000 {
                        break;
                    }
                }
            }
        }
    }
}
