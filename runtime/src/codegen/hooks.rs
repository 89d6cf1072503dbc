//! Hooks: traits that dialect authors implement and generated code calls.
//!
//! A definition requests a hook (`hasVerifier = 1`). A missing implementation is a compile error that names the field.

mod defs;

pub use crate::rewrite::fold::{Constant, Folded};
pub use crate::rewrite::pattern::{PatternSet, RewritePattern};
pub use crate::rewrite::rewriter::Rewriter;
pub use crate::semantics::matchers::FoldResult;
pub use defs::{
    AttrAssembly, AttrClass, DialectAttrAssembly, DialectTypeAssembly, TypeAssembly, TypeClass,
};

use crate::core::adaptor::Adaptor;
use crate::core::attrs::{Attribute, NamedAttribute};
use crate::core::diag::VerifyResult;
use crate::core::interfaces::{InterfaceEntry, InterfaceRequest, OpFamily};
use crate::core::ir::{Op, OpBuilder, OpOf, OpRef, OpState, OpView, Region};
use crate::core::types::Type;
use crate::text::{OpParser, OpPrinter, ParseResult};

// The functions of definition tables call hooks by the family of an operation, because rustc shows `AddOp<'ir>` for a
// missing implementation then.

/// Calls the verifier of `op`.
pub fn verify<F: OpFamily>(op: OpRef<'_>) -> VerifyResult
where
    for<'ir> F::View<'ir>: Verify<'ir>,
{
    F::model(op).verify()
}

/// Calls the region verifier of `op`.
pub fn verify_regions<F: OpFamily>(op: OpRef<'_>) -> VerifyResult
where
    for<'ir> F::View<'ir>: VerifyRegions<'ir>,
{
    F::model(op).verify_regions()
}

/// Calls the parser of the custom form.
///
/// # Errors
///
/// If the text is invalid.
pub fn parse<F: OpFamily>(parser: &mut OpParser<'_>, state: &mut OpState) -> ParseResult
where
    for<'ir> F::View<'ir>: CustomAssembly<'ir>,
{
    <F::View<'_>>::parse(parser, state)
}

/// Calls the printer of the custom form of `op`.
pub fn print<'a, F: OpFamily>(op: OpRef<'a>, printer: &mut OpPrinter<'a>)
where
    for<'ir> F::View<'ir>: CustomAssembly<'ir>,
{
    F::model(op).print(printer);
}

/// Calls the folder of `op`.
pub fn fold<'a, F: OpFamily>(op: OpRef<'a>, constants: &'a [Constant<'a>]) -> Option<Folded>
where
    for<'ir> F::View<'ir>: Fold<'ir>,
{
    let view = F::model(op);
    view.fold(<F::View<'a> as OpView<'a>>::over(Adaptor::of_op(op, constants)))
}

/// Adds the patterns of the operation.
pub fn canonicalization_patterns<F: OpFamily>(patterns: &mut PatternSet)
where
    F::View<'static>: CanonicalizationPatterns,
{
    <F::View<'static>>::canonicalization_patterns(patterns);
}

/// Adds the pattern that calls `canonicalize` of the operation. Its name is that of the operation.
pub fn canonicalize<F: OpFamily>(patterns: &mut PatternSet)
where
    F::View<'static>: Canonicalize + OpView<'static>,
{
    let name = <F::View<'static> as OpView<'static>>::DEF.name();
    patterns.add_op(name, 1, <F::View<'static>>::canonicalize);
}

/// Checks what constraints and traits cannot express. Requested by `hasVerifier = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasVerifier = 1` in its definition, but nothing implements `Verify` for it",
    label = "write `impl<'ir> ods_runtime::hooks::Verify<'ir> for {Self}`",
    note = "`odsgen hooks FILE.td` prints the `impl` to fill in"
)]
pub trait Verify<'ir>: OpView<'ir> {
    /// Checks the operation. Its operands, attributes and results already satisfy their constraints.
    ///
    /// # Errors
    ///
    /// If the operation is invalid. Build the diagnostic with `self.op_error(...)`.
    fn verify(self) -> VerifyResult;
}

/// Checks the regions. Requested by `hasRegionVerifier = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasRegionVerifier = 1` in its definition, but nothing implements `VerifyRegions` for it",
    label = "write `impl<'ir> ods_runtime::hooks::VerifyRegions<'ir> for {Self}`",
    note = "`odsgen hooks FILE.td` prints the `impl` to fill in"
)]
pub trait VerifyRegions<'ir>: OpView<'ir> {
    /// Checks the operation after the operations in its regions were verified.
    ///
    /// # Errors
    ///
    /// If the operation is invalid. Build the diagnostic with `self.op_error(...)`.
    fn verify_regions(self) -> VerifyResult;
}

/// Parses and prints the custom form of an operation. Requested by `hasCustomAssemblyFormat = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasCustomAssemblyFormat = 1` in its definition, but nothing implements `CustomAssembly` for it",
    label = "write `impl<'ir> ods_runtime::hooks::CustomAssembly<'ir> for {Self}`",
    note = "`odsgen hooks FILE.td` prints the `impl` to fill in"
)]
pub trait CustomAssembly<'ir>: OpView<'ir> {
    /// Parses the text after the operation name into `state`.
    ///
    /// # Errors
    ///
    /// If the text is invalid. Build the diagnostic with `parser.custom_error(...)`.
    fn parse(parser: &mut OpParser<'_>, state: &mut OpState) -> ParseResult;

    /// Prints the text after the operation name.
    fn print(self, printer: &mut OpPrinter<'ir>);
}

/// Folds an operation: computes its results from its operands without creating operations. Requested by `hasFolder = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasFolder = 1` in its definition, but nothing implements `Fold` for it",
    label = "write `impl<'ir> ods_runtime::hooks::Fold<'ir> for {Self}`",
    note = "`odsgen hooks FILE.td` prints the `impl` to fill in"
)]
pub trait Fold<'ir>: OpView<'ir> {
    /// The replacements of the results, or a change in place; `None` if the operation does not fold. `constants` has
    /// the accessors of the operation: those of operands return the value of a constant operand, and `None` for others.
    fn fold(
        self,
        constants: Self::Over<'ir, Adaptor<'ir, Constant<'ir>, Region>>,
    ) -> Option<Folded>;
}

