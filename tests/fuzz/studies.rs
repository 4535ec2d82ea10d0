//! Studies, and files of them.

use super::moves;
use super::random;
use super::refusal::check_error;
use super::tables::Tables;
use arbtest::arbitrary::{Result, Unstructured};
use gambol::games::{
    self, combo::Combo, gambit::Gambit, luckymoose::LuckyMoose, triboard::Triboard,
};
use gambol::study::{self, Header};
use gambol::{Error, Game, NodeId, Record, Session};

const TOKENS: [&str; 60] = [
    "[",
    "]",
    "[Game \"gambit\"]",
    "[Game \"combo\"]\n",
    "[Result \"*\"]",
    "[Result \"1-0\"]\n",
    "[Setup \"\"]",
    "[Setup \"players=3\"]",
    "[Seed \"7\"]",
    "[Seed \"\"]",
    "[Position \"8/8/8/8 o\"]",
    "[Players \"a, b\"]\n",
    "[Event \"x\"]",
    "[A \"\\",
    "\"",
    "\\",
    "\\n",
    "\\s",
    "\\}",
    "\\x",
    "{",
    "}",
    "{a}",
    "{ }",
    "{[%csl Gc2]}",
    "{[%cal Gc2c4,Rd2d4]}",
    "[%csl",
    "[%cal",
    "(",
    ")",
    "(c2xc4)",
    "()",
    "(--)",
    "--",
    "*",
    "1-0",
    "0-1",
    "1/2-1/2",
    "1/3-1/3-1/3",
    "0",
    "1.",
    "1...",
    "1..",
    "12",
    ".",
    "$1",
    "$5",
    "$10",
    "$13",
    "$99",
    "!",
    "?",
    "!?",
    "□",
    "=",
    "∞",
    ";",
    "; note\n",
    "pass",
    "c2xc4",
];

pub(crate) fn maker() -> impl FnMut(&mut Unstructured<'_>) -> Result<String> {
    let mut tables = Tables::new();
    move |u| {
        let study = sound(&mut tables, u)?;
        match u.int_in_range(0..=9)? {
            0 => Ok(format!("[Game \"gambit\"] {}", random::arbitrary(u, &TOKENS)?)),
            1 => random::arbitrary(u, &TOKENS),
            2 => Ok(study),
            3 => random::damage(u, &study, &moves::TOKENS),
            _ => random::damage(u, &study, &TOKENS),
        }
    }
}

/// The text of a game, with headers.
fn sound(tables: &mut Tables, u: &mut Unstructured<'_>) -> Result<String> {
    let table = tables.next(u)?;
    let mut headers: Vec<Header> = Vec::new();
    if u.ratio(1, 4)? {
        headers.push(("Event".into(), random::arbitrary(u, &TOKENS)?));
        headers.push(("Result".into(), random::token(u, &TOKENS)?.into()));
    }
    Ok(study::write(table.session.as_ref(), &headers).expect("its headers have names"))
}

pub(crate) fn check(input: &str) -> bool {
    let line = 3;
    let salvaged = study::salvage(input, line);
    let read = study::read(input, line);
    let (study, error) = match salvaged {
        Ok((study, error)) => (study, error),
        Err(error) => {
            check_place(input, line, &error);
            assert_eq!(read.err(), Some(error));
            return false;
        }
    };
    // What could be read is a study, too.
    let text = study::write(study.session.as_ref(), &study.headers).expect("it was read");
    let again = study::read(&text, 1).unwrap_or_else(|error| panic!("{error}\nin {text}"));
    let third = study::write(again.session.as_ref(), &again.headers).expect("it was read");
    assert_eq!(third, text);
    check_equal(study.session.as_ref(), again.session.as_ref());
    check_typed(input, error.as_ref(), &text);
    match error {
        Some(error) => {
            check_place(input, line, &error);
            assert_eq!(read.err(), Some(error));
            false
        }
        None => {
            check_equal(read.expect("it has no error").session.as_ref(), again.session.as_ref());
            true
        }
    }
}

