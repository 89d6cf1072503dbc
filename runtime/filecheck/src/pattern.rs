//! Patterns of directives: text, regular expressions, and variables.

use std::collections::HashMap;

use fancy_regex::Regex;

use super::FileCheck;
use super::directive::Kind;
use super::failure::ParseError;
use super::numeric::{Format, Numeric};

/// A part of a pattern.
#[derive(Clone, Debug)]
enum Part {
    Text(String),
    /// A regular expression.
    Regex(String),
    /// A variable that gets the text that the expression matches.
    Define(String, String),
    /// The text of a variable, whose name is at a byte.
    Use(usize, String),
    /// A number, whose expression is at a byte.
    Numeric(Numeric),
}

/// The pattern of a directive.
#[derive(Clone, Debug)]
pub(crate) struct Pattern {
    parts: Vec<Part>,
    /// Its place.
    at: usize,
    /// Whether the match must be a whole line.
    full_line: bool,
    /// Whether blanks around a whole line are ignored.
    trims_line: bool,
    ignore_case: bool,
    kind: PatternKind,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PatternKind {
    Parts,
    /// An empty line.
    Empty,
    /// The end of the text.
    End,
}

/// The values of variables.
#[derive(Clone, Default, Debug)]
pub(crate) struct Variables {
    pub(crate) texts: HashMap<String, String>,
    pub(crate) numbers: HashMap<String, (i128, Format)>,
}

impl Variables {
    /// Defines a numeric variable. A text that is no number is ignored.
    pub(crate) fn define_number(&mut self, name: &str, text: &str) {
        if let Ok(value) = text.trim().parse() {
            self.numbers.insert(name.to_owned(), (value, Format::default()));
        }
    }

    /// Removes the variables whose names do not start with `$`.
    pub(crate) fn clear_local(&mut self) {
        self.texts.retain(|name, _| name.starts_with('$'));
        self.numbers.retain(|name, _| name.starts_with('$'));
    }
}

/// A match: its place and length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Match {
    pub(crate) at: usize,
    pub(crate) len: usize,
}

/// Why a pattern has no match.
#[derive(Clone, Debug)]
pub(crate) enum NoMatch {
    /// No text matches.
    Nothing,
    /// Its variables, its numbers or its expression have problems at these bytes.
    Invalid(Vec<(usize, String)>),
}

impl Pattern {
    /// The pattern that matches the end of the text.
    pub(crate) fn end() -> Self {
        Pattern {
            parts: Vec::new(),
            at: 0,
            full_line: false,
            trims_line: false,
            ignore_case: false,
            kind: PatternKind::End,
        }
    }

    /// Parses `text`, which is at the byte `at`.
    pub(crate) fn parse(
        options: &FileCheck,
        kind: Kind,
        text: &str,
        at: usize,
        is_literal: bool,
    ) -> Result<Self, ParseError> {
        let is_not = kind == Kind::Not;
        let mut pattern = Pattern {
            parts: Vec::new(),
            at,
            full_line: options.match_full_lines && !is_not,
            trims_line: !options.strict_whitespace,
            ignore_case: options.ignore_case,
            kind: if kind == Kind::Empty { PatternKind::Empty } else { PatternKind::Parts },
        };
        if kind == Kind::Empty {
            return Ok(pattern);
        }
        if text.is_empty() && !(options.match_full_lines && options.strict_whitespace) {
            return Err(ParseError::new(at, ""));
        }
        if is_literal {
            pattern.parts.push(Part::Text(text.to_owned()));
            return Ok(pattern);
        }
        let mut rest = text;
        while !rest.is_empty() {
            let place = at + text.len() - rest.len();
            if let Some(inner) = rest.strip_prefix("{{") {
                let end = inner.find("}}").ok_or_else(|| {
                    ParseError::new(place, "found start of regex string with no end '}}'")
                })?;
                check_regex(&inner[..end], place + 2)?;
                pattern.parts.push(Part::Regex(posix(&inner[..end])));
                rest = &inner[end + 2..];
            } else if let Some(inner) = rest.strip_prefix("[[") {
                let end = end_of_block(inner).ok_or_else(|| {
                    ParseError::new(place, "Invalid substitution block, no ]] found")
                })?;
                let part = block(&inner[..end], place + 2)?;
                if let Part::Numeric(numeric) = &part {
                    pattern.check_defined_before(numeric)?;
                }
                pattern.parts.push(part);
                rest = &inner[end + 2..];
            } else {
                let ends = [rest.find("{{"), rest.find("[[")].into_iter().flatten();
                let end = ends.min().unwrap_or(rest.len());
                pattern.parts.push(Part::Text(rest[..end].to_owned()));
                rest = &rest[end..];
            }
        }
        Ok(pattern)
    }