/// Creates constant operations from folded attributes. Requested by `hasConstantMaterializer = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasConstantMaterializer = 1` in its definition, but nothing implements `MaterializeConstant` for it",
    label = "write `impl ods_runtime::hooks::MaterializeConstant for {Self}`",
    note = "`odsgen hooks FILE.td` prints the `impl` to fill in"
)]
pub trait MaterializeConstant {
    /// Creates an operation at the insertion point of `b` whose only result has the type `ty` and the value `value`.
    /// `None` if the dialect has no such operation. Corresponds to `Dialect::materializeConstant`.
    fn materialize_constant(b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Op>;
}

/// Lists the canonicalization patterns of an operation or dialect. Requested by `hasCanonicalizer = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasCanonicalizer = 1` in its definition, but nothing implements `CanonicalizationPatterns` for it",
    label = "write `impl ods_runtime::hooks::CanonicalizationPatterns for {Self}`",
    note = "`odsgen hooks FILE.td` prints the `impl` to fill in"
)]
pub trait CanonicalizationPatterns {
    /// Adds the patterns.
    fn canonicalization_patterns(patterns: &mut PatternSet);
}

/// Canonicalizes an operation with one function. Requested by `hasCanonicalizeMethod = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasCanonicalizeMethod = 1` in its definition, but nothing implements `Canonicalize` for it",
    label = "write `impl ods_runtime::hooks::Canonicalize for {Self}`",
    note = "`odsgen hooks FILE.td` prints the `impl` to fill in"
)]
pub trait Canonicalize: OpFamily + Sized {
    /// Rewrites `op`. `None` if it does not match; the IR must be unchanged then.
    fn canonicalize(op: OpOf<Self>, r: &mut Rewriter<'_>) -> Option<()>;
}

/// Finds interfaces of operations of a dialect that are not registered, or whose definitions do not list them.
/// Requested by `hasOperationInterfaceFallback = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasOperationInterfaceFallback = 1` in its definition, but nothing implements `OperationInterfaceFallback` for it",
    label = "write `impl ods_runtime::hooks::OperationInterfaceFallback for {Self}`",
    note = "`odsgen hooks FILE.td` prints the `impl` to fill in"
)]
pub trait OperationInterfaceFallback {
    /// The implementation of the requested interface for the requested operation; `None` if there is none. Corresponds
    /// to `Dialect::getRegisteredInterfaceForOp`.
    fn registered_interface_for_op(request: &InterfaceRequest<'_>) -> Option<InterfaceEntry>;
}

/// Checks discardable attributes with the dialect's prefix. Requested by `hasOperationAttrVerify = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasOperationAttrVerify = 1` in its definition, but nothing implements `VerifyOpAttr` for it",
    label = "write `impl ods_runtime::hooks::VerifyOpAttr for {Self}`",
    note = "`odsgen hooks FILE.td` prints the `impl` to fill in"
)]
pub trait VerifyOpAttr {
    /// Checks `attr` of `op`.
    ///
    /// # Errors
    ///
    /// If the attribute is invalid. Build the diagnostic with `op.op_error(...)`.
    fn verify_op_attr(op: OpRef<'_>, attr: NamedAttribute) -> VerifyResult;
}

/// Checks argument attributes of function-like operations. Requested by `hasRegionArgAttrVerify = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasRegionArgAttrVerify = 1` in its definition, but nothing implements `VerifyRegionArgAttr` for it",
    label = "write `impl ods_runtime::hooks::VerifyRegionArgAttr for {Self}`",
    note = "`odsgen hooks FILE.td` prints the `impl` to fill in"
)]
pub trait VerifyRegionArgAttr {
    /// Checks `attr`, which has this dialect's prefix, of argument `index` of region `region` of `op`.
    ///
    /// # Errors
    ///
    /// If the attribute is invalid. Build the diagnostic with `op.op_error(...)`.
    fn verify_region_arg_attr(
        op: OpRef<'_>,
        region: usize,
        index: usize,
        attr: NamedAttribute,
    ) -> VerifyResult;
}

/// Checks result attributes of function-like operations. Requested by `hasRegionResultAttrVerify = 1`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` sets `hasRegionResultAttrVerify = 1` in its definition, but nothing implements `VerifyRegionResultAttr` for it",
    label = "write `impl ods_runtime::hooks::VerifyRegionResultAttr for {Self}`",
    note = "`odsgen hooks FILE.td` prints the `impl` to fill in"
)]
pub trait VerifyRegionResultAttr {
    /// Checks `attr`, which has this dialect's prefix, of result `index` of region `region` of `op`.
    ///
    /// # Errors
    ///
    /// If the attribute is invalid. Build the diagnostic with `op.op_error(...)`.
    fn verify_region_result_attr(
        op: OpRef<'_>,
        region: usize,
        index: usize,
        attr: NamedAttribute,
    ) -> VerifyResult;
}
