//! Verification: hooks, and the order in which everything is checked.

use ods_runtime::codegen::*;
use ods_runtime::hooks::{Verify, VerifyRegions};
use ods_runtime::text::parse_source;

use crate::my::*;
use crate::support::{context, error, parse};

impl<'ir> Verify<'ir> for VerifiedOp<'ir> {
    fn verify(self) -> VerifyResult {
        let is_zero = self.input().defining_op().is_some_and(|op| op.name().as_str() == "t.zero");
        if is_zero { Err(self.op_error("takes no zero")) } else { Ok(()) }
    }
}

impl<'ir> VerifyRegions<'ir> for VerifiedOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        let count = self.body().first_block().map_or(0, |block| block.ops().count());
        if count == 1 { Ok(()) } else { Err(self.op_error("contains one operation")) }
    }
}

/// Fails if the first phase of `op` that fails is `phase` or an earlier one.
fn passes(op: OrderedOp<'_>, phase: u32, what: &str) -> VerifyResult {
    if op.step() > phase { Ok(()) } else { Err(op.op_error(format!("step {phase}: {what}"))) }
}

/// A trait with a part before the regions and one after them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Phases;

impl OpTrait for Phases {
    const NAME: &'static str = "Phases";

    fn verify(op: OpRef<'_>) -> VerifyResult {
        passes(op.cast(), 3, "a trait")
    }

    fn verify_regions(op: OpRef<'_>) -> VerifyResult {
        passes(op.cast(), 7, "a trait, about regions")
    }
}

impl<'ir> Verify<'ir> for OrderedOp<'ir> {
    fn verify(self) -> VerifyResult {
        passes(self, 5, "the verifier")
    }
}

impl<'ir> VerifyRegions<'ir> for OrderedOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        passes(self, 9, "the verifier of regions")
    }
}

#[test]
fn verifiers_look_at_the_operation_and_at_its_regions() {
    let ctx = context();
    let text = |value: &str, body: &str| {
        format!(
            "%0 = \"t.{value}\"() : () -> i32 \"my.verified\"(%0) ({{^bb0: {body}}}) : (i32) -> ()"
        )
    };
    parse(&ctx, &text("one", "\"t.a\"() : () -> ()"));
    assert_eq!(error(&ctx, &text("zero", "")), "'my.verified' op takes no zero");
    let two = "\"t.a\"() : () -> () \"t.b\"() : () -> ()";
    assert_eq!(error(&ctx, &text("one", two)), "'my.verified' op contains one operation");
}

#[test]
fn phases_follow_the_order_of_the_document() {
    let ctx = context();
    // Phase 6 verifies what is nested, which is wrong up to then.
    let wrong = r#""my.confined"() <{value = 1 : i32}> : () -> ()"#;
    let text = |step: u32| {
        let body = if step <= 6 { wrong } else { "" };
        format!(
            r#""my.ordered"() <{{step = {step} : i32}}> ({{ {body} "t.end"() : () -> () }}) : () -> ()"#
        )
    };
    let errors: Vec<String> = (1..=9).map(|step| error(&ctx, &text(step))).collect();
    assert_eq!(
        errors,
        [
            "'my.ordered' op attribute 'step' failed to satisfy constraint: 32-bit signless integer attribute whose \
             minimum value is 2",
            "'my.ordered' op failed to verify that step 2: a predicate",
            "'my.ordered' op step 3: a trait",
            "'my.ordered' op step 4: an interface",
            "'my.ordered' op step 5: the verifier",
            "'my.confined' op attribute 'value' failed to satisfy constraint: 32-bit signless integer attribute whose \
             minimum value is 10",
            "'my.ordered' op step 7: a trait, about regions",
            "'my.ordered' op step 8: an interface, about regions",
            "'my.ordered' op step 9: the verifier of regions",
        ]
    );
    parse(&ctx, &text(10));
}

#[test]
fn errors_show_the_operation_in_generic_form() {
    let ctx = context();
    ctx.print_op_on_diagnostic(true);
    let text = "%0 = \"t.value\"() : () -> f32 my.combined %0 : f32 [1] 2 {a}";
    let errors = parse_source(&ctx, "test.mlir", text.as_bytes()).expect_err("a float");
    let notes: Vec<_> = errors[0].notes().iter().map(|note| note.message()).collect();
    let generic = "\"my.combined\"(%0) <{count = 2 : i64, list = [1]}> {a} : (f32) -> ()";
    assert_eq!(notes, [format!("see current operation: {generic}")]);
}
