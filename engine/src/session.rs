//! One game with its types erased: text in, text out.

use crate::search::{Options, Progress, Report, Search};
use crate::watched::watch;
use crate::{Code, Error, Gain, Game, Holding, Player, Record, Status, perft};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A game in progress, for callers who learn only when they run which game it is.
///
/// All methods but [`seek`](Self::seek) and those that play a move speak of the position that is
/// looked at and change nothing.
pub trait Session: Send {
    /// The position.
    fn position(&self) -> String;
    /// The position that the game began with.
    fn first_position(&self) -> String;
    /// What everybody has seen of the position.
    fn public_text(&self) -> String;
    /// How many play.
    fn players(&self) -> u8;
    /// Whose turn it is; `None` when the game is over.
    fn to_move(&self) -> Option<Player>;
    /// How the game stands, with its history.
    fn status(&self) -> Status;
    /// What the scores are made of.
    fn holdings(&self) -> Vec<Holding>;
    /// What a player may know of the position.
    ///
    /// # Panics
    /// Where the player is none of the [`players`](Self::players).
    fn view(&self, player: Player) -> String;
    /// The legal moves, in the game's own order.
    fn legal_moves(&self) -> Vec<String>;
    /// The position that a move leads to.
    ///
    /// # Errors
    /// Text that is no move, and a move that is not legal.
    fn after(&self, mv: &str) -> Result<String, Error>;
    /// Plays a move; what lay after the position that is looked at is dropped.
    ///
    /// # Errors
    /// Text that is no move, and a move that is not legal; nothing changes then.
    fn play(&mut self, mv: &str) -> Result<(), Error>;
    /// What a move scores, part by part, where it is legal.
    ///
    /// # Errors
    /// Text that is no move, and a move that is not legal, with what it lacks.
    fn gains(&self, mv: &str) -> Result<Vec<Gain>, Error>;
    /// The parts of what was scored before the position, each with who scored it.
    fn tally(&self) -> Vec<(Player, Gain)>;
    /// Plays a move of a link, as its text or as [`sealed`](Self::sealed) tells it.
    ///
    /// # Errors
    /// Text that is no move, and a move that is not legal; nothing changes then.
    fn replay(&mut self, mv: &str) -> Result<(), Error>;
    /// The place of a move among the [legal ones](Self::legal_moves), of its text or as
    /// [`sealed`](Self::sealed) tells it.
    ///
    /// This and [`play_place`](Self::play_place) take as long in a long game as in a short one.
    ///
    /// # Errors
    /// Text that is no move, and a move that is not legal.
    fn place_of(&self, mv: &str) -> Result<usize, Error>;
    /// Plays the legal move at a place among the [others](Self::legal_moves), and says which one
    /// that is; what lay after the position that is looked at is dropped.
    ///
    /// # Errors
    /// A place where there is no move; nothing changes then.
    fn play_place(&mut self, place: usize) -> Result<String, Error>;
    /// Who played each of all moves of the game.
    fn movers(&self) -> Vec<Player>;
    /// All moves of the game as a link tells them, without what only their players may know.
    fn sealed(&self) -> Vec<String>;
    /// How many moves lie before the position.
    fn ply(&self) -> usize;
    /// All moves of the game, those after the position too.
    fn moves(&self) -> Vec<String>;
    /// Looks at the position after `ply` moves; false, and nothing changes, where there is none.
    fn seek(&mut self, ply: usize) -> bool;
    /// The number of lines of exactly `depth` moves.
    fn perft(&self, depth: u32) -> u64;
}

impl<G: Game> Session for Record<G> {
    fn position(&self) -> String {
        self.position().to_string()
    }

    fn first_position(&self) -> String {
        self.start().to_string()
    }

    fn public_text(&self) -> String {
        self.position().public_text()
    }

    fn players(&self) -> u8 {
        self.position().players()
    }

    fn to_move(&self) -> Option<Player> {
        self.position().to_move().filter(|_| !self.status().over)
    }

    fn status(&self) -> Status {
        self.status()
    }

    fn holdings(&self) -> Vec<Holding> {
        self.position().holdings()
    }

    fn view(&self, player: Player) -> String {
        let players = self.position().players();
        assert!(player.0 < players, "there is no player {} of {players}", player.0);
        self.position().view(player).to_string()
    }

    fn legal_moves(&self) -> Vec<String> {
        self.legal_moves().iter().map(ToString::to_string).collect()
    }

