//! Rust spellings of the names that definitions use.

use std::borrow::Cow;

use heck::{ToShoutySnakeCase, ToSnakeCase, ToUpperCamelCase};

/// `name` as the name of a function, variable or module.
///
/// ```
/// use odsgen::names::{snake, upper_camel};
///
/// assert_eq!(snake("fastMath"), "fast_math");
/// assert_eq!(snake("type"), "type_");
/// assert_eq!(upper_camel("index_cast"), "IndexCast");
/// ```
#[must_use]
pub fn snake(name: &str) -> String {
    escape(name.to_snake_case())
}

/// `name` as the name of a function. Each of `words` in it, such as `SubI`, becomes its other spelling, such as `subi`,
/// and so do `LHS` and `RHS`; the text between them is split like [`snake`] does.
pub(crate) fn snake_of_words(name: &str, words: &[(&str, String)]) -> String {
    let sides = [("LHS", "lhs"), ("RHS", "rhs")];
    let words = words.iter().map(|(word, spelling)| (*word, spelling.as_str())).chain(sides);
    let words: Vec<_> = words.filter(|(word, _)| !word.is_empty()).collect();
    let starts_word = |at: usize| !name[at..].starts_with(|c: char| c.is_ascii_lowercase());
    let mut parts = Vec::new();
    let (mut start, mut at) = (0, 0);
    while at < name.len() {
        let candidates = words.iter().filter(|(word, _)| {
            name[at..].starts_with(word) && starts_word(at) && starts_word(at + word.len())
        });
        if let Some((word, spelling)) = candidates.max_by_key(|(word, _)| word.len()) {
            parts.push(name[start..at].to_snake_case());
            parts.push((*spelling).to_owned());
            at += word.len();
            start = at;
        } else {
            at += name[at..].chars().next().map_or(1, char::len_utf8);
        }
    }
    parts.push(name[start..].to_snake_case());
    parts.retain(|part| !part.is_empty());
    escape(parts.join("_"))
}

/// `name` as the name of a constant.
#[must_use]
pub fn screaming(name: &str) -> String {
    escape(name.to_shouty_snake_case())
}

/// `name` as the name of a type or variant. Names of this form are unchanged, such as `OEQ`.
#[must_use]
pub fn upper_camel(name: &str) -> String {
    let fits = name.starts_with(|c: char| c.is_ascii_uppercase())
        && name.chars().all(|c| c.is_ascii_alphanumeric());
    escape(if fits { name.to_owned() } else { name.to_upper_camel_case() })
}

/// The components of a namespace, ignoring a leading `::`.
pub(crate) fn modules(namespace: &str) -> impl Iterator<Item = &str> {
    namespace.split("::").filter(|module| !module.is_empty())
}

/// A name from the first words of `summary`.
#[must_use]
pub(crate) fn slug(summary: &str) -> String {
    const MAX_LEN: usize = 48;
    let words = summary.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let mut out = String::new();
    for word in words {
        if out.len() + word.len() > MAX_LEN {
            break;
        }
        if !out.is_empty() {
            out.push('_');
        }
        out.push_str(word);
    }
    if out.is_empty() { "unnamed".to_owned() } else { out }
}

/// The name of the setter for the accessor `reader`.
#[must_use]
pub(crate) fn setter(reader: &str) -> String {
    format!("set_{}", reader.trim_end_matches('_'))
}

