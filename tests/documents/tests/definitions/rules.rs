//! Rewrite rules.

use ods_runtime::rewrite::{GreedyConfig, PatternSet, apply_patterns_greedily};

use crate::support::{context, generic, parse};

/// The generic form of what the rules make of the operation in a module.
fn rewritten(text: &str) -> String {
    let ctx = context();
    let mut ir = parse(&ctx, text);
    let region = ir.root().expect("a module").region(0).handle();
    let mut patterns = PatternSet::default();
    crate::rules::populate(&mut patterns);
    apply_patterns_greedily(&mut ir, region, &patterns.freeze(), GreedyConfig::default())
        .expect("it ends");
    let op = ir.region(region).blocks().flat_map(|block| block.ops()).next();
    generic(op.expect("an operation"))
}

#[test]
fn a_list_of_constraints_is_matched_as_a_whole() {
    let op = |number, list| {
        format!("%0 = \"my.all_attr_constraint_of{number}\"() <{{attr = {list}}}> : () -> i32")
    };
    assert_eq!(rewritten(&op(1, "[0, 1]")), op(2, "[0, 1]"));
    for list in ["[0, 2]", "[1, 1]", "[0]"] {
        assert_eq!(rewritten(&op(1, list)), op(1, list));
    }
}

#[test]
fn constraints_of_properties_are_matched() {
    let op = |level| format!("\"my.flags\"() <{{fast, level = {level} : i64, safe}}> : () -> ()");
    assert_eq!(rewritten(&op(12)), op(9));
    assert_eq!(rewritten(&op(8)), op(8));
}
