//! The pass `num-to-arith`: the rules of `to_arith.td`, and a pattern for any number of operands.

include!(concat!(env!("OUT_DIR"), "/to_arith.rs"));

use std::sync::Arc;

use ods::arith::{AddIOp, ArithDialect, ConstantOp};
use ods_runtime::pass::{OptionVisitor, Pass, PassContext, PassResult};
use ods_runtime::prelude::*;
use ods_runtime::rewrite::{FrozenPatternSet, GreedyConfig, apply_patterns_greedily};

use crate::num::SumOp;

/// Converts operations of `num` to those of `arith`.
#[derive(Clone)]
pub struct ToArith {
    /// Whether operations are folded.
    pub fold: bool,
    patterns: Arc<FrozenPatternSet>,
}

impl Default for ToArith {
    fn default() -> Self {
        let mut patterns = PatternSet::default();
        to_arith::populate(&mut patterns);
        patterns.add_op("ConvertSum", 1, convert_sum);
        ToArith { fold: true, patterns: Arc::new(patterns.freeze()) }
    }
}

impl Pass for ToArith {
    fn argument(&self) -> &str {
        "num-to-arith"
    }

    fn description(&self) -> &str {
        "convert operations of `num` to those of `arith`"
    }

    fn dialects(&self) -> Vec<DialectEntry> {
        vec![DialectEntry::of::<ArithDialect>()]
    }

    fn options(&mut self, visitor: &mut OptionVisitor<'_>) {
        visitor.option("fold", "fold operations; true by default", &mut self.fold);
    }

    fn run(&mut self, ir: &mut Ir, op: Op, _: &mut PassContext<'_>) -> PassResult {
        let regions: Vec<Region> = ir.op(op).regions().map(|region| region.handle()).collect();
        for region in regions {
            let config = GreedyConfig { fold: self.fold, ..GreedyConfig::default() };
            apply_patterns_greedily(ir, region, &self.patterns, config)
                .map_err(|error| ir.op(op).op_error(error.to_string()))?;
        }
        Ok(())
    }
}

/// Adds the terms to the offset, one after the other.
fn convert_sum(op: OpOf<SumOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let sum = r.get(op);
    let (terms, offset) = (sum.terms().handles(), sum.offset_attr().handle());
    let mut total: Value = ConstantOp::build(r, offset).into();
    for term in terms {
        total = AddIOp::build(r, total, term).into();
    }
    r.replace_op(op, &[total]);
    Some(())
}
