//! The documentation in `www/docs/`: what its code blocks promise is what the command line does.

use crate::program::{converse, program};
use gambol::search::Level;
use std::fs;
use std::path::Path;

/// A code block of a document.
struct Block {
    file: String,
    line: usize,
    language: String,
    text: String,
}

/// Languages whose blocks are tested elsewhere: Rust as documentation tests, HTML in a browser, JavaScript and types
/// from the package of npm (`js` alone in Node, `javascript` in `npm/live.test.ts`), players in `bot.rs`, messages of
/// live play in `page/livefuzz.test.ts`.
const ELSEWHERE: [&str; 9] =
    ["rust", "html", "js", "javascript", "ts", "python", "sh", "json", "jsonl"];
/// Languages of blocks that nothing can run.
const PLAIN: [&str; 3] = ["text", "ebnf", "nginx"];

fn blocks() -> Vec<Block> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/docs"));
    let files = fs::read_dir(folder).expect("the documentation is a folder");
    let paths = files.map(|file| file.expect("it can be read").path());
    let documents = paths.filter(|path| path.extension().is_some_and(|end| end == "md"));
    documents.flat_map(|path| blocks_of(&path)).collect()
}

fn blocks_of(path: &Path) -> Vec<Block> {
    let file = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
    let text = fs::read_to_string(path).expect("a document is text");
    let mut blocks: Vec<Block> = Vec::new();
    let mut is_open = false;
    for (line, content) in text.lines().enumerate() {
        let fence = content.strip_prefix("```");
        match (fence, is_open, blocks.last_mut()) {
            (Some(language), false, _) => blocks.push(Block {
                file: file.clone(),
                line: line + 1,
                language: language.to_owned(),
                text: String::new(),
            }),
            (None, true, Some(block)) => block.text.extend([content, "\n"]),
            _ => {}
        }
        is_open ^= fence.is_some();
    }
    blocks
}

/// Asserts that the answers are those of a block, in which `…` stands for any rest of a line and, alone, for any lines.
#[track_caller]
fn check_answer(block: &Block, call: &str, expected: &[&str], found: &[String]) {
    let place = format!("{}:{}, {call}", block.file, block.line);
    let mut rest = found.iter();
    let mut skips = false;
    for line in expected {
        if *line == "…" {
            skips = true;
            continue;
        }
        let is_it = |found: &&String| match line.strip_suffix('…') {
            Some(start) => found.starts_with(start),
            None => found == line,
        };
        let next = if skips { rest.find(is_it) } else { rest.next().filter(is_it) };
        assert!(next.is_some(), "{place}: no line {line:?} in {found:#?}");
        skips = false;
    }
    assert!(skips || rest.len() == 0, "{place}: more than {expected:#?} in {found:#?}");
}

/// Splits a command line into words, of which some are in single quotation marks.
fn words(line: &str) -> Vec<String> {
    let parts = line.split('\'').enumerate();
    let words = parts.flat_map(|(n, part)| match n % 2 {
        0 => part.split_whitespace().map(str::to_owned).collect::<Vec<_>>(),
        _ => vec![part.to_owned()],
    });
    words.collect()
}

fn run_console(block: &Block) {
    let mut lines = block.text.lines().peekable();
    while let Some(call) = lines.next() {
        let command = call.strip_prefix("$ cargo gambol ").unwrap_or_else(|| {
            panic!("{}:{}: {call:?} is no command", block.file, block.line);
        });
        let answers = std::iter::from_fn(|| lines.next_if(|line| !line.starts_with("$ ")));
        let expected: Vec<&str> = answers.collect();
        let output = program().args(words(command)).output().expect("the program starts");
        let both = [output.stdout, output.stderr].concat();
        let found = String::from_utf8(both).expect("the output is UTF-8");
        let found: Vec<String> = found.lines().map(str::to_owned).collect();
        check_answer(block, call, &expected, &found);
    }
}

fn run_dialogue(block: &Block) {
    let sent = block.text.lines().filter_map(|line| line.strip_prefix("> "));
    let sent: Vec<&str> = sent.collect();
    let expected: Vec<&str> = block.text.lines().filter(|line| !line.starts_with("> ")).collect();
    let found = converse(&["ugi"], sent.join("\n") + "\n");
    check_answer(block, "ugi", &expected, &found);
}

#[test]
fn every_code_block_of_the_documentation_holds() {
    let blocks = blocks();
    assert!(blocks.len() > 20);
    for block in &blocks {
        match block.language.as_str() {
            "console" => run_console(block),
            "ugi" => run_dialogue(block),
            "study" => {
                gambol::study::read(&block.text, 1).unwrap_or_else(|error| {
                    panic!("{}:{}: {error}", block.file, block.line);
                });
            }
            other => assert!(
                ELSEWHERE.contains(&other) || PLAIN.contains(&other),
                "{}:{}: nothing tests {other:?}",
                block.file,
                block.line
            ),
        }
    }
}

/// The words in code style in the values of a key of addresses.
fn values_in_addresses(key: &str) -> Vec<String> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/docs/links.md");
    let text = fs::read_to_string(path).expect("a document is text");
    let begin = format!("| `{key}` | ");
    let row = text.lines().find_map(|line| line.strip_prefix(&begin)).expect("the key has a row");
    row.split('`').skip(1).step_by(2).map(String::from).collect()
}

#[test]
fn addresses_have_the_players_and_endings_that_the_page_parses() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../www/links/link.ts");
    let parser = fs::read_to_string(path).expect("a module is text");
    let is_key = |word: &str| parser.contains(&format!("case '{word}':"));
    let levels: Vec<String> = Level::ALL.iter().map(ToString::to_string).collect();
    for word in values_in_addresses("players") {
        assert!(word == "human" || levels.contains(&word) || is_key(&word), "{word}");
    }
    for word in values_in_addresses("ending") {
        let pattern = word.strip_suffix("SEAT").map(|kind| format!(r"/^{kind}(\d)$/"));
        let is_known = parser.contains(&pattern.unwrap_or_else(|| format!("'{word}'")));
        assert!(is_known, "{word}");
    }
}
