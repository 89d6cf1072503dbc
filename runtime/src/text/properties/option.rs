//! Optional properties: upstream's `OptionalProp`.

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::context::Context;
use crate::kinds::attrs::ArrayAttr;
use crate::text::parser::{ParseResult, Parser};
use crate::text::writer::AsmWriter;

/// Converts to `[]` or `[value]`.
pub fn to_attribute<T>(
    value: &Option<T>,
    ctx: &Context,
    present: impl Fn(&T, &Context) -> Attribute,
) -> Attribute {
    let elements: Vec<Attribute> = value.iter().map(|value| present(value, ctx)).collect();
    ArrayAttr::get(ctx, &elements).into()
}

/// Converts `[]` or `[value]` to an optional value.
///
/// # Errors
///
/// If the attribute is not an array of at most one element, or the conversion of the element fails.
pub fn from_attribute<T>(
    attr: AttrRef<'_>,
    present: impl Fn(AttrRef<'_>) -> Result<T, String>,
) -> Result<Option<T>, String> {
    let Some(array) = attr.dyn_cast::<ArrayAttr<'_>>() else {
        return Err("expected optional properties to materialize as arrays".to_owned());
    };
    if array.len() > 1 {
        return Err("expected optional properties to become 0- or 1-element arrays".to_owned());
    }
    array.iter().next().map(present).transpose()
}

/// Converts `[value]` with an invalid value to the array that the property prints; `present` converts the value.
pub fn invalid(attr: AttrRef<'_>, present: impl Fn(AttrRef<'_>) -> Attribute) -> Attribute {
    let Some(array) = attr.dyn_cast::<ArrayAttr<'_>>() else { return attr.handle() };
    let elements: Vec<Attribute> = array.iter().map(present).collect();
    ArrayAttr::get(attr.ctx(), &elements).into()
}

/// Parses `none` or `some<value>`.
///
/// # Errors
///
/// If the text is malformed.
pub fn parse<T>(
    p: &mut Parser<'_>,
    present: impl Fn(&mut Parser<'_>) -> ParseResult<T>,
) -> ParseResult<Option<T>> {
    match parse_optional(p, present)? {
        Some(value) => Ok(value),
        None => Err(p.custom_error("expected 'none' or 'some<prop>'")),
    }
}

/// Parses `none` or `some<value>`, if present.
///
/// # Errors
///
/// If the text is malformed.
pub fn parse_optional<T>(
    p: &mut Parser<'_>,
    present: impl Fn(&mut Parser<'_>) -> ParseResult<T>,
) -> ParseResult<Option<Option<T>>> {
    match p.parse_optional_keyword_of(&["none", "some"])? {
        None => Ok(None),
        Some("none") => Ok(Some(None)),
        Some(_) => {
            p.parse_less()?;
            let value = present(p)?;
            p.parse_greater()?;
            Ok(Some(Some(value)))
        }
    }
}

/// Parses `none` or the value itself, which `present` detects.
///
/// # Errors
///
/// If the value is malformed. If there is no value, the diagnostic has no message.
pub fn parse_delegated<T>(
    p: &mut Parser<'_>,
    present: impl Fn(&mut Parser<'_>) -> ParseResult<Option<T>>,
) -> ParseResult<Option<T>> {
    match parse_optional_delegated(p, present)? {
        Some(value) => Ok(value),
        None => Err(p.error("")),
    }
}

/// Parses `none` or the value itself, if present.
///
/// # Errors
///
/// If the text is malformed.
pub fn parse_optional_delegated<T>(
    p: &mut Parser<'_>,
    present: impl Fn(&mut Parser<'_>) -> ParseResult<Option<T>>,
) -> ParseResult<Option<Option<T>>> {
    if p.parse_optional_keyword("none")? {
        return Ok(Some(None));
    }
    Ok(present(p)?.map(Some))
}

/// Writes `none` or `some<value>`.
pub fn print<T>(
    value: &Option<T>,
    p: &mut AsmWriter<'_>,
    present: impl Fn(&T, &mut AsmWriter<'_>),
) {
    let Some(value) = value else { return p.write("none") };
    p.write("some<");
    present(value, p);
    p.write(">");
}

/// Writes `none` or the value itself.
pub fn print_delegated<T>(
    value: &Option<T>,
    p: &mut AsmWriter<'_>,
    present: impl Fn(&T, &mut AsmWriter<'_>),
) {
    match value {
        Some(value) => present(value, p),
        None => p.write("none"),
    }
}
