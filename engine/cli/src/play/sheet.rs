//! The moves of a game as words: rounds with their numbers, and in a study variations, judgements and comments.

use super::table::Table;
use super::words;
use crate::base::output::is_obeyed;
use gambol::{Judgement, Marks, NodeId, Player};

/// A word of a sheet of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Word {
    pub(crate) text: String,
    /// The node of a move; `None` for a word of a comment.
    pub(crate) node: Option<NodeId>,
    /// The number of variations that it is in.
    pub(crate) depth: usize,
}

/// What is still to be written.
enum Step {
    /// The moves after a node.
    After(NodeId, Number),
    /// A variation that begins with the move to a node.
    Variation(NodeId, Number),
    /// The end of a variation.
    End,
}

/// The number of the last move: a round has at most one move of each player, in the order of their seats.
#[derive(Clone, Copy)]
struct Number {
    round: usize,
    seat: Option<Player>,
}

/// The moves of a table: those of the current line, and in a study all of them.
pub(crate) fn sheet(table: &Table) -> Vec<Word> {
    let mut sheet = Sheet { table, words: Vec::new(), depth: 0, is_numbered: true };
    let mut number = Number { round: 1, seat: None };
    if !table.is_study {
        for node in table.session.tree().line().skip(1) {
            number = sheet.mv(node, number);
        }
        return sheet.words;
    }
    sheet.comment(NodeId::ROOT);
    // The next is the last.
    let mut steps = vec![Step::After(NodeId::ROOT, number)];
    while let Some(step) = steps.pop() {
        match step {
            Step::After(node, number) => {
                let children = table.session.tree().variations(node).unwrap_or_default();
                let Some((first, others)) = children.split_first() else { continue };
                let next = sheet.mv(*first, number);
                steps.push(Step::After(*first, next));
                steps.extend(others.iter().rev().map(|node| Step::Variation(*node, number)));
            }
            Step::Variation(node, number) => {
                (sheet.depth, sheet.is_numbered) = (sheet.depth + 1, true);
                let first = sheet.words.len();
                let next = sheet.mv(node, number);
                sheet.words[first].text.insert(0, '(');
                steps.extend([Step::End, Step::After(node, next)]);
            }
            Step::End => {
                if let Some(last) = sheet.words.last_mut() {
                    last.text.push(')');
                }
                (sheet.depth, sheet.is_numbered) = (sheet.depth - 1, true);
            }
        }
    }
    sheet.words
}

/// The judgement and the shapes of a node.
pub(crate) fn marks(table: &Table, node: NodeId) -> Marks {
    let node = table.session.tree().node(node);
    node.ok().and_then(|node| node.marks.parse().ok()).unwrap_or_default()
}

/// The comment on a node in one line, without characters that a terminal would obey.
pub(crate) fn note(table: &Table, node: NodeId) -> String {
    let note = table.session.tree().node(node).map_or("", |node| node.note);
    let words = note.split(|c: char| c.is_whitespace() || is_obeyed(c));
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

struct Sheet<'a> {
    table: &'a Table,
    words: Vec<Word>,
    depth: usize,
    /// Whether the next move needs its number, even in the middle of a round.
    is_numbered: bool,
}

impl Sheet<'_> {
    /// Writes the move to a node, and returns its number.
    fn mv(&mut self, node: NodeId, Number { round, seat }: Number) -> Number {
        let played =
            self.table.session.move_to(node).expect("a move leads to each node but the root");
        let is_next_round = Some(played.player) <= seat;
        let round = round + usize::from(is_next_round);
        let number = match std::mem::take(&mut self.is_numbered) || is_next_round {
            true if played.player == Player(0) => format!("{round}. "),
            true => format!("{round}... "),
            false => String::new(),
        };
        let judgement = marks(self.table, node).judgement.filter(|_| self.table.is_study);
        let judgement = judgement.as_ref().map(Judgement::to_string).unwrap_or_default();
        let text = format!("{number}{}{judgement}", words::played(self.table, &played));
        self.words.push(Word { text, node: Some(node), depth: self.depth });
        if self.table.is_study {
            self.comment(node);
        }
        Number { round, seat: Some(played.player) }
    }

    fn comment(&mut self, node: NodeId) {
        let note = note(self.table, node);
        self.is_numbered |= !note.is_empty();
        let words = note.split(' ').filter(|word| !word.is_empty());
        let depth = self.depth;
        self.words.extend(words.map(|word| Word { text: word.to_string(), node: None, depth }));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::settings::Settings;
    use gambol::study;

    #[track_caller]
    fn check(text: &str, sheet: &str) {
        let study = study::read(&format!("[Game \"gambit\"]\n\n{text}"), 1).expect("a study");
        let mut table = Table::of_study(study, &Settings::of_tests()).expect("a game");
        table.begin_study().expect("nothing is hidden");
        let words: Vec<String> = super::sheet(&table).into_iter().map(|word| word.text).collect();
        assert_eq!(words.join(" "), sheet);
    }

    #[test]
    fn a_sheet_has_the_moves_as_a_study_writes_them() {
        check("*", "");
        check("1. c2xc4 d3xd1 *", "1. c2xc4 d3xd1");
        check(
            "{a \\n start} 1. d2xd4!? {leaves} (1. c2xc4 d3xd1 (1... e3xe1)) 1... e3xe1 *",
            "a start 1. d2xd4!? leaves (1. c2xc4 d3xd1 (1... e3xe1)) 1... e3xe1",
        );
    }
}
