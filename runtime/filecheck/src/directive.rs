//! Finds the directives in a text.

use super::FileCheck;
use super::failure::ParseError;
use super::input::position;
use super::pattern::Pattern;

/// What a directive requires of its match.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Plain,
    Next,
    Same,
    Not,
    Dag,
    Label,
    Empty,
    /// A number of matches.
    Count(usize),
    /// The end of the output, after the last `NOT` or `DAG`.
    End,
}

/// A directive.
#[derive(Clone, Debug)]
pub(crate) struct Directive {
    pub(crate) kind: Kind,
    /// The prefix and the suffix, such as `CHECK-NEXT`.
    pub(crate) name: String,
    /// The place of the pattern.
    pub(crate) at: usize,
    /// The number of its line.
    pub(crate) line: usize,
    /// The flag that adds it, if it is in no line.
    pub(crate) flag: Option<String>,
    pub(crate) pattern: Pattern,
}

/// A directive with a match of its own, and the `DAG` and `NOT` directives before it.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) before: Vec<Directive>,
    pub(crate) directive: Directive,
}

/// The directives of a text.
#[derive(Clone, Debug)]
pub(crate) struct Directives {
    pub(crate) steps: Vec<Step>,
}

/// Whether `c` may be part of a longer word around a prefix.
fn is_part_of_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// The first prefix of `prefixes` in `text`, at or after `from`, that is a word: its place and length.
fn find_prefix(text: &str, from: usize, prefixes: &[&str]) -> Option<(usize, usize)> {
    let candidates = prefixes.iter().filter_map(|prefix| {
        let mut places = text[from..].match_indices(prefix).map(|(at, _)| from + at);
        let at = places.find(|at| !text[..*at].ends_with(is_part_of_word))?;
        Some((at, prefix.len()))
    });
    // Of several prefixes at one place, the longest.
    candidates.min_by_key(|(at, len)| (*at, std::cmp::Reverse(*len)))
}

/// What follows a prefix: the kind, whether the pattern is literal, and the length up to the colon and with it.
struct Suffix {
    kind: Kind,
    is_literal: bool,
    len: usize,
}

/// Parses what follows a prefix. `Ok(None)` if it is no directive. An error has its place in `rest`.
fn suffix(rest: &str) -> Result<Option<Suffix>, (usize, &'static str)> {
    let plain = |kind, len| {
        let after = &rest[len..];
        if let Some(after_modifier) = after.strip_prefix("{LITERAL}:") {
            return Some(Suffix { kind, is_literal: true, len: rest.len() - after_modifier.len() });
        }
        after.starts_with(':').then_some(Suffix { kind, is_literal: false, len: len + 1 })
    };
    if rest.starts_with(':') || rest.starts_with('{') {
        return Ok(plain(Kind::Plain, 0));
    }
    if let Some(count) = rest.strip_prefix("-COUNT-") {
        let digits = count.len() - count.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let len = "-COUNT-".len() + digits;
        return match count[..digits].parse() {
            Ok(number @ 1..) => Ok(plain(Kind::Count(number), len)),
            _ if rest[len..].starts_with(':') || digits == 0 => {
                Err((len, "invalid count in -COUNT specification"))
            }
            _ => Ok(None),
        };
    }
    for (word, kind) in [
        ("-NEXT", Kind::Next),
        ("-SAME", Kind::Same),
        ("-NOT", Kind::Not),
        ("-DAG", Kind::Dag),
        ("-LABEL", Kind::Label),
        ("-EMPTY", Kind::Empty),
    ] {
        if rest.starts_with(word)
            && let Some(suffix) = plain(kind, word.len())
        {
            return Ok(Some(suffix));
        }
    }
    let bad = [
        "-DAG-NOT",
        "-NOT-DAG",
        "-NEXT-NOT",
        "-NOT-NEXT",
        "-SAME-NOT",
        "-NOT-SAME",
        "-EMPTY-NOT",
        "-NOT-EMPTY",
    ];
    if bad.iter().any(|word| rest.strip_prefix(word).is_some_and(|it| it.starts_with(':'))) {
        return Err((1, "unsupported -NOT combo"));
    }
    Ok(None)
}

