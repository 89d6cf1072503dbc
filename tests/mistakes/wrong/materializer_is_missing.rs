//! `hasConstantMaterializer` without one.

include!("../dialects/constants.rs");

#[allow(unused_imports)]
use mistakes::*;
#[allow(unused_imports)]
use ods_runtime::codegen::*;
#[allow(unused_imports)]
use ods_runtime::hooks::*;

impl CanonicalizationPatterns for MistakesDialect {
    fn canonicalization_patterns(_: &mut PatternSet) {}
}

fn main() {}
