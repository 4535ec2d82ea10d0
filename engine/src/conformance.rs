//! Tests that every game must pass, run on many random games of each.

use crate::games::GAMES;
use crate::{Game, Player, Record, Rng, Session, Status, perft};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::hash::{Hash, Hasher};
use std::panic;

/// Declares the checks: a suite that each entry of the registry holds, and a test for each check that runs
/// it on every registered game.
macro_rules! suite {
    ($($name:ident),* $(,)?) => {
        /// The checks of one game.
        #[derive(Debug)]
        pub(crate) struct Suite {
            $($name: fn(),)*
        }

        impl Suite {
            /// The checks of a game.
            pub(crate) const fn new<G: Game>() -> Self {
                Self { $($name: $name::<G>,)* }
            }
        }

        mod every_game {
            $(#[test]
            fn $name() {
                super::run(|suite| suite.$name);
            })*
        }
    };
}

suite!(
    text_round_trips,
    moves_are_legal_distinct_and_in_order,
    an_illegal_move_changes_nothing,
    a_legal_move_has_a_place,
    no_position_repeats_one_before_an_irreversible_move,
    undo_and_redo_restore_positions,
    a_status_is_a_line_of_three_fields,
    equal_positions_have_equal_keys,
    a_sample_fits_its_view,
    public_text_round_trips,
    perft_matches_the_table,
    an_unknown_player_panics_as_documented,
);

/// Runs a check on every registered game and names the games that fail it. `GAMBOL_GAME=<id>` runs it on
/// one game.
fn run(check: fn(&Suite) -> fn()) {
    let asked = std::env::var("GAMBOL_GAME").ok();
    let asked = asked.map(|id| crate::games::find(&id).expect("GAMBOL_GAME names a game").id);
    let games = GAMES.iter().filter(|game| asked.as_ref().is_none_or(|id| *id == game.id));
    let failed = games.filter(|game| panic::catch_unwind(check(&game.conformance)).is_err());
    let failed: Vec<&str> = failed.map(|game| game.id).collect();
    assert!(failed.is_empty(), "{} fails this check", failed.join(" and "));
}

/// Whether mutation tests run these checks, thousands of times: with a tenth of the games, and without
/// perft of more than six digits.
fn is_quick() -> bool {
    std::env::var("GAMBOL_QUICK").is_ok()
}

/// More plies than any game has.
const MAX_PLIES: usize = 10_000;

/// Random games, played from the start to the end.
fn random_games<G: Game>(games: u64) -> Vec<Record<G>> {
    let play = |seed| {
        let mut rng = Rng::new(seed);
        let setup = format!("seed={seed}").parse().expect("every game takes a seed");
        let mut record = Record::new(G::start(&setup));
        loop {
            let moves = record.legal_moves();
            if moves.is_empty() {
                return record;
            }
            let mv = moves[rng.below(moves.len() as u64) as usize].clone();
            record.play(mv).expect("a legal move plays");
            assert!(record.ply() < MAX_PLIES, "a game from {} has no end", record.start());
        }
    };
    let games = if is_quick() { games.div_ceil(10) } else { games };
    (0..games).map(play).collect()
}

/// Calls `check` with every position of some random games.
fn for_each_position<G: Game>(mut check: impl FnMut(&Record<G>)) {
    for mut record in random_games::<G>(50) {
        check(&record);
        while record.undo() {
            check(&record);
        }
    }
}

