//! Words of the language in paths: definitions have modules called `async` or `type`. In Rust such a module has an
//! underscore at its end, as everything else has that generated code calls by such a word.

use std::str::FromStr as _;

use proc_macro2::{Group, Ident, TokenStream, TokenTree};

use crate::names::{escape, is_keyword};

/// `text` as `T`, with words of the language that are parts of paths made names.
pub(in crate::fragment) fn parse<T: syn::parse::Parse>(text: &str) -> syn::Result<T> {
    syn::parse2(escaped(TokenStream::from_str(text)?, true))
}

/// Whether there may be words of the language behind `::` in `text`.
pub(super) fn may_be_names(text: &str) -> bool {
    text.split("::").skip(1).any(|rest| {
        let rest = rest.trim_start();
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        // What is not an identifier may be a comment.
        is_keyword(&rest[..end]) || rest.starts_with('/')
    })
}

/// The tokens, with words of the language behind `::` made names; also the first word, if `path` and `::` follows it.
pub(super) fn escaped(tokens: TokenStream, path: bool) -> TokenStream {
    let mut out = Vec::new();
    // How many colons precede the token.
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
                // Nobody else holds the stream then, and its tokens are moved rather than copied.
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

/// Words that mean in paths what they say.
const NO_NAMES: [&str; 3] = ["crate", "super", "_"];

/// Words that mean what they say at the start of a path, or before one that starts with `::`.
const BEFORE_PATHS: [&str; 9] = ["crate", "self", "super", "Self", "_", "dyn", "impl", "for", "fn"];

/// `ident` as a name, unless it is one of the words that stay.
fn name(ident: Ident, stays: &[&str]) -> Ident {
    let word = ident.to_string();
    if stays.contains(&word.as_str()) || !is_keyword(&word) {
        return ident;
    }
    Ident::new(&escape(word), ident.span())
}

/// Whether `ident`, in tokens without such words, is what definitions call `name`.
pub(super) fn is_called(ident: &Ident, name: &str) -> bool {
    ident == name || is_keyword(name) && *ident == escape(name.to_owned())
}
