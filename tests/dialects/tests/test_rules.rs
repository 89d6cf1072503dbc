//! Rewrite rules: those of `defs/peephole.td`, called on texts.
//!
//! `peephole/cases.mlir` has a case for each rule, separated by `// -----`: the name of the rule in the first line, then a
//! module. The rule is called for every operation of its root's kind, in order. `peephole/cases.txt` has what became of
//! the module, and why calls did not match (`UPDATE_EXPECT=1` updates it).

include!(concat!(env!("OUT_DIR"), "/rules.rs"));
include!(concat!(env!("OUT_DIR"), "/peephole.rs"));

use std::fmt::Write as _;

use ods_runtime::Adaptor;
use std::sync::Arc;

use expect_test::expect;
use ods_runtime::attrs::{IntegerAttr, StringAttr};
use ods_runtime::conversion::{
    ConversionConfig, ConversionPatternSet, ConversionTarget, TypeConverter,
    apply_partial_conversion,
};
use ods_runtime::interfaces::InferTypeOpInterfaceTrait;
use ods_runtime::ir::{InsertPoint, Listener, WalkOrder};
use ods_runtime::rewrite::{PatternSet, Rewriter};
use ods_runtime::text::{PrintFlags, parse_source};
use ods_runtime::types::IntegerType;
use ods_runtime::{
    AttrRef, Attribute, Context, Diagnostic, DialectEntry, Ir, Location, Op, OpBuilder, OpOf,
    OpRef, Type, TypeRef, Value, ValueRef,
};
use rules::*;

/// The sum of two integers.
fn sum(r: &mut Rewriter<'_>, a: IntegerAttr<'_>, b: IntegerAttr<'_>) -> Attribute {
    let sum = a.value().to_i64().zip(b.value().to_i64()).map_or(0, |(a, b)| a + b);
    IntegerAttr::get(r.ctx(), a.ty(), sum).handle()
}

/// A longer name.
fn longer<'c>(ctx: &'c Context, name: Option<StringAttr<'c>>) -> StringAttr<'c> {
    StringAttr::get(ctx, &format!("{}!", name.map_or("", |name| name.value())))
}

/// Two texts, joined.
fn joined(a: &str, b: &str) -> &'static str {
    if a == "ab" && b == "ab" { "abab" } else { "" }
}

/// Creates an operation for no purpose.
fn mark(r: &mut Rewriter<'_>, value: Value) {
    NegOp::build(r, value);
}

/// An operation for half of a value.
fn half(r: &mut Rewriter<'_>, loc: Location, value: Value) -> OpOf<NegOp<'static>> {
    r.new_op::<NegOp<'_>>().set_value(value).with_loc(loc).build()
}

/// Values for both halves of a value.
fn halves(r: &mut Rewriter<'_>, loc: Location, value: Value) -> [Value; 2] {
    [half(r, loc, value).into(), half(r, loc, value).into()]
}

/// The next number.
fn next<'c>(ctx: &'c Context, number: IntegerAttr<'c>) -> IntegerAttr<'c> {
    IntegerAttr::get(ctx, number.ty(), number.value().to_i64().unwrap_or(0) + 1)
}

/// A name.
fn named(ctx: &Context) -> StringAttr<'_> {
    StringAttr::get(ctx, "named")
}

/// A type that is wider than that of a value.
fn wider(r: &Rewriter<'_>, value: Value) -> Type {
    let width = r.ir().value(value).ty().cast::<IntegerType<'_>>().width();
    IntegerType::get(r.ctx(), width * 2).handle()
}

/// The value and the number of a tag.
fn parts(op: OpRef<'_>) -> Option<(ValueRef<'_>, AttrRef<'_>)> {
    let tag = op.dyn_cast::<TagOp<'_>>()?;
    Some((*tag.value(), *tag.number_attr()))
}

impl<'ir> InferTypeOpInterfaceTrait<'ir> for InferOp<'ir> {
    fn infer_return_types(inputs: Adaptor<'ir>) -> Result<Vec<TypeRef<'ir>>, Diagnostic> {
        Ok(vec![inputs.view::<Self>().value().ty()])
    }
}

