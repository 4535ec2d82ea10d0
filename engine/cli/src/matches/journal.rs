//! The journal of a match: a JSON line for each game.

use super::openings::Opening;
use super::plan::Plan;
use super::record::{Ending, PlayedGame, Work};
use crate::base::error::Result;
use crate::base::journal;
use crate::players::program::{Fault, FaultKind};
use serde_json::{Value, json};

/// An open journal.
pub(crate) struct Journal(journal::Journal);

impl Journal {
    /// Opens a journal, and returns it with the games in it. Creates it if there is none.
    pub(super) fn open(name: &str, plan: &Plan) -> Result<(Self, Vec<PlayedGame>)> {
        let game = |line: &str| {
            let read = serde_json::from_str(line).ok().and_then(|value: Value| read(&value));
            read.filter(|played| is_of(plan, played))
        };
        let settings = settings(plan).to_string();
        let (journal, games) = journal::Journal::open(name, "match", &settings, game)?;
        Ok((Self(journal), games))
    }

    /// Adds a game.
    pub(super) fn add(&mut self, played: &PlayedGame) -> Result {
        Ok(self.0.add(&line(played).to_string())?)
    }
}

/// The settings that games depend on. A match may go on with more games, or on more cores.
fn settings(plan: &Plan) -> Value {
    let players: Vec<String> = plan.entrants.iter().map(|entrant| format!("{entrant:?}")).collect();
    json!({
        "gambol": env!("CARGO_PKG_VERSION"),
        "game": plan.game.id,
        "setup": plan.setup,
        "seed": plan.seed,
        "players": players,
        "lineups": plan.schedule.lineups,
        "openings": format!("{:?}", plan.openings),
        "adjudication": format!("{:?}", plan.adjudication),
    })
}

/// Whether a game is one of the match.
fn is_of(plan: &Plan, played: &PlayedGame) -> bool {
    let (_, lineup) = plan.schedule.unit(played.unit);
    let mut placed = played.places.concat();
    placed.sort_unstable();
    let seats = played.seats.len();
    lineup.get(played.index) == Some(&played.seats)
        && placed == (0..seats).collect::<Vec<_>>()
        && played.places.iter().all(|tied| !tied.is_empty())
        && [played.scores.len(), played.work.len()] == [seats; 2]
        && !matches!(played.ending, Ending::Forfeit(seat, _) if seat >= seats)
}

pub(super) fn line(played: &PlayedGame) -> Value {
    let Opening { setup, position, moves } = &played.game;
    let (ending, fault) = match &played.ending {
        Ending::Rules => ("rules", Value::Null),
        Ending::Agreement => ("agreement", Value::Null),
        Ending::Proof => ("proof", Value::Null),
        Ending::Length => ("length", Value::Null),
        Ending::Forfeit(seat, Fault { kind, detail }) => {
            ("forfeit", json!({ "seat": seat, "kind": kind.name(), "detail": detail }))
        }
    };
    let work: Vec<[u64; 3]> =
        played.work.iter().map(|work| [work.moves, work.nodes, work.nanos]).collect();
    json!({
        "unit": played.unit,
        "index": played.index,
        "seats": played.seats,
        "setup": setup,
        "position": position,
        "moves": moves.join(" "),
        "places": played.places,
        "scores": played.scores,
        "ending": ending,
        "fault": fault,
        "work": work,
    })
}

