//! The openings of a match: by seed, of random moves, or from a file.

use crate::base::decode::decode;
use crate::base::error::{InputError, Result};
use crate::base::seed::makes_start;
use crate::players::moves::pick;
use gambol::{Entry, Rng, Session, study};

/// Where openings come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Openings {
    /// The seed of the board or the deal, and so many random moves.
    Random(u64),
    /// A list.
    List(Vec<Opening>),
}

/// An opening of a list, or a whole game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Opening {
    /// The set-up, with a seed if there is one.
    pub(super) setup: String,
    /// The first position, if it is not that of the set-up.
    pub(super) position: Option<String>,
    pub(super) moves: Vec<String>,
}

/// The number of random moves, if the game has a fixed start.
const MOVES: u64 = 4;

/// The name of a game's own openings, which the command `openings` has made.
const BOOK: &str = "book";

/// The beginning of a comment. A board of Triboard may begin with a wall, `#`, but never with one alone.
const COMMENT: &str = "# ";

/// The random openings that are tried until the game goes on after one.
const ATTEMPTS: u32 = 200;

impl Openings {
    /// Openings by seed, with random moves if the start does not depend on the seed.
    pub(crate) fn by_seed(game: &Entry, setup: &str) -> Result<Self> {
        Ok(Self::Random(if makes_start(game, setup)? { 0 } else { MOVES }))
    }

    /// Reads a file, or the book of a game by the name `book`: studies, whose main lines are openings, or a
    /// line `POSITION [moves MOVE …]` for each opening.
    pub(super) fn read(game: &Entry, setup: &str, name: &str) -> Result<Self> {
        let unreadable = |error| InputError::new("file", name, format!("a file ({error})"));
        let bytes = match (name, book(game)) {
            (BOOK, Some(text)) => text.as_bytes().to_vec(),
            (BOOK, None) => {
                let expected = format!("a file: there is no book of {}", game.id);
                return Err(InputError::new("option --openings", name, expected).into());
            }
            _ => std::fs::read(name).map_err(unreadable)?,
        };
        let refuse = |_| InputError::new("file", name, "a file in UTF-8");
        let text = study::normalize(&decode(&bytes).map_err(refuse)?).into_owned();
        let is_study = text.lines().any(|line| line.trim_start().starts_with("[Game "));
        let openings =
            if is_study { studies(game, setup, &text)? } else { lines(game, setup, &text)? };
        match openings.is_empty() {
            true => Err(InputError::new(format!("file {name}"), "", "an opening").into()),
            false => Ok(Self::List(openings)),
        }
    }

    /// Starts a game with an opening.
    pub(super) fn start(
        &self,
        game: &Entry,
        setup: &str,
        opening: u64,
        rng: &mut Rng,
    ) -> Result<(Opening, Box<dyn Session>)> {
        let seeded = format!("{setup} seed={}", rng.below(1 << 53)).trim().to_string();
        let count = match self {
            Self::Random(count) => *count,
            Self::List(list) => {
                let opening = list[(opening % list.len() as u64) as usize].clone();
                let session = opening.open(game)?;
                return Ok((opening, session));
            }
        };
        for _ in 0..ATTEMPTS {
            let mut session = game.start(&seeded)?;
            for _ in 0..count {
                let legal = session.legal_moves();
                if legal.is_empty() {
                    break;
                }
                session.play(&pick(legal, rng))?;
            }
            if session.to_move().is_some() {
                let opening = Opening { setup: seeded, position: None, moves: session.moves() };
                return Ok((opening, session));
            }
        }
        let expected = "so few random moves that games go on after them";
        Err(InputError::new("option --plies", count.to_string(), expected).into())
    }
}

/// The openings of a game that are part of the program.
fn book(game: &Entry) -> Option<&'static str> {
    match game.id {
        "combo" => Some(include_str!("../../books/combo.txt")),
        _ => None,
    }
}

impl Opening {
    /// Plays the opening.
    pub(super) fn open(&self, game: &Entry) -> Result<Box<dyn Session>> {
        let mut session = match &self.position {
            Some(position) => game.open(&self.setup, position)?,
            None => game.start(&self.setup)?,
        };
        for (n, mv) in self.moves.iter().enumerate() {
            session.play(mv).map_err(|error| error.numbered(n + 1))?;
        }
        Ok(session)
    }
}

