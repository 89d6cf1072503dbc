//! Rewrite rules whose conditions are C++: those of `defs/cpp_rules.td`.

include!(concat!(env!("OUT_DIR"), "/uses.rs"));
include!(concat!(env!("OUT_DIR"), "/cpp_rules.rs"));

use cpp_rules::*;
use expect_test::expect;
use ods_runtime::attrs::IntegerAttr;
use ods_runtime::rewrite::{GreedyConfig, PatternSet, Rewriter, apply_patterns_greedily};
use ods_runtime::text::{PrintFlags, parse_source};
use ods_runtime::types::IntegerType;
use ods_runtime::{
    AttrRef, Attribute, Context, Location, Op, OpRef, Type, Value, ValueRef, attrs::BoolAttr,
};

/// The integer attribute with this value.
fn number(r: &Rewriter<'_>, value: i64) -> Attribute {
    IntegerAttr::get(r.ctx(), IntegerType::get(r.ctx(), 32), value).handle()
}

/// The value of an integer attribute.
fn value_of(r: &Rewriter<'_>, attr: Attribute) -> i64 {
    r.ctx().attr_ref(attr).cast::<IntegerAttr<'_>>().int().expect("a small number")
}

/// A new operation.
fn source(r: &mut Rewriter<'_>) -> Value {
    let ty = IntegerType::get(r.ctx(), 32).handle();
    r.new_op::<uses::HoldsOp<'_>>().set_case(77).with_types([ty]).build().into()
}

impl IsFirst for Helpers {
    fn is_first(value: ValueRef<'_>, maybe: Option<ValueRef<'_>>, list: Vec<ValueRef<'_>>) -> bool {
        maybe.is_none() && list.first() == Some(&value)
    }
}

impl IsNumber for Helpers {
    fn is_number(attr: Option<AttrRef<'_>>) -> bool {
        attr.is_some_and(|attr| attr.isa::<IntegerAttr<'_>>() && !attr.isa::<BoolAttr<'_>>())
    }
}

impl IsSmall for Helpers {
    fn is_small(attr: AttrRef<'_>) -> bool {
        attr.cast::<IntegerAttr<'_>>().int().is_some_and(|it| it < 10)
    }
}

impl MakeValue for Helpers {
    fn make_value(
        r: &mut Rewriter<'_>,
        loc: Location,
        value: Value,
        maybe: Option<Value>,
        list: &[Value],
        kind: Attribute,
        number: Option<Attribute>,
        flag: bool,
    ) -> Value {
        assert!(loc != Location::UNKNOWN && value_of(r, kind) == 2);
        if flag && number.is_some() && maybe.is_some() { list[0] } else { value }
    }
}

impl MakeOptional for Helpers {
    fn make_optional(_: &mut Rewriter<'_>, value: Option<Value>) -> Option<Value> {
        value
    }
}

impl MakeList for Helpers {
    fn make_list(_: &mut Rewriter<'_>, values: &[Value]) -> Vec<Value> {
        values.iter().rev().copied().collect()
    }
}

impl MakeAttr for Helpers {
    fn make_attr(r: &mut Rewriter<'_>, attr: Attribute) -> Attribute {
        number(r, value_of(r, attr) + 100)
    }
}

impl NextAttr for Helpers {
    fn next_attr(r: &mut Rewriter<'_>, attr: Attribute) -> Attribute {
        number(r, value_of(r, attr) + 1)
    }
}

impl MakeOptionalAttr for Helpers {
    fn make_optional_attr(_: &mut Rewriter<'_>, attr: Option<Attribute>) -> Option<Attribute> {
        attr
    }
}

impl MakeFlag for Helpers {
    fn make_flag(_: &mut Rewriter<'_>, flag: bool) -> bool {
        !flag
    }
}

impl MakeTwo for Helpers {
    fn make_two(r: &mut Rewriter<'_>, value: Value) -> [Value; 2] {
        [value, source(r)]
    }
}

impl MakeLast for Helpers {
    fn make_last(r: &mut Rewriter<'_>, list: &[Value], value: Value, attr: Attribute) -> Value {
        assert!(list[0] == value && value_of(r, attr) == 4);
        list[1]
    }
}

