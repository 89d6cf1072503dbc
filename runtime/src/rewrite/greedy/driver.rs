//! The iterations of the greedy driver.

use std::fmt;
use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::config::{GreedyConfig, RegionSimplification, Strictness, Traversal};
use super::worklist::Worklist;
use crate::core::ir::{
    Block, InsertPoint, Ir, Listener, Op, OpBuilder, OpRef, Previous, Region, RegionRef, Value,
    WalkOrder,
};
use crate::core::location::Location;
use crate::core::op_name::OpName;
use crate::rewrite::action::{APPLY_PATTERN, ActionFilter};
use crate::rewrite::check::Check;
use crate::rewrite::constants::{OperationFolder, materialize_constant};
use crate::rewrite::fold::{fold, uses_own_results};
use crate::rewrite::pattern::FrozenPatternSet;
use crate::rewrite::regions::{erase_unreachable_blocks, simplify_regions};
use crate::rewrite::rewriter::Rewriter;
use crate::semantics::matchers::{FoldResult, constant_op_attr};
use crate::semantics::side_effects::is_op_trivially_dead;
use crate::semantics::traits::ConstantLike;

/// The maximum number of rewrites and folds per operation in an iteration. Patterns that exceed it are assumed not to
/// converge.
const ENDLESS_REWRITES_PER_OP: u64 = 1000;

/// The driver stopped at a limit before it reached a fixed point. The IR is valid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotConverged {
    /// The number of iterations.
    pub iterations: u64,
    /// The pattern that was applied last, if any was.
    pub pattern: Option<&'static str>,
}

