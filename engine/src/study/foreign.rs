//! Texts of studies as other programs, mail and forums leave them.

use super::header::is_key_byte;
use alloc::borrow::Cow;
use alloc::string::String;

/// The headers whose values are read by the engine, which have no typography.
const READ: [&str; 5] = ["Game", "Setup", "Seed", "Position", "Result"];
/// Quotation marks around the value of a header: the right one, those of typographers, and those of HTML.
const QUOTES: [&str; 14] =
    ["\"", "“", "”", "„", "‟", "«", "»", "″", "'", "‘", "’", "&quot;", "&#34;", "&#x22;"];
/// Tags of forums and of HTML that stand around a text. A value or attributes may follow.
const TAGS: [&str; 11] =
    ["code", "pgn", "quote", "spoiler", "pre", "p", "br", "div", "span", "blockquote", "tt"];
/// The most bytes of a tag after its name.
const MAX_TAG: usize = 200;
/// Entities of HTML, and what they stand for.
const ENTITIES: [(&str, char); 8] = [
    ("&quot;", '"'),
    ("&#34;", '"'),
    ("&#39;", '\''),
    ("&apos;", '\''),
    ("&lt;", '<'),
    ("&gt;", '>'),
    ("&nbsp;", ' '),
    ("&amp;", '&'),
];

/// Rewrites what other programs, mail and forums do to a text of studies, so that it can be split and
/// read. A text that was written here, by [`write()`](super::write()), stays as it is, and so do comments and
/// the values of headers, but for NUL and Ctrl-Z in values.
///
/// - A carriage return alone ends a line.
/// - Byte order marks, NUL, Ctrl-Z, soft hyphens and other invisible characters go, any other space is a
///   space, and dashes are hyphens.
/// - Lines that begin with `%`, fences of code blocks and the tags around a text become blank, and the marks
///   of quoted mail go.
/// - Typographic quotation marks and entities of HTML around the value of a header become `"`.
/// - A header that follows a result on the same line begins a line.
/// - `Game` comes before the other headers of its study.
///
/// Lines keep their numbers wherever a blank line follows the headers.
///
/// ```
/// use gambol::study;
///
/// let text = "> [Event \"Club\"]\r> [Game “gambit”]\r> \r> 1.\u{a0}c2xc4 *[Game \"combo\"]\r";
/// let text = study::normalize(text);
/// assert_eq!(study::split(&text).len(), 2);
/// assert_eq!(study::split(&text)[0].text, "[Game \"gambit\"]\n[Event \"Club\"]\n\n1. c2xc4 *\n");
/// ```
#[must_use]
pub fn normalize(text: &str) -> Cow<'_, str> {
    let mut normalizer = Normalizer::default();
    let mut rest = text;
    while !rest.is_empty() {
        let at = rest.find(['\n', '\r']).unwrap_or(rest.len());
        let (line, after) = rest.split_at(at);
        let (end, written) = match after.as_bytes() {
            [] => (0, ""),
            [b'\r', b'\n', ..] => (2, "\r\n"),
            _ => (1, "\n"),
        };
        let mut next = normalizer.line(line, written);
        while let Some(line) = next {
            normalizer.added += 1;
            next = normalizer.line(line, written);
        }
        rest = &after[end..];
    }
    if normalizer.out == text { Cow::Borrowed(text) } else { Cow::Owned(normalizer.out) }
}

#[derive(Default)]
struct Normalizer {
    out: String,
    /// Whether a comment in braces has begun.
    is_comment: bool,
    /// Whether the last line outside of comments had marks of quoted mail.
    is_quoted: bool,
    /// The lines of headers just before: the offset of the first, and whether `Game` is among them.
    headers: Option<(usize, bool)>,
    /// The line breaks that were added, and not yet taken from blank lines.
    added: usize,
}

