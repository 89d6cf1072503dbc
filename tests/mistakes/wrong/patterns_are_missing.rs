//! `hasCanonicalizer` without patterns.

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

fn main() {}
