//! A game as a tree of moves and positions.

use crate::{Error, Game, NodeId, PerPlayer, Player, Tree, TreeMut, codes};
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// The moves of a game from a first position, with variations, and a current position among them.
///
/// A move that is [played](Self::play) is part of the main line, a
/// [variation](Self::play_variation) need not be. [`Tree`] says how the nodes and the two lines
/// through them are connected; all methods without a node are about the current line and the current
/// node.
///
/// ```
/// use gambol::games::gambit::Gambit;
/// use gambol::{Game, Record};
///
/// let mut record = Record::new(Gambit::start(&Default::default()));
/// record.play("c2xc4".parse()?)?;
/// record.undo();
/// record.play("d2xd4".parse()?)?;
/// let first = record.tree().variations(gambol::NodeId::ROOT)?;
/// let moves: Vec<_> = first.iter().filter_map(|node| record.move_to(*node).ok()?).map(|(_, mv)| mv).collect();
/// // The last game is the main line, and the one that was taken back a variation of it.
/// assert_eq!(moves, [&"d2xd4".parse()?, &"c2xc4".parse()?]);
/// assert_eq!(record.main_line().len(), 1);
/// // A record is written as a study, and read from one.
/// let text = record.to_string();
/// assert_eq!(text, "[Game \"gambit\"]\n[Result \"*\"]\n\n1. d2xd4 (1. c2xc4) *\n");
/// assert_eq!(text.parse::<Record<Gambit>>()?.to_string(), text);
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    tree: Tree,
    start: G,
    /// The set-up that the first position is of; `None` for any other position.
    setup: Option<G::Setup>,
    /// The plies of the nodes in slots 1, 2, … of the tree. Those of free slots have no meaning.
    plies: Vec<Ply<G>>,
}

/// One move of a game.
#[derive(Clone, Debug)]
struct Ply<G: Game> {
    mv: G::Move,
    /// The position that it leads to.
    position: G,
    /// The number of its occurrences on the line from the root. Counted once, so that queries take
    /// constant time.
    occurrences: u32,
}

/// The error place of the index of a legal move.
const PLACE: &str = "place-of-a-move";

impl<G: Game> Record<G> {
    /// A record that begins at `start`.
    pub fn new(start: G) -> Self {
        Self { tree: Tree::new(), start, setup: None, plies: Vec::new() }
    }

    /// A record of a new game, which remembers its seed.
    pub fn of_setup(setup: &G::Setup) -> Self {
        Self { setup: Some(setup.clone()), ..Self::new(G::start(setup)) }
    }

    /// The set-up of the game: all of it where the first position is of a set-up, or else the options
    /// that the text of that position does not contain.
    pub(crate) fn setup(&self) -> String {
        self.setup.clone().unwrap_or_else(|| self.start.options()).to_string()
    }

