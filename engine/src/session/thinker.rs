//! A search with its types erased: text in, text out.

use crate::search::{Limits, Options, Progress, Report, Search};
use crate::{Error, Game};
use alloc::boxed::Box;
use alloc::string::String;
#[cfg(feature = "full")]
use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

/// A search with its types erased.
///
/// ```
/// use gambol::games;
/// use gambol::search::{Limits, Options};
///
/// let session = games::find("triboard")?.start("seed=42")?;
/// let mut thinker = session.think(Options::default())?;
/// thinker.run_within(&Limits::default().with_nodes(500));
/// assert!(thinker.report().best.is_some());
/// # Ok::<(), gambol::Error>(())
/// ```
pub trait Thinker: Send {
    /// Continues the search for about `nodes` positions, and returns its progress.
    fn run(&mut self, nodes: u64) -> Progress;

    /// The recommended number of positions per slice: usually less than 10 ms.
    fn slice(&self) -> u64;

    /// The results so far. With thousands of legal moves, a report costs as much as searching a few
    /// thousand positions.
    fn report(&self) -> Report<String>;

    /// The expected continuation that begins with a move of the [`report`](Self::report); see
    /// [`Search::line`].
    ///
    /// # Errors
    /// Refuses text that is not such a move.
    #[cfg(feature = "full")]
    fn line(&self, first: &str) -> Result<Vec<String>, Error>;

    /// Searches a position of the same game instead, given as to [`Entry::think`](crate::Entry::think), and keeps
    /// what is still known; see [`Search::follow`].
    ///
    /// # Errors
    /// Those of [`Entry::think`](crate::Entry::think); nothing changes then.
    #[cfg(feature = "full")]
    fn follow(
        &mut self,
        setup: &str,
        view: &str,
        moves: &[&str],
        options: Options,
    ) -> Result<(), Error>;

    /// [Runs](Self::run) the search, and returns the [`report`](Self::report) after that.
    fn advance(&mut self, nodes: u64) -> Report<String> {
        self.run(nodes);
        self.report()
    }
}

impl fmt::Debug for dyn Thinker + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Thinker")
    }
}

impl<'a> dyn Thinker + 'a {
    /// [Runs](Thinker::run) slices until the search is finished or a limit is reached.
    pub fn run_within(&mut self, limits: &Limits<'_>) -> Progress {
        limits.drive(self.slice(), |nodes| self.run(nodes))
    }
}

impl<G: Game, S: Search<G>> Thinker for Typed<G, S> {
    fn run(&mut self, nodes: u64) -> Progress {
        self.search.run(nodes)
    }

    fn slice(&self) -> u64 {
        self.search.slice()
    }

    fn report(&self) -> Report<String> {
        self.search.report().to_text()
    }

    #[cfg(feature = "full")]
    fn line(&self, first: &str) -> Result<Vec<String>, Error> {
        let first: G::Move = first.parse()?;
        if self.search.report().values.iter().all(|value| value.mv != first) {
            return Err(Error::new("move", first, crate::codes::ILLEGAL_MOVE));
        }
        Ok(self.search.line(&first).iter().map(ToString::to_string).collect())
    }

    #[cfg(feature = "full")]
    fn follow(
        &mut self,
        setup: &str,
        view: &str,
        moves: &[&str],
        options: Options,
    ) -> Result<(), Error> {
        let (view, moves) = read_question::<G>(setup, view, moves)?;
        self.search.follow(view, &moves, options)
    }
}

/// A search with the type of its game.
struct Typed<G, S> {
    search: S,
    game: core::marker::PhantomData<G>,
}

pub(super) fn think<G: Game, S: Search<G>>(
    setup: &str,
    view: &str,
    moves: &[&str],
    options: Options,
) -> Result<Box<dyn Thinker>, Error> {
    let (view, moves) = read_question::<G>(setup, view, moves)?;
    let search = S::new(view, &moves, options)?;
    Ok(Box::new(Typed { search, game: core::marker::PhantomData::<G> }))
}

/// The view and the moves of a search, from the texts that [`Entry::think`] takes.
fn read_question<G: Game>(
    setup: &str,
    view: &str,
    moves: &[&str],
) -> Result<(G::View, Vec<G::Move>), Error> {
    let numbered =
        |(n, mv): (usize, &&str)| mv.parse::<G::Move>().map_err(|error| error.numbered(n + 1));
    let moves = moves.iter().enumerate().map(numbered).collect::<Result<_, _>>()?;
    let mut view: G::View = view.parse()?;
    G::apply_setup_to_view(&mut view, &setup.parse()?);
    Ok((view, moves))
}
