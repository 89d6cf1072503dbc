//! Which values are used later: at the ends of blocks, and at each operation.

use std::fmt::Write as _;

use ods_runtime::ir::WalkOrder;
use ods_runtime::pass::{Analyses, Analysis};
use ods_runtime::{Block, BlockRef, Op, OpRef, Value, ValueRef};
use rustc_hash::{FxHashMap, FxHashSet};

/// The values that are live at the ends of a block.
#[derive(Clone, Default, Debug)]
pub struct BlockLiveness {
    live_in: FxHashSet<Value>,
    live_out: FxHashSet<Value>,
}

impl BlockLiveness {
    /// The values from elsewhere that are used in the block or after it.
    pub fn live_in(&self) -> impl Iterator<Item = Value> {
        self.live_in.iter().copied()
    }

    /// The values that are used after the block.
    pub fn live_out(&self) -> impl Iterator<Item = Value> {
        self.live_out.iter().copied()
    }

    /// Whether `value` is from elsewhere, and used in the block or after it.
    pub fn is_live_in(&self, value: Value) -> bool {
        self.live_in.contains(&value)
    }

    /// Whether `value` is used after the block.
    pub fn is_live_out(&self, value: Value) -> bool {
        self.live_out.contains(&value)
    }
}

/// The live values of all blocks of an operation. Corresponds to `mlir::Liveness`.
///
/// It is a snapshot, which does not follow changes of the IR.
///
/// ```
/// # #[cfg(all(feature = "arith", feature = "func"))] {
/// use ods::analysis::liveness::Liveness;
/// use ods_runtime::Context;
/// use ods_runtime::text::parse_source;
///
/// let ctx = Context::new();
/// ctx.register_dialects(ods::DIALECTS);
/// let text = b"
///     func.func @f(%a: i32) -> i32 {
///       %0 = arith.addi %a, %a : i32
///       %1 = arith.muli %0, %0 : i32
///       return %1 : i32
///     }
/// ";
/// let ir = parse_source(&ctx, "m.mlir", text).unwrap();
/// let function = ir.root().unwrap().region(0).first_block().unwrap().front().unwrap();
/// let ops: Vec<_> = function.region(0).first_block().unwrap().ops().collect();
/// let liveness = Liveness::new(function);
/// assert!(liveness.is_dead_after(ops[0].result(0), ops[1]));
/// assert!(!liveness.is_dead_after(ops[1].result(0), ops[1]));
/// # }
/// ```
#[derive(Debug)]
pub struct Liveness {
    blocks: FxHashMap<Block, BlockLiveness>,
}

impl Liveness {
    /// Determines the live values of all blocks in `op`.
    pub fn new(op: OpRef<'_>) -> Self {
        let mut builder = Builder::default();
        for block in blocks(op) {
            builder.add(block);
        }
        builder.propagate(op);
        Liveness { blocks: builder.blocks }
    }

    /// The live values of a block; `None` if the block has not been there.
    pub fn of(&self, block: Block) -> Option<&BlockLiveness> {
        self.blocks.get(&block)
    }

    /// The operations at which `value` is live: its definition and its uses, and those between them.
    pub fn operations(&self, value: ValueRef<'_>) -> Vec<Op> {
        let ir = value.ir();
        let Some(definition) = value.parent_block() else { return Vec::new() };
        let mut visited: FxHashSet<Block> = FxHashSet::default();
        let mut pending = Vec::new();
        let users = value.uses().filter_map(|used| used.owner().block());
        for block in std::iter::once(definition).chain(users.map(|block| block.handle())) {
            if visited.insert(block) {
                pending.push(block);
            }
        }
        let mut operations = Vec::new();
        while let Some(block) = pending.pop() {
            let block = ir.block(block);
            let Some(liveness) = self.of(block.handle()) else { continue };
            let defined = value.defining_op().filter(|_| !liveness.is_live_in(value.handle()));
            let Some(start) = defined.or_else(|| block.front()) else { continue };
            let Some(end) = self.end(value, start, block) else { continue };
            let after = std::iter::successors(Some(start), |op| op.next().filter(|_| *op != end));
            operations.extend(after.map(|op| op.handle()));
            for successor in successors(block) {
                let is_live = self.of(successor).is_some_and(|it| it.is_live_in(value.handle()));
                if is_live && visited.insert(successor) {
                    pending.push(successor);
                }
            }
        }
        operations
    }

    /// Whether `value` is not used after `op`.
    pub fn is_dead_after(&self, value: ValueRef<'_>, op: OpRef<'_>) -> bool {
        let Some(block) = op.block() else { return true };
        if self.of(block.handle()).is_some_and(|it| it.is_live_out(value.handle())) {
            return false;
        }
        let end = self.end(value, op, block);
        end.is_none_or(|end| end == op || end.is_before_in_block(op))
    }

