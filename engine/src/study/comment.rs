//! Comments: text in braces, with commands for arrows and highlighted squares.

use super::cursor::Cursor;
use super::escape;
use crate::tree::append;
use crate::{Error, Shape, codes};
use alloc::string::String;

/// What a comment says.
#[derive(Default)]
pub(super) struct Comment {
    pub(super) note: String,
    /// The texts of shapes with spaces between them.
    pub(super) shapes: String,
}

/// The beginnings of commands, as PGN has them: highlighted squares, and arrows.
const COMMANDS: [&str; 2] = ["[%csl", "[%cal"];

/// Reads a comment after its opening brace.
#[inline(never)]
pub(super) fn read(cursor: &mut Cursor<'_>) -> Result<Comment, Error> {
    let begin = cursor.at - 1;
    let mut comment = Comment::default();
    let mut is_spaced = false;
    loop {
        is_spaced |= cursor.skip_space();
        if cursor.eat(COMMANDS[0]) || cursor.eat(COMMANDS[1]) {
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
#[inline(never)]
fn read_command(cursor: &mut Cursor<'_>, shapes: &mut String) -> Result<(), Error> {
    loop {
        cursor.skip_space();
        let at = cursor.at;
        let text = cursor.take(|byte| byte.is_ascii_alphanumeric());
        if Shape::of(text).is_none() {
            return Err(cursor.refuse_line(at, codes::MARK));
        }
        append(shapes, text, ' ');
        cursor.skip_space();
        if cursor.eat("]") {
            return Ok(());
        }
        if !cursor.eat(",") {
            return Err(cursor.refuse_line(cursor.at, codes::MARK));
        }
    }
}

/// Appends the text of a comment in its braces, and a space. Returns false if the comment is empty.
#[inline(never)]
pub(super) fn write(out: &mut String, note: &str, marks: &str) -> bool {
    let begin = out.len();
    // The command of the shapes so far.
    let mut command = None;
    for shape in marks.split(' ').filter(|text| Shape::of(text).is_some()) {
        let letters = shape.bytes().filter(u8::is_ascii_lowercase).count();
        let next = COMMANDS.get(letters - 1);
        if next == command {
            out.push(',');
        } else {
            out.push_str(if command.is_some() { "]" } else { "{" });
            out.push_str(next.copied().unwrap_or_default());
            out.push(' ');
            command = next;
        }
        out.push_str(shape);
    }
    if command.is_some() {
        out.push_str(if note.is_empty() { "]" } else { "] " });
    } else if !note.is_empty() {
        out.push('{');
    }
    // A space is written as itself where it is neither the first character nor the last, nor after
    // another one.
    let mut is_plain = false;
    let mut chars = note.chars();
    while let Some(c) = chars.next() {
        if c == ' ' && (!is_plain || chars.as_str().is_empty()) {
            out.push_str("\\s");
        } else {
            escape::push(out, c, false);
        }
        is_plain = c != ' ';
    }
    let is_there = out.len() > begin;
    out.push_str(if is_there { "} " } else { "" });
    is_there
}
