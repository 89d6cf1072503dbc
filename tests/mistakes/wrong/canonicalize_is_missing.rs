//! `hasCanonicalizeMethod` without the method.

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

impl CanonicalizationPatterns for FoldedOp<'_> {
    fn canonicalization_patterns(_: &mut PatternSet) {}
}

fn main() {}