impl fmt::Display for NotConverged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "patterns did not converge in {} iterations", self.iterations)?;
        match self.pattern {
            Some(pattern) => write!(f, "; the last one that was applied is `{pattern}`"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for NotConverged {}

/// Folds the operations in `region` and applies `patterns` to them until nothing changes. Returns whether anything
/// changed. Corresponds to `mlir::applyPatternsGreedily`.
///
/// ```
/// use ods_runtime::builtin::ModuleOp;
/// use ods_runtime::rewrite::{GreedyConfig, PatternSet, apply_patterns_greedily};
/// use ods_runtime::text::parse_source;
/// use ods_runtime::Context;
///
/// let mut patterns = PatternSet::default();
/// patterns.add_op::<ModuleOp<'static>>("EraseEmpty", 1, |module, r| {
///     let is_empty = r.get(module).region(0).blocks().all(|block| block.front().is_none());
///     is_empty.then(|| r.erase_op(module))
/// });
///
/// let mut ir = parse_source(&Context::new(), "m.mlir", b"module { module { module {} } }").unwrap();
/// let region = ir.root().unwrap().region(0).handle();
/// let changed = apply_patterns_greedily(&mut ir, region, &patterns.freeze(), GreedyConfig::default());
/// assert!(changed.unwrap());
/// assert_eq!(ir.root().unwrap().to_string(), "module {\n}");
/// ```
///
/// # Errors
///
/// If a limit of `config` is reached first.
///
/// # Panics
///
/// If `region` is detached. In debug builds also if a pattern leaves invalid IR, naming the pattern.
pub fn apply_patterns_greedily(
    ir: &mut Ir,
    region: Region,
    patterns: &FrozenPatternSet,
    mut config: GreedyConfig<'_>,
) -> Result<bool, NotConverged> {
    let simplification = config.region_simplification;
    let simplifies_regions = simplification != RegionSimplification::Disabled;
    let (traversal, cse_constants) = (config.traversal, config.cse_constants);
    let max_iterations = config.max_iterations.unwrap_or(u64::MAX);
    config.scope.get_or_insert(region);
    let mut driver = Driver::new(patterns, config);
    if driver.state.strictness != Strictness::AnyOp {
        let ops = ops_in(ir.region(region), WalkOrder::Pre);
        driver.state.strict_ops.extend(ops);
    }
    let ctx = ir.ctx().clone();
    let mut iteration = 0;
    loop {
        if iteration == max_iterations {
            return Err(NotConverged { iterations: iteration, pattern: driver.last_pattern });
        }
        iteration += 1;
        driver.state.worklist.clear();
        let mut constants = OperationFolder::new(&ctx);
        let order = match traversal {
            Traversal::BottomUp => WalkOrder::Post,
            Traversal::TopDown => WalkOrder::Pre,
        };
        let mut last_block = None;
        let ops = ops_in(ir.region(region), order);
        let count = ops.len();
        for op in ops {
            let view = ir.op(op);
            let value = if cse_constants { constant_op_attr(view) } else { None };
            if let Some(value) = value.map(|value| value.handle())
                && !constants.unique(&mut driver.rewriter(ir, op), op, value)
            {
                continue;
            }
            // The operations around the last one that was pushed are on the worklist already.
            let block = ir.op(op).block_handle();
            if block == last_block {
                driver.state.push_one(op);
            } else {
                driver.state.push(ir, op);
                last_block = block;
            }
        }
        if traversal == Traversal::TopDown {
            driver.state.worklist.reverse();
        }
        // Like upstream, unreachable blocks are erased after their constants were moved out. The simplification below
        // leaves no unreachable blocks.
        let mut changed = (iteration == 1 || !simplifies_regions)
            && erase_unreachable_blocks(&mut driver.detached_rewriter(ir), region);
        changed |= driver.process(ir, count);
        changed |= simplify_regions(&mut driver.detached_rewriter(ir), region, simplification);
        if driver.is_endless {
            return Err(NotConverged { iterations: iteration, pattern: driver.last_pattern });
        }
        if !changed {
            return Ok(iteration > 1);
        }
    }
}

/// Folds `ops` and applies `patterns` to them until nothing changes; other operations are visited as far as
/// `config.strictness` allows. Returns whether anything changed. Corresponds to `mlir::applyOpPatternsGreedily`.
///
/// # Errors
///
/// If the limit on rewrites is reached first.
///
/// # Panics
///
/// If an operation is detached. In debug builds also if a pattern leaves invalid IR, naming the pattern.
pub fn apply_op_patterns_greedily(
    ir: &mut Ir,
    ops: &[Op],
    patterns: &FrozenPatternSet,
    mut config: GreedyConfig<'_>,
) -> Result<bool, NotConverged> {
    if config.scope.is_none() {
        config.scope = common_region(ir, ops);
    }
    let mut driver = Driver::new(patterns, config);
    if driver.state.strictness != Strictness::AnyOp {
        driver.state.strict_ops.extend(ops);
    }
    for op in ops {
        driver.state.push_one(*op);
    }
    driver.state.worklist.reverse();
    let changed = driver.process(ir, ops.len());
    let is_done = driver.state.worklist.pop().is_none();
    if is_done {
        Ok(changed)
    } else {
        Err(NotConverged { iterations: 1, pattern: driver.last_pattern })
    }
}

/// The closest region that contains all of `ops`.
fn common_region(ir: &Ir, ops: &[Op]) -> Option<Region> {
    let (first, rest) = ops.split_first()?;
    let mut region = ir.op(*first).block()?.parent();
    while let Some(candidate) = region {
        let contains = |op: &Op| candidate.find_ancestor_op(ir.op(*op)).is_some();
        if rest.iter().all(contains) {
            break;
        }
        region = candidate.parent_region();
    }
    region.map(|region| region.handle())
}

/// The operations nested in `region`.
fn ops_in(region: RegionRef<'_>, order: WalkOrder) -> Vec<Op> {
    let mut ops = Vec::new();
    for op in region.blocks().flat_map(|block| block.ops()) {
        if op.num_regions() == 0 {
            ops.push(op.handle());
        } else {
            ops.extend(op.walk(order).map(|op| op.handle()));
        }
    }
    ops
}

/// The state that the driver updates as a listener.
#[derive(Debug)]
struct State<'a> {
    worklist: Worklist,
    scope: Option<Region>,
    strictness: Strictness,
    /// The operations that may be visited, unless all may.
    strict_ops: FxHashSet<Op>,
    listener: Option<&'a mut dyn Listener>,
    check: Check,
}

impl State<'_> {
    /// Pushes `op` and the operations around it, up to the scope. No effect outside of the scope.
    fn push(&mut self, ir: &Ir, op: Op) {
        let scope = self.scope;
        let is_in_scope = |op: OpRef<'_>| op.parent_region().map(|region| region.handle()) == scope;
        let view = ir.op(op);
        if is_in_scope(view) {
            return self.push_one(op);
        }
        let Some(outermost) = view.ancestors().position(is_in_scope) else { return };
        self.push_one(op);
        view.ancestors().take(outermost + 1).for_each(|op| self.push_one(op.handle()));
    }

    fn push_one(&mut self, op: Op) {
        if self.strictness == Strictness::AnyOp || self.strict_ops.contains(&op) {
            self.worklist.push(op);
        }
    }

    /// Pushes the definitions of the operands of `op` that will have at most one user once `op` is erased.
    fn push_operands(&mut self, ir: &Ir, op: OpRef<'_>) {
        for operand in op.operands() {
            let Some(definition) = operand.defining_op() else { continue };
            let mut other_user = None;
            let has_several_other_users = operand.uses().any(|operand| {
                let user = operand.owner();
                user != op && *other_user.get_or_insert(user) != user
            });
            if !has_several_other_users {
                self.push(ir, definition.handle());
            }
        }
    }
}

