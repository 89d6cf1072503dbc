//! Traits that implement an interface.

use crate::core::diag::VerifyResult;
use crate::core::interfaces::{InterfaceEntry, interface};
use crate::core::ir::OpRef;
use crate::core::op_trait::{Checks, OpTrait};
use crate::semantics::{interfaces, side_effects};

/// Returns control and all operands to the parent. Implements `RegionBranchTerminatorOpInterface`.
#[derive(Clone, Copy, Debug)]
pub struct ReturnLike;

impl OpTrait for ReturnLike {
    const NAME: &'static str = "ReturnLike";
    const BIT: Option<u8> = Some(10);
    const CHECKS: Checks = Checks::Nothing;
    const CHECKS_REGIONS: bool = false;
    const INTERFACE: Option<InterfaceEntry> = Some(interface(&interfaces::RETURN_LIKE));
}

/// May be executed speculatively. Implements `ConditionallySpeculatable`.
#[derive(Clone, Copy, Debug)]
pub struct AlwaysSpeculatableImplTrait;

impl OpTrait for AlwaysSpeculatableImplTrait {
    const NAME: &'static str = "AlwaysSpeculatableImplTrait";
    const BIT: Option<u8> = Some(13);
    const CHECKS: Checks = Checks::Nothing;
    const CHECKS_REGIONS: bool = false;
    const INTERFACE: Option<InterfaceEntry> = Some(interface(&side_effects::ALWAYS_SPECULATABLE));
}

/// May be executed speculatively if all nested operations may. Implements `ConditionallySpeculatable`.
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

/// Builds result tensor types from inferred components. Implements `InferTypeOpInterface`.
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

/// Has only graph regions, whose operations are unordered. Implements `RegionKindInterface`.
#[derive(Clone, Copy, Debug)]
pub struct HasOnlyGraphRegion;

impl OpTrait for HasOnlyGraphRegion {
    const NAME: &'static str = "HasOnlyGraphRegion";
    const CHECKS: Checks = Checks::Nothing;
    const CHECKS_REGIONS: bool = false;
    const INTERFACE: Option<InterfaceEntry> = Some(interface(&interfaces::GRAPH_REGIONS));
}
