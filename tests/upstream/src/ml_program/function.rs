//! Functions and graphs, and their terminators.

use super::{FuncOp, OutputOp, ReturnOp, SubgraphOp};
use crate::functions;
use crate::prelude::*;

/// Implements the text and the interfaces of functions.
macro_rules! functions {
    ($($op:ident: $kind:ident;)*) => {
        $(
            impl<'ir> CustomAssembly<'ir> for $op<'ir> {
                fn parse(p: &mut OpParser<'_>, state: &mut OpState) -> ParseResult {
                    functions::parse(p, state)
                }

                fn print(self, p: &mut OpPrinter<'ir>) {
                    functions::print(*self, p);
                }
            }

            impl<'ir> CallableOpInterfaceTrait<'ir> for $op<'ir> {
                fn callable_region(self) -> Option<RegionRef<'ir>> {
                    functions::callable_region(*self)
                }

                fn argument_types(self) -> Vec<TypeRef<'ir>> {
                    functions::argument_types(*self)
                }

                fn result_types(self) -> Vec<TypeRef<'ir>> {
                    functions::result_types(*self)
                }
            }

            impl<'ir> RegionKindInterfaceTrait<'ir> for $op<'ir> {
                fn region_kind(_index: usize) -> RegionKind {
                    RegionKind::$kind
                }
            }
        )*
    };
}

functions! {
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