    /// The first position.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The nodes of the game, with variations and annotations.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The nodes of the game, to go to one, or to order, delete or annotate them.
    pub fn tree_mut(&mut self) -> TreeMut<'_> {
        TreeMut(&mut self.tree)
    }

    /// The current position.
    #[inline(never)]
    pub fn position(&self) -> &G {
        self.position_in(self.tree.current_slot())
    }

    /// The current position, to tell it what its player learns. Nothing may have been played from there.
    pub(crate) fn position_mut(&mut self) -> &mut G {
        let slot = self.tree.current_slot() as usize;
        match slot.checked_sub(1) {
            Some(ply) => &mut self.plies[ply].position,
            None => &mut self.start,
        }
    }

    /// The positions from the first to the current one.
    pub fn positions(&self) -> impl Iterator<Item = &G> {
        self.tree.line_slots()[..=self.ply()].iter().map(|slot| self.position_in(*slot))
    }

    /// The number of moves before the current position.
    pub fn ply(&self) -> usize {
        self.tree.ply()
    }

    /// All moves of the current line, those after the current position included.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = &G::Move> {
        self.history(0).map(|(_, mv)| mv)
    }

    /// The moves before the current position, each with the position that it was played from.
    pub fn played(&self) -> impl Iterator<Item = (&G, &G::Move)> {
        self.history(0).take(self.ply())
    }

    /// The moves of the current line but for the first `from`, each with the position that it was
    /// played from.
    pub fn history(&self, from: usize) -> impl ExactSizeIterator<Item = (&G, &G::Move)> {
        self.plies_of(self.tree.line_slots().get(from..).unwrap_or_default())
    }

    /// The moves of the main line, each with the position that it was played from.
    pub fn main_line(&self) -> impl ExactSizeIterator<Item = (&G, &G::Move)> {
        self.plies_of(self.tree.main_slots())
    }

    /// The position at a node.
    ///
    /// # Errors
    /// Refuses an unknown id.
    pub fn position_at(&self, node: NodeId) -> Result<&G, Error> {
        Ok(self.position_in(self.tree.slot(node)?))
    }

    /// The move that leads to a node, with the position that it was played from; `None` for the root.
    ///
    /// # Errors
    /// Refuses an unknown id.
    pub fn move_to(&self, node: NodeId) -> Result<Option<(&G, &G::Move)>, Error> {
        let slot = self.tree.slot(node)?;
        let parent = self.tree.parent_slot(slot);
        Ok(parent.zip(self.ply_in(slot)).map(|(parent, ply)| (self.position_in(parent), &ply.mv)))
    }

    /// The legal moves of the current position; none if the game is over.
    pub fn legal_moves(&self) -> Vec<G::Move> {
        let mut moves = Vec::new();
        if !self.is_drawn() {
            self.position().legal_moves(&mut moves);
        }
        moves
    }

    /// Plays a move at a table: it becomes the last one of the main line, which leads through the
    /// current position from now on. Moves that followed the current position before stay in the
    /// tree as variations.
    ///
    /// # Errors
    /// Refuses an illegal move; the record is unchanged then.
    pub fn play(&mut self, mv: G::Move) -> Result<(), Error> {
        let child = self.child(mv)?;
        self.tree.play(child);
        Ok(())
    }

    /// Adds a move to the tree, and returns its node: the last variation of the current position, or
    /// the node of that move where there is one. The current node stays.
    ///
    /// # Errors
    /// Refuses an illegal move; the record is unchanged then.
    pub fn add_variation(&mut self, mv: G::Move) -> Result<NodeId, Error> {
        let child = self.child(mv)?;
        Ok(self.tree.id(child))
    }

    /// Plays a move of an analysis: goes to the node of that move, which becomes the last variation of
    /// the current position where there is none, and returns its id.
    ///
    /// # Errors
    /// Refuses an illegal move; the record is unchanged then.
    pub fn play_variation(&mut self, mv: G::Move) -> Result<NodeId, Error> {
        let child = self.child(mv)?;
        self.tree.go_to_slot(child);
        Ok(self.tree.current())
    }

    /// The index of a move among the legal ones of the current position.
    ///
    /// # Errors
    /// Refuses an illegal move, with the reason.
    pub fn place_of(&self, mv: &G::Move) -> Result<usize, Error> {
        let refuse = || match self.after(mv) {
            Ok(_) => Error::new("move", mv, codes::ILLEGAL_MOVE),
            Err(error) => error,
        };
        self.legal_moves().iter().position(|legal| legal == mv).ok_or_else(refuse)
    }

    /// [Plays](Self::play) the legal move of an index, and returns it.
    ///
    /// # Errors
    /// Refuses an index without a move; the record is unchanged then.
    pub fn play_place(&mut self, place: usize) -> Result<&G::Move, Error> {
        let mut moves = self.legal_moves();
        if place >= moves.len() {
            return Err(match moves.len() {
                0 => Error::new(PLACE, place, codes::GAME_OVER),
                count => codes::number(PLACE, place, 0, count - 1),
            });
        }
        let mv = moves.swap_remove(place);
        let mut position = self.position().clone();
        position.play_unchecked(&mv);
        let child = self.child_after(mv, position);
        self.tree.play(child);
        Ok(&self.plies[child as usize - 1].mv)
    }

    /// The position that a move leads to.
    ///
    /// # Errors
    /// Refuses an illegal move.
    pub fn after(&self, mv: &G::Move) -> Result<G, Error> {
        if self.position().to_move().is_none() || self.is_drawn() {
            return Err(Error::new("move", mv, codes::GAME_OVER));
        }
        self.position().check(mv)?;
        let mut position = self.position().clone();
        position.play_unchecked(mv);
        Ok(position)
    }

    /// Goes to the position after `ply` moves of the current line. Returns false, and changes nothing,
    /// when there is none.
    pub fn seek(&mut self, ply: usize) -> bool {
        self.tree.seek(ply)
    }

    /// Goes back by one move; false when there is none.
    pub fn undo(&mut self) -> bool {
        self.ply() > 0 && self.seek(self.ply() - 1)
    }

    /// Goes forward by one move of the current line; false when there is none.
    pub fn redo(&mut self) -> bool {
        self.seek(self.ply() + 1)
    }

    /// The status of the current position with its history.
    pub fn status(&self) -> Status {
        self.status_in(self.tree.current_slot())
    }

    /// The status at the end of the main line with its history.
    pub fn main_status(&self) -> Status {
        self.status_in(*self.tree.main_slots().last().expect("the main line begins at the root"))
    }

    fn status_in(&self, slot: u32) -> Status {
        let position = self.position_in(slot);
        let mut status = Status::of(position);
        if self.is_drawn_in(slot) && !status.over {
            let players = (0..position.players()).map(Player);
            status.over = true;
            status.winners = players.filter(|player| position.is_winner_of_draw(*player)).collect();
        }
        status
    }

    /// Whether the current position has occurred so often that the game is drawn.
    fn is_drawn(&self) -> bool {
        self.is_drawn_in(self.tree.current_slot())
    }

    fn is_drawn_in(&self, slot: u32) -> bool {
        let occurrences = self.ply_in(slot).map_or(1, |ply| ply.occurrences);
        G::REPETITION_DRAW.is_some_and(|most| occurrences >= most)
    }

    /// The child of the current node after a move, added where there is none.
    fn child(&mut self, mv: G::Move) -> Result<u32, Error> {
        let position = self.after(&mv)?;
        Ok(self.child_after(mv, position))
    }

    /// The child of the current node after a legal move that leads to `position`, added where there is
    /// none.
    #[inline(never)]
    fn child_after(&mut self, mv: G::Move, position: G) -> u32 {
        let mut children = self.tree.children(self.tree.current_slot()).iter();
        let is_same = |slot: &&u32| self.ply_in(**slot).is_some_and(|ply| ply.mv == mv);
        if let Some(child) = children.find(is_same) {
            return *child;
        }
        let mut occurrences = 1;
        if G::REPETITION_DRAW.is_some() {
            let next = self.ply() + 1;
            let recent = next.saturating_sub(position.reversible_plies())..next;
            let earlier = self.tree.line_slots()[recent].iter().map(|slot| self.position_in(*slot));
            occurrences += earlier.filter(|earlier| position.repeats(earlier)).count() as u32;
        }
        let ply = Ply { mv, position, occurrences };
        let child = self.tree.add();
        match self.plies.get_mut(child as usize - 1) {
            Some(free) => *free = ply,
            None => self.plies.push(ply),
        }
        child
    }

    /// The moves to all nodes of a line but its first, each with the position before it.
    fn plies_of(&self, line: &[u32]) -> impl ExactSizeIterator<Item = (&G, &G::Move)> {
        line.windows(2).map(|nodes| {
            let mv = &self.plies[nodes[1] as usize - 1].mv;
            (self.position_in(nodes[0]), mv)
        })
    }

    fn ply_in(&self, slot: u32) -> Option<&Ply<G>> {
        Some(&self.plies[slot.checked_sub(1)? as usize])
    }

    #[inline(never)]
    fn position_in(&self, slot: u32) -> &G {
        self.ply_in(slot).map_or(&self.start, |ply| &ply.position)
    }
}