    /// The values that are live at `op`: defined by then, and used by it or later. In no particular order.
    pub fn live_at(&self, op: OpRef<'_>) -> Vec<Value> {
        let ir = op.ir();
        let Some(block) = op.block() else { return Vec::new() };
        let Some(liveness) = self.of(block.handle()) else { return Vec::new() };
        let before = std::iter::successors(block.front(), |at| at.next().filter(|_| *at != op));
        let results = before.flat_map(|op| op.results());
        let others = block.arguments().chain(liveness.live_in().map(|value| ir.value(value)));
        let mut seen = FxHashSet::default();
        let mut live = Vec::new();
        for value in others.chain(results) {
            if !seen.insert(value.handle()) {
                continue;
            }
            let is_elsewhere = liveness.is_live_in(value.handle());
            let defined = value.defining_op().filter(|_| !is_elsewhere);
            let Some(start) = defined.or_else(|| block.front()) else { continue };
            let Some(end) = self.end(value, start, block) else { continue };
            if !op.is_before_in_block(start) && !end.is_before_in_block(op) {
                live.push(value.handle());
            }
        }
        live
    }

    /// The last operation of `block` at which `value`, which is live at `start`, is live.
    fn end<'ir>(
        &self,
        value: ValueRef<'ir>,
        start: OpRef<'ir>,
        block: BlockRef<'ir>,
    ) -> Option<OpRef<'ir>> {
        if self.of(block.handle())?.is_live_out(value.handle()) {
            return block.back();
        }
        let mut end = start;
        for used in value.uses() {
            let user = ancestor(used.owner(), block);
            if let Some(user) = user.filter(|user| end != *user && end.is_before_in_block(*user)) {
                end = user;
            }
        }
        Some(end)
    }

    /// The live values as upstream prints them: of `op`, which has the blocks.
    pub fn to_text(&self, op: OpRef<'_>) -> String {
        Text::of(op).liveness(self, op)
    }
}

impl Analysis for Liveness {
    fn compute(op: OpRef<'_>, _: &mut Analyses<'_>) -> Self {
        Liveness::new(op)
    }
}

/// The blocks in `op`, outer ones first, in the order of the text.
fn blocks<'ir>(op: OpRef<'ir>) -> Vec<BlockRef<'ir>> {
    let of = |op: OpRef<'ir>| op.regions().flat_map(|region| region.blocks());
    let mut pending: Vec<BlockRef<'ir>> = of(op).collect();
    pending.reverse();
    let mut blocks = Vec::new();
    while let Some(block) = pending.pop() {
        blocks.push(block);
        let start = pending.len();
        pending.extend(block.ops().flat_map(of));
        pending[start..].reverse();
    }
    blocks
}

fn successors(block: BlockRef<'_>) -> impl Iterator<Item = Block> {
    block.back().into_iter().flat_map(|last| last.successors()).map(|block| block.handle())
}

/// The operation in `block` that is `op` or contains it.
fn ancestor<'ir>(op: OpRef<'ir>, block: BlockRef<'ir>) -> Option<OpRef<'ir>> {
    std::iter::once(op).chain(op.ancestors()).find(|op| op.block() == Some(block))
}

#[derive(Default)]
struct Builder {
    blocks: FxHashMap<Block, BlockLiveness>,
    defined: FxHashMap<Block, FxHashSet<Value>>,
    /// The values from elsewhere that are used in a block.
    used: FxHashMap<Block, FxHashSet<Value>>,
}

