//! The pass `scf-parallel-for-to-nested-fors`.

use ods_runtime::pass::{PassContext, PassResult, RunPass};
use ods_runtime::rewrite::Rewriter;
use ods_runtime::{Ir, Op};

use super::SCFParallelForToNestedFors;
use super::loop_nest::{nested, replace_by_loops};
use crate::scf::ParallelOp;

impl RunPass for SCFParallelForToNestedFors {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        for op in nested(ir, op, |op| op.isa::<ParallelOp<'_>>() && op.num_results() == 0) {
            let parallel = ir.op(op).cast::<ParallelOp<'_>>();
            let bounds = [parallel.lower_bound(), parallel.upper_bound(), parallel.step()];
            let bounds = bounds.map(|values| values.handles().to_vec());
            let Some(body) = parallel.region().first_block() else { continue };
            let (body, loc) = (body.handle(), parallel.loc());
            let mut r = Rewriter::new(ir);
            r.set_loc(loc);
            replace_by_loops(op, body, &bounds, &mut r);
        }
        Ok(())
    }
}
