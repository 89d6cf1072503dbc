//! Documentation comments of generated code.

use std::str::FromStr as _;

use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// A `doc` attribute with the lines, or nothing. The layout splits it into lines.
///
/// The text is a raw C string, and generated code has no other raw C strings. `Literal::string` takes ten times as long,
/// because it escapes characters, and documentation is a large part of generated code.
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
    // Raw strings cannot contain NUL, a lone CR, or a quote before more than 255 `#`.
    literal
        .unwrap_or_else(|_| raw_c_string(&text.replace(['\r', '\0'], "\n").replace("\"#", "\" #")))
}

/// The `deprecated` attribute.
pub(super) fn deprecated(note: Option<&str>) -> TokenStream {
    note.map_or_else(TokenStream::new, |note| quote!(#[deprecated(note = #note)]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_invalid_in_raw_strings_is_replaced() {
        assert_eq!(raw_c_string("a \"#b").to_string(), "cr##\"a \"#b\"##");
        assert_eq!(raw_c_string("a\rb\0").to_string(), "cr\"a\nb\n\"");
        let hashes = "#".repeat(300);
        let literal = raw_c_string(&format!("a \"{hashes} b")).to_string();
        assert_eq!(literal, format!("cr#\"a \" {hashes} b\"#"));
    }
}
