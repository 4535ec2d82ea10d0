//! Annotations: marks in the first line, then a comment, which is a header's value, too.

use super::random;
use arbtest::arbitrary::{Result, Unstructured};
use gambol::study::{self, Header};
use gambol::{Marks, NodeId, games};

const TOKENS: [&str; 30] = [
    "a",
    " ",
    "  ",
    "\n",
    "\t",
    "\r",
    "\\",
    "\\n",
    "\\s",
    "\"",
    "{",
    "}",
    "[",
    "]",
    "[%csl ",
    "[%cal Gc2c4]",
    "!",
    "!?",
    "□",
    "∞",
    "Ga1",
    "Rc2c4",
    "Ga1a1",
    "Zz9",
    "é",
    "\u{301}",
    "\u{2028}",
    "\u{85}",
    "a longer word ",
    "(",
];

pub(crate) fn make(u: &mut Unstructured<'_>) -> Result<String> {
    let marks = match u.ratio(1, 2)? {
        true => {
            let judgement = *u.choose(&["", "!", "??", "□", "="])?;
            let shape = *u.choose(&["", "Ga1", "Ra1b2 Gc3", "Bh1h4 Bh1h4", "Yu21"])?;
            format!("{judgement} {shape}").trim().to_string()
        }
        false => random::arbitrary(u, &TOKENS)?.replace('\n', " "),
    };
    Ok(format!("{marks}\n{}", random::arbitrary(u, &TOKENS)?))
}

pub(crate) fn check(input: &str) -> bool {
    let Some((marks, note)) = input.split_once('\n') else { return false };
    let parsed = marks.parse::<Marks>();
    if let Ok(parsed) = &parsed {
        assert_eq!(parsed.to_string(), marks, "accepted, but written differently");
    }
    let mut session = games::find("gambit").and_then(|game| game.start("")).expect("it starts");
    session.play("c2xc4").expect("a legal move");
    let last = session.tree().current();
    for node in [NodeId::ROOT, last] {
        session.tree_mut().annotate(node, note, marks).expect("a node of the tree");
    }
    let headers: [Header; 1] = [("Event".into(), note.into())];
    let text = study::write(session.as_ref(), &headers).expect("a header with a name");
    let read = study::read(&text, 1).unwrap_or_else(|error| panic!("{error}\nin {text}"));
    let value = read.headers.iter().find(|(key, _)| key == "Event").map(|(_, value)| &**value);
    assert_eq!(value, Some(note), "{text}");
    assert_eq!(read.session.moves(), ["c2xc4"], "{text}");
    for node in [NodeId::ROOT, read.session.tree().current()] {
        let node = read.session.tree().node(node).expect("a node of the tree");
        assert_eq!(node.note, note, "{text}");
        // What is no mark is not written.
        if parsed.is_ok() {
            assert_eq!(node.marks, marks, "{text}");
        }
    }
    let again = study::write(read.session.as_ref(), &read.headers).expect("it was read");
    assert_eq!(again, text);
    parsed.is_ok()
}
