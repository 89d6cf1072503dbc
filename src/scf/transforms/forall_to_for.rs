//! The pass `scf-forall-to-for`.

use ods_runtime::ir::InsertPoint;
use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::Rewriter;
use ods_runtime::{Ir, Op};

use super::SCFForallToForLoop;
use super::forall_bounds::bounds;
use super::loop_nest::{nested, replace_by_loops};
use crate::scf::ForallOp;

impl RunPass for SCFForallToForLoop {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        for op in nested(ir, op, |op| op.isa::<ForallOp<'_>>()) {
            let view = ir.op(op);
            let Some(forall) = view.handle_of::<ForallOp<'static>>() else { continue };
            if !ir.get(forall).outputs().is_empty() {
                return Err(view
                    .op_error("cannot be converted to scf.for, because it has outputs")
                    .into());
            }
            let Some(body) = view.region(0).first_block() else { continue };
            let (body, loc) = (body.handle(), view.loc());
            let mut r = Rewriter::new(ir);
            r.set_loc(loc);
            r.set_insert_point(InsertPoint::Before(op));
            let bounds = bounds(forall, &mut r);
            replace_by_loops(op, body, &bounds, &mut r);
        }
        Ok(())
    }
}
