//! Quantifiers: bodies, and patterns that guide their instantiation.

use ods_runtime::ir::WalkOrder;

use super::types::is_first_order;
use super::{BoolType, ExistsOp, ForallOp};
use crate::prelude::*;

fn argument_types(region: RegionRef<'_>) -> Vec<TypeRef<'_>> {
    region.first_block().map_or_else(Vec::new, |block| block.argument_types().collect())
}

/// The types of what the terminator of a region yields.
fn yielded(region: RegionRef<'_>) -> Vec<TypeRef<'_>> {
    let last = region.first_block().and_then(|block| block.back());
    last.map_or_else(Vec::new, |last| last.operands().types().collect())
}

/// Verifies the body of `op`, with `names` names of variables.
fn verify_body(op: OpRef<'_>, names: Option<usize>) -> VerifyResult {
    let (variables, yielded) = (argument_types(op.region(0)), yielded(op.region(0)));
    let error = if names.is_some_and(|names| names != variables.len()) {
        "number of bound variable names must match number of block arguments"
    } else if !variables.into_iter().all(is_first_order) {
        "bound variables must by any non-function SMT value"
    } else {
        match *yielded {
            [ty] if ty.isa::<BoolType<'_>>() => return Ok(()),
            [_] => "yielded value must be of '!smt.bool' type",
            _ => "must have exactly one yielded value",
        }
    };
    Err(op.op_error(error))
}

/// Verifies pattern `index` of `op`.
fn verify_pattern(op: OpRef<'_>, index: usize, pattern: RegionRef<'_>) -> VerifyResult {
    if argument_types(op.region(0)) != argument_types(pattern) {
        return Err(op.op_error(format!(
            "block argument number and types of the 'body' and 'patterns' region #{index} must \
             match"
        )));
    }
    if yielded(pattern).is_empty() {
        return Err(
            op.op_error(format!("'patterns' region #{index} must have at least one yielded value"))
        );
    }
    let blocks = pattern.blocks().flat_map(|block| block.ops());
    for inner in blocks.flat_map(|inner| inner.walk(WalkOrder::Post)) {
        let (error, note) = if inner.name().dialect() != "smt" {
            ("may only contain SMT dialect operations", "first non-SMT operation here")
        } else if inner.isa::<ForallOp<'_>>() || inner.isa::<ExistsOp<'_>>() {
            ("must not contain any variable binding operations", "first violating operation here")
        } else {
            continue;
        };
        let error = op.op_error(format!("the 'patterns' region #{index} {error}"));
        return Err(error.note(Some(inner.loc()), note));
    }
    Ok(())
}

macro_rules! quantifiers {
    ($($op:ident)*) => {
        $(
            impl<'ir> Verify<'ir> for $op<'ir> {
                fn verify(self) -> VerifyResult {
                    if self.patterns().is_empty() || !self.no_pattern() {
                        return Ok(());
                    }
                    Err(self.op_error(
                        "patterns and the no_pattern attribute must not be specified at the same \
                         time",
                    ))
                }
            }

            impl<'ir> VerifyRegions<'ir> for $op<'ir> {
                fn verify_regions(self) -> VerifyResult {
                    verify_body(*self, self.bound_var_names().map(|names| names.len()))?;
                    for (index, pattern) in self.patterns().enumerate() {
                        verify_pattern(*self, index, pattern)?;
                    }
                    Ok(())
                }
            }
        )*
    };
}

quantifiers!(ForallOp ExistsOp);