/// The text of a [study](crate::study) without headers of its own: all variations and annotations.
impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_study(&[]).map_err(|_| fmt::Error)?)
    }
}

/// Reads a [study](crate::study) of this game, and goes to the end of its main line.
impl<G: Game> FromStr for Record<G> {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Self::from_study(text).map(|(record, _)| record)
    }
}

/// The status of a game. Its display is the status line: `over o,x 3,3`, `playing - 0,0`.
///
/// ```
/// use gambol::games::gambit::Gambit;
/// use gambol::{Player, Status};
///
/// let position: Gambit = "8/8/8/oo6 o".parse()?;
/// let status = Status::of(&position);
/// assert_eq!((status.winners.as_slice(), status.to_string()), (&[Player(0)][..], "over o 3,0".into()));
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Status {
    /// Whether the game is over.
    pub over: bool,
    /// The winners; empty while the game goes on, and when nobody has won.
    pub winners: Vec<Player>,
    /// The score of each player, in turn order.
    pub scores: Vec<i32>,
    /// How the players' seats are written.
    seats: &'static [&'static str],
}

impl Status {
    /// The status of a position regardless of its history.
    pub fn of<G: Game>(position: &G) -> Self {
        let over = position.to_move().is_none();
        let scores: PerPlayer<i32> = position.scores();
        let players = scores.iter().map(|(player, _)| player);
        Self {
            over,
            winners: players.filter(|player| over && position.is_winner(*player)).collect(),
            scores: scores.iter().map(|(_, score)| *score).collect(),
            seats: G::SEATS,
        }
    }
}

