//! What the author of a dialect writes by hand, as traits that generated code calls.
//!
//! A definition says which of them it needs (`hasVerifier = 1`); one that is missing is a compile error that names the
//! field.

mod defs;

pub use crate::core::op_def::FoldResult;
pub use crate::rewrite::patterns::{PatternSet, RewriteFn};
pub use defs::{AttrAssembly, DialectAttrAssembly, DialectTypeAssembly, TypeAssembly};

use crate::core::attrs::{AttrRef, Attribute, NamedAttribute};
use crate::core::diag::VerifyResult;
use crate::core::interfaces::{InterfaceEntry, InterfaceRequest};
use crate::core::ir::{Ir, Op, OpBuilder, OpRef, OpState, OpView};
use crate::core::types::Type;
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

/// Computes results without changing anything else. Asked for by `hasFolder = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasFolder = 1` in its definition, but nothing implements `Fold` for it",
    label = "write `impl ods_runtime::hooks::Fold for {Self}`"
)]
pub trait Fold<'ir>: OpView<'ir> {
    /// What the results are, given those operands that are constants; `None` if the operation does not fold.
    fn fold(self, operands: &[Option<AttrRef<'ir>>]) -> Option<Vec<FoldResult>>;
}

/// Makes operations of constants: what folding gives becomes a value again. Asked for by `hasConstantMaterializer = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasConstantMaterializer = 1` in its definition, but nothing implements `MaterializeConstant` for it",
    label = "write `impl ods_runtime::hooks::MaterializeConstant for {Self}`"
)]
pub trait MaterializeConstant {
    /// Creates an operation at the place of `b` whose only result, of type `ty`, is `value`; `None` if the dialect has none
    /// for it. Corresponds to `Dialect::materializeConstant`.
    fn materialize_constant(b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Op>;
}

/// Lists canonicalization patterns, of an operation or of a dialect. Asked for by `hasCanonicalizer = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasCanonicalizer = 1` in its definition, but nothing implements `CanonicalizationPatterns` for it",
    label = "write `impl ods_runtime::hooks::CanonicalizationPatterns for {Self}`"
)]
pub trait CanonicalizationPatterns {
    /// Adds the patterns.
    fn canonicalization_patterns(patterns: &mut PatternSet);
}

/// A canonicalization that is one function. Asked for by `hasCanonicalizeMethod = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasCanonicalizeMethod = 1` in its definition, but nothing implements `Canonicalize` for it",
    label = "write `impl ods_runtime::hooks::Canonicalize for {Self}`"
)]
pub trait Canonicalize {
    /// Rewrites `op`; returns whether it changed something.
    fn canonicalize(ir: &mut Ir, op: Op) -> bool;
}

/// Says which interfaces operations of a dialect have that are not registered, or whose definitions do not have them. Asked
/// for by `hasOperationInterfaceFallback = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasOperationInterfaceFallback = 1` in its definition, but nothing implements `OperationInterfaceFallback` for it",
    label = "write `impl ods_runtime::hooks::OperationInterfaceFallback for {Self}`"
)]
pub trait OperationInterfaceFallback {
    /// How the operation of the request implements the interface that is asked for; `None` if it does not. Corresponds to
    /// `Dialect::getRegisteredInterfaceForOp`.
    fn registered_interface_for_op(request: &InterfaceRequest<'_>) -> Option<InterfaceEntry>;
}

/// Checks discardable attributes with a dialect's prefix. Asked for by `hasOperationAttrVerify = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasOperationAttrVerify = 1` in its definition, but nothing implements `VerifyOpAttr` for it",
    label = "write `impl ods_runtime::hooks::VerifyOpAttr for {Self}`"
)]
pub trait VerifyOpAttr {
    /// Checks `attr` of `op`.
    ///
    /// # Errors
    ///
    /// What is wrong; build it with `op.op_error(...)`.
    fn verify_op_attr(op: OpRef<'_>, attr: NamedAttribute) -> VerifyResult;
}

/// Checks attributes of arguments of function-like operations. Asked for by `hasRegionArgAttrVerify = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasRegionArgAttrVerify = 1` in its definition, but nothing implements `VerifyRegionArgAttr` for it",
    label = "write `impl ods_runtime::hooks::VerifyRegionArgAttr for {Self}`"
)]
pub trait VerifyRegionArgAttr {
    /// Checks `attr`, with this dialect's prefix, of argument `index` of region `region` of `op`.
    ///
    /// # Errors
    ///
    /// What is wrong; build it with `op.op_error(...)`.
    fn verify_region_arg_attr(
        op: OpRef<'_>,
        region: usize,
        index: usize,
        attr: NamedAttribute,
    ) -> VerifyResult;
}

/// Checks attributes of results of function-like operations. Asked for by `hasRegionResultAttrVerify = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasRegionResultAttrVerify = 1` in its definition, but nothing implements `VerifyRegionResultAttr` for it",
    label = "write `impl ods_runtime::hooks::VerifyRegionResultAttr for {Self}`"
)]
pub trait VerifyRegionResultAttr {
    /// Checks `attr`, with this dialect's prefix, of result `index` of region `region` of `op`.
    ///
    /// # Errors
    ///
    /// What is wrong; build it with `op.op_error(...)`.
    fn verify_region_result_attr(
        op: OpRef<'_>,
        region: usize,
        index: usize,
        attr: NamedAttribute,
    ) -> VerifyResult;
}
