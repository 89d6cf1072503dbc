//! Absolute values, and the smaller and the larger of two numbers.

use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{self, InstBuilder};
use ods_runtime::OpRef;

use crate::function::{Outcome, Translator};
use crate::instructions::Rules;
use crate::llvm::{
    AbsOp, MaxNumOp, MaximumOp, MinNumOp, MinimumOp, SCmpOp, SMaxOp, SMinOp, UCmpOp, UMaxOp, UMinOp,
};
use crate::scalar::{canonical, integer_register, signed, zero_extend_or_reduce};

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: AbsOp<'ir>| {
        t.integers(*op, |t, width, [x]| {
            let zero = t.number(width, 0);
            let is_negative = t.compare_integers(IntCC::SignedLessThan, width, x, zero);
            let negated = t.b.ins().ineg(x);
            let negated = canonical(&mut t.b, width, negated);
            Ok(t.select(is_negative, negated, x))
        })
    });
    rules.add(|t, op: SMaxOp<'ir>| t.choose(*op, IntCC::SignedGreaterThan));
    rules.add(|t, op: SMinOp<'ir>| t.choose(*op, IntCC::SignedLessThan));
    rules.add(|t, op: UMaxOp<'ir>| t.choose(*op, IntCC::UnsignedGreaterThan));
    rules.add(|t, op: UMinOp<'ir>| t.choose(*op, IntCC::UnsignedLessThan));
    rules.add(|t, op: SCmpOp<'ir>| t.order(*op, IntCC::SignedLessThan));
    rules.add(|t, op: UCmpOp<'ir>| t.order(*op, IntCC::UnsignedLessThan));
    rules.add(|t, op: MaximumOp<'ir>| {
        t.floats_with(*op, |t, _, [x, y]| Ok(t.extreme(Extreme::Maximum, OfNan::Nan, x, y)))
    });
    rules.add(|t, op: MinimumOp<'ir>| {
        t.floats_with(*op, |t, _, [x, y]| Ok(t.extreme(Extreme::Minimum, OfNan::Nan, x, y)))
    });
    rules.add(|t, op: MaxNumOp<'ir>| {
        t.floats_with(*op, |t, _, [x, y]| Ok(t.extreme(Extreme::Maximum, OfNan::Other, x, y)))
    });
    rules.add(|t, op: MinNumOp<'ir>| {
        t.floats_with(*op, |t, _, [x, y]| Ok(t.extreme(Extreme::Minimum, OfNan::Other, x, y)))
    });
}

/// Which of two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Extreme {
    Maximum,
    Minimum,
}

/// The result if one of two floats is no number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum OfNan {
    /// No number. Then, also zeros are ordered by their signs.
    Nan,
    /// The other float.
    Other,
}

impl<'ir> Translator<'_, '_, 'ir> {
    /// The first operand if `condition` holds, else the second one.
    fn choose(&mut self, op: OpRef<'ir>, condition: IntCC) -> Outcome {
        self.integers(op, |t, width, [x, y]| {
            let is_first = t.compare_integers(condition, width, x, y);
            Ok(t.select(is_first, x, y))
        })
    }

    /// -1, 0 or 1, as the first operand is less than the second one, equal to it or greater.
    fn order(&mut self, op: OpRef<'ir>, less: IntCC) -> Outcome {
        let to = self.width(op.result(0).ty())?;
        self.integers(op, |t, width, [x, y]| {
            let is_less = t.compare_integers(less, width, x, y);
            let is_greater = t.compare_integers(less, width, y, x);
            let order = t.b.ins().isub(is_greater, is_less);
            let order = signed(&mut t.b, 8, order);
            let register = integer_register(to);
            let order = match register.bits() {
                8 => order,
                _ => t.b.ins().sextend(register, order),
            };
            let order = zero_extend_or_reduce(&mut t.b, register, order);
            Ok(canonical(&mut t.b, to, order))
        })
    }

    /// One of two floats.
    pub(crate) fn extreme(
        &mut self,
        extreme: Extreme,
        of_nan: OfNan,
        x: ir::Value,
        y: ir::Value,
    ) -> ir::Value {
        match (extreme, of_nan) {
            (Extreme::Maximum, OfNan::Nan) => self.b.ins().fmax(x, y),
            (Extreme::Minimum, OfNan::Nan) => self.b.ins().fmin(x, y),
            (_, OfNan::Other) => {
                let condition = match extreme {
                    Extreme::Maximum => FloatCC::GreaterThan,
                    Extreme::Minimum => FloatCC::LessThan,
                };
                let is_second = self.b.ins().fcmp(condition, y, x);
                let is_nan = self.b.ins().fcmp(FloatCC::Unordered, x, x);
                let is_second = self.b.ins().bor(is_second, is_nan);
                self.select(is_second, y, x)
            }
        }
    }
}
