//! Debug builds detect layouts that are outdated by changes of the IR.
#![cfg(debug_assertions)]

use std::panic::{AssertUnwindSafe, catch_unwind};

use ods_runtime::ir::InsertPoint;
use ods_runtime::layout::{DataLayout, TypeSize};
use ods_runtime::{Context, Ir, Op};

use crate::support::*;

const TEXT: &str = r#"
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
    module {
      "t.op"() : () -> ()
    }
  }
}"#;

/// The nested operations, outermost first.
fn chain(ir: &Ir) -> Vec<Op> {
    let mut ops: Vec<_> = std::iter::successors(Some(innermost(ir)), |op| op.parent_op())
        .map(|op| op.handle())
        .collect();
    ops.reverse();
    ops
}

fn set_layout(ir: &mut Ir, ctx: &Context, op: Op, from: Option<Op>) {
    let layout = from.and_then(|op| ir.op(op).attr("dlti.dl_spec")).map(|attr| attr.handle());
    ir.set_attr(op, ctx.ident("dlti.dl_spec"), layout);
}

fn is_refused(layout: &DataLayout) -> bool {
    let index = ty(layout.ctx(), "index");
    let answer = catch_unwind(AssertUnwindSafe(|| layout.type_size(index)));
    assert_eq!(answer.is_ok(), layout.is_valid());
    match answer {
        Ok(_) => false,
        Err(panic) => {
            let message = panic.downcast_ref::<&str>().map(|it| (*it).to_owned());
            let message = message.or_else(|| panic.downcast_ref::<String>().cloned());
            assert!(message.unwrap_or_default().contains("no longer valid"));
            true
        }
    }
}

#[test]
fn a_change_of_a_layout_around_is_noticed_and_its_undoing_too() {
    let ctx = context();
    let mut ir = ir(&ctx, TEXT);
    let [outer, middle, inner, op] = chain(&ir)[..] else { panic!("four operations") };
    let layout = DataLayout::closest(ir.op(op)).expect("layouts that fit");
    let outermost = DataLayout::new(ir.op(outer)).expect("a layout");
    assert_eq!(layout.type_size(ty(&ctx, "index")), TypeSize::fixed(4));
    let before = ir.op(middle).attr("dlti.dl_spec").map(|attr| attr.handle());
    set_layout(&mut ir, &ctx, middle, None);
    assert!(is_refused(&layout));
    assert!(!is_refused(&outermost));
    ir.set_attr(middle, ctx.ident("dlti.dl_spec"), before);
    assert!(!is_refused(&layout));
    set_layout(&mut ir, &ctx, inner, Some(outer));
    assert!(is_refused(&layout));
}

#[test]
fn unrelated_changes_are_ignored() {
    let ctx = context();
    let mut ir = ir(&ctx, TEXT);
    let [outer, middle, inner, op] = chain(&ir)[..] else { panic!("four operations") };
    let layout = DataLayout::closest(ir.op(op)).expect("layouts that fit");
    let unit = ods_runtime::attrs::UnitAttr::get(&ctx).handle();
    for op in [outer, middle, inner, op] {
        ir.set_attr(op, ctx.ident("t.other"), Some(unit));
    }
    set_layout(&mut ir, &ctx, op, Some(outer));
    ir.erase(op);
    assert!(!is_refused(&layout));
}

#[test]
fn moved_scopes_have_another_layout() {
    let ctx = context();
    let mut ir = ir(&ctx, TEXT);
    let [outer, middle, inner, op] = chain(&ir)[..] else { panic!("four operations") };
    let layout = DataLayout::closest(ir.op(op)).expect("layouts that fit");
    // Next to its previous position.
    ir.move_op(inner, InsertPoint::Before(middle));
    assert!(is_refused(&layout));
    let block = ir.op(middle).region(0).first_block().expect("a block").handle();
    ir.move_op(inner, InsertPoint::End(block));
    assert!(!is_refused(&layout));
    ir.erase(outer);
    assert!(is_refused(&layout));
}

#[test]
fn operations_have_separate_layouts() {
    let ctx = context();
    let mut ir = ir(&ctx, TEXT);
    let [_, middle, ..] = chain(&ir)[..] else { panic!("four operations") };
    for _ in 0..100 {
        drop(DataLayout::new(ir.op(middle)));
    }
    set_layout(&mut ir, &ctx, middle, None);
    let layout = DataLayout::new(ir.op(middle)).expect("a layout");
    assert_eq!(layout.type_size(ty(&ctx, "index")), TypeSize::fixed(8));
}
