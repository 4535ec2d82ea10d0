//! One game with its types erased: text in, text out.

#[cfg(feature = "full")]
use crate::search::Luck;
use crate::search::{Limits, Options, Progress, Report, Search};
use crate::watched::watch;
use crate::{
    Code, Error, Gain, Game, Holding, NodeId, Player, Record, Rng, Status, Tree, TreeMut, codes,
    games, perft,
};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::any::Any;
use core::fmt;
use sealed::Sealed;

/// A game in progress, for callers that know the game only at run time. Moves, positions and
/// marks are text.
///
/// A method without a node refers to the current line and the current position. [`Record`] and
/// [`Tree`] describe nodes and lines.
///
/// The trait is sealed: methods will come, and [`Record`] implements it for every [`Game`].
///
/// ```
/// use gambol::games;
///
/// let mut session = games::find("combo")?.start("")?;
/// session.play("1e1+f2")?;
/// assert_eq!(session.status().to_string(), "playing - 16,16");
/// assert!(session.legal_moves().contains(&"1e8+f7".to_string()));
/// # Ok::<(), gambol::Error>(())
/// ```
pub trait Session: Sealed + Any + Send {
    /// The current position.
    fn position(&self) -> String;
    /// The position that the game began with.
    fn first_position(&self) -> String;
    /// The public information about the current position.
    fn public_text(&self) -> String;
    /// The number of players.
    fn players(&self) -> u8;
    /// The player to move; `None` when the game is over.
    fn to_move(&self) -> Option<Player>;
    /// The status of the game, with its history.
    fn status(&self) -> Status;
    /// The status of the game at the end of the main line.
    fn main_status(&self) -> Status;
    /// The id of the game.
    fn game(&self) -> &'static str;
    /// The set-up of the first position; for one that is given, the options that its text does not
    /// contain. `None` for spectators.
    fn setup(&self) -> Option<String>;
    /// A new game of the same kind from another set-up.
    ///
    /// # Errors
    /// Refuses a set-up that is not of this game.
    fn restart(&self, setup: &str) -> Result<Box<dyn Session>, Error>;
    /// The factor by which a square of the board multiplies the points of what is laid on it.
    #[cfg(feature = "full")]
    fn factor(&self, square: crate::Square) -> i32;
    /// The parts of the scores.
    fn holdings(&self) -> Vec<Holding>;
    /// The information that a player has about the current position.
    ///
    /// # Panics
    /// Panics if the player is not one of the [`players`](Self::players).
    fn view(&self, player: Player) -> String;
    /// The legal moves, in the game's own order.
    fn legal_moves(&self) -> Vec<String>;
    /// The position that a move leads to.
    ///
    /// # Errors
    /// Refuses text that is not a move, and an illegal move.
    fn after(&self, mv: &str) -> Result<String, Error>;
    /// The parts of the score of a legal move.
    ///
    /// # Errors
    /// Refuses text that is not a move, and an illegal move, with the reason.
    fn gains(&self, mv: &str) -> Result<Vec<Gain>, Error>;
    /// The parts of the scores of all moves before the current position, each with its player.
    fn tally(&self) -> Vec<(Player, Gain)>;
    /// The index of a move among the [legal ones](Self::legal_moves), from its text or as
    /// [`Played::sealed`] has it.
    ///
    /// This and [`play_place`](Self::play_place) take as long in a long game as in a short one.
    ///
    /// # Errors
    /// Refuses text that is not a move, and an illegal move.
    fn place_of(&self, mv: &str) -> Result<usize, Error>;
    /// Plays the legal move of an index among the [others](Self::legal_moves), and returns it.
    ///
    /// # Errors
    /// Refuses an index without a move; nothing changes then.
    fn play_place(&mut self, place: usize) -> Result<String, Error>;
    /// The nodes of the game, with variations and annotations.
    fn tree(&self) -> &Tree;
    /// The nodes of the game, to go to one, or to order, delete or annotate them.
    fn tree_mut(&mut self) -> TreeMut<'_>;
    /// The move that leads to a node; `None` for the root, and where there is no such node.
    fn move_to(&self, node: NodeId) -> Option<Played>;
    /// Adds a move to the tree, and returns its node: the last variation of the current position, or
    /// the node of that move where there is one. `is_sealed`: the text may be that of a link, as
    /// [`Played::sealed`].
    ///
    /// # Errors
    /// Refuses text that is not a move, and an illegal move; nothing changes then.
    fn add_variation(&mut self, mv: &str, is_sealed: bool) -> Result<NodeId, Error>;
    /// The number of lines of exactly `depth` moves.
    fn perft(&self, depth: u32) -> u64;
}

