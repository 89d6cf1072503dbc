//! Cases of enums as words and as strings.

use std::str::FromStr;

use crate::prelude::*;

/// Parses a case as a word.
pub(super) fn parse_enum_word<E: FromStr>(p: &mut OpParser<'_>, name: &str) -> ParseResult<E> {
    let at = p.offset();
    let word = p.parse_any_keyword()?;
    word.parse().map_err(|_| {
        p.custom_error_at(at, format!("invalid {name} attribute specification: {word}"))
    })
}

/// Parses a case as a string.
pub(super) fn parse_enum_string<E: FromStr>(p: &mut OpParser<'_>, name: &str) -> ParseResult<E> {
    let at = p.offset();
    let none = NoneType::get(p.ctx()).into();
    let text = p.parse_attribute(Some(none))?;
    let Some(text) = p.ctx().attr_ref(text).dyn_cast::<StringAttr<'_>>() else {
        let message = format!("expected {name} attribute specified as string");
        return Err(p.custom_error_at(at, message));
    };
    text.value().parse().map_err(|_| {
        let message = format!("invalid {name} attribute specification: \"{}\"", text.value());
        p.custom_error_at(at, message)
    })
}
