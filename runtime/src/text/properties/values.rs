//! Storage types of properties: Rust types that convert to attributes and have a text form.

use crate::core::attrs::{AttrRef, Attribute, StringAttr};
use crate::core::context::Context;
use crate::kinds::attrs::BoolAttr;
use crate::text::parser::{ParseResult, Parser};
use crate::text::properties::array;
use crate::text::writer::AsmWriter;

/// A Rust type of an operation's property. Implemented by integers, `bool`, `String`, lists of those and generated
/// enums; other types may implement it.
///
/// Corresponds to upstream's `convertToAttribute`, `convertFromAttribute` and `FieldParser`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the type of a property: it has no attribute form and no text form",
    note = "implement `ods_runtime::properties::PropertyValue` for `{Self}`, or set `convertToAttribute`, `convertFromAttribute`, `parser` and `printer` in the definition of the property"
)]
pub trait PropertyValue: Sized {
    /// Converts the value to an attribute, for the generic form.
    fn to_attribute(&self, ctx: &Context) -> Attribute;

    /// Converts an attribute to a value.
    ///
    /// # Errors
    ///
    /// If the attribute does not have the kind or a value that the property accepts.
    fn from_attribute(attr: AttrRef<'_>) -> Result<Self, String>;

    /// Parses the text form.
    ///
    /// # Errors
    ///
    /// If the text is malformed.
    fn parse(p: &mut Parser<'_>) -> ParseResult<Self>;

    /// Parses the text form, if present.
    ///
    /// # Errors
    ///
    /// If the text is malformed.
    fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<Self>>;

    /// Writes the text form.
    fn print(&self, p: &mut AsmWriter<'_>);
}

impl PropertyValue for bool {
    fn to_attribute(&self, ctx: &Context) -> Attribute {
        BoolAttr::get(ctx, *self).into()
    }

    fn from_attribute(attr: AttrRef<'_>) -> Result<Self, String> {
        attr.dyn_cast::<BoolAttr<'_>>()
            .map(|attr| attr.value())
            // Upstream's message for any mismatch.
            .ok_or_else(|| "expected string property to come from string attribute".to_owned())
    }

    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        p.parse_integer_as()
    }

    fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<Self>> {
        p.parse_optional_integer_as()
    }

    fn print(&self, p: &mut AsmWriter<'_>) {
        p.write(if *self { "true" } else { "false" });
    }
}

impl PropertyValue for String {
    fn to_attribute(&self, ctx: &Context) -> Attribute {
        StringAttr::get(ctx, self).into()
    }

    fn from_attribute(attr: AttrRef<'_>) -> Result<Self, String> {
        attr.dyn_cast::<StringAttr<'_>>()
            .map(|attr| attr.value().to_owned())
            .ok_or_else(|| "expected string property to come from string attribute".to_owned())
    }

    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        p.parse_string()
    }

    fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<Self>> {
        p.parse_optional_string()
    }

    fn print(&self, p: &mut AsmWriter<'_>) {
        p.write_string(self.as_bytes());
    }
}

impl<T: PropertyValue> PropertyValue for Vec<T> {
    fn to_attribute(&self, ctx: &Context) -> Attribute {
        array::to_attribute(self, ctx, T::to_attribute)
    }

    fn from_attribute(attr: AttrRef<'_>) -> Result<Self, String> {
        array::from_attribute(attr, T::from_attribute)
    }

    fn parse(p: &mut Parser<'_>) -> ParseResult<Self> {
        array::parse(p, T::parse)
    }

    fn parse_optional(p: &mut Parser<'_>) -> ParseResult<Option<Self>> {
        array::parse_optional(p, T::parse)
    }

    fn print(&self, p: &mut AsmWriter<'_>) {
        array::print(self, p, T::print);
    }
}
