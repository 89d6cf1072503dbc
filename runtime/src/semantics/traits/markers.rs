//! Traits that only say something.

use crate::core::op_trait::{Checks, OpTrait};

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