impl Listener for State<'_> {
    fn operation_inserted(&mut self, ir: &Ir, op: Op, previous: Previous<Block, Op>) {
        if let Some(listener) = &mut self.listener {
            listener.operation_inserted(ir, op, previous);
        }
        self.check.inserted(op);
        if self.strictness == Strictness::ExistingAndNewOps {
            self.strict_ops.insert(op);
        }
        self.push(ir, op);
    }

    fn operation_modification_started(&mut self, ir: &Ir, op: Op) {
        if let Some(listener) = &mut self.listener {
            listener.operation_modification_started(ir, op);
        }
    }

    fn operation_modified(&mut self, ir: &Ir, op: Op) {
        if let Some(listener) = &mut self.listener {
            listener.operation_modified(ir, op);
        }
        self.check.modified(op);
        self.push(ir, op);
    }

    fn operation_replaced(&mut self, ir: &Ir, op: Op, values: &[Value]) {
        if let Some(listener) = &mut self.listener {
            listener.operation_replaced(ir, op, values);
        }
    }

    fn operation_erased(&mut self, ir: &Ir, op: Op) {
        if let Some(listener) = &mut self.listener {
            listener.operation_erased(ir, op);
        }
        self.check.erased(op);
        self.push_operands(ir, ir.op(op));
        self.worklist.remove(op);
        if self.strictness != Strictness::AnyOp {
            self.strict_ops.remove(&op);
        }
    }

    fn block_inserted(&mut self, ir: &Ir, block: Block, previous: Previous<Region, Block>) {
        if let Some(listener) = &mut self.listener {
            listener.block_inserted(ir, block, previous);
        }
    }

    fn block_erased(&mut self, ir: &Ir, block: Block) {
        if let Some(listener) = &mut self.listener {
            listener.block_erased(ir, block);
        }
    }

    fn match_failed(&mut self, ir: &Ir, op: Op, reason: &str) {
        if let Some(listener) = &mut self.listener {
            listener.match_failed(ir, op, reason);
        }
    }

    fn operation_folded(&mut self, ir: &Ir, op: Op) {
        if let Some(listener) = &mut self.listener {
            listener.operation_folded(ir, op);
        }
    }

    fn pattern_applied(&mut self, ir: &Ir, pattern: &'static str) {
        if let Some(listener) = &mut self.listener {
            listener.pattern_applied(ir, pattern);
        }
    }
}

struct Driver<'p, 'a> {
    patterns: &'p FrozenPatternSet,
    /// The indices of the patterns for operations of each name, in the order in which they are tried.
    orders: FxHashMap<OpName, Rc<[u32]>>,
    state: State<'a>,
    fold: bool,
    filter: Option<ActionFilter>,
    max_rewrites: Option<u64>,
    last_pattern: Option<&'static str>,
    /// Whether an iteration exceeded [`ENDLESS_REWRITES_PER_OP`].
    is_endless: bool,
}

impl<'p, 'a> Driver<'p, 'a> {
    fn new(patterns: &'p FrozenPatternSet, config: GreedyConfig<'a>) -> Self {
        Driver {
            patterns,
            orders: FxHashMap::default(),
            state: State {
                worklist: Worklist::default(),
                scope: config.scope,
                strictness: config.strictness,
                strict_ops: FxHashSet::default(),
                listener: config.listener,
                check: Check::default(),
            },
            fold: config.fold,
            filter: config.filter,
            max_rewrites: config.max_rewrites,
            last_pattern: None,
            is_endless: false,
        }
    }

    /// A rewriter that inserts before `op`, with its location.
    fn rewriter<'b>(&'b mut self, ir: &'b mut Ir, op: Op) -> Rewriter<'b> {
        let loc = ir.op(op).loc();
        OpBuilder::new(ir, InsertPoint::Before(op), loc).with_listener(&mut self.state).into()
    }

    fn detached_rewriter<'b>(&'b mut self, ir: &'b mut Ir) -> Rewriter<'b> {
        let builder = OpBuilder::new(ir, InsertPoint::Detached, Location::UNKNOWN);
        builder.with_listener(&mut self.state).into()
    }

