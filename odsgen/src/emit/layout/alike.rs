//! Pieces of code that differ in names only: laid out once, if the names are equally long.

use std::fmt::Write as _;

use proc_macro2::{Group, Ident, Literal, TokenStream, TokenTree};

/// A piece of code with its names and strings taken out. What stands for them is as long as they are, so that the layout
/// is the same.
pub(super) struct Alike {
    /// The tokens, as a key: equal for code that differs in what was taken out only.
    pub(super) key: String,
    /// What was taken out, by the number of what stands for it.
    names: Vec<String>,
}

/// What everything begins with that stands for a name.
const MARK: &str = "zq";
/// The length of the shortest: the mark and two letters that are a number.
const SHORTEST: usize = MARK.len() + 2;
/// The most names in one piece of code.
const MOST: usize = LETTERS * LETTERS;
const LETTERS: usize = 26;

impl Alike {
    pub(super) fn new(tokens: &[TokenTree]) -> Self {
        let mut alike = Alike { key: String::new(), names: Vec::new() };
        alike.read(tokens);
        alike
    }

    fn read(&mut self, tokens: &[TokenTree]) {
        for (index, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Ident(ident) => {
                    let name = ident.to_string();
                    match is_name(&name) && !is_macro(tokens, index) {
                        true => self.take_out(name),
                        false => self.key.push_str(&name),
                    }
                    self.key.push(' ');
                }
                TokenTree::Literal(literal) => {
                    let text = literal.to_string();
                    match is_string(tokens, index, &text) {
                        true => self.take_out(text),
                        false => self.key.push_str(&text),
                    }
                    self.key.push(' ');
                }
                TokenTree::Punct(punct) => {
                    self.key.push(punct.as_char());
                    if punct.spacing() == proc_macro2::Spacing::Alone {
                        self.key.push(' ');
                    }
                }
                TokenTree::Group(group) => {
                    let (open, close) = match group.delimiter() {
                        proc_macro2::Delimiter::Parenthesis => ('(', ')'),
                        proc_macro2::Delimiter::Brace => ('{', '}'),
                        proc_macro2::Delimiter::Bracket => ('[', ']'),
                        proc_macro2::Delimiter::None => ('\u{1}', '\u{2}'),
                    };
                    self.key.push(open);
                    let nested: Vec<TokenTree> = group.stream().into_iter().collect();
                    self.read(&nested);
                    self.key.push(close);
                }
            }
        }
    }

    /// Puts something of the same length in place of `name`, the same for equal names.
    fn take_out(&mut self, name: String) {
        let number = match self.names.iter().position(|known| *known == name) {
            Some(number) => number,
            None if self.names.len() < MOST => {
                self.names.push(name.clone());
                self.names.len() - 1
            }
            None => return self.key.push_str(&name),
        };
        stand_in(number, &name, &mut self.key);
    }

    /// `tokens`, which this was made of, without names.
    pub(super) fn tokens(&self, tokens: &[TokenTree]) -> TokenStream {
        let without_name = |(index, token): (usize, &TokenTree)| match token {
            TokenTree::Ident(ident) => {
                let name = ident.to_string();
                match self.number(&name).filter(|_| is_name(&name) && !is_macro(tokens, index)) {
                    Some(number) => {
                        let mut text = String::new();
                        stand_in(number, &name, &mut text);
                        TokenTree::Ident(Ident::new(&text, ident.span()))
                    }
                    None => token.clone(),
                }
            }
            TokenTree::Literal(literal) => {
                let name = literal.to_string();
                match self.number(&name).filter(|_| is_string(tokens, index, &name)) {
                    Some(number) => {
                        let mut text = String::new();
                        stand_in(number, &name, &mut text);
                        TokenTree::Literal(Literal::string(text.trim_matches('"')))
                    }
                    None => token.clone(),
                }
            }
            TokenTree::Group(group) => {
                let nested: Vec<TokenTree> = group.stream().into_iter().collect();
                TokenTree::Group(Group::new(group.delimiter(), self.tokens(&nested)))
            }
            TokenTree::Punct(_) => token.clone(),
        };
        tokens.iter().enumerate().map(without_name).collect()
    }

    fn number(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| known == name)
    }

    /// Adds `text`, the layout of [`tokens`](Self::tokens), with the names in their places.
    pub(super) fn write(&self, text: &str, out: &mut String) {
        let mut rest = text;
        while let Some(at) = rest.find(MARK) {
            let (before, from) = rest.split_at(at);
            let letters = from.as_bytes().get(MARK.len()..SHORTEST);
            let number = letters.and_then(|letters| match letters {
                [high @ b'a'..=b'z', low @ b'a'..=b'z'] => {
                    Some(usize::from(high - b'a') * LETTERS + usize::from(low - b'a'))
                }
                _ => None,
            });
            let name = number.and_then(|number| self.names.get(number));
            out.push_str(before);
            match name {
                // A string is taken out with its quotes, which are in the text as well.
                Some(name) => {
                    let name = plain_string(name).unwrap_or(name);
                    out.push_str(name);
                    rest = from.get(name.len()..).unwrap_or_default();
                }
                None => {
                    out.push_str(MARK);
                    rest = &from[MARK.len()..];
                }
            }
        }
        out.push_str(rest);
    }
}

