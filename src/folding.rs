//! Code that the folders of dialects share.

#[cfg(any(feature = "arith", feature = "llvm"))]
mod elements;

#[cfg(any(feature = "arith", feature = "llvm"))]
pub(crate) use elements::*;

/// Implements `Fold`: `AddIOp: |op, constants| body`, where `body` is an `Option<Folded>`.
macro_rules! folders {
    ($($op:ident: |$view:ident, $constants:pat_param| $body:expr;)*) => {
        $(
            impl<'ir> ods_runtime::hooks::Fold<'ir> for $op<'ir> {
                fn fold(
                    self,
                    $constants: Self::Over<
                        'ir,
                        ods_runtime::Adaptor<'ir, ods_runtime::hooks::Constant<'ir>, ods_runtime::Region>,
                    >,
                ) -> Option<ods_runtime::rewrite::Folded> {
                    #[allow(unused_variables, reason = "some folders use constants only")]
                    let $view = self;
                    $body
                }
            }
        )*
    };
}
pub(crate) use folders;

/// The operation of the kind `V` that defines `value`.
#[cfg(any(feature = "arith", feature = "index"))]
#[inline]
pub(crate) fn defined_by<'ir, V: ods_runtime::ir::OpCast<'ir>>(
    value: ods_runtime::ValueRef<'ir>,
) -> Option<V> {
    value.defining_op()?.dyn_cast::<V>()
}
