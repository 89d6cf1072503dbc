//! Visits operations, and makes those legal that are not: by folding, or by patterns whose results are made legal in turn.

use smallvec::SmallVec;

use super::changes::Change;
use super::config::FoldingMode;
use super::driver::Mode;
use super::rewriter::ConversionRewriter;
use super::target::{ConversionTarget, Status};
use crate::core::ir::{Block, InsertPoint, Op, OpRef, Value};
use crate::rewrite::fold::{fold, may_fold};
use crate::rewrite::materialize_in;
use crate::semantics::dominance::pre_order;
use crate::semantics::matchers::FoldResult;
use crate::semantics::traits::ConstantLike;

/// The number of patterns whose results may be in the course of being legalized. Beyond it, patterns are assumed not to end.
const MAX_DEPTH: usize = 200;

/// Legalizes `ops` and the operations in them. Blocks are in pre-order, so that dominators are first.
///
/// # Errors
///
/// The operation that cannot stay and cannot be converted.
pub(super) fn convert(
    r: &mut ConversionRewriter<'_>,
    ops: &[Op],
    is_nested: bool,
) -> Result<(), Op> {
    let target = r.conversion().target;
    let mut all = Vec::new();
    for op in ops {
        collect(r.op(*op), target, &mut all);
    }
    all.into_iter().try_for_each(|op| convert_op(r, op, is_nested))
}

/// Adds `op` and the operations in it, but for those in recursively legal ones and in unreachable blocks.
fn collect(op: OpRef<'_>, target: &ConversionTarget, ops: &mut Vec<Op>) {
    // The list replaces recursion, because nesting may be deeper than the stack.
    let mut worklist = vec![op];
    while let Some(op) = worklist.pop() {
        ops.push(op.handle());
        if op.num_regions() == 0 || target.status(op) == Status::RecursivelyLegal {
            continue;
        }
        let first = worklist.len();
        for region in op.regions() {
            let blocks = pre_order(region);
            worklist.extend(blocks.into_iter().flat_map(|block| op.ir().block(block).ops()));
        }
        worklist[first..].reverse();
    }
}

fn convert_op(r: &mut ConversionRewriter<'_>, op: Op, is_nested: bool) -> Result<(), Op> {
    let conversion = r.conversion();
    if !is_nested {
        conversion.attempts.borrow_mut().clear();
    }
    let is_legal = legalize(r, op);
    let visit = || {
        if !is_nested {
            conversion.visited.borrow_mut().push(op);
        }
    };
    match (conversion.mode, is_legal) {
        (Mode::Full, false) => return Err(op),
        (Mode::Partial, false) if conversion.target.is_legal(r.op(op)) == Some(false) => {
            return Err(op);
        }
        (Mode::Partial, false) | (Mode::Analysis, true) => visit(),
        _ => {}
    }
    Ok(())
}

/// Makes `op` legal. Returns whether it is.
fn legalize(r: &mut ConversionRewriter<'_>, op: Op) -> bool {
    let conversion = r.conversion();
    if conversion.state.changes.borrow().is_cast(op) {
        return true;
    }
    match conversion.target.status(r.op(op)) {
        Status::RecursivelyLegal => {
            conversion.state.changes.borrow_mut().ignore_contents(r.ir(), op);
            return true;
        }
        Status::Legal => return true,
        Status::NotLegal => {}
    }
    if conversion.state.changes.borrow().is_ignored(op) {
        return true;
    }
    match conversion.folding_mode {
        FoldingMode::Never => legalize_by_patterns(r, op),
        FoldingMode::BeforePatterns => legalize_by_folding(r, op) || legalize_by_patterns(r, op),
        FoldingMode::AfterPatterns => legalize_by_patterns(r, op) || legalize_by_folding(r, op),
    }
}

