//! `pdl.operation`.

use ods_runtime::traits::{VariadicResults, ZeroResults};

use super::binding::{users, verify_bound};
use super::{
    ApplyNativeRewriteOp, OperandOp, OperandsOp, OperationOp, ReplaceOp, RewriteOp, TypeOp, TypesOp,
};
use crate::prelude::*;

impl<'ir> Verify<'ir> for OperationOp<'ir> {
    fn verify(self) -> VerifyResult {
        let in_rewrite = (*self).parent_op().is_some_and(|parent| parent.isa::<RewriteOp<'_>>());
        if in_rewrite && self.op_name().is_none() {
            return Err(
                self.op_error("must have an operation name when nested within a `pdl.rewrite`")
            );
        }
        let (names, values) = (self.attribute_value_names().len(), self.attribute_values().len());
        if names != values {
            return Err(self.op_error(format!(
                "expected the same number of attribute values and attribute names, got {names} \
                 names and {values} values"
            )));
        }
        if in_rewrite && !might_infer_types(self) {
            verify_inferable(self)?;
        }
        verify_bound(*self)
    }
}

/// The definition of the operation to create, if it is registered.
fn definition(op: OperationOp<'_>) -> Option<&'static ods_runtime::OpDef> {
    let ctx = (*op).ctx();
    ctx.op_name_ref(ctx.op_name(op.op_name()?)).def()
}

/// Whether the operation infers the types of its results, as far as is known.
fn might_infer_types(op: OperationOp<'_>) -> bool {
    op.op_name().is_some()
        && definition(op).is_none_or(|def| def.interface::<InferTypeOpInterfaceTable>().is_some())
}

const NOT_INFERABLE: &str =
    "must have inferable or constrained result types when nested within `pdl.rewrite`";

/// Verifies that the types of the results of an operation to create are known.
fn verify_inferable(op: OperationOp<'_>) -> VerifyResult {
    let block = (*op).block().map(|block| block.handle());
    let of_replacement = (*op).result(0).uses().any(|it| {
        let replaced = it.owner().isa::<ReplaceOp<'_>>() && it.operand_number() > 0;
        let old = it.owner().operand(0).defining_op();
        replaced
            && old.is_some_and(|old| {
                old.block().map(|block| block.handle()) != block || old.is_before_in_block(*op)
            })
    });
    if of_replacement {
        return Ok(());
    }
    let types = op.type_values();
    if types.is_empty() {
        let Some(def) = definition(op) else { return Ok(()) };
        if def.has_trait::<ZeroResults>() || def.has_trait::<VariadicResults>() {
            return Ok(());
        }
        let note = format!(
            "operation is created in a non-inferrable context, but '{}' does not implement \
             InferTypeOpInterface",
            op.op_name().unwrap_or_default()
        );
        return Err(op.op_error(NOT_INFERABLE).note(None, note));
    }
    for (index, ty) in types.enumerate() {
        let Some(ty) = ty.defining_op() else { continue };
        let is_constant =
            ty.dyn_cast::<TypeOp<'_>>().is_some_and(|ty| ty.constant_type().is_some())
                || ty.dyn_cast::<TypesOp<'_>>().is_some_and(|ty| ty.constant_types().is_some());
        let is_matched = || {
            users(ty).any(|user| {
                let matches = user.isa::<OperandOp<'_>>()
                    || user.isa::<OperandsOp<'_>>()
                    || user.isa::<OperationOp<'_>>();
                matches && user.block().map(|block| block.handle()) != block
            })
        };
        if !ty.isa::<ApplyNativeRewriteOp<'_>>() && !is_constant && !is_matched() {
            let note = format!("result type #{index} was not constrained");
            return Err(op.op_error(NOT_INFERABLE).note(None, note));
        }
    }
    Ok(())
}
