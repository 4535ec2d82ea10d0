//! The shape of a game's tree: nodes with variations, the lines through it, and annotations.
//!
//! It knows neither moves nor positions, so that it is compiled once for all games.

use crate::{Error, codes};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

/// The id of a node of a [`Tree`]. No other node ever has the id of a deleted one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId {
    version: u32,
    slot: u32,
}

impl NodeId {
    /// The node of the first position.
    pub const ROOT: Self = Self { version: 0, slot: 0 };

    /// The id that is written as this number.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        Self { version: (number >> 32) as u32, slot: number as u32 }
    }

    /// The id as a whole number below 2^53, which a double holds exactly.
    #[must_use]
    pub fn to_number(self) -> u64 {
        u64::from(self.version) << 32 | u64::from(self.slot)
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_number().fmt(f)
    }
}

/// A node as [`Tree::node`] gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeRef<'a> {
    /// Its id.
    pub id: NodeId,
    /// The node before it; `None` for the root.
    pub parent: Option<NodeId>,
    /// The number of moves from the root.
    pub ply: usize,
    /// Whether it is on the main line.
    pub is_main: bool,
    /// A comment; empty where there is none.
    pub note: &'a str,
    /// The text of its [`Marks`](crate::Marks); empty where there are none.
    pub marks: &'a str,
}

/// The most nodes that one slot holds, one after the other: ids stay below 2^53.
const VERSIONS: u32 = 1 << 21;

/// The nodes of a game, the node that is current, and two lines through the tree.
///
/// The first child of a node is its main continuation, the others are variations in their order. The
/// *main line* follows main continuations from the root; it may end before the last of them, where a
/// move was taken back and played again (see [`Record::play`](crate::Record::play)). The *current line*
/// leads from the root through the current node to the end that was last visited. At a table, where
/// no variation is visited, the two are the same.
///
/// ```
/// use gambol::games::gambit::Gambit;
/// use gambol::{Game, NodeId, Record};
///
/// let mut record = Record::new(Gambit::start(&Default::default()));
/// record.play("c2xc4".parse()?)?;
/// record.undo();
/// let node = record.add_variation("d2xd4".parse()?)?;
/// assert_eq!(record.tree().variations(NodeId::ROOT)?.len(), 2);
/// assert_eq!(record.tree().node(node)?.parent, Some(NodeId::ROOT));
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Tree {
    slots: Vec<Slot>,
    /// Slots without a node.
    free: Vec<u32>,
    /// The slots of the current line, from the root. Never empty.
    line: Vec<u32>,
    /// The place of the current node in the current line.
    ply: usize,
    /// The slots of the main line, from the root. Never empty.
    main: Vec<u32>,
}

#[derive(Clone, Debug)]
struct Slot {
    /// How many nodes this slot has held before.
    version: u32,
    /// `None` after a deletion.
    node: Option<Node>,
}

#[derive(Clone, Debug)]
struct Node {
    /// `None` for the root alone.
    parent: Option<u32>,
    children: Vec<u32>,
    /// The child on the line that was current when this node was last left.
    visited: Option<u32>,
    /// The number of moves from the root.
    ply: usize,
    annotation: Option<Box<Annotation>>,
}

#[derive(Clone, Debug, Default)]
struct Annotation {
    note: String,
    /// The text of [`Marks`](crate::Marks).
    marks: String,
}

static NONE: Annotation = Annotation { note: String::new(), marks: String::new() };

/// Queries.
impl Tree {
    /// The current node.
    #[must_use]
    pub fn current(&self) -> NodeId {
        self.id(self.current_slot())
    }

