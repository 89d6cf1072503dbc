//! Finds formats whose text may not be read back.
//!
//! A parser looks at the next token to decide whether an optional part is there, or whether a list goes on. The check
//! compares the tokens that such a part may begin with, and those that may follow if it is absent. A part whose first
//! token is not known is not compared.

pub(super) mod def;
pub(super) mod op;

/// A part of a format.
#[derive(Clone, Debug)]
pub(super) enum Part<'r> {
    /// Text that is always there.
    Text(Shown<'r>),
    /// Text that may be absent.
    Optional(Shown<'r>),
    /// A list with a separator, which may be empty.
    List {
        /// The first element.
        first: Shown<'r>,
        /// The separator.
        separator: &'static str,
        /// Whether there may be no element.
        may_be_empty: bool,
    },
    /// An optional group.
    Group {
        /// The parts if it is present.
        then: Vec<Part<'r>>,
        /// The parts if it is absent.
        otherwise: Vec<Part<'r>>,
        /// Whether it may be absent.
        may_be_absent: bool,
    },
    /// Clauses in any order, each after a keyword.
    Clauses(Vec<(&'r str, Vec<Part<'r>>)>),
    /// Text of an unknown kind.
    Unknown,
}

/// A text in a format and the tokens that it may begin with.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Shown<'r> {
    /// The text as the format writes it.
    pub text: String,
    /// The tokens; none if they are not known.
    pub starts: Vec<Start<'r>>,
    /// Whether the text may be empty.
    pub is_silent: bool,
}

/// A kind of first tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Start<'r> {
    /// A keyword, punctuation, or the first character of a token with a sign.
    Word(&'r str),
    /// A number.
    Number,
    /// A string.
    String,
    /// A type of any kind.
    Type,
    /// An attribute of any kind.
    Attribute,
}

impl<'r> Shown<'r> {
    pub(super) fn new(
        text: impl Into<String>,
        starts: impl IntoIterator<Item = Start<'r>>,
    ) -> Self {
        Self { text: text.into(), starts: starts.into_iter().collect(), is_silent: false }
    }

    /// A literal of the format.
    pub(super) fn literal(word: &'r str) -> Self {
        Self::new(format!("`{word}`"), [Start::Word(word)])
    }
}

impl Start<'_> {
    /// Whether one token may be of both kinds.
    fn overlaps(self, other: Self) -> bool {
        match (self, other) {
            (Self::Word(left), Self::Word(right)) => left == right,
            (Self::Word(word), Self::Number) | (Self::Number, Self::Word(word)) => {
                ["-", "true", "false"].contains(&word)
            }
            (Self::Word(word), Self::Type) | (Self::Type, Self::Word(word)) => is_type(word),
            (Self::Word(word), Self::Attribute) | (Self::Attribute, Self::Word(word)) => {
                is_type(word) || is_attribute(word)
            }
            (Self::Attribute, _) | (_, Self::Attribute) => true,
            (left, right) => left == right,
        }
    }
}

/// Whether a builtin type may begin with `word`.
fn is_type(word: &str) -> bool {
    const TYPES: &[&str] = &[
        "(", "!", "bf16", "complex", "f128", "f16", "f32", "f64", "f80", "index", "memref", "none",
        "tensor", "tf32", "tuple", "vector",
    ];
    let digits = ["si", "ui", "i"].into_iter().find_map(|start| word.strip_prefix(start));
    let is_integer = |it: &str| !it.is_empty() && it.bytes().all(|c| c.is_ascii_digit());
    TYPES.contains(&word) || digits.is_some_and(is_integer)
}

/// Whether a builtin attribute, other than a type, may begin with `word`.
fn is_attribute(word: &str) -> bool {
    const ATTRIBUTES: &[&str] = &[
        "#",
        "-",
        "@",
        "[",
        "affine_map",
        "affine_set",
        "array",
        "dense",
        "dense_resource",
        "distinct",
        "false",
        "loc",
        "sparse",
        "strided",
        "true",
        "unit",
        "{",
    ];
    ATTRIBUTES.contains(&word)
}

/// What may come next.
#[derive(Clone, Default, Debug)]
struct Next<'r> {
    shown: Vec<Shown<'r>>,
}

/// Why a text of `parts` may not be read back, if that is so: for example, two texts look alike where a parser must tell
/// them apart. `after` may follow the parts.
pub(super) fn problem<'r>(parts: &[Part<'r>], after: &[Shown<'r>]) -> Option<String> {
    within(parts, &Next { shown: after.to_vec() })
}

