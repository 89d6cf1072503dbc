//! Words of Rust: identifiers, the names that every module has, and keywords in paths.
//!
//! Definitions have modules such as `async` or `type`. In generated Rust, such names end with an underscore.

use std::str::FromStr as _;

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};

use crate::names::{escape, is_keyword};

/// The identifier `name`.
pub(in crate::fragment) fn ident(name: &str) -> Ident {
    Ident::new(name, Span::call_site())
}

/// Parses `text` as `T`, with keywords in paths as names.
pub(in crate::fragment) fn parse<T: syn::parse::Parse>(text: &str) -> syn::Result<T> {
    syn::parse2(escaped(TokenStream::from_str(text)?, true))
}

/// Whether `text` may have a keyword after `::`.
pub(super) fn may_be_names(text: &str) -> bool {
    text.split("::").skip(1).any(|rest| {
        let rest = rest.trim_start();
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        // Anything but an identifier may be a comment.
        is_keyword(&rest[..end]) || rest.starts_with('/')
    })
}

/// Converts keywords after `::` to names; also the first word, if `path` and `::` follows it.
pub(super) fn escaped(tokens: TokenStream, path: bool) -> TokenStream {
    let mut out = Vec::new();
    // The number of colons before the token.
    let mut colons = 0;
    let mut tokens = tokens.into_iter().peekable();
    let mut first = path;
    while let Some(token) = tokens.next() {
        let token = match token {
            TokenTree::Ident(ident) if colons == 2 => TokenTree::Ident(name(ident, &NO_NAMES)),
            TokenTree::Ident(ident) if first && is_colon(tokens.peek()) => {
                TokenTree::Ident(name(ident, &BEFORE_PATHS))
            }
            TokenTree::Group(group) => {
                let (delimiter, span, inner) = (group.delimiter(), group.span(), group.stream());
                // Drops the other reference first, so that tokens are moved and not copied.
                drop(group);
                let mut new = Group::new(delimiter, escaped(inner, false));
                new.set_span(span);
                TokenTree::Group(new)
            }
            other => other,
        };
        colons = if is_colon(Some(&token)) { colons + 1 } else { 0 };
        first = false;
        out.push(token);
    }
    out.into_iter().collect()
}

fn is_colon(token: Option<&TokenTree>) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == ':')
}

/// Keywords with their usual meaning in paths.
const NO_NAMES: [&str; 3] = ["crate", "super", "_"];

/// Keywords with their usual meaning at the start of a path, or before one that starts with `::`.
const BEFORE_PATHS: [&str; 9] = ["crate", "self", "super", "Self", "_", "dyn", "impl", "for", "fn"];

/// `ident` as a name, unless it is in `stays`.
fn name(ident: Ident, stays: &[&str]) -> Ident {
    let word = ident.to_string();
    if stays.contains(&word.as_str()) || !is_keyword(&word) {
        return ident;
    }
    Ident::new(&escape(word), ident.span())
}

/// Whether `ident`, in converted tokens, is `name` in definitions.
pub(super) fn is_called(ident: &Ident, name: &str) -> bool {
    ident == name || is_keyword(name) && *ident == escape(name.to_owned())
}