impl Directives {
    /// Parses the directives in `text`.
    pub(crate) fn parse(options: &FileCheck, text: &str) -> Result<Self, ParseError> {
        let prefixes = options.prefixes();
        let mut all: Vec<&str> = prefixes.clone();
        let comments: Vec<&str> = options.comment_prefixes.iter().map(String::as_str).collect();
        all.extend(&comments);
        let implicit = |at: usize| {
            options.implicit_nots.iter().map(move |text| {
                let pattern = Pattern::parse(options, Kind::Not, text, at, false)?;
                Ok(Directive {
                    kind: Kind::Not,
                    name: "IMPLICIT-CHECK-NOT".to_owned(),
                    at,
                    line: 0,
                    flag: Some(format!("-implicit-check-not='{text}'")),
                    pattern,
                })
            })
        };
        let (mut steps, mut before): (Vec<Step>, Vec<Directive>) = (Vec::new(), Vec::new());
        let (mut from, mut used) = (0, Vec::new());
        let mut last_end = 0;
        while let Some((at, len)) = find_prefix(text, from, &all) {
            let prefix = &text[at..at + len];
            let line_end = text[at..].find('\n').map_or(text.len(), |end| at + end);
            let rest = &text[at + len..line_end];
            if comments.contains(&prefix) && !prefixes.contains(&prefix) {
                // A comment ends its line if a colon follows.
                from = if rest.starts_with(':') { line_end } else { at + len };
                continue;
            }
            let suffix = suffix(rest).map_err(|(offset, problem)| {
                let text = format!("{problem} on prefix '{prefix}'");
                ParseError::new(at + len + offset, text)
            })?;
            let Some(suffix) = suffix else {
                from = at + len;
                continue;
            };
            if !used.contains(&prefix) {
                used.push(prefix);
            }
            let start = at + len + suffix.len;
            let mut name = text[at..start - 1].to_owned();
            if let Kind::Count(_) = suffix.kind {
                name = format!("{prefix}-COUNT");
            }
            let is_exact = options.strict_whitespace && options.match_full_lines;
            let mut pattern_text = &text[start..line_end];
            let mut place = start;
            if !is_exact {
                let trimmed = pattern_text.trim_start_matches([' ', '\t']);
                place += pattern_text.len() - trimmed.len();
                pattern_text = trimmed.trim_end_matches([' ', '\t']);
            }
            let pattern =
                Pattern::parse(options, suffix.kind, pattern_text, place, suffix.is_literal)
                    .map_err(|error| match error.message.as_str() {
                        "" => ParseError::new(
                            place,
                            format!("found empty check string with prefix '{name}:'"),
                        ),
                        _ => error,
                    })?;
            if suffix.kind == Kind::Label && pattern.has_variables() {
                let text = format!("found '{name}:' with variable definition or use");
                return Err(ParseError::new(at, text));
            }
            if suffix.kind == Kind::Empty && !pattern_text.is_empty() {
                let text =
                    format!("found non-empty check string for empty check with prefix '{prefix}:'");
                return Err(ParseError::new(place, text));
            }
            let is_relative = matches!(suffix.kind, Kind::Next | Kind::Same | Kind::Empty);
            if is_relative && steps.is_empty() {
                let text = format!(
                    "found '{}' without previous '{prefix}: line",
                    name.trim_end_matches("{LITERAL}")
                );
                return Err(ParseError::new(at, text));
            }
            from = line_end;
            last_end = line_end;
            let line = position(text, place).0;
            let directive =
                Directive { kind: suffix.kind, name, at: place, line, flag: None, pattern };
            if matches!(suffix.kind, Kind::Not | Kind::Dag) {
                before.push(directive);
                continue;
            }
            let mut all_before = std::mem::take(&mut before);
            all_before.extend(implicit(place).collect::<Result<Vec<_>, ParseError>>()?);
            steps.push(Step { before: all_before, directive });
        }
        if !before.is_empty() || !options.implicit_nots.is_empty() && !steps.is_empty() {
            before.extend(implicit(last_end).collect::<Result<Vec<_>, ParseError>>()?);
            let end = Directive {
                kind: Kind::End,
                name: prefixes[0].to_owned(),
                at: last_end,
                line: 0,
                flag: None,
                pattern: Pattern::end(),
            };
            steps.push(Step { before, directive: end });
        }
        let unused: Vec<&str> =
            prefixes.iter().copied().filter(|prefix| !used.contains(prefix)).collect();
        let list = |prefixes: &[&str]| {
            prefixes.iter().map(|prefix| format!("'{prefix}:'")).collect::<Vec<_>>().join(", ")
        };
        let plural = |count: usize| if count > 1 { "es" } else { "" };
        let none_is_used = used.is_empty() && steps.is_empty();
        if none_is_used
            || !unused.is_empty() && !options.allow_unused_prefixes && !options.prefixes.is_empty()
        {
            let message = format!(
                "no check strings found with prefix{} {}",
                plural(unused.len()),
                list(&unused)
            );
            return Err(ParseError { at: None, message });
        }
        Ok(Directives { steps })
    }
}
