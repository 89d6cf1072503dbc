//! The dialect `shape`: computing with shapes, and constraints on them.

mod function;
mod infer;
mod region;
mod text;

generated!(shape);

use crate::prelude::*;

/// Whether `ty` is the type of extents that are known: a tensor of indices with one dimension.
fn is_extent_tensor(ty: TypeRef<'_>) -> bool {
    ty.dyn_cast::<RankedTensorType<'_>>()
        .is_some_and(|tensor| tensor.rank() == 1 && tensor.element_type().is_index())
}

/// Verifies that errors among the operands propagate: then the result has to be a `T`, which messages call `name`.
fn verify_propagation<'ir, T: ods_runtime::TypeCast<'ir>>(
    op: OpRef<'ir>,
    name: &str,
) -> VerifyResult {
    let may_fail = |ty: TypeRef<'_>| {
        ty.isa::<SizeType<'_>>() || ty.isa::<ShapeType<'_>>() || ty.isa::<ValueShapeType<'_>>()
    };
    if !op.operands().types().any(may_fail) || op.result(0).ty().isa::<T>() {
        return Ok(());
    }
    Err(op.op_error(format!(
        "if at least one of the operands can hold error values then the result must be of type \
         `{name}` to propagate them"
    )))
}

/// Implements the verifier of operations that propagate errors.
macro_rules! propagating {
    ($($op:ident: $ty:ident, $name:literal;)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    verify_propagation::<$ty<'ir>>(*self, $name)
                }
            }
        )*
    };
}

propagating! {
    AddOp: SizeType, "size";
    BroadcastOp: ShapeType, "shape";
    DivOp: SizeType, "size";
    GetExtentOp: SizeType, "size";
    MulOp: SizeType, "size";
    NumElementsOp: SizeType, "size";
    RankOp: SizeType, "size";
    ShapeOfOp: ShapeType, "shape";
}

impl<'ir> Verify<'ir> for AssumingAllOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.num_operands() == 0 {
            return Err(self.op_error("no operands specified"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for CstrBroadcastableOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.num_operands() < 2 {
            return Err(self.op_error("required at least 2 input shapes"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for YieldOp<'ir> {
    fn verify(self) -> VerifyResult {
        let Some(parent) = (*self).parent_op() else { return Ok(()) };
        if parent.num_results() != self.num_operands() {
            return Err(
                self.op_error("number of operands does not match number of results of its parent")
            );
        }
        if parent.results().types().ne((*self).operands().types()) {
            return Err(self.op_error("types mismatch between yield op and its parent"));
        }
        Ok(())
    }
}

impl<'ir> CastOpInterfaceTrait<'ir> for SizeToIndexOp<'ir> {
    fn are_cast_compatible(inputs: &[TypeRef<'ir>], outputs: &[TypeRef<'ir>]) -> bool {
        let ([from], [to]) = (inputs, outputs) else { return false };
        (from.is_index() || from.isa::<SizeType<'_>>()) && to.is_index()
    }
}

impl<'ir> CastOpInterfaceTrait<'ir> for ToExtentTensorOp<'ir> {
    fn are_cast_compatible(inputs: &[TypeRef<'ir>], outputs: &[TypeRef<'ir>]) -> bool {
        let ([from], [to]) = (inputs, outputs) else { return false };
        let elements =
            |ty: TypeRef<'ir>| ty.dyn_cast::<ShapedType<'ir>>().map(|it| it.element_type());
        (is_extent_tensor(*from) || from.isa::<ShapeType<'_>>())
            && to.isa::<TensorType<'_>>()
            && elements(*to).is_some_and(|element| element.is_index())
    }
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for ConstSizeOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        let value = self.value_attr().int().unwrap_or_default();
        set_name((*self).result(0), &format!("c{value}"));
    }
}
