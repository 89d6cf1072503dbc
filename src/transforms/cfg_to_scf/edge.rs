//! Edges between blocks.

use ods_runtime::interfaces::BranchOpInterface;
use ods_runtime::rewrite::{Rewriter, append_successor_operands, splice_successor_operands};
use ods_runtime::{Block, Ir, Op, Value};
use rustc_hash::FxHashMap;

/// An edge: a terminator and the number of its successor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Edge {
    terminator: Op,
    index: usize,
}

impl Edge {
    /// The edges from `block` to its successors.
    pub(super) fn from(ir: &Ir, block: Block) -> Vec<Edge> {
        let Some(terminator) = ir.block(block).back() else { return Vec::new() };
        let count = terminator.num_successors();
        let terminator = terminator.handle();
        (0..count).map(|index| Edge { terminator, index }).collect()
    }

    /// The edges to `block`, the most recent one first.
    pub(super) fn to(ir: &Ir, block: Block) -> Vec<Edge> {
        // Of several edges from one terminator, the last one is the most recent.
        let mut next: FxHashMap<Op, usize> = FxHashMap::default();
        let mut edges = Vec::new();
        for terminator in ir.block(block).predecessor_ops() {
            let op = ir.op(terminator);
            let rest = next.entry(terminator).or_insert(op.num_successors());
            let is_to = |index: &usize| op.successor(*index).handle() == block;
            if let Some(index) = (0..*rest).rev().find(is_to) {
                *rest = index;
                edges.push(Edge { terminator, index });
            }
        }
        edges
    }

    /// The operation that branches.
    pub(super) fn terminator(self) -> Op {
        self.terminator
    }

    /// The block that the edge leaves.
    pub(super) fn source(self, ir: &Ir) -> Option<Block> {
        ir.op(self.terminator).block().map(|block| block.handle())
    }

    /// The block that the edge leads to.
    pub(super) fn target(self, ir: &Ir) -> Block {
        ir.op(self.terminator).successor(self.index).handle()
    }

    pub(super) fn set_target(self, r: &mut Rewriter<'_>, block: Block) {
        r.ir_mut().set_successor(self.terminator, self.index, block);
    }

    /// The operands for the arguments of the target.
    pub(super) fn operands(self, ir: &Ir) -> Vec<Value> {
        let branch = ir.op(self.terminator).dyn_cast::<BranchOpInterface<'_>>();
        branch.map_or_else(Vec::new, |branch| {
            branch.successor_operands(self.index).forwarded().handles().to_vec()
        })
    }

    pub(super) fn set_operands(self, r: &mut Rewriter<'_>, values: &[Value]) {
        let len = self.operands(r.ir()).len();
        splice_successor_operands(r, self.terminator, self.index, 0..len, values);
    }

    pub(super) fn append_operands(self, r: &mut Rewriter<'_>, values: &[Value]) {
        append_successor_operands(r, self.terminator, self.index, values);
    }
}
