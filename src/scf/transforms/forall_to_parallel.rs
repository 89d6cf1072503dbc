//! The pass `scf-forall-to-parallel`.

use ods_runtime::ir::InsertPoint;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::Rewriter;
use ods_runtime::{Block, Ir, Op, OpOf};

use super::SCFForallToParallelLoop;
use super::forall_bounds::bounds;
use super::loop_nest::nested;
use crate::scf::{ForallOp, ParallelOp, ReduceOp};

impl RunPass for SCFForallToParallelLoop {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        for op in nested(ir, op, |op| op.isa::<ForallOp<'_>>()) {
            let view = ir.op(op);
            let Some(forall) = view.handle_of::<ForallOp<'static>>() else { continue };
            let problem = if !ir.get(forall).outputs().is_empty() {
                "it has outputs"
            } else if ir.get(forall).static_step().is_empty() {
                "it has no dimensions"
            } else {
                ""
            };
            if !problem.is_empty() {
                let message = format!("cannot be converted to scf.parallel, because {problem}");
                return Err(view.op_error(message).into());
            }
            let Some(body) = view.region(0).first_block() else { continue };
            let (body, loc) = (body.handle(), view.loc());
            let mut r = Rewriter::new(ir);
            r.set_loc(loc);
            convert_forall_to_parallel(forall, body, &mut r);
        }
        Ok(())
    }
}

/// Replaces a loop without outputs by an `scf.parallel` with the operations of `body`.
pub(crate) fn convert_forall_to_parallel(
    forall: OpOf<ForallOp<'static>>,
    body: Block,
    r: &mut Rewriter<'_>,
) {
    r.set_insert_point(InsertPoint::Before(forall.op()));
    let [lowers, uppers, steps] = bounds(forall, r);
    let view = r.get(forall);
    let mapping = view.mapping().map(|mapping| mapping.handle());
    let terminator = view.region().first_block().and_then(|block| block.back());
    let terminator = terminator.map(|last| (last.handle(), last.loc()));
    let loc = r.loc();
    let parallel = ParallelOp::builder(r, lowers, uppers, steps).build();
    let region = r.get(parallel).region();
    let (region, empty) = (region.handle(), region.first_block().map(|block| block.handle()));
    r.move_block(body, region, empty);
    if let Some(empty) = empty {
        r.erase_block(empty);
    }
    if let Some((terminator, at)) = terminator {
        r.set_insert_point(InsertPoint::End(body));
        r.set_loc(at);
        ReduceOp::build_empty(r);
        r.erase_op(terminator);
        r.set_loc(loc);
    }
    if mapping.is_some() {
        let name = r.ctx().ident("mapping");
        r.modify(parallel.op(), |ir, op| ir.set_attr(op, name, mapping));
    }
    r.erase_op(forall);
}
