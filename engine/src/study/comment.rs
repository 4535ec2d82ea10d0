//! Comments: text in braces, with commands for arrows and highlighted squares.

use super::cursor::{Cursor, is_space};
use super::escape;
use crate::{Error, Shape, codes};
use alloc::string::String;
use alloc::vec::Vec;

/// What a comment says.
#[derive(Default)]
pub(super) struct Comment {
    pub(super) note: String,
    pub(super) shapes: Vec<Shape>,
}

/// The beginnings of commands, as PGN has them: highlighted squares, and arrows.
const COMMANDS: [&str; 2] = ["[%csl", "[%cal"];

/// Reads a comment after its opening brace.
pub(super) fn read(cursor: &mut Cursor<'_>) -> Result<Comment, Error> {
    let begin = cursor.at - 1;
    let mut comment = Comment::default();
    let mut is_spaced = false;
    loop {
        is_spaced |= !cursor.take(is_space).is_empty();
        if COMMANDS.iter().any(|command| cursor.rest().starts_with(command)) {
            read_command(cursor, &mut comment.shapes)?;
            continue;
        }
        let next = match cursor.next_char() {
            None => return Err(cursor.refuse(begin, "{", codes::COMMENT_END)),
            Some('}') => return Ok(comment),
            Some('\\') => escape::read(cursor)?,
            Some(next) => next,
        };
        // Any white space between words is one space.
        if core::mem::take(&mut is_spaced) && !comment.note.is_empty() {
            comment.note.push(' ');
        }
        comment.note.push(next);
    }
}

/// Reads the shapes of a command: `[%cal Gc2c4,Rd2d4]`.
fn read_command(cursor: &mut Cursor<'_>, shapes: &mut Vec<Shape>) -> Result<(), Error> {
    cursor.at += COMMANDS[0].len();
    loop {
        cursor.skip_space();
        let at = cursor.at;
        let text = cursor.take(|byte| !is_space(byte) && !matches!(byte, b',' | b']' | b'}'));
        let shape: Shape = text.parse().map_err(|_| cursor.refuse(at, text, codes::MARK))?;
        shapes.push(shape);
        cursor.skip_space();
        if cursor.eat("]") {
            return Ok(());
        }
        if !cursor.eat(",") {
            return Err(cursor.refuse(cursor.at, cursor.line_at(cursor.at), codes::MARK));
        }
    }
}

/// The text of a comment in its braces; empty if it says nothing.
pub(super) fn write(note: &str, shapes: &[Shape]) -> String {
    let mut out = String::new();
    let kind = |shape: &Shape| usize::from(matches!(shape, Shape::Arrow(..)));
    for group in shapes.chunk_by(|a, b| kind(a) == kind(b)) {
        out.push_str(COMMANDS[kind(&group[0])]);
        let mut before = ' ';
        for shape in group {
            out.push(before);
            out.push_str(&alloc::string::ToString::to_string(shape));
            before = ',';
        }
        out.push(']');
    }
    if !out.is_empty() && !note.is_empty() {
        out.push(' ');
    }
    let mut chars = note.chars().peekable();
    // A space is written as itself where it is neither the first character nor the last, nor after another one.
    let mut is_plain = false;
    while let Some(c) = chars.next() {
        if c == ' ' && (!is_plain || chars.peek().is_none()) {
            out.push_str("\\s");
        } else {
            escape::push(&mut out, c, &['}', '[']);
        }
        is_plain = c != ' ';
    }
    if out.is_empty() { out } else { alloc::format!("{{{out}}}") }
}
