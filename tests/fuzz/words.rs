//! Short words: squares, shapes, judgements, levels and ids of games.

use super::random;
use arbtest::arbitrary::{Result, Unstructured};
use gambol::search::Level;
use gambol::{Error, Judgement, Square, games};
use std::fmt::Display;
use std::str::FromStr;

const TOKENS: [&str; 18] = [
    "a1",
    "u21",
    "v1",
    "a22",
    "a0",
    "a01",
    "h8",
    "A1",
    "beginner",
    "easy",
    "master",
    "!?",
    "□",
    "∞",
    "==",
    "gambit",
    "luckymoose",
    "combo ",
];

pub(crate) fn make(u: &mut Unstructured<'_>) -> Result<String> {
    match u.ratio(1, 2)? {
        true => random::arbitrary(u, &TOKENS),
        false => {
            let word = random::token(u, &TOKENS)?;
            random::damage(u, word, &TOKENS)
        }
    }
}

pub(crate) fn check(input: &str) -> bool {
    let game = games::find(input);
    if let Ok(game) = game {
        assert_eq!(game.id, input);
    }
    [round_trip::<Square>(input), round_trip::<Judgement>(input), round_trip::<Level>(input)]
        .contains(&true)
        || game.is_ok()
}

/// Whether a text is parsed. If so, it is written again as it was.
fn round_trip<T: FromStr<Err = Error> + Display>(text: &str) -> bool {
    match text.parse::<T>() {
        Ok(value) => {
            assert_eq!(value.to_string(), text);
            true
        }
        Err(error) => {
            assert_eq!(error.found(), text);
            assert!(!error.to_string().contains('\n'), "{error}");
            false
        }
    }
}
