//! Marks in tokens: where code comes from a `.td` file. What the compiler says of such code then shows the place.

use proc_macro2::{Delimiter, Group, Literal, TokenStream, TokenTree};

/// How the literal of a mark begins.
const START: &str = "c\"td ";

/// `tokens` with the mark that they are from `place`.
pub(super) fn marked(place: &str, tokens: TokenStream) -> TokenStream {
    let Ok(text) = std::ffi::CString::new(format!("td {place}")) else { return tokens };
    let mark = TokenStream::from(TokenTree::Literal(Literal::c_string(&text)));
    let group = Group::new(Delimiter::None, mark.into_iter().chain(tokens).collect());
    TokenStream::from(TokenTree::Group(group))
}

/// The place that `token`, the first of a group without delimiters, marks the group with.
pub(crate) fn place(token: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = token else { return None };
    Some(literal.to_string().strip_prefix(START)?.trim_end_matches('"').to_owned())
}

/// `tokens` without marks around them.
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
