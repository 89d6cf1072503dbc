//! Hooks of attributes and types.

use crate::core::attrs::{AttrCast, AttrRef, Attribute};
use crate::core::types::{Type, TypeCast, TypeRef};
use crate::text::{AsmWriter, ParseResult, Parser};

/// Reads and writes the text form of a type. Asked for by `hasCustomAssemblyFormat = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasCustomAssemblyFormat = 1` in its definition, but nothing implements `TypeAssembly` for it",
    label = "write `impl<'c> ods_runtime::hooks::TypeAssembly<'c> for {Self}`"
)]
pub trait TypeAssembly<'c>: TypeCast<'c> {
    /// Reads what follows the mnemonic.
    ///
    /// # Errors
    ///
    /// What is wrong with the text; build it with `parser.custom_error(...)`.
    fn parse(parser: &mut Parser<'c>) -> ParseResult<Self>;

    /// Writes what follows the mnemonic.
    fn print(self, printer: &mut AsmWriter<'c>);
}

/// Reads and writes the text form of an attribute. Asked for by `hasCustomAssemblyFormat = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasCustomAssemblyFormat = 1` in its definition, but nothing implements `AttrAssembly` for it",
    label = "write `impl<'c> ods_runtime::hooks::AttrAssembly<'c> for {Self}`"
)]
pub trait AttrAssembly<'c>: AttrCast<'c> {
    /// Reads what follows the mnemonic; `ty` is the type that stands behind the attribute, if there is one.
    ///
    /// # Errors
    ///
    /// What is wrong with the text; build it with `parser.custom_error(...)`.
    fn parse(parser: &mut Parser<'c>, ty: Option<Type>) -> ParseResult<Self>;

    /// Writes what follows the mnemonic.
    fn print(self, printer: &mut AsmWriter<'c>);
}

/// Reads and writes all types of a dialect, whatever their definitions say. Asked for by a dialect that has types and leaves
/// `useDefaultTypePrinterParser` at 0.
///
/// Most implementations try what was generated first, [`Parser::parse_generated_type`] and
/// [`AsmWriter::print_generated_type`], and go on where that does not know the word.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has types and `useDefaultTypePrinterParser = 0` in its definition, but nothing implements `DialectTypeAssembly` for it",
    label = "write `impl ods_runtime::hooks::DialectTypeAssembly for {Self}`",
    note = "or set `useDefaultTypePrinterParser = 1`, so that types are told apart by their mnemonics"
)]
pub trait DialectTypeAssembly {
    /// Reads what follows `!dialect.`. Corresponds to `Dialect::parseType`.
    ///
    /// # Errors
    ///
    /// What is wrong with the text; build it with `parser.custom_error(...)`.
    fn parse_type(parser: &mut Parser<'_>) -> ParseResult<Type>;

    /// Writes what follows `!dialect.`. Corresponds to `Dialect::printType`.
    fn print_type<'c>(ty: TypeRef<'c>, printer: &mut AsmWriter<'c>);
}

/// Reads and writes all attributes of a dialect, whatever their definitions say. Asked for by a dialect that has attributes
/// and leaves `useDefaultAttributePrinterParser` at 0.
///
/// Most implementations try what was generated first, [`Parser::parse_generated_attribute`] and
/// [`AsmWriter::print_generated_attribute`], and go on where that does not know the word.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has attributes and `useDefaultAttributePrinterParser = 0` in its definition, but nothing implements `DialectAttrAssembly` for it",
    label = "write `impl ods_runtime::hooks::DialectAttrAssembly for {Self}`",
    note = "or set `useDefaultAttributePrinterParser = 1`, so that attributes are told apart by their mnemonics"
)]
pub trait DialectAttrAssembly {
    /// Reads what follows `#dialect.`; `ty` is the type that stands behind the attribute, if there is one. Corresponds to
    /// `Dialect::parseAttribute`.
    ///
    /// # Errors
    ///
    /// What is wrong with the text; build it with `parser.custom_error(...)`.
    fn parse_attribute(parser: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<Attribute>;

    /// Writes what follows `#dialect.`. Corresponds to `Dialect::printAttribute`.
    fn print_attribute<'c>(attr: AttrRef<'c>, printer: &mut AsmWriter<'c>);
}
