//! The flattened tokens of an item with their text in one string: the layout for build scripts.

use std::fmt::Write as _;

use crate::fragment::marked_place;
use proc_macro2::{Delimiter, Literal, Spacing, TokenStream, TokenTree};

/// The kind of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// An identifier or a keyword.
    Word,
    Literal,
    /// A character of an operator.
    Punct(u8),
    Open(u8),
    Close(u8),
}

#[derive(Clone, Copy, Debug)]
struct Token {
    kind: Kind,
    /// Whether the next character continues the operator.
    joint: bool,
    start: usize,
    end: usize,
}

/// Tokens and their text.
pub(super) struct Tokens {
    text: String,
    list: Vec<Token>,
    /// The range in the text of each fragment, and its location in the `.td` file.
    marks: Vec<(usize, usize, String)>,
}

impl Tokens {
    pub(super) fn new() -> Self {
        Self { text: String::new(), list: Vec::new(), marks: Vec::new() }
    }

    /// Replaces the tokens by those of an item.
    pub(super) fn read(&mut self, stream: TokenStream) {
        self.text.clear();
        self.list.clear();
        self.marks.clear();
        self.extend(stream);
    }

    fn extend(&mut self, stream: TokenStream) {
        for token in stream {
            match token {
                TokenTree::Group(group) => {
                    let (delimiter, inner) = (group.delimiter(), group.stream());
                    // Drops the other reference first, so that tokens are moved and not copied.
                    drop(group);
                    self.group(delimiter, inner);
                }
                TokenTree::Ident(word) => self.add(Kind::Word, false, |text| {
                    let _ = write!(text, "{word}");
                }),
                TokenTree::Punct(punct) => {
                    let joint = punct.spacing() == Spacing::Joint;
                    let char = punct.as_char();
                    // Operators are ASCII.
                    self.add(Kind::Punct(char as u8), joint, |text| text.push(char));
                }
                TokenTree::Literal(literal) => self.add(Kind::Literal, false, |text| {
                    let _ = write!(text, "{literal}");
                }),
            }
        }
    }

    fn group(&mut self, delimiter: Delimiter, inner: TokenStream) {
        let (open, close) = match delimiter {
            Delimiter::Parenthesis => ('(', ')'),
            Delimiter::Bracket => ('[', ']'),
            Delimiter::Brace => ('{', '}'),
            // Only procedural macros create groups without delimiters.
            Delimiter::None => return self.marked(inner),
        };
        let start = self.list.len();
        self.add(Kind::Open(open as u8), false, |text| text.push(open));
        self.extend(inner);
        if let Some(text) = self.documentation(start) {
            self.list.truncate(start - 1);
            self.text.truncate(self.text_end());
            for line in text.lines() {
                self.comment(line);
            }
            return;
        }
        self.add(Kind::Close(close as u8), false, |text| text.push(close));
    }

    /// Adds tokens. The first one may be the location of a fragment.
    fn marked(&mut self, inner: TokenStream) {
        let mut inner = inner.into_iter().peekable();
        let Some(place) = inner.peek().and_then(marked_place) else {
            return self.extend(inner.collect());
        };
        inner.next();
        let start = self.text_end();
        self.extend(inner.collect());
        self.marks.push((start, self.text_end(), place));
    }

    /// The text of `#[doc = cr"..."]`, as emitted by `docs`, if the group at `start` is such an attribute and the last
    /// one.
    fn documentation(&self, start: usize) -> Option<String> {
        let [name, equals, text] = self.list.get(start + 1..)? else { return None };
        let spelling = |token: &Token| &self.text[token.start..token.end];
        let kinds = (name.kind, equals.kind, text.kind);
        if kinds != (Kind::Word, Kind::Punct(b'='), Kind::Literal)
            || spelling(name) != "doc"
            || start.checked_sub(1).map(|index| self.list[index].kind) != Some(Kind::Punct(b'#'))
        {
            return None;
        }
        let quoted = spelling(text).strip_prefix("cr")?.trim_matches('#');
        Some(quoted.strip_prefix('"')?.strip_suffix('"')?.to_owned())
    }

    /// A line of documentation, as an attribute.
    fn comment(&mut self, line: &str) {
        self.add(Kind::Punct(b'#'), false, |text| text.push('#'));
        self.add(Kind::Open(b'['), false, |text| text.push('['));
        self.add(Kind::Word, false, |text| text.push_str("doc"));
        self.add(Kind::Punct(b'='), false, |text| text.push('='));
        self.add(Kind::Literal, false, |text| {
            if line.contains(['"', '\\']) || line.contains(char::is_control) {
                let _ = write!(text, "{}", Literal::string(&format!(" {line}")));
            } else {
                // prettyplease prints the text after `///` unchanged.
                text.push_str(if line.is_empty() { "\"" } else { "\" " });
                text.push_str(line);
                text.push('"');
            }
        });
        self.add(Kind::Close(b']'), false, |text| text.push(']'));
    }

    /// The end of the last token's text, including the space after it.
    fn text_end(&self) -> usize {
        self.list.last().map_or(0, |token| token.end + usize::from(!token.joint))
    }

    fn add(&mut self, kind: Kind, joint: bool, write: impl FnOnce(&mut String)) {
        let start = self.text.len();
        write(&mut self.text);
        self.list.push(Token { kind, joint, start, end: self.text.len() });
        if !joint {
            self.text.push(' ');
        }
    }

    /// The code in one line.
    pub(super) fn code(&self) -> &str {
        self.text.trim_end()
    }

    /// Writes one line per statement, because the compiler shows the line of an error. A fragment has separate lines;
    /// the first one ends with its location in the `.td` file.
    pub(super) fn write_lines(&self, out: &mut String) {
        let is_end = |token: &&Token| {
            matches!(token.kind, Kind::Punct(b';') | Kind::Open(b'{') | Kind::Close(b'}'))
        };
        let mut ends: Vec<usize> = self.list.iter().filter(is_end).map(|token| token.end).collect();
        ends.extend(self.marks.iter().flat_map(|(start, end, _)| [*start, *end]));
        ends.push(self.text.len());
        ends.sort_unstable();
        let mut start = 0;
        for end in ends {
            let line = self.text[start..end].trim();
            if !line.is_empty() {
                out.push_str(line);
                let mut places = self.marks.iter().filter(|mark| mark.0 >= start && mark.0 < end);
                // The outermost of nested marks is added last.
                if let Some((_, _, place)) = places.next_back() {
                    let _ = write!(out, " // {place}");
                }
                out.push('\n');
            }
            start = end;
        }
    }
}
