//! An entry of the registry: a game with its types erased.

use super::thinker::think;
use super::watched::watch;
use super::{Session, Thinker, open_record, start};
#[cfg(feature = "full")]
use crate::search::Luck;
use crate::search::{Options, Search};
use crate::{Code, Error, Game, Record, Rng, codes};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
#[cfg(feature = "full")]
use core::any::Any;

type Start = fn(&str) -> Result<Box<dyn Session>, Error>;
type Open = fn(&str, &str) -> Result<Box<dyn Session>, Error>;
type Sample = fn(&str, &str, Option<u64>) -> Result<Box<dyn Session>, Error>;
type Watch = fn(&str) -> Result<Box<dyn Session>, Error>;
#[cfg(feature = "full")]
type Fortune = fn(&dyn Session, usize) -> Option<Vec<Luck>>;
type Think = fn(&str, &str, &[&str], Options) -> Result<Box<dyn Thinker>, Error>;

/// A game of the registry, with the search of its computer players.
///
/// ```
/// use gambol::games::GAMES;
///
/// for game in GAMES {
///     let session = game.start("seed=1")?;
///     assert_eq!((session.game(), session.ply()), (game.id, 0));
/// }
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Debug)]
pub struct Entry {
    /// The name in commands, links and stored games.
    pub id: &'static str,
    /// How seats are written, in turn order.
    pub seats: &'static [&'static str],
    /// Whether players know less than the whole position.
    pub is_hidden: bool,
    /// The numbers in a public text that are worth seeing.
    #[cfg(feature = "full")]
    pub counts: &'static [crate::Count],
    /// The codes of its own errors.
    pub codes: &'static [Code],
    start: Start,
    open: Open,
    sample: Sample,
    watch: Watch,
    think: Think,
    #[cfg(feature = "full")]
    luck: Fortune,
    /// The conformance tests, with the types of this game.
    #[cfg(test)]
    pub(crate) conformance: crate::conformance::tests::Suite,
}

impl Entry {
    /// The entry of a game whose computer players search with `S`.
    #[must_use]
    pub const fn new<G: Game, S: Search<G>>() -> Self {
        Self {
            id: G::ID,
            seats: G::SEATS,
            is_hidden: G::IS_HIDDEN,
            #[cfg(feature = "full")]
            counts: G::COUNTS,
            codes: G::CODES,
            start: start::<G>,
            open: open::<G>,
            sample: sample::<G>,
            watch: watch::<G>,
            think: think::<G, S>,
            #[cfg(feature = "full")]
            luck: luck::<G, S>,
            #[cfg(test)]
            conformance: crate::conformance::tests::Suite::new::<G>(),
        }
    }

    /// A new game from a set-up, `key=value` with spaces between them, or empty.
    ///
    /// # Errors
    /// Refuses a set-up that is not of this game.
    pub fn start(&self, setup: &str) -> Result<Box<dyn Session>, Error> {
        (self.start)(setup)
    }

    /// A game of a set-up that begins at another position.
    ///
    /// # Errors
    /// Refuses a set-up or a position that is not of this game.
    pub fn open(&self, setup: &str, position: &str) -> Result<Box<dyn Session>, Error> {
        (self.open)(setup, position)
    }

    /// A game of a set-up that begins at a position consistent with a view, where the seed deals what
    /// the view hides. Without hidden hands this is [`open`](Self::open).
    ///
    /// # Errors
    /// Refuses a set-up or a view that is not of this game.
    pub fn sample(&self, setup: &str, view: &str, seed: u64) -> Result<Box<dyn Session>, Error> {
        (self.sample)(setup, view, Some(seed))
    }

    /// A game of a set-up as one player sees it, from a [view](Session::view) on. What the others hold stays
    /// hidden: their moves are checked by the board alone, the positions are texts of views, and the player is
    /// [told](Session::tell) what is drawn.
    ///
    /// # Errors
    /// Refuses a set-up or a view that is not of this game.
    pub fn seat(&self, setup: &str, view: &str) -> Result<Box<dyn Session>, Error> {
        (self.sample)(setup, view, None)
    }

