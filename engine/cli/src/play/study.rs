//! A table as a study: its variations are browsed, added, annotated and ordered.

use super::command::Command;
use super::sheet;
use super::table::Table;
use gambol::{Marks, NodeId, Shape};
use std::time::Instant;

/// What a command of studies needs first.
const NO_STUDY: &str = "This is no study yet: `study` makes it one.";

impl Table {
    /// Makes the table a study: people play all seats, no clock runs, and no move takes another one back.
    ///
    /// # Errors
    /// Says why not, for the player to read.
    pub(crate) fn begin_study(&mut self) -> Result<(), String> {
        let is_over = self.ending.is_some() || self.session.main_status().over;
        if self.game.is_hidden && !is_over {
            return Err("Hands are hidden until the game is over.".to_string());
        }
        for seat in &mut self.seats {
            (seat.player, seat.program) = (None, None);
        }
        if let Some(clock) = &mut self.clock {
            clock.run(None, Instant::now());
        }
        (self.is_study, self.holder) = (true, None);
        Ok(())
    }

    /// Whether there is more than the moves of one line.
    pub(super) fn has_notes(&self) -> bool {
        let tree = self.session.tree();
        let nodes = tree.subtree(NodeId::ROOT).unwrap_or_default();
        nodes.into_iter().any(|node| {
            let has_note =
                tree.node(node).is_ok_and(|node| !node.note.is_empty() || !node.marks.is_empty());
            has_note || tree.variations(node).is_ok_and(|next| next.len() > 1)
        })
    }

    /// The nodes after the current one: the main continuation, then its variations.
    pub(crate) fn continuations(&self) -> Vec<NodeId> {
        let tree = self.session.tree();
        tree.variations(tree.current()).unwrap_or_default()
    }

    /// Goes to a node. Returns whether it is another one.
    pub(crate) fn visit(&mut self, node: NodeId) -> bool {
        let is_other = self.session.tree().current() != node;
        self.holder = self.holder.filter(|_| !is_other);
        is_other && self.session.tree_mut().go_to(node).is_ok()
    }

    /// Goes to the next or the previous alternative of the last move that has any.
    pub(crate) fn go_to_sibling(&mut self, step: isize) -> bool {
        let tree = self.session.tree();
        let mut node = tree.current();
        while let Some(parent) = tree.node(node).ok().and_then(|node| node.parent) {
            let siblings = tree.variations(parent).unwrap_or_default();
            if let Some(place) = siblings.iter().position(|each| *each == node)
                && siblings.len() > 1
            {
                let place = (place as isize + step).rem_euclid(siblings.len() as isize);
                return self.visit(siblings[place as usize]);
            }
            node = parent;
        }
        false
    }

    /// Executes a command that browses or changes a study; `None` for any other command.
    ///
    /// # Errors
    /// Says why nothing has changed, for the player to read.
    pub(crate) fn execute_study(&mut self, command: &Command) -> Option<Result<(), String>> {
        let (ply, end) = (self.session.ply(), self.session.tree().line().len() - 1);
        Some(match command {
            Command::Study(None) => self.begin_study(),
            Command::Start => moved(ply > 0 && self.go_to(Some(0))),
            Command::End => moved(ply < end && self.go_to(Some(end))),
            Command::Next
            | Command::Previous
            | Command::Variation(_)
            | Command::Comment(_)
            | Command::Mark(_)
            | Command::Promote
            | Command::Delete
                if !self.is_study =>
            {
                Err(NO_STUDY.to_string())
            }
            Command::Next => varied(self.go_to_sibling(1)),
            Command::Previous => varied(self.go_to_sibling(-1)),
            Command::Variation(number) => {
                let node = number.checked_sub(1).and_then(|n| self.continuations().get(n).copied());
                varied(node.is_some_and(|node| self.visit(node)))
            }
            Command::Comment(text) => self.annotate(text),
            Command::Mark(text) => self.mark(text),
            Command::Promote => {
                let current = self.session.tree().current();
                let is_changed = self.session.tree_mut().promote_to_main_line(current);
                self.edited(is_changed == Ok(true), "This is the main line already.")
            }
            Command::Delete => {
                let current = self.session.tree().current();
                let is_changed = self.session.tree_mut().delete(current).is_ok();
                self.edited(is_changed, "There is no move to delete.")
            }
            _ => return None,
        })
    }

    /// Replaces the comment on the current position.
    fn annotate(&mut self, text: &str) -> Result<(), String> {
        // The prompt shows a comment in one line; one that is left as it is keeps its lines.
        if text == sheet::note(self, self.session.tree().current()) {
            return Ok(());
        }
        let current = self.session.tree().current();
        let marks = self.session.tree().node(current).map_or("", |node| node.marks).to_string();
        let is_changed = self.session.tree_mut().annotate(current, text, &marks).is_ok();
        self.edited(is_changed, "")
    }

    /// Sets the marks of a text, and removes those that are there already.
    fn mark(&mut self, text: &str) -> Result<(), String> {
        let given: Marks = text.parse().map_err(|error: gambol::Error| error.to_string())?;
        let current = self.session.tree().current();
        let mut marks = super::sheet::marks(self, current);
        if given.judgement.is_some() {
            marks.judgement = given.judgement.filter(|_| marks.judgement != given.judgement);
        }
        let is_old = |shape: &Shape| marks.shapes.contains(shape);
        let new: Vec<Shape> = given.shapes.iter().filter(|shape| !is_old(shape)).copied().collect();
        marks.shapes.retain(|shape| !given.shapes.contains(shape));
        marks.shapes.extend(new);
        let note = self.session.tree().node(current).map_or("", |node| node.note).to_string();
        let text = marks.to_string();
        let is_changed = self.session.tree_mut().annotate(current, &note, &text).is_ok();
        self.edited(is_changed, "")
    }

    /// Writes the study after a change, or says why there is none.
    fn edited(&self, is_changed: bool, reason: &str) -> Result<(), String> {
        if !is_changed {
            return Err(reason.to_string());
        }
        self.write().map_err(|error| error.to_string())
    }
}

fn moved(is_changed: bool) -> Result<(), String> {
    if is_changed { Ok(()) } else { Err("There are no more moves.".to_string()) }
}

fn varied(is_changed: bool) -> Result<(), String> {
    if is_changed { Ok(()) } else { Err("There is no other variation.".to_string()) }
}
