//! Moves: the game in the first line, a valid position in the second, then the text of a move.

use super::play::{pick, rng_of};
use super::random;
use super::refusal::check_error;
use super::tables::{Tables, split_game};
use arbtest::arbitrary::{Result, Unstructured};
use gambol::{NodeId, Session};

/// Parts of moves of all games.
pub(crate) const TOKENS: [&str; 32] = [
    "a1", "c2", "d4", "h8", "h4", "p11", "u21", "i9", "x", "xc4", "xe2", "-", "+", "1", "2", "16",
    "1a2-a3", "2b2+b3", "pass", "~", "@", "~r1", "r1@h8", "o2@h9", "_", ",", "r1", "p6", "a",
    "1e1+f2", "--", "!?",
];

pub(crate) fn maker() -> impl FnMut(&mut Unstructured<'_>) -> Result<String> {
    let mut tables = Tables::new();
    move |u| {
        let table = tables.next(u)?;
        let position = table.session.position();
        let mut legal = table.session.legal_moves();
        // A move of another position of the game is hardly ever legal.
        legal.extend(table.session.moves().into_iter().take(3));
        let text = match u.int_in_range(0..=9)? {
            _ if legal.is_empty() => random::arbitrary(u, &TOKENS)?,
            0 => random::arbitrary(u, &TOKENS)?,
            1 | 2 => u.choose(&legal)?.clone(),
            _ => {
                let mv = u.choose(&legal)?;
                random::damage(u, mv, &TOKENS)?
            }
        };
        Ok(format!("{}\n{position}\n{text}", table.game.id))
    }
}

pub(crate) fn check(input: &str) -> bool {
    let Some((game, rest)) = split_game(input) else { return false };
    let Some((position, text)) = rest.split_once('\n') else { return false };
    let Ok(mut session) = game.open("", position) else { return false };
    let legal = session.legal_moves();
    let place = legal.iter().position(|mv| mv == text);
    let after = session.after(text);
    assert_eq!(after.is_ok(), place.is_some(), "{text:?} in {position}");
    assert_eq!(session.gains(text).is_ok(), place.is_some(), "{text:?} in {position}");
    let Some(place) = place else {
        let error = after.expect_err("it is not legal");
        check_error(game, &error, text);
        assert_eq!(session.play(text), Err(error.clone()), "{text:?} in {position}");
        assert_eq!(session.add_variation(text, false), Err(error));
        check_unchanged(session.as_ref(), position);
        return false;
    };
    assert_eq!(session.place_of(text), Ok(place));
    session.play(text).expect("a legal move plays");
    assert_eq!(after.as_ref(), Ok(&session.position()));
    assert_eq!(session.moves(), [text]);
    let played = session.move_to(session.tree().current()).expect("a move leads there");
    assert!(session.seek(0));
    check_unchanged_position(session.as_ref(), position);
    // As a link has it, and by its index.
    assert_eq!(session.place_of(&played.sealed), Ok(place), "{}", played.sealed);
    session.replay(&played.sealed).expect("a move of a link");
    assert_eq!(after.as_ref(), Ok(&session.position()));
    assert!(session.seek(0));
    assert_eq!(session.play_place(place).as_deref(), Ok(text));
    assert_eq!(after.as_ref(), Ok(&session.position()));
    // Another move is a variation, and leaves this one as it is.
    assert!(session.seek(0));
    let other = pick(&legal, &mut rng_of(input));
    let node = session.play_variation(&other).expect("a legal move");
    session.tree_mut().delete(node).expect("it was just added");
    check_unchanged_position(session.as_ref(), position);
    true
}

fn check_unchanged(session: &dyn Session, position: &str) {
    check_unchanged_position(session, position);
    assert_eq!(session.tree().subtree(NodeId::ROOT), Ok([NodeId::ROOT].into()));
}

fn check_unchanged_position(session: &dyn Session, position: &str) {
    assert_eq!((session.position().as_str(), session.ply()), (position, 0));
}
