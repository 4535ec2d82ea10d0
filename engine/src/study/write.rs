//! Writes a study: its headers in their order, its moves in lines of at most 80 columns, its result.

use super::header::{self, GAME, Header, POSITION, RESULT, SEED, SETUP};
use super::moves::NO_MOVE;
use super::{comment, line, outcome};
use crate::{Error, Marks, NodeId, Origin, Player, Session, codes};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The headers that the engine writes by itself.
const OWN: [&str; 5] = [GAME, SETUP, SEED, POSITION, RESULT];
/// The headers that come before all others, in this order, besides the engine's own.
const FIRST: [&str; 5] = ["Players", RESULT, "Date", "Event", "Ending"];

/// Writes a study with all variations and annotations. The text begins with the headers that tell how
/// the game begins, which are those of the session, and then has the given ones, each once. The
/// result is that of the rules, or else the one in the headers.
///
/// # Errors
/// Refuses a header whose name is none, and the session of a spectator.
pub fn write(session: &dyn Session, headers: &[Header]) -> Result<String, Error> {
    let Origin { game, setup, seed, position } = session.origin()?;
    let given = |key: &str| headers.iter().find(|(each, _)| each == key).map(|(_, value)| value);
    let result = outcome::of(&session.main_status()).unwrap_or_else(|| {
        let known = outcome::all(session.players());
        given(RESULT)
            .filter(|result| known.contains(result))
            .cloned()
            .unwrap_or_else(|| outcome::UNKNOWN.into())
    });
    let mut out = String::new();
    header::write(&mut out, GAME, game);
    let own = [(SETUP, Some(setup)), (SEED, seed), (POSITION, position)];
    for (key, value) in own {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            header::write(&mut out, key, &value);
        }
    }
    for key in FIRST {
        let value = if key == RESULT { Some(&result) } else { given(key) };
        if let Some(value) = value {
            header::write(&mut out, key, value);
        }
    }
    for (n, (key, value)) in headers.iter().enumerate() {
        if !header::is_key(key) {
            return Err(Error::new("header", key, codes::HEADER));
        }
        let is_second = headers[..n].iter().any(|(earlier, _)| earlier == key);
        if !is_second && !OWN.contains(&&**key) && !FIRST.contains(&&**key) {
            header::write(&mut out, key, value);
        }
    }
    out.push('\n');
    let text = format!("{}{result}", moves(session)?);
    line::fold(&mut out, &text);
    Ok(out)
}

/// What is still to be written, the next last.
enum Step {
    /// The moves after a node.
    After(NodeId, Number),
    /// A variation that begins with the move to a node, in brackets.
    Variation(NodeId, Number),
    /// The end of a variation.
    End,
}

/// The number of the last move: a round has at most one move of each player, in the order of their
/// seats.
#[derive(Clone, Copy)]
struct Number {
    round: usize,
    seat: Option<Player>,
}

/// The moves with their numbers, variations and annotations, with a space after each.
fn moves(session: &dyn Session) -> Result<String, Error> {
    let tree = session.tree();
    let mut writer = Writer { session, out: String::new(), is_numbered: true };
    writer.annotate(NodeId::ROOT)?;
    let start = Number { round: 1, seat: None };
    let mut steps: Vec<Step> = [Step::After(NodeId::ROOT, start)].into();
    while let Some(step) = steps.pop() {
        match step {
            Step::After(node, number) => {
                let variations = tree.variations(node)?;
                let Some((first, mut others)) = variations.split_first() else { continue };
                if tree.node(node)?.is_main && !tree.node(*first)?.is_main {
                    writer.word(NO_MOVE);
                    others = &variations;
                } else {
                    let next = writer.mv(*first, number)?;
                    steps.push(Step::After(*first, next));
                }
                steps.extend(others.iter().rev().map(|node| Step::Variation(*node, number)));
            }
            Step::Variation(node, number) => {
                writer.out.push('(');
                writer.is_numbered = true;
                let next = writer.mv(node, number)?;
                steps.extend([Step::End, Step::After(node, next)]);
            }
            Step::End => {
                writer.out.pop();
                writer.word(")");
                writer.is_numbered = true;
            }
        }
    }
    Ok(writer.out)
}

struct Writer<'a> {
    session: &'a dyn Session,
    out: String,
    /// Whether the next move needs its number, even in the middle of a round.
    is_numbered: bool,
}

impl Writer<'_> {
    fn word(&mut self, word: &str) {
        self.out.push_str(word);
        self.out.push(' ');
    }

    /// Writes the move to a node, and returns its number.
    fn mv(&mut self, node: NodeId, Number { round, seat }: Number) -> Result<Number, Error> {
        let unknown = || Error::new("node", node, codes::ROOT_NODE);
        let played = self.session.move_to(node).ok_or_else(unknown)?;
        let player = Some(played.player);
        let is_next_round = player <= seat;
        let round = round + usize::from(is_next_round && seat.is_some());
        if is_next_round || core::mem::take(&mut self.is_numbered) {
            let dots = if played.player == Player(0) { "." } else { "..." };
            self.word(&format!("{round}{dots}"));
        }
        self.is_numbered = false;
        self.word(&played.mv);
        self.annotate(node)?;
        Ok(Number { round, seat: player })
    }

    /// Writes the judgement of a node after its move, and its comment.
    fn annotate(&mut self, node: NodeId) -> Result<(), Error> {
        let node = self.session.tree().node(node)?;
        // The engine keeps the text of marks as it is: what is none has no notation.
        let marks: Marks = node.marks.parse().unwrap_or_default();
        if let Some(judgement) = marks.judgement {
            if node.parent.is_some() {
                self.out.pop();
            }
            self.word(&judgement.to_string());
        }
        let comment = comment::write(node.note, &marks.shapes);
        if !comment.is_empty() {
            self.word(&comment);
            self.is_numbered = true;
        }
        Ok(())
    }
}
