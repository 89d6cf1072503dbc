//! Marker traits, which have nothing to verify.

use crate::core::op_trait::{Checks, OpTrait};

/// Declares marker traits.
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
    /// The operation starts a new scope for affine symbols and dimensions.
    AffineScope Some(0);
    /// Blocks of the regions need no terminator.
    NoTerminator Some(1);
    /// The operation is a constant: it has no operands and folds to its attribute.
    ConstantLike Some(2);
    /// Stack allocations of nested operations are freed when control leaves the operation.
    AutomaticAllocationScope Some(3);
    /// The operands may be swapped.
    IsCommutative Some(4);
    /// `f(f(x)) == f(x)`.
    IsIdempotent Some(5);
    /// `f(f(x)) == x`.
    IsInvolution Some(6);
    /// A vector or tensor operation that can be applied to scalars.
    Scalarizable Some(7);
    /// A scalar operation that can be applied to vectors.
    Vectorizable Some(8);
    /// A scalar operation that can be applied to tensors.
    Tensorizable Some(9);
    /// The effects include those of nested operations.
    HasRecursiveMemoryEffects Some(11);
    /// Memref operands and results may be normalized to the identity layout.
    MemRefsNormalizable Some(14);
    /// Function-like operation.
    FunctionLike Some(15);
    /// Iterations of the region may run in parallel.
    HasParallelRegion None;
    /// Type inference works on an adaptor.
    InferTypeOpAdaptor None;
    /// Shape inference works on an adaptor.
    InferShapedTypeOpAdaptor None;
    /// The results refer to distinct objects, which do not alias.
    DistinctObjectsTrait None;
}
