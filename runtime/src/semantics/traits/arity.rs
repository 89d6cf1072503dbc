//! Traits on the numbers of operands, results, regions and successors.

use super::{Checks, OpTrait};
use crate::core::diag::VerifyResult;
use crate::core::ir::OpRef;

/// Declares traits that require an exact or minimal count.
macro_rules! counts {
    ($($(#[$doc:meta])* $name:ident $(<$n:ident>)? : |$op:ident| $count:expr, $cmp:tt $expected:expr, $text:expr;)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug)]
            pub struct $name$(<const $n: usize>)?;
            impl$(<const $n: usize>)? OpTrait for $name$(<$n>)? {
                const NAME: &'static str = stringify!($name);
                const CHECKS_REGIONS: bool = false;

                fn verify($op: OpRef<'_>) -> VerifyResult {
                    let count: usize = $count;
                    if count $cmp $expected { Ok(()) } else { Err($op.op_error($text(count))) }
                }
            }
        )*
    };
}

counts! {
    /// No operands.
    ZeroOperands: |op| op.num_operands(), == 0, |_| "requires zero operands".to_owned();
    /// One operand.
    OneOperand: |op| op.num_operands(), == 1, |_| "requires a single operand".to_owned();
    /// Exactly `N` operands.
    NOperands<N>: |op| op.num_operands(), == N,
        |count| format!("expected {N} operands, but found {count}");
    /// At least `N` operands.
    AtLeastNOperands<N>: |op| op.num_operands(), >= N,
        |count| format!("expected {N} or more operands, but found {count}");
    /// No results.
    ZeroResults: |op| op.num_results(), == 0, |_| "requires zero results".to_owned();
    /// One result.
    OneResult: |op| op.num_results(), == 1, |_| "requires one result".to_owned();
    /// Exactly `N` results.
    NResults<N>: |op| op.num_results(), == N,
        |_| format!("expected {N} results");
    /// At least `N` results.
    AtLeastNResults<N>: |op| op.num_results(), >= N,
        |_| format!("expected {N} or more results");
    /// No regions.
    ZeroRegions: |op| op.num_regions(), == 0, |_| "requires zero regions".to_owned();
    /// One region.
    OneRegion: |op| op.num_regions(), == 1, |_| "requires one region".to_owned();
    /// Exactly `N` regions.
    NRegions<N>: |op| op.num_regions(), == N, |_| format!("expected {N} regions");
    /// At least `N` regions.
    AtLeastNRegions<N>: |op| op.num_regions(), >= N, |_| format!("expected {N} or more regions");
    /// No successors.
    ZeroSuccessors: |op| op.num_successors(), == 0,
        |count| format!("requires 0 successors but found {count}");
}

/// Any number of operands.
#[derive(Clone, Copy, Debug)]
pub struct VariadicOperands;
impl OpTrait for VariadicOperands {
    const NAME: &'static str = "VariadicOperands";
    const CHECKS: Checks = Checks::Nothing;
    const CHECKS_REGIONS: bool = false;
}

/// Any number of results.
#[derive(Clone, Copy, Debug)]
pub struct VariadicResults;
impl OpTrait for VariadicResults {
    const NAME: &'static str = "VariadicResults";
    const CHECKS: Checks = Checks::Nothing;
    const CHECKS_REGIONS: bool = false;
}

/// Any number of regions.
#[derive(Clone, Copy, Debug)]
pub struct VariadicRegions;
impl OpTrait for VariadicRegions {
    const NAME: &'static str = "VariadicRegions";
    const CHECKS: Checks = Checks::Nothing;
    const CHECKS_REGIONS: bool = false;
}

/// One successor.
#[derive(Clone, Copy, Debug)]
pub struct OneSuccessor;
impl OpTrait for OneSuccessor {
    const NAME: &'static str = "OneSuccessor";
    const CHECKS_REGIONS: bool = false;

    fn verify(op: OpRef<'_>) -> VerifyResult {
        exact_successors(op, 1)
    }
}

/// Exactly `N` successors.
#[derive(Clone, Copy, Debug)]
pub struct NSuccessors<const N: usize>;
impl<const N: usize> OpTrait for NSuccessors<N> {
    const NAME: &'static str = "NSuccessors";
    const CHECKS_REGIONS: bool = false;

    fn verify(op: OpRef<'_>) -> VerifyResult {
        exact_successors(op, N)
    }
}

/// At least `N` successors.
#[derive(Clone, Copy, Debug)]
pub struct AtLeastNSuccessors<const N: usize>;
impl<const N: usize> OpTrait for AtLeastNSuccessors<N> {
    const NAME: &'static str = "AtLeastNSuccessors";
    const CHECKS_REGIONS: bool = false;

    fn verify(op: OpRef<'_>) -> VerifyResult {
        let count = op.num_successors();
        if count >= N {
            return Ok(());
        }
        Err(op.op_error(format!("requires at least {N} successors but found {count}")))
    }
}

/// Any number of successors.
#[derive(Clone, Copy, Debug)]
pub struct VariadicSuccessors;
impl OpTrait for VariadicSuccessors {
    const NAME: &'static str = "VariadicSuccessors";
    const CHECKS: Checks = Checks::Nothing;
    const CHECKS_REGIONS: bool = false;
}

fn exact_successors(op: OpRef<'_>, expected: usize) -> VerifyResult {
    let count = op.num_successors();
    if count == expected {
        return Ok(());
    }
    let noun = if expected == 1 { "successor" } else { "successors" };
    Err(op.op_error(format!("requires {expected} {noun} but found {count}")))
}
