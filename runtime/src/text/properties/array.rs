//! Lists of properties: upstream's `ArrayProp` and `IntArrayProp`.

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::context::Context;
use crate::kinds::attrs::{ArrayAttr, DenseArrayElement, TypedDenseArrayAttr};
use crate::text::parser::{Delimiter, ParseResult, Parser};
use crate::text::writer::AsmWriter;

/// Converts the list to an array attribute; `element` converts each value.
pub fn to_attribute<T>(
    list: &[T],
    ctx: &Context,
    element: impl Fn(&T, &Context) -> Attribute,
) -> Attribute {
    let elements: Vec<Attribute> = list.iter().map(|value| element(value, ctx)).collect();
    ArrayAttr::get(ctx, &elements).into()
}

/// Converts an array attribute to a list.
///
/// # Errors
///
/// If the attribute is not an array, or the conversion of an element fails.
pub fn from_attribute<T>(
    attr: AttrRef<'_>,
    element: impl Fn(AttrRef<'_>) -> Result<T, String>,
) -> Result<Vec<T>, String> {
    match attr.dyn_cast::<ArrayAttr<'_>>() {
        Some(array) => array.iter().map(element).collect(),
        None => Err("expected array attribute".to_owned()),
    }
}

/// Converts an array attribute with invalid elements to one whose elements have the types that the property prints.
/// `element` converts a valid element to a value, `back` converts the value to an attribute, and `invalid` converts the
/// other elements.
pub fn invalid<T>(
    attr: AttrRef<'_>,
    element: impl Fn(AttrRef<'_>) -> Result<T, String>,
    back: impl Fn(&T, &Context) -> Attribute,
    invalid: impl Fn(AttrRef<'_>) -> Attribute,
) -> Attribute {
    let Some(array) = attr.dyn_cast::<ArrayAttr<'_>>() else { return attr.handle() };
    let convert = |attr: AttrRef<'_>| match element(attr) {
        Ok(value) => back(&value, attr.ctx()),
        Err(_) => invalid(attr),
    };
    let elements: Vec<Attribute> = array.iter().map(convert).collect();
    ArrayAttr::get(attr.ctx(), &elements).into()
}

/// Parses `[a, b]`.
///
/// # Errors
///
/// If the text is malformed.
pub fn parse<T>(
    p: &mut Parser<'_>,
    element: impl Fn(&mut Parser<'_>) -> ParseResult<T>,
) -> ParseResult<Vec<T>> {
    list(p, Delimiter::Square, element)
}

/// Parses `[a, b]`, if present.
///
/// # Errors
///
/// If the text is malformed.
pub fn parse_optional<T>(
    p: &mut Parser<'_>,
    element: impl Fn(&mut Parser<'_>) -> ParseResult<T>,
) -> ParseResult<Option<Vec<T>>> {
    let before = p.offset();
    let values = list(p, Delimiter::OptionalSquare, element)?;
    Ok((p.offset() != before).then_some(values))
}

fn list<T>(
    p: &mut Parser<'_>,
    delimiter: Delimiter,
    element: impl Fn(&mut Parser<'_>) -> ParseResult<T>,
) -> ParseResult<Vec<T>> {
    let mut values = Vec::new();
    p.delimited(delimiter, "", |p| {
        values.push(element(p)?);
        Ok(())
    })?;
    Ok(values)
}

/// Writes `[a, b]`.
pub fn print<T>(list: &[T], p: &mut AsmWriter<'_>, element: impl Fn(&T, &mut AsmWriter<'_>)) {
    p.write("[");
    for (i, value) in list.iter().enumerate() {
        if i > 0 {
            p.write(", ");
        }
        element(value, p);
    }
    p.write("]");
}

/// Integers that a dense array can hold.
pub trait DenseElement: Copy {
    /// Converts the values to a dense array.
    fn to_dense(values: &[Self], ctx: &Context) -> Attribute;

    /// The elements of a dense array.
    ///
    /// # Errors
    ///
    /// If the attribute is not a dense array of this element type.
    fn from_dense(attr: AttrRef<'_>) -> Result<Vec<Self>, String>;
}

impl<T: DenseArrayElement> DenseElement for T {
    fn to_dense(values: &[Self], ctx: &Context) -> Attribute {
        TypedDenseArrayAttr::get(ctx, values).into()
    }

    fn from_dense(attr: AttrRef<'_>) -> Result<Vec<Self>, String> {
        match attr.dyn_cast::<TypedDenseArrayAttr<'_, T>>() {
            Some(array) => Ok(array.values().collect()),
            None => Err(format!("expected DenseI{}ArrayAttr for key `value`", 8 * T::SIZE)),
        }
    }
}