/// Calls `action` with the insertion point before `op` and its location, and restores both. Undoes the changes if it returns
/// `false`.
fn attempt(
    r: &mut ConversionRewriter<'_>,
    op: Op,
    action: impl FnOnce(&mut ConversionRewriter<'_>, usize) -> bool,
) -> bool {
    let (point, loc) = (r.insert_point(), r.loc());
    let before = r.op(op).block().map_or(InsertPoint::Detached, |_| InsertPoint::Before(op));
    r.set_insert_point(before);
    let op_loc = r.op(op).loc();
    r.set_loc(op_loc);
    let conversion = r.conversion();
    let start = conversion.state.changes.borrow().len();
    let succeeds = action(r, start);
    // An operation of an undone pattern is gone, and nothing is inserted before it.
    r.set_insert_point(InsertPoint::Detached);
    if !succeeds {
        conversion.state.changes.borrow_mut().undo_to(r.ir_mut(), start);
    }
    r.set_insert_point(point);
    r.set_loc(loc);
    succeeds
}

fn legalize_by_folding(r: &mut ConversionRewriter<'_>, op: Op) -> bool {
    let view = r.op(op);
    if !may_fold(view) || view.has_trait::<ConstantLike>() {
        // Later passes visit uses in upstream's order if these are restored as after an attempt.
        r.ir_mut().relink_operands(op);
        return false;
    }
    let mut is_changed = false;
    let is_replaced = attempt(r, op, |r, start| {
        let changes = &r.conversion().state.changes;
        let snapshot = Box::new(r.ir().snapshot(op));
        changes.borrow_mut().push(Change::OpModified(op, snapshot));
        let Some(results) = fold(r.ir_mut(), op) else { return false };
        if results.is_empty() {
            is_changed = true;
            return true;
        }
        // Nothing was changed in place.
        changes.borrow_mut().undo_to(r.ir_mut(), start);
        let Some((values, constants)) = materialize(r, op, &results) else { return false };
        r.replace_op(op, &values);
        constants.into_iter().all(|constant| legalize(r, constant))
    });
    // As upstream, an operation that was changed in place stays changed if it is not legal after that.
    if is_changed { legalize(r, op) } else { is_replaced }
}

/// The values that `op` folds to, and the constants that are created for them.
fn materialize(
    r: &mut ConversionRewriter<'_>,
    op: Op,
    results: &[FoldResult],
) -> Option<(Vec<Value>, Vec<Op>)> {
    let dialect = r.op(op).def().map(|def| def.dialect());
    let types: SmallVec<[_; 2]> = r.op(op).results().types().map(|ty| ty.handle()).collect();
    let mut constants = Vec::new();
    let mut values = Vec::new();
    for (result, ty) in results.iter().zip(types) {
        match *result {
            FoldResult::Value(value) => values.push(value),
            FoldResult::Attr(attr) => {
                let constant = materialize_in(r, dialect?, attr, ty)?;
                constants.push(constant);
                values.push(r.result(constant, 0));
            }
        }
    }
    Some((values, constants))
}

fn legalize_by_patterns(r: &mut ConversionRewriter<'_>, op: Op) -> bool {
    let conversion = r.conversion();
    let order = conversion.order_for(r.op(op));
    order.iter().any(|index| apply(r, op, *index))
}

/// Applies pattern `index` to `op`, and makes the results legal.
fn apply(r: &mut ConversionRewriter<'_>, op: Op, index: u32) -> bool {
    let conversion = r.conversion();
    let pattern = conversion.patterns.pattern(index);
    let depth = conversion.attempts.borrow().depth();
    conversion.attempts.borrow_mut().enter(pattern.name());
    let is_repeated =
        !pattern.has_bounded_recursion() && conversion.applied.borrow().contains(&index);
    let succeeds = if is_repeated || depth >= MAX_DEPTH {
        let reason = "would be applied to what it creates";
        conversion.attempts.borrow_mut().failed(r.ir(), op, reason);
        false
    } else {
        conversion.applied.borrow_mut().push(index);
        let converter = pattern.converter().map(|it| conversion.state.converter_id(it));
        let outer = conversion.state.converter.replace(converter);
        let succeeds = attempt(r, op, |r, start| {
            let matches = pattern.rewrite(op, r).is_some();
            conversion.state.converter.set(None);
            if !matches {
                conversion.attempts.borrow_mut().failed_silently(r.ir(), op);
            }
            matches && legalize_result(r, op, start)
        });
        conversion.state.converter.set(outer);
        conversion.applied.borrow_mut().pop();
        succeeds
    };
    conversion.attempts.borrow_mut().leave();
    succeeds
}

/// Makes legal what the pattern for `op` changed since change `start`.
fn legalize_result(r: &mut ConversionRewriter<'_>, op: Op, start: usize) -> bool {
    let conversion = r.conversion();
    let mut result = PatternResult::default();
    let changes = conversion.state.changes.borrow();
    for change in changes.since(start) {
        match *change {
            Change::OpInserted(new) => result.new.push(new),
            Change::OpModified(modified, _) => result.modified.push(modified),
            Change::BlockInserted(block) | Change::BlockMoved(block, _) => {
                result.blocks.push(block)
            }
            _ => {}
        }
    }
    let is_changed = changes.is_replaced(op) || result.modified.contains(&op);
    drop(changes);
    result.blocks.dedup();
    result.modified.dedup();
    let reason = if !is_changed {
        "returns without replacing, erasing or modifying the operation".to_owned()
    } else if let Some(failure) = result.legalize(r, op) {
        failure
    } else {
        return true;
    };
    conversion.attempts.borrow_mut().failed(r.ir(), op, &reason);
    false
}

/// What a pattern changed.
#[derive(Default)]
struct PatternResult {
    new: Vec<Op>,
    modified: Vec<Op>,
    blocks: Vec<Block>,
}

impl PatternResult {
    /// Makes it legal. Returns why it fails.
    fn legalize(&self, r: &mut ConversionRewriter<'_>, root: Op) -> Option<String> {
        if let Some(failure) = self.legalize_blocks(r, root) {
            return Some(failure);
        }
        let ops = self.modified.iter().map(|op| (*op, "modified"));
        let ops = ops.chain(self.new.iter().map(|op| (*op, "created")));
        for (op, verb) in ops {
            if !legalize(r, op) {
                return Some(format!("failed to legalize {verb} operation '{}'", r.op(op).name()));
            }
        }
        None
    }

    /// Converts the arguments of the blocks that were inserted elsewhere than in `root`, in regions whose types are converted.
    fn legalize_blocks(&self, r: &mut ConversionRewriter<'_>, root: Op) -> Option<String> {
        let conversion = r.conversion();
        for block in &self.blocks {
            let view = r.block(*block);
            let Some((region, parent)) = view.parent().zip(view.parent_op()) else { continue };
            let (region, parent) = (region.handle(), parent.handle());
            if parent == root || view.num_arguments() == 0 {
                continue;
            }
            let id = conversion.state.region_converters.borrow().get(&region).copied();
            let converter = id.map(|id| conversion.state.converters.borrow()[id as usize].clone());
            if let Some(converter) = converter {
                let Some(signature) = converter.convert_block_signature(r.block(*block)) else {
                    return Some("failed to convert types of moved block".to_owned());
                };
                r.apply_signature_conversion(*block, &signature, Some(&converter));
            }
        }
        None
    }
}
