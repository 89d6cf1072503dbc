//! Asynchronous and bulk copies, and prefetches.

use super::*;

impl<'ir> Verify<'ir> for CpAsyncOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (modifier, size) = (self.modifier(), self.size());
        verify_plain_rows(
            *self,
            &[
                (
                    !matches!(modifier, LoadCacheModifierKind::CG | LoadCacheModifierKind::CA),
                    "Only CG and CA cache modifiers are supported.",
                ),
                (!matches!(size, 4 | 8 | 16), "expected byte size to be either 4, 8 or 16."),
                (
                    modifier == LoadCacheModifierKind::CG && size != 16,
                    "CG cache modifier is only support for 16 bytes copy.",
                ),
            ],
        )
    }
}

/// Verifies the coordinates of a copy from shared to global memory.
fn verify_store(op: OpRef<'_>, dimensions: usize, mode: TMAStoreMode) -> VerifyResult {
    verify_plain_rows(
        op,
        &[
            (!(1..=5).contains(&dimensions), "expects coordinates between 1 to 5 dimension"),
            (
                mode == TMAStoreMode::IM2COL && dimensions < 3,
                "to use im2col mode, the tensor has to be at least 3-dimensional",
            ),
        ],
    )
}

impl<'ir> Verify<'ir> for CpAsyncBulkTensorSharedCTAToGlobalOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (mode, dimensions) = (self.mode(), self.coordinates().len());
        let has_predicate = self.predicate().is_some();
        verify_plain_rows(
            *self,
            &[
                (
                    has_predicate && mode != TMAStoreMode::TILE,
                    "Inline-ptx lowering supported only for Tile mode.",
                ),
                (
                    has_predicate && self.l2_cache_hint().is_some(),
                    "Inline-ptx lowering unsupported with L2 cache-hint.",
                ),
            ],
        )?;
        match mode {
            TMAStoreMode::TileScatter4 => verify_plain_rows(
                *self,
                &[(dimensions != 5, "Scatter4 mode expects 5 coordinates")],
            ),
            _ => verify_store(*self, dimensions, mode),
        }
    }
}

impl<'ir> Verify<'ir> for CpAsyncBulkTensorReduceOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_plain_rows(
            *self,
            &[(
                self.mode() == TMAStoreMode::TileScatter4,
                "Scatter mode unsupported for CpAsyncBulkTensorReduceOp",
            )],
        )?;
        verify_store(*self, self.coordinates().len(), self.mode())
    }
}

/// Verifies the coordinates and offsets of a copy from global memory.
fn verify_load(
    op: OpRef<'_>,
    dimensions: usize,
    offsets: usize,
    mode: TMALoadMode,
) -> VerifyResult {
    use TMALoadMode::{IM2COL, Im2colW, Im2colW128, TILE, TileGather4};
    verify_plain_rows(
        op,
        &[
            (!(1..=5).contains(&dimensions), "expects coordinates between 1 to 5 dimension"),
            (mode == TileGather4 && dimensions != 5, "Gather4 mode expects 5 coordinates"),
        ],
    )?;
    let (needs_three, expected) = match mode {
        TILE | TileGather4 => (false, 0),
        IM2COL => (true, dimensions.saturating_sub(2)),
        Im2colW | Im2colW128 => (true, 2),
    };
    if needs_three && dimensions < 3 {
        return Err(
            op.error(format!("to use {mode} mode, the tensor has to be at least 3-dimensional"))
        );
    }
    match offsets == expected {
        true => Ok(()),
        false => Err(op.error(format!(" im2col offsets expected {expected} (provided {offsets})"))),
    }
}

impl<'ir> Verify<'ir> for CpAsyncBulkTensorPrefetchOp<'ir> {
    fn verify(self) -> VerifyResult {
        verify_load(*self, self.coordinates().len(), self.im2col_offsets().len(), self.mode())
    }
}

