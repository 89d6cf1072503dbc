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

use crate::core::diag::VerifyResult;
use crate::core::ir::OpRef;
use crate::semantics::interfaces::{self, InterfaceEntry, interface};
use crate::semantics::side_effects;
use crate::semantics::verify::nested::Nested;

/// A trait of operations. Dialects may define their own: a unit struct that implements this.
#[diagnostic::on_unimplemented(
    message = "a definition lists the trait `{Self}`, but that type is no trait of operations",
    label = "write `impl ods_runtime::traits::OpTrait for {Self}`"
)]
pub trait OpTrait: 'static {
    /// Upstream's name, as in `.td` files.
    const NAME: &'static str;
    /// The bit of a trait that the runtime itself knows; others are found by searching.
    #[doc(hidden)]
    const BIT: Option<u8> = None;

    /// What [`verify`](Self::verify) looks at: the less it is, the less often the check has to run.
    const CHECKS: Checks = Checks::Anything;
    /// Whether [`verify_regions`](Self::verify_regions) checks anything.
    const CHECKS_REGIONS: bool = true;
    /// The interface that operations implement by having the trait.
    const INTERFACE: Option<InterfaceEntry> = None;

    /// Checks `op`, whose nested operations are not verified yet.
    fn verify(_op: OpRef<'_>) -> VerifyResult {
        Ok(())
    }

    /// Checks `op` after its nested operations were verified.
    fn verify_regions(_op: OpRef<'_>) -> VerifyResult {
        Ok(())
    }

    /// How the verifier does that.
    #[doc(hidden)]
    const REGIONS: RegionsCheck = RegionsCheck::Op(Self::verify_regions);
}

/// A check of an operation after those nested in it were verified.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum RegionsCheck {
    Op(fn(OpRef<'_>) -> VerifyResult),
    /// One that need not look for what was noted of the nested ones.
    Nested(fn(OpRef<'_>, Nested<'_>) -> VerifyResult),
}

/// What the check of a trait looks at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Checks {
    /// Nothing: there is no check.
    Nothing,
    /// The operation's name, the types of its operands and results, and its properties. Of operations that are alike
    /// in these one is checked.
    Shape,
    /// Anything else as well.
    Anything,
}

/// One trait in the list of an operation's definition.
#[derive(Clone, Copy, Debug)]
pub struct OpTraitEntry {
    name: &'static str,
    bit: Option<u8>,
    type_id: Option<fn() -> std::any::TypeId>,
    verify: fn(OpRef<'_>) -> VerifyResult,
    verify_regions: RegionsCheck,
    pub(crate) checks: Checks,
    pub(crate) checks_regions: bool,
    interface: Option<InterfaceEntry>,
}

impl OpTraitEntry {
    /// Upstream's name.
    pub fn name(&self) -> &'static str {
        self.name
    }

    pub(crate) const fn bit(&self) -> Option<u8> {
        self.bit
    }

    /// The interface that the operation implements by this.
    pub const fn interface(&self) -> Option<InterfaceEntry> {
        self.interface
    }

    /// Says which interface the operation implements by this.
    pub(crate) const fn implementing(mut self, interface: InterfaceEntry) -> Self {
        self.interface = Some(interface);
        self
    }

    /// Whether this is the trait `T`.
    pub fn is<T: OpTrait>(&self) -> bool {
        self.type_id.is_some_and(|id| id() == std::any::TypeId::of::<T>())
    }

    /// Runs the check before regions.
    #[inline]
    pub fn verify(&self, op: OpRef<'_>) -> VerifyResult {
        (self.verify)(op)
    }

    /// Runs the check after regions.
    #[inline]
    pub(crate) fn verify_regions(&self, op: OpRef<'_>, nested: Nested<'_>) -> VerifyResult {
        match self.verify_regions {
            RegionsCheck::Op(verify) => verify(op),
            RegionsCheck::Nested(verify) => verify(op, nested),
        }
    }
}

/// The entry of `T` in a definition's list.
pub const fn op_trait<T: OpTrait>() -> OpTraitEntry {
    OpTraitEntry {
        name: T::NAME,
        bit: T::BIT,
        type_id: Some(std::any::TypeId::of::<T>),
        verify: T::verify,
        verify_regions: T::REGIONS,
        checks: T::CHECKS,
        checks_regions: T::CHECKS_REGIONS,
        interface: T::INTERFACE,
    }
}

impl OpTraitEntry {
    /// An entry that is no trait of its own but has checks.
    pub(crate) const fn checks(
        name: &'static str,
        verify: Option<fn(OpRef<'_>) -> VerifyResult>,
        verify_regions: Option<fn(OpRef<'_>) -> VerifyResult>,
    ) -> Self {
        const fn nothing(_op: OpRef<'_>) -> VerifyResult {
            Ok(())
        }
        OpTraitEntry {
            name,
            bit: None,
            type_id: None,
            checks: if verify.is_some() { Checks::Anything } else { Checks::Nothing },
            checks_regions: verify_regions.is_some(),
            interface: None,
            verify: match verify {
                Some(verify) => verify,
                None => nothing,
            },
            verify_regions: RegionsCheck::Op(match verify_regions {
                Some(verify) => verify,
                None => nothing,
            }),
        }
    }
}

/// The place in a definition's list where the constraints on operands, attributes and results are checked.
pub const fn invariants(verify: fn(OpRef<'_>) -> VerifyResult) -> OpTraitEntry {
    OpTraitEntry::checks("OpInvariants", Some(verify), None)
}

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