impl Note for Helpers {
    fn note(r: &mut Rewriter<'_>, value: Value) {
        r.new_op::<uses::SinkOp<'_>>().set_x(value).build();
    }
}

impl MakeType for Helpers {
    fn make_type(r: &mut Rewriter<'_>, _: Value) -> Type {
        IntegerType::get(r.ctx(), 64).handle()
    }
}

impl BuildInferredOp for Helpers {
    fn build_inferred_op(
        r: &mut Rewriter<'_>,
        value: Value,
        maybe: Option<Value>,
        number: Option<Attribute>,
    ) -> Op {
        let ty = IntegerType::get(r.ctx(), 8).handle();
        let op = r.new_op::<uses::InferredOp<'_>>().set_x(value).set_maybe(maybe);
        op.set_number_attr(number).with_types([ty]).build().into()
    }
}

impl TakeApart for Helpers {
    fn take_apart(op: OpRef<'_>) -> Option<(ValueRef<'_>, AttrRef<'_>)> {
        let inner = op.dyn_cast::<uses::CallOp<'_>>()?;
        Some((*inner.x(), *inner.kind_attr()))
    }
}

/// `text` after the rules were applied.
fn rewritten(text: &str) -> String {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    ctx.load::<uses::UsesDialect>();
    let mut ir = parse_source(&ctx, "test.mlir", text.as_bytes()).expect("a valid module");
    let mut patterns = PatternSet::default();
    cpp_rules::populate(&mut patterns);
    let region = ir.root().expect("a module").region(0).handle();
    let config = GreedyConfig { fold: false, ..GreedyConfig::default() };
    apply_patterns_greedily(&mut ir, region, &patterns.freeze(), config).expect("a fixed point");
    ir.root().expect("a module").print_top_level(&PrintFlags::default())
}

/// Whether rule `case` matches the operation `uses.check` with these operands and attributes, in a function whose
/// argument is `%arg`.
fn holds(case: usize, operands: &str, attributes: &str) -> bool {
    let types = vec!["i32"; operands.split(',').count()].join(", ");
    let text = format!(
        "\"test.block\"() ({{
        ^bb0(%arg: i32):
          %once = uses.source
          %twice = uses.source
          \"test.use\"(%twice) : (i32) -> ()
          %other:2 = uses.other
          %used:2 = uses.other
          \"test.use\"(%used#1) : (i32) -> ()
          %r = \"uses.check\"({operands}) <{{case = {case} : i32{attributes}}}> : ({types}) -> i32
          \"test.use\"(%r) : (i32) -> ()
        }}) : () -> ()"
    )
    .replace("uses.source", "\"uses.source\"() : () -> i32")
    .replace("uses.other", "\"uses.other\"() : () -> (i32, i32)");
    let printed = rewritten(&text);
    assert_ne!(printed.contains("uses.holds"), printed.contains("uses.check"), "{printed}");
    printed.contains("uses.holds")
}

#[test]
fn conditions_ask_for_uses_and_definitions() {
    let of = |case, operands: &[&str]| -> Vec<bool> {
        operands.iter().map(|it| holds(case, it, "")).collect()
    };
    let operands = ["%once", "%twice", "%arg", "%other#0"];
    assert_eq!(of(0, &operands), [true, false, true, true]);
    assert_eq!(of(1, &operands), [false, true, false, false]);
    assert_eq!(of(2, &operands), [true, true, false, true]);
    assert_eq!(of(3, &operands), [true, true, false, false]);
    assert_eq!(of(4, &operands), [false, false, false, true]);
    assert_eq!(of(5, &["%arg", "%arg, %arg", "%arg, %arg, %arg"]), [false, true, false]);
    assert_eq!(of(6, &["%other#0", "%used#0"]), [true, false]);
}

#[test]
fn constraints_may_depend_on_the_operation() {
    assert_eq!([holds(7, "%arg", ""), holds(7, "%arg, %arg", "")], [true, false]);
    let of = |number| holds(8, "%arg, %arg", number);
    let numbers = [", number = 2 : i32", ", number = 3 : i32", ""];
    assert_eq!(numbers.map(of), [true, false, false]);
}