impl Normalizer {
    /// Takes a line up to a header that follows a result, and returns the rest.
    fn line<'a>(&mut self, line: &'a str, end: &str) -> Option<&'a str> {
        self.is_quoted = if self.is_comment { self.is_quoted } else { !unquoted(line).1 };
        let mut line = if self.is_quoted { unquoted(line).0 } else { line };
        // Whatever the line before has left open, as the splitting of files has it.
        self.is_comment &= !begins_game(line);
        let begin = self.out.len();
        let headers = self.headers.take();
        if !self.is_comment {
            line = skip_tags(line);
            let bare = line.trim_matches(is_blank);
            if bare.starts_with('%') || is_fence(bare) {
                line = "";
            } else if bare.is_empty() {
                line = line.trim_matches(|c| is_blank(c) && !matches!(c, ' ' | '\t'));
                if self.added > 0 && headers.is_some() {
                    self.added -= 1;
                    return None;
                }
            }
            if let Some(key) = key_of(line) {
                self.headers = Some(headers.unwrap_or((begin, false)));
                line = self.take_headers(line);
                if let Some((first, has_game)) = &mut self.headers
                    && key == READ[0]
                {
                    (*first, *has_game) = (if *has_game { begin } else { *first }, true);
                    let first = *first;
                    let rest = self.take_moves(line);
                    self.out.push_str(if rest.is_some() { "\n" } else { end });
                    let game = self.out.split_off(begin);
                    self.out.insert_str(first, &game);
                    return rest;
                }
            }
        }
        let rest = self.take_moves(line);
        self.out.push_str(if rest.is_some() { "\n" } else { end });
        rest
    }

    /// Takes the headers at the beginning of a line, and returns what follows them. A header that can't be
    /// read stays as it is, with all that follows.
    fn take_headers<'a>(&mut self, mut line: &'a str) -> &'a str {
        while let Some(key) = key_of(line) {
            let begin = line.find('[').unwrap_or_default();
            let text = &line[begin..];
            self.out.extend(line[..begin].chars().filter(|c| matches!(c, ' ' | '\t')));
            let is_read = READ.contains(&key);
            if let Some(length) = sound_header(text) {
                let kept = text[..length].chars().filter(|c| !matches!(c, '\0' | '\u{1a}'));
                if is_read {
                    kept.for_each(|c| push_plain(&mut self.out, c));
                } else {
                    self.out.extend(kept);
                }
                line = &text[length..];
            } else if let Some(value) = loose_value(text) {
                self.out.push('[');
                self.out.push_str(key);
                self.out.push_str(" \"");
                for c in value.chars().filter(|c| !matches!(c, '\0' | '\u{1a}')) {
                    if is_read { push_plain(&mut self.out, c) } else { self.out.push(c) }
                }
                self.out.push_str("\"]");
                return "";
            } else {
                self.out.push_str(text);
                return "";
            }
        }
        line
    }

    /// Takes moves and comments, and returns the rest of the line from a header that follows a result.
    fn take_moves<'a>(&mut self, line: &'a str) -> Option<&'a str> {
        let mut rest = line;
        while let Some(c) = rest.chars().next() {
            let after = &rest[c.len_utf8()..];
            if self.is_comment {
                // An escape has two characters.
                let length = after.chars().next().filter(|_| c == '\\').map_or(0, char::len_utf8);
                self.is_comment = c != '}';
                self.out.push_str(&rest[..c.len_utf8() + length]);
                rest = &after[length..];
                continue;
            }
            let tags = if matches!(c, '[' | '<') { skip_tags(rest) } else { rest };
            if tags.len() < rest.len() {
                rest = tags;
                continue;
            }
            match c {
                '[' if key_of(rest).is_some() => return Some(rest),
                ';' => {
                    self.out.push_str(rest);
                    return None;
                }
                '&' if rest.starts_with("&nbsp;") => {
                    self.out.push(' ');
                    rest = &rest["&nbsp;".len()..];
                    continue;
                }
                '{' => {
                    self.is_comment = true;
                    self.out.push(c);
                }
                c => push_plain(&mut self.out, c),
            }
            rest = after;
        }
        None
    }
}

/// The line without the marks of quoted mail, and whether it has none.
fn unquoted(line: &str) -> (&str, bool) {
    let mut rest = line;
    loop {
        let next = rest.trim_start_matches([' ', '\t']);
        let Some(next) = next.strip_prefix('>').or_else(|| next.strip_prefix("&gt;")) else {
            return (
                rest.strip_prefix(' ').filter(|_| rest.len() < line.len()).unwrap_or(rest),
                rest.len() == line.len(),
            );
        };
        rest = next;
    }
}

/// Whether a line begins a study wherever it stands, as [`split()`](super::split()) has it.
fn begins_game(line: &str) -> bool {
    let rest = line.trim_start_matches([' ', '\t']).strip_prefix("[Game");
    rest.is_some_and(|rest| rest.starts_with([' ', '\t', '"']))
}

/// Whether a line is the fence of a block of code.
fn is_fence(line: &str) -> bool {
    let rest = line.strip_prefix("```").or_else(|| line.strip_prefix("~~~"));
    rest.is_some_and(|rest| {
        rest.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '`' | '~' | '-' | ' '))
    })
}

