//! A condition with results: a comparison is inverted, and the regions of the `scf.if` that needs it are exchanged.

use expect_test::expect;
use ods::arith::{CmpIOp, CmpIPredicate};
use ods::func::FuncOp;
use ods::scf::IfOp;
use ods_runtime::prelude::*;
use ods_runtime::rewrite::Rewriter;

/// A function that returns the lesser and the greater of its arguments, and the operations in it.
fn sorted() -> (Ir, Op, Op) {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    let mut ir = ModuleOp::create(&ctx);
    let mut b = OpBuilder::in_root(&mut ir);
    let i32 = IntegerType::get(&ctx, 32).into();
    let ty = FunctionType::get(&ctx, &[i32, i32], &[i32, i32]);
    let mut ops = None;
    FuncOp::define(&mut b, "sorted", ty, |b, [x, y]| {
        let less = CmpIOp::build(b, CmpIPredicate::Slt, x, y);
        let choice = IfOp::builder(b, less).then(|_| [x, y]).or_else(|_| [y, x]);
        ops = Some((less.op(), choice.op()));
        [choice.result(0), choice.result(1)]
    });
    let (less, choice) = ops.expect("a body");
    (ir, less, choice)
}

fn text(ir: &Ir) -> String {
    let module = ir.root().expect("a module");
    verify(module).expect("a valid module");
    module.to_string()
}

/// Inverts `comparison` and exchanges the regions of `choice`, so that the program computes the same.
fn invert(ir: &mut Ir, comparison: Op, choice: Op) {
    let predicate = ir.op(comparison).cast::<CmpIOp<'_>>().predicate();
    ir.edit::<CmpIOp<'_>>(comparison).set_predicate(predicate.inverted());
    let [then, otherwise] = [0, 1].map(|number| ir.op(choice).region(number).handle());
    let first = ir.region(then).first_block().expect("a block").handle();
    let mut rewriter = Rewriter::new(ir);
    rewriter.inline_region(otherwise, then, None);
    rewriter.move_block(first, otherwise, None);
}

#[test]
fn an_inverted_condition_has_exchanged_regions() {
    let (mut ir, comparison, choice) = sorted();
    let before = text(&ir);
    invert(&mut ir, comparison, choice);
    expect![[r#"
        module {
          func.func @sorted(%arg0: i32, %arg1: i32) -> (i32, i32) {
            %0 = arith.cmpi sge, %arg0, %arg1 : i32
            %1:2 = scf.if %0 -> (i32, i32) {
              scf.yield %arg1, %arg0 : i32, i32
            } else {
              scf.yield %arg0, %arg1 : i32, i32
            }
            return %1#0, %1#1 : i32, i32
          }
        }"#]]
    .assert_eq(&text(&ir));
    invert(&mut ir, comparison, choice);
    assert_eq!(text(&ir), before);
}
