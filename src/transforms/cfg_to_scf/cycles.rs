//! Cycles become loops.

use ods_runtime::diag::Diagnostic;
use ods_runtime::ir::InsertPoint;
use ods_runtime::{Block, Ir, Location, Region, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use super::Lifter;
use super::edge::Edge;
use super::latch::Latch;

/// The blocks of a cycle, in order.
#[derive(Default)]
pub(super) struct CycleBlocks {
    blocks: Vec<Block>,
    set: FxHashSet<Block>,
}

impl CycleBlocks {
    fn of(blocks: Vec<Block>) -> Self {
        CycleBlocks { set: blocks.iter().copied().collect(), blocks }
    }

    fn insert(&mut self, block: Block) {
        if self.set.insert(block) {
            self.blocks.push(block);
        }
    }

    pub(super) fn contains(&self, block: Block) -> bool {
        self.set.contains(&block)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Block> {
        self.blocks.iter().copied()
    }
}

/// The edges of a cycle.
struct CycleEdges {
    /// From outside to a block of the cycle, which is called an entry.
    entries: Vec<Edge>,
    /// From a block of the cycle to the outside.
    exits: Vec<Edge>,
    /// From a block of the cycle to an entry.
    back: Vec<Edge>,
}

impl CycleEdges {
    fn of(ir: &Ir, cycle: &CycleBlocks) -> Self {
        let (mut entries, mut exits, mut back) = (Vec::new(), Vec::new(), Vec::new());
        let mut entry_blocks = FxHashSet::default();
        for block in cycle.iter() {
            for edge in Edge::to(ir, block) {
                if edge.source(ir).is_some_and(|source| !cycle.contains(source)) {
                    entries.push(edge);
                    entry_blocks.insert(block);
                }
            }
            let leaves = |edge: &Edge| !cycle.contains(edge.target(ir));
            exits.extend(Edge::from(ir, block).into_iter().filter(leaves));
        }
        for block in cycle.iter() {
            let edges = Edge::from(ir, block).into_iter();
            back.extend(edges.filter(|edge| entry_blocks.contains(&edge.target(ir))));
        }
        CycleEdges { entries, exits, back }
    }
}

impl Lifter<'_> {
    /// Turns the outermost cycles that are reachable from `entry` into loops. Returns the first blocks of their bodies.
    pub(super) fn structure_cycles(&mut self, entry: Block) -> Result<Vec<Block>, Diagnostic> {
        let cycles = cycles(self.r.ir(), entry);
        cycles.into_iter().map(|blocks| self.structure_cycle(CycleBlocks::of(blocks))).collect()
    }

    fn terminator_loc(&self, block: Block) -> Location {
        self.r.block(block).back().map_or(Location::UNKNOWN, |op| op.loc())
    }

    fn structure_cycle(&mut self, mut cycle: CycleBlocks) -> Result<Block, Diagnostic> {
        let mut edges = CycleEdges::of(self.r.ir(), &cycle);
        let mut header = edges.entries[0].target(self.r.ir());
        let loc = self.terminator_loc(header);
        if edges.entries.len() > 1 {
            let mut to_entries = std::mem::take(&mut edges.entries);
            to_entries.extend(&edges.back);
            header = self.create_single_entry(loc, &to_entries);
        }
        cycle.insert(header);
        let loc = self.r.op(edges.back[0].terminator()).loc();
        let latch = self.create_latch(loc, &edges.back, &edges.exits)?;
        cycle.insert(latch.block);
        let next = self.reduce_loop(header, &latch, &cycle);

        let parent = self.add_block_before(header);
        self.add_arguments_of(header, parent);
        let body = self.r.ir_mut().add_region();
        self.move_block(header, body);
        for block in cycle.iter().filter(|block| *block != header && *block != latch.block) {
            self.move_block(block, body);
        }
        self.move_block(latch.block, body);
        self.create_loop(parent, header, &latch, &next, body)?;
        Ok(header)
    }

    /// Creates the loop with the blocks of `body` in `parent`, a new block in place of the header. The operations of the exit
    /// block follow it.
    pub(super) fn create_loop(
        &mut self,
        parent: Block,
        header: Block,
        latch: &Latch,
        next: &[Value],
        body: Region,
    ) -> Result<(), Diagnostic> {
        let Some(terminator) = self.r.block(latch.block).back() else { return Ok(()) };
        let (terminator, loc) = (terminator.handle(), terminator.loc());
        self.r.ir_mut().detach(terminator);
        let initial = self.r.block(parent).argument_handles().to_vec();
        self.set_point(InsertPoint::Start(parent), loc);
        let condition = latch.condition;
        let created = self.interface.create_do_while(
            &mut self.r,
            terminator,
            &initial,
            condition,
            next,
            body,
        );
        self.r.ir_mut().erase(terminator);
        let op = match created {
            Ok(op) => op,
            Err(error) => {
                let region = self.region_of(parent);
                self.r.ir_mut().take_body(region, body);
                self.r.ir_mut().erase_region(body);
                return Err(error);
            }
        };
        self.r.ir_mut().erase_region(body);
        let edges = Edge::to(self.r.ir(), header);
        edges.into_iter().for_each(|edge| edge.set_target(&mut self.r, parent));
        let results = self.r.op(op).results().handles();
        self.r.merge_blocks(latch.exit, parent, &results);
        Ok(())
    }
}

/// The strongly connected components that have cycles, among the blocks that are reachable from `entry`. Those from which others
/// are reachable come later. Tarjan's algorithm.
fn cycles(ir: &Ir, entry: Block) -> Vec<Vec<Block>> {
    let mut cycles = Vec::new();
    let mut numbers: FxHashMap<Block, usize> = FxHashMap::default();
    let mut component = Vec::new();
    let visit = |block: Block| ir.block(block).successors().map(|block| block.handle());
    let mut stack = vec![(entry, 1, visit(entry))];
    numbers.insert(entry, 1);
    component.push(entry);
    while let Some((block, lowest, successors)) = stack.last_mut() {
        if let Some(successor) = successors.next() {
            let next = numbers.len() + 1;
            match numbers.get(&successor) {
                Some(number) => *lowest = (*lowest).min(*number),
                None => {
                    numbers.insert(successor, next);
                    component.push(successor);
                    stack.push((successor, next, visit(successor)));
                }
            }
            continue;
        }
        let (block, lowest) = (*block, *lowest);
        stack.pop();
        if let Some((_, parent, _)) = stack.last_mut() {
            *parent = (*parent).min(lowest);
        }
        if numbers[&block] != lowest {
            continue;
        }
        let mut blocks = Vec::new();
        while let Some(member) = component.pop() {
            numbers.insert(member, usize::MAX);
            blocks.push(member);
            if member == block {
                break;
            }
        }
        if blocks.len() > 1 || visit(block).any(|successor| successor == block) {
            cycles.push(blocks);
        }
    }
    cycles
}
