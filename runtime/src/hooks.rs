//! What the author of a dialect writes by hand, as traits that generated code calls.
//!
//! A definition says which of them it needs (`hasVerifier = 1`); one that is missing is a compile error that names the
//! field.

use crate::diag::VerifyResult;
use crate::ir::{OpState, OpView};
use crate::text::{OpParser, OpPrinter, ParseResult};

/// Checks what constraints and traits cannot say. Asked for by `hasVerifier = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasVerifier = 1` in its definition, but nothing implements `Verify` for it",
    label = "write `impl ods_runtime::hooks::Verify for {Self}`"
)]
pub trait Verify<'ir>: OpView<'ir> {
    /// Checks the operation; its operands, attributes and results satisfy their constraints already.
    ///
    /// # Errors
    ///
    /// What is wrong; build it with `self.op_error(...)`.
    fn verify(self) -> VerifyResult;
}

/// Checks the regions. Asked for by `hasRegionVerifier = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasRegionVerifier = 1` in its definition, but nothing implements `VerifyRegions` for it",
    label = "write `impl ods_runtime::hooks::VerifyRegions for {Self}`"
)]
pub trait VerifyRegions<'ir>: OpView<'ir> {
    /// Checks the operation; the operations in its regions were verified.
    ///
    /// # Errors
    ///
    /// What is wrong; build it with `self.op_error(...)`.
    fn verify_regions(self) -> VerifyResult;
}

/// Reads and writes the custom form. Asked for by `hasCustomAssemblyFormat = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasCustomAssemblyFormat = 1` in its definition, but nothing implements `CustomAssembly` for it",
    label = "write `impl ods_runtime::hooks::CustomAssembly for {Self}`"
)]
pub trait CustomAssembly<'ir>: OpView<'ir> {
    /// Reads what follows the operation's name into `state`.
    ///
    /// # Errors
    ///
    /// What is wrong with the text; build it with `parser.custom_error(...)`.
    fn parse(parser: &mut OpParser<'_>, state: &mut OpState) -> ParseResult;

    /// Writes what follows the operation's name.
    fn print(self, printer: &mut OpPrinter<'ir>);
}
