//! Comparisons, and selection by their results.

use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{self, InstBuilder, types};

use super::Rules;
use crate::function::{Outcome, Translator};
use crate::llvm::{FCmpOp, FCmpPredicate, ICmpOp, ICmpPredicate, SelectOp};
use crate::scalar::{Scalar, signed};

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: ICmpOp<'ir>| {
        let condition = integer_condition(op.predicate());
        t.integers(*op, |t, width, [x, y]| Ok(t.compare_integers(condition, width, x, y)))
    });
    rules.add(|t, op: FCmpOp<'ir>| {
        let lane = t.lane(op.lhs().ty())?;
        if lane == Scalar::F128 {
            return Err("comparisons of 'f128' are not supported".into());
        }
        t.elementwise(*op, |t, [x, y]| {
            let (x, y) = (t.widen_half(lane, x), t.widen_half(lane, y));
            Ok(t.compare_floats(op.predicate(), x, y))
        })
    });
    rules.add(|t, op: SelectOp<'ir>| select(t, op));
}

fn select<'ir>(t: &mut Translator<'_, '_, 'ir>, op: SelectOp<'ir>) -> Outcome {
    let conditions = t.scalars(op.condition())?;
    let (yes, no) = (t.scalars(op.true_value())?, t.scalars(op.false_value())?);
    let of_lanes = conditions.len() > 1;
    let result = yes.iter().zip(&no).enumerate().map(|(index, (yes, no))| {
        let condition = conditions[if of_lanes { index } else { 0 }];
        t.select(condition, *yes, *no)
    });
    let result = result.collect();
    t.define(op.res(), result)
}

/// The condition of Cranelift.
fn integer_condition(predicate: ICmpPredicate) -> IntCC {
    match predicate {
        ICmpPredicate::Eq => IntCC::Equal,
        ICmpPredicate::Ne => IntCC::NotEqual,
        ICmpPredicate::Slt => IntCC::SignedLessThan,
        ICmpPredicate::Sle => IntCC::SignedLessThanOrEqual,
        ICmpPredicate::Sgt => IntCC::SignedGreaterThan,
        ICmpPredicate::Sge => IntCC::SignedGreaterThanOrEqual,
        ICmpPredicate::Ult => IntCC::UnsignedLessThan,
        ICmpPredicate::Ule => IntCC::UnsignedLessThanOrEqual,
        ICmpPredicate::Ugt => IntCC::UnsignedGreaterThan,
        ICmpPredicate::Uge => IntCC::UnsignedGreaterThanOrEqual,
    }
}

impl Translator<'_, '_, '_> {
    /// `yes` if `condition` is not 0, else `no`.
    pub(crate) fn select(
        &mut self,
        condition: ir::Value,
        yes: ir::Value,
        no: ir::Value,
    ) -> ir::Value {
        if self.b.func.dfg.value_type(yes) != types::I128 {
            return self.b.ins().select(condition, yes, no);
        }
        // Cranelift optimizes some selections of 128 bits to minima and maxima that it has no code for.
        let ((yes_low, yes_high), (no_low, no_high)) =
            (self.b.ins().isplit(yes), self.b.ins().isplit(no));
        let low = self.b.ins().select(condition, yes_low, no_low);
        let high = self.b.ins().select(condition, yes_high, no_high);
        self.b.ins().iconcat(low, high)
    }

    /// Compares integers of this width. The result is 0 or 1.
    pub(crate) fn compare_integers(
        &mut self,
        condition: IntCC,
        width: u32,
        x: ir::Value,
        y: ir::Value,
    ) -> ir::Value {
        // Only the order of signed integers needs the sign in the register.
        if condition == condition.unsigned() {
            return self.b.ins().icmp(condition, x, y);
        }
        let (x, y) = (signed(&mut self.b, width, x), signed(&mut self.b, width, y));
        self.b.ins().icmp(condition, x, y)
    }

    /// Compares floats that Cranelift has. The result is 0 or 1.
    pub(crate) fn compare_floats(
        &mut self,
        predicate: FCmpPredicate,
        x: ir::Value,
        y: ir::Value,
    ) -> ir::Value {
        let condition = match predicate {
            FCmpPredicate::False => return self.b.ins().iconst(types::I8, 0),
            FCmpPredicate::True => return self.b.ins().iconst(types::I8, 1),
            FCmpPredicate::Oeq => FloatCC::Equal,
            FCmpPredicate::Ogt => FloatCC::GreaterThan,
            FCmpPredicate::Oge => FloatCC::GreaterThanOrEqual,
            FCmpPredicate::Olt => FloatCC::LessThan,
            FCmpPredicate::Ole => FloatCC::LessThanOrEqual,
            FCmpPredicate::One => FloatCC::OrderedNotEqual,
            FCmpPredicate::Ord => FloatCC::Ordered,
            FCmpPredicate::Ueq => FloatCC::UnorderedOrEqual,
            FCmpPredicate::Ugt => FloatCC::UnorderedOrGreaterThan,
            FCmpPredicate::Uge => FloatCC::UnorderedOrGreaterThanOrEqual,
            FCmpPredicate::Ult => FloatCC::UnorderedOrLessThan,
            FCmpPredicate::Ule => FloatCC::UnorderedOrLessThanOrEqual,
            FCmpPredicate::Une => FloatCC::NotEqual,
            FCmpPredicate::Uno => FloatCC::Unordered,
        };
        self.b.ins().fcmp(condition, x, y)
    }

    /// A float whose scalar type is `scalar` as one with which Cranelift computes: half-precision ones become `f32`.
    pub(crate) fn widen_half(&mut self, scalar: Scalar, value: ir::Value) -> ir::Value {
        match scalar {
            Scalar::F16 => self.half_to_single(value),
            Scalar::BF16 => self.bfloat_to_single(value),
            _ => value,
        }
    }
}
