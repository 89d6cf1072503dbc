//! Operations on floats.

use ods_runtime::rewrite::Rewriter;
use ods_runtime::{Type, Value};

use super::float;
use crate::arith::{
    AddFOp, AndIOp, CmpFOp, CmpFPredicate, DivFOp, FastMathFlags, MaximumFOp, MinimumFOp, MulFOp,
    NegFOp, OrIOp, SelectOp, SubFOp,
};
use crate::math::{
    AbsFOp, Atan2Op, CopySignOp, CosOp, CoshOp, ExpM1Op, ExpOp, FloorOp, FmaOp, Log1pOp, LogOp,
    PowFOp, RsqrtOp, SinOp, SinhOp, SqrtOp,
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

#[cfg_attr(
    not(feature = "complex"),
    allow(dead_code, reason = "some methods are for parts of complex numbers")
)]
impl<'a, 'r> Floats<'a, 'r> {
    pub(crate) fn new(r: &'a mut Rewriter<'r>, ty: Type, flags: FastMathFlags) -> Self {
        Floats { r, ty, flags }
    }

    /// The type.
    pub(crate) fn ty(&self) -> Type {
        self.ty
    }

    /// The flags.
    pub(crate) fn flags(&self) -> FastMathFlags {
        self.flags
    }

    /// The same without some of the flags.
    pub(crate) fn without(&mut self, flags: FastMathFlags) -> Floats<'_, 'r> {
        Floats { r: self.r, ty: self.ty, flags: self.flags & !flags }
    }

    /// The same without flags.
    pub(crate) fn plain(&mut self) -> Floats<'_, 'r> {
        Floats { r: self.r, ty: self.ty, flags: FastMathFlags::NONE }
    }

    /// A constant.
    pub(crate) fn constant(&mut self, value: f64) -> Value {
        float(self.r, self.ty, value)
    }

    operations! {
        abs(value) AbsFOp;
        add(lhs, rhs) AddFOp;
        atan2(lhs, rhs) Atan2Op;
        copysign(value, sign) CopySignOp;
        cos(value) CosOp;
        cosh(value) CoshOp;
        div(lhs, rhs) DivFOp;
        exp(value) ExpOp;
        expm1(value) ExpM1Op;
        floor(value) FloorOp;
        fma(a, b, c) FmaOp;
        log(value) LogOp;
        log1p(value) Log1pOp;
        max(lhs, rhs) MaximumFOp;
        min(lhs, rhs) MinimumFOp;
        mul(lhs, rhs) MulFOp;
        neg(value) NegFOp;
        powf(lhs, rhs) PowFOp;
        rsqrt(value) RsqrtOp;
        sin(value) SinOp;
        sinh(value) SinhOp;
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
