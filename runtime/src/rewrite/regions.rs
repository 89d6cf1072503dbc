//! Simplification of the blocks of regions: unreachable blocks, dead code, identical blocks, redundant arguments.

mod dead_code;
mod identical_blocks;
mod redundant_arguments;
mod successor_operands;
mod unreachable;

pub use dead_code::eliminate_dead_code;
pub use successor_operands::{append_successor_operands, splice_successor_operands};
pub use unreachable::erase_unreachable_blocks;

use identical_blocks::merge_identical_blocks;
use redundant_arguments::drop_redundant_arguments;

use crate::core::ir::{Region, RegionRef};
use crate::rewrite::greedy::RegionSimplification;
use crate::rewrite::rewriter::Rewriter;

/// Erases unreachable blocks, dead operations and dead block arguments in `region` and the regions nested in it. An
/// aggressive simplification also merges identical blocks and drops arguments that are always the same value; one that
/// is disabled does nothing. Returns whether anything changed. Corresponds to `mlir::simplifyRegions`.
///
/// ```
/// use ods_runtime::Context;
/// use ods_runtime::rewrite::{RegionSimplification, Rewriter, simplify_regions};
/// use ods_runtime::text::parse_source;
///
/// let ctx = Context::new();
/// let text = b"module { %0 = builtin.unrealized_conversion_cast to i32 }";
/// let mut ir = parse_source(&ctx, "m.mlir", text).unwrap();
/// let region = ir.root().unwrap().region(0).handle();
/// // Nothing uses the cast.
/// let level = RegionSimplification::Normal;
/// assert!(simplify_regions(&mut Rewriter::new(&mut ir), region, level));
/// assert_eq!(ir.root().unwrap().to_string(), "module {\n}");
/// ```
pub fn simplify_regions(r: &mut Rewriter<'_>, region: Region, level: RegionSimplification) -> bool {
    if level == RegionSimplification::Disabled {
        return false;
    }
    let mut changed = erase_unreachable_blocks(r, region);
    changed |= eliminate_dead_code(r, region);
    if level == RegionSimplification::Aggressive {
        changed |= merge_identical_blocks(r, region);
        changed |= drop_redundant_arguments(r, region);
    }
    changed
}

/// The regions of the operations directly in `region`.
fn nested_regions(region: RegionRef<'_>) -> impl Iterator<Item = Region> {
    let ops = region.blocks().flat_map(|block| block.ops());
    ops.flat_map(|op| op.regions()).map(|region| region.handle())
}
