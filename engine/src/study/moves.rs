//! Reads the moves of a study, with variations and annotations.

use super::comment::{self, Comment};
use super::cursor::{Cursor, is_word};
use super::outcome::{self, NO_MOVE};
use crate::error::CHOICE;
use crate::tree::append;
use crate::{Arg, Error, Judgement, NodeId, Session, codes};
use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

/// The most moves of a study, those of its variations included. A study that is read needs memory for
/// a position after each.
pub const MAX_MOVES: usize = 20_000;

/// The numbers that PGN gives to the judgements, in their order.
const NUMBERS: [&str; 9] = ["$1", "$2", "$3", "$4", "$5", "$6", "$7", "$10", "$13"];

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
    let mut result = Ok(true);
    while let Ok(true) = result {
        result = reader.item(header);
    }
    let end = reader.end;
    session.tree_mut().finish(end);
    result.map(drop)
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
    /// Reads what comes next. Returns false after the result.
    #[inline(never)]
    fn item(&mut self, header: Option<&str>) -> Result<bool, Error> {
        self.cursor.skip_space();
        let at = self.cursor.at;
        // A number of PGN may follow a move or another number without a space.
        self.cursor.eat("$");
        self.cursor.take(is_word);
        let word = self.cursor.between(at, self.cursor.at);
        if !word.is_empty() {
            return self.word(at, word, header);
        }
        let next = self.cursor.next_char();
        let is_after_end = self.end.is_some() && self.outer.is_empty();
        let code = match next {
            Some('{') => {
                let comment = comment::read(self.cursor)?;
                return self.comment(comment).map(|()| true);
            }
            Some(';') => {
                let note = self.cursor.take_line().trim_ascii().into();
                return self.comment(Comment { note, shapes: String::new() }).map(|()| true);
            }
            Some('(') if self.is_open || is_after_end => {
                self.outer.push((self.node, at));
                let parent = self.session.tree().node(self.node)?.parent;
                self.node = parent.filter(|_| !is_after_end).unwrap_or(self.node);
                self.is_open = false;
                return Ok(true);
            }
            Some(')') if self.is_open => {
                if let Some((node, _)) = self.outer.pop() {
                    self.node = node;
                    // The main line may have no move before its variations.
                    self.is_open = node != NodeId::ROOT;
                    return Ok(true);
                }
                codes::VARIATION_END
            }
            Some(')') if self.outer.is_empty() => codes::VARIATION_END,
            Some('(' | ')') => codes::VARIATION_BEGIN,
            Some('*') => return self.result(at, outcome::UNKNOWN, header),
            Some(_) => codes::STUDY_TEXT,
            None => return self.result(at, "", header),
        };
        Err(self.cursor.refuse_line(at, code))
    }

    /// Reads a word: the number of a move, a move, a judgement, or a result. Returns false after the
    /// result.
    fn word(&mut self, at: usize, word: &str, header: Option<&str>) -> Result<bool, Error> {
        self.cursor.at = at;
        if self.skip_number(word) {
            return Ok(true);
        }
        let end = at + word.len();
        self.cursor.at = end;
        if outcome::is_like(word) {
            return self.result(at, word, header);
        }
        if word == NO_MOVE && self.outer.is_empty() && self.end.is_none() {
            self.end = Some(self.node);
            return Ok(true);
        }
        let signs = signs_of(word);
        let mv = self.cursor.between(at, end - signs.len());
        if mv.starts_with('$') {
            let place = NUMBERS.iter().position(|number| *number == mv);
            self.judge(at, mv, place.map_or(mv, |place| Judgement::SYMBOLS[place]))?;
        } else if !mv.is_empty() {
            self.play(at, mv)?;
        }
        if !signs.is_empty() {
            self.judge(end - signs.len(), signs, signs)?;
        }
        Ok(true)
    }

    /// Skips the number of a move with its dots, which the word begins with or is.
    fn skip_number(&mut self, word: &str) -> bool {
        let begin = self.cursor.at;
        self.cursor.take(|byte| byte.is_ascii_digit());
        let digits = self.cursor.at;
        self.cursor.take(|byte| byte == b'.');
        let at = self.cursor.at;
        digits > begin && at > digits || at == begin + word.len()
    }

    #[inline(never)]
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
    #[inline(never)]
    fn comment(&mut self, comment: Comment) -> Result<(), Error> {
        let Comment { note, shapes } = comment;
        if !self.is_open && !self.outer.is_empty() {
            append(&mut self.lead.note, &note, '\n');
            append(&mut self.lead.shapes, &shapes, ' ');
            return Ok(());
        }
        self.session.tree_mut().append(self.node, &note, &shapes)
    }

    /// Judges the last move by a sign, which the text has as itself or as a number. Any other number of
    /// PGN is kept as it is.
    #[inline(never)]
    fn judge(&mut self, at: usize, found: &str, judgement: &str) -> Result<(), Error> {
        let has_node = self.is_open || self.outer.is_empty();
        if has_node && is_number(judgement) {
            return self.session.tree_mut().append(self.node, "", judgement);
        }
        let Comment { note, shapes } = self.annotations()?;
        let is_second = !matches!(shapes.as_bytes().first(), None | Some(b'A'..=b'Z' | b'$'));
        if is_second || !has_node || !Judgement::SYMBOLS.contains(&judgement) {
            return Err(self.cursor.refuse(at, found, codes::JUDGEMENT));
        }
        let mut marks = String::from(judgement);
        append(&mut marks, &shapes, ' ');
        self.session.tree_mut().annotate(self.node, &note, &marks)
    }

    /// The comment on the last move, with its marks as shapes.
    #[inline(never)]
    fn annotations(&self) -> Result<Comment, Error> {
        let node = self.session.tree().node(self.node)?;
        Ok(Comment { note: node.note.into(), shapes: node.marks.into() })
    }

    fn result(&mut self, at: usize, word: &str, header: Option<&str>) -> Result<bool, Error> {
        if let Some((_, bracket)) = self.outer.last() {
            return Err(self.cursor.refuse_line(*bracket, codes::VARIATION_END));
        }
        self.session.tree_mut().finish(self.end);
        let mut choice = outcome::all(self.session.players());
        if let Some(result) = outcome::of(&self.session.status()) {
            choice.retain(|each| *each == result || each == outcome::UNKNOWN);
        }
        if let Some(header) = choice.iter().find(|each| Some(each.as_str()) == header).cloned() {
            choice = [header].into();
        }
        if !choice.iter().any(|each| each == word) {
            let choice = Arg::Texts(choice.into_iter().map(Cow::Owned).collect());
            let error = Error::new("result", word, codes::ONE_OF).with(CHOICE, choice);
            return Err(self.cursor.place(at, error));
        }
        self.cursor.skip_space();
        match self.cursor.peek() {
            None => Ok(false),
            Some(_) => Err(self.cursor.refuse_line(self.cursor.at, codes::STUDY_END)),
        }
    }
}

/// The signs of judgements at the end of a word.
fn signs_of(word: &str) -> &str {
    // The bytes of the signs, which may also end another character.
    let is_sign = |byte: u8| "!?=□∞".as_bytes().contains(&byte);
    let begin = word.bytes().rposition(|byte| !is_sign(byte)).map_or(0, |last| last + 1);
    word.get(begin..).unwrap_or_default()
}

/// Whether a word is a number of PGN, such as `$146`.
pub(super) fn is_number(word: &str) -> bool {
    let digits = word.strip_prefix('$').unwrap_or_default().as_bytes();
    !digits.is_empty() && digits.iter().all(u8::is_ascii_digit)
}
