//! Traits on stored sizes of operand and result groups.

use super::{Checks, OpTrait};
use crate::core::diag::VerifyResult;
use crate::core::ir::OpRef;
use crate::core::op_def::PropertyKind;

/// `operandSegmentSizes` stores the sizes of the operand groups.
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

/// `resultSegmentSizes` stores the sizes of the result groups.
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
            return check_segments(op, name, kind, word, groups, total);
        }
        word += usize::from(property.words);
    }
    Ok(())
}

/// Verifies that no segment size is negative and that they add up to `total`. `kind` is `operand` or `result`.
pub fn check_segments(
    op: OpRef<'_>,
    name: &str,
    kind: &str,
    word: usize,
    groups: usize,
    total: usize,
) -> VerifyResult {
    let sizes = op.property_words().get(word..word + groups).unwrap_or(&[]);
    check_sizes(op, name, kind, sizes.iter().map(|size| *size as i32), total)
}

/// Verifies that no size in the attribute `name` is negative and that they add up to `total`, the number of values of
/// `kind`.
pub(crate) fn check_sizes(
    op: OpRef<'_>,
    name: &str,
    kind: &str,
    sizes: impl Iterator<Item = i32>,
    total: usize,
) -> VerifyResult {
    let mut sum = 0;
    for size in sizes {
        sum += usize::try_from(size).map_err(|_| {
            op.op_error(format!("'{name}' attribute cannot have negative elements"))
        })?;
    }
    if sum == total {
        return Ok(());
    }
    Err(op.op_error(format!(
        "{kind} count ({total}) does not match with the total size ({sum}) specified in attribute '{name}'"
    )))
}
