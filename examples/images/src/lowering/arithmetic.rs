//! The lowering of operations on pixels that is not a rule.

use ods::arith::{AddUIExtendedOp, ConstantOp, SelectOp};
use ods_runtime::attrs::IntegerAttr;
use ods_runtime::conversion::ConversionRewriter;
use ods_runtime::prelude::*;

use super::types::pixel_type;
use crate::img::{AddOp, AddOpAdaptor};

/// A sum that overflows is 255.
pub(super) fn lower_add(
    op: OpOf<AddOp<'static>>,
    operands: AddOpAdaptor<'_>,
    r: &mut ConversionRewriter<'_>,
) -> Option<()> {
    let ty = pixel_type(r.ctx());
    let max = IntegerAttr::get(r.ctx(), ty, -1).handle();
    let max = ConstantOp::build(r, max);
    let sum = AddUIExtendedOp::build_from_lhs(r, operands.lhs(), operands.rhs());
    let (sum, overflow) = (r.get(sum).sum().handle(), r.get(sum).overflow().handle());
    let sum = SelectOp::build(r, overflow, max, sum);
    r.replace_op_with(op, sum);
    Some(())
}
