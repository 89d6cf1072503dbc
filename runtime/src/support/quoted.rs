//! String escapes.

/// Whether a byte needs no escape.
#[inline]
pub(crate) fn is_plain(byte: u8) -> bool {
    matches!(byte, b' '..=b'~') & (byte != b'"') & (byte != b'\\')
}

/// Appends escaped bytes: bytes that are not printable ASCII become two hexadecimal digits.
pub fn write_escaped(bytes: &[u8], out: &mut String) {
    let mut rest = bytes;
    while !rest.is_empty() {
        let stop = rest.iter().position(|byte| !is_plain(*byte)).unwrap_or(rest.len());
        // Printable ASCII is UTF-8.
        out.push_str(std::str::from_utf8(&rest[..stop]).unwrap_or_default());
        match rest.get(stop) {
            Some(b'\\') => out.push_str("\\\\"),
            Some(byte) => {
                out.push('\\');
                write_hex_byte(*byte, out);
            }
            None => {}
        }
        rest = rest.get(stop + 1..).unwrap_or_default();
    }
}

/// Appends two upper-case hexadecimal digits.
pub(crate) fn write_hex_byte(byte: u8, out: &mut String) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    out.push(char::from(DIGITS[usize::from(byte >> 4)]));
    out.push(char::from(DIGITS[usize::from(byte & 15)]));
}
