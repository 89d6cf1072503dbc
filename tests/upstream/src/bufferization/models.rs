//! The interfaces of builtin types.

use ods_runtime::{Dialect, DialectInit, external_type_model};

use super::{
    BufferLikeType, BufferLikeTypeTrait, BufferizationDialect, TensorLikeType, TensorLikeTypeTrait,
};
use crate::prelude::*;

external_type_model! {
    /// Tensors with a shape.
    pub struct RankedTensor(RankedTensorType);
}
external_type_model! {
    /// Tensors of any shape.
    pub struct UnrankedTensor(UnrankedTensorType);
}
external_type_model! {
    /// Memrefs with a shape.
    pub struct RankedMemRef(MemRefType);
}
external_type_model! {
    /// Memrefs of any shape.
    pub struct UnrankedMemRef(UnrankedMemRefType);
}

impl<'c> TensorLikeTypeTrait<'c> for RankedTensor<'c> {}
impl<'c> TensorLikeTypeTrait<'c> for UnrankedTensor<'c> {}
impl<'c> BufferLikeTypeTrait<'c> for RankedMemRef<'c> {}
impl<'c> BufferLikeTypeTrait<'c> for UnrankedMemRef<'c> {}

/// The dialect, with its interfaces attached to builtin types.
#[derive(Clone, Copy, Debug)]
pub struct WithModels;

impl Dialect for WithModels {
    const NAMESPACE: &'static str = BufferizationDialect::NAMESPACE;

    fn initialize(d: &mut DialectInit<'_>) {
        BufferizationDialect::initialize(d);
        TensorLikeType::attach::<RankedTensor<'static>>(d.ctx());
        TensorLikeType::attach::<UnrankedTensor<'static>>(d.ctx());
        BufferLikeType::attach::<RankedMemRef<'static>>(d.ctx());
        BufferLikeType::attach::<UnrankedMemRef<'static>>(d.ctx());
    }
}