/// Records why rules do not match.
#[derive(Default, Debug)]
struct Reasons(String);

impl Listener for Reasons {
    fn match_failed(&mut self, ir: &Ir, op: Op, reason: &str) {
        let _ = writeln!(self.0, "// {}: {reason}", ir.op(op).name());
    }
}

/// Calls a rule on an operation; nothing if it is not of the root's kind.
type Call = fn(Op, &mut Rewriter<'_>) -> Option<Option<()>>;

/// Each rule and its function.
macro_rules! rules {
    ($($name:literal $function:ident $root:ident;)*) => {
        &[$(($name, |op, r| {
            let root = r.op(op).handle_of::<$root<'_>>()?;
            Some(peephole::$function(root, r))
        })),*]
    };
}

const RULES: &[(&str, Call)] = rules! {
    "AddConstants" add_constants AddOp;
    "AddOfBoth" add_of_both AddOp;
    "AddOfNeg" add_of_neg AddOp;
    "CastOfCast" cast_of_cast CastOp;
    "CastOfI1" cast_of_i1 CastOp;
    "CastOfInfer" cast_of_infer CastOp;
    "CastWithoutUse" cast_without_use CastOp;
    "FirstOfAdd" first_of_add SubOp;
    "InferOfInfer" infer_of_infer InferOp;
    "ListOfNone" list_of_none ListOp;
    "ListOfThree" list_of_three ListOp;
    "ListOfTwo" list_of_two ListOp;
    "ListsOfOne" lists_of_one ListsOp;
    "Located" located CastOp;
    "ManyIsMany" many_is_many ManyOp;
    "ManyOfAdd" many_of_add ManyOp;
    "NegOfBuilt" neg_of_built NegOp;
    "NegOfNeg" neg_of_neg NegOp;
    "NegOfParts" neg_of_parts NegOp;
    "NumberTwice" number_twice NumberOp;
    "NumberTwo" number_two NumberOp;
    "PaintGreen" paint_green PaintOp;
    "PaintRed" paint_red PaintOp;
    "PairIsTwo" pair_is_two PairOp;
    "PairOfNeg" pair_of_neg PairOp;
    "PairOfPair" pair_of_pair PairOp;
    "PairTwice" pair_twice PairOp;
    "SinkOf" sink_of SinkOp;
    "SinkOfNeg" sink_of_neg SinkOp;
    "SizedTwice" sized_twice SizedOp;
    "SubOfPair" sub_of_pair SubOp;
    "SubOfSame" sub_of_same SubOp;
    "SubOfTag" sub_of_tag SubOp;
    "TagNumbers" tag_numbers TagOp;
    "TagTwice" tag_twice TagOp;
    "TextTwice" text_twice TextOp;
    "GeneratedConvert0" generated_convert0 SinkOp;
};

/// The module `text` after `call`.
fn rewritten(call: Call, text: &str) -> String {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    ctx.load::<RulesDialect>();
    let mut ir = parse_source(&ctx, "case.mlir", text.as_bytes()).expect("a valid module");
    let ops: Vec<Op> = {
        let root = ir.root().expect("a module");
        root.walk(WalkOrder::Pre).map(|op| op.handle()).collect()
    };
    let mut out = String::new();
    for op in ops {
        if !ir.is_live(op) {
            continue;
        }
        let (loc, mut reasons) = (ir.op(op).loc(), Reasons::default());
        let b = OpBuilder::new(&mut ir, InsertPoint::Before(op), loc).with_listener(&mut reasons);
        let name = match call(op, &mut Rewriter::from(b)) {
            None => continue,
            Some(Some(())) => "matches",
            Some(None) => "does not match",
        };
        let _ = writeln!(out, "// {name}");
        out.push_str(&reasons.0);
    }
    let flags = PrintFlags { debug_info: true, ..PrintFlags::default() };
    out + &ir.root().expect("a module").print_top_level(&flags)
}

#[test]
fn rules_rewrite_what_they_match() {
    let mut out = String::new();
    let mut missing: Vec<&str> = RULES.iter().map(|(name, _)| *name).collect();
    for case in include_str!("peephole/cases.mlir").split("// -----\n") {
        let (name, text) = case.split_once('\n').expect("a name and a module");
        let name = name.trim_start_matches("// ");
        let (_, call) = RULES.iter().find(|(rule, _)| *rule == name).expect(name);
        missing.retain(|it| *it != name);
        let _ = write!(out, "// {name}\n{}// -----\n", rewritten(*call, text));
    }
    assert!(missing.is_empty(), "no case for {missing:?}");
    expect_test::expect_file!["./peephole/cases.txt"].assert_eq(&out);
}

#[test]
fn a_set_has_all_rules_with_their_benefits() {
    let mut patterns = PatternSet::default();
    peephole::populate(&mut patterns);
    let names: Vec<_> = patterns.iter().map(|it| it.name()).collect();
    assert_eq!(names, RULES.iter().map(|(name, _)| *name).collect::<Vec<_>>());
    let benefit = |name| patterns.iter().find(|it| it.name() == name).map(|it| it.benefit());
    assert_eq!(benefit("SubOfSame"), Some(1));
    assert_eq!(benefit("NegOfNeg"), Some(2));
    assert_eq!(benefit("CastOfCast"), Some(11));
}

#[test]
fn rules_convert_types() {
    let ctx = Context::new();
    ctx.register_dialects(&[DialectEntry::of::<RulesDialect>()]);
    ctx.allow_unregistered_dialects(true);
    let text = b"
        %0 = \"test.value\"() : () -> i32
        %1:3 = \"test.values\"() : () -> (i32, i32, i32)
        %2 = \"rules.sub\"(%0, %0) : (i32, i32) -> i32
        %3 = \"rules.list\"(%1#0, %1#1, %1#2) <{operandSegmentSizes = array<i32: 3, 0>}> : (i32, i32, i32) -> i32
        \"test.use\"(%2) : (i32) -> ()";
    let mut ir = parse_source(&ctx, "rules.mlir", text).expect("a valid text");
    let mut types = TypeConverter::new();
    types.add_identity_conversion();
    types.add_conversion(|ty| {
        let is_i32 = ty.handle() == IntegerType::get(ty.ctx(), 32).handle();
        is_i32.then(|| IntegerType::get(ty.ctx(), 64).handle())
    });
    let mut rules = PatternSet::default();
    peephole::populate(&mut rules);
    rules.retain(|rule| matches!(rule.name(), "SubOfSame" | "ListOfThree"));
    let mut patterns = ConversionPatternSet::with_converter(Arc::new(types));
    patterns.add_rules(rules);
    let mut target = ConversionTarget::new();
    target.add_illegal_op::<SubOp<'_>>();
    target.add_illegal_op::<ListOp<'_>>();
    target.add_legal_op::<AddOp<'_>>();
    target.add_legal_op::<NegOp<'_>>();
    let root = ir.root().expect("a module").handle();
    let config = ConversionConfig { build_materializations: false, ..ConversionConfig::default() };
    apply_partial_conversion(&mut ir, &[root], &target, &patterns.freeze(), config)
        .expect("the rule applies");
    expect![[r#"
        module {
          %0 = "test.value"() : () -> i32
          %1 = unrealized_conversion_cast %0 : i32 to i64
          %2:3 = "test.values"() : () -> (i32, i32, i32)
          %3 = unrealized_conversion_cast %2#2 : i32 to i64
          %4 = unrealized_conversion_cast %2#0 : i32 to i64
          %5 = "rules.add"(%1, %1) : (i64, i64) -> i64
          %6 = "rules.neg"(%5) : (i64) -> i64
          %7 = unrealized_conversion_cast %6 : i64 to i32
          %8 = "rules.add"(%3, %4) : (i64, i64) -> i64
          "test.use"(%7) : (i32) -> ()
        }"#]]
    .assert_eq(&ir.root().expect("a module").to_string());
}
