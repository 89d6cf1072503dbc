//! Whether operations of a region run in order.
use super::RegionKindInterfaceTable;

/// How a region is executed. Corresponds to `mlir::RegionKind`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionKind {
    /// Blocks of operations that run in order; values dominate their uses.
    SsaCfg,
    /// One block of operations without order; values may be used before they are defined.
    Graph,
}

/// What an operation that has only graph regions implements.
pub static GRAPH_REGIONS: RegionKindInterfaceTable =
    RegionKindInterfaceTable { region_kind: |_| RegionKind::Graph, has_ssa_dominance: |_| false };
