//! Terminators.

use cranelift_codegen::ir::InstBuilder;
use cranelift_frontend::Switch;

use super::Rules;
use crate::function::{Outcome, Translator, UNREACHABLE};
use crate::llvm::{BrOp, CondBrOp, ReturnOp, SwitchOp, UnreachableOp};

pub(super) fn add_rules<'ir>(rules: &mut Rules<'ir>) {
    rules.add(|t, op: BrOp<'ir>| {
        let (block, arguments) = t.edge(op.dest(), op.dest_operands())?;
        t.b.ins().jump(block, &arguments);
        Ok(())
    });
    rules.add(|t, op: CondBrOp<'ir>| {
        let condition = t.scalar(*op.condition())?;
        let (yes, yes_arguments) = t.edge(op.true_dest(), op.true_dest_operands())?;
        let (no, no_arguments) = t.edge(op.false_dest(), op.false_dest_operands())?;
        t.b.ins().brif(condition, yes, &yes_arguments, no, &no_arguments);
        Ok(())
    });
    rules.add(|t, op: SwitchOp<'ir>| switch(t, op));
    rules.add(|t, op: ReturnOp<'ir>| t.return_value(op));
    rules.add(|t, _: UnreachableOp<'ir>| {
        t.b.ins().trap(UNREACHABLE);
        Ok(())
    });
}

/// A case whose block has arguments needs a block of its own, because entries of jump tables pass none.
fn switch<'ir>(t: &mut Translator<'_, '_, 'ir>, op: SwitchOp<'ir>) -> Outcome {
    let value = t.scalar(*op.value())?;
    let mut cases = Switch::new();
    let mut edges = Vec::new();
    let (otherwise, arguments) = t.edge(op.default_destination(), op.default_operands())?;
    let default = match arguments.is_empty() {
        true => otherwise,
        false => {
            let block = t.b.create_block();
            edges.push((block, otherwise, arguments));
            block
        }
    };
    if let Some(values) = op.case_values() {
        let operands = op.case_operands();
        for (index, dest) in op.case_destinations().enumerate() {
            let (dest, arguments) = t.edge(dest, operands[index].clone())?;
            let number = values.number(index).low_u128();
            if arguments.is_empty() {
                cases.set_entry(number, dest);
                continue;
            }
            let block = t.b.create_block();
            cases.set_entry(number, block);
            edges.push((block, dest, arguments));
        }
    }
    cases.emit(&mut t.b, value, default);
    for (block, dest, arguments) in edges {
        t.b.switch_to_block(block);
        t.b.ins().jump(dest, &arguments);
    }
    Ok(())
}