impl Status {
    /// How a player's seat is written; `?` where there is none.
    fn seat(&self, player: Player) -> &'static str {
        self.seats.get(usize::from(player.0)).copied().unwrap_or("?")
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = if self.over { "over" } else { "playing" };
        let seats: Vec<&str> = self.winners.iter().map(|player| self.seat(*player)).collect();
        let winners = if seats.is_empty() { "-".to_string() } else { seats.join(",") };
        let scores: Vec<String> = self.scores.iter().map(ToString::to_string).collect();
        write!(f, "{state} {winners} {}", scores.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FixedStart, Square};
    use core::cell::Cell;

    std::thread_local! {
        /// The number of times that two positions of [`Walk`] were compared.
        static COMPARED: Cell<usize> = const { Cell::new(0) };
    }
    /// No position repeats one that lies further back.
    const BACK: usize = 10;

    /// A game without an end: each move names the next square, which is one of the first two.
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    struct Walk(Square);

    impl fmt::Display for Walk {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            self.0.fmt(f)
        }
    }

    impl FromStr for Walk {
        type Err = Error;

        fn from_str(text: &str) -> Result<Self, Error> {
            text.parse().map(Self)
        }
    }

    impl Game for Walk {
        type Move = Square;
        type Setup = FixedStart;
        crate::game::perfect_information!();

        const ID: &'static str = "walk";
        const SEATS: &'static [&'static str] = &["1"];
        const REPETITION_DRAW: Option<u32> = Some(u32::MAX);

        fn start(_: &FixedStart) -> Self {
            Self(Square { rank: 0, file: 0 })
        }

        fn players(&self) -> u8 {
            1
        }

        fn to_move(&self) -> Option<Player> {
            Some(Player(0))
        }

        fn legal_moves(&self, moves: &mut Vec<Square>) {
            moves.extend([0, 1].map(|file| Square { rank: 0, file }));
        }

        fn play_unchecked(&mut self, mv: &Square) {
            self.0 = *mv;
        }

        fn scores(&self) -> PerPlayer<i32> {
            PerPlayer::new(1, |_| 0)
        }

        fn repeats(&self, earlier: &Self) -> bool {
            COMPARED.set(COMPARED.get() + 1);
            self == earlier
        }

        fn reversible_plies(&self) -> usize {
            BACK
        }

        fn key(&self) -> u64 {
            0
        }
    }

    #[test]
    fn a_ply_of_a_long_game_compares_no_more_positions_than_one_of_a_short_game() {
        const PLIES: usize = 2000;
        let mut record = Record::new(Walk::start(&FixedStart));
        for ply in 0..PLIES {
            let mv = record.legal_moves()[0];
            let place = record.place_of(&mv).expect("a legal move has a place");
            assert_eq!(record.play_place(place), Ok(&mv));
            assert!(!record.status().over);
            assert_eq!(record.ply(), ply + 1);
        }
        assert_eq!(COMPARED.get(), BACK * PLIES - BACK * (BACK - 1) / 2);
    }

    /// Every tenth node has a variation as long as the rest of the game, so that the tree is both deep
    /// and wide, and the stack of a test thread holds nothing that grows with it.
    #[test]
    fn a_game_of_twenty_thousand_plies_is_no_deeper_for_the_stack() {
        const PLIES: usize = 20_000;
        let [stay, step] = [0, 1].map(|file| Square { rank: 0, file });
        let mut record = Record::new(Walk::start(&FixedStart));
        for _ in 0..PLIES {
            record.play(stay).expect("a legal move");
        }
        let end = record.tree().current();
        for ply in (0..PLIES).step_by(1000) {
            assert!(record.seek(ply));
            record.play_variation(step).expect("a legal move");
            for _ in ply + 1..PLIES {
                record.play_variation(stay).expect("a legal move");
            }
            record.tree_mut().go_to(end).expect("the main line is there");
            assert_eq!(record.ply(), PLIES);
        }
        let all = record.tree().subtree(NodeId::ROOT).expect("the root is there");
        assert_eq!(
            all.len(),
            1 + PLIES + (0..PLIES).step_by(1000).map(|ply| PLIES - ply).sum::<usize>()
        );
        assert!(all[..=PLIES].iter().copied().eq(record.tree().main_line()));
        while record.undo() {}
        while record.redo() {}
        assert_eq!((record.ply(), record.tree().current()), (PLIES, end));
        // The variations of the last nodes come first.
        let variation = *all.last().expect("there are nodes");
        assert_eq!(record.tree().node(variation).map(|node| node.ply), Ok(PLIES));
        record.tree_mut().promote_to_main_line(variation).expect("it is there");
        assert_eq!(record.main_line().map(|(_, mv)| *mv).next(), Some(step));
        let copy = record.clone();
        let [first, second] =
            record.tree().variations(NodeId::ROOT).expect("the root is there")[..]
        else {
            panic!("the first position has two variations");
        };
        record.tree_mut().delete(second).expect("it is there");
        assert_eq!((record.ply(), record.tree().current()), (0, NodeId::ROOT));
        assert_eq!(record.tree().subtree(NodeId::ROOT).map(|nodes| nodes.len()), Ok(PLIES + 1));
        record.tree_mut().delete(first).expect("it is there");
        assert_eq!((record.moves().len(), record.main_line().len()), (0, 0));
        drop((record, copy));
    }

    /// Deleted nodes leave room for as many others.
    #[test]
    fn memory_does_not_grow_with_deletions() {
        let step = Square { rank: 0, file: 1 };
        let mut record = Record::new(Walk::start(&FixedStart));
        for _ in 0..1000 {
            let first = record.play_variation(step).expect("a legal move");
            record.play_variation(step).expect("a legal move");
            record.tree_mut().delete(first).expect("it was just added");
        }
        assert_eq!(record.plies.len(), 2);
    }
}
