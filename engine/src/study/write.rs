//! Writes a study: its headers in their order, its moves in lines of at most 80 columns, its result.

use super::header::{self, GAME, Header, Names, POSITION, RESULT, SEED, SETUP};
use super::moves::is_number;
use super::outcome::NO_MOVE;
use super::{comment, line, outcome};
use crate::tree::append;
use crate::{Error, Judgement, Played, Player, Session, codes};
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
    let mut names = Names::new();
    for (n, (key, _)) in all.iter().enumerate() {
        names.add(key, n, &|_| false);
    }
    for (key, value) in headers {
        if !header::is_key(key) {
            return Err(Error::new("header", key, codes::HEADER));
        }
        if names.add(key, all.len(), &|n| all[n].0 == key) {
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
    let mut text = moves(session);
    text.push_str(result);
    out.push_str(&line::fold(text));
    out.push('\n');
    Ok(out)
}

/// What is still to be written.
#[derive(Clone, Copy)]
enum Step {
    /// The moves after a node.
    After,
    /// A variation that begins with the move to a node, in brackets.
    Variation,
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
#[inline(never)]
fn moves(session: &dyn Session) -> String {
    let tree = session.tree();
    let mut writer = Writer { session, out: String::new(), is_numbered: true };
    writer.annotate(ROOT);
    // The next is the last.
    let mut steps = Vec::from([(Step::After, ROOT, Number { round: 1, seat: None })]);
    while let Some((step, node, number)) = steps.pop() {
        let mut next = (Step::After, node, number);
        match step {
            Step::After => {
                let mut others = tree.children(node);
                let Some(first) = others.first() else { continue };
                if tree.is_main(node) && !tree.is_main(*first) {
                    writer.word(NO_MOVE);
                } else {
                    next = (Step::After, *first, writer.mv(*first, number));
                    others = &others[1..];
                    steps.push(next);
                }
                steps.extend(others.iter().rev().map(|node| (Step::Variation, *node, number)));
                continue;
            }
            Step::Variation => {
                writer.out.push('(');
                writer.is_numbered = true;
                next.2 = writer.mv(node, number);
                steps.push((Step::End, node, number));
                steps.push(next);
            }
            Step::End => {
                writer.out.pop();
                writer.word(")");
                writer.is_numbered = true;
            }
        }
    }
    writer.out
}

/// The slot of the first node.
const ROOT: u32 = 0;

struct Writer<'a> {
    session: &'a dyn Session,
    out: String,
    /// Whether the next move needs its number, even in the middle of a round.
    is_numbered: bool,
}

impl Writer<'_> {
    #[inline(never)]
    fn word(&mut self, word: &str) {
        self.out.push_str(word);
        self.out.push(' ');
    }

    /// Writes the move to a node, and returns its number.
    #[inline(never)]
    fn mv(&mut self, node: u32, Number { round, seat }: Number) -> Number {
        let played = self.session.move_to(self.session.tree().id(node));
        let Played { player, mv, .. } = played.expect("a move leads to each node but the root");
        let is_next_round = Some(player) <= seat;
        let round = round + usize::from(is_next_round);
        if core::mem::take(&mut self.is_numbered) || is_next_round {
            self.out.push_str(&round.to_string());
            self.word(if player == Player(0) { "." } else { "..." });
        }
        self.word(&mv);
        self.annotate(node);
        Number { round, seat: Some(player) }
    }

    /// Writes the judgement of a node after its move, other numbers of PGN, and its comment.
    #[inline(never)]
    fn annotate(&mut self, node: u32) {
        let (note, mut marks) = self.session.tree().annotation(node);
        // The engine keeps the text of marks as it is: what is none has no notation.
        let judgement = Judgement::SYMBOLS.iter().rev().find(|symbol| marks.starts_with(**symbol));
        if let Some(judgement) = judgement {
            if node != ROOT {
                self.out.pop();
            }
            self.word(judgement);
            marks = marks.get(judgement.len()..).unwrap_or_default();
        }
        for number in marks.split(' ').filter(|word| is_number(word)) {
            self.word(number);
        }
        self.is_numbered |= comment::write(&mut self.out, note, marks);
    }
}