fn text_round_trips<G: Game>() {
    for_each_position(|record: &Record<G>| {
        let position = record.position();
        assert_eq!(position.to_string().parse().as_ref(), Ok(position));
        for mv in record.legal_moves() {
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
    });
}

fn moves_are_legal_distinct_and_in_order<G: Game>() {
    for_each_position(|record: &Record<G>| {
        let moves = record.legal_moves();
        assert_eq!(moves, record.legal_moves());
        assert_eq!(moves.is_empty(), record.status().over);
        let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        texts.sort_unstable();
        texts.dedup();
        assert_eq!(texts.len(), moves.len(), "two moves of {} print alike", record.position());
        for mv in moves {
            assert!(record.after(&mv).is_ok());
        }
    });
}

fn an_illegal_move_changes_nothing<G: Game>() {
    let games = random_games::<G>(20);
    let first = &games[0];
    for record in &games {
        let before = record.position();
        let mut legal = Vec::new();
        before.legal_moves(&mut legal);
        for mv in first.moves() {
            let mut position = before.clone();
            let is_played = position.play(mv).is_ok();
            assert_eq!(is_played, legal.contains(mv), "{mv} in {before}");
            assert!(is_played || position == *before, "{mv} changes {before}");
            let mut tried = record.clone();
            if !record.legal_moves().contains(mv) {
                let error = tried.play(mv.clone()).expect_err("the move is not legal here");
                assert!(error.to_string().contains(&mv.to_string()), "{error}");
                assert_eq!(tried.ply(), record.ply());
                assert_eq!(tried.position(), record.position());
            }
        }
    }
}

fn a_legal_move_has_a_place<G: Game>() {
    let mut rng = Rng::new(2);
    for_each_position(|record: &Record<G>| {
        let moves = record.legal_moves();
        let mut tried = record.clone();
        let error = tried.play_place(moves.len()).expect_err("there are no more moves");
        assert!(error.to_string().contains(&moves.len().to_string()), "{error}");
        assert_eq!((tried.ply(), tried.moves().len()), (record.ply(), record.moves().len()));
        if moves.is_empty() {
            return;
        }
        let place = rng.below(moves.len() as u64) as usize;
        assert_eq!(record.place_of(&moves[place]), Ok(place));
        assert_eq!(tried.play_place(place), Ok(&moves[place]));
        assert_eq!(Ok(tried.position()), record.after(&moves[place]).as_ref());
        assert_eq!(tried.ply(), record.ply() + 1);
        assert_eq!(tried.moves().len(), tried.ply());
    });
    for record in random_games::<G>(2) {
        if let Some(mv) = record.moves().next() {
            assert_eq!(record.place_of(mv), Err(record.after(mv).expect_err("the game is over")));
        }
    }
}

fn no_position_repeats_one_before_an_irreversible_move<G: Game>() {
    for record in random_games::<G>(20) {
        let positions: Vec<&G> = record.positions().collect();
        for (ply, position) in positions.iter().enumerate() {
            let first = ply.saturating_sub(position.reversible_plies());
            assert!(!positions[..first].iter().any(|earlier| position.repeats(earlier)));
        }
    }
}

fn undo_and_redo_restore_positions<G: Game>() {
    for mut record in random_games::<G>(20) {
        let end = record.position().clone();
        let plies = record.ply();
        while record.undo() {}
        assert_eq!(record.position(), record.start());
        assert!(!record.seek(plies + 1));
        while record.redo() {}
        assert_eq!((record.ply(), record.position()), (plies, &end));
    }
}

fn a_status_is_a_line_of_three_fields<G: Game>() {
    for_each_position(|record: &Record<G>| {
        let status = record.status();
        let line = status.to_string();
        let [state, winners, scores] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        assert_eq!(state == "over", status.over, "{line}");
        assert_eq!(scores.split(',').count(), usize::from(record.start().players()), "{line}");
        let seats: Vec<&str> = winners.split(',').filter(|seat| *seat != "-").collect();
        assert!(seats.iter().all(|seat| G::SEATS.contains(seat)), "{line}");
        assert!(seats.is_empty() || status.over, "{line}");
        assert_eq!(seats.len(), status.winners.len(), "{line}");
        // The position alone has the same status, unless repetition draws.
        if G::REPETITION_DRAW.is_none() {
            assert_eq!(Status::of(record.position()), status);
            assert!(!seats.is_empty() || !status.over, "{line}");
        }
    });
}

fn equal_positions_have_equal_keys<G: Game>() {
    let mut seen: Vec<(u64, G)> = Vec::new();
    for_each_position(|record: &Record<G>| {
        let position = record.position();
        let copy: G = position.to_string().parse().expect("what is printed parses");
        assert_eq!(copy.key(), position.key());
        assert_eq!(hash(&copy), hash(position));
        seen.push((position.key(), position.clone()));
    });
    seen.sort_by_key(|(key, _)| *key);
    for pair in seen.windows(2) {
        let [(key, position), (other_key, other)] = pair else { unreachable!("windows of two") };
        assert_eq!(key == other_key, position.repeats(other), "{position} and {other}");
    }
}

fn a_sample_fits_its_view<G: Game>() {
    let mut rng = Rng::new(1);
    for_each_position(|record: &Record<G>| {
        if let Some(player) = record.position().to_move() {
            let view = record.position().view(player);
            let sample = G::sample(&view, &mut rng);
            assert_eq!(sample.view(player).to_string(), view.to_string());
            let parsed: G::View = view.to_string().parse().expect("a view parses");
            assert_eq!(parsed.to_string(), view.to_string());
        }
    });
}

fn public_text_round_trips<G: Game>() {
    for_each_position(|record: &Record<G>| {
        let text = record.position().public_text();
        let seen = G::from_public(&text).expect("what is printed parses");
        assert_eq!(seen.public_text(), text);
        assert_eq!(Status::of(&seen), Status::of(record.position()), "{text}");
        assert_eq!(seen.to_move(), record.position().to_move(), "{text}");
        assert_eq!(G::IS_HIDDEN, text != record.position().to_string(), "{text}");
    });
}

fn an_unknown_player_panics_as_documented<G: Game>() {
    let record = Record::new(G::start(&G::Setup::default()));
    let session: &dyn Session = &record;
    let view = panic::catch_unwind(panic::AssertUnwindSafe(|| session.view(Player(9))));
    let message = view.expect_err("there is no such player");
    let message = message.downcast_ref::<String>().map(String::as_str);
    let expected = format!("there is no player 9 of {}", session.players());
    assert_eq!(message, Some(expected.as_str()));
    assert_eq!([0, 1, 7, 255].map(|player| Player(player).other().0), [1, 0, 0, 0]);
}

/// Reads the `leaves` lines of the game's `positions.txt`: a position, and its perft at depth 1, 2, ….
fn perft_matches_the_table<G: Game>() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/games");
    let path = format!("{folder}/{}/positions.txt", G::ID);
    let table = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let lines: Vec<&str> = table.lines().filter_map(|line| line.strip_prefix("leaves ")).collect();
    assert!(!lines.is_empty(), "{path} has no leaves");
    for line in lines {
        let (position, leaves) = line.split_once(" ; ").unwrap_or_else(|| panic!("{line}"));
        let position: G = position.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        let counts = leaves.split(' ').filter(|leaves| leaves.len() <= 6 || !is_quick());
        for (depth, leaves) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth).to_string(), leaves, "depth {depth} of {line}");
        }
    }
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = std::collections::hash_map::DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
