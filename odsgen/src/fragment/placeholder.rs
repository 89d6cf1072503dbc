//! Placeholders: `$_self`, `$_ctxt`, `$lhs` and their like.
//!
//! A placeholder is read as an identifier that no definition has, so that Rust's parser accepts it wherever a name may
//! stand. Where a tree is emitted, [`Placeholders`] has the tokens that replace it.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};

/// How the identifier of a placeholder begins.
const PREFIX: &str = "__ods_placeholder_";

/// The identifier that stands for `$name`.
pub(super) fn marker(name: &str, span: Span) -> Ident {
    Ident::new(&format!("{PREFIX}{name}"), span)
}

/// The name of the placeholder that `ident` stands for.
pub(super) fn name_of(ident: &Ident) -> Option<String> {
    ident.to_string().strip_prefix(PREFIX).map(str::to_owned)
}

/// What replaces each placeholder where a tree is emitted.
#[derive(Clone, Default, Debug)]
pub struct Placeholders {
    list: Vec<(String, TokenStream)>,
}

impl Placeholders {
    /// The tokens for each name.
    #[must_use]
    pub fn new<'a>(list: impl IntoIterator<Item = (&'a str, TokenStream)>) -> Self {
        Self { list: list.into_iter().map(|(name, tokens)| (name.to_owned(), tokens)).collect() }
    }

    /// The tokens for `name`.
    pub(super) fn get(&self, name: &str) -> Option<&TokenStream> {
        self.list.iter().find(|(known, _)| known == name).map(|(_, tokens)| tokens)
    }

    /// `tokens` with the placeholders in them replaced.
    pub(super) fn replace(&self, tokens: TokenStream) -> TokenStream {
        let mut out = Vec::new();
        for token in tokens {
            match token {
                TokenTree::Group(group) => {
                    let (delimiter, span, inner) =
                        (group.delimiter(), group.span(), group.stream());
                    // Nobody else holds the stream then: its tokens are moved, not copied.
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

/// Whether the placeholder `name` occurs in `tokens`.
pub(super) fn occurs(name: &str, tokens: TokenStream) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Group(group) => occurs(name, group.stream()),
        TokenTree::Ident(ident) => name_of(&ident).is_some_and(|found| found == name),
        _ => false,
    })
}

/// Whether any placeholder occurs in `tokens`.
pub(super) fn any(tokens: TokenStream) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Group(group) => any(group.stream()),
        TokenTree::Ident(ident) => name_of(&ident).is_some(),
        _ => false,
    })
}
