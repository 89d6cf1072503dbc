//! Translates texts with pieces of two languages to Rust.
//!
//! TableGen pastes pieces of definitions together. A definition in C++ may use a class that is written for Rust, and
//! vice versa. Each piece of the inner language must be an expression or a name.

use std::ops::Range;

/// Why a fragment is not translated, and which part of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Untranslated {
    pub(super) offset: usize,
    pub(super) len: usize,
    pub(super) cause: Cause,
    /// The cause in words.
    pub(super) reason: String,
}

/// The cause of an error in a translation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cause {
    /// The grammar does not have the text.
    Syntax,
    /// A name has no definition in the fragment.
    NotDefined,
    /// Rust has no counterpart.
    Untranslatable,
}

impl Untranslated {
    /// An error about a part that has no counterpart in Rust.
    pub(super) fn new(offset: usize, len: usize, reason: impl Into<String>) -> Self {
        Self { offset, len, cause: Cause::Untranslatable, reason: reason.into() }
    }
}

/// A part of a text.
#[derive(Clone, Debug)]
struct Chunk {
    text: String,
    is_cpp: bool,
    /// Where it starts in the text.
    offset: usize,
}

/// The role of a part of the text in the translation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part<'a> {
    /// The whole text, or an operand of a predicate.
    Whole,
    /// A part of a Rust expression; the string is the rest of the expression.
    Inner(&'a str),
}

/// Translates parts of texts.
pub(super) trait Translate {
    /// Translates the C++ expression `cpp`.
    fn expr(&self, cpp: &str, part: Part<'_>) -> Result<String, Untranslated>;
    /// Translates the C++ path `cpp`: a class, a namespace or an enum case.
    fn path(&self, cpp: &str) -> Result<String, Untranslated>;
}

/// `text` in Rust. Its bytes in the ranges `cpp` are C++; those in `units` are expressions, outer ones first.
pub(super) fn in_rust(
    text: &str,
    cpp: &[Range<usize>],
    units: &[Range<usize>],
    with: &impl Translate,
) -> Result<String, Untranslated> {
    Mixed { text, cpp, units, with }.range(0..text.len(), Part::Whole)
}

struct Mixed<'a, T> {
    text: &'a str,
    cpp: &'a [Range<usize>],
    units: &'a [Range<usize>],
    with: &'a T,
}

