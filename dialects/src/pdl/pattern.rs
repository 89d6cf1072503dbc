//! `pdl.pattern` and `pdl.rewrite`.

use std::collections::HashSet;

use ods_runtime::Op;
use ods_runtime::ir::WalkOrder;

use super::binding::users;
use super::{OperandOp, OperandsOp, OperationOp, PatternOp, ResultOp, ResultsOp, RewriteOp};
use crate::prelude::*;

macro_rules! default_dialect {
    ($($op:ident)*) => {
        $(
            impl<'ir> OpAsmOpInterfaceTrait<'ir> for $op<'ir> {
                fn default_dialect() -> &'static str {
                    "pdl"
                }
            }
        )*
    };
}

default_dialect!(PatternOp RewriteOp);

impl<'ir> VerifyRegions<'ir> for PatternOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let body = (*self).region(0);
        let Some(block) = body.first_block() else { return Ok(()) };
        let Some(terminator) = block.back() else { return Ok(()) };
        if !terminator.isa::<RewriteOp<'_>>() {
            return Err(self
                .op_error("expected body to terminate with `pdl.rewrite`")
                .note(Some(terminator.loc()), "see terminator defined here"));
        }
        let inner = (*self).walk(WalkOrder::Post).filter(|op| op.handle() != (*self).handle());
        for op in inner {
            if op.name().dialect() != "pdl" {
                return Err(self
                    .op_error("expected only `pdl` operations within the pattern body")
                    .note(Some(op.loc()), "see non-`pdl` operation defined here"));
            }
        }
        if !block.ops().any(|op| op.isa::<OperationOp<'_>>()) {
            return Err(self.op_error("the pattern must contain at least one `pdl.operation`"));
        }
        let rewritten = block.ops().filter(|op| is_matched(*op) && is_used_in_rewrite(*op));
        let mut connected = HashSet::new();
        for op in rewritten {
            if connected.is_empty() {
                connect(op, &mut connected);
            } else if !connected.contains(&op.handle()) {
                return Err(self
                    .op_error("the operations must form a connected component")
                    .note(Some(op.loc()), "see a disconnected value / operation here"));
            }
        }
        Ok(())
    }
}

/// Whether `op` describes a value or an operation.
fn is_matched(op: OpRef<'_>) -> bool {
    op.isa::<OperandOp<'_>>()
        || op.isa::<OperandsOp<'_>>()
        || op.isa::<ResultOp<'_>>()
        || op.isa::<ResultsOp<'_>>()
        || op.isa::<OperationOp<'_>>()
}

fn is_used_in_rewrite(op: OpRef<'_>) -> bool {
    users(op).any(|user| {
        user.isa::<RewriteOp<'_>>()
            || user.parent_op().is_some_and(|parent| parent.isa::<RewriteOp<'_>>())
    })
}

/// Adds `op` and all that is connected to it by operands and results.
fn connect(op: OpRef<'_>, connected: &mut HashSet<Op>) {
    let in_pattern = op.parent_op().is_some_and(|parent| parent.isa::<PatternOp<'_>>());
    if !in_pattern || op.isa::<RewriteOp<'_>>() || !connected.insert(op.handle()) {
        return;
    }
    let operands = match op.dyn_cast::<OperationOp<'_>>() {
        Some(operation) => Some(operation.operand_values()),
        None if op.isa::<ResultOp<'_>>() || op.isa::<ResultsOp<'_>>() => Some(op.operands()),
        None => None,
    };
    for operand in operands.into_iter().flatten().filter_map(|operand| operand.defining_op()) {
        connect(operand, connected);
    }
    for user in users(op) {
        connect(user, connected);
    }
}

impl<'ir> VerifyRegions<'ir> for RewriteOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let is_empty = (*self).region(0).is_empty();
        if self.name().is_some() {
            if !is_empty {
                return Err(
                    self.op_error("expected rewrite region to be empty when rewrite is external")
                );
            }
            return Ok(());
        }
        if is_empty {
            return Err(self.op_error(
                "expected rewrite region to be non-empty if external name is not specified",
            ));
        }
        if !self.external_args().is_empty() {
            return Err(self
                .op_error("expected no external arguments when the rewrite is specified inline"));
        }
        Ok(())
    }
}
