//! Lowers every operation of the dialect, and reports what cannot be lowered.

use images::img::ImgDialect;
use images::lowering::lower_images;
use ods_runtime::DialectEntry;
use ods_runtime::prelude::*;
use ods_runtime::text::parse_source;

fn parse(text: &str) -> Ir {
    let ctx = Context::new();
    ctx.register_dialects(ods::DIALECTS);
    ctx.register_dialects(&[DialectEntry::of::<ImgDialect>()]);
    ctx.load_dialects(ods::DIALECTS);
    ctx.allow_unregistered_dialects(true);
    parse_source(&ctx, "images.mlir", text.as_bytes()).expect("a valid text")
}

#[test]
fn all_operations_are_lowered() {
    let mut ir = parse(
        "\
func.func @all(%w: index, %h: index, %x: index, %y: index) -> (!img.image, index, index) {
  %image = img.create %w, %h : !img.image
  %p = img.pixel 200 : !img.pixel
  %q = img.invert %p : !img.pixel
  img.set %q, %image[%x, %y] : !img.pixel, !img.image
  %r = call @pick(%image, %p) : (!img.image, !img.pixel) -> !img.pixel
  img.set %r, %image[%x, %y] : !img.pixel, !img.image
  %a = img.width %image : !img.image
  %b = img.height %image : !img.image
  return %image, %a, %b : !img.image, index, index
}
func.func private @pick(!img.image, !img.pixel) -> !img.pixel
",
    );
    let root = ir.root().expect("a module").handle();
    lower_images(&mut ir, root).expect("everything is lowered");
    ods_runtime::verify::verify(ir.op(root)).expect("the result is valid");
    let expected = "\
module {
  func.func @all(%arg0: index, %arg1: index, %arg2: index, %arg3: index) -> (memref<?x?xi8>, index, index) {
    %alloc = memref.alloc(%arg1, %arg0) : memref<?x?xi8>
    %c-56_i8 = arith.constant -56 : i8
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.xori %c-56_i8, %c-1_i8 : i8
    memref.store %0, %alloc[%arg3, %arg2] : memref<?x?xi8>
    %1 = call @pick(%alloc, %c-56_i8) : (memref<?x?xi8>, i8) -> i8
    memref.store %1, %alloc[%arg3, %arg2] : memref<?x?xi8>
    %c1 = arith.constant 1 : index
    %dim = memref.dim %alloc, %c1 : memref<?x?xi8>
    %c0 = arith.constant 0 : index
    %dim_0 = memref.dim %alloc, %c0 : memref<?x?xi8>
    return %alloc, %dim, %dim_0 : memref<?x?xi8>, index, index
  }
  func.func private @pick(memref<?x?xi8>, i8) -> i8
}";
    assert_eq!(ir.op(root).to_string(), expected);
}

#[test]
fn what_is_not_lowered_is_reported() {
    let mut ir = parse(
        "\
func.func @f(%image: !img.image) {
  img.map %image {
  ^bb0(%p: !img.pixel):
    img.yield
  } : !img.image
  return
}
",
    );
    let root = ir.root().expect("a module").handle();
    let before = ir.op(root).to_string();
    lower_images(&mut ir, root).expect_err("the body yields nothing");
    assert_eq!(ir.op(root).to_string(), before);
}
