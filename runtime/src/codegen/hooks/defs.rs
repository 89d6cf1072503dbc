//! Hooks of attributes and types.

use crate::core::attrs::{AttrCast, AttrRef, Attribute};
use crate::core::types::{Type, TypeCast, TypeRef};
use crate::text::{AsmWriter, ParseResult, Parser};

/// Parses and prints a type. Requested by `hasCustomAssemblyFormat = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasCustomAssemblyFormat = 1` in its definition, but nothing implements `TypeAssembly` for it",
    label = "write `impl<'c> ods_runtime::hooks::TypeAssembly<'c> for {Self}`",
    note = "`odsgen hooks FILE.td` prints the `impl` to fill in"
)]
pub trait TypeAssembly<'c>: TypeCast<'c> {
    /// Parses the text after the mnemonic.
    ///
    /// # Errors
    ///
    /// If the text is invalid. Build the diagnostic with `parser.custom_error(...)`.
    fn parse(parser: &mut Parser<'c>) -> ParseResult<Self>;

    /// Prints the text after the mnemonic.
    fn print(self, printer: &mut AsmWriter<'c>);
}

/// Membership in a class of attributes that only C++ declares. Required by a parameter of that class.
pub trait AttrClass {
    /// Whether `attr` belongs to the class.
    fn contains(attr: AttrRef<'_>) -> bool;
}

/// Membership in a class of types that only C++ declares. Required by definitions that name the class.
pub trait TypeClass {
    /// Whether `ty` belongs to the class.
    fn contains(ty: TypeRef<'_>) -> bool;
}

/// Parses and prints an attribute. Requested by `hasCustomAssemblyFormat = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasCustomAssemblyFormat = 1` in its definition, but nothing implements `AttrAssembly` for it",
    label = "write `impl<'c> ods_runtime::hooks::AttrAssembly<'c> for {Self}`",
    note = "`odsgen hooks FILE.td` prints the `impl` to fill in"
)]
pub trait AttrAssembly<'c>: AttrCast<'c> {
    /// Parses the text after the mnemonic. `ty` is the type after the attribute, if there is one.
    ///
    /// # Errors
    ///
    /// If the text is invalid. Build the diagnostic with `parser.custom_error(...)`.
    fn parse(parser: &mut Parser<'c>, ty: Option<Type>) -> ParseResult<Self>;

    /// Prints the text after the mnemonic.
    fn print(self, printer: &mut AsmWriter<'c>);
}

/// Parses and prints all types of a dialect. Requested by a dialect that has types and leaves
/// `useDefaultTypePrinterParser` at 0.
///
/// Most implementations try the generated functions first, [`Parser::parse_generated_type`] and
/// [`AsmWriter::print_generated_type`], and handle the mnemonics that these do not know.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has types and `useDefaultTypePrinterParser = 0` in its definition, but nothing implements `DialectTypeAssembly` for it",
    label = "write `impl ods_runtime::hooks::DialectTypeAssembly for {Self}`",
    note = "or set `useDefaultTypePrinterParser = 1` to select types by mnemonic",
    note = "`odsgen hooks FILE.td` prints the `impl` to fill in"
)]
pub trait DialectTypeAssembly {
    /// Parses the text after `!dialect.`. Corresponds to `Dialect::parseType`.
    ///
    /// # Errors
    ///
    /// If the text is invalid. Build the diagnostic with `parser.custom_error(...)`.
    fn parse_type(parser: &mut Parser<'_>) -> ParseResult<Type>;

    /// Prints the text after `!dialect.`. Corresponds to `Dialect::printType`.
    fn print_type<'c>(ty: TypeRef<'c>, printer: &mut AsmWriter<'c>);
}

/// Parses and prints all attributes of a dialect. Requested by a dialect that has attributes and leaves
/// `useDefaultAttributePrinterParser` at 0.
///
/// Most implementations try the generated functions first, [`Parser::parse_generated_attribute`] and
/// [`AsmWriter::print_generated_attribute`], and handle the mnemonics that these do not know.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has attributes and `useDefaultAttributePrinterParser = 0` in its definition, but nothing implements `DialectAttrAssembly` for it",
    label = "write `impl ods_runtime::hooks::DialectAttrAssembly for {Self}`",
    note = "or set `useDefaultAttributePrinterParser = 1` to select attributes by mnemonic",
    note = "`odsgen hooks FILE.td` prints the `impl` to fill in"
)]
pub trait DialectAttrAssembly {
    /// Parses the text after `#dialect.`. `ty` is the type after the attribute, if there is one. Corresponds to
    /// `Dialect::parseAttribute`.
    ///
    /// # Errors
    ///
    /// If the text is invalid. Build the diagnostic with `parser.custom_error(...)`.
    fn parse_attribute(parser: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<Attribute>;

    /// Prints the text after `#dialect.`. Corresponds to `Dialect::printAttribute`.
    fn print_attribute<'c>(attr: AttrRef<'c>, printer: &mut AsmWriter<'c>);
}
