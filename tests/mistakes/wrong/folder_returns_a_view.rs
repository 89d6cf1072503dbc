//! A folder that returns a view instead of a handle.

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
    fn fold(self, _: FoldedOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        Some(self.from())
    }
}

fn main() {}
