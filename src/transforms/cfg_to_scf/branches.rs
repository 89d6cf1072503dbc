//! Branches become operations with regions.

use ods_runtime::diag::Diagnostic;
use ods_runtime::ir::InsertPoint;
use ods_runtime::{Block, Location, Op, Region, Value};
use rustc_hash::FxHashSet;

use super::Lifter;
use super::edge::Edge;

/// The blocks that only one edge from an entry leads to.
type BranchRegion = Vec<Block>;

/// The edges to blocks in which branch regions meet.
#[derive(Default)]
struct Continuation {
    edges: Vec<Edge>,
    /// Whether a block without successors is in a branch region.
    has_exit: bool,
    /// Whether an edge leaves a branch region.
    has_meeting: bool,
}

impl Lifter<'_> {
    /// Turns the terminator of `entry` into an operation with a region for each successor. Returns the entries of what is to be
    /// processed next, the last one first.
    pub(super) fn structure_branch(&mut self, entry: Block) -> Result<Vec<Block>, Diagnostic> {
        let edges = Edge::from(self.r.ir(), entry);
        match edges[..] {
            [] => return Ok(Vec::new()),
            [edge] => {
                let (next, values) = (edge.target(self.r.ir()), edge.operands(self.r.ir()));
                self.r.erase_op(edge.terminator());
                self.r.merge_blocks(next, entry, &values);
                return Ok(vec![entry]);
            }
            _ => {}
        }
        let regions: Vec<BranchRegion> =
            edges.iter().map(|edge| self.branch_region(entry, *edge)).collect();
        let Continuation { edges: to_continuation, has_exit, has_meeting } =
            self.continuation(entry, &edges, &regions);
        if !has_meeting {
            return Ok(edges.iter().map(|edge| edge.target(self.r.ir())).collect());
        }
        let first = to_continuation[0];
        let mut continuation = first.target(self.r.ir());
        let is_single = to_continuation.iter().all(|edge| edge.target(self.r.ir()) == continuation);
        if !is_single || has_exit {
            let loc = self.r.op(first.terminator()).loc();
            continuation = self.create_single_entry(loc, &to_continuation);
        }
        if has_exit {
            // With the new block, no branch region has an exit block.
            self.trees.invalidate(&self.r, entry);
            return Ok(vec![entry]);
        }
        self.create_branch(entry, &edges, regions, continuation)
    }

    /// The blocks that `edge` dominates. None if others lead to its target, too.
    fn branch_region(&mut self, entry: Block, edge: Edge) -> BranchRegion {
        let target = edge.target(self.r.ir());
        let mut predecessors = self.r.block(target).predecessors();
        let is_single = predecessors.next().is_some_and(|block| block.handle() == entry)
            && predecessors.next().is_none();
        if is_single { self.trees.dominated(&self.r, target) } else { Vec::new() }
    }

    fn continuation(&self, entry: Block, edges: &[Edge], regions: &[BranchRegion]) -> Continuation {
        let ir = self.r.ir();
        let mut inside: FxHashSet<Block> = regions.iter().flatten().copied().collect();
        inside.insert(entry);
        let mut result = Continuation::default();
        for (edge, region) in edges.iter().zip(regions) {
            if region.is_empty() {
                result.edges.push(*edge);
                result.has_meeting = true;
            }
            for block in region {
                let outgoing = Edge::from(ir, *block);
                if outgoing.is_empty() {
                    result.has_exit = true;
                    result.edges.extend(Edge::to(ir, *block));
                }
                for edge in outgoing {
                    if !inside.contains(&edge.target(ir)) {
                        result.edges.push(edge);
                        result.has_meeting = true;
                    }
                }
            }
        }
        result
    }

    /// Creates the operation. All edges that leave `regions` lead to `continuation`.
    fn create_branch(
        &mut self,
        entry: Block,
        edges: &[Edge],
        regions: Vec<BranchRegion>,
        continuation: Block,
    ) -> Result<Vec<Block>, Diagnostic> {
        let mut entries = Vec::new();
        // Blocks that get a terminator which passes these values.
        let mut ends: Vec<(Block, Vec<Value>)> = Vec::new();
        let mut bodies = Vec::new();
        for (edge, region) in edges.iter().zip(regions) {
            let body = self.r.ir_mut().add_region();
            bodies.push(body);
            let Some(first) = region.first().copied() else {
                let block = self.r.ir_mut().add_block();
                self.r.ir_mut().append_block(body, block);
                ends.push((block, edge.operands(self.r.ir())));
                continue;
            };
            self.move_branch_region(&region, continuation, body, &mut ends);
            let values = edge.operands(self.r.ir());
            let arguments = self.r.block(first).argument_handles().to_vec();
            for (argument, value) in arguments.into_iter().zip(values) {
                self.r.replace_all_uses(argument, value);
            }
            self.r.ir_mut().erase_arguments(first, |_| true);
            entries.push(first);
        }
        let op = self.replace_terminator(entry, continuation, &bodies)?;
        self.terminate_regions(op, ends, continuation);
        let results = self.r.op(op).results().handles();
        self.r.merge_blocks(continuation, entry, &results);
        entries.push(entry);
        Ok(entries)
    }

    /// Moves the blocks of `region` to `body`. If several edges lead to the continuation, they lead to a new block at the end,
    /// which is added to `ends`.
    fn move_branch_region(
        &mut self,
        region: &[Block],
        continuation: Block,
        body: Region,
        ends: &mut Vec<(Block, Vec<Value>)>,
    ) {
        let to_continuation: Vec<Edge> = region
            .iter()
            .flat_map(|block| Edge::from(self.r.ir(), *block))
            .filter(|edge| edge.target(self.r.ir()) == continuation)
            .collect();
        for block in region {
            self.move_block(*block, body);
        }
        if to_continuation.len() > 1 {
            let end = self.r.ir_mut().add_block();
            self.r.ir_mut().append_block(body, end);
            self.add_arguments_of(continuation, end);
            for edge in to_continuation {
                edge.set_target(&mut self.r, end);
            }
            let arguments = self.r.block(end).argument_handles().to_vec();
            ends.push((end, arguments));
        }
    }

    /// Replaces the terminator of `entry` by an operation with the blocks of `bodies`, and results for the arguments of
    /// `continuation`.
    fn replace_terminator(
        &mut self,
        entry: Block,
        continuation: Block,
        bodies: &[Region],
    ) -> Result<Op, Diagnostic> {
        let terminator = Edge::from(self.r.ir(), entry)[0].terminator();
        let types = self.argument_types(continuation);
        let loc = self.r.op(terminator).loc();
        self.set_point(InsertPoint::Before(terminator), loc);
        let created = self.interface.create_branch(&mut self.r, terminator, &types, bodies);
        let region = self.region_of(entry);
        for body in bodies {
            if created.is_err() {
                self.r.ir_mut().take_body(region, *body);
            }
            self.r.ir_mut().erase_region(*body);
        }
        let op = created?;
        self.r.erase_op(terminator);
        Ok(op)
    }

    /// Creates the terminators of the regions of `op`: at the end of the blocks `ends`, and in place of the branches to
    /// `continuation`.
    fn terminate_regions(&mut self, op: Op, ends: Vec<(Block, Vec<Value>)>, continuation: Block) {
        let loc = self.r.op(op).loc();
        for (block, values) in ends {
            self.create_terminator(op, InsertPoint::End(block), loc, &values);
        }
        for edge in Edge::to(self.r.ir(), continuation) {
            let (terminator, values) = (edge.terminator(), edge.operands(self.r.ir()));
            let loc = self.r.op(terminator).loc();
            self.create_terminator(op, InsertPoint::Before(terminator), loc, &values);
            self.r.erase_op(terminator);
        }
    }

    fn create_terminator(&mut self, op: Op, point: InsertPoint, loc: Location, values: &[Value]) {
        self.set_point(point, loc);
        self.interface.create_branch_terminator(&mut self.r, op, values);
    }
}