    /// The number of moves from the root to the current node.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.ply
    }

    /// The nodes of the current line, from the root.
    #[must_use]
    pub fn line(&self) -> impl ExactSizeIterator<Item = NodeId> {
        self.line.iter().map(|slot| self.id(*slot))
    }

    /// The nodes of the main line, from the root.
    #[must_use]
    pub fn main_line(&self) -> impl ExactSizeIterator<Item = NodeId> {
        self.main.iter().map(|slot| self.id(*slot))
    }

    /// A node with its place in the tree and its annotations.
    ///
    /// # Errors
    /// The id of no node.
    #[inline(never)]
    pub fn node(&self, id: NodeId) -> Result<NodeRef<'_>, Error> {
        let slot = self.slot(id)?;
        let node = self.at(slot);
        let parent = node.parent.map(|parent| self.id(parent));
        let is_main = self.is_on(&self.main, slot);
        let Annotation { note, marks } = node.annotation.as_deref().unwrap_or(&NONE);
        Ok(NodeRef { id, parent, ply: node.ply, is_main, note, marks })
    }

    /// The nodes after a node: its main continuation, then the other variations.
    ///
    /// # Errors
    /// The id of no node.
    pub fn variations(&self, node: NodeId) -> Result<Vec<NodeId>, Error> {
        Ok(self.children(self.slot(node)?).iter().map(|child| self.id(*child)).collect())
    }

    /// A node and all that follow it, depth first: after each node its main continuation with
    /// everything that follows that, then its other variations.
    ///
    /// # Errors
    /// The id of no node.
    pub fn subtree(&self, node: NodeId) -> Result<Vec<NodeId>, Error> {
        Ok(self.subtree_slots(self.slot(node)?).iter().map(|slot| self.id(*slot)).collect())
    }
}

/// Changes of a [`Tree`] that need no rules.
///
/// ```
/// use gambol::games::gambit::Gambit;
/// use gambol::{Game, Record};
///
/// let mut record = Record::new(Gambit::start(&Default::default()));
/// record.play("c2xc4".parse()?)?;
/// let node = record.tree().current();
/// record.tree_mut().delete(node)?;
/// assert_eq!(record.moves().len(), 0);
/// # Ok::<(), gambol::Error>(())
/// ```
#[derive(Debug)]
pub struct TreeMut<'a>(pub(crate) &'a mut Tree);

impl TreeMut<'_> {
    /// Goes to a node. The current line stays where it leads through that node; otherwise it goes on
    /// after the node as it did when that was last left, or with main continuations.
    ///
    /// # Errors
    /// The id of no node; nothing changes then.
    pub fn go_to(&mut self, node: NodeId) -> Result<(), Error> {
        let slot = self.0.slot(node)?;
        self.0.go_to_slot(slot);
        Ok(())
    }

    /// Goes to the node after `ply` moves of the current line. Returns false, and changes nothing, when
    /// there is none.
    pub fn seek(&mut self, ply: usize) -> bool {
        self.0.seek(ply)
    }

    /// Goes to a child of the current node, which ends the main line from now on.
    pub(crate) fn play(&mut self, child: NodeId) {
        self.0.play(child.slot);
    }

    /// Moves the variation that a node is part of one place up among its siblings, the first of which
    /// is the main continuation. Returns false, and changes nothing, when the node is on the main line.
    ///
    /// # Errors
    /// The id of no node; nothing changes then.
    pub fn promote(&mut self, node: NodeId) -> Result<bool, Error> {
        let slot = self.0.slot(node)?;
        Ok(self.0.promote(slot))
    }

    /// Makes the line through a node the main line, which follows main continuations after it. Returns
    /// false, and changes nothing, when the node is on the main line.
    ///
    /// # Errors
    /// The id of no node; nothing changes then.
    pub fn promote_to_main_line(&mut self, node: NodeId) -> Result<bool, Error> {
        let slot = self.0.slot(node)?;
        let is_main = self.0.is_on(&self.0.main, slot);
        if !is_main {
            self.0.make_main(slot);
            self.0.extend_main();
        }
        Ok(!is_main)
    }

    /// Deletes a node and all that follow it. Where the current node is one of them, the node before
    /// them becomes the current one; where the main line leads through them, it goes on with the next
    /// variation.
    ///
    /// # Errors
    /// The id of no node, and the root; nothing changes then.
    pub fn delete(&mut self, node: NodeId) -> Result<(), Error> {
        let slot = self.0.slot(node)?;
        match self.0.at(slot).parent {
            Some(parent) => self.0.delete(slot, parent),
            None => return Err(Error::new(NODE, node, codes::ROOT_NODE)),
        }
        Ok(())
    }

    /// Ends the main line at `end` if there is one, and goes to its last node as if no other node had
    /// been visited.
    pub(crate) fn finish(&mut self, end: Option<NodeId>) {
        self.0.finish(end.map(|end| end.slot));
    }

    /// Replaces the comment on a node and the text of its [`Marks`](crate::Marks), which is kept as it
    /// is. Empty ones remove them.
    ///
    /// # Errors
    /// The id of no node; nothing changes then.
    pub fn annotate(&mut self, node: NodeId, note: &str, marks: &str) -> Result<(), Error> {
        let slot = self.0.slot(node)?;
        let annotation = Annotation { note: note.into(), marks: marks.into() };
        self.0.at_mut(slot).annotation = Some(Box::new(annotation));
        Ok(())
    }

    /// Adds a line to the comment on a node, and words to the text of its marks. Takes no longer where
    /// there is a lot already.
    ///
    /// # Errors
    /// The id of no node; nothing changes then.
    pub(crate) fn append(&mut self, node: NodeId, note: &str, marks: &str) -> Result<(), Error> {
        let slot = self.0.slot(node)?;
        let annotation = self.0.at_mut(slot).annotation.get_or_insert_default();
        append(&mut annotation.note, note, '\n');
        append(&mut annotation.marks, marks, ' ');
        Ok(())
    }
}