    fn after(&self, mv: &str) -> Result<String, Error> {
        Ok(self.after(&mv.parse()?)?.to_string())
    }

    fn play(&mut self, mv: &str) -> Result<(), Error> {
        self.play(mv.parse()?)
    }

    fn gains(&self, mv: &str) -> Result<Vec<Gain>, Error> {
        let mv = mv.parse()?;
        self.after(&mv)?;
        Ok(self.position().gains(&mv))
    }

    fn tally(&self) -> Vec<(Player, Gain)> {
        let gains = self.played().flat_map(|(position, mv)| {
            let player = position.to_move().expect("a move was played from there");
            position.gains(mv).into_iter().map(move |gain| (player, gain))
        });
        gains.collect()
    }

    fn replay(&mut self, mv: &str) -> Result<(), Error> {
        self.play(self.position().unseal(mv)?)
    }

    fn place_of(&self, mv: &str) -> Result<usize, Error> {
        self.place_of(&self.position().unseal(mv)?)
    }

    fn play_place(&mut self, place: usize) -> Result<String, Error> {
        self.play_place(place).map(ToString::to_string)
    }

    fn movers(&self) -> Vec<Player> {
        self.movers().collect()
    }

    fn sealed(&self) -> Vec<String> {
        self.sealed().collect()
    }

    fn ply(&self) -> usize {
        self.ply()
    }

    fn moves(&self) -> Vec<String> {
        self.moves().map(ToString::to_string).collect()
    }

    fn seek(&mut self, ply: usize) -> bool {
        self.seek(ply)
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(self.position(), depth)
    }
}

/// A search with its types erased.
pub trait Thinker: Send {
    /// Looks no more than so many plies ahead, one at the least; said before the search runs.
    fn limit_depth(&mut self, depth: u32);

    /// Searches on for about `nodes` positions and says how far it is by then.
    fn run(&mut self, nodes: u64) -> Progress;

    /// So many positions are a slice: mostly less than a hundredth of a second.
    fn slice(&self) -> u64;
    /// What is known by now. Where there are thousands of moves, that takes about as long as some
    /// thousand positions.
    fn report(&self) -> Report<String>;

    /// [`run`](Self::run), and the [`report`](Self::report) of what is known by then.
    fn advance(&mut self, nodes: u64) -> Report<String> {
        self.run(nodes);
        self.report()
    }
}

impl<G: Game, S: Search<G>> Thinker for Typed<G, S> {
    fn limit_depth(&mut self, depth: u32) {
        self.search.limit_depth(depth);
    }

    fn run(&mut self, nodes: u64) -> Progress {
        self.search.run(nodes)
    }

    fn slice(&self) -> u64 {
        self.search.slice()
    }

    fn report(&self) -> Report<String> {
        self.search.report().to_text()
    }
}

/// A search that remembers which game it is for.
struct Typed<G, S> {
    search: S,
    game: core::marker::PhantomData<G>,
}

type Start = fn(&str) -> Result<Box<dyn Session>, Error>;
type Open = fn(&str, &str) -> Result<Box<dyn Session>, Error>;
type Watch = fn(&str) -> Result<Box<dyn Session>, Error>;
type Think = fn(&str, &str, &[&str], Options) -> Result<Box<dyn Thinker>, Error>;

/// One game of the registry: what it is called, how it begins, and who thinks for its computer
/// players.
#[derive(Debug)]
pub struct Entry {
    /// The name in commands, links and stored games.
    pub id: &'static str,
    /// How seats are written, in turn order.
    pub seats: &'static [&'static str],
    /// Whether players know less than the whole position.
    pub is_hidden: bool,
    /// The codes of errors that are its own.
    pub codes: &'static [Code],
    start: Start,
    open: Open,
    watch: Watch,
    think: Think,
    /// What every game is tested for, with the types of this one.
    #[cfg(test)]
    pub(crate) conformance: crate::conformance::Suite,
}

impl Entry {
    /// The entry of a game whose computer players search with `S`.
    pub const fn new<G: Game, S: Search<G>>() -> Self {
        Self {
            id: G::ID,
            seats: G::SEATS,
            is_hidden: G::IS_HIDDEN,
            codes: G::CODES,
            start: start::<G>,
            open: open::<G>,
            watch: watch::<G>,
            think: think::<G, S>,
            #[cfg(test)]
            conformance: crate::conformance::Suite::new::<G>(),
        }
    }

