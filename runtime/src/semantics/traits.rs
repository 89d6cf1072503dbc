//! Op traits: what operations promise, and the checks that hold them to it.
//!
//! A trait is a Rust type implementing [`OpTrait`]; an operation's definition lists its traits, and verification runs
//! them in that order. The traits that the verifier, the parser or passes ask for often are bits. Correspond to
//! `mlir::OpTrait::*`.

mod arity;
mod broadcast;
mod control;
mod segments;
mod types;

pub use arity::*;
pub use broadcast::*;
pub use control::*;
pub use segments::*;
pub use types::*;

pub use crate::core::op_trait::{
    Checks, OpTrait, OpTraitEntry, RegionsCheck, invariants, op_trait,
};

use crate::core::diag::VerifyResult;
use crate::core::interfaces::{InterfaceEntry, interface};
use crate::core::ir::OpRef;
use crate::semantics::interfaces;
use crate::semantics::side_effects;

/// Declares traits that only say something and check nothing.
macro_rules! marker_traits {
    ($($(#[$doc:meta])* $name:ident $bit:expr;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug)]
            pub struct $name;
            impl OpTrait for $name {
                const NAME: &'static str = stringify!($name);
                const BIT: Option<u8> = $bit;
                const CHECKS: Checks = Checks::Nothing;
                const CHECKS_REGIONS: bool = false;
            }
        )*
    };
}

marker_traits! {
    /// The regions' symbol uses are resolved across isolation: symbols of an ancestor may be named.
    AffineScope Some(0);
    /// Blocks of the regions may lack a terminator.
    NoTerminator Some(1);
    /// Constants of nested operations are placed in the regions of this one.
    ConstantLike Some(2);
    /// Allocations of nested operations are freed when this one is left.
    AutomaticAllocationScope Some(3);
    /// Operands may be swapped.
    IsCommutative Some(4);
    /// Applying the operation to its own result changes nothing.
    IsIdempotent Some(5);
    /// Applying the operation twice gives the operand back.
    IsInvolution Some(6);
    /// Takes lane-wise what scalars would; operations on scalars may be applied to vectors.
    Scalarizable Some(7);
    /// Operations on scalars may be applied to vectors.
    Vectorizable Some(8);
    /// Operations on scalars may be applied to tensors.
    Tensorizable Some(9);
    /// Has only the effects of what it contains.
    HasRecursiveMemoryEffects Some(11);
    /// May run in any order with what is around it.
    MemRefsNormalizable Some(14);
    /// Defines a callable.
    FunctionLike Some(15);
    /// The iterations of its region may run at the same time.
    HasParallelRegion None;
    /// Result types follow from what an adaptor has.
    InferTypeOpAdaptor None;
    /// What result types are made of follows from what an adaptor has.
    InferShapedTypeOpAdaptor None;
    /// What is reached through one of its results is not reached through another.
    DistinctObjectsTrait None;
}

/// Returns control to the operation around it, with all of its operands: that is how it implements
/// `RegionBranchTerminatorOpInterface`.
#[derive(Clone, Copy, Debug)]
pub struct ReturnLike;

impl OpTrait for ReturnLike {
    const NAME: &'static str = "ReturnLike";
    const BIT: Option<u8> = Some(10);
    const CHECKS: Checks = Checks::Nothing;
    const CHECKS_REGIONS: bool = false;
    const INTERFACE: Option<InterfaceEntry> = Some(interface(&interfaces::RETURN_LIKE));
}

/// May be executed where it was not: that is how it implements `ConditionallySpeculatable`.
#[derive(Clone, Copy, Debug)]
pub struct AlwaysSpeculatableImplTrait;

impl OpTrait for AlwaysSpeculatableImplTrait {
    const NAME: &'static str = "AlwaysSpeculatableImplTrait";
    const BIT: Option<u8> = Some(13);
    const CHECKS: Checks = Checks::Nothing;
    const CHECKS_REGIONS: bool = false;
    const INTERFACE: Option<InterfaceEntry> = Some(interface(&side_effects::ALWAYS_SPECULATABLE));
}

/// May be executed where it was not if what it contains may: that is how it implements `ConditionallySpeculatable`.
#[derive(Clone, Copy, Debug)]
pub struct RecursivelySpeculatableImplTrait;

impl OpTrait for RecursivelySpeculatableImplTrait {
    const NAME: &'static str = "RecursivelySpeculatableImplTrait";
    const BIT: Option<u8> = Some(12);
    const CHECKS: Checks = Checks::Nothing;
    const CHECKS_REGIONS: bool = false;
    const INTERFACE: Option<InterfaceEntry> =
        Some(interface(&side_effects::RECURSIVELY_SPECULATABLE));
}

/// Its results are tensors of the parts that it computes: that is how it implements `InferTypeOpInterface`.
#[derive(Clone, Copy, Debug)]
pub struct InferTensorType;

impl OpTrait for InferTensorType {
    const NAME: &'static str = "InferTensorType";
    const CHECKS: Checks = Checks::Nothing;
    const INTERFACE: Option<InterfaceEntry> = Some(interface(&interfaces::INFERRED_TENSORS));

    fn verify_regions(op: OpRef<'_>) -> VerifyResult {
        op.dyn_cast().map_or(Ok(()), interfaces::verify_inferred_types)
    }
}

/// All regions are graphs, their operations in no order: that is how it implements `RegionKindInterface`.
#[derive(Clone, Copy, Debug)]
pub struct HasOnlyGraphRegion;

impl OpTrait for HasOnlyGraphRegion {
    const NAME: &'static str = "HasOnlyGraphRegion";
    const CHECKS: Checks = Checks::Nothing;
    const CHECKS_REGIONS: bool = false;
    const INTERFACE: Option<InterfaceEntry> = Some(interface(&interfaces::GRAPH_REGIONS));
}
