//! The short form of dense arrays, `[1, 2]`, used where the kind of array is known.

use crate::core::attrs::Attribute;
use crate::kinds::attrs::{DenseArrayElement, TypedDenseArrayAttr};
use crate::support::apfloat::FloatSemantics;
use crate::text::forms::{ShortForm, ShortParser};
use crate::text::lexer::TokenKind;
use crate::text::{ParseResult, Parser};

/// An element of a dense array.
trait Element: Sized {
    /// Parses an element.
    fn read(p: &mut Parser<'_>) -> ParseResult<Self>;
}

fn read_integer<T: TryFrom<i64>>(p: &mut Parser<'_>) -> ParseResult<T> {
    let at = p.offset();
    let value = p.parse_integer()?;
    value.try_into().map_err(|_| p.custom_error_at(at, "integer value too large"))
}

impl Element for i8 {
    fn read(p: &mut Parser<'_>) -> ParseResult<Self> {
        read_integer(p)
    }
}

impl Element for i16 {
    fn read(p: &mut Parser<'_>) -> ParseResult<Self> {
        read_integer(p)
    }
}

impl Element for i32 {
    fn read(p: &mut Parser<'_>) -> ParseResult<Self> {
        read_integer(p)
    }
}

impl Element for i64 {
    fn read(p: &mut Parser<'_>) -> ParseResult<Self> {
        read_integer(p)
    }
}

impl Element for bool {
    fn read(p: &mut Parser<'_>) -> ParseResult<Self> {
        crate::text::properties::PropertyValue::parse(p)
    }
}

impl Element for f32 {
    fn read(p: &mut Parser<'_>) -> ParseResult<Self> {
        Ok(p.parse_float(FloatSemantics::F64)?.to_f64() as f32)
    }
}

impl Element for f64 {
    fn read(p: &mut Parser<'_>) -> ParseResult<Self> {
        Ok(p.parse_float(FloatSemantics::F64)?.to_f64())
    }
}

fn parse_list<T: Element>(p: &mut Parser<'_>) -> ParseResult<Vec<T>> {
    let mut values = Vec::new();
    p.parse_l_square()?;
    if p.parse_optional_r_square()? {
        return Ok(values);
    }
    match parse_elements(p, &mut values) {
        Ok(()) => p.parse_r_square().map(|()| values),
        // Like upstream, expect the bracket even after an invalid element.
        Err(error) if p.at(TokenKind::Error) => Err(error),
        Err(error) => Err(match p.parse_r_square() {
            Ok(()) => error,
            Err(bracket) => error.followed_by(bracket),
        }),
    }
}

fn parse_elements<T: Element>(p: &mut Parser<'_>, values: &mut Vec<T>) -> ParseResult {
    loop {
        values.push(T::read(p)?);
        if !p.parse_optional_comma()? {
            return Ok(());
        }
    }
}

impl<T: DenseArrayElement + Element> ShortForm for TypedDenseArrayAttr<'_, T> {
    const OPEN: Option<&'static str> = Some("[");

    fn short_form<'a>() -> Option<ShortParser<'a>> {
        Some(|p, _| {
            let values = parse_list::<T>(p)?;
            Ok(Attribute::from(TypedDenseArrayAttr::get(p.ctx(), &values)))
        })
    }
}
