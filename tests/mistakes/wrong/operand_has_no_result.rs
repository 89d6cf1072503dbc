//! An operation without a result is passed for a value.

include!("../dialects/build.rs");

#[allow(unused_imports)]
use mistakes::*;
#[allow(unused_imports)]
use ods_runtime::codegen::*;
#[allow(unused_imports)]
use ods_runtime::hooks::*;

impl HandOpBuilders for HandOp<'_> {
    fn build_from_first(_: &mut OpBuilder<'_>, st: &mut OpState, first: Value, times: i64) {
        (0..times).for_each(|_| st.add_operand(first));
    }
}

fn create(b: &mut OpBuilder<'_>, v: Value, ty: Type) {
    let hand = HandOp::build_from_first(b, v, 2);
    MadeOp::build(b, ty, hand, None, &[], 1, "n", 2);
}

fn main() {}
