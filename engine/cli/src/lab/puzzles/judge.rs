//! What a game tells about a position: whether it is a puzzle.

use crate::base::error::Result;
use gambol::{Entry, Rng, Session};

/// The criteria of a game. A position is told by the view of the player to move.
pub(super) trait Judge: Sync {
    /// The moves that solve the position; `None` if it is no puzzle. With `goal`, it must be one of
    /// this goal.
    fn judge(&self, view: &str, goal: Option<&str>) -> Result<Option<Judgement>>;

    /// Judges again with at least ten times the effort. `None` if the position is no puzzle after all.
    fn verify(&self, view: &str, judgement: &Judgement) -> Result<Option<Judgement>>;

    /// Whether a position is worth a judgement, after the move that was played before it.
    fn is_promising(&self, _view: &str, _previous: Option<&str>) -> Result<bool> {
        Ok(true)
    }

    /// The themes of a move in a position, given the reply to it.
    fn themes(&self, view: &str, mv: &str, reply: &[String]) -> Result<Vec<&'static str>>;

    /// The set-up of the game of a number, without its seed.
    fn setup(&self, _number: u64) -> &'static str {
        ""
    }

    /// The position that the game of a number begins at; `None` for a start or a deal of the game.
    fn opening(&self, _number: u64, _rng: &mut Rng) -> Option<String> {
        None
    }

    /// Whether a position of a game is looked at.
    fn is_candidate(&self, _session: &dyn Session) -> bool {
        true
    }

    /// The positions that `master` searches for each move of a game and of a solution.
    fn master_nodes(&self, session: &dyn Session) -> u64;

    /// The most steps of a solution.
    fn most_steps(&self) -> usize {
        4
    }
}

/// The moves that solve a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Judgement {
    pub(super) goal: &'static str,
    /// The main move first. Never empty.
    pub(super) accepted: Vec<String>,
    pub(super) slower: Vec<String>,
    /// Replies to the main move that are worth going on with, the best first.
    pub(super) replies: Vec<Vec<String>>,
    /// Whether there is no choice.
    pub(super) is_forced: bool,
    /// The effort of the judgement, in the unit of the game's search.
    pub(super) effort: u64,
}

/// A game that begins at a view.
pub(super) fn open(game: &Entry, view: &str) -> Result<Box<dyn Session>> {
    Ok(game.sample("", view, 0)?)
}

/// The view of the player to move; `None` if the game is over.
pub(super) fn view(session: &dyn Session) -> Option<String> {
    session.to_move().map(|player| session.view(player))
}
