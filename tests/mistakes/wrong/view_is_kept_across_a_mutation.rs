//! A view that is used after the IR was mutated.

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

fn change(ir: &mut Ir, op: Op) -> u64 {
    let view: MadeOp<'_> = ir.op(op).cast();
    ir.edit::<MadeOp>(op).set_step(3);
    view.count()
}

fn main() {}
