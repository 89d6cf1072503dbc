//! Enums as properties: upstream's `EnumProp`, `NamedEnumProp` and the variants stored as attributes.

use crate::core::attrs::{AttrCast, AttrRef, Attribute};
use crate::core::context::Context;
use crate::kinds::attrs::IntegerAttr;
use crate::kinds::types::IntegerType;
use crate::text::enums::{EnumView, OdsEnum, enum_from_bits, parse_enum_field, print_enum_field};
use crate::text::parser::{ParseResult, Parser};
use crate::text::properties::PropertyValue;
use crate::text::writer::AsmWriter;

impl<E: OdsEnum> PropertyValue for E {
    fn to_attribute(&self, ctx: &Context) -> Attribute {
        to_integer(*self, ctx)
    }

    fn from_attribute(attr: AttrRef<'_>) -> Result<Self, String> {
        from_integer(attr)
    }

    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        parse_enum_field(p)
    }

    fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<Self>> {
        if p.at_any_keyword() || p.at(crate::text::lexer::TokenKind::String) {
            return parse_enum_field(p).map(Some);
        }
        Ok(None)
    }

    fn print(&self, p: &mut AsmWriter<'_>) {
        print_enum_field(*self, p);
    }
}

/// Converts the value to an integer attribute of the enum's width.
pub fn to_integer<E: OdsEnum>(value: E, ctx: &Context) -> Attribute {
    integer::<E>(value.to_bits(), ctx)
}

fn integer<E: OdsEnum>(bits: u64, ctx: &Context) -> Attribute {
    let ty = IntegerType::get(ctx, E::WIDTH);
    IntegerAttr::get(ctx, ty.handle(), bits as i64).into()
}

/// The bits of an integer attribute that a value of the enum has.
fn bits_of<E: OdsEnum>(attr: AttrRef<'_>) -> Option<u64> {
    let bits = attr.dyn_cast::<IntegerAttr<'_>>()?.value().zext_or_trunc(64).to_u64()?;
    let mask = if E::WIDTH >= 64 { u64::MAX } else { (1 << E::WIDTH) - 1 };
    Some(bits & mask)
}

fn of_integer<E: OdsEnum>(attr: AttrRef<'_>) -> Option<Result<E, String>> {
    let bits = bits_of::<E>(attr)?;
    if E::BITS.is_some() {
        return E::from_bits_unchecked(bits).map(Ok);
    }
    // The verifier reports a number that is no case.
    Some(enum_from_bits(bits).map_err(|_| String::new()))
}

/// Converts an integer attribute that is no case to one of the enum's width. Other attributes remain.
pub fn invalid<E: OdsEnum>(attr: AttrRef<'_>) -> Attribute {
    let Some(bits) = bits_of::<E>(attr) else { return attr.handle() };
    integer::<E>(bits, attr.ctx())
}

/// The attribute that stands for the missing value of a property whose enum has no case 0.
pub fn zero<E: OdsEnum>(ctx: &Context) -> Attribute {
    integer::<E>(0, ctx)
}

/// Converts an integer attribute to a value.
///
/// # Errors
///
/// If the attribute is not an integer. The message is empty if the integer is not a case.
pub fn from_integer<E: OdsEnum>(attr: AttrRef<'_>) -> Result<E, String> {
    of_integer(attr).unwrap_or_else(|| Err(format!("expected IntegerAttr storage for {}", E::NAME)))
}

/// Converts an attribute `V` or an integer attribute to a value.
///
/// # Errors
///
/// If the attribute is of another kind. The message is empty if it is an integer that is not a case.
pub fn from_attribute<'c, V: EnumView<'c> + AttrCast<'c>>(
    attr: AttrRef<'c>,
    name: &str,
) -> Result<V::Value, String> {
    if let Some(view) = attr.dyn_cast::<V>() {
        return Ok(view.read());
    }
    of_integer(attr).unwrap_or_else(|| {
        let class = V::Value::NAME;
        Err(format!("expected {name} or IntegerAttr storage for {class}"))
    })
}

/// Parses `mnemonic<value>`.
///
/// # Errors
///
/// If the text is malformed.
pub fn parse_named<E: OdsEnum>(p: &mut Parser<'_>, mnemonic: &str) -> ParseResult<E> {
    p.parse_keyword(mnemonic)?;
    rest(p)
}

/// Parses `mnemonic<value>`, if the mnemonic is present.
///
/// # Errors
///
/// If the text is malformed.
pub fn parse_optional_named<E: OdsEnum>(
    p: &mut Parser<'_>,
    mnemonic: &str,
) -> ParseResult<Option<E>> {
    if p.parse_optional_keyword(mnemonic)? { rest(p).map(Some) } else { Ok(None) }
}

fn rest<E: OdsEnum>(p: &mut Parser<'_>) -> ParseResult<E> {
    p.parse_less()?;
    let value = parse_enum_field(p)?;
    p.parse_greater()?;
    Ok(value)
}

/// Writes `mnemonic<value>`.
pub fn print_named<E: OdsEnum>(value: E, p: &mut AsmWriter<'_>, mnemonic: &str) {
    p.write(mnemonic);
    p.write("<");
    print_enum_field(value, p);
    p.write(">");
}
