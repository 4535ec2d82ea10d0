//! Set-ups: the game in the first line, then the text of a set-up.

use super::random;
use super::refusal::check_error;
use super::tables::split_game;
use arbtest::arbitrary::{Result, Unstructured};
use gambol::games::GAMES;

const TOKENS: [&str; 24] = [
    "seed=",
    "seed=1",
    "seed=0",
    "seed=9007199254740991",
    "seed=9007199254740992",
    "players=2",
    "players=4",
    "players=5",
    "size=9",
    "size=21",
    "size=23",
    "size=10",
    "sets=1",
    "sets=6",
    "sets=7",
    "draws=on",
    "draws=pieces",
    "draws=",
    "=",
    "seed",
    "seed=1=1",
    "SEED=1",
    "seed=-1",
    "seed=+1",
];

pub(crate) fn make(u: &mut Unstructured<'_>) -> Result<String> {
    let game = u.choose(GAMES)?;
    let mut valid = String::new();
    for _ in 0..u.int_in_range(0..=4)? {
        let longer = format!("{valid} {}", u.choose(&TOKENS)?);
        if game.start(&longer).is_ok() {
            valid = longer.trim().to_string();
        }
    }
    let text = match u.int_in_range(0..=9)? {
        0 => random::arbitrary(u, &TOKENS)?,
        1 | 2 => valid,
        _ => random::damage(u, &valid, &TOKENS)?,
    };
    Ok(format!("{}\n{text}", game.id))
}

pub(crate) fn check(input: &str) -> bool {
    let Some((game, text)) = split_game(input) else { return false };
    let session = match game.start(text) {
        Ok(session) => session,
        Err(error) => {
            check_error(game, &error, text);
            assert!(text.contains(error.found()), "{text:?}: {error}");
            return false;
        }
    };
    let own = session.setup().expect("a game has a set-up");
    let again = game.start(&own).unwrap_or_else(|error| panic!("{own}: {error}"));
    assert_eq!(again.position(), session.position(), "{text:?}");
    assert_eq!(again.setup(), Some(own.clone()), "{text:?}");
    let opened = game.open(&own, &session.position()).expect("its own first position");
    assert_eq!((opened.players(), opened.status()), (session.players(), session.status()));
    assert_eq!(opened.legal_moves(), session.legal_moves());
    assert!(!session.legal_moves().is_empty(), "{text:?}");
    true
}
