//! Operations that pass control between their regions, and the terminators that do it from inside.

use smallvec::SmallVec;

use super::{
    RegionBranchOpInterface, RegionBranchTerminatorOpInterface,
    RegionBranchTerminatorOpInterfaceTable,
};
use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::ir::{OpRef, OperandRange, RegionRef, ValueRef};

/// Where control leaves for a region or for what follows the operation. Corresponds to `mlir::RegionBranchPoint`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionBranchPoint<'ir> {
    /// The operation itself, which is being entered.
    Parent,
    /// A terminator in one of its regions.
    Terminator(OpRef<'ir>),
}

impl<'ir> RegionBranchPoint<'ir> {
    /// The region that control leaves; `None` for the operation itself.
    pub fn region(self) -> Option<RegionRef<'ir>> {
        match self {
            RegionBranchPoint::Parent => None,
            RegionBranchPoint::Terminator(op) => op.parent_region(),
        }
    }
}

/// Where control goes, and the values that are given there. Corresponds to `mlir::RegionSuccessor`.
#[derive(Clone, Debug)]
pub struct RegionSuccessor<'ir> {
    region: Option<RegionRef<'ir>>,
    inputs: SmallVec<[ValueRef<'ir>; 4]>,
}

impl<'ir> RegionSuccessor<'ir> {
    /// The entry block of `region`, whose arguments `inputs` are given values.
    pub fn region(region: RegionRef<'ir>, inputs: impl IntoIterator<Item = ValueRef<'ir>>) -> Self {
        RegionSuccessor { region: Some(region), inputs: inputs.into_iter().collect() }
    }

    /// The entry block of `region`, all of whose arguments are given values.
    pub fn whole_region(region: RegionRef<'ir>) -> Self {
        let arguments = region.first_block().into_iter().flat_map(|block| block.arguments());
        Self::region(region, arguments)
    }

    /// What follows the operation, whose results `inputs` are given values.
    pub fn parent(inputs: impl IntoIterator<Item = ValueRef<'ir>>) -> Self {
        RegionSuccessor { region: None, inputs: inputs.into_iter().collect() }
    }

    /// The region; `None` for what follows the operation.
    pub fn successor(&self) -> Option<RegionRef<'ir>> {
        self.region
    }

    /// The values that are given.
    pub fn inputs(&self) -> &[ValueRef<'ir>] {
        &self.inputs
    }
}

/// How often a region is entered, at least and at most. Corresponds to `mlir::InvocationBounds`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InvocationBounds {
    /// At least.
    pub lower: u32,
    /// At most, if that is known.
    pub upper: Option<u32>,
}

impl InvocationBounds {
    /// Nothing is known.
    pub const fn unknown() -> Self {
        InvocationBounds { lower: 0, upper: None }
    }

    /// Between two numbers of times, both included.
    pub const fn between(lower: u32, upper: u32) -> Self {
        InvocationBounds { lower, upper: Some(upper) }
    }
}

/// The successors of one point.
pub type RegionSuccessors<'ir> = SmallVec<[RegionSuccessor<'ir>; 2]>;

/// What an operation that is `ReturnLike` implements, unless it says otherwise: it passes all of its operands.
pub static RETURN_LIKE: RegionBranchTerminatorOpInterfaceTable =
    RegionBranchTerminatorOpInterfaceTable {
        successor_operands: |op, _| op.operands(),
        successor_regions: |op, _, successors| terminator_successors(op, successors),
    };

/// Checks that what is passed to regions, and to results, fits them.
pub(crate) fn verify_region_branch(op: RegionBranchOpInterface<'_>) -> VerifyResult {
    let parent = RegionBranchPoint::Parent;
    verify_edges(op, parent, |successor| op.entry_successor_operands(successor))?;
    for block in op.regions().flat_map(|region| region.blocks()) {
        let terminator = block.back().and_then(|op| op.dyn_cast());
        let Some(terminator): Option<RegionBranchTerminatorOpInterface<'_>> = terminator else {
            continue;
        };
        let point = RegionBranchPoint::Terminator(*terminator);
        verify_edges(op, point, |successor| terminator.successor_operands(successor))?;
    }
    Ok(())
}

