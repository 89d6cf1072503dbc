//! The lowering of operations on pixels that is not a rule.

use ods::arith::{AddUIExtendedOp, ConstantOp, SelectOp};
use ods_runtime::attrs::IntegerAttr;
use ods_runtime::conversion::ConversionPatternSet;

use super::types::pixel_type;
use crate::img::AddOp;

pub(super) fn add_patterns(patterns: &mut ConversionPatternSet) {
    // A sum that overflows is 255.
    patterns.add_op::<AddOp<'static>>("LowerAdd", |op, operands, r| {
        let ty = pixel_type(r.ctx());
        let max = IntegerAttr::get(r.ctx(), ty, -1).handle();
        let max = ConstantOp::build(r, max);
        let sum = AddUIExtendedOp::build_from_lhs(r, operands.lhs(), operands.rhs());
        let (sum, overflow) = (r.get(sum).sum().handle(), r.get(sum).overflow().handle());
        let sum = SelectOp::build(r, overflow, max, sum);
        r.replace_op_with(op, sum);
        Some(())
    });
}
