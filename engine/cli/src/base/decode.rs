//! The text of a file: UTF-8, or UTF-16 as some programs write it.

/// Why bytes are no text: the offset of the first wrong byte.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct DecodeError(pub(crate) usize);

/// The text of a file. Nothing is guessed: bytes in any other encoding are refused.
pub(crate) fn decode(bytes: &[u8]) -> Result<String, DecodeError> {
    let is_little = match bytes {
        [0xff, 0xfe, ..] | [b'[', 0, _, 0, ..] => true,
        [0xfe, 0xff, ..] | [0, b'[', 0, ..] => false,
        _ => {
            let text =
                std::str::from_utf8(bytes).map_err(|error| DecodeError(error.valid_up_to()))?;
            return Ok(text.to_string());
        }
    };
    let (pairs, rest) = bytes.as_chunks::<2>();
    let unit = |pair: &[u8; 2]| match is_little {
        true => u16::from_le_bytes(*pair),
        false => u16::from_be_bytes(*pair),
    };
    let mut text = String::with_capacity(pairs.len());
    let mut at = 0;
    for c in char::decode_utf16(pairs.iter().map(unit)) {
        let c = c.map_err(|_| DecodeError(at))?;
        at += 2 * c.len_utf16();
        text.push(c);
    }
    if rest.is_empty() { Ok(text) } else { Err(DecodeError(at)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_decoded_or_refused() {
        let text = "[Game \"gambit\"]\n{é 日 😀}";
        assert_eq!(decode(text.as_bytes()).as_deref(), Ok(text));
        for mark in ["", "\u{feff}"] {
            let units = || format!("{mark}{text}").encode_utf16().collect::<Vec<_>>();
            let little: Vec<u8> = units().iter().flat_map(|unit| unit.to_le_bytes()).collect();
            let big: Vec<u8> = units().iter().flat_map(|unit| unit.to_be_bytes()).collect();
            let expected = format!("{mark}{text}");
            assert_eq!(decode(&little), Ok(expected.clone()));
            assert_eq!(decode(&big), Ok(expected));
            assert_eq!(decode(&little[..little.len() - 1]), Err(DecodeError(little.len() - 2)));
            assert_eq!(decode(&big[..big.len() - 3]), Err(DecodeError(big.len() - 6)));
        }
        assert_eq!(decode(b"M\xfcller"), Err(DecodeError(1)));
        assert_eq!(decode(b"\xff\xfe\x00\xd8[\x00"), Err(DecodeError(2)));
        assert_eq!(decode(b""), Ok(String::new()));
    }
}
