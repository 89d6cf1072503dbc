//! Marks in tokens with locations in `.td` files, so that compiler errors show the location.

use proc_macro2::{Delimiter, Group, Literal, TokenStream, TokenTree};

/// The prefix of the literal of a mark.
const START: &str = "c\"td ";

/// Marks `tokens` with `place`.
pub(super) fn marked(place: &str, tokens: TokenStream) -> TokenStream {
    let Ok(text) = std::ffi::CString::new(format!("td {place}")) else { return tokens };
    let mark = TokenStream::from(TokenTree::Literal(Literal::c_string(&text)));
    let group = Group::new(Delimiter::None, mark.into_iter().chain(tokens).collect());
    TokenStream::from(TokenTree::Group(group))
}

/// The location in a mark, if `token`, the first in a group without delimiters, is one.
pub(crate) fn place(token: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = token else { return None };
    Some(literal.to_string().strip_prefix(START)?.trim_end_matches('"').to_owned())
}

/// Removes marks around `tokens`.
pub(super) fn unmarked(tokens: TokenStream) -> TokenStream {
    let mut list = tokens.clone().into_iter();
    match (list.next(), list.next()) {
        (Some(TokenTree::Group(group)), None) if group.delimiter() == Delimiter::None => {
            let mut inner = group.stream().into_iter().peekable();
            if inner.peek().and_then(place).is_some() {
                inner.next();
                return inner.collect();
            }
            tokens
        }
        _ => tokens,
    }
}