    /// Empties the worklist. Returns whether anything changed. `count` is the number of operations.
    fn process(&mut self, ir: &mut Ir, count: usize) -> bool {
        let mut changed = false;
        let (mut rewrites, mut steps) = (0, 0);
        let limit = self.max_rewrites.unwrap_or(u64::MAX);
        let endless = ENDLESS_REWRITES_PER_OP * (count as u64 + 20);
        while rewrites < limit
            && let Some(op) = self.state.worklist.pop()
        {
            if self.process_op(ir, op, &mut rewrites) {
                changed = true;
                steps += 1;
            }
            if steps.max(rewrites) > endless {
                self.is_endless = true;
                break;
            }
        }
        changed
    }

    /// Erases, folds or rewrites `op`. Returns whether anything changed.
    fn process_op(&mut self, ir: &mut Ir, op: Op, rewrites: &mut u64) -> bool {
        let view = ir.op(op);
        if is_op_trivially_dead(view) {
            self.detached_rewriter(ir).erase_op(op);
            return true;
        }
        // A constant folds to itself.
        let may_fold = view.def().is_some_and(|def| !def.has_trait::<ConstantLike>());
        if self.fold && may_fold && self.try_fold(ir, op) {
            return true;
        }
        let (patterns, view) = (self.patterns, ir.op(op));
        let name = view.name_handle();
        let order = self.orders.entry(name).or_insert_with(|| patterns.order_for(view));
        if order.is_empty() || uses_own_results(view) {
            return false;
        }
        for index in Rc::clone(order).iter() {
            let pattern = patterns.pattern(*index);
            if self.filter.as_ref().is_some_and(|filter| !filter.allows(APPLY_PATTERN)) {
                continue;
            }
            self.state.check.start();
            let mut r = self.rewriter(ir, op);
            let matched = pattern.rewrite(op, &mut r).is_some();
            let has_kept = r.has_kept();
            self.state.check.finish(ir, pattern.name(), matched);
            if matched && has_kept {
                // It counts, because a pattern may have created operations before.
                *rewrites += 1;
                if ir.is_live(op) {
                    continue;
                }
                return true;
            }
            if matched {
                self.state.pattern_applied(ir, pattern.name());
                self.last_pattern = Some(pattern.name());
                *rewrites += 1;
                return true;
            }
        }
        false
    }

    /// Folds `op` and replaces it by the results. Returns whether it folds.
    fn try_fold(&mut self, ir: &mut Ir, op: Op) -> bool {
        let results = fold(ir, op);
        let Some(results) = &results else { return false };
        self.state.operation_folded(ir, op);
        if results.is_empty() {
            self.state.operation_modified(ir, op);
            return true;
        }
        let view = ir.op(op);
        assert!(
            results.len() == view.num_results(),
            "`{}` has {} results, but folds to {}",
            view.name(),
            view.num_results(),
            results.len()
        );
        let mut r = self.rewriter(ir, op);
        if let [result] = results[..] {
            let Some(value) = replacement(&mut r, op, 0, result) else { return false };
            r.set_insert_point(InsertPoint::Detached);
            r.replace_op(op, &[value]);
            return true;
        }
        let mut values: SmallVec<[Value; 4]> = SmallVec::new();
        for (index, result) in results.iter().enumerate() {
            match replacement(&mut r, op, index, *result) {
                Some(value) => values.push(value),
                None => {
                    erase_constants(&mut r, &values, results);
                    return false;
                }
            }
        }
        r.set_insert_point(InsertPoint::Detached);
        r.replace_op(op, &values);
        true
    }
}

/// The value that replaces result `index` of `op`, which folds to `result`. `None` if a constant cannot be created.
fn replacement(r: &mut Rewriter<'_>, op: Op, index: usize, result: FoldResult) -> Option<Value> {
    let ty = r.op(op).result(index).ty().handle();
    let value = match result {
        FoldResult::Value(value) => value,
        FoldResult::Attr(attr) => {
            let constant = materialize_constant(r, op, attr, ty)?;
            r.result(constant, 0)
        }
    };
    assert!(
        r.ir().value(value).ty() == ty,
        "`{}` folds to a value of type `{}`, but has the result type `{}`",
        r.op(op).name(),
        r.ir().value(value).ty(),
        r.ctx().type_ref(ty)
    );
    Some(value)
}

/// Erases the constants that were created for the first of `results`.
fn erase_constants(r: &mut Rewriter<'_>, values: &[Value], results: &[FoldResult]) {
    for (value, result) in values.iter().zip(results) {
        let constant = r.ir().value(*value).defining_op().map(|constant| constant.handle());
        if let (FoldResult::Attr(_), Some(constant)) = (result, constant) {
            r.erase_op(constant);
        }
    }
}
