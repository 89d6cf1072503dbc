//! An attempt to mutate through a view.

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

fn change(ir: &Ir, op: Op) {
    let view: MadeOp<'_> = ir.op(op).cast();
    view.set_step(3);
}

fn main() {}
