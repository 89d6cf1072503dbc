//! Canonicalization: the rules of `simplify.td`, and a pattern for any number of operands.

include!(concat!(env!("OUT_DIR"), "/simplify.rs"));

use ods_runtime::OpOf;
use ods_runtime::hooks::CanonicalizationPatterns;
use ods_runtime::prelude::*;

use crate::num::{NumDialect, SumOp};

impl CanonicalizationPatterns for NumDialect {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        simplify::populate(patterns);
        patterns.add_op("SumOfSum", 1, sum_of_sum);
    }
}

/// Adds the terms of an inner sum that nothing else uses: (x + y) + z is x + y + z.
fn sum_of_sum(op: OpOf<SumOp<'static>>, r: &mut Rewriter<'_>) -> Option<()> {
    let sum = r.get(op);
    let inner = sum.terms().enumerate().find_map(|(index, term)| {
        let inner = term.defining_op()?.dyn_cast::<SumOp<'_>>()?;
        inner.result().has_one_use().then_some((index, inner))
    });
    let Some((index, inner)) = inner else {
        return r.no_match(op, "no term is a sum that is used once");
    };
    let mut terms = sum.terms().handles().to_vec();
    terms.splice(index..=index, inner.terms().handles());
    let offset = sum.offset().wrapping_add(inner.offset());
    let sum = r.new_op::<SumOp>().set_terms(&terms).set_offset(offset).build();
    r.replace_op_with(op, sum);
    Some(())
}
