//! Positions: the game in the first line, then the text of a position.

use super::play::{check_game, check_plain, check_search, rng_of};
use super::random;
use super::refusal::{check_error, check_found};
use super::tables::{Tables, split_game};
use arbtest::arbitrary::{Result, Unstructured};

/// Parts of positions of all games.
pub(crate) const TOKENS: [&str; 40] = [
    "o",
    "x",
    "b",
    "w",
    "r",
    "g",
    "#",
    "-",
    "b1",
    "w1",
    "b16",
    "w12",
    "b2,b2",
    "8",
    "16",
    "15",
    "9",
    "21",
    "ox",
    "brg",
    "/8",
    "/16",
    "8/",
    "r1",
    "o2",
    "y3",
    "g4",
    "b5",
    "p6",
    "r1o2y3g4b5p6",
    "p6p6",
    "1,r1",
    "0,0",
    "0,0,0",
    "_",
    "1",
    "4",
    "0000000000000000",
    "ffffffffffffffff",
    "8/8/8/8",
];

pub(crate) fn maker() -> impl FnMut(&mut Unstructured<'_>) -> Result<String> {
    let mut tables = Tables::new();
    move |u| {
        let table = tables.next(u)?;
        let position = table.session.position();
        let text = match u.int_in_range(0..=9)? {
            0 => random::arbitrary(u, &TOKENS)?,
            1 => position,
            _ => random::damage(u, &position, &TOKENS)?,
        };
        Ok(format!("{}\n{text}", table.game.id))
    }
}

pub(crate) fn check(input: &str) -> bool {
    let Some((game, text)) = split_game(input) else { return false };
    let session = match game.open("", text) {
        Ok(session) => session,
        Err(error) => {
            check_error(game, &error, text);
            check_found(&error, text);
            return false;
        }
    };
    assert_eq!(session.position(), text, "accepted, but written differently");
    let mut rng = rng_of(input);
    check_plain(game, session.as_ref());
    if let Some(player) = session.to_move() {
        check_search(game, &session.view(player), &session.legal_moves(), &mut rng);
    }
    let public = session.public_text();
    let watched = game.watch(&public).unwrap_or_else(|error| panic!("{public}: {error}"));
    assert_eq!(watched.public_text(), public);
    assert_eq!(watched.status(), session.status());
    check_game(game, text, &mut rng);
    true
}
