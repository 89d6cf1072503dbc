//! Sizes of operand and result groups that an operation stores.

use super::{Checks, OpTrait};
use crate::core::diag::VerifyResult;
use crate::core::ir::OpRef;
use crate::core::op_def::PropertyKind;

/// The operand groups have the sizes in `operandSegmentSizes`.
#[derive(Clone, Copy, Debug)]
pub struct AttrSizedOperandSegments;
impl OpTrait for AttrSizedOperandSegments {
    const NAME: &'static str = "AttrSizedOperandSegments";
    const CHECKS: Checks = Checks::Shape;
    const CHECKS_REGIONS: bool = false;

    fn verify(op: OpRef<'_>) -> VerifyResult {
        check(op, "operandSegmentSizes", "operand", op.num_operands())
    }
}

/// The result groups have the sizes in `resultSegmentSizes`.
#[derive(Clone, Copy, Debug)]
pub struct AttrSizedResultSegments;
impl OpTrait for AttrSizedResultSegments {
    const NAME: &'static str = "AttrSizedResultSegments";
    const CHECKS: Checks = Checks::Shape;
    const CHECKS_REGIONS: bool = false;

    fn verify(op: OpRef<'_>) -> VerifyResult {
        check(op, "resultSegmentSizes", "result", op.num_results())
    }
}

fn check(op: OpRef<'_>, name: &str, kind: &str, total: usize) -> VerifyResult {
    let mut word = 0;
    for property in op.def().map_or(&[][..], |def| def.property_list()) {
        if property.kind == PropertyKind::Segments && property.name == name {
            let groups = usize::from(property.words);
            return crate::codegen::check_segments(op, name, kind, word, groups, total);
        }
        word += usize::from(property.words);
    }
    Ok(())
}
