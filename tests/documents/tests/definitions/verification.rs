//! Verification: hooks, and the order in which everything is checked.

use ods_runtime::codegen::*;
use ods_runtime::hooks::{Verify, VerifyRegions};

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

impl<'ir> Verify<'ir> for OrderedOp<'ir> {
    fn verify(self) -> VerifyResult {
        if self.step() == 3 { Err(self.op_error("step 3: the verifier")) } else { Ok(()) }
    }
}

impl<'ir> VerifyRegions<'ir> for OrderedOp<'ir> {
    fn verify_regions(self) -> VerifyResult {
        Err(self.op_error("step 5: the verifier of regions"))
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
    let text = |step: u32, body: &str| {
        format!(
            r#""my.ordered"() <{{step = {step} : i32}}> ({{ {body} "t.end"() : () -> () }}) : () -> ()"#
        )
    };
    let wrong = r#""my.confined"() <{value = 1 : i32}> : () -> ()"#;
    let found = [(1, wrong), (2, wrong), (3, wrong), (4, wrong), (5, "")]
        .map(|(step, body)| error(&ctx, &text(step, body)));
    assert_eq!(
        found,
        [
            "'my.ordered' op attribute 'step' failed to satisfy constraint: 32-bit signless integer attribute whose \
             minimum value is 2",
            "'my.ordered' op failed to verify that step 2: a trait",
            "'my.ordered' op step 3: the verifier",
            // Step 4: what is nested.
            "'my.confined' op attribute 'value' failed to satisfy constraint: 32-bit signless integer attribute whose \
             minimum value is 10",
            "'my.ordered' op step 5: the verifier of regions",
        ]
    );
}
