//! Elimination of common subexpressions.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::core::ir::{Block, Ir, Op, OpRef, Region};
use crate::core::location::Location;
use crate::rewrite::rewriter::Rewriter;
use crate::semantics::dominance::{dominance_order, has_ssa_dominance};
use crate::semantics::equivalence::Equivalence;
use crate::semantics::side_effects::{
    MemoryEffect, effects_recursively, has_single_effect, is_memory_effect_free,
    is_op_trivially_dead,
};
use crate::semantics::traits::{IsIsolatedFromAbove, IsTerminator};

/// The number of changes by [`eliminate_common_subexpressions`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CseStatistics {
    /// The number of operations that were replaced by equal ones.
    pub replaced: usize,
    /// The number of dead operations that were erased.
    pub dead: usize,
}

/// Replaces operations nested in `op` by equivalent operations that dominate them, and erases dead operations.
/// Operations that read memory are replaced if nothing between them writes. Corresponds to
/// `mlir::eliminateCommonSubExpressions`.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::rewrite::{Rewriter, eliminate_common_subexpressions};
/// use ods_runtime::text::parse_source;
///
/// let ctx = Context::new();
/// ctx.allow_unregistered_dialects(true);
/// let text = br#"
///     %0 = "t.value"() : () -> i32
///     %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
///     %2 = builtin.unrealized_conversion_cast %0 : i32 to i64
///     "t.use"(%1, %2) : (i64, i64) -> ()
/// "#;
/// let mut ir = parse_source(&ctx, "m.mlir", text).unwrap();
/// let root = ir.root().unwrap().handle();
///
/// let statistics = eliminate_common_subexpressions(&mut Rewriter::new(&mut ir), root);
/// assert_eq!(statistics.replaced, 1);
/// assert!(ir.op(root).to_string().contains(r#""t.use"(%1, %1)"#));
/// ```
///
/// # Panics
///
/// If `op` was erased.
#[track_caller]
pub fn eliminate_common_subexpressions(r: &mut Rewriter<'_>, op: impl Into<Op>) -> CseStatistics {
    let op = op.into();
    let mut cse = Cse::default();
    let regions: Vec<Task> =
        r.op(op).regions().map(|region| Task::Region(region.handle())).collect();
    cse.tasks.extend(regions.into_iter().rev());
    while let Some(task) = cse.tasks.pop() {
        cse.run(r, task);
    }
    for op in cse.dead {
        r.erase_op(op);
    }
    cse.statistics
}

/// A step of the walk. Steps are on a stack, because nesting may be deeper than the call stack.
enum Task {
    Region(Region),
    Block(Block, IsSsa),
    /// An operation with its regions, and all operations after it.
    Ops(Op, IsSsa),
    /// An operation whose regions were visited.
    Op(Op, IsSsa),
    PushScope,
    PopScope,
    /// Leaves an operation that is isolated from above.
    LeaveIsolated,
}

/// Whether definitions of the region dominate their uses.
type IsSsa = bool;

#[derive(Default)]
struct Cse {
    tasks: Vec<Task>,
    known_ops: KnownOps,
    statistics: CseStatistics,
    dead: Vec<Op>,
    reads: FxHashMap<Op, ScannedRead>,
}

/// The progress of the search for writes after a read.
#[derive(Clone, Copy)]
struct ScannedRead {
    until: Op,
    found_write: bool,
}

impl Cse {
    fn run(&mut self, r: &mut Rewriter<'_>, task: Task) {
        match task {
            Task::Region(region) => self.start_region(r.ir(), region),
            Task::Block(block, is_ssa) => {
                self.reads.clear();
                let first = r.ir().block(block).front();
                self.tasks.extend(first.map(|op| Task::Ops(op.handle(), is_ssa)));
            }
            Task::Ops(op, is_ssa) => {
                let view = r.op(op);
                self.tasks.extend(view.next().map(|next| Task::Ops(next.handle(), is_ssa)));
                self.tasks.push(Task::Op(op, is_ssa));
                if view.num_regions() > 0 && view.might_have_trait::<IsIsolatedFromAbove>() {
                    self.known_ops.enter_isolated();
                    self.tasks.push(Task::LeaveIsolated);
                }
                let regions = view.regions().rev().map(|region| Task::Region(region.handle()));
                self.tasks.extend(regions);
            }
            Task::Op(op, is_ssa) => self.simplify(r, op, is_ssa),
            Task::PushScope => self.known_ops.push_scope(),
            Task::PopScope => self.known_ops.pop_scope(),
            Task::LeaveIsolated => self.known_ops.leave_isolated(),
        }
    }

    /// Adds the blocks of `region` in the order of the dominator tree, with a scope per block.
    fn start_region(&mut self, ir: &Ir, region: Region) {
        let region = ir.region(region);
        let is_ssa = has_ssa_dominance(region);
        if region.is_empty() || !region.has_one_block() && !is_ssa {
            return;
        }
        let mut tasks = Vec::new();
        let mut open = 0;
        for (block, depth) in dominance_order(region) {
            tasks.extend((depth..open).map(|_| Task::PopScope));
            tasks.extend([Task::PushScope, Task::Block(block, is_ssa)]);
            open = depth + 1;
        }
        tasks.extend((0..open).map(|_| Task::PopScope));
        self.tasks.extend(tasks.into_iter().rev());
    }

