//! Views of shaped values with offsets, sizes and strides that are constants or operands.

use super::OffsetSizeAndStrideOpInterface;
use crate::core::context::Context;
use crate::core::diag::VerifyResult;
use crate::core::ir::{OpRef, OperandRange};
use crate::kinds::attrs::IntegerAttr;
use crate::kinds::types::{DYNAMIC, IntegerType};
use crate::semantics::matchers::OpFoldResult;

/// The numbers as attributes, with each [`DYNAMIC`] replaced by the next of `operands`. Corresponds to
/// `mlir::getMixedValues`.
pub fn mixed_values<'ir>(
    ctx: &'ir Context,
    numbers: &[i64],
    operands: OperandRange<'ir>,
) -> Vec<OpFoldResult<'ir>> {
    let mut operands = operands;
    let mut values = Vec::with_capacity(numbers.len());
    for number in numbers {
        let operand = if *number == DYNAMIC { operands.next() } else { None };
        values.push(match operand {
            Some(operand) => OpFoldResult::Value(operand),
            None => {
                let ty = IntegerType::get(ctx, 64);
                OpFoldResult::Attr(*IntegerAttr::get(ctx, ty, *number))
            }
        });
    }
    values
}

/// The number of [`DYNAMIC`] entries before `index`; `None` if entry `index` is not dynamic.
pub(crate) fn dynamic_before(numbers: &[i64], index: usize) -> Option<usize> {
    if numbers.get(index) != Some(&DYNAMIC) {
        return None;
    }
    Some(numbers[..index].iter().filter(|number| **number == DYNAMIC).count())
}

/// Verifies the numbers of offsets, sizes and strides.
pub(crate) fn verify_offsets_sizes_and_strides(
    op: OffsetSizeAndStrideOpInterface<'_>,
) -> VerifyResult {
    let [max_offsets, max_sizes, max_strides] = op.array_attr_max_ranks();
    let (offsets, sizes, strides) = (op.static_offsets(), op.static_sizes(), op.static_strides());
    let operands = [op.offsets(), op.sizes(), op.strides()].map(|operands| operands.len());
    for (name, numbers, operands) in [
        ("offsets", &offsets, operands[0]),
        ("sizes", &sizes, operands[1]),
        ("strides", &strides, operands[2]),
    ] {
        let dynamic = numbers.iter().filter(|number| **number == DYNAMIC).count();
        if dynamic != operands {
            return Err(op.error(format!(
                "expected the number of '{name}' to match the number of dynamic entries in \
                 'static_{name}' ({operands} vs {dynamic})"
            )));
        }
    }
    let counts = [offsets.len(), sizes.len(), strides.len()];
    if !(counts[0] == 1 && max_offsets == 1) && counts[0] != counts[1] {
        return Err(op.error(format!(
            "expected mixed offsets rank to match mixed sizes rank ({} vs {}) so the rank of the \
             result type is well-formed.",
            counts[0], counts[1]
        )));
    }
    if counts[1] != counts[2] {
        return Err(op.error(format!(
            "expected mixed sizes rank to match mixed strides rank ({} vs {}) so the rank of the \
             result type is well-formed.",
            counts[1], counts[2]
        )));
    }
    verify_operands_or_integers(*op, "offset", max_offsets, &offsets, operands[0])?;
    verify_operands_or_integers(*op, "size", max_sizes, &sizes, operands[1])?;
    verify_operands_or_integers(*op, "stride", max_strides, &strides, operands[2])?;
    for (name, numbers) in [("offsets", &offsets), ("sizes", &sizes)] {
        let negative = numbers.iter().find(|number| **number < 0 && **number != DYNAMIC);
        if let Some(number) = negative {
            return Err(op.error(format!("expected {name} to be non-negative, but got {number}")));
        }
    }
    Ok(())
}

/// Verifies that there are `expected` numbers and one operand for each [`DYNAMIC`] among them.
///
/// # Errors
///
/// If one of these counts differs.
pub fn verify_operands_or_integers(
    op: OpRef<'_>,
    name: &str,
    expected: usize,
    numbers: &[i64],
    operands: usize,
) -> VerifyResult {
    if numbers.len() != expected {
        return Err(op.error(format!("expected {expected} {name} values, got {}", numbers.len())));
    }
    let dynamic = numbers.iter().filter(|number| **number == DYNAMIC).count();
    if dynamic != operands {
        return Err(op.error(format!("expected {dynamic} dynamic {name} values")));
    }
    Ok(())
}
