//! The pass `cse`.

use super::{PassInfo, PassResult};
use crate::core::ir::{InsertPoint, Ir, Op, OpBuilder};
use crate::core::location::Location;
use crate::rewrite::eliminate_common_subexpressions;

/// Replaces operations by equivalent ones that dominate them. Corresponds to `mlir::createCSEPass`.
pub const CSE: PassInfo = PassInfo::new("cse", "eliminate common subexpressions", run);

fn run(ir: &mut Ir, op: Op) -> PassResult {
    let builder = OpBuilder::new(ir, InsertPoint::Detached, Location::UNKNOWN);
    eliminate_common_subexpressions(&mut builder.into(), op);
    Ok(())
}