    fn simplify(&mut self, r: &mut Rewriter<'_>, op: Op, is_ssa: bool) {
        let view = r.op(op);
        if view.has_trait::<IsTerminator>() {
            return;
        }
        if is_op_trivially_dead(view) {
            self.dead.push(op);
            self.statistics.dead += 1;
            return;
        }
        if view.regions().any(|region| !region.is_empty() && !region.has_one_block()) {
            return;
        }
        let reads = !is_memory_effect_free(view);
        if reads && !has_single_effect(view, MemoryEffect::Read) {
            return;
        }
        let hash = KnownOps::hash(view);
        let existing = self.known_ops.get(view, hash).filter(|existing| {
            let existing = r.op(*existing);
            !reads || existing.block() == view.block() && !self.is_write_between(existing, view)
        });
        match existing {
            Some(existing) => self.replace(r, op, existing, is_ssa),
            None => self.known_ops.insert(op, hash),
        }
    }

    /// Replaces `op` by `existing`, except where a use was visited before the definition.
    fn replace(&mut self, r: &mut Rewriter<'_>, op: Op, existing: Op, is_ssa: bool) {
        let results: SmallVec<[_; 4]> = r.op(op).results().handles();
        let values: SmallVec<[_; 4]> = r.op(existing).results().handles();
        r.notify(|ir, listener| listener.operation_replaced(ir, op, &values));
        for (result, value) in results.into_iter().zip(values) {
            let known_ops = &self.known_ops;
            r.replace_uses_if(result, value, |operand| {
                let user = operand.owner();
                is_ssa || known_ops.get(user, KnownOps::hash(user)).is_none()
            });
        }
        if is_ssa || r.op(op).results().all(|result| !result.has_uses()) {
            self.dead.push(op);
        }
        let loc = r.op(op).loc();
        if r.op(existing).loc() == Location::UNKNOWN && loc != Location::UNKNOWN {
            r.ir_mut().set_loc(existing, loc);
        }
        self.statistics.replaced += 1;
    }

    /// Whether an operation between `from` and `to`, which are in one block, may write.
    fn is_write_between(&mut self, from: OpRef<'_>, to: OpRef<'_>) -> bool {
        let start = ScannedRead { until: from.handle(), found_write: false };
        let scanned = self.reads.entry(from.handle()).or_insert(start);
        if scanned.found_write {
            return true;
        }
        let mut at = from.ir().op(scanned.until).next();
        while let Some(op) = at.filter(|op| *op != to) {
            let effects = effects_recursively(op);
            let writes = effects.is_none_or(|effects| {
                effects.iter().any(|effect| effect.effect() == MemoryEffect::Write)
            });
            if writes {
                scanned.found_write = true;
                return true;
            }
            at = op.next();
        }
        scanned.until = to.handle();
        false
    }
}

/// A table of operations with nested scopes.
#[derive(Default)]
struct KnownOps {
    /// The index of the last entry with each hash.
    last: FxHashMap<u64, usize>,
    entries: Vec<Entry>,
    /// The number of entries at the start of each open scope.
    scopes: Vec<usize>,
    /// The number of entries that are outside of the current operation that is isolated from above, for each such
    /// operation.
    hidden: Vec<usize>,
}

struct Entry {
    op: Op,
    hash: u64,
    /// The index of the entry before it with the same hash.
    previous: Option<usize>,
}

impl KnownOps {
    fn hash(op: OpRef<'_>) -> u64 {
        let operand = |value: crate::core::ir::ValueRef<'_>| u64::from(value.handle().slot());
        Equivalence::IGNORE_LOCATIONS.hash_shell(op, operand)
    }

    /// The last operation that was inserted and is equivalent to `op`.
    fn get(&self, op: OpRef<'_>, hash: u64) -> Option<Op> {
        let first_visible = self.hidden.last().copied().unwrap_or(0);
        let mut at = self.last.get(&hash).copied();
        while let Some(index) = at.filter(|index| *index >= first_visible) {
            let entry = &self.entries[index];
            let existing = op.ir().op(entry.op);
            if existing == op || Equivalence::IGNORE_LOCATIONS.ops(existing, op) {
                return Some(entry.op);
            }
            at = entry.previous;
        }
        None
    }

    fn insert(&mut self, op: Op, hash: u64) {
        let previous = self.last.insert(hash, self.entries.len());
        self.entries.push(Entry { op, hash, previous });
    }

    fn push_scope(&mut self) {
        self.scopes.push(self.entries.len());
    }

    /// Removes the operations that were inserted since the scope was opened.
    fn pop_scope(&mut self) {
        let start = self.scopes.pop().unwrap_or(0);
        for entry in self.entries.drain(start..).rev() {
            match entry.previous {
                Some(previous) => self.last.insert(entry.hash, previous),
                None => self.last.remove(&entry.hash),
            };
        }
    }

    /// Enters an operation that is isolated from above, where the operations so far are not visible.
    fn enter_isolated(&mut self) {
        self.hidden.push(self.entries.len());
    }

    /// Leaves such an operation.
    fn leave_isolated(&mut self) {
        self.hidden.pop();
    }
}
