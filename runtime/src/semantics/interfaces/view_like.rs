//! Views into shaped values by offsets, sizes and strides, each of which is a number or an operand.

use super::OffsetSizeAndStrideOpInterface;
use crate::codegen::Operands;
use crate::core::context::Context;
use crate::core::diag::VerifyResult;
use crate::core::ir::{OpRef, OperandRange, ValueRef};
use crate::kinds::attrs::IntegerAttr;
use crate::kinds::types::{DYNAMIC, IntegerType};
use crate::semantics::matchers::OpFoldResult;
use crate::text::{Delimiter, OpParser, OpPrinter, ParseResult, UnresolvedOperand};

/// Numbers as attributes, and for each [`DYNAMIC`] among them the next of `operands`. Corresponds to
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

/// How many of the numbers before `index` are [`DYNAMIC`], if that one is.
pub(crate) fn dynamic_before(numbers: &[i64], index: usize) -> Option<usize> {
    if numbers.get(index) != Some(&DYNAMIC) {
        return None;
    }
    Some(numbers[..index].iter().filter(|number| **number == DYNAMIC).count())
}

/// Checks that there are as many offsets, sizes and strides as there must be.
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

/// Checks that there are `expected` numbers, and an operand for each that is [`DYNAMIC`].
///
/// # Errors
///
/// If there are not.
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

/// Numbers, some of which are operands: what `custom<DynamicIndexList>` reads.
#[derive(Clone, Debug, Default)]
pub struct DynamicIndexList {
    /// The operands.
    pub operands: Operands,
    /// The numbers, [`DYNAMIC`] where an operand stands.
    pub numbers: Vec<i64>,
    /// Which of the numbers stand in brackets: those that are multiples of something only known later.
    pub scalable: Vec<bool>,
}

impl DynamicIndexList {
    /// Reads `[%a, 4, [8]]`, or the same between other brackets. Corresponds to `mlir::parseDynamicIndexList`.
    ///
    /// # Errors
    ///
    /// If the text is no such list.
    pub fn parse(p: &mut OpParser<'_>, delimiter: Delimiter) -> ParseResult<Self> {
        let at = p.offset();
        let mut operands: Vec<UnresolvedOperand> = Vec::new();
        let (mut numbers, mut scalable) = (Vec::new(), Vec::new());
        let wrong =
            |p: &OpParser<'_>| p.custom_error_at(p.name_loc(), "expected SSA value or integer");
        // Of a bracket that is not closed, nothing else is said.
        let mut unclosed = false;
        let list = p.parse_comma_separated_list(delimiter, " in dynamic index list", |p| {
            let operand = p.parse_optional_operand()?;
            let is_scalable = p.parse_optional_l_square()?;
            scalable.push(is_scalable);
            match operand {
                Some(operand) => {
                    operands.push(operand);
                    numbers.push(DYNAMIC);
                }
                None => numbers.push(p.parse_integer()?),
            }
            unclosed = is_scalable && !p.parse_optional_r_square()?;
            if unclosed { Err(wrong(p)) } else { Ok(()) }
        });
        list.map_err(|error| if unclosed { error } else { error.followed_by(wrong(p)) })?;
        Ok(DynamicIndexList { operands: Operands::new(operands, at), numbers, scalable })
    }

    /// Writes the list between brackets. Corresponds to `mlir::printDynamicIndexList`.
    pub fn print<'ir>(
        p: &mut OpPrinter<'ir>,
        brackets: [&str; 2],
        operands: impl Iterator<Item = ValueRef<'ir>>,
        numbers: impl Iterator<Item = i64>,
        scalable: &[bool],
    ) {
        let mut operands = operands;
        p.write(brackets[0]);
        for (i, number) in numbers.enumerate() {
            if i > 0 {
                p.write(", ");
            }
            let is_scalable = scalable.get(i) == Some(&true);
            if is_scalable {
                p.write("[");
            }
            let operand = if number == DYNAMIC { operands.next() } else { None };
            match operand {
                Some(operand) => p.print_operand(operand),
                None => p.write_i64(number),
            }
            if is_scalable {
                p.write("]");
            }
        }
        p.write(brackets[1]);
    }
}