/// Appends a text to another one, with a separator between them.
#[inline(never)]
pub(crate) fn append(text: &mut String, more: &str, separator: char) {
    if !text.is_empty() && !more.is_empty() {
        text.push(separator);
    }
    text.push_str(more);
}

/// The name of a node's id where it is refused.
const NODE: &str = "node";

/// Changes of the lines and of the shape, by slots.
impl Tree {
    /// A tree of the root alone.
    #[inline(never)]
    pub(crate) fn new() -> Self {
        let root = Node { parent: None, children: vec![], visited: None, ply: 0, annotation: None };
        let slots = vec![Slot { version: 0, node: Some(root) }];
        Self { slots, free: vec![], line: vec![0], ply: 0, main: vec![0] }
    }

    /// Adds a variation to the current node, and returns its slot.
    #[inline(never)]
    pub(crate) fn add(&mut self) -> u32 {
        let parent = self.current_slot();
        let slot = self.free.pop().unwrap_or(self.slots.len() as u32);
        let ply = self.ply + 1;
        if slot as usize == self.slots.len() {
            self.slots.push(Slot { version: 0, node: None });
        }
        self.slots[slot as usize].node = Some(Node {
            parent: Some(parent),
            children: vec![],
            visited: None,
            ply,
            annotation: None,
        });
        let siblings = &mut self.at_mut(parent).children;
        siblings.push(slot);
        // The main line may end before variations of a game that was taken back.
        if siblings.len() == 1 && self.main.last() == Some(&parent) {
            self.main.push(slot);
        }
        slot
    }

    /// Goes to a child of the current node. The current line ends there, and so does the main line,
    /// which leads there from now on.
    #[inline(never)]
    pub(crate) fn play(&mut self, child: u32) {
        if self.line.get(self.ply + 1) != Some(&child) {
            self.leave(self.ply);
            self.line.push(child);
        }
        self.ply += 1;
        self.leave(self.ply);
        self.at_mut(child).visited = None;
        self.make_main(child);
    }

    /// Goes to the node after `ply` moves of the current line; false, and nothing changes, where there
    /// is none.
    pub(crate) fn seek(&mut self, ply: usize) -> bool {
        let is_there = ply < self.line.len();
        if is_there {
            self.ply = ply;
        }
        is_there
    }