/// Adds what stands for `name`: as long as it is.
fn stand_in(number: usize, name: &str, out: &mut String) {
    let inner = plain_string(name).unwrap_or(name);
    let quote = if inner.len() == name.len() { "" } else { "\"" };
    let letter = |number: usize| char::from(b'a' + (number % LETTERS) as u8);
    let _ = write!(out, "{quote}{MARK}{}{}", letter(number / LETTERS), letter(number));
    out.extend(std::iter::repeat_n('_', inner.len() - SHORTEST));
    out.push_str(quote);
}

/// The inside of a string that is written as it is, if it is long enough.
fn plain_string(text: &str) -> Option<&str> {
    let inner = text.strip_prefix('"')?.strip_suffix('"')?;
    let is_plain = |byte: u8| matches!(byte, b' '..=b'~') && byte != b'\\' && byte != b'"';
    (inner.len() >= SHORTEST && inner.bytes().all(is_plain)).then_some(inner)
}

/// Whether the literal at `index` is a string that nothing depends on, as it does on that of documentation.
fn is_string(tokens: &[TokenTree], index: usize, text: &str) -> bool {
    let word = index.checked_sub(2).and_then(|index| tokens.get(index));
    let is_doc = matches!(word, Some(TokenTree::Ident(word)) if word == "doc");
    !is_doc && plain_string(text).is_some()
}

/// Whether `word` is a name whose spelling nothing depends on.
fn is_name(word: &str) -> bool {
    const KEYWORDS: &[&str] = &[
        "abstract",
        "async",
        "auto",
        "await",
        "become",
        "break",
        "const",
        "continue",
        "crate",
        "default",
        "derive",
        "else",
        "enum",
        "extern",
        "false",
        "final",
        "impl",
        "loop",
        "macro",
        "macro_rules",
        "match",
        "move",
        "override",
        "priv",
        "return",
        "safe",
        "self",
        "Self",
        "static",
        "struct",
        "super",
        "trait",
        "true",
        "type",
        "typeof",
        "union",
        "unsafe",
        "unsized",
        "virtual",
        "where",
        "while",
        "yield",
    ];
    word.len() >= SHORTEST
        && word.is_ascii()
        && !word.starts_with("r#")
        && !KEYWORDS.contains(&word)
}

/// Whether the identifier at `index` is the name of a macro, by which its arguments are laid out.
fn is_macro(tokens: &[TokenTree], index: usize) -> bool {
    matches!(tokens.get(index + 1), Some(TokenTree::Punct(punct)) if punct.as_char() == '!')
}
