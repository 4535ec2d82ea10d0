//! Fuzz tests of what a player types.

use super::clock::Setting;
use super::command::Command;
use super::notation::{Shape, find};
use crate::base::fuzz::{damage, pick, run};
use gambol::Session;
use gambol::games::GAMES;

#[test]
fn words_at_a_table() {
    const LINES: [&str; 9] = [
        "c2xc4",
        "c2 c4",
        "2a2-a3",
        "save a b",
        "study 3",
        "variation 18446744073709551616",
        "comment é",
        "mark !? Gd2",
        "~r1g2",
    ];
    const TOKENS: [&str; 12] = [
        "c2",
        "c2xc4",
        "x",
        "save ",
        "study",
        "variation",
        "mark",
        "@",
        "r1@h8,",
        "~",
        "300",
        "+2",
    ];
    let legal = |game: &gambol::Entry| {
        game.start("").map(|session| Session::legal_moves(session.as_ref())).expect("it starts")
    };
    let legal: Vec<Vec<String>> = GAMES.iter().map(legal).collect();
    run("words at a table", |rng| {
        let legal = pick(&legal, rng);
        let text = match rng.below(4) {
            0 => pick(legal, rng).clone(),
            1 => damage("300+2", &['+'], &TOKENS, rng),
            2 => damage(pick(legal, rng).as_str(), &[' '], &TOKENS, rng),
            _ => damage(pick::<&str>(&LINES, rng), &[' '], &TOKENS, rng),
        };
        if let Ok(setting) = Setting::parse(&text) {
            assert_eq!(Setting::parse(&setting.to_string()).ok(), Some(setting), "{text:?}");
        }
        let shape = Shape::of(&text);
        assert!(shape.squares().len() <= text.len(), "{text:?}");
        let is_empty = text.trim().is_empty();
        assert_eq!(Command::parse(&text).is_none(), is_empty, "{text:?}");
        match find(&text, legal) {
            Ok(mv) => {
                assert!(legal.contains(&mv), "{mv} for {text:?}");
                true
            }
            Err(meant) => {
                assert!(meant.iter().all(|mv| legal.contains(mv)) && meant.len() != 1, "{text:?}");
                false
            }
        }
    });
}
