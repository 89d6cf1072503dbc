//! Integers of Rust in text: in custom forms, as parameters of types and attributes, and as properties.

use crate::core::attrs::{AttrRef, Attribute};
use crate::core::context::Context;
use crate::kinds::attrs::IntegerAttr;
use crate::kinds::types::IntegerType;
use crate::support::apint::ApInt;
use crate::text::params::Parameter;
use crate::text::properties::PropertyValue;
use crate::text::{AsmWriter, ParseResult, Parser};

/// A Rust integer type that text can be parsed as.
pub trait ParsedInteger: Sized {
    /// The value, if it fits.
    fn from_ap_int(value: &ApInt) -> Option<Self>;
}

impl ParsedInteger for bool {
    fn from_ap_int(value: &ApInt) -> Option<Self> {
        match value.to_u64() {
            Some(0) => Some(false),
            Some(1) => Some(true),
            _ => None,
        }
    }
}

/// The value in signed numbers of the same width, and whether the type is signed, follow the types.
macro_rules! integers {
    ($($ty:ident $signed:ident $is_signed:literal;)*) => { $(
        impl ParsedInteger for $ty {
            fn from_ap_int(value: &ApInt) -> Option<Self> {
                if $is_signed {
                    return value.to_i64()?.try_into().ok();
                }
                if value.is_negative() {
                    // Like upstream, a negative number with few digits wraps around.
                    return (value.width() <= $ty::BITS)
                        .then(|| value.sext_or_trunc($ty::BITS).low_u128() as $ty);
                }
                value.to_u64()?.try_into().ok()
            }
        }

        impl Parameter for $ty {
            fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
                p.parse_integer_as()
            }

            fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<Self>> {
                p.parse_optional_integer_as()
            }

            fn print(&self, p: &mut AsmWriter<'_>) {
                p.write(&self.to_string());
            }
        }

        impl PropertyValue for $ty {
            fn to_attribute(&self, ctx: &Context) -> Attribute {
                // Signless: only the bits matter.
                let ty = IntegerType::get(ctx, $ty::BITS);
                IntegerAttr::get(ctx, ty.handle(), *self as $signed as i64).into()
            }

            fn from_attribute(attr: AttrRef<'_>) -> Result<Self, String> {
                let value = attr.dyn_cast::<IntegerAttr<'_>>().and_then(|attr| attr.value().to_i64());
                value
                    .map(|value| value as $ty)
                    .ok_or_else(|| "expected IntegerAttr for key `value`".to_owned())
            }

            fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
                p.parse_integer_as()
            }

            fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<Self>> {
                p.parse_optional_integer_as()
            }

            fn print(&self, p: &mut AsmWriter<'_>) {
                p.write(&self.to_string());
            }
        }
    )* };
}

integers! {
    i8 i8 true;
    i16 i16 true;
    i32 i32 true;
    i64 i64 true;
    u8 i8 false;
    u16 i16 false;
    u32 i32 false;
    u64 i64 false;
    usize isize false;
}
