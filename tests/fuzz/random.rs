//! Arbitrary texts, and damage to valid ones.

use arbtest::arbitrary::{Result, Unstructured};

/// Numbers at the edges of what parsers and types hold, and texts that are almost numbers.
const NUMBERS: [&str; 34] = [
    "0",
    "00",
    "1",
    "01",
    "2",
    "3",
    "7",
    "8",
    "9",
    "10",
    "15",
    "16",
    "17",
    "21",
    "22",
    "99",
    "100",
    "101",
    "127",
    "128",
    "255",
    "256",
    "65536",
    "2147483647",
    "2147483648",
    "4294967296",
    "9007199254740991",
    "9007199254740992",
    "18446744073709551615",
    "18446744073709551616",
    "-1",
    "+1",
    "1e9",
    "٣",
];

/// Texts that no grammar has, and separators that each has.
const OTHERS: [&str; 20] = [
    "", " ", "  ", "\t", "\n", "\r\n", "\0", "\u{feff}", "\u{a0}", "é", "♟", "🎲", "\u{301}", "/",
    ",", "-", "=", ":", "\"", "\\",
];

/// A token of a grammar, a number, or something else.
pub(crate) fn token<'a>(u: &mut Unstructured<'_>, tokens: &[&'a str]) -> Result<&'a str> {
    match u.int_in_range(0..=5)? {
        0 => u.choose(&NUMBERS).copied(),
        1 => u.choose(&OTHERS).copied(),
        _ => u.choose(tokens).copied(),
    }
}

/// An arbitrary text: of any characters, or of tokens of a grammar in any order.
pub(crate) fn arbitrary(u: &mut Unstructured<'_>, tokens: &[&str]) -> Result<String> {
    if u.ratio(1, 3)? {
        let length = u.int_in_range(0..=200)?.min(u.len());
        return Ok(String::from_utf8_lossy(u.bytes(length)?).into_owned());
    }
    let space = *u.choose(&["", " ", "/", "\n"])?;
    let count = u.int_in_range(0..=40)?;
    let words = (0..count).map(|_| token(u, tokens)).collect::<Result<Vec<_>>>()?;
    Ok(words.join(space))
}

/// A valid text with some damage: to characters, or to words, fields and ranks.
pub(crate) fn damage(u: &mut Unstructured<'_>, text: &str, tokens: &[&str]) -> Result<String> {
    let is_of_letters = u.ratio(1, 2)?;
    let mut parts = if is_of_letters {
        text.chars().map(String::from).collect()
    } else {
        text.split_inclusive([' ', '/', ',', '\n']).map(String::from).collect::<Vec<_>>()
    };
    for _ in 0..=u.int_in_range(0..=4)? {
        let Some(last) = parts.len().checked_sub(1) else {
            parts.push(token(u, tokens)?.into());
            continue;
        };
        let [at, other] = [u.int_in_range(0..=last)?, u.int_in_range(0..=last)?];
        match u.int_in_range(0..=8)? {
            0 => parts.insert(at, token(u, tokens)?.into()),
            1 => drop(parts.remove(at)),
            2 => parts[at] = token(u, tokens)?.into(),
            3 => parts.swap(at, other),
            4 => parts.insert(at, parts[other].clone()),
            5 => parts[at] = parts[at].repeat(u.int_in_range(2..=40)?),
            6 => parts.truncate(at),
            // Only the word, not what separates it from the next one.
            7 => {
                let end = parts[at].trim_end_matches([' ', '/', ',', '\n']).len();
                parts[at].replace_range(..end, token(u, tokens)?);
            }
            _ => parts[at] = number_in(u, &parts[at])?,
        }
    }
    Ok(parts.concat())
}

/// Replaces the first number in a text by another one.
fn number_in(u: &mut Unstructured<'_>, text: &str) -> Result<String> {
    let Some(begin) = text.find(|c: char| c.is_ascii_digit()) else { return Ok(text.into()) };
    let digits = text[begin..].bytes().take_while(u8::is_ascii_digit).count();
    Ok(format!("{}{}{}", &text[..begin], u.choose(&NUMBERS)?, &text[begin + digits..]))
}
