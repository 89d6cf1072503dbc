//! Traits on the position of operations and the contents of their regions.

use smallvec::{SmallVec, smallvec};

use super::{Checks, NoTerminator, OpTrait, RegionsCheck};
use crate::core::diag::VerifyResult;
use crate::core::ir::{Op, OpRef, OpView, RegionRef};

/// The operation is a terminator: it ends its block.
#[derive(Clone, Copy, Debug)]
pub struct IsTerminator;
impl OpTrait for IsTerminator {
    const NAME: &'static str = "IsTerminator";
    const BIT: Option<u8> = Some(32);
    const CHECKS_REGIONS: bool = false;

    fn verify(op: OpRef<'_>) -> VerifyResult {
        match op.block() {
            Some(block) if block.back() == Some(op) => Ok(()),
            _ => Err(op.op_error("must be the last operation in the parent block")),
        }
    }
}

/// The regions do not use values defined outside.
#[derive(Clone, Copy, Debug)]
pub struct IsIsolatedFromAbove;
impl OpTrait for IsIsolatedFromAbove {
    const NAME: &'static str = "IsIsolatedFromAbove";
    const BIT: Option<u8> = Some(33);
    const CHECKS: Checks = Checks::Nothing;

    const REGIONS: RegionsCheck = RegionsCheck::Nested(|op, nested| {
        let uses_value_outside = |nested: &Op| uses_value_outside(op.ir().op(*nested), op);
        // Report the error that upstream finds first.
        if nested.reaching.iter().any(uses_value_outside) {
            Self::verify_regions(op)
        } else {
            Ok(())
        }
    });

    fn verify_regions(op: OpRef<'_>) -> VerifyResult {
        op.regions().try_for_each(|region| verify_isolated(op, region))
    }
}

/// Whether an operand of `op` is defined outside the region of `root` that `op` is in.
fn uses_value_outside<'ir>(op: OpRef<'ir>, root: OpRef<'ir>) -> bool {
    let region_of_root = |inner: Option<RegionRef<'ir>>| {
        let around = |region: &RegionRef<'ir>| region.parent_op()?.parent_region();
        std::iter::successors(inner, around).find(|region| region.parent_op() == Some(root))
    };
    let inner = op.parent_region();
    op.operands().any(|operand| {
        let defined = operand.parent_block().and_then(|block| op.ir().block(block).parent());
        defined != inner && region_of_root(defined) != region_of_root(inner)
    })
}

/// Verifies that operations in `region` use no values from outside. Like upstream, nested regions are visited last in
/// first out.
fn verify_isolated<'ir>(op: OpRef<'ir>, region: RegionRef<'ir>) -> VerifyResult {
    let mut pending: SmallVec<[RegionRef<'ir>; 8]> = smallvec![region];
    while let Some(inner) = pending.pop() {
        for nested in inner.blocks().flat_map(|block| block.ops()) {
            for operand in nested.operands() {
                let defined = operand.parent_block().and_then(|b| op.ir().block(b).parent());
                let Some(defined) = defined else {
                    return Err(nested.error("operation's operand is unlinked"));
                };
                if defined != inner && !region.is_ancestor(defined) {
                    return Err(nested
                        .op_error("using value defined outside the region")
                        .note(Some(op.loc()), "required by region isolation constraints"));
                }
            }
            // Isolated operations were verified on their own.
            if nested.num_regions() > 0 && !nested.has_trait::<IsIsolatedFromAbove>() {
                pending.extend(nested.regions());
            }
        }
    }
    Ok(())
}

/// Each region has at most one block.
#[derive(Clone, Copy, Debug)]
pub struct SingleBlock;
impl OpTrait for SingleBlock {
    const NAME: &'static str = "SingleBlock";
    const BIT: Option<u8> = Some(34);
    const CHECKS_REGIONS: bool = false;

    fn verify(op: OpRef<'_>) -> VerifyResult {
        for (i, region) in op.regions().enumerate() {
            let Some(block) = region.first_block() else { continue };
            if !region.has_one_block() {
                return Err(op.op_error(format!("expects region #{i} to have 0 or 1 blocks")));
            }
            if block.is_empty() && !op.has_trait::<NoTerminator>() {
                return Err(op.op_error("expects a non-empty block"));
            }
        }
        Ok(())
    }
}