    /// A new game from a set-up, `key=value` with spaces between them, or empty.
    ///
    /// # Errors
    /// A set-up that is not of this game.
    pub fn start(&self, setup: &str) -> Result<Box<dyn Session>, Error> {
        (self.start)(setup)
    }

    /// A game of a set-up that begins at a position of its own.
    ///
    /// # Errors
    /// A set-up that is not of this game, and text that is no position of it.
    pub fn open(&self, setup: &str, position: &str) -> Result<Box<dyn Session>, Error> {
        (self.open)(setup, position)
    }

    /// A game to look on at, from [`Session::public_text`]: it shows what everybody has seen, and takes
    /// no move.
    ///
    /// # Errors
    /// Text that is none of this game.
    pub fn watch(&self, text: &str) -> Result<Box<dyn Session>, Error> {
        (self.watch)(text)
    }

    /// A search for the player to move in a game of a set-up, who knows `view` and the `moves`
    /// played from it.
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
}

fn start<G: Game>(setup: &str) -> Result<Box<dyn Session>, Error> {
    Ok(Box::new(Record::new(G::start(&setup.parse()?))))
}

fn open<G: Game>(setup: &str, position: &str) -> Result<Box<dyn Session>, Error> {
    let mut position: G = position.parse()?;
    position.apply_setup(&setup.parse()?);
    Ok(Box::new(Record::new(position)))
}

fn think<G: Game, S: Search<G>>(
    setup: &str,
    view: &str,
    moves: &[&str],
    options: Options,
) -> Result<Box<dyn Thinker>, Error> {
    let numbered =
        |(n, mv): (usize, &&str)| mv.parse::<G::Move>().map_err(|error| error.numbered(n + 1));
    let moves: Vec<G::Move> = moves.iter().enumerate().map(numbered).collect::<Result<_, _>>()?;
    let mut view: G::View = view.parse()?;
    G::apply_setup_to_view(&mut view, &setup.parse()?);
    let search = S::new(view, &moves, options)?;
    Ok(Box::new(Typed { search, game: core::marker::PhantomData::<G> }))
}

/// Games and searches can be handed to another thread.
const _: () = {
    const fn is_send<T: Send + ?Sized>() {}
    is_send::<Box<dyn Session>>();
    is_send::<Box<dyn Thinker>>();
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;
    use crate::games::GAMES;
    use crate::search::Level;
    use alloc::format;

    /// A report tells how far a search is as `run` does, and that it was asked for changes nothing.
    #[test]
    fn to_ask_for_reports_changes_nothing() {
        for game in GAMES {
            let mut session = game.start("seed=1").expect("every game takes a seed");
            let mut rng = Rng::new(1);
            while let Some(player) = session.to_move() {
                for level in Level::ALL {
                    let options = Options { level, seed: 3, all: false };
                    check_reports(game, &session.view(player), options);
                    check_reports(game, &session.view(player), Options { all: true, ..options });
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

    /// A depth that is asked for is reached, where there is more to learn, and never passed.
    #[test]
    fn no_search_looks_further_than_it_may() {
        for game in GAMES {
            let session = game.start("seed=1").expect("every game takes a seed");
            let view = session.view(Player(0));
            for level in Level::ALL {
                for depth in 1..6 {
                    let options = Options { level, seed: 3, all: false };
                    let mut thinker = game.think("", &view, &[], options).expect("it goes on");
                    thinker.limit_depth(depth);
                    // A search of hidden hands looks so far at once, and takes long to be sure.
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

    /// Runs a search twice, and once asks it for a report after each slice.
    fn check_reports(game: &Entry, view: &str, options: Options) {
        let think = || game.think("", view, &[], options).expect("the game goes on");
        let (mut silent, mut asked) = (think(), think());
        for slice in 0..6 {
            let progress = silent.run(1000);
            let report = asked.advance(1000);
            let told = [u64::from(report.depth), report.nodes, report.done.into()];
            let expected = [u64::from(progress.depth), progress.nodes, progress.done.into()];
            assert_eq!(told, expected, "{view} after slice {slice} with {options:?}");
        }
        let [silent, asked] = [silent, asked].map(|thinker| format!("{:?}", thinker.report()));
        assert_eq!(silent, asked, "{view} with {options:?}");
    }
}
