//! The search of games of more than two with open positions.

use super::best_first::BestFirst;
use super::deepening::{Deepening, replay};
use super::exact_end::ExactEnd;
use super::tree::Tree;
use super::{Options, Progress, Report, Search};
use crate::{Error, Evaluate, PerPlayer};
use alloc::vec::Vec;

/// What a search wants to know of a game of several with open positions.
pub trait Several: Evaluate<View = Self> {
    /// How many moves are left at most.
    fn moves_left(&self) -> u32;

    /// How likely each player is to win, by how it looks; at the end each one's share of the win. All
    /// together 1.
    fn chances(&self) -> PerPlayer<f32>;

    /// By how much a player leads who wins so likely, in hundredths of the game's unit.
    fn lead(chance: f32) -> i32;
}

/// A search of a game in which the others may side against one, or not.
///
/// A level that sees all grows a tree in which everybody plays for themselves, and with few moves left
/// plays the end out exactly (max^n, Luckhardt and Irani 1986). The others look ahead ply by ply and
/// expect everybody to side against them (the paranoid assumption, Sturtevant and Korf 2000).
///
/// Nothing that it finds is called proved: nobody has to play like that.
#[derive(Debug)]
pub struct Rivals<G: Several> {
    way: Way<G>,
}

/// How a move is looked for.
#[derive(Debug)]
enum Way<G: Several> {
    Paranoid(Deepening<G, Tree<G>>),
    /// With the end, where it is near.
    BestFirst(BestFirst<G>, Option<ExactEnd<G>>),
}

/// With so many moves left the end is tried: as many as can mostly be played out within a second.
const NEAR: u32 = 11;
/// A first answer comes from so many visits of a tree: the end may turn out to be too far.
const FIRST: u32 = 1000;

impl<G: Several> Search<G> for Rivals<G> {
    fn new(view: G, moves: &[G::Move], options: Options) -> Result<Self, Error> {
        let record = replay(view, moves)?;
        let root = record.position().clone();
        let way = if G::manner(options.level).sight.is_none() {
            let is_near = root.moves_left() <= NEAR;
            let end = is_near.then(|| ExactEnd::new(&root, options));
            Way::BestFirst(BestFirst::new(&root, options), end)
        } else {
            let tree = Tree::new(&root, options, Vec::new());
            Way::Paranoid(Deepening::new(root, record.legal_moves(), options, tree))
        };
        Ok(Self { way })
    }

    fn run(&mut self, nodes: u64) -> Progress {
        let (tree, near) = match &mut self.way {
            Way::Paranoid(search) => return search.run(nodes),
            Way::BestFirst(tree, end) => (tree, end),
        };
        match near {
            Some(end) if tree.visits() >= FIRST => end.run(nodes),
            _ => tree.run(nodes),
        }
        let Some(end) = near else {
            return tree.progress();
        };
        if end.is_done() {
            return end.progress();
        }
        if end.is_too_far() {
            *near = None;
        }
        Progress { done: false, ..tree.progress() }
    }

    fn report(&self) -> Report<G::Move> {
        match &self.way {
            Way::Paranoid(search) => search.report(),
            Way::BestFirst(tree, None) => tree.report(),
            Way::BestFirst(_, Some(end)) if end.is_done() => end.report(),
            Way::BestFirst(tree, Some(_)) => Report { done: false, ..tree.report() },
        }
    }
}
