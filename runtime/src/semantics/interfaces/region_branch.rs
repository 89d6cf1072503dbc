//! Operations that transfer control between their regions, and the terminators of these regions.

use smallvec::SmallVec;

use super::{
    RegionBranchOpInterface, RegionBranchTerminatorOpInterface,
    RegionBranchTerminatorOpInterfaceTable,
};
use crate::core::diag::{Diagnostic, VerifyResult};
use crate::core::ir::{OpRef, OperandRange, RegionRef, ValueRef};

/// A point from which control branches to a region or back to the parent. Corresponds to `mlir::RegionBranchPoint`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RegionBranchPoint<'ir> {
    /// The entry of the operation itself.
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

/// The target of a branch and the values that receive the operands. Corresponds to `mlir::RegionSuccessor`.
#[derive(Clone, Debug)]
pub struct RegionSuccessor<'ir> {
    region: Option<RegionRef<'ir>>,
    inputs: SmallVec<[ValueRef<'ir>; 4]>,
}

impl<'ir> RegionSuccessor<'ir> {
    /// The entry block of `region`; its arguments `inputs` receive the operands.
    pub fn region(region: RegionRef<'ir>, inputs: impl IntoIterator<Item = ValueRef<'ir>>) -> Self {
        RegionSuccessor { region: Some(region), inputs: inputs.into_iter().collect() }
    }

    /// The entry block of `region`; all of its arguments receive operands.
    pub fn whole_region(region: RegionRef<'ir>) -> Self {
        let arguments = region.first_block().into_iter().flat_map(|block| block.arguments());
        Self::region(region, arguments)
    }

    /// The parent operation; its results `inputs` receive the operands.
    pub fn parent(inputs: impl IntoIterator<Item = ValueRef<'ir>>) -> Self {
        RegionSuccessor { region: None, inputs: inputs.into_iter().collect() }
    }

    /// The region; `None` for the parent operation.
    pub fn successor(&self) -> Option<RegionRef<'ir>> {
        self.region
    }

    /// The values that receive the operands.
    pub fn inputs(&self) -> &[ValueRef<'ir>] {
        &self.inputs
    }
}

/// The minimum and maximum number of times a region is entered. Corresponds to `mlir::InvocationBounds`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct InvocationBounds {
    /// The minimum.
    pub lower: u32,
    /// The maximum, if known.
    pub upper: Option<u32>,
}

impl InvocationBounds {
    /// Unknown bounds.
    pub const fn unknown() -> Self {
        InvocationBounds { lower: 0, upper: None }
    }

    /// Bounds from `lower` to `upper`, inclusive.
    pub const fn between(lower: u32, upper: u32) -> Self {
        InvocationBounds { lower, upper: Some(upper) }
    }
}

/// The successors of a branch point.
pub type RegionSuccessors<'ir> = SmallVec<[RegionSuccessor<'ir>; 2]>;

/// The default implementation for `ReturnLike` operations: they pass all operands to the parent.
pub static RETURN_LIKE: RegionBranchTerminatorOpInterfaceTable =
    RegionBranchTerminatorOpInterfaceTable {
        successor_operands: |op, _| op.operands(),
        successor_regions: |op, _, successors| terminator_successors(op, successors),
    };

/// Verifies that the operands along each edge match the successor's inputs.
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

/// Verifies the edges from `point`.
fn verify_edges<'ir>(
    op: RegionBranchOpInterface<'ir>,
    point: RegionBranchPoint<'ir>,
    operands: impl Fn(&RegionSuccessor<'ir>) -> OperandRange<'ir>,
) -> VerifyResult {
    let mut successors = RegionSuccessors::new();
    op.successor_regions(point, &mut successors);
    for successor in successors {
        let (passed, expected) = (operands(&successor), successor.inputs());
        if passed.len() != expected.len() {
            let what = format!(
                "region branch point has {} operands, but region successor needs {} inputs",
                passed.len(),
                expected.len()
            );
            return Err(edge_error(op, point, &successor, &what));
        }
        for (i, (passed, expected)) in passed.zip(expected).enumerate() {
            let (operand_type, input_type) = (passed.ty(), expected.ty());
            if !op.are_types_compatible(operand_type, input_type) {
                let what = format!(
                    "successor operand type #{i} '{operand_type}' should match successor input type #{i} '{input_type}'"
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

/// Adds the successors of the terminator `op` to `successors`.
pub(crate) fn terminator_successors<'ir>(op: OpRef<'ir>, successors: &mut RegionSuccessors<'ir>) {
    let parent = op.parent_op().and_then(|parent| parent.dyn_cast::<RegionBranchOpInterface<'_>>());
    if let Some(parent) = parent {
        parent.successor_regions(RegionBranchPoint::Terminator(op), successors);
    }
}

/// Checks nothing: [`verify_region_branch`] verifies the edges of terminators.
pub(crate) fn verify_region_branch_terminator(
    _op: RegionBranchTerminatorOpInterface<'_>,
) -> VerifyResult {
    Ok(())
}

/// The regions that are reachable from region `first` of `op`.
fn reachable(op: RegionBranchOpInterface<'_>, first: usize) -> Vec<bool> {
    let mut reached = vec![false; op.num_regions()];
    let mut worklist = vec![first];
    while let Some(index) = worklist.pop() {
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
                worklist.push(index);
            }
        }
    }
    reached
}

/// Whether control can return to region `index` after leaving it.
pub(crate) fn is_repetitive_region(op: RegionBranchOpInterface<'_>, index: usize) -> bool {
    reachable(op, index)[index]
}

/// Whether any region can run more than once.
pub(crate) fn has_loop(op: RegionBranchOpInterface<'_>) -> bool {
    (0..op.num_regions()).any(|index| is_repetitive_region(op, index))
}
