//! Identifiers in text.

/// Whether `name` is an identifier: a letter or underscore, then letters, digits and `_ $ .`.
pub fn is_bare_identifier(name: &[u8]) -> bool {
    match name {
        [first, rest @ ..] if first.is_ascii_alphabetic() || *first == b'_' => rest
            .iter()
            .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$' | b'.')),
        _ => false,
    }
}
