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
    if name.is_ascii() {
        return escape(joined(name, u8::to_ascii_lowercase));
    }
    escape(name.to_snake_case())
}

/// `name` as the name of a constant.
#[must_use]
pub fn screaming(name: &str) -> String {
    if name.is_ascii() {
        return escape(joined(name, u8::to_ascii_uppercase));
    }
    escape(name.to_shouty_snake_case())
}

/// The words of `name`, which is ASCII, with underscores between them: the words that heck finds. Heck looks at every
/// character in tables of Unicode, which would be a fiftieth of all that generation does.
fn joined(name: &str, case: fn(&u8) -> u8) -> String {
    let mut out = String::with_capacity(name.len() + 8);
    // Whether a word ends before the next character, and whether the last letter of the word so far is upper case.
    let (mut ends, mut upper) = (false, None);
    let mut bytes = name.bytes().peekable();
    while let Some(c) = bytes.next() {
        if !c.is_ascii_alphanumeric() {
            (ends, upper) = (true, None);
            continue;
        }
        // The last capital of several begins the word that goes on in lower case.
        let begins = upper == Some(true)
            && c.is_ascii_uppercase()
            && bytes.peek().is_some_and(u8::is_ascii_lowercase);
        if (ends || begins) && !out.is_empty() {
            out.push('_');
        }
        out.push(char::from(case(&c)));
        if c.is_ascii_alphabetic() {
            upper = Some(c.is_ascii_uppercase());
        }
        ends = upper == Some(false) && bytes.peek().is_some_and(u8::is_ascii_uppercase);
        if ends || begins {
            upper = None;
        }
    }
    out
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

const LONGEST_KEYWORD: usize = 8;

/// Whether `word` is none that something can be called.
#[must_use]
pub fn is_keyword(word: &str) -> bool {
    word.len() <= LONGEST_KEYWORD && KEYWORDS.binary_search(&word).is_ok()
}

/// `name` with an underscore at its end if it is a keyword.
#[must_use]
pub fn escape(name: String) -> String {
    let name = start_alphabetic(name);
    if is_name(&name) { name } else { name + "_" }
}

/// Whether something can be called `name`.
#[must_use]
pub(super) fn is_name(name: &str) -> bool {
    if name.is_ascii() {
        name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && name.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_')
            && !is_keyword(name)
    } else {
        syn::parse_str::<syn::Ident>(name).is_ok()
    }
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
        assert_eq!(KEYWORDS.iter().map(|word| word.len()).max(), Some(LONGEST_KEYWORD));
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

    /// Every name of a few characters of each kind.
    #[test]
    fn words_are_those_of_heck() {
        let mut names = vec![String::new()];
        for _ in 0..6 {
            let longer = |name: &String| ["a", "B", "1", "_", "-"].map(|c| format!("{name}{c}"));
            let more: Vec<_> = names.iter().flat_map(longer).collect();
            names.extend(more);
            names.sort();
            names.dedup();
        }
        for name in names {
            assert_eq!(joined(&name, u8::to_ascii_lowercase), name.to_snake_case(), "{name}");
            assert_eq!(
                joined(&name, u8::to_ascii_uppercase),
                name.to_shouty_snake_case(),
                "{name}"
            );
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