#[test]
fn options_of_options_are_passed_on() {
    for properties in [
        "list = [[[1, 2]]], number = [[3]], text = [[\"a\"]]",
        "list = [[]], number = [[]], text = [[]]",
        "list = [], number = [], text = []",
    ] {
        let text = format!(
            "%x = \"uses.source\"() : () -> i32\n%r = \"uses.inner\"(%x) <{{{properties}}}> : (i32) -> i32\n\
             \"test.use\"(%r) : (i32) -> ()"
        );
        let printed = rewritten(&text);
        assert!(
            printed.contains(&format!("\"uses.outer\"(%0) <{{{properties}}}> : (i32)")),
            "{printed}"
        );
    }
}

/// `uses.call` of this kind with these operands and attributes after the rules were applied.
fn called(kind: usize, operands: &str, sizes: &str, attributes: &str) -> String {
    let types = vec!["i32"; operands.split(',').count()].join(", ");
    let text = format!(
        "\"test.block\"() ({{
        ^bb0(%a: i32, %b: i32, %c: i32):
          %d = \"uses.call\"(%a) <{{kind = 50 : i32, operandSegmentSizes = array<i32: 1, 0, 0>}}> : (i32) -> i32
          %r = \"uses.call\"({operands}) <{{kind = {kind} : i32, operandSegmentSizes = array<i32: {sizes}>{attributes}}}> : ({types}) -> i32
          \"test.use\"(%r, %d) : (i32, i32) -> ()
        }}) : () -> ()"
    );
    let printed = rewritten(&text);
    let lines =
        printed.lines().filter(|line| line.contains("uses.") && !line.contains("kind = 50"));
    lines.map(|line| format!("{}\n", line.trim())).collect::<String>() + "\n"
}

#[test]
fn functions_of_cpp_are_helpers() {
    let printed = [
        called(0, "%a, %a, %b", "1, 0, 2", ", number = 3 : i32"),
        called(0, "%a, %b, %b", "1, 0, 2", ", number = 3 : i32"),
        called(0, "%a, %a, %b", "1, 0, 2", ""),
        called(1, "%a", "1, 0, 0", ", number = 3 : i32"),
        called(1, "%a", "1, 0, 0", ", number = 30 : i32"),
        called(2, "%a, %b, %c, %c", "1, 1, 2", ", number = 3 : i32, flag"),
        called(2, "%a, %b, %c", "1, 0, 2", ""),
        called(3, "%a", "1, 0, 0", ""),
        called(4, "%a, %b", "1, 1, 0", ", number = 3 : i32"),
        called(5, "%a", "1, 0, 0", ""),
        called(6, "%d, %b", "1, 1, 0", ""),
    ];
    expect![[r#"
        %1 = "uses.holds"() <{case = 0 : i32}> : () -> i32

        %1 = "uses.call"(%arg0, %arg1, %arg1) <{kind = 0 : i32, number = 3 : i32, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i32, i32, i32) -> i32

        %1 = "uses.call"(%arg0, %arg0, %arg1) <{kind = 0 : i32, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i32, i32, i32) -> i32

        %1 = "uses.holds"() <{case = 1 : i32}> : () -> i32

        %1 = "uses.call"(%arg0) <{kind = 1 : i32, number = 30 : i32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> i32

        %1 = "uses.result"(%arg2, %arg1, %arg2, %arg2) <{kind = 102 : i32, number = 3 : i32, operandSegmentSizes = array<i32: 1, 1, 2>}> : (i32, i32, i32, i32) -> i32

        %1 = "uses.result"(%arg0, %arg2, %arg1) <{flag, kind = 102 : i32, operandSegmentSizes = array<i32: 1, 0, 2>}> : (i32, i32, i32) -> i32

        %1 = "uses.holds"() <{case = 77 : i32}> : () -> i32
        "uses.sink"(%1) : (i32) -> ()
        "uses.sink"(%arg0) : (i32) -> ()

        %1 = "uses.inferred"(%arg0, %arg1) <{number = 3 : i32}> : (i32, i32) -> i64
        %2 = "uses.inferred"(%1, %arg1) <{number = 3 : i32}> : (i64, i32) -> i32

        %1 = "uses.inferred"(%arg0) : (i32) -> i8
        %2 = "uses.inferred"(%1) <{number = 7 : i32}> : (i8) -> i32


    "#]].assert_eq(&printed.concat());
}
