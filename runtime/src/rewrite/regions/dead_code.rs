//! Dead operations and block arguments.

use super::successor_operands::retain_successor_operands;
use crate::core::ir::{Ir, Op, OpRef, Region, RegionRef, Value, ValueRef};
use crate::rewrite::rewriter::Rewriter;
use crate::semantics::dominance::post_order;
use crate::semantics::interfaces::{BranchOpInterface, receiving_argument};
use crate::semantics::side_effects::would_op_be_trivially_dead;
use crate::semantics::traits::IsTerminator;

/// Erases the operations and block arguments in `region`, and in the regions nested in it, whose values do not reach an
/// operation with effects. Cycles of dead values are erased as well. Like upstream, returns whether an operation was
/// erased. All blocks must be reachable. Corresponds to `mlir::runRegionDCE`.
pub fn eliminate_dead_code(r: &mut Rewriter<'_>, region: Region) -> bool {
    let mut liveness = Liveness::of(r.ir().region(region));
    if liveness.is_all_live() {
        return false;
    }
    // Erasing an operation erases the operands that use it, also those of branches in nested regions, so the operands of
    // all branches go first.
    for region in std::mem::take(&mut liveness.branching) {
        erase_dead_successor_operands(r, region, &liveness);
    }
    let (mut regions, mut dead) = (vec![region], Vec::new());
    let mut visited = 0;
    while let Some(region) = regions.get(visited).copied() {
        visited += 1;
        find_dead_ops(r.ir().region(region), &liveness, &mut regions, &mut dead);
    }
    // Dead operations may use each other: those of a graph region, and those in nested regions.
    r.erase_ops(&dead);
    // Dead operations of nested regions used the arguments, so these are erased last.
    for region in regions {
        let blocks: Vec<_> = r.ir().region(region).blocks().skip(1).map(|it| it.handle()).collect();
        for block in blocks {
            r.ir_mut().erase_arguments(block, |argument| !liveness.is_argument_live(argument));
        }
    }
    !dead.is_empty()
}

/// A set of slots: a bit for each slot between the lowest and the highest.
#[derive(Default)]
struct SlotSet {
    /// The index of the first word, if it was not cut off.
    first: usize,
    words: Vec<u64>,
}

impl SlotSet {
    fn word(&self, index: usize) -> u64 {
        self.words.get(index.wrapping_sub(self.first)).copied().unwrap_or(0)
    }

    fn contains(&self, slot: u32) -> bool {
        self.word(slot as usize / 64) >> (slot % 64) & 1 != 0
    }

    /// Adds `slot`. Returns whether it is new.
    #[inline]
    fn insert(&mut self, slot: u32) -> bool {
        let index = slot as usize / 64;
        let word = match self.words.get_mut(index.wrapping_sub(self.first)) {
            Some(word) => word,
            None => self.new_word(index),
        };
        let is_new = *word >> (slot % 64) & 1 == 0;
        *word |= 1 << (slot % 64);
        is_new
    }

    /// Adds the word `index`.
    #[cold]
    fn new_word(&mut self, index: usize) -> &mut u64 {
        if self.words.is_empty() {
            self.first = index;
        }
        if index < self.first {
            self.words.splice(..0, std::iter::repeat_n(0, self.first - index));
            self.first = index;
        }
        let index = index - self.first;
        if index >= self.words.len() {
            self.words.resize(index * 2 + 64, 0);
        }
        &mut self.words[index]
    }

    fn is_subset(&self, other: &SlotSet) -> bool {
        (self.first..).zip(&self.words).all(|(index, word)| word & !other.word(index) == 0)
    }
}

/// The live operations and block arguments. A result is live if its operation is.
#[derive(Default)]
struct Liveness {
    ops: SlotSet,
    arguments: SlotSet,
    /// All operations and block arguments in the region, except the arguments of entry blocks.
    all_ops: SlotSet,
    all_arguments: SlotSet,
    /// The regions with several blocks.
    branching: Vec<Region>,
    /// Live operations and arguments whose definitions have not been visited.
    worklist: Vec<Live>,
}

enum Live {
    Op(Op),
    Argument(Value),
}

impl Liveness {
    fn of(region: RegionRef<'_>) -> Self {
        let ir = region.ir();
        let mut liveness = Liveness::default();
        let mut regions = vec![region];
        while let Some(region) = regions.pop() {
            if !region.is_empty() && !region.has_one_block() {
                liveness.branching.push(region.handle());
            }
            for (index, block) in region.blocks().enumerate() {
                if index > 0 {
                    for argument in block.argument_handles() {
                        liveness.all_arguments.insert(argument.slot());
                    }
                }
                for op in block.ops() {
                    liveness.all_ops.insert(op.handle().slot());
                    liveness.start(op);
                    regions.extend(op.regions());
                }
            }
        }
        while let Some(live) = liveness.worklist.pop() {
            match live {
                Live::Op(op) => liveness.visit_op(ir.op(op)),
                Live::Argument(argument) => liveness.visit_argument(ir, argument),
            }
        }
        liveness
    }

