//! Numbers: divisions that can be speculated, and the format of `ppc_fp128`.

use ods_runtime::rt::{
    ConditionallySpeculatableTrait, FloatSemantics, FloatTypeTrait, Speculatability, ValueRef,
};

use super::{ConstantOp, LLVMPPCFP128Type, SDivOp, UDivOp};
use crate::llvm::prelude::*;

/// A division is defined if its divisor is a constant other than 0 and, of signed numbers, -1: that may overflow.
fn of_division(divisor: ValueRef<'_>, is_signed: bool) -> Speculatability {
    let constant = divisor.defining_op().and_then(|op| op.dyn_cast::<ConstantOp<'_>>());
    let number = constant.and_then(|it| it.value().dyn_cast::<IntegerAttr<'_>>());
    match number.map(|it| it.value()) {
        Some(number) if !(number.is_zero() || is_signed && number.is_all_ones()) => {
            Speculatability::Speculatable
        }
        _ => Speculatability::NotSpeculatable,
    }
}

impl<'ir> ConditionallySpeculatableTrait<'ir> for UDivOp<'ir> {
    fn speculatability(self) -> Speculatability {
        of_division(self.rhs(), false)
    }
}

impl<'ir> ConditionallySpeculatableTrait<'ir> for SDivOp<'ir> {
    fn speculatability(self) -> Speculatability {
        of_division(self.rhs(), true)
    }
}

impl<'c> FloatTypeTrait<'c> for LLVMPPCFP128Type<'c> {
    /// A pair of doubles is not a format of the runtime. `f128` has the numbers that texts can write in decimal, with
    /// more digits than upstream prints.
    fn float_semantics(self) -> FloatSemantics {
        FloatSemantics::F128
    }
}
