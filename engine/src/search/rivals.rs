//! The search of games of more than two with open positions.

use super::deepening::{Deepening, replay};
use super::exact_end::ExactEnd;
use super::tree::Tree;
use super::{Options, Report, Search};
use crate::{Error, Evaluate};
use alloc::vec::Vec;

/// What a search wants to know of a game of several with open positions.
pub trait Several: Evaluate<View = Self> {
    /// How many moves are left at most.
    fn moves_left(&self) -> u32;
}

/// Principal variation search in which all others side against the one it is for (the paranoid
/// assumption, Sturtevant and Korf 2000), and with few moves left the end played out exactly, each for
/// themselves (max^n, Luckhardt and Irani 1986).
///
/// Nothing that it finds is called proved: nobody has to play like that.
#[derive(Debug)]
pub struct Rivals<G: Several> {
    inner: Deepening<G, Tree<G>>,
    /// The end, where it is near enough to be looked at whole and the level sees all of it.
    end: Option<ExactEnd<G>>,
}

/// With so many moves left the end is tried: as many as can mostly be played out within a second.
const NEAR: u32 = 11;

impl<G: Several> Search<G> for Rivals<G> {
    fn new(view: G, moves: &[G::Move], options: Options) -> Result<Self, Error> {
        let record = replay(view, moves)?;
        let root = record.position().clone();
        let tree = Tree::new(&root, options, Vec::new());
        let sees_all = G::manner(options.level).sight.is_none();
        let end = (sees_all && root.moves_left() <= NEAR).then(|| ExactEnd::new(&root, options));
        Ok(Self { inner: Deepening::new(root, record.legal_moves(), options, tree), end })
    }

    fn advance(&mut self, nodes: u64) -> Report<G::Move> {
        let Some(end) = &mut self.end else {
            return self.inner.advance(nodes);
        };
        // A first answer comes from a look ahead: the end may turn out to be too far.
        let mut report = if self.inner.depth() <= FIRST && !self.inner.is_done {
            self.inner.advance(nodes)
        } else if let Some(report) = end.advance(nodes) {
            return report;
        } else {
            self.inner.report()
        };
        if end.is_too_far() {
            self.end = None;
        }
        report.done = false;
        report
    }
}

/// The plies that are looked ahead before the end is tried.
const FIRST: u8 = 4;
