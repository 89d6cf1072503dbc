//! Arithmetic with complex numbers, by operations of LLVM.

use std::sync::Arc;

use ods_runtime::Value;
use ods_runtime::attrs::FloatAttr;

use super::super::emitter::Emitter;
use crate::llvm::{
    CopySignOp, FAbsOp, FAddOp, FCmpOp, FCmpPredicate, FDivOp, FMulOp, FSubOp, FastmathFlags,
    SelectOp, SqrtOp,
};

/// The parts of a number.
#[derive(Clone, Copy)]
pub(super) struct Complex {
    pub re: Value,
    pub im: Value,
}

impl Complex {
    /// The parts of a structure.
    pub(super) fn of(value: Value, e: &mut Emitter<'_, '_>) -> Option<Self> {
        Some(Complex { re: e.extract(value, &[0])?, im: e.extract(value, &[1])? })
    }

    /// The structure `whole` with these parts.
    pub(super) fn pack(self, whole: Value, e: &mut Emitter<'_, '_>) -> Value {
        let value = e.insert(whole, self.re, &[0]);
        e.insert(value, self.im, &[1])
    }
}

/// Builds operations with fast-math flags.
pub(super) struct Numbers<'e, 'a, 'b> {
    pub e: &'e mut Emitter<'a, 'b>,
    pub flags: FastmathFlags,
}

/// Defines a method for an operation on two numbers.
macro_rules! operation {
    ($name:ident, $op:ident) => {
        pub(super) fn $name(&mut self, lhs: Value, rhs: Value) -> Value {
            let op = $op::build(self.e.b, lhs, rhs);
            self.e.b.edit::<$op<'_>>(op).set_fastmath_flags(self.flags);
            self.e.b.result(op, 0)
        }
    };
}

impl Numbers<'_, '_, '_> {
    operation!(add, FAddOp);
    operation!(sub, FSubOp);
    operation!(mul, FMulOp);
    operation!(div, FDivOp);

    pub(super) fn sqrt(&mut self, value: Value) -> Value {
        let root = SqrtOp::build(self.e.b, value);
        self.e.b.result(root, 0)
    }

    pub(super) fn abs(&mut self, value: Value) -> Value {
        let op = FAbsOp::build(self.e.b, value);
        self.e.b.edit::<FAbsOp<'_>>(op).set_fastmath_flags(self.flags);
        self.e.b.result(op, 0)
    }

    pub(super) fn copy_sign(&mut self, value: Value, sign: Value) -> Value {
        let op = CopySignOp::build(self.e.b, value, sign);
        self.e.b.result(op, 0)
    }

    pub(super) fn compare(&mut self, predicate: FCmpPredicate, lhs: Value, rhs: Value) -> Value {
        let op = FCmpOp::build(self.e.b, predicate, lhs, rhs);
        self.e.b.result(op, 0)
    }

    pub(super) fn select(&mut self, condition: Value, yes: Value, no: Value) -> Value {
        let op = SelectOp::build(self.e.b, condition, yes, no);
        self.e.b.result(op, 0)
    }

    /// A constant of the type of `like`.
    pub(super) fn constant(&mut self, like: Value, number: f64) -> Value {
        let ctx = Arc::clone(self.e.b.ctx());
        let ty = self.e.b.value(like).ty().handle();
        let number = FloatAttr::get(&ctx, ty, number);
        self.e.constant(ty, number)
    }

    /// The sum of the squares of both parts.
    pub(super) fn square(&mut self, value: Complex) -> Value {
        let (re, im) = (self.mul(value.re, value.re), self.mul(value.im, value.im));
        self.add(re, im)
    }

    pub(super) fn sum(&mut self, lhs: Complex, rhs: Complex) -> Complex {
        Complex { re: self.add(lhs.re, rhs.re), im: self.add(lhs.im, rhs.im) }
    }

    pub(super) fn difference(&mut self, lhs: Complex, rhs: Complex) -> Complex {
        Complex { re: self.sub(lhs.re, rhs.re), im: self.sub(lhs.im, rhs.im) }
    }

    pub(super) fn product(&mut self, lhs: Complex, rhs: Complex) -> Complex {
        let (first, second) = (self.mul(rhs.re, lhs.re), self.mul(rhs.im, lhs.im));
        let re = self.sub(first, second);
        let (first, second) = (self.mul(lhs.im, rhs.re), self.mul(lhs.re, rhs.im));
        Complex { re, im: self.add(first, second) }
    }
}
