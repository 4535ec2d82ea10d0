//! Searches: computer players, run in slices by a caller that owns the clock.

mod alpha_beta;
mod buffers;
mod evaluate;
#[cfg(test)]
mod extremes;
mod iterative_deepening;
mod level;
mod limits;
mod max_n;
mod move_queue;
mod multiplayer;
mod multiplayer_search;
mod options;
mod packed_table;
mod principal_variation;
#[cfg(test)]
mod samples;
mod selective;
mod selective_tree;
mod sight;
mod simulation;
#[cfg(test)]
mod slices;
mod sort;
mod table;
mod tactical;
mod tie;
mod uct;
mod uct_max_n;

pub use evaluate::Evaluate;
pub use level::{Level, Sight, Strength};
pub use limits::Limits;
pub use multiplayer::Multiplayer;
pub use multiplayer_search::MultiplayerSearch;
pub use options::Options;
pub use principal_variation::PrincipalVariation;
pub use selective::Selective;
pub use simulation::Simulation;
pub use tactical::{Tactical, WIN};

use crate::{Error, Game, PerPlayer, Player, Record};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display};

/// A search of one position, run in slices.
///
/// It receives only the view of the player to move, so a computer player cannot see hidden hands.
///
/// ```
/// use gambol::games::combo::Combo;
/// use gambol::search::{Level, Limits, Options, Search, Selective};
/// use gambol::{Game, Record};
///
/// let start = Combo::start(&Default::default());
/// let options = Options::new(Level::Hard, 1);
/// let mut search: Selective<Combo> = Search::new(start, &[], options)?;
/// search.run_within(&Limits::default().with_nodes(10_000));
/// let first = search.report().best.expect("a game that begins has a legal move");
/// // The next search begins with what this one knows.
/// search.follow(start, &[first], options)?;
/// # Ok::<(), gambol::Error>(())
/// ```
pub trait Search<G: Game>: Send + Sized + 'static {
    /// Creates a search of the position reached from `view` by `moves`.
    ///
    /// # Errors
    /// An illegal move, or a game that is over.
    fn new(view: G::View, moves: &[G::Move], options: Options) -> Result<Self, Error>;

    /// Continues the search for about `nodes` positions and returns its progress.
    ///
    /// With slices of less than a few thousand nodes, resuming may cost more than the search itself.
    fn run(&mut self, nodes: u64) -> Progress;

    /// The recommended number of nodes per slice: usually less than 10 ms, and large enough to make
    /// the cost of resuming small. A caller with a time limit runs whole slices of this size, so that
    /// results do not depend on the speed of the machine.
    fn slice(&self) -> u64 {
        SLICE
    }

    /// The results so far. With thousands of legal moves, a report costs as much as searching a few
    /// thousand positions.
    fn report(&self) -> Report<G::Move>;

    /// The expected continuation that begins with a legal move: with [`Options::all`], one of several
    /// lines.
    fn line(&self, first: &G::Move) -> Vec<G::Move> {
        alloc::vec![first.clone()]
    }

    /// Searches a position of the same game instead, usually one that is a move or two later. What is
    /// known from the last one is kept where it still holds, such as the transposition table of a
    /// search by the same player with the same options.
    ///
    /// # Errors
    /// Those of [`new`](Self::new); nothing changes then.
    fn follow(&mut self, view: G::View, moves: &[G::Move], options: Options) -> Result<(), Error> {
        *self = Self::new(view, moves, options)?;
        Ok(())
    }

    /// [Runs](Self::run) slices until the search is finished or a limit is reached.
    fn run_within(&mut self, limits: &Limits<'_>) -> Progress {
        limits.drive(self.slice(), |nodes| self.run(nodes))
    }

    /// Calls [`run`](Self::run), then [`report`](Self::report).
    fn advance(&mut self, nodes: u64) -> Report<G::Move> {
        self.run(nodes);
        self.report()
    }

    /// The luck that counts before the move at a ply of the current line: what a chance event was worth
    /// to a player less what was to be expected. It depends on nothing after that move, and its mean
    /// over many games is 0, however they are played. Empty in games without chance.
    ///
    /// The sum of all plies is the part of a player's score that is due to luck: an unbiased estimate,
    /// which makes results vary less when it is taken out.
    #[must_use]
    fn luck(_: &Record<G>, _ply: usize) -> Vec<Luck> {
        Vec::new()
    }
}

