//! The short form of dense arrays, `[1, 2]`, used where the kind of array is known.

use crate::core::attrs::Attribute;
use crate::kinds::attrs::{
    DenseBoolArrayAttr, DenseF32ArrayAttr, DenseF64ArrayAttr, DenseI8ArrayAttr, DenseI16ArrayAttr,
    DenseI32ArrayAttr, DenseI64ArrayAttr,
};
use crate::support::apfloat::FloatSemantics;
use crate::text::forms::{ShortForm, ShortParser};
use crate::text::lexer::TokenKind;
use crate::text::{ParseResult, Parser};

/// An element of a dense array.
trait Element: Sized {
    /// Parses an element.
    fn read(p: &mut Parser<'_>) -> ParseResult<Self>;
}

macro_rules! integer_elements {
    ($($ty:ident),*) => {
        $(impl Element for $ty {
            fn read(p: &mut Parser<'_>) -> ParseResult<Self> {
                let at = p.offset();
                let value = p.parse_integer()?;
                value.try_into().map_err(|_| p.custom_error_at(at, "integer value too large"))
            }
        })*
    };
}

integer_elements!(i8, i16, i32, i64);

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

macro_rules! short_forms {
    ($($view:ident $ty:ident;)*) => {
        $(impl ShortForm for $view<'_> {
            const OPEN: Option<&'static str> = Some("[");
            fn short_form<'a>() -> Option<ShortParser<'a>> {
                Some(|p, _| {
                    let values = parse_list::<$ty>(p)?;
                    Ok(Attribute::from($view::get(p.ctx(), &values)))
                })
            }
        })*
    };
}

short_forms! {
    DenseBoolArrayAttr bool;
    DenseI8ArrayAttr i8;
    DenseI16ArrayAttr i16;
    DenseI32ArrayAttr i32;
    DenseI64ArrayAttr i64;
    DenseF32ArrayAttr f32;
    DenseF64ArrayAttr f64;
}
