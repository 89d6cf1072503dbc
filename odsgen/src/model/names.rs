//! Rust spellings of the names that definitions use.

use heck::{ToShoutySnakeCase, ToSnakeCase, ToUpperCamelCase};

/// `name` as the name of a function, variable or module.
#[must_use]
pub fn snake(name: &str) -> String {
    // Most names are spelled so already.
    let fits = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'_';
    if name.bytes().all(fits) && name.split('_').all(|word| !word.is_empty()) {
        return escape(name.to_owned());
    }
    escape(name.to_snake_case())
}

/// `name` as the name of a constant.
#[must_use]
pub fn screaming(name: &str) -> String {
    escape(name.to_shouty_snake_case())
}

/// `name` as the name of a type or variant. A name that is one already stays as it is, `OEQ` for instance.
#[must_use]
pub fn upper_camel(name: &str) -> String {
    let fits = name.starts_with(|c: char| c.is_ascii_uppercase())
        && name.chars().all(|c| c.is_ascii_alphanumeric());
    escape(if fits { name.to_owned() } else { name.to_upper_camel_case() })
}

/// Words that are no names in Rust, sorted: those that are words of the language and those that are to be.
const KEYWORDS: &[&str] = &[
    "Self", "_", "abstract", "as", "async", "await", "become", "box", "break", "const", "continue",
    "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if",
    "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub",
    "ref", "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// Whether `word` is none that something can be called.
#[must_use]
pub fn is_keyword(word: &str) -> bool {
    KEYWORDS.binary_search(&word).is_ok()
}

/// `name` with an underscore at its end if it is a keyword.
#[must_use]
pub fn escape(name: String) -> String {
    let name = start_alphabetic(name);
    let is_plain = name.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_');
    let is_name = if is_plain {
        KEYWORDS.binary_search(&name.as_str()).is_err()
    } else {
        syn::parse_str::<syn::Ident>(&name).is_ok()
    };
    if is_name { name } else { name + "_" }
}

fn start_alphabetic(name: String) -> String {
    match name.chars().next() {
        Some(c) if c.is_alphabetic() || c == '_' => name,
        _ => format!("_{name}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords() {
        assert!(KEYWORDS.is_sorted());
        for word in KEYWORDS {
            // A word of the 2024 edition, which syn does not know of.
            assert!(*word == "gen" || syn::parse_str::<syn::Ident>(word).is_err(), "{word}");
        }
        let words = [
            "a",
            "union",
            "raw",
            "safe",
            "macro_rules",
            "self_",
            "auto",
            "default",
            "__",
            "dynamic",
        ];
        for word in words {
            assert!(syn::parse_str::<syn::Ident>(word).is_ok(), "{word}");
            assert_eq!(escape(word.to_owned()), word);
        }
    }

    #[test]
    fn spellings() {
        assert_eq!(snake("trueDestOperands"), "true_dest_operands");
        assert_eq!(snake("in"), "in_");
        for name in ["a", "a_b2", "2_a", "_a", "a_", "a__b", "_", ""] {
            assert_eq!(snake(name), escape(name.to_snake_case()));
        }
        assert_eq!(snake("2nd"), "_2nd");
        assert_eq!(snake("gen"), "gen_");
        assert_eq!(upper_camel("OEQ"), "OEQ");
        assert_eq!(upper_camel("self"), "Self_");
        assert_eq!(screaming("-"), "__");
        assert_eq!(upper_camel("to_nearest_even"), "ToNearestEven");
        assert_eq!(screaming("SignlessIntegerLike"), "SIGNLESS_INTEGER_LIKE");
    }
}
