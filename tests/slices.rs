//! Backward and forward slices, with each option.

use ods::analysis::slice::{
    BackwardSliceOptions, ForwardSliceOptions, backward_slice, forward_slice,
    forward_slice_of_value,
};
use ods_runtime::ir::WalkOrder;
use ods_runtime::text::parse_source;
use ods_runtime::{Context, Ir, Op, OpRef};

const TEXT: &str = r#"
func.func @f(%x: i32, %c: i1) -> i32 {
  %a = "test.a"(%x) : (i32) -> i32
  %b = "test.b"() : () -> i32
  %l = "test.loop"(%a) ({
  ^bb0(%i: i32):
    %d = "test.d"(%b, %i) : (i32, i32) -> i32
    "test.yield"(%d) : (i32) -> ()
  }) : (i32) -> i32
  %e = "test.e"(%l, %a) : (i32, i32) -> i32
  cf.br ^bb1(%e : i32)
^bb1(%p: i32):
  %g = "test.g"(%p) : (i32) -> i32
  return %g : i32
}
"test.graph"() ({
  %0 = "test.h"(%1) : (i32) -> i32
  %1 = "test.i"(%0) : (i32) -> i32
}) : () -> ()
"#;

fn parse() -> Ir {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.allow_unregistered_dialects(true);
    parse_source(&ctx, "m.mlir", TEXT.as_bytes()).expect("valid text")
}

fn op<'ir>(ir: &'ir Ir, name: &str) -> OpRef<'ir> {
    let mut ops = ir.root().expect("a module").walk(WalkOrder::Pre);
    ops.find(|op| op.name().as_str() == name).expect("an operation")
}

fn names(ir: &Ir, ops: &[Op]) -> String {
    let names: Vec<String> = ops.iter().map(|op| ir.op(*op).name().as_str().to_owned()).collect();
    names.join(" ").replace("test.", "")
}

fn backward(name: &str, options: &BackwardSliceOptions<'_>) -> Option<String> {
    let ir = parse();
    backward_slice(op(&ir, name), options).map(|ops| names(&ir, &ops))
}

#[test]
fn backward_slices_have_definitions_before_uses() {
    let options = BackwardSliceOptions::default();
    assert_eq!(backward("test.e", &options).as_deref(), Some("a loop"));
    assert_eq!(backward("test.d", &options).as_deref(), Some("b a loop"));
}

#[test]
fn the_root_is_included_on_request() {
    let options = BackwardSliceOptions { inclusive: true, ..BackwardSliceOptions::default() };
    assert_eq!(backward("test.e", &options).as_deref(), Some("a loop e"));
    let options = ForwardSliceOptions { inclusive: true, ..ForwardSliceOptions::default() };
    let ir = parse();
    assert_eq!(names(&ir, &forward_slice(op(&ir, "test.b"), &options)), "b d yield");
}

#[test]
fn a_filter_ends_slices() {
    let filter = |op: OpRef<'_>| op.name().as_str() != "test.loop";
    let options = BackwardSliceOptions { filter: Some(&filter), ..BackwardSliceOptions::default() };
    assert_eq!(backward("test.e", &options).as_deref(), Some("a"));
    let options = ForwardSliceOptions { filter: Some(&filter), ..ForwardSliceOptions::default() };
    let ir = parse();
    assert_eq!(names(&ir, &forward_slice(op(&ir, "test.a"), &options)), "e cf.br");
}

#[test]
fn block_arguments_are_omitted_on_request() {
    let options =
        BackwardSliceOptions { omit_block_arguments: true, ..BackwardSliceOptions::default() };
    assert_eq!(backward("test.d", &options).as_deref(), Some("b"));
    assert_eq!(backward("test.g", &options).as_deref(), Some(""));
}

#[test]
fn uses_in_regions_are_included_on_request() {
    let options =
        BackwardSliceOptions { omit_uses_from_above: false, ..BackwardSliceOptions::default() };
    assert_eq!(backward("test.e", &options).as_deref(), Some("b a loop"));
}

#[test]
fn forward_slices_have_definitions_before_uses() {
    let ir = parse();
    let options = ForwardSliceOptions::default();
    assert_eq!(names(&ir, &forward_slice(op(&ir, "test.a"), &options)), "loop d yield e cf.br");
    let argument = op(&ir, "test.a").operand(0);
    assert_eq!(names(&ir, &forward_slice_of_value(argument, &options)), "a loop d yield e cf.br");
}

#[test]
fn cycles_end() {
    let options = BackwardSliceOptions::default();
    assert_eq!(backward("test.h", &options).as_deref(), Some("i"));
    let ir = parse();
    let slice = forward_slice(op(&ir, "test.h"), &ForwardSliceOptions::default());
    assert_eq!(names(&ir, &slice), "i");
}
