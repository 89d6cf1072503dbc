//! Operations on handles and parameters.

use ods_runtime::hooks::{Constant, Fold, Folded};

use super::generated::transform::*;
use super::types::are_of_one_kind;
use crate::prelude::*;

impl<'ir> CastOpInterfaceTrait<'ir> for CastOp<'ir> {
    fn are_cast_compatible(inputs: &[TypeRef<'ir>], outputs: &[TypeRef<'ir>]) -> bool {
        inputs.iter().chain(outputs).all(|ty| ty.isa::<TransformHandleTypeInterface<'_>>())
    }
}

impl<'ir> Verify<'ir> for NumAssociationsOp<'ir> {
    fn verify(self) -> VerifyResult {
        let ty = (*self).result(0).ty();
        let message = if let Some(ty) = ty.dyn_cast::<ParamType<'_>>() {
            if ty.ty().is_signless_integer_of(64) {
                return Ok(());
            }
            format!(
                "expected the type of the parameter attribute ('i64') to match the parameter type \
                 ('{}')",
                ty.ty()
            )
        } else if ty.isa::<AffineMapParamType<'_>>() {
            "expected affine map attribute, got 0 : i64".to_owned()
        } else if ty.isa::<TypeParamType<'_>>() {
            "expected type attribute, got 0 : i64".to_owned()
        } else {
            return Ok(());
        };
        Err(Diagnostic::error(self.loc(), message))
    }
}

impl<'ir> Fold<'ir> for MergeHandlesOp<'ir> {
    fn fold(self, _constants: MergeHandlesOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        let handles = self.handles();
        if self.deduplicate() || handles.len() != 1 {
            return None;
        }
        handles.get(0).map(Folded::value)
    }
}

impl<'ir> Verify<'ir> for SplitHandleOp<'ir> {
    fn verify(self) -> VerifyResult {
        let count = (*self).num_results();
        if self.overflow_result().is_some_and(|index| index as usize >= count) {
            return Err(self.op_error("overflow_result is not a valid result index"));
        }
        let handle = (*self).operand(0).ty();
        if !(*self).results().types().all(|ty| are_of_one_kind(handle, ty)) {
            return Err(self.op_error(
                "expects result types to implement the same transform interface as the operand type",
            ));
        }
        Ok(())
    }
}