    fn finish(&mut self, end: Option<u32>) {
        if let Some(end) = end {
            self.main.truncate(self.at(end).ply + 1);
        }
        for slot in &mut self.slots {
            slot.node.iter_mut().for_each(|node| node.visited = None);
        }
        self.line.clone_from(&self.main);
        self.ply = self.line.len() - 1;
    }

    #[inline(never)]
    pub(crate) fn go_to_slot(&mut self, slot: u32) {
        let path = self.path_to(slot, &self.line);
        if !path.is_empty() {
            self.leave(self.at(slot).ply - path.len());
            self.line.extend(path.into_iter().rev());
            self.extend_line();
        }
        self.ply = self.at(slot).ply;
    }

    fn promote(&mut self, slot: u32) -> bool {
        if self.is_on(&self.main, slot) {
            return false;
        }
        let mut child = slot;
        while let Some(parent) = self.at(child).parent {
            let place = self.place_of(parent, child);
            if place > 0 {
                self.at_mut(parent).children.swap(place - 1, place);
                if place == 1 && self.is_on(&self.main, parent) {
                    self.main.truncate(self.at(parent).ply + 1);
                    self.extend_main();
                }
                return true;
            }
            child = parent;
        }
        // All of them are main continuations, and the main line has ended before.
        self.extend_main();
        true
    }

    fn delete(&mut self, slot: u32, parent: u32) {
        let ply = self.at(slot).ply;
        let is_main = self.is_on(&self.main, slot);
        let is_current = self.is_on(&self.line, slot);
        let deleted = self.subtree_slots(slot);
        let place = self.place_of(parent, slot);
        let before = self.at_mut(parent);
        before.children.remove(place);
        if before.visited == Some(slot) {
            before.visited = None;
        }
        for slot in deleted {
            let freed = &mut self.slots[slot as usize];
            freed.node = None;
            freed.version += 1;
            if freed.version < VERSIONS {
                self.free.push(slot);
            }
        }
        if is_main {
            self.main.truncate(ply);
            self.extend_main();
        }
        if is_current {
            self.line.truncate(ply);
            self.ply = self.ply.min(ply - 1);
            self.extend_line();
        }
    }
}

/// Slots, which stand for live nodes. Small functions stay functions: the page fetches every byte.
impl Tree {
    #[inline(never)]
    pub(crate) fn slot(&self, node: NodeId) -> Result<u32, Error> {
        match self.slots.get(node.slot as usize) {
            Some(Slot { version, node: Some(_) }) if *version == node.version => Ok(node.slot),
            _ => Err(Error::new(NODE, node, codes::UNKNOWN_NODE)),
        }
    }

    pub(crate) fn id(&self, slot: u32) -> NodeId {
        NodeId { version: self.slots[slot as usize].version, slot }
    }

    pub(crate) fn current_slot(&self) -> u32 {
        self.line[self.ply]
    }

    pub(crate) fn line_slots(&self) -> &[u32] {
        &self.line
    }

    pub(crate) fn main_slots(&self) -> &[u32] {
        &self.main
    }

    pub(crate) fn children(&self, slot: u32) -> &[u32] {
        &self.at(slot).children
    }

    /// The comment on a node, and the text of its marks.
    #[inline(never)]
    pub(crate) fn annotation(&self, slot: u32) -> (&str, &str) {
        let Annotation { note, marks } = self.at(slot).annotation.as_deref().unwrap_or(&NONE);
        (note, marks)
    }

    /// Whether the main line leads through a node.
    pub(crate) fn is_main(&self, slot: u32) -> bool {
        self.is_on(&self.main, slot)
    }

    pub(crate) fn parent_slot(&self, slot: u32) -> Option<u32> {
        self.at(slot).parent
    }

    #[inline(never)]
    fn at(&self, slot: u32) -> &Node {
        self.slots[slot as usize].node.as_ref().expect("a slot in use has a node")
    }