/// The text after the tags at its beginning.
fn skip_tags(text: &str) -> &str {
    let mut rest = text;
    loop {
        let bare = rest.trim_start_matches(is_blank);
        let close = match bare.as_bytes().first() {
            Some(b'[') => ']',
            Some(b'<') => '>',
            _ => return rest,
        };
        let inner = bare[1..].trim_start_matches('/');
        let name = &inner[..inner.bytes().take_while(u8::is_ascii_alphabetic).count()];
        let end = &inner[name.len()..];
        let is_tag = TAGS.iter().any(|tag| tag.eq_ignore_ascii_case(name))
            && end.starts_with(['=', ' ', '/', close])
            && key_of(bare).is_none();
        let close = end.bytes().take(MAX_TAG).position(|byte| byte == close as u8);
        let Some(at) = close.filter(|_| is_tag) else { return rest };
        rest = &end[at + 1..];
    }
}

/// The key of a header at the beginning of a text: it has a quotation mark of any kind after it.
fn key_of(text: &str) -> Option<&str> {
    let text = text.trim_start_matches(is_blank).strip_prefix('[')?.trim_start_matches(is_blank);
    let key = &text[..text.bytes().take_while(|byte| is_key_byte(*byte)).count()];
    let after = text[key.len()..].trim_start_matches(is_blank);
    let is_header = key.starts_with(|c: char| c.is_ascii_alphabetic())
        && QUOTES.iter().any(|quote| after.starts_with(quote));
    is_header.then_some(key)
}

/// The length of a header at the beginning of a text, if it is one of the notation.
fn sound_header(text: &str) -> Option<usize> {
    let blanks = [' ', '\t'];
    let value = text.strip_prefix('[')?.trim_start_matches(blanks);
    let value = value.trim_start_matches(|c: char| c.is_ascii() && is_key_byte(c as u8));
    let value = value.trim_start_matches(blanks).strip_prefix('"')?;
    let end = unescaped_quote(value)?;
    let rest = value[end + 1..].trim_start_matches(blanks).strip_prefix(']')?;
    Some(text.len() - rest.len())
}

/// The value of a header that takes the whole line, between quotation marks of any kind.
fn loose_value(text: &str) -> Option<String> {
    let text = text.trim_matches(is_blank).strip_prefix('[')?.strip_suffix(']')?;
    let text = text.trim_matches(is_blank);
    let text = text.trim_start_matches(|c: char| c.is_ascii() && is_key_byte(c as u8));
    let text = text.trim_start_matches(is_blank);
    let open = QUOTES.iter().find(|quote| text.starts_with(**quote))?;
    let inner = &text[open.len()..];
    let close = QUOTES.iter().find(|quote| inner.ends_with(**quote))?;
    let inner = &inner[..inner.len() - close.len()];
    // Which of several quotation marks of the notation ends the value is not guessed.
    if open == close && *open == QUOTES[0] && unescaped_quote(inner).is_some() {
        return None;
    }
    let mut value = String::new();
    let mut rest = inner;
    while let Some(c) = rest.chars().next() {
        let entity =
            ENTITIES.iter().find(|(name, _)| open.starts_with('&') && rest.starts_with(name));
        let (taken, c) = entity.map_or((c.len_utf8(), c), |(name, c)| (name.len(), *c));
        rest = &rest[taken..];
        if c == '"' {
            value.push('\\');
        }
        value.push(c);
        // An escape has two characters.
        if let Some(next) = rest.chars().next().filter(|_| c == '\\') {
            value.push(next);
            rest = &rest[next.len_utf8()..];
        }
    }
    Some(value)
}

/// The offset of the first quotation mark that is not escaped.
fn unescaped_quote(text: &str) -> Option<usize> {
    let mut is_escaped = false;
    text.bytes().position(|byte| {
        let is_end = byte == b'"' && !is_escaped;
        is_escaped = byte == b'\\' && !is_escaped;
        is_end
    })
}

/// Whether a character shows nothing: a space of any kind, a control or a mark of direction.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || is_invisible(c)
}

fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\0'..='\u{8}' | '\u{e}'..='\u{1f}' | '\u{7f}' | '\u{ad}' | '\u{61c}' | '\u{180e}'
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}'
    )
}

/// Appends a character of the moves without typography.
fn push_plain(out: &mut String, c: char) {
    match c {
        '\t' | '\r' => out.push(c),
        '\u{2010}'..='\u{2015}' | '\u{2212}' => out.push('-'),
        '…' => out.push_str("..."),
        '½' => out.push_str("1/2"),
        '⅓' => out.push_str("1/3"),
        '¼' => out.push_str("1/4"),
        '×' => out.push('x'),
        c if c.is_whitespace() => out.push(' '),
        c if is_invisible(c) => {}
        c => out.push(c),
    }
}
