//! Builders in C++ (`defs/cpp_builders.td`), called in Rust.

include!(concat!(env!("OUT_DIR"), "/cpp_builders.rs"));

use expect_test::expect;
use ods_runtime::Context;
use ods_runtime::attrs::StringAttr;
use ods_runtime::ir::OpBuilder;
use ods_runtime::text::parse_source;
use ods_runtime::types::{Float32Type, IntegerType};

use crate::mill::{DustAttr, EdgeOp, Grain, ListsOp, OnlyOp, PartsOp, SameOp, StoneType};

#[test]
fn builders_of_operations_call_those_of_every_operation() {
    let ctx = Context::new();
    ctx.load::<mill::MillDialect>();
    let mut ir = parse_source(&ctx, "mill.mlir", b"module {}").expect("it is correct");
    let (i8, f32) = (IntegerType::get(&ctx, 8).handle(), Float32Type::get(&ctx).handle());
    let (word, any) = (StringAttr::get(&ctx, "rye"), StringAttr::get(&ctx, "any").handle());
    let root = ir.root().expect("a module").handle();
    let b = &mut OpBuilder::in_root(&mut ir);
    let block = b.ir().op(root).region(0).first_block().expect("a block").handle();
    let first = ListsOp::build_from_types(b, &[i8, f32], &[]);
    let value = b.result(first, 0);
    ListsOp::build_from_value(b, value, true);
    ListsOp::build_from_value(b, value, false);
    SameOp::build_from_value(b, value);
    SameOp::build_from_type(b, f32, value);
    SameOp::build_from_value_and_other(b, value, value);
    SameOp::build_from_all(b, &[value, value]);
    EdgeOp::build_from_region(b, value);
    EdgeOp::build_from_narrow(b, -3, value);
    EdgeOp::build_from_type(b, f32, value);
    OnlyOp::build_from_value(b, value);
    PartsOp::build_from_only(b, value);
    PartsOp::build_from_b(
        b,
        value,
        &[value, value],
        -1,
        "oat",
        true,
        Grain::Coarse,
        f32,
        &[4, 5],
        any,
        block,
    );
    PartsOp::build_from_b(b, value, &[], 7, "", false, Grain::Fine, i8, &[], any, block);
    PartsOp::build_optional(b, i8, value);
    PartsOp::builder_optional(b, i8, value).second(value).word(word).any(any).build();
    expect![[r#"
        "builtin.module"() ({
          %0:2 = "mill.lists"() ({
          }, {
          }) : () -> (i8, f32)
          %1:2 = "mill.lists"(%0#0, %0#0) ({
          }, {
          }) {twice} : (i8, i8) -> (i8, i1)
          %2:2 = "mill.lists"(%0#0, %0#0) ({
          }, {
          }) {once} : (i8, i8) -> (i8, i1)
          %3 = "mill.same"(%0#0, %0#0) : (i8, i8) -> i8
          %4 = "mill.same"(%0#0, %0#0) : (i8, i8) -> f32
          %5 = "mill.same"(%0#0, %0#0) : (i8, i8) -> i8
          %6 = "mill.same"(%0#0, %0#0) : (i8, i8) -> i8
          %7 = "mill.edge"(%0#0) <{number = 1 : i8}> ({
          }) : (i8) -> i8
          %8 = "mill.edge"(%0#0) <{number = -3 : i8}> ({
          }) : (i8) -> i8
          %9 = "mill.edge"(%0#0, %0#0) <{number = 2 : i8}> ({
          }) : (i8, i8) -> f32
          "mill.only"(%0#0) {own} : (i8) -> ()
          %10 = "mill.parts"(%0#0) <{count = 3 : i32, grain = #mill<grain fine>, operandSegmentSizes = array<i32: 1, 0, 0>, sizes = array<i64>}> ({
          }) : (i8) -> i8
          %11:2 = "mill.parts"(%0#0, %0#0, %0#0, %0#0)[^bb0] <{any = "any", count = -1 : i32, flag, grain = #mill<grain coarse>, kind = f32, operandSegmentSizes = array<i32: 1, 1, 2>, sizes = array<i64: 4, 5>, word = "oat"}> ({
          }) : (i8, i8, i8, i8) -> (i8, f32)
          %12:2 = "mill.parts"(%0#0, %0#0)[^bb0] <{any = "any", count = 7 : i32, grain = #mill<grain fine>, kind = i8, operandSegmentSizes = array<i32: 1, 1, 0>, sizes = array<i64>, word = ""}> ({
          }) : (i8, i8) -> (i8, i8)
          %13 = "mill.parts"(%0#0, %0#0, %0#0) <{count = 2 : i32, grain = #mill<grain coarse>, kind = i8, operandSegmentSizes = array<i32: 1, 0, 2>, sizes = array<i64: 1, 2>}> ({
          }) : (i8, i8, i8) -> i8
          %14 = "mill.parts"(%0#0, %0#0, %0#0, %0#0) <{any = "any", count = 2 : i32, grain = #mill<grain coarse>, kind = i8, operandSegmentSizes = array<i32: 1, 1, 2>, sizes = array<i64: 1, 2>, word = "rye"}> ({
          }) : (i8, i8, i8, i8) -> i8
        }) : () -> ()"#]].assert_eq(&ir.op(root).to_string());
}

#[test]
fn builders_of_types_and_attributes_call_the_one_with_all_parameters() {
    let ctx = Context::new();
    ctx.load::<mill::MillDialect>();
    let i8 = IntegerType::get(&ctx, 8);
    let stone = StoneType::get_from_of(*i8, 3, &[1, 2]);
    let named = StoneType::get_from_name(&ctx, "granite", i8.handle(), &[]);
    let fine = StoneType::get_from_name_with_grain(&ctx, "granite", i8.handle(), &[4], Grain::Fine);
    let name = StringAttr::get(&ctx, "rye");
    let dust = DustAttr::get_from_name(name);
    let wet = DustAttr::get_from_name_and_dry(name, false);
    let text = format!("{stone}\n{named}\n{fine}\n{dust}\n{wet}\n");
    expect![[r#"
        !mill.stone<width = 3, shape = 1, 2, of = i8>
        !mill.stone<width = 8, shape = , of = i8, name = "granite", grain = coarse>
        !mill.stone<width = 8, shape = 4, of = i8, name = "granite">
        #mill.dust<count = 8, dry = true, name = "rye">
        #mill.dust<count = 2, dry = false, name = "rye">
    "#]]
    .assert_eq(&text);
}
