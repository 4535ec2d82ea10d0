//! Search of games for more than two players with open positions.

use super::alpha_beta::AlphaBeta;
use super::iterative_deepening::{IterativeDeepening, replay};
use super::multiplayer::Multiplayer;
use super::uct_max_n::UctMaxN;
use super::{Options, Progress, Report, SLICE, Search};
use crate::Error;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// The slice of a UCT search, in visits: a visit costs as much as many alpha-beta nodes.
const VISITS: u64 = 250;

/// A search for more than two players.
///
/// A level that overlooks nothing uses UCT with priors (PUCT), and near the end of the game an exact solver (max^n,
/// Luckhardt and Irani 1986). All other levels use alpha-beta and assume that all opponents form a
/// coalition (the paranoid assumption, Sturtevant and Korf 2000).
///
/// No value is reported as proved, since opponents need not play as either model assumes.
///
/// A position may have at most 65,535 legal moves; the search panics at one that has more.
///
/// ```
/// use gambol::games::triboard::Triboard;
/// use gambol::search::{Limits, MultiplayerSearch, Options, Search};
/// use gambol::{Game, Player};
///
/// let start = Triboard::start(&"seed=42".parse()?);
/// let mut search: MultiplayerSearch<Triboard> = Search::new(start, &[], Options::default())?;
/// search.run_within(&Limits::default().with_nodes(500));
/// let best = &search.report().values[0];
/// assert!(best.shares.is_some_and(|shares| shares[Player(0)] > 0.0));
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Debug)]
pub struct MultiplayerSearch<G: Multiplayer> {
    algorithm: Algorithm<G>,
}

/// The algorithm of a level.
#[derive(Debug)]
enum Algorithm<G: Multiplayer> {
    Paranoid(Box<IterativeDeepening<G, AlphaBeta<G>>>),
    Uct(Box<UctMaxN<G>>),
}

impl<G: Multiplayer> Search<G> for MultiplayerSearch<G> {
    fn new(view: G, moves: &[G::Move], options: Options) -> Result<Self, Error> {
        let record = replay(view, moves)?;
        let root = record.position().clone();
        let algorithm = if options.to_strength::<G>().sight.is_none() {
            Algorithm::Uct(Box::new(UctMaxN::new(&root, options)))
        } else {
            let tree = AlphaBeta::new(&root, options, Vec::new(), None);
            Algorithm::Paranoid(Box::new(IterativeDeepening::new(
                root,
                record.moves().last(),
                record.legal_moves(),
                options,
                tree,
            )))
        };
        Ok(Self { algorithm })
    }

    fn run(&mut self, nodes: u64) -> Progress {
        match &mut self.algorithm {
            Algorithm::Paranoid(search) => search.run(nodes),
            Algorithm::Uct(search) => {
                search.run(nodes);
                search.progress()
            }
        }
    }

    fn slice(&self) -> u64 {
        match &self.algorithm {
            Algorithm::Paranoid(_) => SLICE,
            Algorithm::Uct(_) => VISITS,
        }
    }

    fn report(&self) -> Report<G::Move> {
        match &self.algorithm {
            Algorithm::Paranoid(search) => search.report(),
            Algorithm::Uct(search) => search.report(),
        }
    }

    fn line(&self, first: &G::Move) -> Vec<G::Move> {
        match &self.algorithm {
            Algorithm::Paranoid(search) => search.line(first),
            Algorithm::Uct(search) => search.line(first),
        }
    }
}
