//! Functions and graphs, and their terminators.

use super::{FuncOp, OutputOp, ReturnOp, SubgraphOp};
use crate::prelude::*;
use ods::functions;

/// Implements the kind of the regions of functions.
macro_rules! region_kinds {
    ($($op:ident: $kind:ident;)*) => {
        $(
            impl<'ir> RegionKindInterfaceTrait<'ir> for $op<'ir> {
                fn region_kind(_index: usize) -> RegionKind {
                    RegionKind::$kind
                }
            }
        )*
    };
}

functions!(FuncOp SubgraphOp);

region_kinds! {
    FuncOp: SsaCfg;
    SubgraphOp: Graph;
}

impl<'ir> Verify<'ir> for ReturnOp<'ir> {
    fn verify(self) -> VerifyResult {
        functions::verify_return(*self, "return", "returns")
    }
}

impl<'ir> Verify<'ir> for OutputOp<'ir> {
    fn verify(self) -> VerifyResult {
        functions::verify_return(*self, "output", "outputs")
    }
}