fn read(value: &Value) -> Option<PlayedGame> {
    let text = |name: &str| value[name].as_str().map(String::from);
    let ending = match value["ending"].as_str()? {
        "rules" => Ending::Rules,
        "agreement" => Ending::Agreement,
        "proof" => Ending::Proof,
        "length" => Ending::Length,
        "forfeit" => {
            let fault = &value["fault"];
            let name = fault["kind"].as_str()?;
            let kind = FaultKind::ALL.into_iter().find(|kind| kind.name() == name)?;
            let seat = usize::try_from(fault["seat"].as_u64()?).ok()?;
            Ending::Forfeit(seat, Fault::new(kind, fault["detail"].as_str()?))
        }
        _ => return None,
    };
    let places = value["places"].as_array()?.iter().map(numbers).collect::<Option<_>>()?;
    let work = |value: &Value| match numbers::<u64>(value)?[..] {
        [moves, nodes, nanos] => Some(Work { moves, nanos, nodes }),
        _ => None,
    };
    let moves = text("moves")?.split_whitespace().map(String::from).collect();
    Some(PlayedGame {
        unit: value["unit"].as_u64()?,
        index: usize::try_from(value["index"].as_u64()?).ok()?,
        seats: numbers(&value["seats"])?,
        game: Opening { setup: text("setup")?, position: text("position"), moves },
        places,
        scores: numbers(&value["scores"])?,
        ending,
        work: value["work"].as_array()?.iter().map(work).collect::<Option<_>>()?,
    })
}

fn numbers<T: TryFrom<i64>>(value: &Value) -> Option<Vec<T>> {
    let numbers = value.as_array()?.iter();
    numbers.map(|number| T::try_from(number.as_i64()?).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matches::plan::tests::plan;
    use crate::matches::record::tests::played;

    #[test]
    fn a_journal_is_read_as_it_was_written() {
        let path = std::env::temp_dir().join(format!("gambol-journal-{}", std::process::id()));
        let name = path.display().to_string();
        let _ = std::fs::remove_file(&path);
        let plan = plan("triboard", &["random", "greedy", "easy"]);
        let mut games = Vec::new();
        for index in 0..3 {
            let mut game = played(vec![vec![2], vec![0, 1]]);
            (game.index, game.seats) = (index, plan.schedule.lineups[0][index].clone());
            game.game = Opening {
                setup: "seed=7".to_string(),
                position: Some("x y".to_string()),
                moves: vec!["a1".to_string()],
            };
            game.scores = vec![-3, 4, 1_000_000];
            game.work[1] = Work { moves: 3, nanos: 1 << 50, nodes: 9 };
            games.push(game);
        }
        games[1].ending = Ending::Forfeit(2, Fault::new(FaultKind::Hang, "a \"quote\"\nand more"));
        games[2].ending = Ending::Proof;
        let write = |from: usize, to: usize| {
            let (mut journal, known) = Journal::open(&name, &plan).expect("it opens");
            assert_eq!(known, games[..from]);
            let other = Journal::open(&name, &plan).err().expect("it is locked");
            assert!(other.to_string().contains("no other match that uses it"), "{other}");
            games[from..to].iter().for_each(|game| journal.add(game).expect("it is written"));
        };
        write(0, 1);
        write(1, 3);
        // Cut at any byte of its last line, it has all games before that.
        let whole = std::fs::read(&path).expect("there is a file");
        let start = whole[..whole.len() - 1].iter().rposition(|byte| *byte == b'\n');
        for length in (start.expect("there are lines") + 1..whole.len()).step_by(7) {
            std::fs::write(&path, &whole[..length]).expect("it is written");
            write(2, 3);
            assert_eq!(std::fs::read(&path).expect("there is a file"), whole);
        }
        // A forfeit by a seat that does not exist is refused.
        games[1].ending = Ending::Forfeit(3, Fault::new(FaultKind::Hang, ""));
        std::fs::write(&path, whole.split_inclusive(|byte| *byte == b'\n').next().expect("a line"))
            .expect("it is written");
        Journal::open(&name, &plan).expect("it opens").0.add(&games[1]).expect("it is written");
        let error = Journal::open(&name, &plan).err().expect("nobody has this seat").to_string();
        assert!(error.ends_with(r#"found "line 2", expected a game of this match"#), "{error}");
        let mut other = plan;
        other.seed += 1;
        let error = Journal::open(&name, &other).err().expect("it is of another match").to_string();
        assert!(error.ends_with(r#"found "another match", expected the same settings"#), "{error}");
        std::fs::remove_file(&path).expect("there is a file");
    }
}
