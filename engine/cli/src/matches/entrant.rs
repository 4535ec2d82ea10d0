//! The players of a tournament, with options and limits of their own.

use super::control::{Control, Limit, TimeControl};
use crate::base::arguments::parse_number;
use crate::base::error::InputError;
use crate::players::player::Player;
use gambol::Entry;
use std::time::Duration;

/// A player of a tournament.
#[derive(Clone, Debug)]
pub(crate) struct Entrant {
    /// The name in reports.
    pub(crate) name: String,
    pub(crate) player: Player,
    /// The options of an external program.
    pub(crate) options: Vec<(String, String)>,
    pub(crate) control: Control,
}

impl Entrant {
    /// Parses `PLAYER; KEY=VALUE; …`. The keys are `name`, `nodes`, `depth`, `time-ms`, `tc`, `margin-ms`
    /// and, for a program, `patience-ms` and `option.NAME`.
    pub(super) fn parse(word: &str, game: &Entry, control: Control) -> Result<Self, InputError> {
        let mut parts = parts(word).into_iter().map(str::trim);
        let player_name = parts.next().unwrap_or_default();
        let player = Player::of_command_line(player_name, game)?;
        let name = player_name.to_string();
        let mut entrant = Self { name, player, options: Vec::new(), control };
        let is_program = matches!(entrant.player, Player::Ugi(_));
        for part in parts.filter(|part| !part.is_empty()) {
            let place = format!("player {player_name}");
            let refuse = || {
                let own = if is_program { ", patience-ms=, option.NAME=" } else { "" };
                let expected = format!("name=, nodes=, depth=, time-ms=, tc=, margin-ms={own}");
                InputError::new(place.clone(), part, expected)
            };
            let (key, value) = part.split_once('=').ok_or_else(refuse)?;
            let number = |max| parse_number(&format!("{place}, {key}"), value, 0..=max);
            let limit = &mut entrant.control.limit;
            match (key, key.strip_prefix("option.")) {
                ("name", _) if !value.is_empty() => entrant.name = value.to_string(),
                ("nodes", _) => *limit = Limit::Nodes(number(u64::MAX)?),
                ("depth", _) => *limit = Limit::Depth(number(1000)? as u32),
                ("time-ms", _) => *limit = Limit::Move(Duration::from_millis(number(u64::MAX)?)),
                ("tc", _) => *limit = Limit::Clock(TimeControl::parse(&place, value)?),
                ("margin-ms", _) => {
                    entrant.control.margin = Duration::from_millis(number(u64::MAX)?);
                }
                ("patience-ms", _) if is_program => {
                    entrant.control.patience = Some(Duration::from_millis(number(u64::MAX)?));
                }
                (_, Some(name)) if is_program => {
                    entrant.options.push((name.to_string(), value.to_string()));
                }
                _ => return Err(refuse()),
            }
        }
        Ok(entrant)
    }
}

/// The parts of a player between semicolons. One that is quoted or escaped belongs to a command.
fn parts(word: &str) -> Vec<&str> {
    let (mut quote, mut is_escaped) = (None, false);
    let is_end = |c: char| {
        if std::mem::take(&mut is_escaped) {
            return false;
        }
        match (quote, c) {
            (Some('"') | None, '\\') => is_escaped = true,
            (None, '"' | '\'') => quote = Some(c),
            (Some(open), c) if open == c => quote = None,
            _ => {}
        }
        quote.is_none() && c == ';'
    };
    word.split(is_end).collect()
}

/// Numbers the names that occur more than once: `easy`, `easy 2`.
pub(super) fn number_names(entrants: &mut [Entrant]) {
    for n in 1..entrants.len() {
        let (before, rest) = entrants.split_at_mut(n);
        let base = rest[0].name.clone();
        let mut count = 1;
        while before.iter().any(|other| other.name == rest[0].name) {
            count += 1;
            rest[0].name = format!("{base} {count}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol::games;

    const CONTROL: Control =
        Control { limit: Limit::Nodes(5), margin: Duration::ZERO, patience: None, ponders: false };

    fn parse(word: &str) -> Result<Entrant, InputError> {
        Entrant::parse(word, games::find("combo").expect("it is a game"), CONTROL)
    }

    #[test]
    fn players_have_options_and_limits() {
        let bot = parse("ugi:./bot -x; name=Bot; time-ms=20;option.Hash=64; option.Own Book=a=b")
            .expect("it is valid");
        assert_eq!(bot.name, "Bot");
        assert_eq!(bot.player, Player::Ugi("./bot -x".to_string()));
        let options = [("Hash", "64"), ("Own Book", "a=b")];
        assert_eq!(bot.options, options.map(|(name, value)| (name.to_string(), value.to_string())));
        assert_eq!(bot.control.limit, Limit::Move(Duration::from_millis(20)));
        assert_eq!(parse("easy").expect("it is valid").control, CONTROL);
        for wrong in ["easy; option.Hash=1", "easy; nodes", "easy; speed=3", "easy; name="] {
            let error = parse(wrong).expect_err("it is invalid").to_string();
            assert!(error.starts_with("player easy: found "), "{error}");
        }
        let error = parse("easy; nodes=x").expect_err("it is invalid").to_string();
        assert!(error.starts_with(r#"player easy, nodes: found "x""#), "{error}");
    }

    #[test]
    fn quoted_semicolons_belong_to_the_command() {
        let commands = [
            ("ugi:sh -c 'a; b'; name=X", "sh -c 'a; b'"),
            (r#"ugi:"a;'b" c\;d;name=X"#, r#""a;'b" c\;d"#),
            (r"ugi:'a\'; name=X", r"'a\'"),
        ];
        for (word, command) in commands {
            let entrant = parse(word).expect("it is valid");
            assert_eq!((entrant.name.as_str(), entrant.player), ("X", Player::Ugi(command.into())));
        }
    }

    #[test]
    fn equal_names_are_numbered() {
        let mut entrants: Vec<Entrant> =
            ["easy", "hard", "easy", "easy"].map(|name| parse(name).expect("it is valid")).into();
        number_names(&mut entrants);
        let names: Vec<&str> = entrants.iter().map(|entrant| entrant.name.as_str()).collect();
        assert_eq!(names, ["easy", "hard", "easy 2", "easy 3"]);
    }
}
