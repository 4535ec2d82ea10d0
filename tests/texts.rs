//! Fuzz tests of the parsers: damaged texts are refused with an error or parsed as they are.

#![allow(clippy::print_stdout, reason = "what was measured is the report of these tests")]

use gambol::search::{Level, Options};
use gambol::{Entry, Error, Rng, codes, games};

/// Every registered game; with `GAMBOL_GAME=<id>` that game alone.
fn tested_games() -> impl Iterator<Item = &'static Entry> {
    let asked = std::env::var("GAMBOL_GAME").ok();
    let asked = asked.map(|id| games::find(&id).expect("GAMBOL_GAME names a game").id);
    games::GAMES.iter().filter(move |game| asked.is_none_or(|id| id == game.id))
}

/// The texts that a mutation inserts.
const LETTERS: [&str; 30] = [
    "o",
    "x",
    "1",
    "2",
    "3",
    "8",
    "9",
    "0",
    "/",
    " ",
    "-",
    "_",
    "a",
    "h",
    "i",
    "O",
    "~",
    "@",
    "#",
    "+",
    "b",
    "w",
    "g",
    "16",
    ",",
    "é",
    "♟",
    "\n",
    "\0",
    "18446744073709551616",
];

/// Applies one to four mutations: inserts, removes, replaces, doubles or swaps characters.
fn damage(text: &str, rng: &mut Rng) -> String {
    let mut letters: Vec<String> = text.chars().map(String::from).collect();
    for _ in 0..=rng.below(4) {
        let place = rng.below(letters.len() as u64 + 1) as usize;
        let letter = LETTERS[rng.below(LETTERS.len() as u64) as usize].to_string();
        let is_inside = place < letters.len();
        match rng.below(5) {
            0 => letters.insert(place, letter),
            1 if is_inside => drop(letters.remove(place)),
            2 if is_inside => letters[place] = letter,
            3 if is_inside => letters.insert(place, letters[place].clone()),
            4 if place + 1 < letters.len() => letters.swap(place, place + 1),
            _ => letters.truncate(place),
        }
    }
    letters.concat()
}

/// Asserts that an error has a shared code or one of this game, with all its arguments, and that its
/// line has a place, the text found and the expected text.
fn check_error(game: &Entry, error: &Error, text: &str) {
    assert!(!error.place().steps().is_empty(), "{text:?}: {error}");
    let mut codes = codes::ALL.iter().chain(game.codes);
    let code = codes.find(|code| code.name() == error.code().name());
    let code =
        code.unwrap_or_else(|| panic!("{} is not a code of {}", error.code().name(), game.id));
    let args: Vec<&str> = error.args().iter().map(|(name, _)| *name).collect();
    assert_eq!(args, code.args().collect::<Vec<_>>(), "{text:?}: {error}");
    let line = error.to_string();
    assert!(line.contains(": found ") && line.contains(", expected "), "{text:?}: {line}");
    assert!(!line.contains('\n'), "{text:?}: {line:?}");
    assert!(line.len() < 400, "{text:?}: {line}");
}

/// Damages 100 positions and 100 moves of each of some random games, and returns how many were accepted.
fn check_game(game: &Entry, games: u64) -> [u32; 2] {
    let mut accepted = [0; 2];
    for seed in 0..games {
        let mut rng = Rng::new(seed);
        let mut session = game.start(&format!("seed={seed}")).expect("every game takes a seed");
        for _ in 0..rng.below(12) {
            let moves = session.legal_moves();
            if moves.is_empty() {
                break;
            }
            let mv = &moves[rng.below(moves.len() as u64) as usize];
            session.play(mv).expect("a legal move plays");
        }
        let position = session.position();
        let moves = session.legal_moves();
        for _ in 0..100 {
            let text = damage(&position, &mut rng);
            match game.open("", &text) {
                Ok(opened) => {
                    assert_eq!(opened.position(), text, "accepted, but printed differently");
                    accepted[0] += 1;
                }
                Err(error) => check_error(game, &error, &text),
            }
            let options = Options::new(Level::Beginner, 0);
            if let Err(error) = game.think("", &text, &[], options) {
                check_error(game, &error, &text);
            }
        }
        let whole = moves.first().cloned().unwrap_or_else(|| "c2xc4".into());
        for _ in 0..100 {
            let text = damage(moves.get(rng.below(20) as usize).unwrap_or(&whole), &mut rng);
            let ply = session.ply();
            let after = session.after(&text);
            match session.play(&text) {
                Ok(()) => {
                    assert_eq!(after, Ok(session.position()), "{text}");
                    let last = session.moves().pop();
                    assert_eq!(last, Some(text), "accepted, but printed differently");
                    assert!(session.seek(ply));
                    accepted[1] += 1;
                }
                Err(error) => {
                    check_error(game, &error, &text);
                    assert_eq!(after, Err(error), "{text}");
                    assert_eq!(session.position(), position, "refused, but changed the position");
                }
            }
        }
    }
    accepted
}

fn check_games(games: u64) {
    for game in tested_games() {
        let [positions, moves] = check_game(game, games);
        println!("{}: accepted {positions} positions and {moves} moves of {games}00 each", game.id);
        // Neither all texts nor no texts may be accepted.
        assert!(positions > 0 && u64::from(positions) < 50 * games);
        assert!(moves > 0 && u64::from(moves) < 50 * games);
    }
}

#[test]
fn damaged_positions_and_moves_are_refused_or_accepted_as_they_are() {
    check_games(100);
}

#[test]
#[ignore = "ten times the texts of the test above"]
fn more_damaged_positions_and_moves_are_refused_or_accepted_as_they_are() {
    check_games(1000);
}

#[test]
fn damaged_set_ups_are_refused_with_an_error() {
    let mut rng = Rng::new(3);
    for game in tested_games() {
        for _ in 0..2000 {
            let text = damage("seed=12345", &mut rng);
            if let Err(error) = game.start(&text) {
                check_error(game, &error, &text);
            }
        }
    }
}

#[test]
fn the_error_for_an_unknown_game_names_it() {
    let error = games::find("chess").expect_err("chess is not registered");
    assert_eq!((error.code().name(), error.found()), ("unknown-game", "chess"));
    assert_eq!(error.expected(), games::GAMES.iter().map(|game| game.id).collect::<Vec<_>>());
}
