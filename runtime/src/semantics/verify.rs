//! The IR verifier.
//!
//! The order of checks is upstream's, because it determines which error is reported: the operation's own invariants,
//! its blocks and their contents, the nested operations that are isolated from above, region checks, dominance.

mod dominance;
pub(crate) mod nested;
pub(crate) mod shape;

use dominance::verify_dominance;
use nested::{Mark, NestedOps};
use rustc_hash::FxHashSet;
use shape::ValidShapes;

use crate::core::context::Context;
use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::ir::{BlockRef, OpRef, OpState};
use crate::core::op_def::{OpDef, OpName, PropertyKind};
use crate::core::properties::FirstError;
use crate::core::types::TypeRef;
use crate::core::unchecked::check_defaults;
use crate::semantics::interfaces::{RegionKind, RegionKindInterface};
use crate::semantics::traits::{IsIsolatedFromAbove, IsTerminator, NoTerminator, SymbolTable};

/// Verifies `op` and everything in it.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::text::parse_source_unverified;
/// use ods_runtime::verify::verify;
///
/// let ctx = Context::new();
/// let text = b"module { module @twice {} module @twice {} }";
/// let ir = parse_source_unverified(&ctx, "m.mlir", text).unwrap();
/// let error = verify(ir.root().unwrap()).unwrap_err();
/// assert_eq!(error.message(), "redefinition of symbol named 'twice'");
/// ```
///
/// # Errors
///
/// The first violation. If sibling operations that are isolated from above have errors, the first of each, in order;
/// see [`Diagnostic::followed_by`].
pub fn verify(op: OpRef<'_>) -> VerifyResult {
    verify_with(op, &mut VerifierState::default())
}

/// Verifies `op` and its nested operations, except for operations that are isolated from above. A hook that runs before
/// the nested operations are verified can call it, and then rely on those that it covers.
///
/// # Errors
///
/// The first violation.
pub fn verify_without_isolated(op: OpRef<'_>) -> VerifyResult {
    verify_with(op, &mut VerifierState { skips_isolated: true, ..VerifierState::default() })
}

/// Like [`verify`], on the current thread, for callers that verifiers call.
pub(crate) fn verify_on_one_thread(op: OpRef<'_>) -> VerifyResult {
    verify_with(op, &mut VerifierState { is_on_one_thread: true, ..VerifierState::default() })
}

/// State of a verifier run.
#[derive(Debug, Default)]
struct VerifierState {
    skips_isolated: bool,
    is_on_one_thread: bool,
    valid: ValidShapes,
    /// Names of unregistered operations that are allowed.
    allowed: FxHashSet<OpName>,
    nested: NestedOps,
}

fn verify_with(op: OpRef<'_>, state: &mut VerifierState) -> VerifyResult {
    let valid = verify_from(op, state);
    // Verification creates the default values.
    check_defaults(op.ctx())?;
    valid
}

fn verify_from(op: OpRef<'_>, state: &mut VerifierState) -> VerifyResult {
    let mark = state.nested.mark();
    verify_isolated(op, state)?;
    verify_dominance(op, state.nested.since(mark).reaching)?;
    state.nested.leave_isolated(mark);
    Ok(())
}