/// Asserts that two games have the same tree, with the same positions and annotations.
fn check_equal(one: &dyn Session, other: &dyn Session) {
    assert_eq!(one.first_position(), other.first_position());
    assert_eq!(one.position(), other.position());
    assert_eq!(one.main_line(0), other.main_line(0));
    let nodes = |session: &dyn Session| {
        let tree = session.tree();
        let all = tree.subtree(NodeId::ROOT).expect("the root is there");
        let node = |id: NodeId| {
            let node = tree.node(id).expect("a node of the tree");
            let mv = session.move_to(id).map(|played| played.mv);
            (mv, node.ply, node.is_main, node.note.to_string(), node.marks.to_string())
        };
        all.into_iter().map(node).collect::<Vec<_>>()
    };
    assert_eq!(nodes(one), nodes(other));
}

/// The types of the games read the same.
fn check_typed(input: &str, error: Option<&Error>, text: &str) {
    fn typed<G: Game>(text: &str) -> std::result::Result<String, Error> {
        let (record, headers) = Record::<G>::from_study(text)?;
        record.to_study(&headers)
    }
    let readers = [typed::<Gambit>, typed::<Combo>, typed::<Triboard>, typed::<LuckyMoose>];
    let read: Vec<String> = readers.iter().filter_map(|read| read(input).ok()).collect();
    match error {
        Some(_) => assert_eq!(read, [""; 0]),
        None => assert_eq!(read, [text]),
    }
}

/// Asserts that an error is within the text, which has there what was found.
fn check_place(text: &str, first: usize, error: &Error) {
    let parts = study::split(text);
    let headers = parts.first().map(study::Part::headers).unwrap_or_default();
    let game = headers.first().and_then(|(_, id)| games::find(id).ok());
    check_error(game.unwrap_or(&games::GAMES[0]), error, text);
    let (line, column) = error.line_and_column().unwrap_or_else(|| panic!("{error} has no place"));
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let rest = line.checked_sub(first).and_then(|before| {
        let mut rest = text;
        for _ in 0..before {
            (_, rest) = rest.split_once('\n')?;
        }
        let line = rest.split('\n').next().unwrap_or_default();
        let mut letters = line.char_indices().map(|(at, _)| at).chain([line.len()]);
        rest.get(letters.nth(column.checked_sub(1)?)?..)
    });
    let rest = rest.unwrap_or_else(|| panic!("{error} in {text:?}"));
    // What is wrong within a move or a header is found there after some other text.
    if error.place().steps().len() == 2 {
        assert!(rest.starts_with(error.found()), "{error} in {text:?}");
    }
}

pub(crate) fn file_maker() -> impl FnMut(&mut Unstructured<'_>) -> Result<String> {
    let mut tables = Tables::new();
    move |u| {
        let mut file = String::new();
        for _ in 0..u.int_in_range(0..=4)? {
            file += &sound(&mut tables, u)?;
            file += u.choose(&["\n", "", "\n\n", "\r\n", " "])?;
        }
        random::damage(u, &file, &TOKENS)
    }
}

pub(crate) fn check_file(file: &str) -> bool {
    let parts = study::split(file);
    let mut rest = 0;
    for part in &parts {
        let begin = part.text.as_ptr().addr() - file.as_ptr().addr();
        assert!(begin >= rest, "studies overlap in {file:?}");
        let between = file[rest..begin].trim_start_matches('\u{feff}');
        assert_eq!(between.trim_ascii(), "", "left out of {file:?}");
        assert_eq!(part.line, file[..begin].split('\n').count(), "{:?} in {file:?}", part.text);
        rest = begin + part.text.len();
        // Each is read by itself, and what is wrong has the lines of the file.
        let headers = part.headers();
        if let Ok((study, error)) = study::salvage(part.text, part.line) {
            assert!(headers.len() >= study.headers.len());
            if let Some((line, _)) = error.and_then(|error| error.line_and_column()) {
                let lines = part.line..=part.line + part.text.matches('\n').count();
                assert!(lines.contains(&line), "line {line} in {file:?}");
            }
        }
    }
    assert_eq!(
        file[rest..].trim_start_matches('\u{feff}').trim_ascii(),
        "",
        "left out of {file:?}"
    );
    parts.len() > 1
}
