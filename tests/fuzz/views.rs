//! Views of players and of spectators: the game in the first line, then the text of a view.

use super::play::{check_search, rng_of};
use super::positions::TOKENS;
use super::random;
use super::refusal::{check_error, check_found};
use super::tables::{Table, Tables, split_game};
use arbtest::arbitrary::{Result, Unstructured};
use gambol::Player;
use gambol::search::Options;

/// Makes damaged texts of what `view` returns.
fn maker_of(view: fn(&Table, u8) -> String) -> impl FnMut(&mut Unstructured<'_>) -> Result<String> {
    let mut tables = Tables::new();
    move |u| {
        let table = tables.next(u)?;
        let player = u.int_in_range(0..=table.session.players() - 1)?;
        let view = view(table, player);
        let text = match u.int_in_range(0..=9)? {
            0 => random::arbitrary(u, &TOKENS)?,
            1 => view,
            _ => random::damage(u, &view, &TOKENS)?,
        };
        Ok(format!("{}\n{text}", table.game.id))
    }
}

pub(crate) fn maker() -> impl FnMut(&mut Unstructured<'_>) -> Result<String> {
    maker_of(|table, player| table.session.view(Player(player)))
}

pub(crate) fn check(input: &str) -> bool {
    let Some((game, text)) = split_game(input) else { return false };
    let mut rng = rng_of(input);
    let sampled = match game.sample("", text, rng.bits()) {
        Ok(session) => session,
        Err(error) => {
            check_error(game, &error, text);
            check_found(&error, text);
            let refused = game.think("", text, &[], Options::default()).err();
            assert_eq!(refused, Some(error), "{text}");
            return false;
        }
    };
    let position = sampled.position();
    let opened = game.open("", &position).unwrap_or_else(|error| panic!("{position}: {error}"));
    assert_eq!(opened.status(), sampled.status());
    let mut players = (0..sampled.players()).map(Player);
    let is_seen = players.any(|player| sampled.view(player) == text);
    assert!(is_seen, "{text}: nobody sees this in {position}");
    match sampled.to_move().filter(|player| sampled.view(*player) == text) {
        Some(_) => check_search(game, text, &sampled.legal_moves(), &mut rng),
        None => {
            let refused = game.think("", text, &[], Options::default()).err();
            let code = refused.as_ref().map(|error| error.code().name());
            let codes = ["nothing-to-search", "view-of-another"];
            assert!(code.is_some_and(|code| codes.contains(&code)), "{text}: {refused:?}");
        }
    }
    true
}

pub(crate) fn public_maker() -> impl FnMut(&mut Unstructured<'_>) -> Result<String> {
    maker_of(|table, _| table.session.public_text())
}

pub(crate) fn check_public(input: &str) -> bool {
    let Some((game, text)) = split_game(input) else { return false };
    let mut watched = match game.watch(text) {
        Ok(session) => session,
        Err(error) => {
            check_error(game, &error, text);
            check_found(&error, text);
            return false;
        }
    };
    assert_eq!([watched.public_text(), watched.position()], [text, text]);
    let status = watched.status();
    assert_eq!(status.over, watched.to_move().is_none(), "{text}");
    assert_eq!(status.scores.len(), usize::from(watched.players()), "{text}");
    assert!(watched.to_move().is_none_or(|player| player.0 < watched.players()), "{text}");
    assert!(!watched.holdings().iter().any(|holding| holding.player.0 >= watched.players()));
    assert_eq!(watched.legal_moves(), [""; 0]);
    assert!(watched.play("pass").is_err() && watched.after("pass").is_err());
    true
}