    /// Marks `op` if it is live whatever uses its results.
    fn start(&mut self, op: OpRef<'_>) {
        let is_terminator = op.has_trait::<IsTerminator>();
        if !is_terminator && would_op_be_trivially_dead(op) {
            return;
        }
        self.mark_op(op);
        if !is_terminator {
            return;
        }
        // The arguments of successors are live unless an operand is forwarded to them.
        let branch = op.dyn_cast::<BranchOpInterface<'_>>();
        let operands = branch.map(|branch| branch.all_successor_operands());
        for (index, successor) in op.successors().enumerate() {
            let produced = match &operands {
                Some(operands) => operands.get(index).map_or(0, |it| it.num_produced()),
                None => successor.num_arguments(),
            };
            for argument in successor.arguments().take(produced) {
                self.mark(argument);
            }
        }
    }

    fn mark_op(&mut self, op: OpRef<'_>) {
        if self.ops.insert(op.handle().slot()) {
            self.worklist.push(Live::Op(op.handle()));
        }
    }

    fn mark(&mut self, value: ValueRef<'_>) {
        match value.defining_op() {
            Some(op) => self.mark_op(op),
            None => {
                if self.arguments.insert(value.handle().slot()) {
                    self.worklist.push(Live::Argument(value.handle()));
                }
            }
        }
    }

    /// Marks the operands of a live operation, except those that it only forwards to block arguments.
    fn visit_op(&mut self, op: OpRef<'_>) {
        let is_terminator = op.has_trait::<IsTerminator>();
        let branch = if is_terminator { op.dyn_cast::<BranchOpInterface<'_>>() } else { None };
        let Some(branch) = branch else {
            op.operands().for_each(|operand| self.mark(operand));
            return;
        };
        let successor_operands = branch.all_successor_operands();
        for (index, operand) in op.operands().enumerate() {
            let is_dead = receiving_argument(op, &successor_operands, index)
                .is_some_and(|argument| !self.is_argument_live(argument));
            if !is_dead {
                self.mark(operand);
            }
        }
    }

    /// Marks the operands that are forwarded to a live argument.
    fn visit_argument(&mut self, ir: &Ir, argument: Value) {
        let Some((block, index)) = ir.value(argument).argument_position() else { return };
        for predecessor in block.predecessor_ops() {
            let predecessor = ir.op(predecessor);
            let Some(branch) = predecessor.dyn_cast::<BranchOpInterface<'_>>() else { continue };
            let operands = branch.all_successor_operands();
            for (successor, operands) in predecessor.successors().zip(operands) {
                if successor == block
                    && let Some(operand) = operands.get(index)
                {
                    self.mark(operand);
                }
            }
        }
    }

    fn is_all_live(&self) -> bool {
        self.all_ops.is_subset(&self.ops) && self.all_arguments.is_subset(&self.arguments)
    }

    fn is_op_live(&self, op: OpRef<'_>) -> bool {
        self.ops.contains(op.handle().slot())
    }

    /// Whether an argument is live. Arguments of entry blocks are: their operation decides about them.
    fn is_argument_live(&self, argument: ValueRef<'_>) -> bool {
        self.arguments.contains(argument.handle().slot())
            || argument.argument_position().is_some_and(|(block, _)| block.is_entry_block())
    }
}

/// Erases the operands that branches in `region` forward to dead arguments.
fn erase_dead_successor_operands(r: &mut Rewriter<'_>, region: Region, liveness: &Liveness) {
    let blocks = r.ir().region(region).blocks();
    let terminators: Vec<_> = blocks.filter_map(|block| Some(block.back()?.handle())).collect();
    for terminator in terminators {
        retain_successor_operands(r, terminator, |argument| liveness.is_argument_live(argument));
    }
}

/// Adds the dead operations of `region` to `dead`, and the regions of the live ones to `nested`.
fn find_dead_ops(
    region: RegionRef<'_>,
    liveness: &Liveness,
    nested: &mut Vec<Region>,
    dead: &mut Vec<Op>,
) {
    if region.is_empty() {
        return;
    }
    for block in post_order(region) {
        for op in region.ir().block(block).ops().rev() {
            if liveness.is_op_live(op) {
                nested.extend(op.regions().map(|region| region.handle()));
            } else {
                dead.push(op.handle());
            }
        }
    }
}
