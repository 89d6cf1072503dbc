//! Patterns that convert types of branches, and the arguments of the blocks that they branch to. Each operand may become several
//! values or none.

use ods_runtime::conversion::{ConversionPattern, ConversionPatternSet, ConversionRewriter};
use ods_runtime::{Op, Type, Value};

use super::{BranchOp, CondBranchOp, SwitchOp};

/// Adds a pattern for each branch of `cf`. Corresponds to `populateCFStructuralTypeConversions`.
pub fn add_type_patterns(patterns: &mut ConversionPatternSet) {
    patterns.add(branch());
    patterns.add(cond_branch());
    patterns.add(switch());
}

/// Converts the arguments of the successors of `op` to the types of the values that it passes to each.
fn convert_successors(op: Op, passed: &[&[Value]], r: &mut ConversionRewriter<'_>) -> Option<()> {
    for (index, values) in passed.iter().enumerate() {
        let block = r.op(op).successors().nth(index)?.handle();
        let types: Vec<Type> = values.iter().map(|it| r.value(*it).ty().handle()).collect();
        r.convert_successor(op, block, &types)?;
    }
    Some(())
}

fn branch() -> ConversionPattern {
    ConversionPattern::new_one_to_n::<BranchOp<'static>>("ConvertBranchOp", |op, operands, r| {
        let operands: Vec<Value> = operands.dest_operands().concat();
        convert_successors(op.op(), &[&operands], r)?;
        r.edit::<BranchOp<'_>>(op).set_dest_operands(&operands);
        Some(())
    })
}

fn cond_branch() -> ConversionPattern {
    ConversionPattern::new_one_to_n::<CondBranchOp<'static>>(
        "ConvertCondBranchOp",
        |op, operands, r| {
            let [condition] = *operands.condition() else {
                return r.no_match(op, "the condition is converted to several values or none");
            };
            let if_true: Vec<Value> = operands.true_dest_operands().concat();
            let if_false: Vec<Value> = operands.false_dest_operands().concat();
            convert_successors(op.op(), &[&if_true, &if_false], r)?;
            r.edit::<CondBranchOp<'_>>(op)
                .set_condition(condition)
                .set_true_dest_operands(&if_true)
                .set_false_dest_operands(&if_false);
            Some(())
        },
    )
}

fn switch() -> ConversionPattern {
    ConversionPattern::new_one_to_n::<SwitchOp<'static>>("ConvertSwitchOp", |op, operands, r| {
        let [flag] = *operands.flag() else {
            return r.no_match(op, "the flag is converted to several values or none");
        };
        let default: Vec<Value> = operands.default_operands().concat();
        let cases: Vec<Vec<Value>> =
            operands.case_operands().iter().map(|values| values.concat()).collect();
        let cases: Vec<&[Value]> = cases.iter().map(Vec::as_slice).collect();
        let all: Vec<&[Value]> = std::iter::once(&*default).chain(cases.iter().copied()).collect();
        convert_successors(op.op(), &all, r)?;
        r.edit::<SwitchOp<'_>>(op)
            .set_flag(flag)
            .set_default_operands(&default)
            .set_case_operands(&cases);
        Some(())
    })
}
