//! Default values and rewrite rules that construct types that cannot exist, `defs/impossible_types.td`: the verifier reports the
//! default value at its definition, and the rule does not match and changes nothing.

include!(concat!(env!("OUT_DIR"), "/impossible.rs"));
include!(concat!(env!("OUT_DIR"), "/impossible_types.rs"));

use std::sync::Arc;

use expect_test::expect;
use impossible::*;
use ods_runtime::rewrite::{GreedyConfig, PatternSet, apply_patterns_greedily};
use ods_runtime::text::{PrintFlags, parse_source};
use ods_runtime::{Context, Diagnostic, Location, Type, VerifyResult};

impl SmallTypeVerify for SmallType<'_> {
    fn verify(_: &Context, location: Location, width: u32) -> VerifyResult {
        if width <= 64 { Ok(()) } else { Err(Diagnostic::error(location, "too wide")) }
    }
}

/// The width of a small type.
fn width(ctx: &Context, ty: Type) -> u32 {
    ctx.type_ref(ty).cast::<SmallType<'_>>().width()
}

fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    ctx.load::<ImpossibleDialect>();
    ctx
}

/// `impossible.type` of this kind and width after all rules were applied.
fn rewritten(kind: u32, width: u32) -> String {
    let text = format!(
        "%x = \"x.x\"() : () -> i32\n\
         %y = \"impossible.type\"(%x) {{content = !impossible.small<{width}>, kind = {kind} : i32}} : (i32) -> i32\n\
         \"x.use\"(%y) : (i32) -> ()"
    );
    let ctx = context();
    let mut ir = parse_source(&ctx, "-", text.as_bytes()).expect("a valid text");
    let mut patterns = PatternSet::default();
    impossible_types::populate(&mut patterns);
    let region = ir.root().expect("a module").region(0).handle();
    apply_patterns_greedily(&mut ir, region, &patterns.freeze(), GreedyConfig::default())
        .expect("a fixed point");
    let printed = ir.root().expect("a module").print_top_level(&PrintFlags::default());
    let lines = printed.lines().filter(|line| line.contains("impossible."));
    format!("{kind}:\n{}\n", lines.collect::<Vec<_>>().join("\n"))
}

#[test]
fn rules_match_if_the_types_exist() {
    let printed: String = [0, 1, 2].map(|kind| rewritten(kind, 4)).concat();
    expect![[r#"
        0:
          %1 = "impossible.type"(%0) <{content = !impossible.small<8>, kind = 10 : i32}> : (i32) -> i32
        1:
          %1 = "impossible.cast"(%0) : (i32) -> i32
          %2 = "impossible.cast"(%1) : (i32) -> i32
          %3 = "impossible.type"(%2) <{content = !impossible.small<8>, kind = 10 : i32}> : (i32) -> i32
        2:
          %1 = "impossible.cast"(%0) : (i32) -> !impossible.small<8>
          %2 = "impossible.cast"(%1) : (!impossible.small<8>) -> i32
    "#]].assert_eq(&printed);
}

#[test]
fn rules_that_construct_what_cannot_exist_change_nothing() {
    let printed: String = [0, 1, 2, 3, 4, 5].map(|kind| rewritten(kind, 40)).concat();
    expect![[r#"
        0:
          %1 = "impossible.type"(%0) <{content = !impossible.small<40>, kind = 0 : i32}> : (i32) -> i32
        1:
          %1 = "impossible.type"(%0) <{content = !impossible.small<40>, kind = 1 : i32}> : (i32) -> i32
        2:
          %1 = "impossible.type"(%0) <{content = !impossible.small<40>, kind = 2 : i32}> : (i32) -> i32
        3:
          %1 = "impossible.type"(%0) <{content = !impossible.small<40>, kind = 3 : i32}> : (i32) -> i32
        4:
          %1 = "impossible.type"(%0) <{content = !impossible.small<40>, kind = 4 : i32}> : (i32) -> i32
        5:
          %1 = "impossible.type"(%0) <{content = !impossible.small<40>, kind = 5 : i32}> : (i32) -> i32
    "#]].assert_eq(&printed);
}

#[test]
fn defaults_that_cannot_exist_are_errors_at_their_definition() {
    let texts =
        ["\"impossible.default\"() : () -> ()", "\"x.x\"() {ty = !impossible.box} : () -> ()"];
    let errors = texts.map(|text| {
        let ctx = context();
        let errors = parse_source(&ctx, "-", text.as_bytes()).expect_err("an error");
        let first = errors.first().expect("an error");
        format!("{}: {}\n", ctx.location_attr(first.location()), first.message())
    });
    expect![[r#"
        loc("impossible_types.td":26:1): the default value constructs a type or an attribute that cannot exist
        loc("impossible_types.td":19:1): the default value constructs a type or an attribute that cannot exist
    "#]].assert_eq(&errors.concat());
}
