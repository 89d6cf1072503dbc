//! The dialect `gpu`: kernels, operations that launch them, and operations of their bodies.

mod attributes;
mod containers;
mod directives;
mod function;
mod groups;
mod helpers;
mod ids;
mod launch;
mod matrices;
mod memory;
mod types;
mod warp;

generated!(gpu);

pub use self::types::{
    AsyncTokenType, MMAMatrixType, SparseDnTensorHandleType, SparseSpGEMMOpHandleType,
    SparseSpMatHandleType,
};

use crate::prelude::*;

/// Promises that the targets of other dialects compile modules, which no tool here does.
fn promise_targets(_d: &mut DialectInit<'_>) {
    #[cfg(feature = "nvvm")]
    _d.promise_attr_interface::<TargetAttrInterfaceTable>(&crate::nvvm::NVVM_TARGET_ATTR);
    #[cfg(feature = "rocdl")]
    _d.promise_attr_interface::<TargetAttrInterfaceTable>(&crate::rocdl::ROCDL_TARGET_ATTR);
    #[cfg(feature = "xevm")]
    _d.promise_attr_interface::<TargetAttrInterfaceTable>(&crate::xevm::XE_VM_TARGET_ATTR);
}

/// The dialect with its types, which the definitions do not list.
#[derive(Clone, Copy, Debug)]
pub struct GPUDialect;

impl Dialect for GPUDialect {
    const NAMESPACE: &'static str = "gpu";

    fn initialize(d: &mut DialectInit<'_>) {
        d.ty::<AsyncTokenType<'_>>();
        d.ty::<MMAMatrixType<'_>>();
        d.ty::<SparseDnTensorHandleType<'_>>();
        d.ty::<SparseSpMatHandleType<'_>>();
        d.ty::<SparseSpGEMMOpHandleType<'_>>();
        <generated::gpu::GPUDialect as Dialect>::initialize(d);
        promise_targets(d);
        d.hooks().parse_attribute = Some(attributes::parse);
        d.hooks().parse_type = Some(|p| match p.parse_generated_type::<Self>()? {
            Some(ty) => Ok(ty),
            None => {
                let mnemonic = p.parse_any_keyword()?;
                types::parse(p.ctx(), mnemonic).ok_or_else(|| {
                    p.custom_error_at(p.name_loc(), format!("unknown gpu type: {mnemonic}"))
                })
            }
        });
    }
}
