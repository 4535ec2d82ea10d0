//! Searches: who plays a game, in slices, for a caller who owns the clock.

mod best_first;
mod buffers;
mod choice;
mod deepening;
mod ending;
mod evaluate;
mod exact_end;
#[cfg(test)]
mod extremes;
mod level;
mod order;
mod principal_variation;
mod rivals;
#[cfg(test)]
mod samples;
mod selective;
mod selective_tree;
mod simulation;
#[cfg(test)]
mod slices;
mod sort;
mod table;
mod tree;

pub use evaluate::Evaluate;
pub use level::{Level, Manner, Sight};
pub use principal_variation::PrincipalVariation;
pub use rivals::{Rivals, Several};
pub use selective::{Selective, Tactical, WON};
pub use simulation::Simulation;

use crate::{Error, Game};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Display;

/// A search of one position, run in slices.
///
/// It is handed what the player to move may know, so no computer player can peek.
pub trait Search<G: Game>: Send + Sized + 'static {
    /// A search of the position that `moves` lead to from `view`.
    ///
    /// # Errors
    /// A move that is not legal, and a game that is over.
    fn new(view: G::View, moves: &[G::Move], options: Options) -> Result<Self, Error>;

    /// Looks no more than so many plies ahead, one at the least; said before the search runs.
    fn limit_depth(&mut self, depth: u32);

    /// Searches on for about `nodes` positions and says how far it is by then.
    ///
    /// Fewer than some thousand at a time may spend more on finding the place again than on
    /// getting on.
    fn run(&mut self, nodes: u64) -> Progress;

    /// So many positions are a slice: mostly less than a hundredth of a second, and enough for
    /// [`run`](Self::run) to lose little by finding its place again. Whoever goes by a clock runs whole
    /// slices, so that what is found does not depend on how fast the machine is.
    fn slice(&self) -> u64 {
        SLICE
    }

    /// What is known by now. Where there are thousands of moves, that takes about as long as some
    /// thousand positions.
    fn report(&self) -> Report<G::Move>;

    /// [`run`](Self::run), and the [`report`](Self::report) of what is known by then.
    fn advance(&mut self, nodes: u64) -> Report<G::Move> {
        self.run(nodes);
        self.report()
    }
}

/// The slice of a search that has to find its place again.
const SLICE: u64 = 20_000;

/// The furthest from 0 that a value may lie for a search to tell it from others, in hundredths of the
/// game's unit: values, and what is a little more than any of them, are kept in 32 bits.
pub const MOST_VALUE: i32 = (1 << 30) - 1;

/// What is asked of a search.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// How well to play.
    pub level: Level,
    /// What decides between moves that look alike: the same seed plays the same.
    pub seed: u64,
    /// Whether every legal move needs its own value, or only the one that is played.
    pub all: bool,
}

/// How far a search is.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// The plies that were looked ahead, all moves alike.
    pub depth: u32,
    /// The positions that were looked at.
    pub nodes: u64,
    /// Whether nothing more can be learnt.
    pub done: bool,
}

/// What a search knows so far.
#[derive(Clone, Debug)]
pub struct Report<M> {
    /// The plies that were looked ahead, all moves alike.
    pub depth: u32,
    /// The positions that were looked at.
    pub nodes: u64,
    /// The legal moves, best first; where the level overlooks a move, without it.
    ///
    /// But for [`Options::all`], a move that is not among the best may have a value that is only
    /// known to be no less than its own.
    pub values: Vec<Value<M>>,
    /// The principal variation: the best move and what follows it, as far as it is known.
    pub line: Vec<M>,
    /// Whether nothing more can be learnt; for [`Options::all`] every value is exact then, unless
    /// the search ran out of depth.
    pub done: bool,
    /// The move to play. There is always one.
    pub best: Option<M>,
}

/// What a move is worth to the player who makes it.
#[derive(Clone, Debug)]
pub struct Value<M> {
    /// The move.
    pub mv: M,
    /// In hundredths of the game's unit.
    pub value: i32,
    /// The plies that were looked ahead, the move itself included.
    pub depth: u32,
    /// Whether the value is what best play by all leads to, and not an opinion.
    pub proved: bool,
}

impl<M: Display> Report<M> {
    /// The same report with its moves as text.
    pub fn to_text(&self) -> Report<String> {
        let values = self.values.iter().map(|value| Value {
            mv: value.mv.to_string(),
            value: value.value,
            depth: value.depth,
            proved: value.proved,
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
