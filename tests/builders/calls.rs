//! Builders of functions and calls in `func` and `async`.

use ods::func::{CallIndirectOp, CallOp, ConstantOp, FuncOp};
use ods_runtime::attrs::{DictionaryAttr, FlatSymbolRefAttr, StringAttr, UnitAttr};
use ods_runtime::ir::{InsertPoint, NamedAttribute, WalkOrder};
use ods_runtime::types::FunctionType;
use ods_runtime::{Op, OpBuilder};

use super::check_in;

/// The function `name`.
fn find(b: &OpBuilder<'_>, name: &str) -> Op {
    let mut all = b.ir().root().expect("a module").walk(WalkOrder::Pre);
    let is = |attr: ods_runtime::AttrRef<'_>| attr.to_string() == format!("\"{name}\"");
    all.find(|op| op.attr("sym_name").is_some_and(is)).expect("a function").handle()
}

const CALLEES: &str = "func.func private @g(f32) -> (f32, i32)\n\
                       async.func private @task(f32) -> !async.token";

#[test]
fn calls() {
    check_in("calls", CALLEES, "%x: f32", |b, v| {
        let ctx = b.ctx().clone();
        let types = ["f32", "i32"].map(|ty| ctx.parse_type(ty).expect("a type"));
        let g = find(b, "g");
        CallOp::build_call_of(b, g, v);
        CallOp::build(b, "g", &types, v);
        CallOp::build(b, StringAttr::get(&ctx, "g"), &types, v);
        let symbol = FlatSymbolRefAttr::get(&ctx, "g");
        CallOp::build(b, symbol, &types, v);
        CallOp::build(b, *symbol, &types, v);
        let function = ctx.parse_type("(f32) -> (f32, i32)").expect("a type");
        let function = ConstantOp::build(b, function, "g");
        let function = b.result(function, 0);
        CallIndirectOp::build(b, function, v);
        let task = find(b, "task");
        let token = [ctx.parse_type("!async.token").expect("a type")];
        ods::async_::CallOp::build_call_of(b, task, v);
        ods::async_::CallOp::build(b, "task", &token, v);
        let f = find(b, "f");
        b.guarded(|b| {
            b.set_insert_point(InsertPoint::Before(f));
            let ty = FunctionType::get(&ctx, &types, &types[..1]);
            FuncOp::build(b, "plain", ty);
            let unit = UnitAttr::get(&ctx).handle();
            let entry = |name: &str| NamedAttribute { name: ctx.ident(name), value: unit };
            let private = StringAttr::get(&ctx, "private").handle();
            let visibility = NamedAttribute { name: ctx.ident("sym_visibility"), value: private };
            let attrs = [visibility, entry("test.mark")];
            let first = DictionaryAttr::get(&ctx, &[entry("test.first")]).handle();
            let second = DictionaryAttr::get(&ctx, &[]).handle();
            FuncOp::builder(b, "marked", ty).attrs(&attrs).arg_attrs(&[first, second]).build();
            let ty = FunctionType::get(&ctx, &[], &token);
            ods::async_::FuncOp::builder(b, "other", ty).attrs(&attrs[..1]).build();
        });
        let plain = find(b, "plain");
        b.edit::<FuncOp>(plain).set_sym_visibility(Some("private"));
    });
}
