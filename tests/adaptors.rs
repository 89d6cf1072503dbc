//! Adaptors: accessors over operands that do not belong to an operation.

use ods::arith::{AddFOp, AddIOp, FastMathFlags, IntegerOverflowFlags};
use ods::cf::{CondBranchOp, SwitchOp};
use ods_runtime::attrs::IntegerAttr;
use ods_runtime::ir::{OpView, WalkOrder};
use ods_runtime::text::parse_source;
use ods_runtime::types::IntegerType;
use ods_runtime::{Adaptor, Attribute, Context, OpRef, Value};
use std::sync::Arc;

const TEXT: &str = "func.func @f(%c: i1, %a: i32, %b: i32) {
  %s = arith.addi %a, %b overflow<nsw> : i32
  cf.cond_br %c, ^one(%a, %b : i32, i32), ^two(%s : i32)
^one(%x: i32, %y: i32):
  cf.switch %a : i32, [default: ^three, 7: ^two(%b : i32), 8: ^one(%b, %a : i32, i32)]
^two(%z: i32):
  return
^three:
  return
}
";

fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx
}

/// Runs `test` on the first operation of kind `T` in the text.
fn with_op<T: OpView<'static>>(test: impl FnOnce(OpRef<'_>)) {
    let ctx = context();
    let ir = parse_source(&ctx, "adaptors.mlir", TEXT.as_bytes()).expect("valid text");
    let mut all = ir.root().expect("root").walk(WalkOrder::Pre);
    let op = all.find(|op| T::DEF.is_name(op.name_handle())).expect("an operation of the kind");
    test(op);
}

#[test]
fn operands_may_be_constants() {
    let ctx = context();
    let seven: Attribute = IntegerAttr::get(&ctx, IntegerType::get(&ctx, 32), 7).into();
    let folded = [Some(seven), None];
    let op = Adaptor::new(&ctx, AddIOp::DEF, &folded, &[]).view::<AddIOp<'_>>();
    assert_eq!((op.lhs(), op.rhs()), (Some(seven), None));
    assert_eq!(op.overflow_flags(), IntegerOverflowFlags::NONE, "the default of the definition");
}

#[test]
fn properties_are_those_of_the_operation() {
    with_op::<AddIOp<'static>>(|op| {
        let operands: Vec<Value> = op.operands().rev().map(Value::from).collect();
        let adaptor = Adaptor::of_op(op, &operands).view::<AddIOp<'_>>();
        assert_eq!((adaptor.lhs(), adaptor.rhs()), (operands[0], operands[1]));
        assert_eq!(adaptor.overflow_flags(), IntegerOverflowFlags::NSW);
    });
}

#[test]
fn groups_are_found_by_the_sizes_of_the_operation() {
    with_op::<CondBranchOp<'static>>(|op| {
        let names = ["c", "x", "y", "z"];
        let adaptor = Adaptor::of_op(op, &names).view::<CondBranchOp<'_>>();
        assert_eq!(adaptor.condition(), "c");
        assert_eq!(adaptor.true_dest_operands(), ["x", "y"]);
        assert_eq!(adaptor.false_dest_operands(), ["z"]);
        assert_eq!(adaptor.branch_weights(), None);
    });
}

#[test]
fn groups_of_groups_are_found_by_their_attribute() {
    with_op::<SwitchOp<'static>>(|op| {
        let numbers = [0, 1, 2, 3];
        let adaptor = Adaptor::of_op(op, &numbers).view::<SwitchOp<'_>>();
        assert_eq!(adaptor.flag(), 0);
        assert!(adaptor.default_operands().is_empty());
        assert_eq!(adaptor.case_operands(), [&[1][..], &[2, 3]]);
    });
}

#[test]
fn too_few_operands_give_short_groups() {
    with_op::<CondBranchOp<'static>>(|op| {
        let adaptor = Adaptor::of_op(op, &["c", "x"]).view::<CondBranchOp<'_>>();
        assert_eq!(adaptor.true_dest_operands(), ["x"]);
        assert!(adaptor.false_dest_operands().is_empty());
    });
}

#[test]
fn defaults_are_made_without_an_operation() {
    let ctx = context();
    let op = Adaptor::new(&ctx, AddFOp::DEF, &[1, 2], &[0]).view::<AddFOp<'_>>();
    assert_eq!((op.lhs(), op.rhs(), op.fastmath()), (1, 2, FastMathFlags::NONE));
}

#[test]
#[should_panic(expected = "adaptor of `arith.addi` viewed as one of `arith.addf`")]
fn another_operation_is_refused() {
    with_op::<AddIOp<'static>>(|op| {
        Adaptor::of_op(op, &[1, 2]).view::<AddFOp<'_>>();
    });
}
