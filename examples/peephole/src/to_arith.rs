//! The pass `num-to-arith`: the rules of `to_arith.td`, and a pattern for any number of operands.

include!(concat!(env!("OUT_DIR"), "/to_arith.rs"));

use ods::arith::{AddIOp, ArithDialect, ConstantOp};
use ods_runtime::pass::{CreatePass, Pass, PassInfo, PassOption, PassOptions, PassResult};
use ods_runtime::prelude::*;
use ods_runtime::rewrite::{FrozenPatternSet, GreedyConfig, apply_patterns_greedily};

use crate::num::SumOp;

/// Converts operations of `num` to those of `arith`.
pub const PASS: PassInfo = PassInfo {
    argument: "num-to-arith",
    summary: "convert operations of `num` to those of `arith`",
    dialects: &[DialectEntry::of::<ArithDialect>()],
    options: &[PassOption { name: "fold", summary: "fold operations; true by default" }],
    create: CreatePass::Value(ToArith::create),
};

struct ToArith {
    fold: bool,
    patterns: FrozenPatternSet,
}

impl ToArith {
    fn create(options: &PassOptions) -> Result<Box<dyn Pass>, String> {
        let mut patterns = PatternSet::default();
        to_arith::populate(&mut patterns);
        patterns.add_op("ConvertSum", 1, convert_sum);
        let fold = options.flag("fold")?.unwrap_or(true);
        Ok(Box::new(ToArith { fold, patterns: patterns.freeze() }))
    }
}

impl Pass for ToArith {
    fn run(&mut self, ir: &mut Ir, op: Op) -> PassResult {
        let regions: Vec<Region> = ir.op(op).regions().map(|region| region.handle()).collect();
        for region in regions {
            let config = GreedyConfig { fold: self.fold, ..GreedyConfig::default() };
            apply_patterns_greedily(ir, region, &self.patterns, config)
                .map_err(|error| vec![ir.op(op).op_error(error.to_string())])?;
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
