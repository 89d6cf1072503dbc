//! A pattern that takes a view, which cannot mutate the IR.

include!("../dialects/fold.rs");

#[allow(unused_imports)]
use mistakes::*;
#[allow(unused_imports)]
use ods_runtime::codegen::*;
#[allow(unused_imports)]
use ods_runtime::hooks::*;

impl<'ir> Fold<'ir> for FoldedOp<'ir> {
    fn fold(self, _: FoldedOpAdaptor<'ir, Constant<'ir>>) -> Option<Folded> {
        Some(Folded::value(self.from()))
    }
}

impl Canonicalize for MethodOp<'static> {
    fn canonicalize(_: OpOf<Self>, _: &mut Rewriter<'_>) -> Option<()> {
        None
    }
}

fn pattern(_: FoldedOp<'_>, _: &mut Rewriter<'_>) -> Option<()> {
    None
}

impl CanonicalizationPatterns for FoldedOp<'_> {
    fn canonicalization_patterns(patterns: &mut PatternSet) {
        patterns.add_op("pattern", 1, pattern);
    }
}

fn main() {}
