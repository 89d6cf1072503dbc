//! Sizes of the arrays in which a tensor is stored.

use super::{
    GetStorageSpecifierOp, SetStorageSpecifierOp, SparseTensorEncodingAttr, StorageSpecifierKind,
};
use crate::prelude::*;

fn verify_field(
    op: OpRef<'_>,
    kind: StorageSpecifierKind,
    level: Option<u64>,
    encoding: SparseTensorEncodingAttr<'_>,
) -> VerifyResult {
    if kind == StorageSpecifierKind::ValMemSize {
        return match level {
            Some(_) => Err(op.error("redundant level argument for querying value memory size")),
            None => Ok(()),
        };
    }
    let of_slice = [StorageSpecifierKind::DimOffset, StorageSpecifierKind::DimStride];
    if of_slice.contains(&kind) && encoding.dim_slices().is_empty() {
        return Err(op.error("requested slice data on non-slice tensor"));
    }
    let Some(level) = level else { return Err(op.error("missing level argument")) };
    let Some(level) = usize::try_from(level).ok().and_then(|it| encoding.lvl_types().get(it))
    else {
        return Err(op.error("requested level is out of bounds"));
    };
    if kind == StorageSpecifierKind::PosMemSize && level.is_singleton() {
        return Err(op.error("requested position memory size on a singleton level"));
    }
    Ok(())
}

/// Implements the verifiers of operations on a field of a specifier.
macro_rules! fields {
    ($($op:ident)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    let encoding = self.specifier().ty().encoding();
                    let level = self.level().and_then(|it| it.uint());
                    verify_field(*self, self.specifier_kind(), level, encoding)
                }
            }
        )*
    };
}

fields! { GetStorageSpecifierOp SetStorageSpecifierOp }
