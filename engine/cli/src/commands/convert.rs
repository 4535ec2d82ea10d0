//! The command `convert`: the canonical text of a file of studies.

use crate::base::arguments::Arguments;
use crate::base::command::Command;
use crate::base::error::Result;
use crate::base::study_file::{problems, read, text};
use gambol::NodeId;
use gambol::study::{self, Study};
use std::io::Write;

/// The command.
pub(crate) const COMMAND: Command = Command {
    name: "convert",
    usage: "FILE",
    summary: "the canonical text of a file of studies",
    details: DETAILS,
    options: &["main-line"],
    has_setup: false,
    run,
};

const DETAILS: &str = "\
Prints the studies of a file, see `help check`, in their only canonical text: headers in their
order, one blank line before the moves, lines of at most 80 columns, in UTF-8. A file with a problem
is refused. FILE is `-` for the standard input.

Options:
  --main-line         leaves variations out
";

/// Prints the canonical text of a file.
fn run(mut arguments: Arguments, out: &mut dyn Write) -> Result {
    let is_main_line = arguments.switch("main-line");
    let name = arguments.word("file")?;
    arguments.finish()?;
    let file = text(&name, &read(&name)?)?;
    if let Some(problem) = problems(&name, &file).into_iter().next() {
        return Err(problem.into());
    }
    let mut blank = "";
    for part in study::split(&file) {
        let mut study = study::read(part.text, part.line)?;
        if is_main_line {
            delete_variations(&mut study)?;
        }
        write!(out, "{blank}{}", study::write(study.session.as_ref(), &study.headers)?)?;
        blank = "\n";
    }
    Ok(())
}

/// Leaves nothing but the main line, with its comments and marks.
fn delete_variations(study: &mut Study) -> Result {
    let tree = study.session.tree();
    let mut first = Vec::new();
    for id in tree.subtree(NodeId::ROOT)? {
        let node = tree.node(id)?;
        let is_after_main = match node.parent {
            Some(parent) => tree.node(parent)?.is_main,
            None => false,
        };
        if is_after_main && !node.is_main {
            first.push(id);
        }
    }
    for id in first {
        study.session.tree_mut().delete(id)?;
    }
    Ok(())
}