    /// Checks that `numeric` uses no variable that the pattern defines.
    fn check_defined_before(&self, numeric: &Numeric) -> Result<(), ParseError> {
        let defined = self.parts.iter().filter_map(|part| match part {
            Part::Numeric(earlier) => earlier.defines(),
            _ => None,
        });
        let defined: Vec<&str> = defined.collect();
        let uses = numeric.uses();
        let Some((at, name)) = uses.iter().find(|(_, name)| defined.contains(name)) else {
            return Ok(());
        };
        let text = format!("numeric variable '{name}' defined earlier in the same CHECK directive");
        Err(ParseError::new(*at, text))
    }

    /// Whether it defines or uses variables other than the number of its line.
    pub(crate) fn has_variables(&self) -> bool {
        self.parts.iter().any(|part| match part {
            Part::Text(_) | Part::Regex(_) => false,
            Part::Define(..) | Part::Use(..) => true,
            Part::Numeric(numeric) => numeric.has_variables(),
        })
    }

    /// The first match in `text`. Defines variables. `line` is the number of the directive's line.
    pub(crate) fn find(
        &self,
        text: &str,
        line: usize,
        variables: &mut Variables,
    ) -> Result<Match, NoMatch> {
        match self.kind {
            PatternKind::End => return Ok(Match { at: text.len(), len: 0 }),
            PatternKind::Empty => {
                // An empty line begins after a line feed, and ends with one or with the text.
                let places = text.match_indices('\n').map(|(at, _)| at + 1);
                let is_empty = |at: &usize| text[*at..].is_empty() || text[*at..].starts_with('\n');
                let at = places.into_iter().find(is_empty).ok_or(NoMatch::Nothing)?;
                return Ok(Match { at, len: 0 });
            }
            PatternKind::Parts => {}
        }
        if let ([Part::Text(fixed)], false, false) =
            (self.parts.as_slice(), self.full_line, self.ignore_case)
        {
            let at = text.find(fixed).ok_or(NoMatch::Nothing)?;
            return Ok(Match { at, len: fixed.len() });
        }
        let expression = self.expression(line, variables)?;
        let invalid = |problem: String| NoMatch::Invalid(vec![(self.at, problem)]);
        let regex = Regex::new(&expression).map_err(|error| invalid(error.to_string()))?;
        let captures = regex.captures(text).map_err(|error| invalid(error.to_string()))?;
        let captures = captures.ok_or(NoMatch::Nothing)?;
        let all = captures.get(0).ok_or(NoMatch::Nothing)?;
        for (index, part) in self.parts.iter().enumerate() {
            let captured = || captures.name(&format!("v{index}")).map(|it| it.as_str());
            match part {
                Part::Define(name, _) => {
                    if let Some(text) = captured() {
                        variables.texts.insert(name.clone(), text.to_owned());
                    }
                }
                Part::Numeric(numeric) => {
                    if let (Some(name), Some(text)) = (numeric.defines(), captured()) {
                        let value = numeric.format(variables).value(text);
                        let problem = || invalid("unable to represent numeric value".to_owned());
                        let value = value.ok_or_else(problem)?;
                        let format = numeric.format(variables);
                        variables.numbers.insert(name.to_owned(), (value, format));
                    }
                }
                _ => {}
            }
        }
        Ok(Match { at: all.start(), len: all.end() - all.start() })
    }

    /// The regular expression, with the values of variables.
    fn expression(&self, line: usize, variables: &Variables) -> Result<String, NoMatch> {
        let mut out = String::from(if self.ignore_case { "(?mi)" } else { "(?m)" });
        if self.full_line {
            out.push_str(if self.trims_line { "^ *" } else { "^" });
        }
        let mut defined: HashMap<&str, usize> = HashMap::new();
        let mut problems = Vec::new();
        for (index, part) in self.parts.iter().enumerate() {
            match part {
                Part::Text(text) => out.push_str(&fancy_regex::escape(text)),
                Part::Regex(regex) => out.push_str(&format!("(?:{regex})")),
                Part::Define(name, regex) => {
                    out.push_str(&format!("(?P<v{index}>{regex})"));
                    defined.insert(name, index);
                }
                Part::Use(at, name) => {
                    match (defined.get(name.as_str()), variables.texts.get(name)) {
                        (Some(group), _) => out.push_str(&format!("\\k<v{group}>")),
                        (None, Some(text)) => out.push_str(&fancy_regex::escape(text)),
                        (None, None) => problems.push((*at, format!("undefined variable: {name}"))),
                    }
                }
                Part::Numeric(numeric) => match numeric.expression(line, variables) {
                    Ok(text) if numeric.defines().is_some() => {
                        out.push_str(&format!("(?P<v{index}>{text})"));
                    }
                    Ok(text) => out.push_str(&format!("(?:{text})")),
                    Err(of_numeric) => problems.extend(of_numeric),
                },
            }
        }
        if !problems.is_empty() {
            return Err(NoMatch::Invalid(problems));
        }
        if self.full_line {
            out.push_str(if self.trims_line { " *$" } else { "$" });
        }
        Ok(out)
    }
}