/// The blocks end with the terminator `T`, which the text may omit.
#[derive(Debug)]
pub struct SingleBlockImplicitTerminator<T>(std::marker::PhantomData<T>);
impl<T: OpView<'static> + 'static> OpTrait for SingleBlockImplicitTerminator<T> {
    const NAME: &'static str = "SingleBlockImplicitTerminator";
    const CHECKS: Checks = Checks::Nothing;

    fn verify_regions(op: OpRef<'_>) -> VerifyResult {
        let expected = T::DEF.name();
        for region in op.regions() {
            let Some(last) = region.first_block().and_then(|block| block.back()) else { continue };
            if !T::DEF.is_name(last.name_handle()) {
                let actual = last.name();
                return Err(op
                    .op_error(format!("expects regions to end with '{expected}', found '{actual}'"))
                    .note(
                        None,
                        format!(
                            "in custom textual format, the absence of terminator implies '{expected}'"
                        ),
                    ));
            }
        }
        Ok(())
    }
}

/// The entry blocks have no arguments.
#[derive(Clone, Copy, Debug)]
pub struct NoRegionArguments;
impl OpTrait for NoRegionArguments {
    const NAME: &'static str = "NoRegionArguments";
    const CHECKS_REGIONS: bool = false;

    fn verify(op: OpRef<'_>) -> VerifyResult {
        for region in op.regions() {
            if region.first_block().is_some_and(|block| block.num_arguments() > 0) {
                if op.num_regions() > 1 {
                    let index = region.index();
                    return Err(op.op_error(format!("region #{index} should have no arguments")));
                }
                return Err(op.op_error("region should have no arguments"));
            }
        }
        Ok(())
    }
}

/// The allowed parents of [`HasParent`], as a type: a view or a tuple of views.
pub trait ParentNames: 'static {
    /// The full operation names.
    fn names() -> Vec<&'static str>;
}

impl<T: OpView<'static> + 'static> ParentNames for T {
    fn names() -> Vec<&'static str> {
        vec![T::DEF.name()]
    }
}

/// Implements [`ParentNames`] for tuples.
macro_rules! parent_tuples {
    ($($($name:ident)+;)*) => {
        $(impl<$($name: ParentNames),+> ParentNames for ($($name,)+) {
            fn names() -> Vec<&'static str> {
                [$($name::names()),+].concat()
            }
        })*
    };
}

parent_tuples! {
    A B;
    A B C;
    A B C D;
    A B C D E;
    A B C D E F;
    A B C D E F G;
    A B C D E F G H;
}

/// The parent operation is one of `P`.
#[derive(Debug)]
pub struct HasParent<P>(std::marker::PhantomData<P>);
impl<P: ParentNames> OpTrait for HasParent<P> {
    const NAME: &'static str = "HasParent";
    const CHECKS_REGIONS: bool = false;

    fn verify(op: OpRef<'_>) -> VerifyResult {
        has_parent(op, &P::names())
    }
}

/// Verifies that the parent of `op` is one of `names`.
pub fn has_parent(op: OpRef<'_>, names: &[&str]) -> VerifyResult {
    if op.parent_op().is_some_and(|parent| names.contains(&parent.name().as_str())) {
        return Ok(());
    }
    let choice = if names.len() == 1 { "" } else { "to be one of " };
    Err(op.op_error(format!("expects parent op {choice}'{}'", names.join(", "))))
}

/// The operation is a symbol table: the symbols in the single block of its region have distinct names.
#[derive(Clone, Copy, Debug)]
pub struct SymbolTable;
impl OpTrait for SymbolTable {
    const NAME: &'static str = "SymbolTable";
    const BIT: Option<u8> = Some(35);
    const CHECKS: Checks = Checks::Nothing;

    const REGIONS: RegionsCheck = RegionsCheck::Nested(|op, nested| {
        crate::semantics::symbol::verify_symbol_table(op, Some(nested.symbol_users))
    });

    fn verify_regions(op: OpRef<'_>) -> VerifyResult {
        crate::semantics::symbol::verify_symbol_table(op, None)
    }
}