    #[inline(never)]
    fn at_mut(&mut self, slot: u32) -> &mut Node {
        self.slots[slot as usize].node.as_mut().expect("a slot in use has a node")
    }

    /// Whether a line leads through a node.
    #[inline(never)]
    fn is_on(&self, line: &[u32], slot: u32) -> bool {
        line.get(self.at(slot).ply) == Some(&slot)
    }

    #[inline(never)]
    fn place_of(&self, parent: u32, child: u32) -> usize {
        let mut children = self.children(parent).iter();
        children.position(|each| *each == child).expect("a parent has its child")
    }

    /// A node and all that follow it, in the order of [`subtree`](Self::subtree).
    #[inline(never)]
    fn subtree_slots(&self, slot: u32) -> Vec<u32> {
        let mut open = vec![slot];
        let mut slots = Vec::new();
        while let Some(slot) = open.pop() {
            slots.push(slot);
            open.extend(self.children(slot).iter().rev());
        }
        slots
    }

    /// The nodes from a node back to `line`, that of the line left out.
    #[inline(never)]
    fn path_to(&self, mut slot: u32, line: &[u32]) -> Vec<u32> {
        let mut path = Vec::new();
        while !self.is_on(line, slot) {
            path.push(slot);
            slot = self.at(slot).parent.expect("each line begins at the root");
        }
        path
    }

    /// Ends the current line after `ply` moves, and remembers how it went on.
    #[inline(never)]
    fn leave(&mut self, ply: usize) {
        for n in ply..self.line.len() {
            self.at_mut(self.line[n]).visited = self.line.get(n + 1).copied();
        }
        self.line.truncate(ply + 1);
    }

    /// Lets the current line go on as it did when its end was last left, or with main continuations.
    #[inline(never)]
    fn extend_line(&mut self) {
        while let Some(end) = self.line.last() {
            let node = self.at(*end);
            let is_end = self.main.last() == Some(end);
            let main = node.children.first().filter(|_| !is_end);
            let Some(next) = node.visited.or(main.copied()) else { return };
            self.line.push(next);
        }
    }

    /// Lets the main line go on to the last main continuation.
    #[inline(never)]
    fn extend_main(&mut self) {
        let next = |tree: &Self| tree.children(*tree.main.last()?).first().copied();
        while let Some(next) = next(self) {
            self.main.push(next);
        }
    }

    /// Makes the line from the root to a node the main line, which ends there.
    #[inline(never)]
    fn make_main(&mut self, slot: u32) {
        let path = self.path_to(slot, &self.main);
        self.main.truncate(self.at(slot).ply - path.len() + 1);
        for child in path.into_iter().rev() {
            let parent = self.at(child).parent.expect("the root is on the main line");
            let place = self.place_of(parent, child);
            self.at_mut(parent).children[..=place].rotate_right(1);
            self.main.push(child);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_a_number_and_back() {
        for number in [0, 1, (1 << 32) - 1, 1 << 32, (1 << 53) - 1, u64::MAX] {
            assert_eq!(NodeId::from_number(number).to_number(), number);
        }
        assert_eq!(NodeId::from_number(0), NodeId::ROOT);
        let last = NodeId { version: VERSIONS - 1, slot: u32::MAX };
        assert_eq!(last.to_number(), (1 << 53) - 1);
    }

    /// The slot of a deleted node is used again until its ids would exceed what a double holds.
    #[test]
    fn no_id_is_given_twice() {
        let mut tree = Tree::new();
        let mut last = None;
        for _ in 0..VERSIONS {
            let slot = tree.add();
            let id = tree.id(slot);
            assert!(slot == 1 && Some(id) > last, "{id}");
            TreeMut(&mut tree).delete(id).expect("it was just added");
            assert!(tree.slot(id).is_err());
            last = Some(id);
        }
        assert_eq!(tree.add(), 2);
        for version in [0, VERSIONS - 1, VERSIONS] {
            assert!(tree.slot(NodeId { version, slot: 1 }).is_err());
        }
    }
}
