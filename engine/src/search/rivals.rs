//! The search of games of more than two with open positions.

use super::deepening::{Deepening, replay};
use super::ending::Ending;
use super::tree::Tree;
use super::{Options, Progress, Report, SLICE, Search};
use crate::search::Evaluate;
use crate::{Error, PerPlayer};
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

/// The slice of a tree that grows: visits are whole, and each takes as long as many positions.
const VISITS: u64 = 250;

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
    BestFirst(Ending<G>),
}

impl<G: Several> Search<G> for Rivals<G> {
    fn new(view: G, moves: &[G::Move], options: Options) -> Result<Self, Error> {
        let record = replay(view, moves)?;
        let root = record.position().clone();
        let way = if G::manner(options.level).sight.is_none() {
            Way::BestFirst(Ending::new(&root, options))
        } else {
            let tree = Tree::new(&root, options, Vec::new());
            Way::Paranoid(Deepening::new(root, record.legal_moves(), options, tree))
        };
        Ok(Self { way })
    }

    fn limit_depth(&mut self, depth: u32) {
        match &mut self.way {
            Way::Paranoid(search) => search.limit_depth(depth),
            Way::BestFirst(search) => search.limit_depth(depth),
        }
    }

    fn run(&mut self, nodes: u64) -> Progress {
        match &mut self.way {
            Way::Paranoid(search) => search.run(nodes),
            Way::BestFirst(search) => {
                search.run(nodes);
                search.progress()
            }
        }
    }

    fn slice(&self) -> u64 {
        match &self.way {
            Way::Paranoid(_) => SLICE,
            Way::BestFirst(_) => VISITS,
        }
    }

    fn report(&self) -> Report<G::Move> {
        match &self.way {
            Way::Paranoid(search) => search.report(),
            Way::BestFirst(search) => search.report(),
        }
    }
}
