//! The dialect `scf`: structured control flow.

mod branches;
mod build;
mod canonicalize;
pub mod conditional;
pub mod conversion;
mod loops;
mod parallel;
pub mod switch;
pub mod transforms;

generated!("scf.rs");

pub use self::generated::scf::*;

use ods_runtime::ir::{OperandRange, RegionRef};
use ods_runtime::text::{OpPrinter, ParseResult};
use ods_runtime::{Diagnostic, OpRef, ValueRef};

pub use build::{
    ForOpBuilder, ForallOpBuilder, IfOpBuilder, IfOpElseBuilder, ParallelOpBuilder,
    WhileOpAfterBuilder, WhileOpBuilder,
};

/// The arguments of a region's entry block.
fn arguments<'ir>(region: RegionRef<'ir>) -> impl Iterator<Item = ValueRef<'ir>> {
    region.first_block().into_iter().flat_map(|block| block.arguments())
}

/// The operands of the terminator of a region with one block.
fn yielded<'ir>(region: RegionRef<'ir>) -> Option<OperandRange<'ir>> {
    let terminator = region.first_block()?.back()?;
    terminator.dyn_cast::<YieldOp<'_>>().map(|op| op.results())
}

/// Writes ` -> (i32, f32)`, or nothing without results.
fn print_arrow_types<'ir>(op: OpRef<'ir>, p: &mut OpPrinter<'ir>) {
    if op.num_results() == 0 {
        return;
    }
    p.write(" -> (");
    p.print_types(op.results());
    p.write(")");
}

/// Writes values in parentheses.
fn print_tuple<'ir>(values: impl IntoIterator<Item = ValueRef<'ir>>, p: &mut OpPrinter<'ir>) {
    p.write("(");
    p.print_operands(values);
    p.write(")");
}

/// Returns `error` unless `condition` holds.
fn ensure(condition: bool, error: impl FnOnce() -> Diagnostic) -> ParseResult {
    if condition { Ok(()) } else { Err(error()) }
}
