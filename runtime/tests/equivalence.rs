//! Structural equality and hashes of operations.

use std::sync::Arc;

use ods_runtime::ir::{Equivalence, Mapping, OpRef};
use ods_runtime::text::parse_source;
use ods_runtime::{Context, Ir};

const NO_LOCATIONS: Equivalence = Equivalence::IGNORE_LOCATIONS;

fn context() -> Arc<Context> {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    ctx
}

fn parse(ctx: &Arc<Context>, text: &str) -> Ir {
    parse_source(ctx, "t", text.as_bytes()).unwrap_or_else(|errors| panic!("{}", errors[0]))
}

fn root(ir: &Ir) -> OpRef<'_> {
    ir.root().expect("parsed text has a root")
}

/// Whether two texts mean the same; hashes must agree with equality.
fn same(a: &str, b: &str, flags: Equivalence) -> bool {
    let ctx = context();
    let (a, b) = (parse(&ctx, a), parse(&ctx, b));
    let equal = flags.ops(root(&a), root(&b));
    assert_eq!(equal, flags.ops(root(&b), root(&a)), "symmetric");
    if equal {
        assert_eq!(flags.hash_op(root(&a)), flags.hash_op(root(&b)), "equal hashes");
    } else {
        assert_ne!(flags.hash_op(root(&a)), flags.hash_op(root(&b)), "a collision is unlikely");
    }
    equal
}

#[test]
fn names_of_values_and_blocks_do_not_matter() {
    let a = r#""t.f"() ({
      ^bb0(%a: i32, %b: i32):
        %c:2 = "t.g"(%a, %b) {x = 1} : (i32, i32) -> (i32, i64)
        "t.br"(%c#1)[^bb1, ^bb2] : (i64) -> ()
      ^bb2:
        "t.end"() : () -> ()
      ^bb1:
        "t.end"(%c#0) : (i32) -> ()
    }) : () -> ()"#;
    let b = r#""t.f"() ({
      ^x(%p: i32, %q: i32):
        %r, %s = "t.g"(%p, %q) {x = 1} : (i32, i32) -> (i32, i64)
        "t.br"(%s)[^y, ^z] : (i64) -> ()
      ^z:
        "t.end"() : () -> ()
      ^y:
        "t.end"(%r) : (i32) -> ()
    }) : () -> ()"#;
    assert!(same(a, b, NO_LOCATIONS));
    for (from, to) in [
        ("(%a, %b)", "(%b, %a)"),
        ("x = 1", "x = 2"),
        ("[^bb1, ^bb2]", "[^bb1, ^bb1]"),
        ("(i32, i64)\n", "(i32, i64)\n\"t.more\"() : () -> ()\n"),
        ("\"t.g\"", "\"t.h\""),
    ] {
        assert!(a.contains(from));
        assert!(!same(&a.replace(from, to), b, NO_LOCATIONS), "{from} -> {to}");
    }
}

#[test]
fn flags_select_ignored_differences() {
    let (a, b) = ("\"t.f\"() {x} : () -> ()", "\"t.f\"() {y} : () -> ()");
    assert!(!same(a, b, NO_LOCATIONS));
    assert!(same(a, b, Equivalence { ignore_discardable_attrs: true, ..NO_LOCATIONS }));
    let (a, b) = ("\"t.f\"() <{x}> : () -> ()", "\"t.f\"() <{y}> : () -> ()");
    assert!(!same(a, b, NO_LOCATIONS));
    assert!(same(a, b, Equivalence { ignore_properties: true, ..NO_LOCATIONS }));
    let (a, b) = ("\"t.f\"() : () -> ()", "\n\"t.f\"() : () -> ()");
    assert!(same(a, b, NO_LOCATIONS));
    assert!(!same(a, b, Equivalence::default()));
    assert!(same(
        "\"t.f\"() : () -> () loc(\"x\")",
        "\"t.f\"() : () -> () loc(\"x\")",
        NO_LOCATIONS
    ));
}

#[test]
fn values_may_be_used_before_their_definition() {
    let graph = |name: &str| {
        format!(
            "\"t.g\"() ({{\n \"t.u\"(%{name}) : (i32) -> ()\n %{name} = \"t.d\"() : () -> i32\n}}) : () -> ()"
        )
    };
    assert!(same(&graph("a"), &graph("b"), NO_LOCATIONS));
}

#[test]
fn external_operands_must_be_equal() {
    let ctx = context();
    let ir = parse(
        &ctx,
        r#""t.r"() ({
        %a, %b = "t.d"() : () -> (i32, i32)
        "t.u"(%a) : (i32) -> ()
        "t.u"(%a) : (i32) -> ()
        "t.u"(%b) : (i32) -> ()
    }) : () -> ()"#,
    );
    let body = root(&ir).region(0).first_block().expect("a block");
    let ops: Vec<OpRef<'_>> = body
        .front()
        .expect("an operation")
        .region(0)
        .blocks()
        .next()
        .map_or(Vec::new(), |block| block.ops().skip(1).collect());
    assert!(NO_LOCATIONS.ops(ops[0], ops[1]));
    assert!(!NO_LOCATIONS.ops(ops[0], ops[2]));
    let by_slot = |value: ods_runtime::ir::ValueRef<'_>| u64::from(value.index() as u32);
    assert_eq!(NO_LOCATIONS.hash_shell(ops[0], by_slot), NO_LOCATIONS.hash_shell(ops[1], by_slot));
    assert_ne!(NO_LOCATIONS.hash_shell(ops[0], by_slot), NO_LOCATIONS.hash_shell(ops[2], by_slot));
    assert!(NO_LOCATIONS.regions(root(&ir).region(0), root(&ir).region(0)));
}

#[test]
fn deep_clones_are_equivalent() {
    let ctx = context();
    let mut text = String::new();
    for i in 0..200 {
        text.push_str(&format!("\"t.r\"() ({{\n%{i} = \"t.d\"() : () -> i32\n"));
    }
    text.push_str(&"}) : () -> ()\n".repeat(200));
    let mut ir = parse(&ctx, &text);
    let op = root(&ir).handle();
    let copy = ir.clone_op(op, &mut Mapping::new());
    let flags = Equivalence::default();
    assert!(flags.ops(ir.op(op), ir.op(copy)));
    assert_eq!(flags.hash_op(ir.op(op)), flags.hash_op(ir.op(copy)));
}
