//! The pass `cse`.

use super::common::CSE;
use super::{PassContext, PassResult, RunPass};
use crate::core::ir::{InsertPoint, Ir, Op, OpBuilder};
use crate::core::location::Location;
use crate::rewrite::eliminate_common_subexpressions;
use crate::semantics::dominance::DominanceInfo;

impl RunPass for CSE {
    type State = ();

    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        // The pass keeps the analysis valid, so that later passes find it.
        cx.analysis::<DominanceInfo>(ir);
        let builder = OpBuilder::new(ir, InsertPoint::Detached, Location::UNKNOWN);
        let counts = eliminate_common_subexpressions(&mut builder.into(), op);
        self.statistics.replaced += counts.replaced as u64;
        self.statistics.dead += counts.dead as u64;
        if (counts.replaced, counts.dead) == (0, 0) {
            cx.preserve_all();
        } else {
            cx.preserve::<DominanceInfo>();
        }
        Ok(())
    }
}
