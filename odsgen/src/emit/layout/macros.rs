//! Calls of macros, and attributes: tokens that mean nothing to the language.

use std::borrow::Cow;

use super::boxes::INDENT;
use super::cursor::{Cursor, Result, Unknown};
use super::tokens::Kind;
use super::types::Style;

/// What was before a token in a call of a macro.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    Dot,
    Colon,
    Colons,
    /// A name or a literal.
    Name,
    NameBang,
    Group,
    Other,
}

/// Words that nothing can be called by.
pub(super) fn is_keyword(word: &str) -> bool {
    matches!(
        word,
        "as" | "async"
            | "await"
            | "box"
            | "break"
            | "const"
            | "continue"
            | "crate"
            | "dyn"
            | "else"
            | "enum"
            | "extern"
            | "fn"
            | "for"
            | "if"
            | "impl"
            | "in"
            | "let"
            | "loop"
            | "macro"
            | "match"
            | "mod"
            | "move"
            | "mut"
            | "pub"
            | "ref"
            | "return"
            | "static"
            | "struct"
            | "trait"
            | "type"
            | "unsafe"
            | "use"
            | "where"
            | "while"
            | "yield"
    )
}

impl Cursor<'_> {
    /// The rest of a call, from `!`.
    pub(super) fn macro_call(&mut self) -> Result {
        self.expect(Kind::Punct(b'!'))?;
        self.out.word("!");
        if !self.is_open(b'(') && !self.is_open(b'[') {
            return Err(Unknown);
        }
        self.take();
        if !self.is_end() {
            self.out.every(INDENT);
            self.out.gap();
            self.out.some(0);
            self.macro_tokens()?;
            self.out.close();
            self.out.gap();
            self.out.offset(-INDENT);
            self.out.close();
        }
        self.take();
        Ok(())
    }

    /// Tokens up to the end of the group.
    fn macro_tokens(&mut self) -> Result {
        let mut before = Before::Other;
        let mut is_joint = true;
        while !self.is_end() {
            let token = self.tokens.get(self.at);
            let (has_space, next) = match (before, token.kind) {
                (_, Kind::Punct(b'$' | b'#')) => return Err(Unknown),
                (Before::Name, Kind::Open(b'(' | b'[')) => (false, Before::Group),
                (Before::Name, Kind::Punct(b'!')) if !token.joint => (false, Before::NameBang),
                (Before::NameBang, Kind::Open(b'(' | b'[')) => (false, Before::Other),
                (Before::Colon, Kind::Punct(b':')) => (false, Before::Colons),
                (_, Kind::Open(b'(' | b'[')) => (true, Before::Group),
                (_, Kind::Word) if !is_keyword(self.tokens.text(self.at)) => {
                    (!matches!(before, Before::Dot | Before::Colons), Before::Name)
                }
                (_, Kind::Literal) => (before != Before::Dot, Before::Name),
                (_, Kind::Punct(b',' | b';')) => (false, Before::Other),
                (_, Kind::Punct(b'.')) => {
                    (!matches!(before, Before::Name | Before::Group), Before::Dot)
                }
                (_, Kind::Punct(b':')) if token.joint => (before != Before::Name, Before::Colon),
                _ => (true, Before::Other),
            };
            if !is_joint {
                if has_space {
                    self.out.space();
                } else if self.is_punct(b'.') {
                    self.out.gap();
                }
            }
            is_joint = matches!(token.kind, Kind::Punct(_)) && token.joint;
            match token.kind {
                Kind::Open(open) => self.macro_group(open)?,
                Kind::Literal => self.literal()?,
                _ => self.take(),
            }
            before = next;
        }
        Ok(())
    }

    fn macro_group(&mut self, open: u8) -> Result {
        self.take();
        let has_spaces = open == b'{' && !self.is_end();
        if has_spaces {
            self.out.space();
        }
        self.macro_tokens()?;
        if has_spaces {
            self.out.space();
        }
        self.take();
        Ok(())
    }

    /// Attributes before an item, a member or a field; comments are lines of their own.
    pub(super) fn attributes(&mut self) -> Result {
        while self.is_punct(b'#') {
            if self.kind_after(1) != Kind::Open(b'[') {
                return Err(Unknown);
            }
            if let Some(text) = self.comment() {
                self.out.word("///");
                self.out.word(&text);
                self.out.line();
                continue;
            }
            self.at += 2;
            if self.kind_after(1) == Kind::Punct(b'=') && (self.is("doc") || self.is("comment")) {
                return Err(Unknown);
            }
            self.out.word("#[");
            self.path(Style::Plain)?;
            if self.eat_punct(b'=') {
                self.out.word(" = ");
                self.expr()?;
            } else if !self.is_end() {
                self.attribute_group()?;
            }
            self.expect(Kind::Close(b']'))?;
            self.out.word("]");
            self.out.space();
        }
        Ok(())
    }

    /// `(name = "value", other)`
    fn attribute_group(&mut self) -> Result {
        self.expect(Kind::Open(b'('))?;
        self.out.word("(");
        self.out.every(INDENT);
        self.out.gap();
        let (mut after_word, mut after_comma) = (false, false);
        while !self.is_end() {
            match self.kind() {
                Kind::Word | Kind::Literal => {
                    if after_word {
                        self.out.space();
                    }
                    if self.is_word() {
                        self.take()
                    } else {
                        self.literal()?
                    }
                    after_word = true;
                }
                Kind::Punct(b',') => {
                    self.at += 1;
                    after_comma = self.is_end();
                    self.out.comma(after_comma);
                    after_word = false;
                }
                Kind::Punct(b'=') => {
                    self.at += 1;
                    self.out.word(if after_word { " = " } else { "= " });
                    after_word = false;
                }
                Kind::Open(b'(') => {
                    self.attribute_group()?;
                    after_word = false;
                }
                Kind::Punct(_) => {
                    self.take();
                    after_word = false;
                }
                _ => return Err(Unknown),
            }
        }
        if !after_comma {
            self.out.gap();
        }
        self.out.offset(-INDENT);
        self.out.close();
        self.take();
        Ok(())
    }

    /// Takes `#[doc = "..."]`, if it can stand after `///`: the text.
    pub(super) fn comment(&mut self) -> Option<String> {
        let kinds = [
            Kind::Punct(b'#'),
            Kind::Open(b'['),
            Kind::Word,
            Kind::Punct(b'='),
            Kind::Literal,
            Kind::Close(b']'),
        ];
        let is_attribute = kinds.iter().enumerate().all(|(i, kind)| self.kind_after(i) == *kind);
        if !is_attribute || self.tokens.text(self.at + 2) != "doc" {
            return None;
        }
        let text = string(self.tokens.text(self.at + 4))?;
        if text.contains('\n') || text.starts_with('/') {
            return None;
        }
        self.at += kinds.len();
        Some(text.trim_end_matches(' ').to_owned())
    }
}

/// What a string literal means.
fn string(spelling: &str) -> Option<Cow<'_, str>> {
    let plain = spelling.strip_prefix('"').and_then(|it| it.strip_suffix('"'));
    match plain.filter(|it| !it.contains('\\')) {
        Some(text) => Some(Cow::Borrowed(text)),
        None => syn::parse_str::<syn::LitStr>(spelling).ok().map(|it| Cow::Owned(it.value())),
    }
}
