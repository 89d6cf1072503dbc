//! A pattern that takes a view, which cannot mutate the IR.

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

impl Canonicalize for MethodOp<'_> {
    fn canonicalize(_: &mut Ir, _: Op) -> bool {
        false
    }
}

fn pattern(_: &mut Ir, _: FoldedOp<'_>) -> bool {
    false
}

impl CanonicalizationPatterns for FoldedOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add(pattern);
    }
}

fn main() {}