impl<T: Translate> Mixed<'_, T> {
    fn range(&self, range: Range<usize>, part: Part<'_>) -> Result<String, Untranslated> {
        let mut chunks = self.chunks(range)?;
        join_names(&mut chunks);
        let cpp = chunks.iter().filter(|chunk| chunk.is_cpp).count();
        if cpp == 0 {
            return Ok(chunks.into_iter().map(|chunk| chunk.text).collect());
        }
        let is_alone = chunks.iter().all(|chunk| chunk.is_cpp || is_bracket(&chunk.text));
        if cpp == 1 && is_alone {
            let translated = chunks
                .into_iter()
                .map(|chunk| if chunk.is_cpp { self.one(&chunk, part) } else { Ok(chunk.text) });
            return translated.collect();
        }
        self.rust_outside(&chunks).or_else(|error| {
            // An error about a piece that is understood says more than one about the whole.
            let is_understood = error.cause != Cause::Syntax;
            self.cpp_outside(&chunks, part)
                .map_err(|other| if is_understood { error } else { other })
        })
    }

    /// The parts of a range, with units in Rust.
    fn chunks(&self, range: Range<usize>) -> Result<Vec<Chunk>, Untranslated> {
        let mut chunks = Vec::new();
        let mut at = range.start;
        for unit in self.units {
            let is_inner =
                unit.start >= at && unit.end <= range.end && *unit != range && !unit.is_empty();
            if !is_inner {
                continue;
            }
            self.add_text(at..unit.start, &mut chunks);
            let chunk = match self.range(unit.clone(), Part::Whole) {
                Ok(text) => Chunk { text, is_cpp: false, offset: unit.start },
                // A lambda around it may define what it names.
                Err(error) if error.cause == Cause::NotDefined && self.is_cpp(unit) => {
                    let text = self.text[unit.clone()].to_owned();
                    Chunk { text, is_cpp: true, offset: unit.start }
                }
                Err(error) => return Err(error),
            };
            chunks.push(chunk);
            at = unit.end;
        }
        self.add_text(at..range.end, &mut chunks);
        Ok(chunks)
    }

    /// Whether a range has nothing but C++, and operators that are the same in Rust.
    fn is_cpp(&self, range: &Range<usize>) -> bool {
        let is_in = |at: usize| self.cpp.iter().any(|cpp| cpp.contains(&at));
        let mut bytes = self.text.bytes().enumerate().skip(range.start).take(range.len());
        bytes.all(|(at, c)| is_in(at) || b"()|&! \n".contains(&c))
    }

    /// Adds the text of a range without units.
    fn add_text(&self, range: Range<usize>, chunks: &mut Vec<Chunk>) {
        let mut add = |range: Range<usize>, is_cpp: bool| {
            if let Some(text) = self.text.get(range.clone()).filter(|text| !text.is_empty()) {
                chunks.push(Chunk { text: text.to_owned(), is_cpp, offset: range.start });
            }
        };
        let mut at = range.start;
        for cpp in self.cpp {
            let (start, end) = (cpp.start.max(at), cpp.end.min(range.end));
            if start >= end {
                continue;
            }
            add(at..start, false);
            add(start..end, true);
            at = end;
        }
        add(at..range.end, false);
    }

    fn one(&self, chunk: &Chunk, part: Part<'_>) -> Result<String, Untranslated> {
        let found = if matches!(part, Part::Inner(_)) && is_path(&chunk.text) {
            self.with.path(&chunk.text)
        } else {
            self.with.expr(&chunk.text, part)
        };
        found.map_err(|error| Untranslated { offset: error.offset + chunk.offset, ..error })
    }

    /// Rust in which every piece of C++ is an expression or a name.
    fn rust_outside(&self, chunks: &[Chunk]) -> Result<String, Untranslated> {
        let is_quoted = |index: usize| {
            index.checked_sub(1).is_some_and(|before| chunks[before].text.ends_with('"'))
        };
        let rust = chunks.iter().filter(|chunk| !chunk.is_cpp).map(|chunk| chunk.text.as_str());
        let rust: String = rust.collect();
        let part = Part::Inner(&rust);
        let texts = chunks.iter().enumerate().map(|(index, chunk)| match chunk.is_cpp {
            false => Ok(chunk.text.clone()),
            // A name in a text.
            true if is_quoted(index) => Ok(chunk.text.clone()),
            true if is_path(&chunk.text) => self.one(chunk, part),
            true => self.one(chunk, part).map(|text| format!("({text})")),
        });
        texts.collect()
    }

    /// C++ in which every piece of Rust is an expression.
    fn cpp_outside(&self, chunks: &[Chunk], part: Part<'_>) -> Result<String, Untranslated> {
        let name = |index: usize| format!("$rust{index}_");
        let mut text = String::new();
        for (index, chunk) in chunks.iter().enumerate() {
            match chunk.is_cpp {
                true => text.push_str(&chunk.text),
                false if is_bracket(&chunk.text) => text.push_str(&chunk.text),
                false => {
                    let (open, _, close) = around_brackets(&chunk.text);
                    text.extend([open, &name(index), close]);
                }
            }
        }
        let start = chunks.first().map_or(0, |chunk| chunk.offset);
        let rust = self.with.expr(&text, part);
        let rust = rust.map_err(|error| Untranslated { offset: start, len: 1, ..error })?;
        let pieces = chunks.iter().enumerate().filter(|(_, chunk)| !chunk.is_cpp);
        Ok(pieces.fold(rust, |rust, (index, chunk)| {
            let (_, text, _) = around_brackets(&chunk.text);
            let simple = text.bytes().all(|c| c.is_ascii_alphanumeric() || b"$_".contains(&c));
            let text = if simple { text.to_owned() } else { format!("({text})") };
            rust.replace(&name(index), &text)
        }))
    }
}

/// Joins names in C++ that have `::` between them.
fn join_names(chunks: &mut Vec<Chunk>) {
    let mut joined: Vec<Chunk> = Vec::new();
    for mut chunk in std::mem::take(chunks) {
        // The end of a name, such as `Type`, may be written in the other language.
        if let Some(last) = joined.last_mut().filter(|it| it.is_cpp && is_path(&it.text))
            && !chunk.is_cpp
        {
            let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
            let separator = chunk.text.strip_prefix("::").map_or(0, |rest| {
                if rest.starts_with(|c: char| c.is_ascii_uppercase()) { 2 } else { 0 }
            });
            let rest = &chunk.text[separator..];
            let end = separator + rest.find(|c| !is_word(c)).unwrap_or(rest.len());
            last.text.extend(chunk.text.drain(..end));
            chunk.offset += end;
            if chunk.text.is_empty() {
                continue;
            }
        }
        let is_separator =
            !chunk.is_cpp && chunk.text.chars().all(|c| c == ':' || c.is_whitespace());
        match joined.last_mut() {
            Some(last) if last.is_cpp && (chunk.is_cpp || is_separator) => {
                last.text.push_str(&chunk.text)
            }
            _ => joined.push(chunk),
        }
    }
    *chunks = joined;
}

/// Whether `text` is a name, qualified or not, or a number.
pub(super) fn is_path(text: &str) -> bool {
    let text = text.trim();
    !text.is_empty() && text.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'_' || c == b':')
}

/// The unclosed brackets at the start of `text`, the text between, and the unopened brackets at its end.
fn around_brackets(text: &str) -> (&str, &str, &str) {
    let count = |c: char| text.matches(c).count();
    let opened = count('(').saturating_sub(count(')'));
    let closed = count(')').saturating_sub(count('('));
    let start = text.bytes().take(opened).take_while(|c| *c == b'(').count();
    let end = text.bytes().rev().take(closed).take_while(|c| *c == b')').count();
    let middle = start..text.len() - end;
    (&text[..start], &text[middle.clone()], &text[middle.end..])
}

/// Whether `text` has nothing but brackets and blanks.
fn is_bracket(text: &str) -> bool {
    text.chars().all(|c| "() \n\t".contains(c))
}
