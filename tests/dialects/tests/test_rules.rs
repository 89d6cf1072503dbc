//! Rewrite rules: those of `defs/peephole.td`, called on texts.
//!
//! `peephole/cases.mlir` has a case for each rule, separated by `// -----`: the name of the rule in the first line, then a
//! module. The rule is called for every operation of its root's kind, in order. `peephole/cases.txt` has what became of
//! the module, and why calls did not match (`UPDATE_EXPECT=1` updates it).

include!(concat!(env!("OUT_DIR"), "/rules.rs"));
include!(concat!(env!("OUT_DIR"), "/peephole.rs"));

use std::fmt::Write as _;

use ods_runtime::attrs::{IntegerAttr, StringAttr};
use ods_runtime::ir::{InsertPoint, Listener, WalkOrder};
use ods_runtime::rewrite::{PatternSet, Rewriter};
use ods_runtime::text::{PrintFlags, parse_source};
use ods_runtime::{Attribute, Context, Ir, Op, OpBuilder, Value};
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

/// Creates an operation for no purpose.
fn mark(r: &mut Rewriter<'_>, value: Value) {
    NegOp::build(r, value);
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
            let root = ods_runtime::codegen::handle_of::<$root<'static>>(r.ir(), op)?;
            Some(peephole::$function(root, r))
        })),*]
    };
}

const RULES: &[(&str, Call)] = rules! {
    "AddConstants" add_constants AddOp;
    "AddOfNeg" add_of_neg AddOp;
    "CastOfCast" cast_of_cast CastOp;
    "CastOfI1" cast_of_i1 CastOp;
    "CastWithoutUse" cast_without_use CastOp;
    "FirstOfAdd" first_of_add SubOp;
    "ListOfTwo" list_of_two ListOp;
    "Located" located CastOp;
    "ManyIsMany" many_is_many ManyOp;
    "NegOfNeg" neg_of_neg NegOp;
    "PaintRed" paint_red PaintOp;
    "PairIsTwo" pair_is_two PairOp;
    "PairOfNeg" pair_of_neg PairOp;
    "SinkOfNeg" sink_of_neg SinkOp;
    "SubOfSame" sub_of_same SubOp;
    "TagNumbers" tag_numbers TagOp;
    "TagTwice" tag_twice TagOp;
};

/// What `call` makes of the module `text`.
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
        let (_, call) = RULES.iter().find(|(known, _)| *known == name).expect(name);
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