/// Checks the regular expression `regex`, which is at the byte `at`. The messages are LLVM's.
fn check_regex(regex: &str, at: usize) -> Result<(), ParseError> {
    // A variable may be empty.
    if regex.is_empty() {
        return Ok(());
    }
    let invalid = |problem: &str| ParseError::new(at, format!("invalid regex: {problem}"));
    ods_regex::Regex::new(regex.as_bytes()).map_err(|error| invalid(error.message()))?;
    Regex::new(&format!("(?m){}", posix(regex))).map_err(|error| invalid(&error.to_string()))?;
    Ok(())
}

/// The end of a block `[[...]]`, whose start was read.
fn end_of_block(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut bytes = text.bytes().enumerate();
    while let Some((at, byte)) = bytes.next() {
        match byte {
            _ if depth == 0 && text[at..].starts_with("]]") => return Some(at),
            b'\\' => drop(bytes.next()),
            b'[' => depth += 1,
            b']' => depth = depth.checked_sub(1)?,
            _ => {}
        }
    }
    None
}

/// The part that the block `text` at the byte `at` writes.
fn block(text: &str, at: usize) -> Result<Part, ParseError> {
    if let Some(expression) = text.strip_prefix('#') {
        return Numeric::parse(expression, at + 1).map(Part::Numeric);
    }
    if text.starts_with('@') {
        return Numeric::parse_line(text, at).map(Part::Numeric);
    }
    let fail = |problem: &str| Err(ParseError::new(at, problem));
    let (name, regex) = match text.split_once(':') {
        Some((name, regex)) => (name, Some(regex)),
        None => (text, None),
    };
    match () {
        () if text.is_empty() => return fail("empty variable name"),
        () if text.starts_with([' ', '\t']) => return fail("unexpected whitespace"),
        () if is_name(name) => {}
        () if regex.is_some() && starts_name(name) => {
            return fail("invalid name in string variable definition");
        }
        () if starts_name(name) => return fail("invalid name in string variable use"),
        () => return fail("invalid variable name"),
    }
    let Some(regex) = regex else { return Ok(Part::Use(at, name.to_owned())) };
    check_regex(regex, at + name.len() + 1)?;
    Ok(Part::Define(name.to_owned(), posix(regex)))
}

/// Whether `text` begins with the name of a variable.
fn starts_name(text: &str) -> bool {
    text.trim_start_matches('$').starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
}

/// Whether `name` is the name of a variable.
pub(crate) fn is_name(name: &str) -> bool {
    let name = name.strip_prefix('$').unwrap_or(name);
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// A POSIX extended regular expression in the syntax of Rust: sets have no escapes and no operators, and a brace that
/// begins no bound is a character.
fn posix(regex: &str) -> String {
    let mut out = String::with_capacity(regex.len());
    let mut rest = regex;
    while let Some(c) = rest.chars().next() {
        rest = &rest[c.len_utf8()..];
        match c {
            '\\' => {
                out.push(c);
                if let Some(next) = rest.chars().next() {
                    // An escape of a character without a meaning is that character.
                    if next.is_ascii_alphabetic() {
                        out.pop();
                    }
                    out.push(next);
                    rest = &rest[next.len_utf8()..];
                }
            }
            '[' => rest = set(rest, &mut out),
            '{' if !rest.starts_with(|c: char| c.is_ascii_digit()) => out.push_str("\\{"),
            c => out.push(c),
        }
    }
    out
}

/// Writes the set whose `[` was read, and returns the rest.
fn set<'t>(text: &'t str, out: &mut String) -> &'t str {
    out.push('[');
    let mut rest = text;
    if let Some(after) = rest.strip_prefix('^') {
        out.push('^');
        rest = after;
    }
    let mut is_first = true;
    while let Some(c) = rest.chars().next() {
        if c == ']' && !is_first {
            out.push(']');
            return &rest[1..];
        }
        is_first = false;
        if rest.starts_with("[:")
            && let Some(end) = rest.find(":]")
        {
            out.push_str(&rest[..end + 2]);
            rest = &rest[end + 2..];
            continue;
        }
        if matches!(c, '[' | ']' | '\\' | '&' | '~' | '^') {
            out.push('\\');
        }
        out.push(c);
        rest = &rest[c.len_utf8()..];
    }
    rest
}
