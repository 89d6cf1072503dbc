//! Operations that pass control between their regions, and the terminators that do it from inside.

use smallvec::SmallVec;

use super::define::op_interface;
use crate::attrs::Attribute;
use crate::diag::{Diagnostic, VerifyResult};
use crate::ir::{OpRef, OperandRange, RegionRef, ValueRef};
use crate::types::TypeRef;

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

/// The successors of one point.
pub type RegionSuccessors<'ir> = SmallVec<[RegionSuccessor<'ir>; 2]>;

op_interface! {
    /// Passes control between its regions. Corresponds to `mlir::RegionBranchOpInterface`.
    RegionBranchOpInterface, RegionBranchOpInterfaceTrait, RegionBranchOpInterfaceTable, bit = 11,
    verify_regions = verify;

    /// Adds where control may go from `point` to `successors`.
    fn successor_regions(
        self,
        point: RegionBranchPoint<'ir>,
        successors: &mut RegionSuccessors<'ir>
    );

    /// The operands that are passed to `successor` when the operation is entered.
    fn entry_successor_operands(self, successor: &RegionSuccessor<'ir>) -> OperandRange<'ir> {
        let _ = successor;
        self.operands().slice(0..0)
    };

    /// Adds where control may go when the operation is entered and its operands have these values.
    fn entry_successor_regions(
        self,
        operands: &[Option<Attribute>],
        successors: &mut RegionSuccessors<'ir>
    ) {
        let _ = operands;
        self.successor_regions(RegionBranchPoint::Parent, successors);
    };

    /// Whether a value of one type may be passed where the other is expected.
    fn are_types_compatible(self, lhs: TypeRef<'ir>, rhs: TypeRef<'ir>) -> bool {
        let _ = self;
        lhs == rhs
    };
}

op_interface! {
    /// Ends a region of a [`RegionBranchOpInterface`]. Corresponds to `mlir::RegionBranchTerminatorOpInterface`.
    RegionBranchTerminatorOpInterface, RegionBranchTerminatorOpInterfaceTrait,
    RegionBranchTerminatorOpInterfaceTable, bit = 12;

    /// The operands that are passed to `successor`.
    fn successor_operands(self, successor: &RegionSuccessor<'ir>) -> OperandRange<'ir>;
}

/// What an operation that is `ReturnLike` implements, unless it says otherwise: it passes all of its operands.
pub static RETURN_LIKE: RegionBranchTerminatorOpInterfaceTable =
    RegionBranchTerminatorOpInterfaceTable { successor_operands: |op, _| op.operands() };

fn verify(op: RegionBranchOpInterface<'_>) -> VerifyResult {
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
