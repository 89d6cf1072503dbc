//! Rewrite rules about dialects with operations of the same name: those of `defs/two_dialects.td`.

include!(concat!(env!("OUT_DIR"), "/two_dialects.rs"));

use expect_test::expect;
use ods::arith::ArithDialect;
use ods::index::{ConstantOp, IndexDialect};
use ods_runtime::attrs::{AttrRef, IntegerAttr};
use ods_runtime::rewrite::{GreedyConfig, PatternSet, Rewriter, apply_patterns_greedily};
use ods_runtime::text::{PrintFlags, parse_source};
use ods_runtime::{Context, OpOf};

/// The constant of `index` with the value of a constant of `arith`.
fn index_constant(r: &mut Rewriter<'_>, value: AttrRef<'_>) -> OpOf<ConstantOp<'static>> {
    let value = value.cast::<IntegerAttr<'_>>().handle();
    r.new_op::<ConstantOp<'_>>().set_value_attr(value).build()
}

#[test]
fn rules_tell_operations_of_the_same_name_apart() {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    ctx.load::<ArithDialect>();
    ctx.load::<IndexDialect>();
    let text = r#"
        %condition, %x = "test.values"() : () -> (i1, index)
        %one = index.constant 1
        %two = arith.constant 2 : index
        %select = arith.select %condition, %one, %two : index
        %three = index.constant 3
        %sum = index.add %x, %three
        "test.use"(%select, %sum) : (index, index) -> ()
    "#;
    let mut ir = parse_source(&ctx, "test.mlir", text.as_bytes()).expect("a valid module");
    let mut patterns = PatternSet::default();
    two_dialects::populate(&mut patterns);
    let region = ir.root().expect("a module").region(0).handle();
    let config = GreedyConfig { fold: false, ..GreedyConfig::default() };
    apply_patterns_greedily(&mut ir, region, &patterns.freeze(), config).expect("a fixed point");
    expect![[r#"
        module {
          %c3 = arith.constant 3 : index
          %c2 = arith.constant 2 : index
          %c1 = arith.constant 1 : index
          %0:2 = "test.values"() : () -> (i1, index)
          %1 = arith.select %0#0, %c1, %c2 : index
          %2 = index.add %0#1, %c3
          "test.use"(%1, %2) : (index, index) -> ()
        }
    "#]]
    .assert_eq(&ir.root().expect("a module").print_top_level(&PrintFlags::default()));
}
