//! The drivers of conversions.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::attempts::Attempts;
use super::commit::Commit;
use super::config::{ConversionConfig, FoldingMode};
use super::failure::ConversionFailure;
use super::legalizer;
use super::order::PatternRanks;
use super::pattern::FrozenConversionPatternSet;
use super::rewriter::{ConversionRewriter, Recorder, State};
use super::target::ConversionTarget;
use crate::core::context::Context;
use crate::core::diag::Diagnostic;
use crate::core::ir::{InsertPoint, Ir, Listener, Op, OpBuilder, OpRef};
use crate::core::location::Location;
use crate::core::op_name::OpName;
use crate::rewrite::rewriter::Rewriter;

/// Which operations must be legal in the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    /// Those that are not known to be illegal may stay.
    Partial,
    /// All.
    Full,
    /// None: nothing is changed in the end.
    Analysis,
}

/// A conversion in progress.
#[derive(Debug)]
pub(super) struct Conversion<'a> {
    ctx: &'a Context,
    pub(super) target: &'a ConversionTarget,
    pub(super) patterns: &'a FrozenConversionPatternSet,
    pub(super) mode: Mode,
    pub(super) folding_mode: FoldingMode,
    pub(super) state: State,
    pub(super) attempts: RefCell<Attempts>,
    /// The patterns whose results are being made legal.
    pub(super) applied: RefCell<Vec<u32>>,
    /// The operations for [`ConversionConfig::visited`].
    pub(super) visited: RefCell<Vec<Op>>,
    ranks: PatternRanks,
    orders: RefCell<FxHashMap<OpName, Rc<[u32]>>>,
}

impl<'a> Conversion<'a> {
    pub(super) fn context(&self) -> &'a Context {
        self.ctx
    }

    /// The indices of the patterns for `op`, in the order in which they are tried.
    pub(super) fn order_for(&self, op: OpRef<'_>) -> Rc<[u32]> {
        let mut orders = self.orders.borrow_mut();
        let order = orders.entry(op.name_handle());
        order.or_insert_with(|| self.patterns.order_for(&self.ranks, op).into()).clone()
    }
}

/// Converts the operations in `ops`, and these, until none is illegal. Those of unknown legality may stay. Corresponds to
/// `mlir::applyPartialConversion`.
///
/// # Errors
///
/// If an illegal operation cannot be converted, or a type converter cannot connect values of different types. Then nothing has
/// changed.
///
/// # Panics
///
/// If a pattern misuses the rewriter, for example by replacing an operation twice.
pub fn apply_partial_conversion(
    ir: &mut Ir,
    ops: &[Op],
    target: &ConversionTarget,
    patterns: &FrozenConversionPatternSet,
    config: ConversionConfig<'_>,
) -> Result<(), ConversionFailure> {
    apply(ir, ops, target, patterns, config, Mode::Partial)
}

/// Converts the operations in `ops`, and these, until all are legal. Corresponds to `mlir::applyFullConversion`.
///
/// # Errors
///
/// If an operation cannot be converted, or a type converter cannot connect values of different types. Then nothing has changed.
///
/// # Panics
///
/// Like [`apply_partial_conversion`].
pub fn apply_full_conversion(
    ir: &mut Ir,
    ops: &[Op],
    target: &ConversionTarget,
    patterns: &FrozenConversionPatternSet,
    config: ConversionConfig<'_>,
) -> Result<(), ConversionFailure> {
    apply(ir, ops, target, patterns, config, Mode::Full)
}

/// Determines which operations in `ops` are legal or can be converted, for [`ConversionConfig::visited`]. Nothing changes.
/// Corresponds to `mlir::applyAnalysisConversion`.
///
/// # Errors
///
/// Never: operations that cannot be converted are left out.
///
/// # Panics
///
/// Like [`apply_partial_conversion`].
pub fn apply_analysis_conversion(
    ir: &mut Ir,
    ops: &[Op],
    target: &ConversionTarget,
    patterns: &FrozenConversionPatternSet,
    config: ConversionConfig<'_>,
) -> Result<(), ConversionFailure> {
    apply(ir, ops, target, patterns, config, Mode::Analysis)
}

fn apply(
    ir: &mut Ir,
    ops: &[Op],
    target: &ConversionTarget,
    patterns: &FrozenConversionPatternSet,
    config: ConversionConfig<'_>,
    mode: Mode,
) -> Result<(), ConversionFailure> {
    let ctx: Arc<Context> = ir.ctx().clone();
    let conversion = Conversion {
        ctx: &ctx,
        target,
        patterns,
        mode,
        folding_mode: config.folding_mode,
        state: State { has_listener: config.listener.is_some(), ..State::default() },
        attempts: RefCell::default(),
        applied: RefCell::default(),
        visited: RefCell::default(),
        ranks: patterns.ranks(target),
        orders: RefCell::default(),
    };
    let ConversionConfig { build_materializations, mut listener, visited, .. } = config;
    let converted = convert(ir, ops, &conversion);
    let Conversion { state, attempts, visited: mut all, .. } = conversion;
    let mut changes = state.changes.into_inner();
    if mode == Mode::Partial && converted.is_ok() {
        all.get_mut().retain(|op| !changes.is_replaced(*op));
    }
    if let Some(visited) = visited {
        visited.append(all.get_mut());
    }
    if let Err(op) = converted {
        // Like upstream, the error shows the operation among what is converted so far.
        let diagnostic = failure(ir.op(op), mode);
        changes.undo_to(ir, 0);
        return Err(ConversionFailure { diagnostic, attempts: attempts.into_inner().list(&ctx) });
    }
    if mode == Mode::Analysis {
        changes.undo_to(ir, 0);
        return Ok(());
    }
    let converters = state.converters.into_inner();
    let listener = listener.as_mut().map(|it| &mut **it as &mut dyn Listener);
    let mut commit = Commit { ir, changes: &mut changes, listener };
    commit.apply();
    let realized = commit.realize_casts(&converters, !build_materializations);
    if let Err(diagnostic) = realized.and_then(|()| commit.check_unused()) {
        commit.undo();
        return Err(ConversionFailure { diagnostic, attempts: Vec::new() });
    }
    changes.erase_detached(ir);
    Ok(())
}

fn convert(ir: &mut Ir, ops: &[Op], conversion: &Conversion<'_>) -> Result<(), Op> {
    let mut recorder = Recorder(conversion);
    let builder = OpBuilder::new(ir, InsertPoint::Detached, Location::UNKNOWN);
    let builder = builder.with_listener(&mut recorder);
    let rewriter = Rewriter::deferring(builder, &conversion.state);
    legalizer::convert(&mut ConversionRewriter::new(rewriter, conversion), ops, false)
}

/// The error about an operation that cannot be converted.
fn failure(op: OpRef<'_>, mode: Mode) -> Diagnostic {
    let marked = if mode == Mode::Partial { " that was explicitly marked illegal" } else { "" };
    op.error(format!("failed to legalize operation '{}'{marked}", op.name()))
}
