//! The text of options: `name=value` pairs whose values may be quoted or in braces.

/// The name, the value and the rest after the first option of `text`.
pub(super) fn next_option(text: &str) -> (&str, Option<&str>, &str) {
    let name_end = text.find([' ', '=']).unwrap_or(text.len());
    let (name, rest) = text.split_at(name_end);
    let Some(value) = rest.strip_prefix('=') else {
        return (unquoted(name.trim()), None, rest.trim_start());
    };
    let (value, rest) = value.split_at(value_end(value, b' '));
    (unquoted(name.trim()), Some(unquoted(value.trim())), rest.trim_start())
}

/// The elements of a list: the texts between commas that are neither quoted nor in braces.
pub(super) fn elements(text: &str) -> Vec<&str> {
    let mut elements = Vec::new();
    let mut rest = text;
    loop {
        let end = value_end(rest, b',');
        elements.push(unquoted(rest[..end].trim()));
        match rest.get(end + 1..) {
            Some(after) => rest = after,
            None => return elements,
        }
    }
}

/// The position of the first `separator` in `text` that is neither quoted nor in brackets, or the length.
fn value_end(text: &str, separator: u8) -> usize {
    let bytes = text.as_bytes();
    let mut open: Vec<u8> = Vec::new();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            // A quote without its end is a character like any other.
            b'\'' | b'"' => {
                let close = bytes[at + 1..].iter().position(|other| *other == byte);
                at += close.map_or(0, |close| close + 1);
            }
            b'{' => open.push(b'}'),
            b'(' if separator == b',' => open.push(b')'),
            b'[' if separator == b',' => open.push(b']'),
            _ if open.last() == Some(&byte) => drop(open.pop()),
            _ if byte == separator && open.is_empty() => return at,
            _ => {}
        }
        at += 1;
    }
    text.len()
}

/// `text` without the quotes or braces around it.
fn unquoted(text: &str) -> &str {
    let inside = |open, close| text.strip_prefix(open)?.strip_suffix(close);
    let quoted = inside('\'', '\'').or_else(|| inside('"', '"'));
    let in_braces = || inside('{', '}').filter(|inner| value_end(inner, b'}') == inner.len());
    quoted.or_else(in_braces).map_or(text, str::trim)
}
