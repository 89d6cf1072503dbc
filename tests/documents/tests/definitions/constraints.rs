//! Constraints.

use ods_runtime::OpRef;
use ods_runtime::attrs::{AttrRef, StringAttr};
use ods_runtime::diag::VerifyResult;
use ods_runtime::traits::OpTrait;

use crate::support::{context, error, parse};

/// The document's function that a predicate calls.
pub(crate) fn has_some_property(attr: AttrRef<'_>) -> bool {
    attr.dyn_cast::<StringAttr<'_>>().is_some_and(|it| it.value().starts_with("some"))
}

/// A trait of our own: the operation has a name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct IsNamed;

impl OpTrait for IsNamed {
    const NAME: &'static str = "IsNamed";

    fn verify(op: OpRef<'_>) -> VerifyResult {
        if op.attr("name").is_some() { Ok(()) } else { Err(op.op_error("has no name")) }
    }
}

/// A trait with a parameter: there are at least `N` operands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AtLeast<const N: usize>;

impl<const N: usize> OpTrait for AtLeast<N> {
    const NAME: &'static str = "AtLeast";

    fn verify(op: OpRef<'_>) -> VerifyResult {
        if op.num_operands() >= N {
            return Ok(());
        }
        Err(op.op_error(format!("has fewer than {N} operands")))
    }
}

#[test]
fn predicates_are_combined() {
    let ctx = context();
    parse(&ctx, r#""my.integers"() {written = 1 : i32, reused = 1 : i64} : () -> ()"#);
    for (attrs, name) in [
        ("written = 1 : i16, reused = 1 : i32", "written"),
        ("written = 1, reused = 1.0", "reused"),
    ] {
        assert_eq!(
            error(&ctx, &format!(r#""my.integers"() {{{attrs}}} : () -> ()"#)),
            format!(
                "'my.integers' op attribute '{name}' failed to satisfy constraint: any attribute 32-bit or 64-bit \
                 integer"
            )
        );
    }
}

#[test]
fn a_predicate_calls_a_function() {
    let ctx = context();
    parse(&ctx, r#""my.property"() {attr = "something"} : () -> ()"#);
    assert_eq!(
        error(&ctx, r#""my.property"() {attr = "nothing"} : () -> ()"#),
        "'my.property' op attribute 'attr' failed to satisfy constraint: any attribute with the property"
    );
}

#[test]
fn combiners_work_on_types_attributes_and_properties() {
    let ctx = context();
    let text = |ty: &str, list: &str, count: u32| {
        format!("%0 = \"t.value\"() : () -> {ty} my.combined %0 : {ty} {list} {count}")
    };
    for (text, message) in [
        (
            text("f32", "[1]", 2),
            "operand #0 must be variadic of anything but a float, but got 'f32'",
        ),
        (
            text("i1", "[1, 2, 3]", 2),
            "attribute 'list' failed to satisfy constraint: any attribute short list",
        ),
        (text("i1", "[1]", 3), "property 'count' failed to satisfy constraint: even"),
        (
            text("i1", "[1, 2]", 2),
            "failed to verify that as many operands as the list has elements",
        ),
        (text("i1", "[1]", 2), "failed to verify that the count is that of the operands"),
    ] {
        assert_eq!(error(&ctx, &text), format!("'my.combined' op {message}"));
    }
}

#[test]
fn a_predicate_makes_what_it_compares_with() {
    let ctx = context();
    parse(&ctx, r#""my.typed"() {type = i32} : () -> ()"#);
    assert!(error(&ctx, r#""my.typed"() {type = i33} : () -> ()"#).ends_with("that is i32"));
}

#[test]
fn traits_are_verified() {
    let ctx = context();
    parse(&ctx, r#"%0 = "t.v"() : () -> i1 "my.traits"(%0, %0) {name = "a"} : (i1, i1) -> ()"#);
    for (text, message) in [
        (r#""my.traits"() : () -> ()"#, "has no name"),
        (r#""my.traits"() {name = "a"} : () -> ()"#, "has fewer than 2 operands"),
    ] {
        assert_eq!(error(&ctx, text), format!("'my.traits' op {message}"));
    }
}
