//! Builders of the operations with regions: `ForOp::builder(b, lower, upper, step).init_args([x]).body(|b, i, [sum]| ...)`.
//!
//! A closure fills a region: it gets the arguments of the block and returns what the terminator yields.

mod conditions;
mod forall;
mod loops;
mod parallel;

pub use self::conditions::{IfOpBuilder, IfOpElseBuilder};
pub use self::forall::ForallOpBuilder;
pub use self::loops::{ForOpBuilder, WhileOpAfterBuilder, WhileOpBuilder};
pub use self::parallel::ParallelOpBuilder;

use ods_runtime::ir::IntoValues;
use ods_runtime::types::IndexType;
use ods_runtime::{Location, OpBuilder, OpState, Region, Type, Value};

use crate::scf::{InParallelOp, InParallelOpBuilders, ReduceOp, ReduceOpBuilders, YieldOp};

/// The types and locations of region arguments for `values`.
fn arguments_like(b: &OpBuilder<'_>, values: &[Value]) -> Vec<(Type, Location)> {
    let like = |value: &Value| {
        let value = b.ir().value(*value);
        (value.ty().handle(), value.loc().unwrap_or(b.loc()))
    };
    values.iter().map(like).collect()
}

fn types_of(b: &OpBuilder<'_>, values: &[Value]) -> Vec<Type> {
    values.iter().map(|value| b.ir().value(*value).ty().handle()).collect()
}

/// `count` arguments of type `index`.
fn indices(b: &OpBuilder<'_>, count: usize) -> impl Iterator<Item = (Type, Location)> + use<> {
    let index: Type = IndexType::get(b.ctx()).into();
    std::iter::repeat_n((index, b.loc()), count)
}

/// A region with one block, which `body` fills and `yield` ends. Also returns the yielded values.
fn region_with_yield<Y: IntoValues>(
    b: &mut OpBuilder<'_>,
    arguments: impl IntoIterator<Item = (Type, Location)>,
    body: impl FnOnce(&mut OpBuilder<'_>, &[Value]) -> Y,
) -> (Region, Vec<Value>) {
    let mut yielded = Vec::new();
    let region = b.build_region(arguments, |b, arguments| {
        yielded = body(b, arguments).into_values();
        if !yielded.is_empty() {
            YieldOp::build(b, &yielded);
        }
    });
    if yielded.is_empty() {
        b.ensure_terminator(region, YieldOp::build_empty);
    }
    (region, yielded)
}

impl InParallelOpBuilders for InParallelOp<'_> {
    fn build(b: &mut OpBuilder<'_>, st: &mut OpState) {
        let region = b.build_region([] as [(Type, Location); 0], |_, _| ());
        st.add_region(region);
    }
}

impl ReduceOpBuilders for ReduceOp<'_> {
    fn build(b: &mut OpBuilder<'_>, st: &mut OpState, operands: &[Value]) {
        st.add_operands(operands.iter().copied());
        for ty in types_of(b, operands) {
            let loc = b.loc();
            let region = b.build_region([(ty, loc), (ty, loc)], |_, _| ());
            st.add_region(region);
        }
    }
}
