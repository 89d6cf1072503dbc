//! Documentation comments.

use std::str::FromStr as _;

use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// The lines as documentation: one attribute, whose text is made lines when it is laid out, or none.
///
/// The text is a raw C string on its way, which nothing else is. Making a string literal looks for characters that have to
/// be escaped in tables of Unicode, at ten times the cost, and documentation is a large part of generated code.
pub(super) fn attributes(text: &str) -> TokenStream {
    if text.is_empty() {
        return TokenStream::new();
    }
    let text = raw_c_string(text);
    quote!(#[doc = #text])
}

fn raw_c_string(text: &str) -> Literal {
    let mut end = String::from("\"");
    while text.contains(&end) {
        end.push('#');
    }
    let literal = Literal::from_str(&["cr", &end[1..], "\"", text, &end].concat());
    // Two characters must not be in it, nor quotes in front of more `#` than may end it.
    literal
        .unwrap_or_else(|_| raw_c_string(&text.replace(['\r', '\0'], "\n").replace("\"#", "\" #")))
}

/// What makes the compiler warn of uses.
pub(super) fn deprecated(note: Option<&str>) -> TokenStream {
    note.map_or_else(TokenStream::new, |note| quote!(#[deprecated(note = #note)]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everything can be documentation.
    #[test]
    fn texts_that_no_raw_string_holds_are_changed() {
        assert_eq!(raw_c_string("a \"#b").to_string(), "cr##\"a \"#b\"##");
        assert_eq!(raw_c_string("a\rb\0").to_string(), "cr\"a\nb\n\"");
        let hashes = "#".repeat(300);
        let literal = raw_c_string(&format!("a \"{hashes} b")).to_string();
        assert_eq!(literal, format!("cr#\"a \" {hashes} b\"#"));
    }
}
