//! The tokens of an item in one row, with their text in one string.
//!
//! A `TokenStream` is read once from its start; what lays code out looks ahead, and goes back.

use std::fmt::Write as _;

use proc_macro2::{Delimiter, Literal, Spacing, TokenStream, TokenTree};

/// What a token is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// An identifier or a keyword.
    Word,
    Literal,
    /// One character of an operator.
    Punct(u8),
    Open(u8),
    Close(u8),
    /// After the last one.
    End,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Token {
    pub(super) kind: Kind,
    /// Whether the next character of an operator belongs to this one.
    pub(super) joint: bool,
    start: u32,
    end: u32,
    /// Of what opens a group: the index of what closes it.
    pub(super) close: u32,
}

/// Tokens, and after them one of the kind [`Kind::End`].
pub(super) struct Tokens {
    text: String,
    list: Vec<Token>,
}

impl Tokens {
    pub(super) fn new() -> Self {
        Self { text: String::new(), list: Vec::new() }
    }

    /// Takes the tokens of an item, instead of those of the one before.
    pub(super) fn read(&mut self, stream: TokenStream) {
        self.text.clear();
        self.list.clear();
        self.extend(stream);
        self.add(Kind::End, false, |_| {});
    }

    fn extend(&mut self, stream: TokenStream) {
        for token in stream {
            match token {
                TokenTree::Group(group) => {
                    let (delimiter, inner) = (group.delimiter(), group.stream());
                    // Nobody else holds the stream then, and its tokens are taken out rather than copied.
                    drop(group);
                    self.group(delimiter, inner);
                }
                TokenTree::Ident(word) => self.add(Kind::Word, false, |text| {
                    let _ = write!(text, "{word}");
                }),
                TokenTree::Punct(punct) => {
                    let joint = punct.spacing() == Spacing::Joint;
                    let char = punct.as_char();
                    // All characters of operators are ASCII.
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
            // Only macros of the compiler make these, and this is none.
            Delimiter::None => return self.extend(inner),
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
        self.list[start].close = self.list.len() as u32;
        self.add(Kind::Close(close as u8), false, |text| text.push(close));
    }

    /// The text of `#[doc = cr"..."]`, if that is what the group is that opens at `start` and everything after it: as
    /// `docs` makes it.
    fn documentation(&self, start: usize) -> Option<String> {
        let [name, equals, text] = self.list.get(start + 1..)? else { return None };
        let spelling = |token: &Token| &self.text[token.start as usize..token.end as usize];
        let kinds = (name.kind, equals.kind, text.kind);
        if kinds != (Kind::Word, Kind::Punct(b'='), Kind::Literal)
            || spelling(name) != "doc"
            || start.checked_sub(1).map(|index| self.get(index).kind) != Some(Kind::Punct(b'#'))
        {
            return None;
        }
        let quoted = spelling(text).strip_prefix("cr")?.trim_matches('#');
        Some(quoted.strip_prefix('"')?.strip_suffix('"')?.to_owned())
    }

    /// A line of documentation as an attribute.
    fn comment(&mut self, line: &str) {
        self.add(Kind::Punct(b'#'), false, |text| text.push('#'));
        let start = self.list.len();
        self.add(Kind::Open(b'['), false, |text| text.push('['));
        self.add(Kind::Word, false, |text| text.push_str("doc"));
        self.add(Kind::Punct(b'='), false, |text| text.push('='));
        self.add(Kind::Literal, false, |text| {
            if line.contains(['"', '\\']) || line.contains(char::is_control) {
                let _ = write!(text, "{}", Literal::string(&format!(" {line}")));
            } else {
                // prettyplease writes the text after `///` as it is.
                text.push_str(if line.is_empty() { "\"" } else { "\" " });
                text.push_str(line);
                text.push('"');
            }
        });
        self.list[start].close = self.list.len() as u32;
        self.add(Kind::Close(b']'), false, |text| text.push(']'));
    }

    /// Where the text of the last token ends, with the space behind it.
    fn text_end(&self) -> usize {
        self.list.last().map_or(0, |token| token.end as usize + usize::from(!token.joint))
    }

    fn add(&mut self, kind: Kind, joint: bool, write: impl FnOnce(&mut String)) {
        let start = self.text.len();
        write(&mut self.text);
        let (start, end) = (start as u32, self.text.len() as u32);
        self.list.push(Token { kind, joint, start, end, close: 0 });
        if !joint {
            self.text.push(' ');
        }
    }

    pub(super) fn get(&self, index: usize) -> Token {
        self.list[index.min(self.list.len() - 1)]
    }

    /// The text of one token.
    pub(super) fn text(&self, index: usize) -> &str {
        let token = self.get(index);
        &self.text[token.start as usize..token.end as usize]
    }

    /// The code from one token to another.
    pub(super) fn code(&self, tokens: std::ops::Range<usize>) -> &str {
        let (start, end) = (self.get(tokens.start).start, self.get(tokens.end).start);
        self.text[start as usize..end as usize].trim_end()
    }

    /// The code from a token to the end.
    pub(super) fn code_from(&self, start: usize) -> &str {
        self.text[self.get(start).start as usize..].trim_end()
    }

    /// The index of what stands after the last token.
    pub(super) fn end(&self) -> usize {
        self.list.len() - 1
    }

    /// All of the code, in lines that end where statements and blocks do: what the compiler shows of a mistake is a
    /// line.
    pub(super) fn lines(&self) -> impl Iterator<Item = &str> {
        let is_end = |token: &&Token| {
            matches!(
                token.kind,
                Kind::Punct(b';') | Kind::Open(b'{') | Kind::Close(b'}') | Kind::End
            )
        };
        let ends = self.list.iter().filter(is_end).map(|token| token.end as usize);
        let starts = std::iter::once(0).chain(ends.clone());
        starts
            .zip(ends)
            .map(|(start, end)| self.text[start..end].trim())
            .filter(|it| !it.is_empty())
    }
}