/// A step of the walk.
enum Item<'ir> {
    Op(OpRef<'ir>),
    Block(BlockRef<'ir>),
    /// All blocks of an operation were verified. Holds the length of `isolated` before the operation and its mark.
    LeaveOp(OpRef<'ir>, u32, Mark),
    /// All operations of a block were verified.
    LeaveBlock(BlockRef<'ir>),
}

/// Verifies `op` and nested operations up to and including those that are isolated from above. An explicit stack
/// replaces recursion, except for isolated operations.
fn verify_isolated(root: OpRef<'_>, state: &mut VerifierState) -> VerifyResult {
    let mut stack = vec![Item::Op(root)];
    // Isolated operations directly in the regions of operations that are still open.
    let mut isolated: Vec<OpRef<'_>> = Vec::new();
    while let Some(item) = stack.pop() {
        match item {
            Item::Op(op) if op.num_regions() == 0 => verify_leaf(op, root, state)?,
            Item::Op(op) => {
                enter_op(op, state)?;
                // The operands of an isolated operation belong to the enclosing one.
                if op != root {
                    state.nested.operands(op, root);
                }
                stack.push(Item::LeaveOp(op, isolated.len() as u32, state.nested.mark()));
                for region in op.regions().rev() {
                    let start = stack.len();
                    stack.extend(region.blocks().map(Item::Block));
                    stack[start..].reverse();
                }
            }
            Item::Block(block) => check_block(block, root, state, &mut stack, &mut isolated)?,
            Item::LeaveOp(op, first_isolated, mark) => {
                let nested = isolated.drain(first_isolated as usize..);
                if !state.skips_isolated {
                    verify_all(nested, state)?;
                }
                leave_op(op, false, state, mark)?;
                if op.has_trait::<SymbolTable>() {
                    state.nested.leave_symbol_table(mark);
                }
            }
            Item::LeaveBlock(block) => leave_block(block)?,
        }
    }
    Ok(())
}

/// Fast path: verifies operations without regions at once instead of pushing them on the stack, up to the first with
/// regions. The order determines which error is reported.
fn check_block<'ir>(
    block: BlockRef<'ir>,
    root: OpRef<'ir>,
    state: &mut VerifierState,
    stack: &mut Vec<Item<'ir>>,
    isolated: &mut Vec<OpRef<'ir>>,
) -> VerifyResult {
    stack.push(Item::LeaveBlock(block));
    if block.is_empty() {
        return check_empty_block(block);
    }
    let mut ops = block.ops();
    while let Some(op) = ops.next() {
        if op.num_regions() == 0 {
            check_successors_end(block, op)?;
            // Terminator positions are checked before the operations of a block.
            if let Err(error) = verify_leaf(op, root, state) {
                ops.try_for_each(|later| check_successors_end(block, later))?;
                return Err(error);
            }
            continue;
        }
        ops.clone().try_for_each(|later| check_successors_end(block, later))?;
        let start = stack.len();
        for op in std::iter::once(op).chain(ops) {
            if op.num_regions() > 0 && op.has_trait::<IsIsolatedFromAbove>() {
                state.nested.operands(op, root);
                isolated.push(op);
            } else {
                stack.push(Item::Op(op));
            }
        }
        stack[start..].reverse();
        break;
    }
    Ok(())
}

/// Verifies an operation without regions in `root`.
#[inline]
fn verify_leaf(op: OpRef<'_>, root: OpRef<'_>, state: &mut VerifierState) -> VerifyResult {
    let hit = enter_op(op, state)?;
    state.nested.operands(op, root);
    leave_op(op, hit, state, state.nested.mark())
}

/// Verifies operations that are isolated from above. Continues after errors.
fn verify_all<'ir>(
    ops: impl Iterator<Item = OpRef<'ir>>,
    state: &mut VerifierState,
) -> VerifyResult {
    let ops: Vec<OpRef<'_>> = ops.collect();
    match ops[..] {
        [first, _, ..] if !state.is_on_one_thread && first.ir().uses_threads() => {
            verify_on_threads(&ops, state)
        }
        _ => verify_each(&ops, state),
    }
}

fn verify_each(ops: &[OpRef<'_>], state: &mut VerifierState) -> VerifyResult {
    let errors = ops.iter().filter_map(|op| verify_with(*op, state).err());
    errors.reduce(Diagnostic::followed_by).map_or(Ok(()), Err)
}

/// Like [`verify_each`], on several threads.
fn verify_on_threads(ops: &[OpRef<'_>], state: &mut VerifierState) -> VerifyResult {
    let ctx = ops[0].ctx();
    let chunks = ops.chunks(ops.len().div_ceil(4 * ctx.num_threads())).collect();
    let done = ctx.map_on_threads(chunks, |chunk: &[OpRef<'_>]| {
        let mut state = VerifierState::default();
        (verify_each(chunk, &mut state), state.nested)
    });
    let mut errors = Vec::new();
    for ((result, nested), output) in done {
        ctx.replay(output);
        state.nested.append(nested);
        errors.extend(result.err());
    }
    errors.into_iter().reduce(Diagnostic::followed_by).map_or(Ok(()), Err)
}

fn may_go_without_terminator(block: BlockRef<'_>) -> bool {
    let Some(region) = block.parent() else { return true };
    region.has_one_block()
        && region.parent_op().is_none_or(|op| op.might_have_trait::<NoTerminator>())
}

fn check_empty_block(block: BlockRef<'_>) -> VerifyResult {
    if may_go_without_terminator(block) {
        return Ok(());
    }
    let loc =
        block.parent_op().map(|op| op.loc()).unwrap_or(crate::core::location::Location::UNKNOWN);
    Err(Diagnostic::error(loc, "empty block: expect at least a terminator"))
}

#[inline]
fn check_successors_end<'ir>(block: BlockRef<'ir>, op: OpRef<'ir>) -> VerifyResult {
    if op.num_successors() > 0 && block.back() != Some(op) {
        let message = "operation with block successors must terminate its parent block";
        return Err(op.error(message));
    }
    Ok(())
}

fn leave_block(block: BlockRef<'_>) -> VerifyResult {
    if may_go_without_terminator(block) {
        return Ok(());
    }
    match block.back() {
        Some(last) if !last.might_have_trait::<IsTerminator>() => {
            Err(last.error(format!("block with no terminator, has {}", last.generic_text())))
        }
        _ => Ok(()),
    }
}

/// Runs the checks that do not depend on nested operations. Returns whether the operation's shape is known to be valid.
#[inline]
fn enter_op(op: OpRef<'_>, state: &mut VerifierState) -> Result<bool, Diagnostic> {
    for attr in op.discardable_attr_list() {
        let ctx = op.ctx();
        let Some(dialect) = ctx.ident_prefix(attr.name) else { continue };
        if let Some(hooks) = ctx.dialect_hooks_if_loaded(ctx.ident(dialect))
            && let Some(verify) = hooks.verify_op_attr
        {
            verify(op, *attr)?;
        }
    }
    let hit = match op.def() {
        Some(def) => def.verify_op(op, &mut state.valid)?,
        None => false,
    };
    if op.num_regions() > 0 {
        check_region_entries(op)?;
    }
    state.nested.symbol_uses(op);
    Ok(hit)
}

fn check_region_entries(op: OpRef<'_>) -> VerifyResult {
    let kinds = op.dyn_cast::<RegionKindInterface<'_>>();
    for (i, region) in op.regions().enumerate() {
        let Some(first) = region.first_block() else { continue };
        let graph = kinds.is_some_and(|kinds| kinds.region_kind(i) == RegionKind::Graph);
        if graph && !region.has_one_block() {
            return Err(op.op_error(format!("expects graph region #{i} to have 0 or 1 blocks")));
        }
        if !first.has_no_predecessors() {
            let message = "entry block of region may not have predecessors";
            return Err(Diagnostic::error(op.loc(), message));
        }
    }
    Ok(())
}

/// Runs the checks that depend on the nested operations recorded since `mark`.
#[inline]
fn leave_op(op: OpRef<'_>, hit: bool, state: &mut VerifierState, mark: Mark) -> VerifyResult {
    let Some(def) = op.def() else {
        if !state.allowed.contains(&op.name_handle()) {
            verify_unregistered(op)?;
            state.allowed.insert(op.name_handle());
        }
        return Ok(());
    };
    def.verify_region_traits(op, state.nested.since(mark))?;
    if !hit {
        verify_inferred_types(op, def)?;
    }
    match def.verify_regions_fn() {
        Some(verify) => verify(op),
        None => Ok(()),
    }
}

/// Verifies that the result types are the inferred ones.
fn verify_inferred_types(op: OpRef<'_>, def: &OpDef) -> VerifyResult {
    let entries = def.infer_entries();
    if entries.is_empty() {
        return Ok(());
    }
    let Some(inferred) = crate::semantics::infer::types_of(op, entries) else { return Ok(()) };
    if op.results().types().map(|ty| ty.handle()).eq(inferred.iter().copied()) {
        return Ok(());
    }
    let list = |types: &mut dyn Iterator<Item = TypeRef<'_>>| {
        types.map(|ty| format!("'{ty}'")).collect::<Vec<_>>().join(", ")
    };
    // Like upstream, a diagnostic at the location, not about the operation, so that the operation is not printed.
    let error = Diagnostic::error(
        op.loc(),
        format!(
            "'{}' op inferred type(s) {} are incompatible with return type(s) of operation {}",
            op.name(),
            list(&mut inferred.iter().map(|ty| op.ctx().type_ref(*ty))),
            list(&mut op.results().types())
        ),
    );
    Err(error.followed_by(op.op_error("failed to infer returned types")))
}

fn verify_unregistered(op: OpRef<'_>) -> VerifyResult {
    let ctx = op.ctx();
    let dialect = op.name().dialect();
    match ctx.dialect_hooks(ctx.ident(dialect)) {
        Some(hooks) if hooks.allows_unknown_operations => Ok(()),
        Some(_) => Err(op.error(format!(
            "unregistered operation '{}' found in dialect ('{dialect}') that does not allow unknown operations",
            op.name()
        ))),
        None if ctx.allows_unregistered_dialects() => Ok(()),
        None => Err(op.op_error(
            "created with unregistered dialect. If this is intended, please call \
             allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect \
             with the MLIR opt tool used",
        )),
    }
}

/// Verifies inherent attributes in the attribute dictionary, before they become properties. The generic form allows
/// them there if it has no `<{...}>`.
pub(crate) fn verify_inherent_attrs(ctx: &Context, state: &OpState) -> VerifyResult {
    let name = ctx.op_name_ref(state.name);
    let Some(def) = name.def() else { return Ok(()) };
    if state.attrs.is_empty() {
        return Ok(());
    }
    let mut first = FirstError::none();
    for (property, ident) in def.property_list().iter().zip(name.property_names()) {
        // Invalid segment sizes are skipped here; the count check reports them.
        if property.kind == PropertyKind::Attr
            && let Some(attr) = state.attr(*ident)
            && let Some((accepts, summary)) = property.constraint
            && !accepts(ctx.attr_ref(attr))
        {
            first.note(property, (property.name, summary));
        }
    }
    first.result().map_err(|(property, summary)| {
        let message =
            format!("'{name}' op attribute '{property}' failed to satisfy constraint: {summary}");
        Diagnostic::error(state.loc, message)
    })
}
