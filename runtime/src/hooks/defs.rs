//! Hooks of attributes and types.

use crate::attrs::AttrCast;
use crate::text::{AsmWriter, ParseResult, Parser};
use crate::types::{Type, TypeCast};

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

/// Chooses the name of an alias. Asked for by the interfaces `OpAsmTypeInterface` and `OpAsmAttrInterface`, unless
/// `genMnemonicAlias = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` lists `OpAsmTypeInterface` or `OpAsmAttrInterface` in its definition, but nothing implements `OpAsmAlias` for it",
    label = "write `impl ods_runtime::hooks::OpAsmAlias for {Self}`"
)]
pub trait OpAsmAlias {
    /// The name, if the value is to have an alias. Corresponds to `getAlias`.
    fn alias(self) -> Option<String>;
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
