//! Operations whose result holds an error if an operand does.

use super::{
    AddOp, AssumingAllOp, BroadcastOp, ConstSizeOp, CstrBroadcastableOp, DivOp, GetExtentOp, MulOp,
    NumElementsOp, RankOp, ShapeOfOp, ShapeType, SizeToIndexOp, SizeType, ToExtentTensorOp,
    ValueShapeType, is_extent_tensor,
};
use crate::prelude::*;

/// Verifies that the result is of the type `T`, called `name`, if an operand may hold an error.
fn verify_propagation<'ir, T: TypeCast<'ir>>(op: OpRef<'ir>, name: &str) -> VerifyResult {
    let mut types = op.operands().types();
    let may_fail = types.any(|ty| {
        ty.isa::<SizeType<'_>>() || ty.isa::<ShapeType<'_>>() || ty.isa::<ValueShapeType<'_>>()
    });
    if !may_fail || op.result(0).ty().isa::<T>() {
        return Ok(());
    }
    Err(op.op_error(format!(
        "if at least one of the operands can hold error values then the result must be of type \
         `{name}` to propagate them"
    )))
}

macro_rules! propagates {
    ($($op:ident: $ty:ident, $name:literal;)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    verify_propagation::<$ty<'_>>(*self, $name)
                }
            }
        )*
    };
}

propagates! {
    AddOp: SizeType, "size";
    DivOp: SizeType, "size";
    GetExtentOp: SizeType, "size";
    MulOp: SizeType, "size";
    NumElementsOp: SizeType, "size";
    RankOp: SizeType, "size";
    BroadcastOp: ShapeType, "shape";
    ShapeOfOp: ShapeType, "shape";
}

impl<'ir> Verify<'ir> for AssumingAllOp<'ir> {
    fn verify(self) -> VerifyResult {
        if (*self).num_operands() == 0 {
            return Err(self.op_error("no operands specified"));
        }
        Ok(())
    }
}

impl<'ir> Verify<'ir> for CstrBroadcastableOp<'ir> {
    fn verify(self) -> VerifyResult {
        if (*self).num_operands() < 2 {
            return Err(self.op_error("required at least 2 input shapes"));
        }
        Ok(())
    }
}

impl<'ir> OpAsmOpInterfaceTrait<'ir> for ConstSizeOp<'ir> {
    fn asm_result_names(self, set_name: SetNameFn<'_>) {
        set_name((*self).result(0), &format!("c{}", self.value()));
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
        let to = to.dyn_cast::<TensorType<'_>>();
        (is_extent_tensor(*from) || from.isa::<ShapeType<'_>>())
            && to.is_some_and(|to| to.element_type().is_index())
    }
}