fn within<'r>(parts: &[Part<'r>], after: &Next<'r>) -> Option<String> {
    for (index, part) in parts.iter().enumerate() {
        let rest = next(&parts[index + 1..], after);
        let found = match part {
            Part::Text(_) | Part::Unknown => None,
            Part::Optional(shown) => compare(shown, &rest),
            Part::List { first, separator, may_be_empty } => {
                let more = Shown::new(
                    format!("`{separator}` in {}", first.text),
                    [Start::Word(separator)],
                );
                let empty = if *may_be_empty { compare(first, &rest) } else { None };
                empty.or_else(|| compare(&more, &rest))
            }
            Part::Group { then, otherwise, may_be_absent } => {
                let absent = next(otherwise, &rest);
                let first = next(then, &Next::default());
                let choice = first.shown.iter().find_map(|shown| compare(shown, &absent));
                let lost = then.first().filter(|_| *may_be_absent).and_then(|part| match part {
                    Part::Optional(shown) => {
                        let first = &shown.text;
                        let other = next(&then[1..], &rest).shown.into_iter().next()?.text;
                        Some(format!("without {first}, {other} looks like text after the group"))
                    }
                    _ => None,
                });
                choice
                    .filter(|_| *may_be_absent)
                    .or(lost)
                    .or_else(|| within(then, &rest))
                    .or_else(|| within(otherwise, &rest))
            }
            Part::Clauses(clauses) => {
                let keywords: Vec<_> =
                    clauses.iter().map(|(word, _)| Shown::literal(word)).collect();
                let mut any = rest.clone();
                any.shown.extend(keywords.iter().cloned());
                let keyword = keywords.iter().find_map(|keyword| compare(keyword, &rest));
                keyword.or_else(|| clauses.iter().find_map(|(_, parts)| within(parts, &any)))
            }
        };
        if found.is_some() {
            return found;
        }
    }
    None
}

/// The texts that may come first in `parts`, and after them if they may all be absent.
fn next<'r>(parts: &[Part<'r>], after: &Next<'r>) -> Next<'r> {
    let mut all = Next::default();
    for (index, part) in parts.iter().enumerate() {
        match part {
            Part::Text(shown) if shown.is_silent => all.shown.push(shown.clone()),
            Part::Text(shown) => {
                let text = spelled(&parts[index..]);
                all.shown.push(Shown { text, ..shown.clone() });
                return all;
            }
            Part::Unknown => return all,
            Part::Optional(shown) => all.shown.push(shown.clone()),
            Part::List { first, may_be_empty, .. } => {
                all.shown.push(first.clone());
                if !may_be_empty {
                    return all;
                }
            }
            Part::Group { then, otherwise, may_be_absent } => {
                all.shown.extend(next(then, &Next::default()).shown);
                if !may_be_absent {
                    return all;
                }
                all.shown.extend(next(otherwise, &Next::default()).shown);
                if !may_be_empty(otherwise) {
                    return all;
                }
            }
            Part::Clauses(clauses) => {
                all.shown.extend(clauses.iter().map(|(word, _)| Shown::literal(word)));
            }
        }
    }
    all.shown.extend(after.shown.iter().cloned());
    all
}

/// The first two of `parts` as the format writes them.
fn spelled(parts: &[Part<'_>]) -> String {
    let texts = parts.iter().map_while(|part| match part {
        Part::Text(shown) | Part::Optional(shown) | Part::List { first: shown, .. } => {
            Some(shown.text.as_str())
        }
        Part::Group { .. } | Part::Clauses(_) | Part::Unknown => None,
    });
    texts.take(2).collect::<Vec<_>>().join(" ")
}

/// Whether `parts` may have no text.
pub(super) fn may_be_empty(parts: &[Part<'_>]) -> bool {
    parts.iter().all(|part| match part {
        Part::Text(shown) => shown.is_silent,
        Part::Unknown => false,
        Part::Optional(_) | Part::Clauses(_) => true,
        Part::List { may_be_empty, .. } => *may_be_empty,
        Part::Group { may_be_absent, otherwise, .. } => *may_be_absent && may_be_empty(otherwise),
    })
}

/// The problem if `shown` and a text that may come next begin with one token.
fn compare<'r>(shown: &Shown<'r>, rest: &Next<'r>) -> Option<String> {
    if shown.is_silent {
        return Some(format!("the text of {} may be empty, as if it were absent", shown.text));
    }
    let overlap = |other: &&Shown<'r>| {
        other.starts.iter().any(|start| shown.starts.iter().any(|it| it.overlaps(*start)))
    };
    let other = rest.shown.iter().find(overlap)?;
    Some(format!("{} and {} begin alike", shown.text, other.text))
}