impl fmt::Debug for dyn Session + '_ {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.game(), self.public_text())
    }
}

/// Methods that need no rules, compiled once for all games.
impl<'a> dyn Session + 'a {
    /// Plays a move at a table, as [`Record::play`] does.
    ///
    /// # Errors
    /// Refuses text that is not a move, and an illegal move; nothing changes then.
    pub fn play(&mut self, mv: &str) -> Result<(), Error> {
        self.play_text(mv, false)
    }

    /// Plays a move of a link, as its text or as [`Played::sealed`].
    ///
    /// # Errors
    /// Refuses text that is not a move, and an illegal move; nothing changes then.
    pub fn replay(&mut self, mv: &str) -> Result<(), Error> {
        self.play_text(mv, true)
    }

    fn play_text(&mut self, mv: &str, is_sealed: bool) -> Result<(), Error> {
        let node = self.add_variation(mv, is_sealed)?;
        self.tree_mut().play(node);
        Ok(())
    }

    /// Plays a move of an analysis, as [`Record::play_variation`] does.
    ///
    /// # Errors
    /// Refuses text that is not a move, and an illegal move; nothing changes then.
    pub fn play_variation(&mut self, mv: &str) -> Result<NodeId, Error> {
        let node = self.add_variation(mv, false)?;
        self.tree_mut().go_to(node)?;
        Ok(node)
    }

    /// The number of moves before the current position.
    pub fn ply(&self) -> usize {
        self.tree().ply()
    }

    /// Goes to the position after `ply` moves of the current line. Returns false, and changes nothing,
    /// when there is none.
    pub fn seek(&mut self, ply: usize) -> bool {
        self.tree_mut().seek(ply)
    }

    /// All moves of the current line, those after the current position included: the first
    /// `ply` of them lead to it.
    pub fn moves(&self) -> Vec<String> {
        self.history(0).moves
    }

    /// All moves of the current line except the first `from`. Takes time linear in their number.
    pub fn history(&self, from: usize) -> History {
        self.moves_of(self.tree().line_slots().get(from..).unwrap_or_default())
    }

    /// All moves of the main line except the first `from`.
    pub fn main_line(&self, from: usize) -> History {
        self.moves_of(self.tree().main_slots().get(from..).unwrap_or_default())
    }

    /// A search for the player to move, with the search of this game in the registry. It is given the view
    /// of that player, or where nothing is hidden the moves up to the current position, so that it knows
    /// about repetitions. A game of one's own has [`Entry::think_in`].
    ///
    /// ```
    /// use gambol::games;
    /// use gambol::search::{Limits, Options};
    ///
    /// for game in games::GAMES {
    ///     let mut session = game.start("seed=1")?;
    ///     let mut thinker = session.think(Options::default())?;
    ///     thinker.run_within(&Limits::default().with_nodes(100));
    ///     session.play(&thinker.report().best.expect("the game goes on"))?;
    /// }
    /// # Ok::<(), gambol::Error>(())
    /// ```
    ///
    /// # Errors
    /// A game that is over, that of a spectator, and one that is not registered.
    pub fn think(&self, options: Options) -> Result<Box<dyn Thinker>, Error> {
        games::find(self.game())?.think_in(self, options)
    }

    /// The moves of a line except that to its first node.
    #[inline(never)]
    fn moves_of(&self, line: &[u32]) -> History {
        let mut history = History::default();
        let nodes = line.iter().skip(1).map(|slot| self.tree().id(*slot));
        for Played { player, mv, sealed } in nodes.filter_map(|node| self.move_to(node)) {
            history.moves.push(mv);
            history.sealed.push(sealed);
            history.movers.push(player.0);
        }
        history
    }
}