    /// A game for spectators, from [`Session::public_text`]: it shows the public information, and
    /// refuses all moves.
    ///
    /// # Errors
    /// Refuses text that is not public information of this game.
    pub fn watch(&self, text: &str) -> Result<Box<dyn Session>, Error> {
        (self.watch)(text)
    }

    /// A search for the player to move in a game of a set-up, from `view` and the `moves` played after
    /// it. For a [`Session`], `Session::think` is shorter.
    ///
    /// # Errors
    /// A set-up that is not of this game, text that is no view or no move of it, a move that is not
    /// legal, and a game that is over.
    pub fn think(
        &self,
        setup: &str,
        view: &str,
        moves: &[&str],
        options: Options,
    ) -> Result<Box<dyn Thinker>, Error> {
        (self.think)(setup, view, moves, options)
    }

    /// A search for the player to move in a game, as `Session::think` has it.
    ///
    /// # Errors
    /// A game that is over, that of a spectator, and one of another kind.
    pub fn think_in(
        &self,
        session: &(dyn Session + '_),
        options: Options,
    ) -> Result<Box<dyn Thinker>, Error> {
        let refuse = |code| Error::new("position", session.public_text(), code);
        let setup = session.setup().ok_or_else(|| refuse(codes::LOOKING_ON))?;
        let mover = session.to_move().ok_or_else(|| refuse(codes::NOTHING_TO_SEARCH))?;
        if self.is_hidden {
            return self.think(&setup, &session.view(mover), &[], options);
        }
        let moves = session.moves();
        let played: Vec<&str> = moves.iter().take(session.ply()).map(String::as_str).collect();
        self.think(&setup, &session.first_position(), &played, options)
    }

    /// The luck that counts before the move at a ply of the current line of a game, with all its hidden
    /// information: see [`Search::luck`]. Takes a few milliseconds.
    ///
    /// # Errors
    /// Refuses a session of another game.
    #[cfg(feature = "full")]
    pub fn luck(&self, session: &dyn Session, ply: usize) -> Result<Vec<Luck>, Error> {
        let luck = (self.luck)(session, ply);
        luck.ok_or_else(|| crate::codes::choice("game", session.game(), [self.id]))
    }
}

fn open<G: Game>(setup: &str, position: &str) -> Result<Box<dyn Session>, Error> {
    Ok(Box::new(open_record::<G>(setup, Some(position))?))
}

/// A game that begins at a view; without a seed it stays one as its player sees it.
fn sample<G: Game>(setup: &str, view: &str, seed: Option<u64>) -> Result<Box<dyn Session>, Error> {
    let (setup, view) = (setup.parse()?, view.parse()?);
    let mut position = match seed {
        None if G::IS_HIDDEN => G::from_view(&view),
        _ => G::sample(&view, &mut Rng::new(seed.unwrap_or(0))),
    };
    position.apply_setup(&setup);
    Ok(Box::new(Record::new(position)))
}

#[cfg(feature = "full")]
fn luck<G: Game, S: Search<G>>(session: &dyn Session, ply: usize) -> Option<Vec<Luck>> {
    let record = (session as &dyn Any).downcast_ref::<Record<G>>()?;
    Some(S::luck(record, ply))
}

/// Games and searches can move to another thread.
const _: () = {
    const fn is_send<T: Send + ?Sized>() {}
    is_send::<Box<dyn Session>>();
    is_send::<Box<dyn Thinker>>();
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Player;
    use crate::games::GAMES;
    use crate::search::Level;
    use alloc::format;
    use std::panic;

    /// A game that begins at a view shows its player the same, and goes on to its end.
    #[test]
    fn a_sampled_game_begins_at_its_view() {
        for game in GAMES {
            let mut rng = Rng::new(5);
            let mut session = game.start("seed=4").expect("every game takes a seed");
            for _ in 0..4 {
                let legal = session.legal_moves();
                session.play(&legal[rng.below(legal.len() as u64) as usize]).expect("it is legal");
            }
            let player = session.to_move().expect("a game has more than four moves");
            let view = session.view(player);
            let sample = |seed| game.sample("", &view, seed).expect("a view");
            let mut sampled = sample(1);
            assert_eq!(sampled.view(player), view);
            assert_eq!(sampled.legal_moves(), session.legal_moves(), "{view}");
            assert_eq!(sampled.position(), sample(1).position());
            assert_eq!(sampled.position() == sample(2).position(), !game.is_hidden);
            while sampled.to_move().is_some() {
                let legal = sampled.legal_moves();
                sampled.play(&legal[rng.below(legal.len() as u64) as usize]).expect("it is legal");
            }
            assert!(game.sample("", "8 o", 1).is_err());
        }
    }

    #[test]
    fn an_unknown_player_panics_as_documented() {
        for game in GAMES {
            let session = game.start("").expect("the usual set-up");
            let view = panic::catch_unwind(panic::AssertUnwindSafe(|| session.view(Player(9))));
            let message = view.expect_err("there is no such player");
            let message = message.downcast_ref::<String>().map(String::as_str);
            let expected = format!("there is no player 9 of {}", session.players());
            assert_eq!(message, Some(expected.as_str()));
        }
        assert_eq!([0, 1, 7, 255].map(|player| Player(player).other().0), [1, 0, 0, 0]);
    }

    /// A report has the same progress as `run` returns, and does not influence the search.
    #[test]
    fn a_report_does_not_change_a_search() {
        for game in GAMES {
            let mut session = game.start("seed=1").expect("every game takes a seed");
            let mut rng = Rng::new(1);
            while let Some(player) = session.to_move() {
                for level in Level::ALL {
                    let options = Options::new(level, 3);
                    check_reports(game, &session.view(player), options);
                    check_reports(game, &session.view(player), options.with_all(true));
                }
                // The next position is ten plies later, or the last one of the game.
                for _ in 0..10 {
                    let legal = session.legal_moves();
                    let mv = &legal[rng.below(legal.len() as u64) as usize];
                    session.play(mv).expect("a legal move plays");
                    if session.to_move().is_none() {
                        break;
                    }
                }
            }
        }
    }

    /// A limit of the depth is reached, where the game goes on that long, and never exceeded.
    #[test]
    fn no_search_exceeds_its_depth_limit() {
        for game in GAMES {
            let session = game.start("seed=1").expect("every game takes a seed");
            let view = session.view(Player(0));
            for level in Level::ALL {
                for depth in 1..6 {
                    let options = Options::new(level, 3).with_depth(depth);
                    let mut thinker = game.think("", &view, &[], options).expect("it goes on");
                    // A search of hidden hands reaches the limit at once, and takes long to finish.
                    let slices = if game.is_hidden { 2 } else { 100 };
                    let is_done = (0..slices).any(|_| thinker.run(20_000).done);
                    let report = thinker.report();
                    assert!(report.depth <= depth, "{} {level} {depth}", game.id);
                    assert!(report.best.is_some(), "{} {level} {depth}", game.id);
                    let is_all = level == Level::Master && !game.is_hidden;
                    assert!(!is_all || is_done && report.depth == depth, "{} {depth}", game.id);
                }
            }
        }
    }

    /// Runs a search twice, once with a report after each slice.
    fn check_reports(game: &Entry, view: &str, options: Options) {
        let think = || game.think("", view, &[], options).expect("the game goes on");
        let (mut silent, mut reporting) = (think(), think());
        for slice in 0..6 {
            let progress = silent.run(1000);
            let report = reporting.advance(1000);
            let reported = [u64::from(report.depth), report.nodes, report.done.into()];
            let expected = [u64::from(progress.depth), progress.nodes, progress.done.into()];
            assert_eq!(reported, expected, "{view} after slice {slice} with {options:?}");
        }
        let [silent, reporting] =
            [silent, reporting].map(|thinker| format!("{:?}", thinker.report()));
        assert_eq!(silent, reporting, "{view} with {options:?}");
    }
}
