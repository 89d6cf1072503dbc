//! Flags: upstream's `UnitProp`.

use crate::core::attrs::{AttrRef, Attribute, UnitAttr};
use crate::core::context::Context;
use crate::kinds::attrs::BoolAttr;
use crate::text::parser::{ParseResult, Parser};
use crate::text::writer::AsmWriter;

/// Converts to `unit` or `false`.
pub fn to_attribute(value: bool, ctx: &Context) -> Attribute {
    if value { UnitAttr::get(ctx).into() } else { BoolAttr::get(ctx, false).into() }
}

/// Converts `unit` or a boolean attribute to a flag.
///
/// # Errors
///
/// If the attribute is of another kind.
pub fn from_attribute(attr: AttrRef<'_>) -> Result<bool, String> {
    if attr.isa::<UnitAttr<'_>>() {
        return Ok(true);
    }
    match attr.dyn_cast::<BoolAttr<'_>>() {
        Some(attr) => Ok(attr.value()),
        // Upstream fails without a message.
        None => Err("expected unit or boolean attribute".to_owned()),
    }
}

/// Parses `unit` or `unit_absent`.
///
/// # Errors
///
/// If neither is present.
pub fn parse(p: &mut Parser<'_>) -> ParseResult<bool> {
    match parse_optional(p)? {
        Some(value) => Ok(value),
        None => Err(p.custom_error("expected 'unit' or 'unit_absent'")),
    }
}

/// Parses `unit` or `unit_absent`, if present. Never fails.
pub fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<bool>> {
    Ok(p.parse_optional_keyword_of(&["unit", "unit_absent"])?.map(|word| word == "unit"))
}

/// Writes `unit` or `unit_absent`.
pub fn print(value: bool, p: &mut AsmWriter<'_>) {
    p.write(if value { "unit" } else { "unit_absent" });
}
