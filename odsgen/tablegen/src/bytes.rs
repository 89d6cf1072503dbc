//! Lossless conversion between bytes and `str`.
//!
//! TableGen source is a sequence of bytes and need not be UTF-8. A byte that is not part of a UTF-8
//! character is encoded as a placeholder, one of the last 128 code points, `U+10FF80` to `U+10FFFF`.
//! If the source contains one of these characters, each of its bytes is encoded as a placeholder.
//! The encoding is injective: equal texts are equal bytes.

use std::borrow::Cow;

/// The placeholder of byte `0x80`.
const FIRST_PLACEHOLDER: u32 = 0x10_ff80;
/// First UTF-8 byte of all characters from `U+100000` on.
const LEAD_BYTE: u8 = 0xf4;
/// Length of a placeholder in UTF-8.
pub(crate) const PLACEHOLDER_LEN: usize = 4;

fn placeholder(byte: u8) -> char {
    char::from_u32(FIRST_PLACEHOLDER + u32::from(byte & 0x7f))
        .unwrap_or(char::REPLACEMENT_CHARACTER)
}

fn byte_of(c: char) -> Option<u8> {
    u32::from(c).checked_sub(FIRST_PLACEHOLDER).map(|low| 0x80 | low as u8)
}

/// True if the text contains no placeholders.
pub(crate) fn is_plain(text: &str) -> bool {
    memchr::memchr(LEAD_BYTE, text.as_bytes()).is_none() || !text.contains(|c| byte_of(c).is_some())
}

/// Converts bytes to text, with placeholders for bytes that are not UTF-8.
pub(crate) fn decode(bytes: Vec<u8>) -> String {
    match String::from_utf8(bytes) {
        Ok(text) if is_plain(&text) => text,
        Ok(text) => decode_each(text.as_bytes()),
        Err(error) => decode_each(error.as_bytes()),
    }
}

fn decode_each(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        for c in chunk.valid().chars() {
            match byte_of(c) {
                None => text.push(c),
                Some(_) => {
                    let mut buffer = [0; 4];
                    text.extend(c.encode_utf8(&mut buffer).bytes().map(placeholder));
                }
            }
        }
        text.extend(chunk.invalid().iter().copied().map(placeholder));
    }
    text
}

/// Converts text back to the original bytes.
pub(crate) fn encode(text: &str) -> Cow<'_, [u8]> {
    if is_plain(text) {
        return Cow::Borrowed(text.as_bytes());
    }
    let mut bytes = Vec::with_capacity(text.len());
    let mut buffer = [0; 4];
    for c in text.chars() {
        match byte_of(c) {
            Some(byte) => bytes.push(byte),
            None => bytes.extend_from_slice(c.encode_utf8(&mut buffer).as_bytes()),
        }
    }
    Cow::Owned(bytes)
}

/// Converts each placeholder to `U+FFFD`.
pub(crate) fn to_lossy(text: &str) -> Cow<'_, str> {
    match encode(text) {
        Cow::Borrowed(_) => Cow::Borrowed(text),
        Cow::Owned(bytes) => Cow::Owned(String::from_utf8_lossy(&bytes).into_owned()),
    }
}

/// Number of placeholders in a text.
pub(crate) fn count_placeholders(text: &str) -> usize {
    text.chars().filter(|&c| byte_of(c).is_some()).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conversion_is_lossless() {
        let cases: [&[u8]; 7] = [
            b"plain",
            b"",
            "\u{e9}\u{10fffe}".as_bytes(),
            b"\xff\xfe",
            b"a\xc3\"\xa9",
            b"\xf4\x8f\xbf",
            b"\xf4\x8f\xbf\xbf\xf4\x8f\xbf\xc3\xa9",
        ];
        for bytes in cases {
            let text = decode(bytes.to_vec());
            assert_eq!(*encode(&text), *bytes);
            assert_eq!(is_plain(&text), count_placeholders(&text) == 0);
        }
        assert_eq!(decode("\u{e9}".into()), "\u{e9}");
        assert_eq!(to_lossy(&decode(b"a\xffb".to_vec())), "a\u{fffd}b");
    }
}
