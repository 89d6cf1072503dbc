//! A folder that returns one result instead of what the operation folds to.

include!("../dialects/fold.rs");

#[allow(unused_imports)]
use mistakes::*;
#[allow(unused_imports)]
use ods_runtime::codegen::*;
#[allow(unused_imports)]
use ods_runtime::hooks::*;

impl CanonicalizationPatterns for FoldedOp<'_> {
    fn canonicalization_patterns(_: &mut PatternSet) {}
}

impl Canonicalize for MethodOp<'static> {
    fn canonicalize(_: OpOf<Self>, _: &mut Rewriter<'_>) -> Option<()> {
        None
    }
}

impl<'ir> Fold<'ir> for FoldedOp<'ir> {
    fn fold(self, _: FoldedOpAdaptor<'ir, Constant<'ir>>) -> Option<FoldResult> {
        None
    }
}

fn main() {}
