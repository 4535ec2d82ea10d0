//! Reads the moves of a study, with variations and annotations.

use super::comment::{self, Comment};
use super::cursor::{Cursor, is_space};
use super::outcome;
use crate::error::CHOICE;
use crate::{Arg, Error, Judgement, Marks, NodeId, Session, codes};
use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The most moves of a study, those of its variations included. A study that is read needs memory for
/// a position after each.
pub const MAX_MOVES: usize = 20_000;

/// What stands for a move where the main line ends before its variations.
pub(super) const NO_MOVE: &str = "--";

/// The numbers that PGN gives to the judgements, in the order of [`Judgement::ALL`].
const NUMBERS: [u8; 9] = [1, 2, 3, 4, 5, 6, 7, 10, 13];

/// Reads the moves of a study and its result, which ends the text. The session is at the end of its
/// main line after that. `header` is the result in the headers.
///
/// # Errors
/// Refuses anything else. The session has what was read before, and is at the end of its main line.
pub(super) fn read(
    cursor: &mut Cursor<'_>,
    session: &mut dyn Session,
    header: Option<&str>,
) -> Result<(), Error> {
    let mut reader = Reader {
        cursor,
        session,
        node: NodeId::ROOT,
        is_open: false,
        end: None,
        lead: Comment::default(),
        outer: Vec::new(),
        moves: 0,
    };
    let result = reader.read(header);
    let end = reader.end;
    session.tree_mut().finish(end);
    result
}

struct Reader<'a, 'b> {
    cursor: &'a mut Cursor<'b>,
    session: &'a mut dyn Session,
    /// The node of the last move; before the first move of a line, the node before it.
    node: NodeId,
    /// Whether the line has a move yet.
    is_open: bool,
    /// The node in which the main line ends before its variations.
    end: Option<NodeId>,
    /// The comments before the first move of a variation.
    lead: Comment,
    /// The lines around the variation, from the outside in: the node of the last move of each, and the
    /// offset of the bracket.
    outer: Vec<(NodeId, usize)>,
    moves: usize,
}

