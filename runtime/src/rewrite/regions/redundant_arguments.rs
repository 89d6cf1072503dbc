//! Block arguments that receive the same value from all predecessors.

use super::nested_regions;
use super::successor_operands::splice_successor_operands;
use crate::core::ir::{Block, BlockRef, Op, Region, Value};
use crate::rewrite::rewriter::Rewriter;
use crate::semantics::interfaces::BranchOpInterface;

/// Replaces the block arguments in `region` and the regions nested in it that receive the same value from every
/// predecessor by that value. Returns whether there were any.
pub(super) fn drop_redundant_arguments(r: &mut Rewriter<'_>, region: Region) -> bool {
    let mut changed = false;
    let mut worklist = vec![region];
    while let Some(region) = worklist.pop() {
        let blocks: Vec<Block> =
            r.ir().region(region).blocks().map(|block| block.handle()).collect();
        for block in blocks {
            changed |= drop_arguments(r, block);
        }
        worklist.extend(nested_regions(r.ir().region(region)));
    }
    changed
}

/// The edges to `block`: terminator and index of the successor.
pub(super) fn edges_to(block: BlockRef<'_>) -> Vec<(Op, usize)> {
    let ir = block.ir();
    let mut edges: Vec<(Op, usize)> = Vec::new();
    for terminator in block.predecessor_ops() {
        if edges.iter().any(|(op, _)| *op == terminator) {
            continue;
        }
        let successors = ir.op(terminator).successors().enumerate();
        let to_block = successors.filter(|(_, successor)| *successor == block);
        edges.extend(to_block.map(|(index, _)| (terminator, index)));
    }
    edges
}

fn drop_arguments(r: &mut Rewriter<'_>, block: Block) -> bool {
    let view = r.ir().block(block);
    if view.num_arguments() == 0 {
        return false;
    }
    let edges = edges_to(view);
    let Some(redundant) = redundant_arguments(view, &edges) else { return false };
    for (index, value) in &redundant {
        let argument = r.ir().block(block).argument_handles()[*index];
        r.replace_all_uses(argument, *value);
    }
    for (index, _) in redundant.iter().rev() {
        r.ir_mut().erase_argument(block, *index);
        for (terminator, successor) in &edges {
            splice_successor_operands(r, *terminator, *successor, *index..*index + 1, &[]);
        }
    }
    !redundant.is_empty()
}

/// The indices of redundant arguments and the values that they receive; `None` if a predecessor is not a branch.
fn redundant_arguments(block: BlockRef<'_>, edges: &[(Op, usize)]) -> Option<Vec<(usize, Value)>> {
    let ir = block.ir();
    let mut received: Vec<Vec<Value>> = Vec::new();
    for (terminator, successor) in edges {
        let branch = ir.op(*terminator).dyn_cast::<BranchOpInterface<'_>>()?;
        let operands = branch.successor_operands(*successor);
        // Values that the terminator produces differ from edge to edge.
        if operands.num_produced() > 0 {
            return None;
        }
        received.push(operands.forwarded().handles().to_vec());
    }
    let (first, rest) = received.split_first()?;
    let redundant = first.iter().copied().enumerate();
    Some(redundant.filter(|(index, value)| rest.iter().all(|it| it[*index] == *value)).collect())
}
