//! Region kinds: SSACFG regions and graph regions.
use super::RegionKindInterfaceTable;

/// How a region is executed. Corresponds to `mlir::RegionKind`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RegionKind {
    /// Operations run in order; values dominate their uses.
    #[default]
    SsaCfg,
    /// A single block of unordered operations; values may be used before their definition.
    Graph,
}

/// The implementation for operations that have only graph regions.
pub static GRAPH_REGIONS: RegionKindInterfaceTable =
    RegionKindInterfaceTable { region_kind: |_| RegionKind::Graph, has_ssa_dominance: |_| false };
