//! Rewrite rules whose conditions are C++: those of `defs/cpp_rules.td`.

include!(concat!(env!("OUT_DIR"), "/uses.rs"));
include!(concat!(env!("OUT_DIR"), "/cpp_rules.rs"));

use ods_runtime::Context;
use ods_runtime::rewrite::{GreedyConfig, PatternSet, apply_patterns_greedily};
use ods_runtime::text::{PrintFlags, parse_source};

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
