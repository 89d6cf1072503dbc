//! `int-range-optimizations` on a dialect that it does not know: `defs/ranges.td`.

include!(concat!(env!("OUT_DIR"), "/ranges.rs"));

use std::sync::Arc;

use expect_test::{Expect, expect};
use ods::transforms::int_ranges::ArithIntRangeOpts;
use ods_runtime::Context;
use ods_runtime::apint::ApInt;
use ods_runtime::int_range::{ConstantIntRanges, IntegerValueRange};
use ods_runtime::interfaces::{InferIntRangeInterfaceTrait, SetIntLatticeFn, SetIntRangeFn};
use ods_runtime::pass::PassManager;
use ods_runtime::text::parse_source;
use ranges::*;

/// The range of the signed numbers from `min` to `max`.
fn range(min: i64, max: i64) -> ConstantIntRanges {
    ConstantIntRanges::from_signed(ApInt::from_i64(32, min), ApInt::from_i64(32, max))
}

impl<'ir> InferIntRangeInterfaceTrait<'ir> for DiceOp<'ir> {
    fn infer_result_ranges(self, _: &[ConstantIntRanges], set_range: SetIntRangeFn<'_>) {
        for throw in self.throws() {
            set_range(throw, range(1, self.sides() as i64));
        }
    }
}

impl<'ir> InferIntRangeInterfaceTrait<'ir> for EitherOp<'ir> {
    fn infer_result_ranges_from_optional(
        self,
        ranges: &[IntegerValueRange],
        set_range: SetIntLatticeFn<'_>,
    ) {
        let all = ranges.iter().flatten().cloned().reduce(|range, next| range.union(&next));
        set_range(*self.number(), all);
    }
}

impl<'ir> InferIntRangeInterfaceTrait<'ir> for RepeatOp<'ir> {
    fn infer_result_ranges(self, ranges: &[ConstantIntRanges], set_range: SetIntRangeFn<'_>) {
        let count = ranges[0].smax().to_i64().unwrap_or(i64::from(i32::MAX));
        let entry = self.body().first_block();
        if let Some(argument) = entry.and_then(|entry| entry.arguments().next()) {
            set_range(argument, range(0, count - 1));
        }
    }
}

/// Compares `text` after the pass with `expected`.
fn check(text: &str, expected: Expect) {
    let ctx: Arc<Context> = Context::new();
    ctx.load::<RangesDialect>();
    ctx.register_dialects(ods::DIALECTS);
    let mut ir = match parse_source(&ctx, "test.mlir", text.as_bytes()) {
        Ok(ir) => ir,
        Err(errors) => panic!("{}", errors[0]),
    };
    let root = ir.root().expect("a module").handle();
    let mut manager = PassManager::new("builtin.module");
    manager.add(ArithIntRangeOpts::default());
    assert!(manager.run(&mut ir, root).is_ok());
    expected.assert_eq(&ir.op(root).to_string());
}

#[test]
fn operations_tell_the_ranges_of_their_results() {
    check(
        r#"func.func @f() -> (i1, i1, i32, i32) {
             %c0 = arith.constant 0 : i32
             %c6 = arith.constant 6 : i32
             %a, %b = "ranges.dice"() {sides = 6} : () -> (i32, i32)
             %c = "ranges.dice"() {sides = 1} : () -> i32
             "ranges.dice"() {sides = 3} : () -> ()
             %0 = arith.cmpi ule, %b, %c6 : i32
             %1 = arith.cmpi eq, %a, %c0 : i32
             %2 = "ranges.either"(%c, %c) : (i32, i32) -> i32
             %3 = "ranges.either"() : () -> i32
             return %0, %1, %2, %3 : i1, i1, i32, i32
           }"#,
        expect![[r#"
            module {
              func.func @f() -> (i1, i1, i32, i32) {
                %c1_i32 = arith.constant 1 : i32
                %false = arith.constant false
                %true = arith.constant true
                %0:2 = "ranges.dice"() <{sides = 6 : i64}> : () -> (i32, i32)
                %1 = "ranges.dice"() <{sides = 1 : i64}> : () -> i32
                "ranges.dice"() <{sides = 3 : i64}> : () -> ()
                %2 = "ranges.either"() : () -> i32
                return %true, %false, %c1_i32, %2 : i1, i1, i32, i32
              }
            }"#]],
    );
}

#[test]
fn operations_tell_the_ranges_of_arguments() {
    check(
        r#"func.func @f(%m: memref<2xi1>, %i: index) {
             %c4 = arith.constant 4 : i32
             %c1 = arith.constant 1 : i32
             "ranges.repeat"(%c4) ({
             ^bb0(%a: i32):
               %0 = arith.cmpi ult, %a, %c4 : i32
               memref.store %0, %m[%i] : memref<2xi1>
             }) : (i32) -> ()
             "ranges.repeat"(%c1) ({
             ^bb0(%a: i32):
               %0 = arith.cmpi eq, %a, %c4 : i32
               memref.store %0, %m[%i] : memref<2xi1>
             }) : (i32) -> ()
             "ranges.repeat"(%c1) ({}) : (i32) -> ()
             return
           }"#,
        expect![[r#"
            module {
              func.func @f(%arg0: memref<2xi1>, %arg1: index) {
                %false = arith.constant false
                %true = arith.constant true
                %c4_i32 = arith.constant 4 : i32
                %c1_i32 = arith.constant 1 : i32
                "ranges.repeat"(%c4_i32) ({
                ^bb0(%arg2: i32):
                  memref.store %true, %arg0[%arg1] : memref<2xi1>
                }) : (i32) -> ()
                "ranges.repeat"(%c1_i32) ({
                ^bb0(%arg2: i32):
                  memref.store %false, %arg0[%arg1] : memref<2xi1>
                }) : (i32) -> ()
                "ranges.repeat"(%c1_i32) ({
                }) : (i32) -> ()
                return
              }
            }"#]],
    );
}