/// The luck of a player in one chance event.
///
/// ```
/// use gambol::games::luckymoose::LuckyMoose;
/// use gambol::search::{Search, Simulation};
/// use gambol::{Game, Record};
///
/// let record = Record::new(LuckyMoose::start(&"seed=42".parse()?));
/// let luck = Simulation::luck(&record, 0);
/// assert!(luck.iter().all(|luck| luck.player.0 < 2));
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Luck {
    /// The player.
    pub player: Player,
    /// In hundredths of the game's unit.
    pub points: i32,
}

/// The slice of a search that resumes through its transposition table, in nodes.
const SLICE: u64 = 20_000;

/// The largest absolute value that a search supports, in hundredths of the game's unit. Values, and
/// bounds slightly beyond them, must fit in 32 bits.
pub const MAX_VALUE: i32 = (1 << 30) - 1;

/// The progress of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Progress {
    /// The depth in plies that all moves have been searched to.
    pub depth: u32,
    /// The number of positions searched.
    pub nodes: u64,
    /// Whether the search is finished.
    pub done: bool,
}

/// The results of a search so far.
///
/// ```
/// use gambol::games::gambit::Gambit;
/// use gambol::search::{Options, PrincipalVariation, Search};
///
/// let position: Gambit = "8/8/1x1x4/o7 o".parse()?;
/// let options = Options::default().with_all(true);
/// let mut search: PrincipalVariation<Gambit> = Search::new(position, &[], options)?;
/// while !search.run(20_000).done {}
/// let report = search.report();
/// assert_eq!(report.best, Some(report.values[0].mv));
/// assert!(report.values.iter().all(|value| value.proved));
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Report<M> {
    /// The depth in plies that all moves have been searched to.
    pub depth: u32,
    /// The number of positions searched.
    pub nodes: u64,
    /// The legal moves that the level does not overlook, best first.
    ///
    /// Unless [`Options::all`] is set, the value of a move that is not among the best may be only an
    /// upper bound.
    pub values: Vec<Value<M>>,
    /// The principal variation: the best move and the expected continuation.
    pub line: Vec<M>,
    /// Whether the search is finished. With [`Options::all`] every value is then exact, unless the
    /// depth limit was reached.
    pub done: bool,
    /// The move to play: that of the report of a search always, `None` only in a report that is not of a
    /// search, such as [`Report::default`].
    pub best: Option<M>,
}

/// The value of a move for the player who makes it.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Value<M> {
    /// The move.
    pub mv: M,
    /// In hundredths of the game's unit.
    pub value: i32,
    /// The search depth in plies, including the move itself.
    pub depth: u32,
    /// Whether the value is the result of best play, without any heuristic evaluation.
    pub proved: bool,
    /// The estimated win probability of each player, with a sum of 1; `None` in a search that has none.
    pub shares: Option<PerPlayer<f32>>,
}

/// The report of a search that knows nothing yet.
impl<M> Default for Report<M> {
    fn default() -> Self {
        let (values, line) = (Vec::new(), Vec::new());
        Self { depth: 0, nodes: 0, values, line, done: false, best: None }
    }
}

impl<M> Value<M> {
    /// The value of a move in hundredths, from a search of some plies.
    #[must_use]
    pub fn new(mv: M, value: i32, depth: u32) -> Self {
        Self { mv, value, depth, proved: false, shares: None }
    }
}

/// The move and its value in the game's unit, as `a2xa4 +1.50, 7 plies` or `a2xa4 +2.00, proved`.
impl<M: Display> Display for Value<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.value < 0 { '-' } else { '+' };
        let hundredths = self.value.unsigned_abs();
        write!(f, "{} {sign}{}.{:02}, ", self.mv, hundredths / 100, hundredths % 100)?;
        match (self.proved, self.depth) {
            (true, _) => f.write_str("proved"),
            (_, 1) => f.write_str("1 ply"),
            (_, depth) => write!(f, "{depth} plies"),
        }
    }
}

impl<M: Display> Report<M> {
    /// Converts the moves to text.
    #[must_use]
    pub fn to_text(&self) -> Report<String> {
        let values = self.values.iter().map(|value| Value {
            mv: value.mv.to_string(),
            value: value.value,
            depth: value.depth,
            proved: value.proved,
            shares: value.shares,
        });
        Report {
            depth: self.depth,
            nodes: self.nodes,
            values: values.collect(),
            line: self.line.iter().map(ToString::to_string).collect(),
            done: self.done,
            best: self.best.as_ref().map(ToString::to_string),
        }
    }
}
