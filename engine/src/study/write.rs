//! Writes a study: its headers in their order, its moves in lines of at most 80 columns, its result.

use super::comment::append;
use super::header::{self, GAME, Header, POSITION, RESULT, SEED, SETUP};
use super::moves::NO_MOVE;
use super::{comment, line, outcome};
use crate::{Error, Judgement, NodeId, Player, Session, Shape, codes};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The headers that follow those of the engine, in this order.
const FIRST: [&str; 5] = ["Players", RESULT, "Date", "Event", "Ending"];

/// Writes a study with all variations and annotations. The text begins with the headers that tell how
/// the game begins, which are those of the session, and then has the given ones, each once. The
/// result is that of the rules, or else the one in the headers.
///
/// # Errors
/// Refuses a header whose name is none, and the session of a spectator.
pub fn write(session: &dyn Session, headers: &[Header]) -> Result<String, Error> {
    let known = session.setup();
    let known = known.ok_or_else(|| Error::new("game", session.game(), codes::LOOKING_ON))?;
    // Whatever differs from a new game without a set-up.
    let default = session.restart("")?.setup().unwrap_or_default();
    let (mut setup, mut seed) = (String::new(), "");
    for option in known.split(' ') {
        if let Some(value) = option.strip_prefix("seed=") {
            seed = value;
        } else if !default.split(' ').any(|each| each == option) {
            append(&mut setup, option, ' ');
        }
    }
    let mut position = session.first_position();
    if session.restart(&known)?.first_position() == position {
        position.clear();
    } else {
        seed = "";
    }
    let given = |key: &str| headers.iter().find(|(each, _)| each == key).map(|(_, value)| &**value);
    let by_rules = outcome::of(&session.main_status());
    let mut result = by_rules.as_deref().or(given(RESULT)).unwrap_or_default();
    if !outcome::all(session.players()).iter().any(|each| each == result) {
        result = outcome::UNKNOWN;
    }
    // The engine's own are left out where they are empty.
    let own = [(GAME, session.game()), (SETUP, &setup), (SEED, seed), (POSITION, &position)];
    let mut all = Vec::from(own);
    for key in FIRST {
        let value = if key == RESULT { Some(result) } else { given(key) };
        all.extend(value.map(|value| (key, value)));
    }
    for (key, value) in headers {
        if !header::is_key(key) {
            return Err(Error::new("header", key, codes::HEADER));
        }
        if !all.iter().any(|(each, _)| each == key) {
            all.push((key, value));
        }
    }
    let mut out = String::new();
    for (n, (key, value)) in all.into_iter().enumerate() {
        if n >= own.len() || !value.is_empty() {
            header::write(&mut out, key, value);
        }
    }
    out.push('\n');
    let mut text = moves(session)?;
    text.push_str(result);
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
            self.out.push_str(&round.to_string());
            self.word(if played.player == Player(0) { "." } else { "..." });
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
        let marks = node.marks.split(' ');
        if let Some(judgement) =
            marks.clone().next().filter(|first| Judgement::SYMBOLS.contains(first))
        {
            if node.parent.is_some() {
                self.out.pop();
            }
            self.word(judgement);
        }
        let shapes = marks.filter(|text| Shape::of(text).is_some());
        self.is_numbered |= comment::write(&mut self.out, node.note, shapes);
        Ok(())
    }
}
