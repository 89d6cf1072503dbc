//! The pass `cse`.

use super::{Pass, PassContext, PassResult, StatisticVisitor};
use crate::core::ir::{InsertPoint, Ir, Op, OpBuilder};
use crate::core::location::Location;
use crate::rewrite::eliminate_common_subexpressions;
use crate::semantics::dominance::DominanceInfo;

/// Replaces operations by equivalent ones that dominate them. Corresponds to `mlir::createCSEPass`.
#[derive(Clone, Default, Debug)]
pub struct Cse {
    replaced: u64,
    dead: u64,
}

impl Pass for Cse {
    fn name(&self) -> &str {
        "CSE"
    }

    fn argument(&self) -> &str {
        "cse"
    }

    fn description(&self) -> &str {
        "eliminate common subexpressions"
    }

    fn statistics(&mut self, visitor: &mut StatisticVisitor<'_>) {
        visitor.statistic("num-cse'd", "Number of operations CSE'd", &mut self.replaced);
        visitor.statistic("num-dce'd", "Number of operations DCE'd", &mut self.dead);
    }

    fn run(&mut self, ir: &mut Ir, op: Op, cx: &mut PassContext<'_>) -> PassResult {
        // The pass keeps the analysis valid, so that later passes find it.
        cx.analysis::<DominanceInfo>(ir);
        let builder = OpBuilder::new(ir, InsertPoint::Detached, Location::UNKNOWN);
        let counts = eliminate_common_subexpressions(&mut builder.into(), op);
        self.replaced += counts.replaced as u64;
        self.dead += counts.dead as u64;
        if (counts.replaced, counts.dead) == (0, 0) {
            cx.preserve_all();
        } else {
            cx.preserve::<DominanceInfo>();
        }
        Ok(())
    }
}
