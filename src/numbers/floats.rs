//! Operations on floats.

use ods_runtime::rewrite::Rewriter;
use ods_runtime::{Type, Value};

use super::float;
use crate::arith::{
    AddFOp, AndIOp, CmpFOp, CmpFPredicate, DivFOp, FastMathFlags, MaximumFOp, MinimumFOp, MulFOp,
    OrIOp, SelectOp, SubFOp,
};
use crate::math::{
    AbsFOp, CopySignOp, CosOp, ExpM1Op, ExpOp, FloorOp, Log1pOp, LogOp, RsqrtOp, SinOp, SqrtOp,
};

/// Creates operations on floats of one type, with the same flags.
pub(crate) struct Floats<'a, 'r> {
    pub(crate) r: &'a mut Rewriter<'r>,
    ty: Type,
    flags: FastMathFlags,
}

/// A method per operation, which has the operands of the list.
macro_rules! operations {
    ($($name:ident($($operand:ident),+) $op:ident;)*) => {
        $(
            pub(crate) fn $name(&mut self, $($operand: Value),+) -> Value {
                let op = $op::build(self.r, $($operand),+);
                if self.flags != FastMathFlags::NONE {
                    self.r.edit::<$op<'_>>(op).set_fastmath(self.flags);
                }
                op.into()
            }
        )*
    };
}

impl<'a, 'r> Floats<'a, 'r> {
    pub(crate) fn new(r: &'a mut Rewriter<'r>, ty: Type, flags: FastMathFlags) -> Self {
        Floats { r, ty, flags }
    }

    /// A constant.
    pub(crate) fn constant(&mut self, value: f64) -> Value {
        float(self.r, self.ty, value)
    }

    operations! {
        abs(value) AbsFOp;
        add(lhs, rhs) AddFOp;
        copysign(value, sign) CopySignOp;
        cos(value) CosOp;
        div(lhs, rhs) DivFOp;
        exp(value) ExpOp;
        expm1(value) ExpM1Op;
        floor(value) FloorOp;
        log(value) LogOp;
        log1p(value) Log1pOp;
        max(lhs, rhs) MaximumFOp;
        min(lhs, rhs) MinimumFOp;
        mul(lhs, rhs) MulFOp;
        rsqrt(value) RsqrtOp;
        sin(value) SinOp;
        sqrt(value) SqrtOp;
        sub(lhs, rhs) SubFOp;
    }

    /// Compares two numbers.
    pub(crate) fn cmp(&mut self, predicate: CmpFPredicate, lhs: Value, rhs: Value) -> Value {
        let op = CmpFOp::build(self.r, predicate, lhs, rhs);
        if self.flags != FastMathFlags::NONE {
            self.r.edit::<CmpFOp<'_>>(op).set_fastmath(self.flags);
        }
        op.into()
    }

    pub(crate) fn select(&mut self, condition: Value, a: Value, b: Value) -> Value {
        SelectOp::build(self.r, condition, a, b).into()
    }

    /// Whether both conditions hold.
    pub(crate) fn and(&mut self, a: Value, b: Value) -> Value {
        AndIOp::build(self.r, a, b).into()
    }

    /// Whether one of the conditions holds.
    pub(crate) fn or(&mut self, a: Value, b: Value) -> Value {
        OrIOp::build(self.r, a, b).into()
    }
}