/// Rust's strict and reserved keywords and `_`, sorted.
const KEYWORDS: &[&str] = &[
    "Self", "_", "abstract", "as", "async", "await", "become", "box", "break", "const", "continue",
    "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if",
    "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub",
    "ref", "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

/// Rust's primitive types, sorted.
const PRIMITIVES: &[&str] = &[
    "bool", "char", "f32", "f64", "i128", "i16", "i32", "i64", "i8", "isize", "str", "u128", "u16",
    "u32", "u64", "u8", "usize",
];

/// Names in the scope of every Rust module, sorted.
const PRELUDE: &[&str] = &[
    "AsMut",
    "AsRef",
    "Box",
    "Clone",
    "Copy",
    "Default",
    "DoubleEndedIterator",
    "Drop",
    "Eq",
    "Err",
    "ExactSizeIterator",
    "Extend",
    "Fn",
    "FnMut",
    "FnOnce",
    "From",
    "FromIterator",
    "Into",
    "IntoIterator",
    "Iterator",
    "None",
    "Ok",
    "Option",
    "Ord",
    "PartialEq",
    "PartialOrd",
    "Result",
    "Send",
    "Sized",
    "Some",
    "String",
    "Sync",
    "ToOwned",
    "ToString",
    "TryFrom",
    "TryInto",
    "Unpin",
    "Vec",
];

/// Whether `name` is a primitive type.
#[must_use]
pub(crate) fn is_primitive(name: &str) -> bool {
    PRIMITIVES.binary_search(&name).is_ok()
}

/// Whether every Rust module has the name `name`.
#[must_use]
pub(crate) fn is_prelude(name: &str) -> bool {
    PRELUDE.binary_search(&name).is_ok()
}

/// Whether a class `name` would hide what generated code and the macros that it calls refer to by this name: a name of
/// the standard library, a type parameter (a single letter), or a local variable (a tuple struct in lower case).
#[must_use]
pub(crate) fn hides(name: &str) -> bool {
    is_prelude(name)
        || name.len() == 1
        || name.starts_with(|c: char| c.is_ascii_lowercase() || c == '_') && !name.ends_with(CLASS)
}

/// The imports that give the names `hidden` by classes the meaning that they have in every Rust module.
#[must_use]
pub(crate) fn imports_of_rust(hidden: &[&str]) -> Vec<String> {
    let imports = hidden.iter().filter_map(|name| match name {
        _ if is_prelude(name) => Some(format!("::std::prelude::rust_2021::{name}")),
        _ if is_primitive(name) => Some(format!("::std::primitive::{name}")),
        _ => None,
    });
    imports.collect()
}

/// The end of the names of classes that hide others, inside their module.
const CLASS: &str = "Class";

/// The name of the class `name` inside of its module.
#[must_use]
pub(crate) fn inner_class(name: &str) -> Cow<'_, str> {
    if hides(name) { format!("{name}{CLASS}").into() } else { name.into() }
}

/// The name of the class that is `name` inside of its module.
#[must_use]
pub(crate) fn outer_class(name: &str) -> &str {
    name.strip_suffix(CLASS).filter(|outer| hides(outer)).unwrap_or(name)
}

/// Whether `word` is a keyword.
#[must_use]
pub(crate) fn is_keyword(word: &str) -> bool {
    KEYWORDS.binary_search(&word).is_ok()
}

/// `name` as a valid identifier: other characters become underscores, and a keyword gets one at its end.
#[must_use]
pub fn escape(name: String) -> String {
    let fits = |c: char| match c.is_ascii() {
        true => c.is_ascii_alphanumeric() || c == '_',
        false => is_name(&format!("a{c}")),
    };
    let name = start_alphabetic(name.replace(|c| !fits(c), "_"));
    if is_name(&name) { name } else { name + "_" }
}

/// Whether `name` is a valid name of an item.
#[must_use]
pub(crate) fn is_name(name: &str) -> bool {
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
    fn keywords_are_not_identifiers() {
        assert!(KEYWORDS.is_sorted() && PRIMITIVES.is_sorted() && PRELUDE.is_sorted());
        for word in KEYWORDS {
            // syn accepts `gen`, a keyword of the 2024 edition, as an identifier.
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
    fn names_are_converted_to_rust() {
        assert_eq!(snake("trueDestOperands"), "true_dest_operands");
        assert_eq!(snake("in"), "in_");
        assert_eq!(snake("2nd"), "_2nd");
        assert_eq!(snake("gen"), "gen_");
        assert_eq!(escape("a-b²".to_owned()), "a_b_");
        assert_eq!(escape("é".to_owned()), "é");
        assert_eq!(upper_camel("OEQ"), "OEQ");
        assert_eq!(upper_camel("self"), "Self_");
        assert_eq!(screaming("-"), "__");
        assert_eq!(upper_camel("to_nearest_even"), "ToNearestEven");
        assert_eq!(screaming("SignlessIntegerLike"), "SIGNLESS_INTEGER_LIKE");
    }

    #[test]
    fn names_of_operations_are_words_of_functions() {
        let words = [("AddI", "addi"), ("SubI", "subi"), ("XOrI", "xori"), ("CmpI", "cmpi")];
        let words = words.map(|(word, spelling)| (word, spelling.to_owned()));
        let name = |name| snake_of_words(name, &words);
        assert_eq!(name("SubISubILHSRHSLHS"), "subi_subi_lhs_rhs_lhs");
        assert_eq!(name("AddISubConstantRHS"), "addi_sub_constant_rhs");
        assert_eq!(name("AddIMulNegativeOneRhs"), "addi_mul_negative_one_rhs");
        assert_eq!(name("XOrINotCmpI"), "xori_not_cmpi");
        // Parts of longer words are no words.
        assert_eq!(name("AddInfinity"), "add_infinity");
        assert_eq!(name("SubI"), "subi");
        assert_eq!(name("My_RHSRule"), "my_rhs_rule");
        assert_eq!(name("é"), "é");
        assert_eq!(name(""), snake(""));
    }
}