fn studies(game: &Entry, own: &str, text: &str) -> Result<Vec<Opening>> {
    let mut openings = Vec::new();
    for part in study::split(text) {
        let session = study::read(part.text, part.line)?.session;
        let place = format!("opening, line {}", part.line);
        if session.game() != game.id {
            return Err(InputError::new(place, session.game(), game.id).into());
        }
        let setup = session.setup().unwrap_or_default();
        let first = session.first_position();
        let is_own = session.restart(&setup)?.first_position() == first;
        let position = (!is_own).then_some(first);
        let opening = Opening { setup, position, moves: session.moves() };
        openings.push(checked(opening, game, own, place)?);
    }
    Ok(openings)
}

fn lines(game: &Entry, setup: &str, text: &str) -> Result<Vec<Opening>> {
    let is_opening = |line: &str| !line.trim().is_empty() && !line.starts_with(COMMENT);
    let numbered = text.lines().enumerate().filter(|(_, line)| is_opening(line));
    let opening = |(n, line): (usize, &str)| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let end = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
        let moves = words.iter().skip(end + 1).map(ToString::to_string).collect();
        let position = Some(words[..end].join(" "));
        let opening = Opening { setup: setup.trim().to_string(), position, moves };
        checked(opening, game, setup, format!("opening, line {}", n + 1))
    };
    numbered.map(opening).collect()
}

/// Refuses an opening that cannot be played, that has another set-up or number of players than the
/// match, or after which the game is over.
fn checked(opening: Opening, game: &Entry, setup: &str, place: String) -> Result<Opening> {
    let session = opening.open(game).map_err(|error| format!("{place}: {error}"))?;
    // A position has options of its own, which the set-up need not repeat.
    let own = Opening { setup: setup.to_string(), moves: Vec::new(), ..opening.clone() };
    let own = own.open(game)?;
    let new = game.start(setup)?;
    let players = |session: &dyn Session| format!("{} players", session.players());
    for [found, own] in [
        [unseeded(session.as_ref()), unseeded(own.as_ref())],
        [players(session.as_ref()), players(new.as_ref())],
    ] {
        if found != own {
            let own = if own.is_empty() { "no set-up" } else { &own };
            return Err(InputError::new(place, found, format!("{own}, as in the match")).into());
        }
    }
    match session.to_move() {
        Some(_) => Ok(opening),
        None => Err(InputError::new(place, "the end of a game", "a game that goes on").into()),
    }
}

