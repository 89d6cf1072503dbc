//! The conversion of `scf` to `cf`.
//!
//! A pattern splits the block at its operation. The regions move between both parts, and branches replace their terminators.

mod branches;
mod loops;
mod parallel;

use ods_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionTarget, apply_partial_conversion,
};
use ods_runtime::diag::Diagnostic;
use ods_runtime::ir::InsertPoint;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::{PatternSet, Rewriter};
use ods_runtime::{Block, Ir, Op, Value};

use crate::cf::BranchOp;
use crate::scf::{ExecuteRegionOp, ForOp, ForallOp, IfOp, IndexSwitchOp, ParallelOp, WhileOp};

generated!("scf_conversions.rs");

pub use self::generated::passes::*;

/// Adds the patterns of the conversion. Corresponds to `populateSCFToControlFlowConversionPatterns`.
pub fn add_patterns(patterns: &mut PatternSet) {
    patterns.add_op("ForallLowering", 1, parallel::forall_to_parallel);
    patterns.add_op("ForLowering", 1, loops::convert_for);
    patterns.add_op("IfLowering", 1, branches::convert_if);
    patterns.add_op("ParallelLowering", 1, parallel::parallel_to_loops);
    patterns.add_op("WhileLowering", 1, loops::convert_while);
    patterns.add_op("ExecuteRegionLowering", 1, branches::convert_execute_region);
    patterns.add_op("IndexSwitchLowering", 1, branches::convert_index_switch);
    patterns.add_op("DoWhileLowering", 2, loops::convert_do_while);
}

/// The target without the operations that the patterns convert; all others may stay.
fn target() -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.add_illegal_op::<ForallOp<'_>>();
    target.add_illegal_op::<ForOp<'_>>();
    target.add_illegal_op::<IfOp<'_>>();
    target.add_illegal_op::<IndexSwitchOp<'_>>();
    target.add_illegal_op::<ParallelOp<'_>>();
    target.add_illegal_op::<WhileOp<'_>>();
    target.add_illegal_op::<ExecuteRegionOp<'_>>();
    target.mark_unknown_op_dynamically_legal(|_| Some(true));
    target
}

impl RunPass for SCFToControlFlowPass {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let mut rewrites = PatternSet::default();
        add_patterns(&mut rewrites);
        let mut patterns = ConversionPatternSet::new();
        patterns.add_rewrites(rewrites);
        let config = ConversionConfig::default();
        apply_partial_conversion(ir, &[op], &target(), &patterns.freeze(), config)
            .map_err(Diagnostic::from)?;
        Ok(())
    }
}

/// Replaces the terminator of `block` by a branch to `dest` with the same operands.
fn branch_from(block: Block, dest: Block, r: &mut Rewriter<'_>) -> Option<()> {
    let terminator = r.block(block).back()?;
    let (terminator, values) = (terminator.handle(), terminator.operands().handles());
    append_branch(block, dest, &values, r);
    r.erase_op(terminator);
    Some(())
}

/// Appends a branch to `block`.
fn append_branch(block: Block, dest: Block, values: &[Value], r: &mut Rewriter<'_>) {
    r.set_insert_point(InsertPoint::End(block));
    BranchOp::build(r, dest, values);
}

/// Calls `create` with the location of `op` for new operations.
fn with_loc_of(op: Op, r: &mut Rewriter<'_>, create: impl FnOnce(&mut Rewriter<'_>)) {
    let (outer, loc) = (r.loc(), r.op(op).loc());
    r.set_loc(loc);
    create(r);
    r.set_loc(outer);
}
