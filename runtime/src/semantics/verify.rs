//! Checking IR.
//!
//! The order is upstream's, because it decides which error of several is reported: an operation's own invariants, then
//! its blocks with what they contain, then the operations nested in it that are isolated from above, then what it demands
//! of its regions, then dominance.

mod dominance;
pub(crate) mod nested;
pub(crate) mod shapes;

use dominance::verify_dominance;
use nested::{Mark, Notes};
use shapes::ShapeCache;

use crate::core::context::Context;
use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::ir::{BlockRef, OpRef, OpState};
use crate::core::op_def::{OpDef, PropertyKind};
use crate::core::properties::FirstMistake;
use crate::core::types::TypeRef;
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
/// The first violation. With several operations that are isolated from above side by side, those of the others as well,
/// in order: see [`Diagnostic::followed_by`].
pub fn verify(op: OpRef<'_>) -> VerifyResult {
    verify_with(op, &mut Known::default())
}

/// What is known of what was checked so far.
#[derive(Debug, Default)]
struct Known {
    shapes: ShapeCache,
    notes: Notes,
}

fn verify_with(op: OpRef<'_>, known: &mut Known) -> VerifyResult {
    let mark = known.notes.mark();
    verify_isolated(op, known)?;
    verify_dominance(op, known.notes.since(mark).reaching)?;
    known.notes.leave_isolated(mark);
    Ok(())
}

/// An item of the walk.
enum Item<'ir> {
    Op(OpRef<'ir>),
    Block(BlockRef<'ir>),
    /// An operation whose blocks were checked, how many isolated operations had been found before, and what was noted.
    LeaveOp(OpRef<'ir>, u32, Mark),
    /// A block whose operations were checked.
    LeaveBlock(BlockRef<'ir>),
}

/// Checks `op` with what is nested in it, up to and with operations that are isolated from above. A stack of its own
/// takes the place of recursion for all but those.
fn verify_isolated(root: OpRef<'_>, known: &mut Known) -> VerifyResult {
    let mut stack = vec![Item::Op(root)];
    // Isolated operations directly in the regions of those that are not left yet.
    let mut isolated: Vec<OpRef<'_>> = Vec::new();
    while let Some(item) = stack.pop() {
        match item {
            Item::Op(op) if op.num_regions() == 0 => check_flat(op, root, known)?,
            Item::Op(op) => {
                enter_op(op, known)?;
                // Where the operands of what is isolated come from is a matter of what it is in.
                if op != root {
                    known.notes.operands(op, root);
                }
                stack.push(Item::LeaveOp(op, isolated.len() as u32, known.notes.mark()));
                for region in op.regions().rev() {
                    let start = stack.len();
                    stack.extend(region.blocks().map(Item::Block));
                    stack[start..].reverse();
                }
            }
            Item::Block(block) => check_block(block, root, known, &mut stack, &mut isolated)?,
            Item::LeaveOp(op, found, mark) => {
                verify_all(isolated.drain(found as usize..), known)?;
                leave_op(op, false, known, mark)?;
                if op.has_trait::<SymbolTable>() {
                    known.notes.leave_symbol_table(mark);
                }
            }
            Item::LeaveBlock(block) => leave_block(block)?,
        }
    }
    Ok(())
}

/// Checks a block's operations without regions at once instead of sending them through the stack, as long as none with
/// regions comes before them: order decides what is reported.
fn check_block<'ir>(
    block: BlockRef<'ir>,
    root: OpRef<'ir>,
    known: &mut Known,
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
            // That terminators end the block is checked before its operations are.
            if let Err(error) = check_flat(op, root, known) {
                ops.try_for_each(|later| check_successors_end(block, later))?;
                return Err(error);
            }
            continue;
        }
        ops.clone().try_for_each(|later| check_successors_end(block, later))?;
        let start = stack.len();
        for op in std::iter::once(op).chain(ops) {
            if op.num_regions() > 0 && op.has_trait::<IsIsolatedFromAbove>() {
                known.notes.operands(op, root);
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

/// Checks an operation without regions, within `root`.
#[inline]
fn check_flat(op: OpRef<'_>, root: OpRef<'_>, known: &mut Known) -> VerifyResult {
    let alike = enter_op(op, known)?;
    known.notes.operands(op, root);
    leave_op(op, alike, known, known.notes.mark())
}

/// Verifies operations that are isolated from above; errors of one do not keep the others from being checked.
fn verify_all<'ir>(ops: impl Iterator<Item = OpRef<'ir>>, known: &mut Known) -> VerifyResult {
    let mut failed: Option<Diagnostic> = None;
    for op in ops {
        if let Err(error) = verify_with(op, known) {
            failed = Some(match failed {
                Some(first) => first.followed_by(error),
                None => error,
            });
        }
    }
    failed.map_or(Ok(()), Err)
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

/// Checks what does not depend on nested operations; whether an operation of the same shape was checked before.
#[inline]
fn enter_op(op: OpRef<'_>, known: &mut Known) -> Result<bool, Diagnostic> {
    for attr in op.discardable_attr_list() {
        let ctx = op.ctx();
        let Some(dialect) = ctx.ident_prefix(attr.name) else { continue };
        if let Some(hooks) = ctx.dialect_hooks_if_loaded(ctx.ident(dialect))
            && let Some(verify) = hooks.verify_op_attr
        {
            verify(op, *attr)?;
        }
    }
    let alike = match op.def() {
        Some(def) => def.verify_op(op, &mut known.shapes)?,
        None => false,
    };
    if op.num_regions() > 0 {
        check_region_entries(op)?;
    }
    known.notes.symbol_uses(op);
    Ok(alike)
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

/// Checks what depends on nested operations, those since `mark`.
#[inline]
fn leave_op(op: OpRef<'_>, alike: bool, known: &mut Known, mark: Mark) -> VerifyResult {
    let Some(def) = op.def() else {
        let shapes = &mut known.shapes;
        if !shapes.allowed.contains(&op.name_handle()) {
            verify_unregistered(op)?;
            shapes.allowed.insert(op.name_handle());
        }
        return Ok(());
    };
    def.verify_region_traits(op, known.notes.since(mark))?;
    if !alike {
        verify_inferred_types(op, def)?;
    }
    match def.verify_regions_fn() {
        Some(verify) => verify(op),
        None => Ok(()),
    }
}

/// Checks that results have the types that follow from the definition.
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
    // Upstream reports it for a place, not for the operation, which it therefore does not show.
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

/// Checks inherent attributes that were given among the others, before they become properties: in the generic form that
/// is allowed when there are no `<{...}>`.
pub(crate) fn verify_inherent_attrs(ctx: &Context, state: &OpState) -> VerifyResult {
    let name = ctx.op_name_ref(state.name);
    let Some(def) = name.def() else { return Ok(()) };
    if state.attrs.is_empty() {
        return Ok(());
    }
    let mut mistake = FirstMistake::none();
    for (property, ident) in def.property_list().iter().zip(name.property_names()) {
        // What cannot be sizes is left out, and the count complained of.
        if property.kind == PropertyKind::Attr
            && let Some(attr) = state.attr(*ident)
            && let Some((accepts, summary)) = property.constraint
            && !accepts(ctx.attr_ref(attr))
        {
            mistake.note(property, (property.name, summary));
        }
    }
    mistake.result().map_err(|(property, summary)| {
        let message =
            format!("'{name}' op attribute '{property}' failed to satisfy constraint: {summary}");
        Diagnostic::error(state.loc, message)
    })
}