impl Reader<'_, '_> {
    fn read(&mut self, header: Option<&str>) -> Result<(), Error> {
        loop {
            self.cursor.skip_space();
            let at = self.cursor.at;
            match self.cursor.peek() {
                None => return Err(self.at_end()),
                Some(b'{') => {
                    self.cursor.at += 1;
                    let comment = comment::read(self.cursor)?;
                    self.comment(comment)?;
                }
                Some(b';') => {
                    self.cursor.at += 1;
                    let note = self.cursor.line_at(self.cursor.at).trim().to_string();
                    self.cursor.skip_line();
                    self.comment(Comment { note, shapes: Vec::new() })?;
                }
                Some(b'(') => self.begin_variation(at)?,
                Some(b')') => self.end_variation(at)?,
                Some(_) => {
                    let word = self.cursor.take(is_word);
                    if word.is_empty() {
                        let found = self.cursor.line_at(at);
                        return Err(self.cursor.refuse(at, found, codes::STUDY_TEXT));
                    }
                    if self.word(at, word, header)? {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// The error of a text that ends here, without a result.
    fn at_end(&self) -> Error {
        match self.outer.last() {
            Some((_, bracket)) => self.cursor.refuse(*bracket, "(", codes::VARIATION_END),
            None => self.refuse_result(self.cursor.at, "", outcome::all(self.session.players())),
        }
    }

    fn refuse_result(&self, at: usize, found: &str, choice: Vec<String>) -> Error {
        let choice = Arg::Texts(choice.into_iter().map(Cow::Owned).collect());
        let error = Error::new("result", found, codes::ONE_OF).with(CHOICE, choice);
        self.cursor.place(at, error)
    }

    fn begin_variation(&mut self, at: usize) -> Result<(), Error> {
        self.cursor.at += 1;
        let is_after_end = self.end.is_some() && self.outer.is_empty();
        if !self.is_open && !is_after_end {
            return Err(self.cursor.refuse(at, "(", codes::VARIATION_BEGIN));
        }
        self.outer.push((self.node, at));
        if !is_after_end {
            self.node = self.session.tree().node(self.node)?.parent.unwrap_or(NodeId::ROOT);
        }
        self.is_open = false;
        Ok(())
    }

    fn end_variation(&mut self, at: usize) -> Result<(), Error> {
        self.cursor.at += 1;
        match self.outer.pop() {
            Some((node, _)) if self.is_open => {
                self.node = node;
                // The main line may have no move before its variations.
                self.is_open = node != NodeId::ROOT;
                Ok(())
            }
            Some(_) => Err(self.cursor.refuse(at, ")", codes::VARIATION_BEGIN)),
            None => Err(self.cursor.refuse(at, ")", codes::VARIATION_END)),
        }
    }

    /// Reads a word: the number of a move, a move, a judgement, or a result. Returns true after the
    /// result.
    fn word(&mut self, at: usize, word: &str, header: Option<&str>) -> Result<bool, Error> {
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let dots = word[digits..].bytes().take_while(|byte| *byte == b'.').count();
        if digits > 0 && dots > 0 || digits + dots == word.len() {
            self.cursor.at = at + digits + dots;
            return Ok(false);
        }
        if outcome::is_like(word) {
            return self.result(at, word, header).map(|()| true);
        }
        if word == NO_MOVE && self.outer.is_empty() && self.end.is_none() {
            self.end = Some(self.node);
            return Ok(false);
        }
        if let Some(number) = word.strip_prefix('$') {
            let place =
                number.parse().ok().and_then(|n| NUMBERS.iter().position(|each| *each == n));
            let judgement = place.map(|place| Judgement::ALL[place]);
            return self.judge(at, word, judgement).map(|()| false);
        }
        let mv = word.trim_end_matches(['!', '?', '□', '=', '∞']);
        if !mv.is_empty() {
            self.play(at, mv)?;
        }
        let judgement = &word[mv.len()..];
        if !judgement.is_empty() {
            self.judge(at + mv.len(), judgement, judgement.parse().ok())?;
        }
        Ok(false)
    }

    fn play(&mut self, at: usize, mv: &str) -> Result<(), Error> {
        if self.end.is_some() && self.outer.is_empty() {
            return Err(self.cursor.refuse(at, mv, codes::STUDY_TEXT));
        }
        if self.moves == MAX_MOVES {
            let error = self.cursor.refuse(at, mv, codes::STUDY_SIZE);
            return Err(error.with("most", MAX_MOVES));
        }
        self.session.tree_mut().go_to(self.node)?;
        let played = self.session.add_variation(mv, true);
        self.node = played.map_err(|error| self.cursor.place(at, error))?;
        self.session.tree_mut().go_to(self.node)?;
        self.moves += 1;
        self.is_open = true;
        let lead = core::mem::take(&mut self.lead);
        self.comment(lead)
    }

    /// Adds a comment to that of the last move, or of the next one at the beginning of a variation.
    fn comment(&mut self, comment: Comment) -> Result<(), Error> {
        if !self.is_open && !self.outer.is_empty() {
            append(&mut self.lead.note, &comment.note);
            self.lead.shapes.extend(comment.shapes);
            return Ok(());
        }
        if comment.note.is_empty() && comment.shapes.is_empty() {
            return Ok(());
        }
        let (mut note, mut marks) = self.annotations()?;
        append(&mut note, &comment.note);
        marks.shapes.extend(comment.shapes);
        self.session.tree_mut().annotate(self.node, &note, &marks.to_string())
    }

    fn judge(&mut self, at: usize, found: &str, judgement: Option<Judgement>) -> Result<(), Error> {
        let (note, mut marks) = self.annotations()?;
        let is_first = marks.judgement.is_none() && (self.is_open || self.outer.is_empty());
        if judgement.is_none() || !is_first {
            return Err(self.cursor.refuse(at, found, codes::JUDGEMENT));
        }
        marks.judgement = judgement;
        self.session.tree_mut().annotate(self.node, &note, &marks.to_string())
    }

    fn annotations(&self) -> Result<(String, Marks), Error> {
        let node = self.session.tree().node(self.node)?;
        Ok((node.note.into(), node.marks.parse()?))
    }

    fn result(&mut self, at: usize, word: &str, header: Option<&str>) -> Result<(), Error> {
        if let Some((_, bracket)) = self.outer.last() {
            return Err(self.cursor.refuse(*bracket, "(", codes::VARIATION_END));
        }
        let choice = match header {
            Some(header) => [header.to_string()].into(),
            None => outcome::all(self.session.players()),
        };
        let end = self.end;
        self.session.tree_mut().finish(end);
        let by_rules = outcome::of(&self.session.status());
        let choice = match by_rules {
            Some(result) if word != outcome::UNKNOWN => [result].into(),
            _ => choice,
        };
        if !choice.iter().any(|each| each == word) {
            return Err(self.refuse_result(at, word, choice));
        }
        self.cursor.skip_space();
        match self.cursor.rest() {
            "" => Ok(()),
            rest => {
                let found = rest.lines().next().unwrap_or_default();
                Err(self.cursor.refuse(self.cursor.at, found, codes::STUDY_END))
            }
        }
    }
}

/// Appends a comment to another one, in a line of its own.
fn append(note: &mut String, more: &str) {
    if !note.is_empty() && !more.is_empty() {
        note.push('\n');
    }
    note.push_str(more);
}

fn is_word(byte: u8) -> bool {
    !is_space(byte) && !matches!(byte, b'(' | b')' | b'{' | b'}' | b'[' | b']' | b';' | b'"')
}