/// The moves of a line as text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct History {
    /// The moves.
    pub moves: Vec<String>,
    /// The moves as a link has them, without what only their players may know.
    pub sealed: Vec<String>,
    /// The numbers of the players who made them.
    pub movers: Vec<u8>,
}

/// A move that was played, as text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Played {
    /// The player who made it.
    pub player: Player,
    /// The move.
    pub mv: String,
    /// The move as a link has it, without what only its player may know.
    pub sealed: String,
}

/// What keeps other crates from implementing [`Session`].
pub(crate) mod sealed {
    /// Implemented by the sessions of this crate.
    pub trait Sealed {}
}

impl<G: Game> Sealed for Record<G> {}

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

    fn main_status(&self) -> Status {
        self.main_status()
    }

    fn game(&self) -> &'static str {
        G::ID
    }

    fn setup(&self) -> Option<String> {
        Some(self.setup())
    }

    fn restart(&self, setup: &str) -> Result<Box<dyn Session>, Error> {
        start::<G>(setup)
    }

    #[cfg(feature = "full")]
    fn factor(&self, square: crate::Square) -> i32 {
        self.position().factor(square)
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

    fn place_of(&self, mv: &str) -> Result<usize, Error> {
        self.place_of(&self.position().unseal(mv)?)
    }

    fn play_place(&mut self, place: usize) -> Result<String, Error> {
        self.play_place(place).map(ToString::to_string)
    }

    fn tree(&self) -> &Tree {
        self.tree()
    }

    fn tree_mut(&mut self) -> TreeMut<'_> {
        self.tree_mut()
    }

    fn move_to(&self, node: NodeId) -> Option<Played> {
        let (position, mv) = self.move_to(node).ok()??;
        let player = position.to_move()?;
        let text = mv.to_string();
        // Without hidden information a link has the same text.
        let sealed = if G::IS_HIDDEN { position.sealed(mv) } else { text.clone() };
        Some(Played { player, mv: text, sealed })
    }

    fn add_variation(&mut self, mv: &str, is_sealed: bool) -> Result<NodeId, Error> {
        let mv = if is_sealed { self.position().unseal(mv) } else { mv.parse() };
        self.add_variation(mv?)
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(self.position(), depth)
    }
}

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

    /// Searches a position of the same game instead, given as to [`Entry::think`], and keeps what is
    /// still known; see [`Search::follow`].
    ///
    /// # Errors
    /// Those of [`Entry::think`]; nothing changes then.
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

type Start = fn(&str) -> Result<Box<dyn Session>, Error>;
type Open = fn(&str, &str) -> Result<Box<dyn Session>, Error>;
type Sample = fn(&str, &str, u64) -> Result<Box<dyn Session>, Error>;
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
        (self.sample)(setup, view, seed)
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

fn start<G: Game>(setup: &str) -> Result<Box<dyn Session>, Error> {
    Ok(Box::new(open_record::<G>(setup, None)?))
}

fn open<G: Game>(setup: &str, position: &str) -> Result<Box<dyn Session>, Error> {
    Ok(Box::new(open_record::<G>(setup, Some(position))?))
}

fn sample<G: Game>(setup: &str, view: &str, seed: u64) -> Result<Box<dyn Session>, Error> {
    let setup = setup.parse()?;
    let mut position = G::sample(&view.parse()?, &mut Rng::new(seed));
    position.apply_setup(&setup);
    Ok(Box::new(Record::new(position)))
}

/// A game of a set-up that begins at its own first position, or at another one.
pub(crate) fn open_record<G: Game>(
    setup: &str,
    position: Option<&str>,
) -> Result<Record<G>, Error> {
    let setup = setup.parse()?;
    let Some(position) = position else { return Ok(Record::of_setup(&setup)) };
    let mut position: G = position.parse()?;
    position.apply_setup(&setup);
    Ok(Record::new(position))
}

fn think<G: Game, S: Search<G>>(
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
