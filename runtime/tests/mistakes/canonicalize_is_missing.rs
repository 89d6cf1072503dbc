//! `hasCanonicalizeMethod` without the method.

include!("dialects/fold.rs");

#[allow(unused_imports)]
use fix::*;
#[allow(unused_imports)]
use ods_runtime::codegen::*;
#[allow(unused_imports)]
use ods_runtime::hooks::*;

impl<'ir> Fold<'ir> for FoldedOp<'ir> {
    fn fold(self, _: &[Option<AttrRef<'ir>>]) -> Option<Vec<FoldResult>> {
        Some(vec![FoldResult::Value(self.from().handle())])
    }
}

impl CanonicalizationPatterns for FoldedOp<'_> {
    fn canonicalization_patterns(_: &mut PatternSet) {}
}

fn main() {}
