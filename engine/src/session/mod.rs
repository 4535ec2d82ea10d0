//! One game with its types erased: text in, text out.

mod entry;
mod thinker;
mod watched;

pub use entry::Entry;
pub use thinker::Thinker;

use crate::{Error, Gain, Game, Holding, NodeId, Player, Record, Status, Tree, TreeMut};
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
/// The trait is sealed, so methods may be added. [`Record`] implements it for every [`Game`].
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
    /// contain. `None` for spectators, and for a game as one player sees it.
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
    /// Tells the player of a game [as one player sees it](Entry::seat) what the own hand is after the move that
    /// leads to the current position. Returns false where that is known already.
    ///
    /// # Errors
    /// Refuses text that is no hand, and a hand that does not follow from the one before.
    fn tell(&mut self, hand: &str) -> Result<bool, Error>;
    /// The number of lines of exactly `depth` moves.
    #[cfg(feature = "full")]
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
mod sealed {
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
        (!G::IS_HIDDEN || !self.start().is_from_view()).then(|| self.setup())
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
        let mut tally = Vec::new();
        for (position, mv) in self.played() {
            let player = position.to_move().expect("a move was played from there");
            tally.extend(position.gains(mv).into_iter().map(|gain| (player, gain)));
        }
        tally
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

    fn tell(&mut self, hand: &str) -> Result<bool, Error> {
        if G::IS_HIDDEN { self.position_mut().tell(hand) } else { Ok(false) }
    }

    #[cfg(feature = "full")]
    fn perft(&self, depth: u32) -> u64 {
        crate::perft(self.position(), depth)
    }
}

/// A new game of a set-up.
fn start<G: Game>(setup: &str) -> Result<Box<dyn Session>, Error> {
    Ok(Box::new(open_record::<G>(setup, None)?))
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