impl<'ir> Verify<'ir> for CpAsyncBulkTensorGlobalToSharedClusterOp<'ir> {
    fn verify(self) -> VerifyResult {
        let (mode, is_cta) = (self.mode(), self.is_cta_only());
        let has_predicate = self.predicate().is_some();
        let is_in = |space| is_pointer(self.dst_mem().ty(), space);
        verify_plain_rows(
            *self,
            &[
                (has_predicate && is_cta, "Predicate is supported only for shared::cluster mode."),
                (
                    has_predicate && !matches!(mode, TMALoadMode::TILE | TMALoadMode::IM2COL),
                    "Predicate is supported only for Tile and Im2col modes.",
                ),
                (
                    !has_predicate && is_cta && !is_in(NVVMMemorySpace::Shared),
                    "Shared::cta destination requires address-space 3.",
                ),
                (
                    !has_predicate && !is_cta && !is_in(NVVMMemorySpace::SharedCluster),
                    "Shared::cluster destination requires address-space 7.",
                ),
                (
                    is_cta && self.multicast_mask().is_some(),
                    "Multicast is not supported with shared::cta mode.",
                ),
                (
                    is_cta && self.group().is_some(),
                    "CTAGroup is not supported with shared::cta mode.",
                ),
            ],
        )?;
        verify_load(*self, self.coordinates().len(), self.im2col_offsets().len(), mode)
    }
}

impl<'ir> Verify<'ir> for CpAsyncBulkGlobalToSharedClusterOp<'ir> {
    fn verify(self) -> VerifyResult {
        let is_cta = is_pointer(self.dst_mem().ty(), NVVMMemorySpace::Shared);
        verify_plain_rows(
            *self,
            &[(
                is_cta && self.multicast_mask().is_some(),
                "Multicast is not supported with shared::cta mode.",
            )],
        )
    }
}

impl<'ir> Verify<'ir> for BulkStoreOp<'ir> {
    fn verify(self) -> VerifyResult {
        match self.init_val() {
            0 => Ok(()),
            other => Err(self.op_error(format!("only 0 is supported for initVal, got {other}"))),
        }
    }
}

impl<'ir> Verify<'ir> for PrefetchOp<'ir> {
    fn verify(self) -> VerifyResult {
        use NVVMMemorySpace::{Constant, Generic, Global, Local};
        let is_in = |spaces: &[NVVMMemorySpace]| {
            spaces.iter().any(|space| is_pointer(self.addr().ty(), *space))
        };
        let (level, priority) = (self.cache_level(), self.evict_priority());
        if self.tensormap() {
            return verify_rows(
                *self,
                &[
                    (level.is_some(), "cannot specify both tensormap and cache level"),
                    (
                        !is_in(&[Generic, Constant]),
                        "prefetch tensormap requires a generic or constant pointer",
                    ),
                    (priority.is_some(), "prefetch tensormap does not support eviction priority"),
                    (
                        self.in_param_space() && !is_in(&[Generic]),
                        "in_param_space can only be specified for a generic pointer",
                    ),
                ],
            );
        }
        let is_uniform = self.uniform();
        verify_rows(
            *self,
            &[
                (level.is_none(), "requires specification of either cache level or tensormap"),
                (
                    !is_in(&[Generic, Global, Local]),
                    "prefetch to cache level requires a generic, global, or local pointer",
                ),
                (
                    is_uniform && level != Some(PrefetchCacheLevel::L1),
                    "unsupported cache level, the only supported uniform cache level is L1",
                ),
                (
                    is_uniform && !is_in(&[Generic]),
                    "prefetch to uniform cache requires a generic pointer",
                ),
                (
                    priority.is_some() && level != Some(PrefetchCacheLevel::L2),
                    "cache eviction priority supported only for cache level L2",
                ),
                (
                    priority.is_some() && !is_in(&[Global]),
                    "cache eviction priority requires a global pointer",
                ),
                (
                    priority.is_some_and(|it| {
                        use CacheEvictionPriority::{EvictLast, EvictNormal};
                        !matches!(it, EvictLast | EvictNormal)
                    }),
                    "unsupported cache eviction priority, only evict_last and evict_normal are supported",
                ),
                (self.predicate().is_some(), "predicate supported only on prefetch tensormap"),
            ],
        )
    }
}
