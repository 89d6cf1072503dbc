//! Arithmetic of integers. Operands and results have the canonical form that `scalar.rs` describes.

use cranelift_codegen::ir::{self, InstBuilder, types};
use cranelift_frontend::FunctionBuilder;
use ods_runtime::OpRef;

use super::Rules;
use crate::function::{Outcome, Translator};
use crate::llvm::{
    AShrOp, AddOp, AndOp, LShrOp, MulOp, OrOp, SDivOp, SRemOp, ShlOp, SubOp, UDivOp, URemOp, XOrOp,
};
use crate::scalar::{
    canonical, integer_register, sign_extend_or_reduce, signed, zero_extend_or_reduce,
};

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: AddOp<'ir>| t.wrapping(*op, |b, x, y| b.ins().iadd(x, y)));
    rules.add(|t, op: SubOp<'ir>| t.wrapping(*op, |b, x, y| b.ins().isub(x, y)));
    rules.add(|t, op: MulOp<'ir>| t.wrapping(*op, |b, x, y| b.ins().imul(x, y)));
    rules.add(|t, op: AndOp<'ir>| t.wrapping(*op, |b, x, y| b.ins().band(x, y)));
    rules.add(|t, op: OrOp<'ir>| t.wrapping(*op, |b, x, y| b.ins().bor(x, y)));
    rules.add(|t, op: XOrOp<'ir>| t.wrapping(*op, |b, x, y| b.ins().bxor(x, y)));
    rules.add(|t, op: ShlOp<'ir>| {
        t.integers(*op, |t, width, [x, y]| {
            let count = shift_count(&mut t.b, y);
            let shifted = t.b.ins().ishl(x, count);
            Ok(canonical(&mut t.b, width, shifted))
        })
    });
    rules.add(|t, op: LShrOp<'ir>| {
        t.integers(*op, |t, _, [x, y]| {
            let count = shift_count(&mut t.b, y);
            Ok(t.b.ins().ushr(x, count))
        })
    });
    rules.add(|t, op: AShrOp<'ir>| {
        t.integers(*op, |t, width, [x, y]| {
            let x = signed(&mut t.b, width, x);
            let count = shift_count(&mut t.b, y);
            let shifted = t.b.ins().sshr(x, count);
            Ok(canonical(&mut t.b, width, shifted))
        })
    });
    rules.add(|t, op: UDivOp<'ir>| {
        t.integers(*op, |t, width, [x, y]| t.divide(Division::UDiv, width, x, y))
    });
    rules.add(|t, op: URemOp<'ir>| {
        t.integers(*op, |t, width, [x, y]| t.divide(Division::URem, width, x, y))
    });
    rules.add(|t, op: SDivOp<'ir>| {
        t.integers(*op, |t, width, [x, y]| t.divide(Division::SDiv, width, x, y))
    });
    rules.add(|t, op: SRemOp<'ir>| {
        t.integers(*op, |t, width, [x, y]| t.divide(Division::SRem, width, x, y))
    });
}

/// A result of a division.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Division {
    UDiv,
    URem,
    SDiv,
    SRem,
}

impl Division {
    fn is_signed(self) -> bool {
        matches!(self, Division::SDiv | Division::SRem)
    }

    /// The function of the compiler's runtime library that divides integers of 128 bits.
    fn helper(self) -> &'static str {
        match self {
            Division::UDiv => "__udivti3",
            Division::URem => "__umodti3",
            Division::SDiv => "__divti3",
            Division::SRem => "__modti3",
        }
    }
}

/// The count of a shift as a register that Cranelift takes. Counts that are too large have no defined result.
pub(crate) fn shift_count(b: &mut FunctionBuilder<'_>, count: ir::Value) -> ir::Value {
    match b.func.dfg.value_type(count) {
        types::I128 => b.ins().ireduce(types::I64, count),
        _ => count,
    }
}

impl<'ir> Translator<'_, '_, 'ir> {
    /// An operation on integers, with the width of the first operand.
    pub(crate) fn integers<const N: usize>(
        &mut self,
        op: OpRef<'ir>,
        mut compute: impl FnMut(&mut Self, u32, [ir::Value; N]) -> Outcome<ir::Value>,
    ) -> Outcome {
        let width = self.width(op.operand(0).ty())?;
        self.elementwise(op, |t, operands| compute(t, width, operands))
    }

    /// An operation whose lower bits depend on the lower bits of the operands only.
    fn wrapping(
        &mut self,
        op: OpRef<'ir>,
        compute: impl Fn(&mut FunctionBuilder<'_>, ir::Value, ir::Value) -> ir::Value,
    ) -> Outcome {
        self.integers(op, |t, width, [x, y]| {
            let result = compute(&mut t.b, x, y);
            Ok(canonical(&mut t.b, width, result))
        })
    }

    /// Divides. Without a defined result, the process may be stopped.
    pub(crate) fn divide(
        &mut self,
        division: Division,
        width: u32,
        x: ir::Value,
        y: ir::Value,
    ) -> Outcome<ir::Value> {
        let (x, y) = match division.is_signed() {
            true => (signed(&mut self.b, width, x), signed(&mut self.b, width, y)),
            false => (x, y),
        };
        let register = integer_register(width);
        let result = if register == types::I128 {
            self.call_helper(division.helper(), &[types::I128, types::I128], types::I128, &[x, y])?
        } else {
            // Narrower divisions exist, but their instructions are slower than conversions.
            let wide = if register == types::I64 { types::I64 } else { types::I32 };
            let extend = match division.is_signed() {
                true => sign_extend_or_reduce,
                false => zero_extend_or_reduce,
            };
            let (x, y) = (extend(&mut self.b, wide, x), extend(&mut self.b, wide, y));
            let result = match division {
                Division::UDiv => self.b.ins().udiv(x, y),
                Division::URem => self.b.ins().urem(x, y),
                Division::SDiv => self.b.ins().sdiv(x, y),
                Division::SRem => self.b.ins().srem(x, y),
            };
            zero_extend_or_reduce(&mut self.b, register, result)
        };
        Ok(canonical(&mut self.b, width, result))
    }
}
