//! Whether operations of a region run in order.

use super::define::op_interface;

/// How a region is executed. Corresponds to `mlir::RegionKind`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionKind {
    /// Blocks of operations that run in order; values dominate their uses.
    SsaCfg,
    /// One block of operations without order; values may be used before they are defined.
    Graph,
}

op_interface! {
    /// Says how each region is executed. Corresponds to `mlir::RegionKindInterface`.
    RegionKindInterface, RegionKindInterfaceTrait, RegionKindInterfaceTable, bit = 7;

    /// The kind of region `index`.
    fn region_kind(self, index: usize) -> RegionKind;
}
