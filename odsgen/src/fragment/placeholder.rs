//! Placeholders such as `$_self`, `$_ctxt` and `$lhs`.
//!
//! A placeholder is parsed as a reserved identifier, so that Rust's parser accepts it wherever a name is valid. For
//! emission, [`Placeholders`] has the tokens that replace it.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::ToTokens as _;

use super::expr::Expr;

/// The prefix of the identifier of a placeholder.
const PREFIX: &str = "__ods_placeholder_";

/// The identifier for `$name`.
pub(super) fn marker(name: &str, span: Span) -> Ident {
    Ident::new(&format!("{PREFIX}{name}"), span)
}

/// The name of the placeholder, if `ident` is one.
pub(super) fn name_of(ident: &Ident) -> Option<String> {
    ident.to_string().strip_prefix(PREFIX).map(str::to_owned)
}

/// The code `text`, with placeholders as definitions write them.
pub(super) fn written(text: &str) -> String {
    text.replace(PREFIX, "$")
}

/// The code `text` with identifiers for its placeholders.
pub(super) fn as_identifiers(text: &str) -> String {
    text.replace('$', PREFIX)
}

/// The replacements of placeholders for emission.
#[derive(Clone, Default, Debug)]
pub(crate) struct Placeholders {
    list: Vec<(String, TokenStream)>,
}

impl Placeholders {
    /// The replacement for each name.
    #[must_use]
    pub(crate) fn new<'a>(list: impl IntoIterator<Item = (&'a str, TokenStream)>) -> Self {
        Self { list: list.into_iter().map(|(name, tokens)| (name.to_owned(), tokens)).collect() }
    }

    /// The replacement for `name`.
    pub(super) fn get(&self, name: &str) -> Option<&TokenStream> {
        self.list.iter().find(|(known, _)| known == name).map(|(_, tokens)| tokens)
    }

    /// Replaces the placeholders in `tokens`.
    pub(super) fn replace(&self, tokens: TokenStream) -> TokenStream {
        let mut out = Vec::new();
        for token in tokens {
            match token {
                TokenTree::Group(group) => {
                    let (delimiter, span, inner) =
                        (group.delimiter(), group.span(), group.stream());
                    // Drops the other reference first, so that tokens are moved and not copied.
                    drop(group);
                    let mut new = Group::new(delimiter, self.replace(inner));
                    new.set_span(span);
                    out.push(TokenTree::Group(new));
                }
                TokenTree::Ident(ident) => {
                    match name_of(&ident).and_then(|name| self.get(&name).cloned()) {
                        Some(tokens) => out.extend(tokens),
                        None => out.push(TokenTree::Ident(ident)),
                    }
                }
                other => out.push(other),
            }
        }
        out.into_iter().collect()
    }
}

/// How often `tokens` contains the placeholder `name`.
pub(super) fn count(name: &str, tokens: TokenStream) -> usize {
    let counts = tokens.into_iter().map(|token| match token {
        TokenTree::Group(group) => count(name, group.stream()),
        TokenTree::Ident(ident) => name_of(&ident).is_some_and(|found| found == name).into(),
        _ => 0,
    });
    counts.sum()
}

/// The names of the placeholders in `tokens`, each once.
pub(super) fn names(tokens: TokenStream) -> Vec<String> {
    let mut all = Vec::new();
    let mut rest = vec![tokens];
    while let Some(tokens) = rest.pop() {
        for token in tokens {
            match token {
                TokenTree::Group(group) => rest.push(group.stream()),
                TokenTree::Ident(ident) => all.extend(name_of(&ident)),
                _ => {}
            }
        }
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// A placeholder in `expr` that is not among `allowed`.
pub(super) fn unknown(expr: &Expr, allowed: &[&str]) -> Option<String> {
    let names = names(expr.to_syn(&Placeholders::default()).into_token_stream());
    names.into_iter().find(|name| !allowed.contains(&name.as_str()))
}

/// Whether `tokens` contains a placeholder.
pub(super) fn any(tokens: TokenStream) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Group(group) => any(group.stream()),
        TokenTree::Ident(ident) => name_of(&ident).is_some(),
        _ => false,
    })
}
