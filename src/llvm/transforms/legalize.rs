//! Brings operations into a form that LLVM IR has.

use std::sync::Arc;

use ods_runtime::ir::{Block, InsertPoint, WalkOrder};
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::sub_elements::Replacer;
use ods_runtime::traits::IsTerminator;
use ods_runtime::types::Type;
use ods_runtime::{Ir, Op, OpBuilder};

use super::LLVMLegalizeForExportPass;
use crate::llvm::{BrOp, DIExpressionAttr, DIExpressionElemAttr};

impl RunPass for LLVMLegalizeForExportPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        ensure_distinct_successors(ir, op);
        merge_fragments(ir, op);
        Ok(())
    }
}

/// All operations in `root`, and itself.
fn ops_in(ir: &Ir, root: Op) -> Vec<Op> {
    ir.op(root).walk(WalkOrder::Post).map(|op| op.handle()).collect()
}

/// Gives each operation in `root` different successors, where these have arguments: LLVM's phi nodes have one value for each
/// block. Corresponds to `ensureDistinctSuccessors`.
pub fn ensure_distinct_successors(ir: &mut Ir, root: Op) {
    for op in ops_in(ir, root) {
        let view = ir.op(op);
        if !view.might_have_trait::<IsTerminator>() || view.block().is_none() {
            continue;
        }
        let successors: Vec<Block> = view.successors().map(|it| it.handle()).collect();
        // In the order in which blocks occur first.
        let mut repeated: Vec<(usize, Vec<usize>)> = Vec::new();
        for (index, block) in successors.iter().enumerate() {
            if ir.block(*block).argument_handles().is_empty() {
                continue;
            }
            match repeated.iter_mut().find(|(first, _)| successors[*first] == *block) {
                Some((_, others)) => others.push(index),
                None => repeated.push((index, Vec::new())),
            }
        }
        for (first, others) in repeated {
            for index in others {
                separate(ir, op, index, successors[first]);
            }
        }
    }
}

/// Puts a block in front of the successor `index` of `op`.
fn separate(ir: &mut Ir, op: Op, index: usize, successor: Block) {
    let Some(region) = ir.op(op).block().and_then(|it| it.parent()).map(|it| it.handle()) else {
        return;
    };
    let loc = ir.op(op).loc();
    let types: Vec<Type> = ir.block(successor).argument_types().map(|it| it.handle()).collect();
    let mut b = OpBuilder::new(ir, InsertPoint::Before(op), loc);
    let block = b.create_block(region, types);
    let arguments = b.block(block).argument_handles().to_vec();
    BrOp::build(&mut b, &arguments, successor);
    ir.set_successor(op, index, block);
}

/// The operator of expressions that selects a part of a variable: an offset and a size.
const FRAGMENT: u32 = 0x1000;

/// Makes one fragment of those that follow each other in expressions of debug information. Corresponds to
/// `legalizeDIExpressionsRecursively`.
pub fn merge_fragments(ir: &mut Ir, root: Op) {
    let ctx = Arc::clone(ir.ctx());
    let mut replacer = Replacer::new(&ctx);
    replacer.on_attr(|attr| {
        let expression = attr.dyn_cast::<DIExpressionAttr<'_>>()?;
        let merged = merged(expression)?;
        Some(DIExpressionAttr::get(attr.ctx(), &merged).into())
    });
    for op in ops_in(ir, root) {
        replacer.replace_attrs_of(ir, op);
    }
}

/// The operators of an expression with fewer fragments; `None` if there are none to merge.
fn merged<'c>(expression: DIExpressionAttr<'c>) -> Option<Vec<DIExpressionElemAttr<'c>>> {
    let ctx = expression.ctx();
    let old = expression.operations();
    let mut new: Vec<DIExpressionElemAttr<'c>> = Vec::new();
    for element in old.iter() {
        let previous = new.last().copied().filter(|it| it.opcode() == FRAGMENT);
        let both = previous.filter(|_| element.opcode() == FRAGMENT).and_then(|previous| {
            let [start, size] = *previous.arguments() else { return None };
            let [further, _] = *element.arguments() else { return None };
            Some([start.wrapping_add(further), size])
        });
        match both {
            Some(arguments) => {
                new.pop();
                new.push(DIExpressionElemAttr::get(ctx, FRAGMENT, &arguments));
            }
            None => new.push(element),
        }
    }
    (new.len() < old.len()).then_some(new)
}
