//! The output of `odsgen hooks` for `defs/hooked.td` compiles. A test of `odsgen` checks that output.

#![allow(
    unused_variables,
    clippy::unimplemented,
    reason = "the bodies of the skeleton are to be written"
)]

include!(concat!(env!("OUT_DIR"), "/hooked.rs"));

#[rustfmt::skip]
#[path = "hooked/skeleton.rs"]
mod skeleton;

use ods_runtime::Context;
use ods_runtime::text::parse_source;

#[test]
fn the_dialect_loads() {
    Context::new().load::<hooked::HookedDialect>();
}

#[test]
fn a_skeleton_answers_with_its_name() {
    let ctx = Context::new();
    ctx.load::<hooked::HookedDialect>();
    let errors = parse_source(&ctx, "test.mlir", b"hooked.all").expect_err("no parser");
    assert_eq!(errors[0].message(), "`CustomAssembly::parse` of `AllOp` is not written yet");
    let errors = parse_source(&ctx, "test.mlir", b"\"hooked.user\"() : () -> ()");
    let errors = errors.expect_err("no verifier");
    let message = "`SymbolUserOpInterfaceTrait::verify_symbol_uses` of `UserOp` is not written yet";
    assert_eq!(errors[0].message(), format!("'hooked.user' op {message}"));
}
