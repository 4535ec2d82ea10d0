//! A position that may be an opening, and the games from it.

use crate::base::error::{InputError, Result};
use crate::base::places::places;
use crate::base::seed;
use crate::players::moves::pick;
use crate::players::thinking;
use gambol::search::{Level, Options};
use gambol::{Entry, Rng, Session};
use std::fmt;
use std::str::FromStr;

/// The settings of a run.
pub(super) struct Plan {
    pub(super) game: &'static Entry,
    /// The options of the game, without its seed.
    pub(super) setup: String,
    /// The number of positions searched per move.
    pub(super) nodes: u64,
    /// The most random moves that lead to a position.
    pub(super) plies: u64,
    /// The number of games from a position.
    pub(super) games: usize,
    pub(super) seed: u64,
}

/// So many games with one result are enough to drop a position.
pub(super) const FIRST: usize = 4;
/// The base-2 logarithm of the table's pairs of entries: clearing the table of `master` takes longer than a
/// short search.
const TABLE_BITS: u32 = 14;
/// The result of a game that is drawn or shared.
const SHARED: char = '=';

/// A position and the result of each game from it: the seat that has won it alone, or `=`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Candidate {
    pub(super) position: String,
    results: String,
}

impl Candidate {
    /// Whether the results of at least half of all pairs of its games differ.
    pub(super) fn is_opening(&self, plan: &Plan) -> bool {
        let results: Vec<char> = self.results.chars().collect();
        let pairs = results
            .iter()
            .enumerate()
            .flat_map(|(n, one)| results[..n].iter().map(move |other| other != one));
        let differing = pairs.filter(|differ| *differ).count();
        let pairs = plan.games * (plan.games - 1) / 2;
        results.len() == plan.games && 2 * differing >= pairs
    }
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}", self.results, self.position)
    }
}

impl FromStr for Candidate {
    type Err = InputError;

    fn from_str(text: &str) -> std::result::Result<Self, InputError> {
        let is_result = |c: char| c == SHARED || c.is_ascii_digit();
        match text.split_once('\t') {
            Some((results, position)) if results.chars().all(is_result) => {
                Ok(Self { position: position.to_string(), results: results.to_string() })
            }
            _ => Err(InputError::new("position", text, "results and a position, after a tab")),
        }
    }
}

/// Draws the position of a number and plays the games from it.
pub(super) fn try_one(plan: &Plan, number: u64) -> Result<Candidate> {
    let mut rng = seed::rng_of(plan.seed, number);
    let position = draw(plan, &mut rng)?;
    let mut results = String::new();
    while results.len() < plan.games {
        let result = play(plan, plan.game.open(&plan.setup, &position)?, &mut rng)?;
        let is_certain = results.len() + 1 == FIRST && results.chars().all(|one| one == result);
        results.push(result);
        if is_certain {
            break;
        }
    }
    Ok(Candidate { position, results })
}

/// A position of an unfinished game after random moves.
fn draw(plan: &Plan, rng: &mut Rng) -> Result<String> {
    loop {
        let mut session =
            plan.game.start(&format!("{} seed={}", plan.setup, rng.below(1 << 53)))?;
        for _ in 0..rng.below(plan.plies + 1) {
            if session.to_move().is_some() {
                session.play(&pick(session.legal_moves(), rng))?;
            }
        }
        if session.to_move().is_some() {
            return Ok(session.position());
        }
    }
}

/// Plays a game of `master` against itself. Returns the result.
fn play(plan: &Plan, mut session: Box<dyn Session>, rng: &mut Rng) -> Result<char> {
    while session.to_move().is_some() {
        let options = Options::new(Level::Master, rng.bits() >> 11).with_table_bits(TABLE_BITS);
        let report = thinking::finish_nodes(session.think(options)?, plan.nodes);
        session.play(&report.best.ok_or("an unfinished game has a legal move")?)?;
    }
    Ok(match places(&session.status())[0][..] {
        [seat] => char::from_digit(seat as u32, 10).unwrap_or(SHARED),
        _ => SHARED,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use gambol::games;

    fn plan(game: &str, games: usize) -> Plan {
        let game = games::find(game).expect("it is registered");
        Plan { game, setup: String::new(), nodes: 20, plies: 12, games, seed: 3 }
    }

    #[test]
    fn half_of_all_pairs_differ() {
        let plan = plan("combo", 10);
        for (results, is_opening) in [
            ("====", false),
            ("=====00000", true),
            ("======0000", true),
            ("=======000", false),
            ("=======001", true),
            ("========01", false),
            ("01=", false),
        ] {
            let candidate: Candidate = format!("{results}\tx").parse().expect("a line");
            assert_eq!(candidate.is_opening(&plan), is_opening, "{results}");
            assert_eq!(candidate.to_string(), format!("{results}\tx"));
        }
        for text in ["", "x", "x\ty", "=1 y"] {
            assert!(text.parse::<Candidate>().is_err(), "{text}");
        }
    }

    #[test]
    fn positions_of_every_game_are_tried_and_again_the_same() {
        for game in ["gambit", "combo", "triboard", "luckymoose"] {
            let plan = plan(game, 5);
            for number in 0..3 {
                let tried = try_one(&plan, number).expect("it plays");
                let games = tried.results.len();
                let is_alike = tried.results.chars().all(|one| tried.results.starts_with(one));
                assert_eq!(games == FIRST, is_alike, "{game}: {tried}");
                assert!(games == FIRST || games == plan.games, "{game}: {tried}");
                assert_eq!(try_one(&plan, number).expect("it plays"), tried);
            }
        }
    }
}
