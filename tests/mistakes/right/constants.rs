//! Correct hooks of the dialect.

include!("../dialects/constants.rs");

#[allow(unused_imports)]
use mistakes::*;
#[allow(unused_imports)]
use ods_runtime::codegen::*;
#[allow(unused_imports)]
use ods_runtime::hooks::*;

impl MaterializeConstant for MistakesDialect {
    fn materialize_constant(b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Op> {
        Some(ConstantOp::build(b, ty, value).op())
    }
}

impl CanonicalizationPatterns for MistakesDialect {
    fn canonicalization_patterns(_: &mut PatternSet) {}
}

fn main() {}
