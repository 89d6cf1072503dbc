//! `math.ctlz`.

use ods_runtime::OpOf;
use ods_runtime::rewrite::Rewriter;

use super::{DYNAMIC, Expansions};
use crate::arith::{AddIOp, CmpIOp, CmpIPredicate, SelectOp, ShLIOp};
use crate::math::CountLeadingZerosOp;
use crate::numbers::{has_constants, int};

pub(super) fn add_patterns(expansions: &mut Expansions<'_>) {
    expansions.add::<CountLeadingZerosOp<'_>>(count_leading_zeros);
}

/// Shifts the bits to the left by powers of two, where that loses no bit that is set, and adds them up.
fn count_leading_zeros(op: OpOf<CountLeadingZerosOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let value = r.get(op).operand();
    let ty = value.ty();
    let Some(width @ 1..=64) = ty.element_type_or_self().int_or_float_bit_width() else {
        return r.no_match(op, "the operand is an index or has more than 64 bits");
    };
    if !has_constants(ty) {
        return r.no_match(op, DYNAMIC);
    }
    let (value, ty) = (value.handle(), ty.handle());
    let all = u64::MAX >> (64 - width);
    let (mut shifted, mut count) = (value, int(r, ty, 0));
    // Upstream halves the width, whose halves are less than the width if one of them is odd.
    let mut step = width.next_power_of_two() / 2;
    while step > 0 {
        let bits = int(r, ty, step.into());
        let mask = int(r, ty, (all >> step).cast_signed());
        let has_zeros = CmpIOp::build(r, CmpIPredicate::Ule, shifted, mask);
        let more = AddIOp::build(r, count, bits);
        let next = ShLIOp::build(r, shifted, bits);
        shifted = SelectOp::build(r, has_zeros, next, shifted).into();
        count = SelectOp::build(r, has_zeros, more, count).into();
        step /= 2;
    }
    let zero = int(r, ty, 0);
    let is_zero = CmpIOp::build(r, CmpIPredicate::Eq, value, zero);
    let width = int(r, ty, width.into());
    let result = SelectOp::build(r, is_zero, width, count).into();
    r.replace_op(op, &[result]);
    Some(())
}
