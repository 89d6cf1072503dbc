//! The short form of dense arrays: `[1, 2]`, where the kind is known.

use crate::core::attrs::Attribute;
use crate::core::types::Type;
use crate::kinds::attrs::{
    DenseBoolArrayAttr, DenseF32ArrayAttr, DenseF64ArrayAttr, DenseI8ArrayAttr, DenseI16ArrayAttr,
    DenseI32ArrayAttr, DenseI64ArrayAttr, FloatAttr,
};
use crate::kinds::types::{Float32Type, Float64Type};
use crate::text::forms::{ShortForm, ShortParser};
use crate::text::lexer::TokenKind;
use crate::text::{ParseResult, Parser};

/// An element that a dense array may have.
trait Element: Sized {
    /// Reads one.
    fn read(p: &mut Parser<'_>) -> ParseResult<Self>;
}

macro_rules! integers {
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

integers!(i8, i16, i32, i64);

impl Element for bool {
    fn read(p: &mut Parser<'_>) -> ParseResult<Self> {
        crate::text::properties::PropertyValue::parse(p)
    }
}

/// Reads a number of the floating-point type `ty`.
fn float(p: &mut Parser<'_>, ty: Type) -> ParseResult<f64> {
    let value = p.parse_attribute_as::<FloatAttr<'_>>(Some(ty))?;
    Ok(value.value_as_f64())
}

impl Element for f32 {
    fn read(p: &mut Parser<'_>) -> ParseResult<Self> {
        let ty = Float32Type::get(p.ctx()).into();
        Ok(float(p, ty)? as f32)
    }
}

impl Element for f64 {
    fn read(p: &mut Parser<'_>) -> ParseResult<Self> {
        let ty = Float64Type::get(p.ctx()).into();
        float(p, ty)
    }
}

fn list<T: Element>(p: &mut Parser<'_>) -> ParseResult<Vec<T>> {
    let mut values = Vec::new();
    p.parse_l_square()?;
    if p.parse_optional_r_square()? {
        return Ok(values);
    }
    match elements(p, &mut values) {
        Ok(()) => p.parse_r_square().map(|()| values),
        // Upstream asks for the bracket behind elements that it could not read, too.
        Err(error) if p.at(TokenKind::Error) => Err(error),
        Err(error) => Err(match p.parse_r_square() {
            Ok(()) => error,
            Err(bracket) => error.followed_by(bracket),
        }),
    }
}

fn elements<T: Element>(p: &mut Parser<'_>, values: &mut Vec<T>) -> ParseResult {
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
            fn short_form<'a>() -> Option<ShortParser<'a>> {
                Some(|p, _| {
                    let values = list::<$ty>(p)?;
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
