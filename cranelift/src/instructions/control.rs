//! Terminators.

use cranelift_codegen::ir::{self, BlockArg, InstBuilder};
use cranelift_frontend::Switch;
use rustc_hash::FxHashSet;

use super::Rules;
use crate::function::{Outcome, Translator, UNREACHABLE};
use crate::llvm::{
    BlockAddressOp, BlockTagAttr, BlockTagOp, BrOp, CondBrOp, IndirectBrOp, ReturnOp, SwitchOp,
    UnreachableOp,
};

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
    rules.add(|t, op: IndirectBrOp<'ir>| indirect_branch(t, op));
    rules.add(|_, _: BlockTagOp<'ir>| Ok(()));
    rules.add(|t, op: BlockAddressOp<'ir>| {
        let address = t.number(64, u128::from(block_address(op.block_addr().tag())));
        t.define_scalar(*op, address)
    });
    rules.add(|t, op: ReturnOp<'ir>| t.return_value(op));
    rules.add(|t, _: UnreachableOp<'ir>| {
        t.b.ins().trap(UNREACHABLE);
        Ok(())
    });
}

fn switch<'ir>(t: &mut Translator<'_, '_, 'ir>, op: SwitchOp<'ir>) -> Outcome {
    let value = t.scalar(*op.value())?;
    let mut cases = Cases::default();
    if let Some(values) = op.case_values() {
        let operands = op.case_operands();
        for (index, dest) in op.case_destinations().enumerate() {
            let edge = t.edge(dest, operands[index].clone())?;
            cases.add(t, values.number(index).low_u128(), edge);
        }
    }
    let otherwise = t.edge(op.default_destination(), op.default_operands())?;
    let otherwise = cases.block(t, otherwise);
    cases.emit(t, value, otherwise);
    Ok(())
}

/// The address of a block is its number, which only `llvm.indirectbr` in the same function can use.
fn indirect_branch<'ir>(t: &mut Translator<'_, '_, 'ir>, op: IndirectBrOp<'ir>) -> Outcome {
    let address = t.scalar(*op.addr())?;
    let operands = op.succ_operands();
    let mut cases = Cases::default();
    for (index, dest) in op.successors().enumerate() {
        let tag = dest.ops().find_map(|it| it.dyn_cast::<BlockTagOp<'ir>>());
        let edge = t.edge(dest, operands[index].clone())?;
        // A block without a number has no address.
        if let Some(tag) = tag {
            cases.add(t, u128::from(block_address(tag.tag())), edge);
        }
    }
    let otherwise = t.b.create_block();
    cases.emit(t, address, otherwise);
    t.b.switch_to_block(otherwise);
    t.b.ins().trap(UNREACHABLE);
    Ok(())
}

/// The address of the block with a number. No block has the address 0.
pub(crate) fn block_address(tag: BlockTagAttr<'_>) -> u64 {
    u64::from(tag.id()) + 1
}

type Edge = (ir::Block, Vec<BlockArg>);

/// The cases of a jump table. A case whose block has arguments needs a block of its own, because entries of jump tables pass
/// none.
#[derive(Default)]
struct Cases {
    switch: Switch,
    numbers: FxHashSet<u128>,
    edges: Vec<(ir::Block, Edge)>,
}

impl Cases {
    /// A block that jumps along `edge`, or its block if there are no arguments.
    fn block(&mut self, t: &mut Translator<'_, '_, '_>, edge: Edge) -> ir::Block {
        if edge.1.is_empty() {
            return edge.0;
        }
        let block = t.b.create_block();
        self.edges.push((block, edge));
        block
    }

    fn add(&mut self, t: &mut Translator<'_, '_, '_>, number: u128, edge: Edge) {
        if self.numbers.insert(number) {
            let block = self.block(t, edge);
            self.switch.set_entry(number, block);
        }
    }

    fn emit(self, t: &mut Translator<'_, '_, '_>, value: ir::Value, otherwise: ir::Block) {
        self.switch.emit(&mut t.b, value, otherwise);
        for (block, (dest, arguments)) in self.edges {
            t.b.switch_to_block(block);
            t.b.ins().jump(dest, &arguments);
        }
    }
}