/// The set-up of a game without its seed.
fn unseeded(session: &dyn Session) -> String {
    let setup = session.setup().unwrap_or_default();
    let options = setup.split(' ').filter(|option| !option.starts_with("seed="));
    options.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol::games;

    fn file(name: &str, text: &str) -> String {
        let path = std::env::temp_dir().join(format!("gambol-{}-{name}", std::process::id()));
        std::fs::write(&path, text).expect("a file is written");
        path.display().to_string()
    }

    #[test]
    fn openings_are_read_from_lines_and_studies() {
        let gambit = games::find("gambit").expect("it is a game");
        let start = "8/xxxxxxxx/oooooooo/8 o";
        let lines = file("lines", &format!("{start}\n\n{start} moves c2xc4 d3xd1\n"));
        let study = "[Game \"gambit\"]\n[Result \"*\"]\n\n1. c2xc4 (1. d2xd4) d3xd1 *\n";
        let studies = file("studies", study);
        let mut rng = Rng::new(1);
        let read = |name: &str| Openings::read(gambit, "", name);
        let by_lines = read(&lines).expect("the lines are openings");
        let by_study = read(&studies).expect("the studies are openings");
        let (_, first) = by_lines.start(gambit, "", 2, &mut rng).expect("it is playable");
        assert_eq!(first.position(), start, "the list begins again at its end");
        let (_, second) = by_lines.start(gambit, "", 1, &mut rng).expect("it is playable");
        let (_, other) = by_study.start(gambit, "", 5, &mut rng).expect("it is playable");
        assert_eq!(second.position(), other.position());
        for (wrong, expected) in [
            ("8/8/8/8 o", r#"opening, line 1: found "the end of a game", expected a game that"#),
            ("", "file "),
            ("nonsense", "opening, line 1: "),
            ("[Game \"combo\"]\n[Result \"*\"]\n\n*\n", r#"opening, line 1: found "combo""#),
        ] {
            let error = read(&file("wrong", wrong)).expect_err("it is invalid").to_string();
            assert!(error.starts_with(expected), "{error}");
        }
    }

    #[test]
    fn comments_are_no_openings_and_walls_are_no_comments() {
        let triboard = games::find("triboard").expect("it is a game");
        let start = |seed: u64| triboard.start(&format!("seed={seed}")).expect("it starts");
        let walled = (0..).map(|seed| start(seed).position()).find(|text| text.starts_with('#'));
        let walled = walled.expect("some board has a wall in its first corner");
        let text = format!("# two openings\n{walled}\n# and\n{}\n", start(1).position());
        let read = Openings::read(triboard, "", &file("comments", &text)).expect("openings");
        let Openings::List(openings) = read else { panic!("{read:?}") };
        let positions: Vec<_> = openings.into_iter().map(|opening| opening.position).collect();
        assert_eq!(positions, [Some(walled), Some(start(1).position())]);
    }

    /// Every game that has a book has one in which all openings can be played, and no two are the same.
    #[test]
    fn books_are_openings_of_their_games() {
        for game in games::GAMES {
            let Some(text) = book(game) else {
                let error = Openings::read(game, "", BOOK).expect_err("it has none").to_string();
                let expected = format!("a file: there is no book of {}", game.id);
                assert!(error.ends_with(&expected), "{error}");
                continue;
            };
            let command = format!("# gambol openings {} ", game.id);
            assert!(text.starts_with(&command), "{text}");
            let Ok(Openings::List(mut openings)) = Openings::read(game, "", BOOK) else {
                panic!("the book of {} is a list", game.id);
            };
            let count = openings.len();
            openings.sort_by(|one, other| one.position.cmp(&other.position));
            openings.dedup();
            assert_eq!(openings.len(), count, "{}", game.id);
            assert_eq!(text.lines().count(), count + 2, "{}", game.id);
        }
    }

    #[test]
    fn openings_of_other_set_ups_are_refused() {
        let check = |id: &str, setup: &str, text: &str, expected: &str| {
            let game = games::find(id).expect("it is a game");
            let error = Openings::read(game, setup, &file("set-up", text)).expect_err(text);
            assert_eq!(error.to_string(), format!("opening, line 1: {expected}, as in the match"));
        };
        let pieces = "[Game \"combo\"]\n[Setup \"draws=pieces\"]\n\n*\n";
        check("combo", "", pieces, r#"found "draws=pieces", expected no set-up"#);
        let default = "[Game \"combo\"]\n\n*\n";
        check("combo", "draws=pieces", default, "found nothing, expected draws=pieces");
        let luckymoose = games::find("luckymoose").expect("it is a game");
        let position = |setup: &str| luckymoose.start(setup).expect("it starts").position();
        let [two, three] = ["", "players=3"].map(position);
        let [of_two, of_three] = ["players=2 size=15 sets=3", "players=3 size=15 sets=3"];
        let study = "[Game \"luckymoose\"]\n[Setup \"players=3\"]\n\n*\n";
        check("luckymoose", "", study, &format!("found \"{of_three}\", expected {of_two}"));
        check("luckymoose", "", &three, r#"found "3 players", expected 2 players"#);
        check("luckymoose", "players=3", &two, r#"found "2 players", expected 3 players"#);
        let study = format!("[Game \"luckymoose\"]\n[Position \"{three}\"]\n\n*\n");
        check("luckymoose", "", &study, r#"found "3 players", expected 2 players"#);
        for (setup, text) in [("", &two), ("players=3 size=15", &three), ("players=3", &study)] {
            let read = Openings::read(luckymoose, setup, &file("set-up", text));
            read.expect("it is the set-up of the match");
        }
    }

    #[test]
    fn more_random_moves_than_a_game_has_are_refused() {
        let gambit = games::find("gambit").expect("it is a game");
        let started = Openings::Random(1000).start(gambit, "", 0, &mut Rng::new(1));
        let error = started.expect_err("no game is that long").to_string();
        assert!(error.starts_with(r#"option --plies: found "1000", expected so few"#), "{error}");
    }

    #[test]
    fn equal_seeds_deal_equal_tokens() {
        let game = games::find("luckymoose").expect("it is a game");
        let openings = Openings::by_seed(game, "players=3").expect("it is a set-up");
        let deal = |opening: u64| {
            let mut rng = Rng::new(opening);
            let started = openings.start(game, "players=3", opening, &mut rng);
            started.expect("it is playable").1.position()
        };
        assert_eq!(deal(4), deal(4));
        assert_ne!(deal(4), deal(5));
    }
}
