//! Operations that choose one of their regions.

use ods_runtime::interfaces::{
    InvocationBounds, RegionBranchPoint, RegionSuccessor, RegionSuccessors,
};
use ods_runtime::ir::PropertyKey;
use ods_runtime::text::{OpParser, OpPrinter, ParseResult, RegionParts};
use ods_runtime::{OpRef, OpState, Region};

/// Parses `{...} else {...}`, whose second part is optional, and attributes. Calls `finish` on each region.
///
/// # Errors
///
/// If a region or the attributes are malformed.
pub fn parse(
    p: &mut OpParser<'_>,
    state: &mut OpState,
    finish: impl Fn(&mut OpParser<'_>, Region),
) -> ParseResult {
    let first = p.parse_region(&[])?;
    finish(p, first);
    state.add_region(first);
    let second = if p.parse_optional_keyword("else")? {
        let region = p.parse_region(&[])?;
        finish(p, region);
        region
    } else {
        p.new_region()
    };
    state.add_region(second);
    p.parse_optional_attr_dict(state)
}

/// Writes `{...} else {...}`, without the second part if that region is empty, and the attributes that are not `elided`.
pub fn print<'ir>(op: OpRef<'ir>, p: &mut OpPrinter<'ir>, elided: &[PropertyKey]) {
    let has_results = op.num_results() > 0;
    p.write(" ");
    p.print_region_with(
        op.region(0),
        RegionParts::without_entry_arguments().terminators(has_results),
    );
    if !op.region(1).is_empty() {
        p.write(" else ");
        p.print_region_with(
            op.region(1),
            RegionParts::without_entry_arguments().terminators(has_results),
        );
    }
    p.print_optional_attr_dict(op, elided);
}

/// Adds the successors at `point` of an operation that runs one of its regions. If the chosen region is empty, the
/// operation itself is the successor.
pub fn successors<'ir>(
    op: OpRef<'ir>,
    point: RegionBranchPoint<'ir>,
    successors: &mut RegionSuccessors<'ir>,
) {
    if point != RegionBranchPoint::Parent {
        return successors.push(RegionSuccessor::parent(op.results()));
    }
    chosen_successors(op, None, successors);
}

/// Adds the successors on entry: the region with the index `chosen`, or all if it is not known.
pub fn chosen_successors<'ir>(
    op: OpRef<'ir>,
    chosen: Option<usize>,
    successors: &mut RegionSuccessors<'ir>,
) {
    let regions = op.regions().enumerate();
    let regions = regions.filter(|(index, _)| chosen.is_none_or(|chosen| chosen == *index));
    successors.extend(regions.map(|(_, region)| match region.is_empty() {
        true => RegionSuccessor::parent(op.results()),
        false => RegionSuccessor::region(region, []),
    }));
}

/// How often each region runs: at most once, and never if `chosen` is another one.
pub fn invocation_bounds(op: OpRef<'_>, chosen: Option<usize>) -> Vec<InvocationBounds> {
    let upper = |index| u32::from(chosen.is_none_or(|chosen| chosen == index));
    (0..op.num_regions()).map(|index| InvocationBounds::between(0, upper(index))).collect()
}