/// Checks that what is passed from `point` fits each successor.
fn verify_edges<'ir>(
    op: RegionBranchOpInterface<'ir>,
    point: RegionBranchPoint<'ir>,
    operands: impl Fn(&RegionSuccessor<'ir>) -> OperandRange<'ir>,
) -> VerifyResult {
    let mut successors = RegionSuccessors::new();
    op.successor_regions(point, &mut successors);
    for successor in successors {
        let (passed, wanted) = (operands(&successor), successor.inputs());
        if passed.len() != wanted.len() {
            let what = format!(
                "region branch point has {} operands, but region successor needs {} inputs",
                passed.len(),
                wanted.len()
            );
            return Err(edge_error(op, point, &successor, &what));
        }
        for (i, (passed, wanted)) in passed.zip(wanted).enumerate() {
            let (have, want) = (passed.ty(), wanted.ty());
            if !op.are_types_compatible(have, want) {
                let what = format!(
                    "successor operand type #{i} '{have}' should match successor input type #{i} '{want}'"
                );
                return Err(edge_error(op, point, &successor, &what));
            }
        }
    }
    Ok(())
}

#[cold]
fn edge_error(
    op: RegionBranchOpInterface<'_>,
    point: RegionBranchPoint<'_>,
    successor: &RegionSuccessor<'_>,
    what: &str,
) -> Diagnostic {
    let (from, at) = match point {
        RegionBranchPoint::Parent => ("parent".to_owned(), *op),
        RegionBranchPoint::Terminator(op) => (format!("Operation {}", op.name()), op),
    };
    let to = match successor.successor() {
        None => "parent".to_owned(),
        Some(region) => format!("Region #{}", region.index()),
    };
    op.op_error(format!("along control flow edge from {from} to {to}: {what}"))
        .note(Some(at.loc()), "region branch point")
}

/// Adds where control may go from the terminator `op` of a region to `successors`.
pub(crate) fn terminator_successors<'ir>(op: OpRef<'ir>, successors: &mut RegionSuccessors<'ir>) {
    let parent = op.parent_op().and_then(|parent| parent.dyn_cast::<RegionBranchOpInterface<'_>>());
    if let Some(parent) = parent {
        parent.successor_regions(RegionBranchPoint::Terminator(op), successors);
    }
}

/// Checks where the terminator stands.
pub(crate) fn verify_region_branch_terminator(
    _op: RegionBranchTerminatorOpInterface<'_>,
) -> VerifyResult {
    Ok(())
}

/// The regions that control may reach from region `first` of `op`.
fn reachable(op: RegionBranchOpInterface<'_>, first: usize) -> Vec<bool> {
    let mut reached = vec![false; op.num_regions()];
    let mut waiting = vec![first];
    while let Some(index) = waiting.pop() {
        let mut successors = RegionSuccessors::new();
        for block in op.region(index).blocks() {
            let terminator = block.back().and_then(|op| op.dyn_cast());
            let Some(terminator): Option<RegionBranchTerminatorOpInterface<'_>> = terminator else {
                continue;
            };
            op.successor_regions(RegionBranchPoint::Terminator(*terminator), &mut successors);
        }
        for region in successors.iter().filter_map(RegionSuccessor::successor) {
            let index = region.index();
            if !std::mem::replace(&mut reached[index], true) {
                waiting.push(index);
            }
        }
    }
    reached
}

/// Whether control may come back to region `index` after it left it.
pub(crate) fn is_repetitive_region(op: RegionBranchOpInterface<'_>, index: usize) -> bool {
    reachable(op, index)[index]
}

/// Whether any region that control enters may be executed more than once.
pub(crate) fn has_loop(op: RegionBranchOpInterface<'_>) -> bool {
    (0..op.num_regions()).any(|index| is_repetitive_region(op, index))
}