impl Builder {
    fn add(&mut self, block: BlockRef<'_>) {
        let mut defined: FxHashSet<Value> = block.argument_handles().iter().copied().collect();
        let mut used = FxHashSet::default();
        for op in block.ops().flat_map(|op| op.walk(WalkOrder::Pre)) {
            defined.extend(op.results().map(|result| result.handle()));
            used.extend(op.operands().map(|operand| operand.handle()));
            let nested = op.regions().flat_map(|region| region.blocks());
            defined.extend(nested.flat_map(|block| block.arguments()).map(|it| it.handle()));
        }
        used.retain(|value| !defined.contains(value));
        let escapes = |value: &ValueRef<'_>| {
            let outside = |user: OpRef<'_>| {
                let region = block.parent();
                let user = region.and_then(|region| region.find_ancestor_op(user));
                user.is_some_and(|user| user.block() != Some(block))
            };
            value.uses().any(|used| outside(used.owner()))
        };
        let values = block.arguments().chain(block.ops().flat_map(|op| op.results()));
        let live_out = values.filter(escapes).map(|value| value.handle()).collect();
        let live_in = FxHashSet::default();
        self.blocks.insert(block.handle(), BlockLiveness { live_in, live_out });
        self.defined.insert(block.handle(), defined);
        self.used.insert(block.handle(), used);
    }

    /// Passes live values to predecessors until nothing changes.
    fn propagate(&mut self, op: OpRef<'_>) {
        let ir = op.ir();
        let mut pending: Vec<Block> = blocks(op).iter().map(|block| block.handle()).collect();
        let mut is_pending: FxHashSet<Block> = pending.iter().copied().collect();
        while let Some(block) = pending.pop() {
            is_pending.remove(&block);
            let after = successors(ir.block(block)).filter_map(|block| self.blocks.get(&block));
            let incoming: Vec<Value> = after.flat_map(|it| it.live_in()).collect();
            let (defined, used) = (&self.defined[&block], &self.used[&block]);
            let Some(liveness) = self.blocks.get_mut(&block) else { continue };
            liveness.live_out.extend(incoming);
            let before = liveness.live_in.len();
            let from_elsewhere = liveness.live_out.iter().filter(|value| !defined.contains(value));
            liveness.live_in.extend(from_elsewhere);
            liveness.live_in.extend(used);
            if liveness.live_in.len() != before {
                let predecessors = ir.block(block).predecessors().map(|block| block.handle());
                pending.extend(predecessors.filter(|block| is_pending.insert(*block)));
            }
        }
    }
}

/// The numbers of blocks, operations and values in the printed form.
#[derive(Default)]
struct Text {
    blocks: FxHashMap<Block, usize>,
    ops: FxHashMap<Op, usize>,
    values: FxHashMap<Value, usize>,
}

impl Text {
    fn of(op: OpRef<'_>) -> Self {
        let mut text = Text::default();
        for block in blocks(op) {
            text.blocks.insert(block.handle(), text.blocks.len());
            block.arguments().for_each(|argument| text.add(argument));
            for op in block.ops() {
                text.ops.insert(op.handle(), text.ops.len());
                op.results().for_each(|result| text.add(result));
            }
        }
        text
    }

    fn add(&mut self, value: ValueRef<'_>) {
        self.values.insert(value.handle(), self.values.len());
    }

    fn name(&self, value: ValueRef<'_>) -> String {
        match value.owner_block() {
            None => format!("val_{} ", self.values.get(&value.handle()).copied().unwrap_or(0)),
            Some(block) => {
                let block = self.blocks.get(&block).copied().unwrap_or(0);
                format!("arg{}@{block} ", value.index())
            }
        }
    }

    fn names(&self, op: OpRef<'_>, values: impl IntoIterator<Item = Value>) -> String {
        let mut values: Vec<Value> = values.into_iter().collect();
        values.sort_by_key(|value| self.values.get(value));
        values.into_iter().map(|value| self.name(op.ir().value(value))).collect()
    }

    fn liveness(&self, liveness: &Liveness, op: OpRef<'_>) -> String {
        let mut text = String::from("// ---- Liveness -----\n");
        for block in blocks(op) {
            let _ = self.block(liveness, op, block, &mut text);
        }
        text + "// -------------------\n"
    }

    fn block(
        &self,
        liveness: &Liveness,
        root: OpRef<'_>,
        block: BlockRef<'_>,
        text: &mut String,
    ) -> std::fmt::Result {
        let Some(found) = liveness.of(block.handle()) else { return Ok(()) };
        let number = self.blocks.get(&block.handle()).copied().unwrap_or(0);
        writeln!(text, "// - Block: {number}")?;
        writeln!(text, "// --- LiveIn: {}", self.names(root, found.live_in()))?;
        writeln!(text, "// --- LiveOut: {}", self.names(root, found.live_out()))?;
        write!(text, "// --- BeginLivenessIntervals")?;
        for op in block.ops().filter(|op| op.num_results() > 0) {
            writeln!(text)?;
            for result in op.results() {
                write!(text, "// {}:", self.name(result))?;
                let mut operations = liveness.operations(result);
                operations.sort_by_key(|op| self.ops.get(op));
                for operation in operations {
                    write!(text, "\n//     {}", root.ir().op(operation))?;
                }
            }
        }
        writeln!(text, "\n// --- EndLivenessIntervals\n// --- BeginCurrentlyLive")?;
        for op in block.ops() {
            let live = liveness.live_at(op);
            if !live.is_empty() {
                writeln!(text, "//     {op} [{}\x08]", self.names(root, live))?;
            }
        }
        writeln!(text, "// --- EndCurrentlyLive")
    }
}
